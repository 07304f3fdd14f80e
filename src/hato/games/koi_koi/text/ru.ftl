### Koi-Koi (rules KK)

koi_koi-name = Кои-кои
koi_koi-about = Поединок на цветочных картах: собирайте комбинации и решайте, забрать очки сейчас или сказать «кои-кои» и рискнуть ради большего.

## Presets

koi_koi-preset-nintendo = Nintendo
    .about = Таблица, которую Nintendo печатает сегодня. От семи очков выигрыш удваивается, и ещё раз, если соперник говорил «кои-кои».
koi_koi-preset-russian = Русские
    .about = Правила, знакомые русским игрокам: очки как у Nintendo, из удвоений только одно, от семи очков. Комбинации с раздачи не считаются.
koi_koi-preset-fuda_wiki = Fuda Wiki
    .about = Таблица сайта Fuda Wiki: пять светов стоят 15 очков, три — 6. Удвоения как у Nintendo.
koi_koi-preset-board_game_arena = Board Game Arena
    .about = Как на Board Game Arena: шесть раундов, на старте по 50 очков, и сколько один выиграл, столько другой потерял. Все комбинации складываются, а каждое своё «кои-кои» увеличивает множитель.
koi_koi-preset-additive = Всё складывается
    .about = Очки как у Nintendo, но счёт старинный. Все комбинации складываются, и только световые исключают друг друга.
koi_koi-preset-flash = Hanafuda Flash
    .about = Таблица Hanafuda Flash: без любований и без удвоений, зато считаются четыре карты месяца. Если раунд никто не остановил, очки получает сдающий.
koi_koi-preset-ukrainian = Украинские
    .about = Правила украинского описания, игра до 50 очков; цены световых комбинаций исправлены. Все комбинации складываются, а каждое «кои-кои» победителя увеличивает множитель.
koi_koi-preset-ukrainian_literal = Украинские дословно
    .about = Украинское описание слово в слово: три света стоят 8 очков, а все пять — только 4. Комбинация с раздачи стоит 5.
koi_koi-preset-ukrainian_modern = Украинские, новый свет
    .about = Украинские правила, но световые комбинации стоят столько же, сколько сейчас в Японии: 5, 7, 8 и 10.
koi_koi-preset-koikoi_japan = KoiKoi-Japan
    .about = Правила игры KoiKoi-Japan: восемь раундов, на старте по 30 очков, и сколько один выиграл, столько другой потерял. Любования дёшевы, а свои «кои-кои» сначала прибавляют очки и только потом умножают.

## Options. The value texts of an option follow it; yes and no are shared texts.

koi_koi-option-length = Длина матча
    .about = Сколько длится матч: условленное число раундов или пока кто-нибудь не наберёт нужную сумму.
# $n (Number): rounds
koi_koi-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
# $points (Number): the total that ends the match
koi_koi-value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очков
}
# $minutes (Number): the round in progress at the agreed end is finished
koi_koi-value-length-time = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
koi_koi-value-length-bankroll = Пока кто-нибудь не разорится

koi_koi-option-start_points = Очки на старте
    .about = Сколько очков у каждого перед первым раундом; если они есть, матч кончается и тогда, когда у кого-то не осталось ни одного.

koi_koi-option-next_dealer = Кто сдаёт дальше
    .about = Кто сдаёт в следующем раунде и, значит, ходит в нём первым.
koi_koi-value-next_dealer-winner = Победитель
koi_koi-value-next_dealer-alternate = По очереди
koi_koi-value-next_dealer-loser = Проигравший
koi_koi-value-next_dealer-fixed = Всегда один и тот же

koi_koi-option-draws_count = Ничья считается раундом
    .about = Входит ли раунд, сыгранный вничью, в условленное число раундов или его переигрывают.

koi_koi-option-dealer_draw = Первый сдающий
    .about = Как выбирают первого сдающего: по месяцу вытянутой карты или по жребию.
koi_koi-value-dealer_draw-earliest = Самый ранний месяц
koi_koi-value-dealer_draw-latest = Самый поздний месяц
koi_koi-value-dealer_draw-night_day = Ночью или днём
koi_koi-value-dealer_draw-random = Жребий

