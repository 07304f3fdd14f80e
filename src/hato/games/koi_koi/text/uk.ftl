### Koi-Koi (rules KK)

koi_koi-name = Кої-кої
koi_koi-about = Двобій на квіткових картах: збирайте комбінації й вирішуйте, забрати очки зараз чи сказати «кої-кої» і ризикнути заради більшого.

## Presets

koi_koi-preset-nintendo = Nintendo
    .about = Таблиця, яку Nintendo друкує сьогодні. Від семи очок виграш подвоюється, і ще раз, якщо суперник казав «кої-кої».
koi_koi-preset-russian = Російські
    .about = Правила, звичні російським гравцям: очки як у Nintendo, подвоєння лише одне, від семи очок. Комбінації з роздачі не рахуються.
koi_koi-preset-fuda_wiki = Fuda Wiki
    .about = Таблиця сайту Fuda Wiki: пʼять світел варті 15 очок, три — 6. Подвоєння як у Nintendo.
koi_koi-preset-board_game_arena = Board Game Arena
    .about = Як на Board Game Arena: шість раундів, на старті по 50 очок, і скільки один виграв, стільки другий утратив. Усі комбінації додаються, а кожне власне «кої-кої» збільшує множник.
koi_koi-preset-additive = Усе додається
    .about = Очки як у Nintendo, але рахунок старовинний. Усі комбінації додаються, і лише світлові виключають одна одну.
koi_koi-preset-flash = Hanafuda Flash
    .about = Таблиця Hanafuda Flash: без милувань і без подвоєнь, зате рахуються чотири карти місяця. Якщо раунду ніхто не зупинив, очки отримує роздавач.
koi_koi-preset-ukrainian = Українські
    .about = Правила українського опису, гра до 50 очок; ціни світлових комбінацій виправлено. Усі комбінації додаються, а кожне «кої-кої» переможця збільшує множник.
koi_koi-preset-ukrainian_literal = Українські дослівно
    .about = Український опис слово в слово: три світла варті 8 очок, а всі пʼять — лише 4. Комбінація з роздачі варта 5.
koi_koi-preset-ukrainian_modern = Українські, нове світло
    .about = Українські правила, але світлові комбінації варті стільки, скільки тепер у Японії: 5, 7, 8 і 10.
koi_koi-preset-koikoi_japan = KoiKoi-Japan
    .about = Правила гри KoiKoi-Japan: вісім раундів, на старті по 30 очок, і скільки один виграв, стільки другий утратив. Милування дешеві, а власні «кої-кої» спершу додають очки й лише потім множать.

## Options. The value texts of an option follow it; yes and no are shared texts.

koi_koi-option-length = Тривалість матчу
    .about = Скільки триває матч: домовлену кількість раундів або доки хтось не набере потрібної суми.
# $n (Number): rounds
koi_koi-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}
# $points (Number): the total that ends the match
koi_koi-value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очок
}
# $minutes (Number): the round in progress at the agreed end is finished
koi_koi-value-length-time = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
koi_koi-value-length-bankroll = Доки хтось не збанкрутує

koi_koi-option-start_points = Очки на старті
    .about = Скільки очок має кожен перед першим раундом; якщо вони є, матч закінчується й тоді, коли в когось не лишилося жодного.

koi_koi-option-next_dealer = Хто роздає далі
    .about = Хто роздає в наступному раунді й, отже, ходить у ньому першим.
koi_koi-value-next_dealer-winner = Переможець
koi_koi-value-next_dealer-alternate = По черзі
koi_koi-value-next_dealer-loser = Переможений
koi_koi-value-next_dealer-fixed = Завжди той самий

koi_koi-option-draws_count = Нічия рахується раундом
    .about = Чи входить раунд, зіграний унічию, до домовленої кількості раундів, чи його переграють.

koi_koi-option-dealer_draw = Перший роздавач
    .about = Як вибирають першого роздавача: за місяцем витягнутої карти чи жеребом.
koi_koi-value-dealer_draw-earliest = Найраніший місяць
koi_koi-value-dealer_draw-latest = Найпізніший місяць
koi_koi-value-dealer_draw-night_day = Уночі чи вдень
koi_koi-value-dealer_draw-random = Жереб

