### Hato, Min-hwatu and the game of 1995 (rules MH, C)

hato-name = Хато
hato-about = Найпростіша гра у квіткові карти, від двох до семи людей: кожна карта й кожна комбінація має свою ціну, передчасно ніхто не зупиняється, а перемагає той, у кого більше очок.

## Presets

hato-preset-sakhalin = Сахалінське хато
    .about = Так грають корейці Сахаліну. Пʼять світел варті 50, три прості червоні стрічки — нічого. Усього в колоді 240 очок.
hato-preset-minhwatu = Мінхватху
    .about = Звичайна гра Кореї. Очки дають усі три набори стрічок, а пʼять світел — ні. Усього в колоді 240 очок.
hato-preset-sakhalin_250 = Сахалінське хато, 250
    .about = За старим списком: «Кольорова павловнія» варта 10, тому в колоді 250 очок.
hato-preset-sakhalin_260 = Сахалінське хато, 260
    .about = Сахалінська таблиця слово в слово: інша ціна в «Чаші саке», верби й павловнії, а замість усієї верби очки дає вся павловнія. Усього в колоді 260 очок.
hato-preset-card1995 = 1995Card
    .about = Компʼютерна гра 1995 року для двох. Якщо карта з колоди щось узяла, на стіл кладуть іще одну; різницю в очках оплачують грошима, і так до банкрутства.
hato-preset-card1995_fair = 1995Card без зайвої карти
    .about = Компʼютерна гра 1995 року без зайвої карти: наприкінці раунду стіл порожній.

## Groups of options, by the rule that they belong to

hato-group-D-2 = Календар
hato-group-G-1 = Перший роздавач
hato-group-G-2 = Місця за столом
hato-group-G-3 = Напрям
hato-group-G-4 = Матч і гроші
hato-group-G-5 = Вихід із раунду
hato-group-G-8 = Хто роздає далі
hato-group-MH-1 = Гравці й роздача
hato-group-MH-4 = Комбінації
hato-group-MH-5 = Розрахунок
hato-group-MH-6 = Ціна карт
hato-group-C-2 = Зайва карта
hato-group-C-5 = Гроші гри 1995 року

## Options. The value texts of an option follow it; yes and no are shared texts.

hato-option-length = Тривалість матчу
    .about = Скільки триває матч: домовлену кількість раундів, домовлений час, доки хтось не набере потрібної суми або доки в когось не скінчаться гроші.
# $n (Number): rounds
hato-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}
# $points (Number): the total that ends the match
hato-value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очок
}
# $minutes (Number): the round in progress at the agreed end is finished
hato-value-length-time = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
hato-value-length-bankroll = Доки хтось не збанкрутує

hato-option-next_dealer = Хто роздає далі
    .about = Хто роздає в наступному раунді й, отже, ходить у ньому першим.
hato-value-next_dealer-winner = У кого рахунок найбільший
hato-value-next_dealer-alternate = По черзі
hato-value-next_dealer-loser = Хто програв найбільше
hato-value-next_dealer-fixed = Завжди той самий

hato-option-draws_count = Нічия рахується раундом
    .about = Чи входить раунд, зіграний унічию, до домовленої кількості раундів, чи його переграють.

hato-option-stake = Ціна очка
    .about = Скільки грошей варте одне очко; сам рахунок ведуть в очках.

hato-option-capital = Початковий капітал
    .about = Скільки має кожен на старті; діє лише в матчі до банкрутства.

hato-option-capital_in = У чому рахувати капітал
    .about = Чи рахувати початковий капітал в очках, чи в грошах; діє лише в матчі до банкрутства.
hato-value-capital_in-stakes = В очках
hato-value-capital_in-money = У грошах

hato-option-dealer_draw = Перший роздавач
    .about = Як вибирають першого роздавача: за місяцем витягнутої карти, жеребом чи без жеребкування.
hato-value-dealer_draw-earliest = Найраніший місяць
hato-value-dealer_draw-latest = Найпізніший місяць
hato-value-dealer_draw-night_day = Уночі чи вдень
hato-value-dealer_draw-random = Жереб
hato-value-dealer_draw-first_seat = Перше місце

hato-option-draw_time = Ніч чи день
    .about = Уночі першим роздає найраніший місяць, удень — найпізніший; потрібно лише для правила «уночі чи вдень».
hato-value-draw_time-night = Ніч
hato-value-draw_time-day = День

hato-option-month_order = Календар
    .about = Чи вважати павловнію листопадом, а вербу груднем, як у Кореї, чи навпаки, як у Японії.
hato-value-month_order-korean = Корейський
hato-value-month_order-japanese = Японський

hato-option-players = Гравців у раунді
    .about = Скільки людей, від двох до семи, грають раунд; більше за столом може бути лише за правилом про зайвих гравців.