koi_koi-option-draw_time = Ночь или день
    .about = Ночью первым сдаёт самый ранний месяц, днём — самый поздний; нужно только для правила «ночью или днём».
koi_koi-value-draw_time-night = Ночь
koi_koi-value-draw_time-day = День

koi_koi-option-hand_size = Карт на руках
    .about = По сколько карт сдаётся игрокам.

koi_koi-option-teyaku = Комбинации с раздачи
    .about = Выигрывают ли раунд сразу четыре карты одного месяца или четыре пары, пришедшие на руки с раздачи.

koi_koi-option-teyaku_points = Очки за комбинацию с раздачи
    .about = Сколько очков стоит комбинация с раздачи; её никогда не умножают.

koi_koi-option-teyaku_both = Комбинация с раздачи у обоих
    .about = Что делать, если комбинация с раздачи пришла обоим.
koi_koi-value-teyaku_both-draw = Ничья
koi_koi-value-teyaku_both-dealer_first = Выигрывает сдающий
koi_koi-value-teyaku_both-redeal = Пересдача

koi_koi-option-hand_quad = Четвёрка на руках
    .about = Что делать, если кому-то пришли все четыре карты месяца, а комбинации с раздачи не играются.
koi_koi-value-hand_quad-play = Играть дальше
koi_koi-value-hand_quad-redeal = Пересдача

koi_koi-option-table_quad = Четвёрка на столе
    .about = Что делать, если на стол легли все четыре карты месяца и взять их уже нечем.
koi_koi-value-table_quad-redeal = Пересдача
koi_koi-value-table_quad-void = Раунд не играется

koi_koi-option-table_four_pairs = Четыре пары на столе
    .about = Что делать, если карты стола с раздачи составили четыре пары.
koi_koi-value-table_four_pairs-redeal = Пересдача
koi_koi-value-table_four_pairs-play = Играть дальше

koi_koi-option-table_triple = Тройка на столе
    .about = Что делать, если на стол с раздачи легли три карты одного месяца.
koi_koi-value-table_triple-stack = Четвёртая берёт все
koi_koi-value-table_triple-redeal = Пересдача

koi_koi-option-table = Цены комбинаций
    .about = По чьей таблице считаются очки за комбинации.
koi_koi-value-table-nintendo = Nintendo
koi_koi-value-table-russian = Русская
koi_koi-value-table-fuda_wiki = Fuda Wiki
koi_koi-value-table-board_game_arena = Board Game Arena
koi_koi-value-table-additive = Всё складывается
koi_koi-value-table-flash = Hanafuda Flash
koi_koi-value-table-ukrainian = Украинская
koi_koi-value-table-ukrainian_literal = Украинская дословно
koi_koi-value-table-ukrainian_modern = Украинская, новый свет
koi_koi-value-table-koikoi_japan = KoiKoi-Japan

koi_koi-option-improve_test = Что считать улучшением
    .about = Что должно стать лучше, чтобы игрока спросили, остановиться или играть дальше.
koi_koi-value-improve_test-any_yaku = Комбинация новая или выросла
koi_koi-value-improve_test-total_higher = Сумма больше прежней
koi_koi-value-improve_test-captures_raise_total = Взятки подняли сумму

koi_koi-option-koikoi_limit = Предел «кои-кои»
    .about = Сколько раз за раунд оба игрока вместе могут сказать «кои-кои».
koi_koi-value-koikoi_limit-none = Без предела
koi_koi-value-koikoi_limit-one_per_round = Один раз за раунд

koi_koi-option-min_points_to_continue = Сколько очков нужно для «кои-кои»
    .about = Сколько очков без множителей надо иметь, чтобы сказать «кои-кои»; если их меньше, раунд сразу кончается.
koi_koi-value-min_points_to_continue-none = Хватит любой комбинации

koi_koi-option-improve_by_growth = Рост — тоже улучшение
    .about = Даёт ли новое право решать лишняя карта к комбинации, которая уже собрана.

koi_koi-option-decision_time = Когда решать
    .about = Решает ли игрок только в конце хода или ещё и сразу после взятки картой с руки.