koi_koi-option-draw_time = Ніч чи день
    .about = Уночі першим роздає найраніший місяць, удень — найпізніший; потрібно лише для правила «уночі чи вдень».
koi_koi-value-draw_time-night = Ніч
koi_koi-value-draw_time-day = День

koi_koi-option-hand_size = Карт на руках
    .about = По скільки карт роздають гравцям.

koi_koi-option-teyaku = Комбінації з роздачі
    .about = Чи виграють раунд одразу чотири карти одного місяця або чотири пари, що прийшли на руки з роздачі.

koi_koi-option-teyaku_points = Очки за комбінацію з роздачі
    .about = Скільки очок варта комбінація з роздачі; її ніколи не множать.

koi_koi-option-teyaku_both = Комбінація з роздачі в обох
    .about = Що робити, якщо комбінація з роздачі прийшла обом.
koi_koi-value-teyaku_both-draw = Нічия
koi_koi-value-teyaku_both-dealer_first = Виграє роздавач
koi_koi-value-teyaku_both-redeal = Роздати знову

koi_koi-option-hand_quad = Четвірка на руках
    .about = Що робити, якщо комусь прийшли всі чотири карти місяця, а комбінації з роздачі не рахуються.
koi_koi-value-hand_quad-play = Грати далі
koi_koi-value-hand_quad-redeal = Роздати знову

koi_koi-option-table_quad = Четвірка на столі
    .about = Що робити, якщо на стіл лягли всі чотири карти місяця й узяти їх уже нічим.
koi_koi-value-table_quad-redeal = Роздати знову
koi_koi-value-table_quad-void = Раунд скасовано

koi_koi-option-table_four_pairs = Чотири пари на столі
    .about = Що робити, якщо карти столу з роздачі склали чотири пари.
koi_koi-value-table_four_pairs-redeal = Роздати знову
koi_koi-value-table_four_pairs-play = Грати далі

koi_koi-option-table_triple = Трійка на столі
    .about = Що робити, якщо на стіл із роздачі лягли три карти одного місяця.
koi_koi-value-table_triple-stack = Четверта бере всі
koi_koi-value-table_triple-redeal = Роздати знову

koi_koi-option-table = Ціни комбінацій
    .about = За чиєю таблицею рахуються очки за комбінації.
koi_koi-value-table-nintendo = Nintendo
koi_koi-value-table-russian = Російська
koi_koi-value-table-fuda_wiki = Fuda Wiki
koi_koi-value-table-board_game_arena = Board Game Arena
koi_koi-value-table-additive = Усе додається
koi_koi-value-table-flash = Hanafuda Flash
koi_koi-value-table-ukrainian = Українська
koi_koi-value-table-ukrainian_literal = Українська дослівно
koi_koi-value-table-ukrainian_modern = Українська, нове світло
koi_koi-value-table-koikoi_japan = KoiKoi-Japan

koi_koi-option-improve_test = Що вважати поліпшенням
    .about = Що має стати кращим, щоб гравця спитали, зупинитися чи грати далі.
koi_koi-value-improve_test-any_yaku = Комбінація нова або зросла
koi_koi-value-improve_test-total_higher = Сума більша за попередню
koi_koi-value-improve_test-captures_raise_total = Узяті карти підняли суму

koi_koi-option-koikoi_limit = Межа «кої-кої»
    .about = Скільки разів за раунд обидва гравці разом можуть сказати «кої-кої».
koi_koi-value-koikoi_limit-none = Без межі
koi_koi-value-koikoi_limit-one_per_round = Один раз за раунд

koi_koi-option-min_points_to_continue = Скільки очок треба для «кої-кої»
    .about = Скільки очок без множників треба мати, щоб сказати «кої-кої»; якщо їх менше, раунд одразу закінчується.
koi_koi-value-min_points_to_continue-none = Вистачить будь-якої комбінації

koi_koi-option-improve_by_growth = Зростання — теж поліпшення
    .about = Чи дає нове право вирішувати зайва карта до комбінації, яку вже зібрано.

koi_koi-option-decision_time = Коли вирішувати
    .about = Чи вирішує гравець лише наприкінці ходу, чи ще й одразу після того, як узяв картою з руки.
koi_koi-value-decision_time-end_of_turn = Наприкінці ходу
koi_koi-value-decision_time-after_each_capture = Щоразу, коли взяв

