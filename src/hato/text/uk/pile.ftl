### Стіл ігор зі спільним стосом: хто що зіграв, хто спасував, що зараз діє.

pile-top = У стосі ({ $name }): { $cards }
pile-under = { $n ->
        [one] під ними { $n } карта
        [few] під ними { $n } карти
       *[other] під ними { $n } карт
    }
pile-passed = пас
pile-reversed = Бʼє молодша карта
pile-revolution = Революція
pile-eleven_back = Валет назад
pile-lock = Замок: { $suits }
pile-number_lock = Замок: на крок старше
pile-leads = { $who ->
        [you] Ваш хід.
       *[other] Ходить { $name }.
    }
pile-hint-lead = Ваш хід: виберіть карти й зіграйте їх.
pile-hint-follow = Перебийте стос або пасуйте.
pile-hint-must = Перебити нічим.
pile-hint-more = Виберіть ще карти.
pile-hint-lay = Зіграйте або заберіть карти назад.
pile-hint-build = Виберіть ще карту або грайте.
pile-hint-return = { $count ->
        [one] Виберіть { $count } карту, яку повернете.
        [few] Виберіть { $count } карти, які повернете.
       *[other] Виберіть { $count } карт, які повернете.
    }
pile-hint-gift = { $count ->
        [one] Можна віддати { $count } карту наступному.
        [few] Можна віддати до { $count } карт наступному.
       *[other] Можна віддати до { $count } карт наступному.
    }
pile-hint-shed = { $count ->
        [one] Можна скинути { $count } карту.
        [few] Можна скинути до { $count } карт.
       *[other] Можна скинути до { $count } карт.
    }
pile-picked = Вибрано: { $cards }
pile-warning = Обережно: хто так виходить, посідає найнижче вільне місце.
pile-run = Від { $rank }
key-pick = Зіграти вибрані карти