koi_koi-value-decision_time-end_of_turn = В конце хода
koi_koi-value-decision_time-after_each_capture = После каждой взятки

koi_koi-option-grouping = Как складываются комбинации
    .about = Складываются ли все комбинации или среди света, среди животных и среди лент считается только лучшая.
koi_koi-value-grouping-exclusive = Лучшая каждого вида
koi_koi-value-grouping-additive = Складываются все

koi_koi-option-cup_as_junk = Кубок сакэ — ещё и мелочь
    .about = Считается ли «Кубок сакэ» одновременно животным и одной мелочью.

koi_koi-option-viewings = Любования
    .about = Считаются ли комбинации «любование сакурой» (ханами) и «любование луной» (цукими).
koi_koi-value-viewings-on = Да
koi_koi-value-viewings-off = Нет
koi_koi-value-viewings-only_with_other_yaku = Только с другой комбинацией

koi_koi-option-viewing_value = Очки за любование
    .about = Сколько очков стоит каждое из двух любований.

koi_koi-option-viewing_value_after_call = Любование после своего «кои-кои»
    .about = Сколько очков стоит каждое любование, если его хозяин уже говорил «кои-кои» в этом раунде.
koi_koi-value-viewing_value_after_call-none = Столько же

koi_koi-option-viewing_with_brights = Любования вместе со светом
    .about = Считаются ли любования, когда у игрока есть световая комбинация.

koi_koi-option-viewing_cancel = Что портит любования
    .about = Из-за каких карт ивы и павловнии сгорают любования.
koi_koi-value-viewing_cancel-none = Ничего
koi_koi-value-viewing_cancel-rain_man_both = Взятый «Человек дождя» — оба
koi_koi-value-viewing_cancel-captured_split = Взятый «Человек дождя» — сакуру, взятая павловния — луну
koi_koi-value-viewing_cancel-field_split = Ива на столе — сакуру, павловния на столе — луну

koi_koi-option-scheme = Множители
    .about = Как объявленные «кои-кои» и большая сумма увеличивают выигрыш.
koi_koi-value-scheme-doublings = Отдельные удвоения
koi_koi-value-scheme-own_calls_plus_one = × (свои «кои-кои» + 1)
koi_koi-value-scheme-calls_plus_one = × (все «кои-кои» + 1)
koi_koi-value-scheme-bga_soft = × (свои «кои-кои» + 1) и вдвое, если говорил соперник
koi_koi-value-scheme-ladder = Свои «кои-кои» прибавляют, с четвёртого умножают

koi_koi-option-double_at_7 = Удвоение от семи очков
    .about = Удваивать ли выигрыш, если одни комбинации дали семь очков или больше; действует только при отдельных удвоениях.

koi_koi-option-double_after_opponent_call = Удвоение за «кои-кои» соперника
    .about = Удваивать ли выигрыш, если в этом раунде «кои-кои» говорил соперник победителя; действует только при отдельных удвоениях.

koi_koi-option-double_after_own_call = Удвоение за своё «кои-кои»
    .about = Удваивать ли выигрыш, если в этом раунде «кои-кои» говорил сам победитель; действует только при отдельных удвоениях.

koi_koi-option-field_brights = Свет на столе умножает
    .about = Умножать ли выигрыш ещё и на число светов, сданных на стол, плюс один.

koi_koi-option-exhaustion = Никто не остановил раунд
    .about = Кто получает очки, если карты на руках кончились, а «стоп» никто не сказал.
koi_koi-value-exhaustion-no_points = Никто
koi_koi-value-exhaustion-oya_ken = Сдающий
koi_koi-value-exhaustion-last_improver = Последний, кто сказал «кои-кои»
koi_koi-value-exhaustion-higher_total = У кого сумма больше

koi_koi-option-oya_ken_points = Очки сдающего
    .about = Сколько очков получает сдающий, когда раунд никто не остановил; действует, только если они ему положены.

koi_koi-option-zero_sum = Проигравший платит
    .about = Теряет ли проигравший столько же очков, сколько получает победитель.

koi_koi-option-dropout = За столом больше двоих
    .about = Могут ли за столом сидеть и зрители; весь матч играют двое первых по жеребьёвке.