hato-option-table_quad = Четвірка на столі
    .about = Що робити, якщо на стіл лягли всі чотири карти місяця й узяти їх уже нічим.
hato-value-table_quad-redeal = Роздати знову

hato-option-hand_quad = Четвірка на руках
    .about = Що робити, якщо комусь прийшли всі чотири карти місяця.
hato-value-hand_quad-nothing = Грати далі
hato-value-hand_quad-redeal = Роздати знову

hato-option-card_values = Ціна карт
    .about = За яким списком рахувати карти; сахалінські сторінки дають два списки, що відрізняються від звичайного.
hato-value-card_values-standard = Звичайний, 240 очок
hato-value-card_values-colored_paulownia = «Кольорова павловнія» 10, 250 очок
hato-value-card_values-sakhalin_table = Сахалінська таблиця, 260 очок

hato-option-dan = Набори стрічок
    .about = Які набори з трьох стрічок дають по 30 очок.
hato-value-dan-hongdan = Стрічки з віршами
hato-value-dan-cheongdan = Сині стрічки
hato-value-dan-chodan = Прості червоні стрічки

hato-option-month_sets = Цілі місяці
    .about = За які місяці й скільки очок дають усі чотири карти.
hato-value-month_sets-core3 = Ірис, клен і верба по 20
hato-value-month_sets-all12 = Кожен місяць по 20

hato-option-five_brights = Пʼять світел
    .about = Скільки очок дають усі пʼять світел; якщо 0, вони не рахуються.

hato-option-godori = Годорі
    .about = Скільки очок дають разом «Соловей», «Зозуля» і «Гуси»; якщо 0, вони не рахуються.

hato-option-bonus_mode = Хто платить за комбінацію
    .about = Чи віднімати очки за комбінацію в усіх суперників, чи лише додавати їх власникові.
hato-value-bonus_mode-from_each_opponent = Кожен суперник
hato-value-bonus_mode-added_only = Ніхто, їх додають

hato-option-settlement = Розрахунок
    .about = Як із рахунку раунду виходить його результат.
hato-value-settlement-vs_par = Проти рівної частки
hato-value-settlement-difference = Різниця з кожним суперником
hato-value-settlement-totals = Сам рахунок раунду

hato-option-extra_draw = Зайва карта
    .about = Чи відкривати ще одну карту, якщо карта з колоди щось узяла, і чи бере вона сама.
hato-value-extra_draw-none = Немає
hato-value-extra_draw-unmatched = Лише лягає на стіл
hato-value-extra_draw-matched = Теж бере

hato-option-leftover = Залишок на столі
    .about = Чиї карти, що лежать на столі, коли на руках уже нічого немає.
hato-value-leftover-nobody = Нічиї

hato-option-dropout = Зайві гравці
    .about = Як вирішують, хто грає, якщо за столом більше людей, ніж місць у раунді; питання «лишитися чи вийти» — для трьох і більше.
hato-value-dropout-off = Більше за стіл не сідають
hato-value-dropout-first_cards = На весь матч вирішує перше жеребкування
hato-value-dropout-announce = Кожен каже, лишається чи виходить

hato-option-dropout_penalty = Штраф за вихід
    .about = Скільки очок платить той, хто виходить із раунду; зазвичай 12.

hato-option-penalty_to = Кому йде штраф
    .about = Чи дістається штраф за вихід переможцеві раунду, чи порівну всім, хто грає.
hato-value-penalty_to-round_winner = Переможцеві раунду
hato-value-penalty_to-each_active_equal = Порівну всім, хто грає

hato-option-penalty_for_forced_out = Штраф без вибору
    .about = Чи платить штраф і той, кому забракло місця й кого ні про що не спитали.

hato-option-folded_cards = Карти тих, хто вийшов
    .about = Куди йдуть карти тих, хто не грає; якщо зверху на колоду, колишні власники знають, що відкриється.
hato-value-folded_cards-shuffled_into_stock = Замішати в колоду
hato-value-folded_cards-top_of_stock = Покласти на колоду

hato-option-dealer_may_drop = Роздавач може вийти
    .about = Чи питати й роздавача; якщо ні, він грає завжди.

## Lines of the settlement: yaku. `.native` is Korean, `.reading` how it is said.

hato-line-hongdan = Стрічки з віршами
    .native = 홍단
    .reading = хондан
    .about = Три червоні стрічки з віршами: сосна, слива й вишня.
hato-line-cheongdan = Сині стрічки
    .native = 청단
    .reading = чхондан
    .about = Три сині стрічки: півонія, хризантема й клен.