koi_koi-option-grouping = Як додаються комбінації
    .about = Чи додаються всі комбінації, чи серед світел, серед тварин і серед стрічок рахується лише найкраща.
koi_koi-value-grouping-exclusive = Найкраща кожного виду
koi_koi-value-grouping-additive = Додаються всі

koi_koi-option-cup_as_junk = Чаша саке — ще й дрібниця
    .about = Чи рахується «Чаша саке» водночас твариною й однією дрібницею.

koi_koi-option-viewings = Милування
    .about = Чи рахуються комбінації «милування сакурою» (ханамі) і «милування місяцем» (цукімі).
koi_koi-value-viewings-on = Так
koi_koi-value-viewings-off = Ні
koi_koi-value-viewings-only_with_other_yaku = Лише з іншою комбінацією

koi_koi-option-viewing_value = Очки за милування
    .about = Скільки очок варте кожне з двох милувань.

koi_koi-option-viewing_value_after_call = Милування після свого «кої-кої»
    .about = Скільки очок варте кожне милування, якщо його власник уже казав «кої-кої» в цьому раунді.
koi_koi-value-viewing_value_after_call-none = Стільки ж

koi_koi-option-viewing_with_brights = Милування разом зі світлом
    .about = Чи рахуються милування, коли гравець має світлову комбінацію.

koi_koi-option-viewing_cancel = Що псує милування
    .about = Через які карти верби й павловнії згоряють милування.
koi_koi-value-viewing_cancel-none = Нічого
koi_koi-value-viewing_cancel-rain_man_both = Узята «Людина дощу» — обидва
koi_koi-value-viewing_cancel-captured_split = Узята «Людина дощу» — сакуру, узята павловнія — місяць
koi_koi-value-viewing_cancel-field_split = Верба на столі — сакуру, павловнія на столі — місяць

koi_koi-option-scheme = Множники
    .about = Як оголошені «кої-кої» і велика сума збільшують виграш.
koi_koi-value-scheme-doublings = Окремі подвоєння
koi_koi-value-scheme-own_calls_plus_one = × (свої «кої-кої» + 1)
koi_koi-value-scheme-calls_plus_one = × (усі «кої-кої» + 1)
koi_koi-value-scheme-bga_soft = × (свої «кої-кої» + 1) і вдвічі, якщо казав суперник
koi_koi-value-scheme-ladder = Свої «кої-кої» додають, від четвертого множать

koi_koi-option-double_at_7 = Подвоєння від семи очок
    .about = Чи подвоювати виграш, якщо самі комбінації дали сім очок або більше; діє лише з окремими подвоєннями.

koi_koi-option-double_after_opponent_call = Подвоєння за «кої-кої» суперника
    .about = Чи подвоювати виграш, якщо в цьому раунді «кої-кої» казав суперник переможця; діє лише з окремими подвоєннями.

koi_koi-option-double_after_own_call = Подвоєння за своє «кої-кої»
    .about = Чи подвоювати виграш, якщо в цьому раунді «кої-кої» казав сам переможець; діє лише з окремими подвоєннями.

koi_koi-option-field_brights = Світла на столі множать
    .about = Чи множити виграш ще й на кількість світел, розданих на стіл, плюс один.

koi_koi-option-exhaustion = Ніхто не зупинив раунду
    .about = Хто отримує очки, якщо карти на руках скінчилися, а «стоп» ніхто не сказав.
koi_koi-value-exhaustion-no_points = Ніхто
koi_koi-value-exhaustion-oya_ken = Роздавач
koi_koi-value-exhaustion-last_improver = Хто останнім сказав «кої-кої»
koi_koi-value-exhaustion-higher_total = У кого сума більша

koi_koi-option-oya_ken_points = Очки роздавача
    .about = Скільки очок отримує роздавач, коли раунду ніхто не зупинив; діє, лише якщо вони йому належать.

koi_koi-option-zero_sum = Переможений платить
    .about = Чи втрачає переможений стільки ж очок, скільки отримує переможець.

koi_koi-option-dropout = За столом більше двох
    .about = Чи можуть за столом сидіти й глядачі; увесь матч грають двоє перших за жеребкуванням.