koi_koi-value-dropout-off = За стол садятся только двое
koi_koi-value-dropout-first_cards = Двоих выбирает жеребьёвка

koi_koi-option-tsukifuda = Карты месяца
    .about = Сколько очков стоят все четыре карты того месяца, который сейчас играется.
koi_koi-value-tsukifuda-off = Не играются

## Lines of the settlement: yaku. `.native` is Japanese, `.reading` how it is said.

koi_koi-line-goko = Пять светов
    .native = 五光
    .reading = гоко
    .about = Все пять светов: «Журавль», «Походный занавес», «Луна», «Человек дождя» и «Феникс».
koi_koi-line-shiko = Четыре сухих света
    .native = 四光
    .reading = сико
    .about = Четыре света без «Человека дождя»: «Журавль», «Походный занавес», «Луна» и «Феникс».
koi_koi-line-ame_shiko = Четыре сырых света
    .native = 雨四光
    .reading = амэ-сико
    .about = «Человек дождя» и любые три других света.
koi_koi-line-sanko = Три сухих света
    .native = 三光
    .reading = санко
    .about = Любые три света без «Человека дождя».
koi_koi-line-hanami = Любование сакурой
    .native = 花見で一杯
    .reading = ханами
    .about = «Походный занавес» и «Кубок сакэ».
koi_koi-line-tsukimi = Любование луной
    .native = 月見で一杯
    .reading = цукими
    .about = «Луна» и «Кубок сакэ».
koi_koi-line-hanami_tsukimi = Сакура под луной
    .native = 花見月見
    .reading = ханами-цукими
    .about = «Походный занавес», «Луна» и «Кубок сакэ»; считается сверх обоих любований.
koi_koi-line-inoshikacho = Кабан, олень, бабочки
    .native = 猪鹿蝶
    .reading = иносикатё
    .about = «Кабан», «Олень» и «Бабочки».
koi_koi-line-akatan = Ленты со стихами
    .native = 赤短
    .reading = акатан
    .about = Три красные ленты со стихами: сосна, слива и вишня.
koi_koi-line-aotan = Синие ленты
    .native = 青短
    .reading = аотан
    .about = Три синие ленты: пион, хризантема и клён.
koi_koi-line-akatan_aotan = Ленты со стихами и синие
    .native = 赤短青短
    .reading = акатан-аотан
    .about = Все шесть лент обеих троек, считаются одной комбинацией.
koi_koi-line-double_triad = Обе тройки лент
    .native = 赤短・青短の重複
    .reading = акатан-аотан-но тёфуку
    .about = Все шесть лент обеих троек; считается сверх самих троек.
koi_koi-line-tane = Животные
    .native = タネ
    .reading = танэ
    .about = Любые пять животных и ещё очко за каждое сверх пяти.
koi_koi-line-tan = Ленты
    .native = タン
    .reading = тан
    .about = Любые пять лент и ещё очко за каждую сверх пяти.
koi_koi-line-kasu = Мелочь
    .native = カス
    .reading = касу
    .about = Любые десять карт мелочи и ещё очко за каждую сверх десяти.
koi_koi-line-tsukifuda = Карты месяца
    .native = 月札
    .reading = цукифуда
    .about = Все четыре карты месяца, который играется в этом раунде.
koi_koi-line-teshi = Четвёрка на руках
    .native = 手四
    .reading = тэси
    .about = Все четыре карты одного месяца на руках с раздачи.
koi_koi-line-kuttsuki = Четыре пары
    .native = くっつき
    .reading = куццуки
    .about = Не меньше четырёх пар на руках с раздачи; пара — это ровно две карты месяца.

## Lines of the settlement: multipliers, bonuses and rounds that nobody stopped

koi_koi-line-at_7 = Семь очков и больше
    .about = Одни комбинации дали семь очков или больше, поэтому выигрыш удваивается.
koi_koi-line-opponent_call = «Кои-кои» соперника
    .about = Соперник говорил «кои-кои», поэтому выигрыш удваивается.
koi_koi-line-own_call = Своё «кои-кои»
    .about = Победитель говорил «кои-кои», поэтому выигрыш удваивается.