hato-line-chodan = Прості червоні стрічки
    .native = 초단
    .reading = чходан
    .about = Три прості червоні стрічки: гліцинія, ірис і конюшина; стрічка верби сюди не входить.
hato-line-choyak = Увесь ірис
    .native = 초약
    .reading = чхояк
    .about = Усі чотири карти ірису.
hato-line-pungyak = Увесь клен
    .native = 풍약
    .reading = пхуняк
    .about = Усі чотири карти клена.
hato-line-biyak = Увесь дощ
    .native = 비약
    .reading = біяк
    .about = Усі чотири карти верби: «Людина дощу», «Ластівка», червона стрічка і «Гроза».
hato-line-ttongyak = Уся павловнія
    .native = 똥약
    .reading = ттоняк
    .about = Усі чотири карти павловнії.
hato-line-month_01 = Уся сосна
    .native = 송학 네 장
    .reading = сонхак не джан
    .about = Усі чотири карти сосни.
hato-line-month_02 = Уся слива
    .native = 매조 네 장
    .reading = меджо не джан
    .about = Усі чотири карти сливи.
hato-line-month_03 = Уся вишня
    .native = 벚꽃 네 장
    .reading = ботккот не джан
    .about = Усі чотири карти вишні.
hato-line-month_04 = Уся гліцинія
    .native = 흑싸리 네 장
    .reading = хикссарі не джан
    .about = Усі чотири карти гліцинії.
hato-line-month_06 = Уся півонія
    .native = 모란 네 장
    .reading = моран не джан
    .about = Усі чотири карти півонії.
hato-line-month_07 = Уся конюшина
    .native = 홍싸리 네 장
    .reading = хонссарі не джан
    .about = Усі чотири карти конюшини.
hato-line-month_08 = Увесь міскант
    .native = 공산 네 장
    .reading = гонсан не джан
    .about = Усі чотири карти місканта.
hato-line-month_09 = Уся хризантема
    .native = 국화 네 장
    .reading = гукхва не джан
    .about = Усі чотири карти хризантеми.
hato-line-ogwang = Пʼять світел
    .native = 오광
    .reading = огван
    .about = Усі пʼять світел: «Журавель», «Похідна завіса», «Місяць», «Людина дощу» і «Фенікс».
hato-line-godori = Годорі
    .native = 고도리
    .reading = годорі
    .about = «Соловей», «Зозуля» і «Гуси»: пʼять птахів на трьох картах.

## Lines of the settlement: from the cards to the result

hato-line-card_points = Очки за карти
    .about = Сума цін узятих карт.
hato-line-others_yaku = Комбінації суперників
    .about = Скільки віднімають від цього рахунку комбінації суперників.
hato-line-round_score = Рахунок раунду
    .about = Карти й комбінації разом.
hato-line-par = Рівна частка
    .about = Сума рахунків усіх гравців, поділена на кількість гравців.
hato-line-each_opponent = Проти кожного суперника
    .about = Рахунок раунду рахується по разу на кожного суперника.
hato-line-their_scores = Рахунок суперників
    .about = Віднімаються рахунки всіх суперників.

## Actions

hato-action-play = Зіграти
hato-action-take = Узяти
hato-action-stay = Лишитися
    .about = Грати цей раунд.
hato-action-drop = Вийти
    .about = Пропустити цей раунд.

## What a player calls out

hato-call-stay = Граю!
hato-call-drop = Виходжу!
hato-call-hongdan = Хондан!
hato-call-cheongdan = Чхондан!
hato-call-chodan = Чходан!
hato-call-choyak = Увесь ірис!
hato-call-pungyak = Увесь клен!
hato-call-biyak = Увесь дощ!
hato-call-ttongyak = Уся павловнія!
hato-call-month_01 = Уся сосна!
hato-call-month_02 = Уся слива!
hato-call-month_03 = Уся вишня!
hato-call-month_04 = Уся гліцинія!
hato-call-month_06 = Уся півонія!
hato-call-month_07 = Уся конюшина!
hato-call-month_08 = Увесь міскант!
hato-call-month_09 = Уся хризантема!
hato-call-ogwang = Пʼять світел!
hato-call-godori = Годорі!

## Payments within a round, in the middle of it or beside its result

hato-paid-dropout = Штраф за вихід
hato-paid-pot = Банк

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

hato-end-highest = { $you ->
    [yes] Карти скінчилися: ваш рахунок найбільший.
   *[no] Карти скінчилися: перше місце за очками — { $winner }.
}
hato-end-shared = Нічия: найкращий рахунок поділили.

## Why the cards were dealt again

hato-shuffled-table_quad = Роздано знову: на стіл лягли всі чотири карти одного місяця.
hato-shuffled-hand_quad = Роздано знову: на руках опинилися всі чотири карти одного місяця.