koi_koi-value-dropout-off = За стіл сідають лише двоє
koi_koi-value-dropout-first_cards = Двох обирає жеребкування

koi_koi-option-tsukifuda = Карти місяця
    .about = Скільки очок варті всі чотири карти того місяця, який зараз розігрують.
koi_koi-value-tsukifuda-off = Не рахуються

## Lines of the settlement: yaku. `.native` is Japanese, `.reading` how it is said.

koi_koi-line-goko = Пʼять світел
    .native = 五光
    .reading = гоко
    .about = Усі пʼять світел: «Журавель», «Похідна завіса», «Місяць», «Людина дощу» і «Фенікс».
koi_koi-line-shiko = Чотири сухі світла
    .native = 四光
    .reading = сіко
    .about = Чотири світла без «Людини дощу»: «Журавель», «Похідна завіса», «Місяць» і «Фенікс».
koi_koi-line-ame_shiko = Чотири дощові світла
    .native = 雨四光
    .reading = аме-сіко
    .about = «Людина дощу» і будь-які три інші світла.
koi_koi-line-sanko = Три сухі світла
    .native = 三光
    .reading = санко
    .about = Будь-які три світла без «Людини дощу».
koi_koi-line-hanami = Милування сакурою
    .native = 花見で一杯
    .reading = ханамі
    .about = «Похідна завіса» і «Чаша саке».
koi_koi-line-tsukimi = Милування місяцем
    .native = 月見で一杯
    .reading = цукімі
    .about = «Місяць» і «Чаша саке».
koi_koi-line-hanami_tsukimi = Сакура під місяцем
    .native = 花見月見
    .reading = ханамі-цукімі
    .about = «Похідна завіса», «Місяць» і «Чаша саке»; рахується понад обидва милування.
koi_koi-line-inoshikacho = Кабан, олень, метелики
    .native = 猪鹿蝶
    .reading = іносікатьо
    .about = «Кабан», «Олень» і «Метелики».
koi_koi-line-akatan = Стрічки з віршами
    .native = 赤短
    .reading = акатан
    .about = Три червоні стрічки з віршами: сосна, слива й вишня.
koi_koi-line-aotan = Сині стрічки
    .native = 青短
    .reading = аотан
    .about = Три сині стрічки: півонія, хризантема й клен.
koi_koi-line-akatan_aotan = Стрічки з віршами й сині
    .native = 赤短青短
    .reading = акатан-аотан
    .about = Усі шість стрічок обох трійок, рахуються однією комбінацією.
koi_koi-line-double_triad = Обидві трійки стрічок
    .native = 赤短・青短の重複
    .reading = акатан-аотан-но тьофуку
    .about = Усі шість стрічок обох трійок; рахується понад самі трійки.
koi_koi-line-tane = Тварини
    .native = タネ
    .reading = тане
    .about = Будь-які пʼять тварин і ще очко за кожну понад пʼять.
koi_koi-line-tan = Стрічки
    .native = タン
    .reading = тан
    .about = Будь-які пʼять стрічок і ще очко за кожну понад пʼять.
koi_koi-line-kasu = Дрібниці
    .native = カス
    .reading = касу
    .about = Будь-які десять дрібниць і ще очко за кожну понад десять.
koi_koi-line-tsukifuda = Карти місяця
    .native = 月札
    .reading = цукіфуда
    .about = Усі чотири карти місяця цього раунду.
koi_koi-line-teshi = Четвірка на руках
    .native = 手四
    .reading = тесі
    .about = Усі чотири карти одного місяця на руках із роздачі.
koi_koi-line-kuttsuki = Чотири пари
    .native = くっつき
    .reading = куццукі
    .about = Щонайменше чотири пари на руках із роздачі; пара — це рівно дві карти місяця.

## Lines of the settlement: multipliers, bonuses and rounds that nobody stopped

koi_koi-line-at_7 = Сім очок і більше
    .about = Самі комбінації дали сім очок або більше, тому виграш подвоюється.
koi_koi-line-opponent_call = «Кої-кої» суперника
    .about = Суперник казав «кої-кої», тому виграш подвоюється.
koi_koi-line-own_call = Своє «кої-кої»
    .about = Переможець казав «кої-кої», тому виграш подвоюється.