koi_koi-line-own_calls = Свои «кои-кои»
    .about = Очки умножаются на число «кои-кои» победителя плюс один.
koi_koi-line-all_calls = Все «кои-кои»
    .about = Очки умножаются на число «кои-кои» обоих игроков плюс один.
koi_koi-line-call_bonus = Прибавка за «кои-кои»
    .about = За каждое «кои-кои» победителя прибавляется очко.
koi_koi-line-call_ladder = Много своих «кои-кои»
    .about = Начиная с четвёртого своего «кои-кои» очки умножаются на их число минус два.
koi_koi-line-field_brights = Свет на столе
    .about = Очки умножаются на число светов, сданных на стол, плюс один.
koi_koi-line-oya_ken = Очки сдающего
    .about = Карты на руках кончились, раунд никто не остановил, и очки получает сдающий.
koi_koi-line-last_improver = Последнее «кои-кои»
    .about = Карты на руках кончились, раунд никто не остановил, и свои комбинации без множителей считает тот, кто последним сказал «кои-кои».
koi_koi-line-higher_total = Большая сумма
    .about = Карты на руках кончились, раунд никто не остановил, и свою сумму без множителей получает тот, у кого она больше.

## Actions

koi_koi-action-play = Сыграть
koi_koi-action-take = Взять
koi_koi-action-koikoi = Кои-кои
    .about = Играть дальше ради новых очков.
koi_koi-action-stop = Стоп
    .about = Закончить раунд и забрать очки.

## What a player calls out

koi_koi-call-koikoi = Кои-кои!
koi_koi-call-stop = Стоп!
koi_koi-call-goko = Пять светов!
koi_koi-call-shiko = Четыре сухих!
koi_koi-call-ame_shiko = Четыре сырых!
koi_koi-call-sanko = Три света!
koi_koi-call-hanami = Любуемся сакурой!
koi_koi-call-tsukimi = Любуемся луной!
koi_koi-call-hanami_tsukimi = Сакура под луной!
koi_koi-call-inoshikacho = Кабан, олень, бабочки!
koi_koi-call-akatan = Ленты со стихами!
koi_koi-call-aotan = Синие ленты!
koi_koi-call-akatan_aotan = Стихи и синие!
koi_koi-call-double_triad = Обе тройки лент!
koi_koi-call-tane = Животные!
koi_koi-call-tan = Ленты!
koi_koi-call-kasu = Мелочь!
koi_koi-call-tsukifuda = Карты месяца!
koi_koi-call-teshi = Четвёрка!
koi_koi-call-kuttsuki = Четыре пары!

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is, "none" (exhausted only) nobody scores.

koi_koi-end-stop = { $you ->
    [yes] Стоп! Вы забираете очки.
   *[no] Стоп! Очки забирает { $winner }.
}
koi_koi-end-autostop = { $you ->
    [yes] Играть дальше нельзя: очки ваши.
   *[no] Играть дальше нельзя: очки забирает { $winner }.
}
koi_koi-end-exhausted = { $you ->
    [yes] Карты на руках кончились, раунд никто не остановил: очки ваши.
    [no] Карты на руках кончились, раунд никто не остановил: очки получает { $winner }.
   *[none] Карты на руках кончились, раунд никто не остановил: без очков.
}
koi_koi-end-teyaku = { $you ->
    [yes] Вы выигрываете прямо с раздачи.
   *[no] Прямо с раздачи выигрывает { $winner }.
}
koi_koi-end-draw = Ничья: очков никто не получает.
koi_koi-end-void = Раунд не играется: на стол легли все четыре карты одного месяца.

## Why the cards were dealt again

koi_koi-shuffled-table_quad = Пересдача: на стол легли все четыре карты одного месяца.
koi_koi-shuffled-table_four_pairs = Пересдача: на стол легли четыре пары.
koi_koi-shuffled-table_triple = Пересдача: на стол легли три карты одного месяца.
koi_koi-shuffled-hand_quad = Пересдача: на руках оказались все четыре карты одного месяца.
koi_koi-shuffled-teyaku_both = Пересдача: комбинация с раздачи пришла обоим.
