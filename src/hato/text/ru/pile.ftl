### Стол игр с общей стопкой: кто что сыграл, кто спасовал, что сейчас действует.

pile-top = В стопке ({ $name }): { $cards }
pile-under = { $n ->
        [one] под ними { $n } карта
        [few] под ними { $n } карты
       *[other] под ними { $n } карт
    }
pile-passed = пас
pile-reversed = Бьёт младшая карта
pile-revolution = Революция
pile-eleven_back = Валет назад
pile-lock = Замок: { $suits }
pile-number_lock = Замок: на шаг старше
pile-leads = { $who ->
        [you] Ваш ход.
       *[other] Ходит { $name }.
    }
pile-hint-lead = Ваш ход: выберите карты и сыграйте их.
pile-hint-follow = Перебейте стопку или пасуйте.
pile-hint-must = Перебить нечем.
pile-hint-more = Выберите ещё карты.
pile-hint-lay = Сыграйте или заберите карты назад.
pile-hint-build = Выберите ещё карту или играйте.
pile-hint-return = { $count ->
        [one] Выберите { $count } карту, которую вернёте.
        [few] Выберите { $count } карты, которые вернёте.
       *[other] Выберите { $count } карт, которые вернёте.
    }
pile-hint-gift = { $count ->
        [one] Можно отдать { $count } карту следующему.
        [few] Можно отдать до { $count } карт следующему.
       *[other] Можно отдать до { $count } карт следующему.
    }
pile-hint-shed = { $count ->
        [one] Можно сбросить { $count } карту.
        [few] Можно сбросить до { $count } карт.
       *[other] Можно сбросить до { $count } карт.
    }
pile-picked = Выбрано: { $cards }
pile-warning = Осторожно: кто так выходит, занимает самое низкое свободное место.
pile-run = От { $rank }
key-pick = Сыграть выбранные карты