koi_koi-line-own_calls = Свої «кої-кої»
    .about = Очки множаться на кількість «кої-кої» переможця плюс один.
koi_koi-line-all_calls = Усі «кої-кої»
    .about = Очки множаться на кількість «кої-кої» обох гравців плюс один.
koi_koi-line-call_bonus = Надбавка за «кої-кої»
    .about = За кожне «кої-кої» переможця додається очко.
koi_koi-line-call_ladder = Багато своїх «кої-кої»
    .about = Починаючи з четвертого свого «кої-кої» очки множаться на їхню кількість мінус два.
koi_koi-line-field_brights = Світла на столі
    .about = Очки множаться на кількість світел, розданих на стіл, плюс один.
koi_koi-line-oya_ken = Очки роздавача
    .about = Карти на руках скінчилися, раунду ніхто не зупинив, і очки отримує роздавач.
koi_koi-line-last_improver = Останнє «кої-кої»
    .about = Карти на руках скінчилися, раунду ніхто не зупинив, і свої комбінації без множників рахує той, хто останнім сказав «кої-кої».
koi_koi-line-higher_total = Більша сума
    .about = Карти на руках скінчилися, раунду ніхто не зупинив, і свою суму без множників отримує той, у кого вона більша.

## Actions

koi_koi-action-play = Зіграти
koi_koi-action-take = Узяти
koi_koi-action-koikoi = Кої-кої
    .about = Грати далі заради нових очок.
koi_koi-action-stop = Стоп
    .about = Закінчити раунд і забрати очки.

## What a player calls out

koi_koi-call-koikoi = Кої-кої!
koi_koi-call-stop = Стоп!
koi_koi-call-goko = Пʼять світел!
koi_koi-call-shiko = Чотири сухі!
koi_koi-call-ame_shiko = Чотири дощові!
koi_koi-call-sanko = Три світла!
koi_koi-call-hanami = Милуймося сакурою!
koi_koi-call-tsukimi = Милуймося місяцем!
koi_koi-call-hanami_tsukimi = Сакура під місяцем!
koi_koi-call-inoshikacho = Кабан, олень, метелики!
koi_koi-call-akatan = Стрічки з віршами!
koi_koi-call-aotan = Сині стрічки!
koi_koi-call-akatan_aotan = Вірші й сині!
koi_koi-call-double_triad = Обидві трійки стрічок!
koi_koi-call-tane = Тварини!
koi_koi-call-tan = Стрічки!
koi_koi-call-kasu = Дрібниці!
koi_koi-call-tsukifuda = Карти місяця!
koi_koi-call-teshi = Четвірка!
koi_koi-call-kuttsuki = Чотири пари!

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is, "none" (exhausted only) nobody scores.

koi_koi-end-stop = { $you ->
    [yes] Стоп! Ви забираєте очки.
   *[no] Стоп! Очки забирає { $winner }.
}
koi_koi-end-autostop = { $you ->
    [yes] Далі грати не можна: очки ваші.
   *[no] Далі грати не можна: очки забирає { $winner }.
}
koi_koi-end-exhausted = { $you ->
    [yes] Карти на руках скінчилися, раунду ніхто не зупинив: очки ваші.
    [no] Карти на руках скінчилися, раунду ніхто не зупинив: очки отримує { $winner }.
   *[none] Карти на руках скінчилися, раунду ніхто не зупинив: без очок.
}
koi_koi-end-teyaku = { $you ->
    [yes] Ви виграєте просто з роздачі.
   *[no] Просто з роздачі виграє { $winner }.
}
koi_koi-end-draw = Нічия: очок ніхто не отримує.
koi_koi-end-void = Раунд скасовано: на стіл лягли всі чотири карти одного місяця.

## Why the cards were dealt again

koi_koi-shuffled-table_quad = Роздано знову: на стіл лягли всі чотири карти одного місяця.
koi_koi-shuffled-table_four_pairs = Роздано знову: на стіл лягли чотири пари.
koi_koi-shuffled-table_triple = Роздано знову: на стіл лягли три карти одного місяця.
koi_koi-shuffled-hand_quad = Роздано знову: на руках опинилися всі чотири карти одного місяця.
koi_koi-shuffled-teyaku_both = Роздано знову: комбінація з роздачі прийшла обом.
