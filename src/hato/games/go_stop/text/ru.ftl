### Go-Stop, Godori and Matgo (rules GS)

go_stop-name = Го-стоп
go_stop-about = Корейская игра на двоих или троих: наберите условленные очки и решите, сказать «стоп» и получить своё или сказать «го» и рискнуть ради большего.

## Presets

go_stop-preset-matgo = Матго
    .about = Современная игра вдвоём. Остановиться можно с 7 очков, удачные ходы отнимают у соперника мелочь, а матч идёт, пока кто-нибудь не разорится.
go_stop-preset-gostop = Го-стоп
    .about = Современная игра втроём. Остановиться можно с 3 очков, а проигравший, который говорил «го», платит за двоих.
go_stop-preset-godori_1 = Годори, первый столбец
    .about = Игра по русской статье с первым столбцом её таблицы: годори стоит 3 очка, четыре сырых света — тоже 3. Если «стоп» не сказал никто, выигрывает большая сумма.
go_stop-preset-godori_2 = Годори, второй столбец
    .about = То же со вторым столбцом таблицы: годори стоит 5 очков, четыре света — 4 или 5, а с семи животных очки за животных удваиваются.
go_stop-preset-godori_3 = Годори, третий столбец
    .about = То же с третьим столбцом таблицы: цены как во втором, но животные не удваиваются.
go_stop-preset-godori_literal = Годори дословно
    .about = Статья слово в слово. Засчитываются любые три ленты одного цвета, «Мост» может быть двойной мелочью, а за отсутствие света и за нехватку мелочи проигравший платит всегда.
go_stop-preset-matgo_hangame = Матго, Hangame
    .about = Матго как на Hangame, насколько эти правила известны из вторых рук. Каждый джокер отнимает мелочь, малая бомба — тоже, а четвёрка на столе выигрывает для сдающего.
go_stop-preset-matgo_pmang = Матго, Pmang
    .about = Матго как на Pmang, насколько эти правила известны из вторых рук. Четвёрка на руках стоит 7 очков, малая бомба удваивает выигрыш, а стопка и на последнем ходу приносит мелочь.
go_stop-preset-matgo_netmarble = Матго, Netmarble
    .about = Матго как на Netmarble в 2008 году, насколько эти правила известны из вторых рук. На первом ходу платят ещё за ттадак, ччок и бомбу, а каждый джокер отнимает мелочь.
go_stop-preset-gostop_hangame = Го-стоп, Hangame
    .about = Го-стоп втроём как на Hangame, насколько эти правила известны из вторых рук. Каждый джокер отнимает мелочь, а четвёрка на столе выигрывает для сдающего.

## Groups of options, by the rule that they belong to

go_stop-group-D-2 = Календарь
go_stop-group-G-1 = Первый сдающий
go_stop-group-G-4 = Матч и деньги
go_stop-group-G-5 = Кто выходит из раунда
go_stop-group-G-8 = Следующий сдающий
go_stop-group-GS-1 = Игроки и раздача
go_stop-group-GS-2 = Проверка стола
go_stop-group-GS-3 = Проверка рук
go_stop-group-GS-4 = Ход
go_stop-group-GS-5 = Бомбы
go_stop-group-GS-6 = Джокеры
go_stop-group-GS-7 = Мелочь, которую отдают
go_stop-group-GS-8 = Цены комбинаций
go_stop-group-GS-9 = Го или стоп
go_stop-group-GS-10 = Награда за «го»
go_stop-group-GS-11 = Штрафы проигравших
go_stop-group-GS-12 = Ничьи
go_stop-group-GS-13 = Современные добавки
go_stop-group-GS-14 = Карты с двумя ролями
go_stop-group-GS-15 = Когда за столом больше трёх

## Options. The value texts of an option follow it; yes and no are shared texts.

go_stop-option-length = Длина матча
    .about = Сколько длится матч: условленное число раундов, условленное время, пока кто-нибудь не наберёт нужную сумму или пока у кого-нибудь не кончатся деньги.
# $n (Number): rounds
go_stop-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
# $points (Number): the total that ends the match
go_stop-value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очков
}
# $minutes (Number): the round in progress at the agreed end is finished
go_stop-value-length-time = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
go_stop-value-length-bankroll = Пока кто-нибудь не разорится

go_stop-option-next_dealer = Кто сдаёт дальше
    .about = Кто сдаёт в следующем раунде и, значит, ходит в нём первым.
go_stop-value-next_dealer-winner = Победитель
go_stop-value-next_dealer-alternate = По очереди
go_stop-value-next_dealer-loser = Проигравший
go_stop-value-next_dealer-fixed = Всегда один и тот же

go_stop-option-draws_count = Ничья считается раундом
    .about = Входит ли раунд, сыгранный вничью, в условленное число раундов или его переигрывают.

go_stop-option-stake = Цена очка
    .about = Сколько денег стоит одно очко; сам счёт ведётся в очках.

go_stop-option-capital = Начальный капитал
    .about = Сколько очков у каждого на старте; действует только в матче до разорения.

go_stop-option-dealer_draw = Первый сдающий
    .about = Как выбирают первого сдающего: по месяцу вытянутой карты или по жребию; какой месяц главнее, источники пишут по-разному.
go_stop-value-dealer_draw-earliest = Самый ранний месяц
go_stop-value-dealer_draw-latest = Самый поздний месяц
go_stop-value-dealer_draw-night_day = Ночью или днём
go_stop-value-dealer_draw-random = Жребий

go_stop-option-draw_time = Ночь или день
    .about = Ночью первым сдаёт самый ранний месяц, днём — самый поздний; нужно только для правила «ночью или днём».
go_stop-value-draw_time-night = Ночь
go_stop-value-draw_time-day = День

go_stop-option-month_order = Календарь
    .about = Считать ли павловнию ноябрём, а иву декабрём, как в Корее, или наоборот, как в Японии.
go_stop-value-month_order-korean = Корейский
go_stop-value-month_order-japanese = Японский

go_stop-option-players = Игроков в раунде
    .about = Сколько человек играют раунд друг против друга; больше за столом может быть только по правилу о лишних игроках.
go_stop-value-players-2 = Двое
go_stop-value-players-3 = Трое

go_stop-option-deal = Раздача
    .about = Сколько карт сдают на руки и на стол.
go_stop-value-deal-10-8 = По 10 на руки, 8 на стол
go_stop-value-deal-8-10 = По 8 на руки, 10 на стол
go_stop-value-deal-7-6 = По 7 на руки, 6 на стол

go_stop-option-jokers = Джокеры
    .about = Какие джокеры замешивают в колоду; чаще всего играют с двумя, «+2 мелочи» и «+3 мелочи».
go_stop-value-jokers-X1 = +1 мелочь
go_stop-value-jokers-X2 = +2 мелочи
go_stop-value-jokers-X3 = +3 мелочи
go_stop-value-jokers-XL = Свет проигравшему
go_stop-value-jokers-XD = Двойной выигрыш
go_stop-value-jokers-XS = Все дают мелочь

go_stop-option-spare_rain = Запасная карта дождя
    .about = Играет ли запасная карта дождя вместо «Грозы»; считается она так же, меняется только рисунок.
go_stop-value-spare_rain-off = Не играет
go_stop-value-spare_rain-replaces_11j1 = Вместо «Грозы»

go_stop-option-stop_minimum = Очки для «стоп»
    .about = Со скольких очков игрок может сказать «стоп» или «го».
go_stop-value-stop_minimum-by_players = 7 вдвоём, 3 втроём

go_stop-option-table_quad = Четвёрка на столе
    .about = Что делать, если на стол легли все четыре карты месяца; источники расходятся.
go_stop-value-table_quad-draw_carry = Ничья, следующий раунд вдвойне
go_stop-value-table_quad-redeal = Пересдача
go_stop-value-table_quad-dealer_takes = Их берёт сдающий
go_stop-value-table_quad-dealer_wins = Выигрывает сдающий

go_stop-option-hand_quad = Четвёрка на руках
    .about = Что может «президент» — игрок, которому сдали все четыре карты месяца; источники расходятся.
go_stop-value-hand_quad-win_or_continue = Выиграть или втайне играть дальше
go_stop-value-hand_quad-win = Выигрывает сразу
go_stop-value-hand_quad-win_or_shake = Выиграть, показать или играть дальше
go_stop-value-hand_quad-shake_only = Показать или играть дальше
go_stop-value-hand_quad-none = Ничего

go_stop-option-hand_quad_points = Очки за четвёрку на руках
    .about = Сколько очков платит каждый соперник за победу с четвёркой на руках; для троих это число не проверено.
go_stop-value-hand_quad_points-stop_minimum = Сколько нужно для «стоп»

go_stop-option-both_quads = Четвёрка у нескольких
    .about = Что делать, если победу с четвёркой на руках объявляют сразу двое или больше; старые источники об этом молчат.
go_stop-value-both_quads-draw_carry = Ничья, следующий раунд вдвойне
go_stop-value-both_quads-draw = Ничья
go_stop-value-both_quads-dealer_wins = Сдающий или ближайший после него
go_stop-value-both_quads-higher_month = У кого месяц позже

go_stop-option-shake = Хындыль
    .about = Можно ли делать хындыль: показать три или четыре карты месяца на руках и получить за победу вдвое.
go_stop-value-shake-on = Да
go_stop-value-shake-off = Нет

go_stop-option-shake_timing = Когда делают хындыль
    .about = Показывают ли карты только до первого хода или в любой свой ход, пока на столе нет карт этого месяца; источники расходятся.
go_stop-value-shake_timing-before_own_play = В свой ход
go_stop-value-shake_timing-start_of_round = До первого хода

go_stop-option-shake_blocks_bomb = Показанное не идёт в бомбу
    .about = Нельзя ли потом сыграть бомбой карты, показанные хындылем.

go_stop-option-fixed_wins_carry = Ничьи умножают и твёрдую цену
    .about = Умножают ли прежние ничьи и те победы, у которых твёрдая цена, — например, четвёрку на руках.

go_stop-option-pick_timing = Когда выбирать карту
    .about = Когда игрок, чья карта совпала с двумя на столе, выбирает из них: до карты из колоды или после.
go_stop-value-pick_timing-before_flip = До карты из колоды
go_stop-value-pick_timing-after_flip = После карты из колоды

go_stop-option-ppeok_on_last_turn = Ппок на последнем ходу
    .about = Бывает ли ппок на последнем ходу игрока; если нет, все три карты он забирает.

go_stop-option-bomb_four = Бомба из четырёх
    .about = Можно ли сыграть бомбой сразу четыре карты месяца с руки.

go_stop-option-small_bomb = Малая бомба
    .about = Можно ли сразу положить две карты с руки на две такие же на столе и что это даёт.
go_stop-value-small_bomb-off = Нельзя
go_stop-value-small_bomb-capture_only = Взять четыре карты
go_stop-value-small_bomb-junk = Взять и получить мелочь
go_stop-value-small_bomb-junk_and_double = Мелочь и удвоение

go_stop-option-after_bomb = Ходы после бомбы
    .about = Чем возмещаются карты, ушедшие с руки на бомбу: ходами, в которые открывают только карту колоды, или сразу несколькими картами колоды.
go_stop-value-after_bomb-credits = Потом ходы без карты с руки
go_stop-value-after_bomb-draw_extra = Сразу больше карт из колоды

go_stop-option-joker_flip = Джокер из колоды
    .about = Кончается ли ход на открытом джокере или он ложится во взятку и открывают ещё карту; в источниках есть оба варианта.
go_stop-value-joker_flip-attach_and_redraw = Открывают ещё карту
go_stop-value-joker_flip-keep_no_redraw = Ход окончен

go_stop-option-joker_steals_junk = Джокер отнимает мелочь
    .about = Отдаёт ли каждый соперник карту мелочи тому, кто взял любого джокера.

go_stop-option-own_stack_junk = Мелочь за свою стопку
    .about = Сколько мелочи отдаёт каждый соперник, если игрок взял стопку, которую сам и оставил.
go_stop-value-own_stack_junk-1 = Одну
go_stop-value-own_stack_junk-2 = Две

go_stop-option-jjok_junk = Мелочь за ччок
    .about = Сколько мелочи отдаёт каждый соперник за ччок: карта колоды взяла карту, только что положенную с руки.
go_stop-value-jjok_junk-0 = Нисколько
go_stop-value-jjok_junk-1 = Одну

go_stop-option-sweep_junk = Мелочь за чистый стол
    .about = Сколько мелочи отдаёт каждый соперник, если игрок забрал со стола всё.
go_stop-value-sweep_junk-0 = Нисколько
go_stop-value-sweep_junk-1 = Одну

go_stop-option-last_turn_junk = Мелочь на последнем ходу
    .about = Приносят ли события мелочь и на последнем ходу игрока; бомба и джокер приносят её всегда.

go_stop-option-last_turn_pak = Пак на последнем ходу
    .about = Приносит ли стопка, взятая на последнем ходу, одну карту мелочи, хотя другие события там её не приносят.

go_stop-option-president_trigger = Кто становится президентом
    .about = Приносят ли мелочь только четыре карты месяца, взятые одним событием, или и те, что собраны постепенно.
go_stop-value-president_trigger-at_once = Взявший четвёрку разом
go_stop-value-president_trigger-accumulated = Собравший её как угодно

go_stop-option-junk_debt = Мелочь в долг
    .about = Должен ли соперник, у которого нет мелочи, отдать её, как только она появится.

go_stop-option-junk_choice = Какую мелочь отдают
    .about = Уходит ли сама собой самая дешёвая мелочь или карту выбирает тот, кто отдаёт.
go_stop-value-junk_choice-lowest_auto = Самую дешёвую
go_stop-value-junk_choice-giver_chooses = Выбирает отдающий

go_stop-option-steal_unit = Как отсчитывают мелочь
    .about = Две мелочи — это две карты или цена два, которую покрывает и одна двойная; источники расходятся.
go_stop-value-steal_unit-value = По цене
go_stop-value-steal_unit-cards = По картам

go_stop-option-cup_stealable = Отдают ли «Кубок сакэ»
    .about = Можно ли отнять «Кубок сакэ», который его хозяин считает мелочью; источники расходятся.
go_stop-value-cup_stealable-not_alone = Если это не вся мелочь
go_stop-value-cup_stealable-never = Никогда

go_stop-option-table = Цены комбинаций
    .about = По какой таблице стоят свет и годори; откуда взяты три столбца, в статье не сказано.
go_stop-value-table-modern = Современная
go_stop-value-table-column_1 = Первый столбец
go_stop-value-table-column_2 = Второй столбец
go_stop-value-table-column_3 = Третий столбец

go_stop-option-ribbon_sets = Тройки лент
    .about = Какие три ленты составляют комбинацию; в статье сказано только «три одного цвета».
go_stop-value-ribbon_sets-three = Со стихами, синие и простые
go_stop-value-ribbon_sets-two = Со стихами и синие
go_stop-value-ribbon_sets-any_color = Любые три красные и три синие

go_stop-option-boar_deer_butterfly = Кабан, олень, бабочки
    .about = Сколько очков стоят вместе «Кабан», «Олень» и «Бабочки»; где их считают, обычно дают 5, а при нуле они не играются.

go_stop-option-seven_animals = Семь животных
    .about = Что удваивается, если животных семь или больше; источники расходятся.
go_stop-value-seven_animals-double_final = Весь выигрыш
go_stop-value-seven_animals-double_animal_points = Очки за животных
go_stop-value-seven_animals-none = Ничего

go_stop-option-seven_includes_godori = Семь животных и годори
    .about = Удваивается ли и годори там, где семь животных удваивают очки за животных.

go_stop-option-cup_decision = Роль «Кубка сакэ»
    .about = Как решается, животное «Кубок сакэ» или две мелочи.
go_stop-value-cup_decision-best = Как выгоднее хозяину
go_stop-value-cup_decision-ask_on_capture = Хозяин решает, когда берёт
go_stop-value-cup_decision-fixed_animal = Всегда животное
go_stop-value-cup_decision-both = И то и другое сразу

go_stop-option-cup_saves_loser = «Кубок сакэ» спасает проигравшего
    .about = Считать ли в конце «Кубок сакэ» проигравшего мелочью, если это избавит его от штрафа за мелочь.

go_stop-option-bridge_role = «Мост»
    .about = Может ли «Мост» считаться двойной мелочью; источники расходятся.
go_stop-value-bridge_role-animal = Животное
go_stop-value-bridge_role-animal_or_double_junk = Животное или двойная мелочь
go_stop-value-bridge_role-replaces_cup = Может он, а «Кубок сакэ» нет

go_stop-option-improve_test = Что считать улучшением
    .about = Что должно стать лучше после «го», чтобы игрока спросили снова.
go_stop-value-improve_test-points = Очков больше, чем при «го»
go_stop-value-improve_test-any_yaku = Комбинация новая или лучше

go_stop-option-go_bonus = Награда за «го»
    .about = Как «го» увеличивают выигрыш; источники расходятся.
go_stop-value-go_bonus-modern = +1 за каждое, с третьего ещё и ×2
go_stop-value-go_bonus-source = +1, потом × число «го»
go_stop-value-go_bonus-modern_mult_only = Только ×2 за каждое с третьего

go_stop-option-gwangbak = Проигравший без света
    .about = Сколько доплачивает проигравший, у которого нет ни одного света (гванбак); в источниках есть оба варианта.
go_stop-value-gwangbak-double = Платит вдвое
go_stop-value-gwangbak-plus2 = Ещё 2 очка
go_stop-value-gwangbak-off = Ничего

go_stop-option-gwangbak_needs_winner_brights = Только если свет сыграл
    .about = Платит ли проигравший без света больше лишь тогда, когда победитель получил очки за свет; в статье такого условия нет.

go_stop-option-plus2_stage = Когда прибавляют два очка
    .about = В какой момент прибавляются два очка за проигравшего без света.
go_stop-value-plus2_stage-last = После всех умножений

go_stop-option-pibak = Мало мелочи у проигравшего
    .about = Платит ли вдвое проигравший, у которого слишком мало мелочи (пибак).
go_stop-value-pibak-double = Платит вдвое
go_stop-value-pibak-off = Ничего

go_stop-option-pibak_limit = Сколько мелочи — мало
    .about = До какого числа мелочи, считая её по цене, у проигравшего её слишком мало.
go_stop-value-pibak_limit-by_players = 7 вдвоём, 5 втроём

go_stop-option-pibak_needs_winner_junk = Только если мелочь сыграла
    .about = Платит ли проигравший, у которого мало мелочи, вдвое лишь тогда, когда победитель получил очки за мелочь; в статье такого условия нет.

go_stop-option-pibak_zero_exempt = Без мелочи штрафа нет
    .about = Свободен ли от штрафа за мелочь проигравший, у которого её нет совсем.

go_stop-option-purse_limit = Без долгов
    .about = Кончается ли любая выплата вместе с деньгами того, кто платит; действует только в матче до разорения.

go_stop-option-exhaustion = Никто не сказал «стоп»
    .about = Что делать, если все карты сыграны, а «стоп» никто не сказал; источники расходятся.
go_stop-value-exhaustion-draw_next_double = Ничья, следующий раунд вдвойне
go_stop-value-exhaustion-draw = Ничья
go_stop-value-exhaustion-highest_score = Выигрывает большая сумма

go_stop-option-carry_cap = Предел множителя за ничьи
    .about = Во сколько раз, самое большее, ничьи могут увеличить следующий выигрыш.

go_stop-option-carry_stack = Ничьи подряд
    .about = Удваивает ли множитель каждая следующая ничья; если нет, он остаётся равным 2.

go_stop-option-gobak = Сказал «го» и проиграл
    .about = Наказывают ли проигравшего, который говорил «го» (гобак): вдвоём он платит вдвое, втроём — за обоих проигравших.

go_stop-option-gobak_who = Кто из сказавших «го» платит
    .about = Кто из двух проигравших платит за обоих, если «го» говорили оба; источники расходятся.
go_stop-value-gobak_who-last = Последний, кто сказал «го»
go_stop-value-gobak_who-first = Первый, кто сказал «го»

go_stop-option-gobak_own_share_doubled = Своя доля вдвойне
    .about = Платит ли проигравший, который втроём платит за обоих, свою долю вдвойне.

go_stop-option-first_ppeok = Награда за первый ппок
    .about = Сколько сразу платит каждый соперник за ппок на первом ходу игрока, а потом за второй и третий подряд; для троих источники расходятся.
go_stop-value-first_ppeok-off = Ничего
go_stop-value-first_ppeok-7-14-21 = 7, 14, 21
go_stop-value-first_ppeok-3-6-9 = 3, 6, 9
go_stop-value-first_ppeok-3-6-12 = 3, 6, 12

go_stop-option-first_turn_rewards = За что платят на первом ходу
    .about = За какие события на первом ходу игрока каждый соперник сразу платит.
go_stop-value-first_turn_rewards-ppeok = Ппок
go_stop-value-first_turn_rewards-ttadak = Ттадак
go_stop-value-first_turn_rewards-jjok = Ччок
go_stop-value-first_turn_rewards-bomb = Бомба

go_stop-option-three_ppeok_points = Очки за три ппока
    .about = Сколько очков платит каждый соперник, если кто-то выиграл раунд третьим ппоком.
go_stop-value-three_ppeok_points-stop_minimum = Сколько нужно для «стоп»
go_stop-value-three_ppeok_points-off = Это не победа

go_stop-option-heodang = Победа без взяток (ходан)
    .about = Выигрывает ли раунд игрок, который за пять ходов не взял ни одной карты; это знают не все источники.
go_stop-value-heodang-off = Нет
go_stop-value-heodang-on = Да

go_stop-option-no_animal_penalty = Проигравший без животных
    .about = Платит ли вдвое проигравший без животных, если победитель получил очки за животных.
go_stop-value-no_animal_penalty-off = Ничего
go_stop-value-no_animal_penalty-on = Платит вдвое

go_stop-option-score_cap = Предел выплаты
    .about = Сколько очков, самое большее, платит один проигравший в конце раунда; победы с твёрдой ценой и выплаты посреди раунда не ограничены.
go_stop-value-score_cap-none = Без предела

go_stop-option-shodang = Предложение ничьей (сёдан)
    .about = Можно ли предлагать ничью; полного правила нет ни в одном источнике, поэтому пока так не играют.
go_stop-value-shodang-off = Нет

go_stop-option-reverse_go = Встречное «го»
    .about = Стоит ли «го» в ответ на чужое «го» дороже; полного правила нет ни в одном источнике, поэтому пока так не играют.
go_stop-value-reverse_go-off = Нет

go_stop-option-extra_seats = Лишние игроки
    .about = Как решается, кто играет, если за столом больше людей, чем играет в раунде.
go_stop-value-extra_seats-none = Лишних за столом нет
go_stop-value-extra_seats-first_cards = Первая жеребьёвка решает на весь матч
go_stop-value-extra_seats-dropout = Кто выходит, платит штраф
go_stop-value-extra_seats-sell_brights = Последний оставшийся без места продаёт карты

go_stop-option-dropout_penalty = Штраф за выход
    .about = Сколько очков платит тот, кто выходит из раунда; обычно 12.

go_stop-option-penalty_to = Кому идёт штраф
    .about = Достаётся ли штраф за выход победителю раунда или поровну всем, кто играет; в статье об этом не сказано.
go_stop-value-penalty_to-round_winner = Победителю раунда
go_stop-value-penalty_to-each_active_equal = Поровну всем, кто играет

go_stop-option-penalty_for_forced_out = Штраф без выбора
    .about = Платит ли штраф и тот, кому не хватило места и кого ни о чём не спросили.

go_stop-option-folded_cards = Карты вышедших
    .about = Куда идут карты тех, кто не играет; если наверх колоды, их прежние хозяева знают, что откроется.
go_stop-value-folded_cards-shuffled_into_stock = Замешать в колоду
go_stop-value-folded_cards-top_of_stock = Положить на колоду

go_stop-option-sale_unit = Цена проданной карты
    .about = Сколько очков платит каждый покупатель за каждую хорошую карту продавца.

go_stop-option-sale_cards = Что продаётся
    .about = За какие карты продавца платят.
go_stop-value-sale_cards-fw = Свет, джокеры и двойная мелочь
go_stop-value-sale_cards-brights_only = Только свет

go_stop-option-sale_paid_by = Кто покупает
    .about = Платит ли за проданные карты и сдающий или только двое остальных.
go_stop-value-sale_paid_by-non_dealers = Двое, кроме сдающего
go_stop-value-sale_paid_by-all_three = Все трое

go_stop-option-no_double_drop = Дважды подряд не выходят
    .about = Обязан ли играть тот, кто в прошлом раунде вышел по своей воле; действует только там, где продают карты.

## Lines of the settlement: combinations. `.native` is Korean, `.reading` how it is said.

go_stop-line-five_brights = Пять светов
    .native = 오광
    .reading = огван
    .about = Все пять светов: «Журавль», «Походный занавес», «Луна», «Человек дождя» и «Феникс».
go_stop-line-four_brights_dry = Четыре сухих света
    .native = 사광
    .reading = сагван
    .about = Четыре света без «Человека дождя»: «Журавль», «Походный занавес», «Луна» и «Феникс».
go_stop-line-four_brights_rain = Четыре сырых света
    .native = 비사광
    .reading = бисагван
    .about = «Человек дождя» и любые три других света.
go_stop-line-three_brights_dry = Три сухих света
    .native = 삼광
    .reading = самгван
    .about = Любые три света без «Человека дождя».
go_stop-line-three_brights_rain = Три сырых света
    .native = 비삼광
    .reading = бисамгван
    .about = «Человек дождя» и любые два других света.
go_stop-line-animals = Животные
    .native = 열끗
    .reading = ёльккыт
    .about = Любые пять животных и ещё очко за каждое сверх пяти.
go_stop-line-godori = Годори
    .native = 고도리
    .reading = годори
    .about = «Соловей», «Кукушка» и «Гуси»: пять птиц на трёх картах.
go_stop-line-boar_deer_butterfly = Кабан, олень, бабочки
    .native = 멧돼지·사슴·나비
    .reading = метдвэджи, сасым, наби
    .about = «Кабан», «Олень» и «Бабочки».
go_stop-line-ribbons = Ленты
    .native = 띠
    .reading = тти
    .about = Любые пять лент и ещё очко за каждую сверх пяти.
go_stop-line-hongdan = Ленты со стихами
    .native = 홍단
    .reading = хондан
    .about = Три красные ленты со стихами: сосна, слива и вишня.
go_stop-line-cheongdan = Синие ленты
    .native = 청단
    .reading = чхондан
    .about = Три синие ленты: пион, хризантема и клён.
go_stop-line-chodan = Простые красные ленты
    .native = 초단
    .reading = чходан
    .about = Три простые красные ленты: глициния, ирис и клевер; лента ивы сюда не входит.
go_stop-line-junk = Мелочь
    .native = 피
    .reading = пи
    .about = Мелочь общей ценой десять и ещё очко за каждую сверх десяти; двойная мелочь и джокеры считаются по своей цене.

## Lines of the settlement: wins of a fixed value

go_stop-line-president = Президент
    .about = Все четыре карты одного месяца на руках с раздачи выигрывают раунд.
go_stop-line-three_ppeok = Три ппока
    .about = Третий ппок одного игрока выигрывает раунд.
go_stop-line-heodang = Ходан
    .about = Пять ходов без единой взятки выигрывают раунд.
go_stop-line-table_quad = Четвёрка на столе
    .about = На стол легли все четыре карты одного месяца, и сдающий выигрывает.

## Lines of the settlement: what raises the points of the winner

go_stop-line-go_points = Очки за «го»
    .about = К очкам прибавляется награда за «го» победителя.
go_stop-line-go_times = Множитель за «го»
    .about = Очки умножаются за «го» победителя.
go_stop-line-shake = Хындыль
    .about = Победитель показывал три или четыре карты одного месяца, поэтому выигрыш удваивается.
go_stop-line-bomb = Бомба
    .about = Победитель сыграл бомбу, поэтому выигрыш удваивается.
go_stop-line-joker_double = Джокер «Двойной выигрыш»
    .about = Этот джокер у победителя, поэтому выигрыш удваивается.
go_stop-line-seven_animals = Семь животных
    .about = У победителя семь животных или больше, поэтому выигрыш удваивается.
go_stop-line-carry = Ничьи до этого
    .about = Прошлые раунды кончились вничью, поэтому выигрыш умножается.

## Lines of the settlement: what one loser pays

go_stop-line-share = Долг победителю
    .about = Сколько должен каждый проигравший, пока штрафы не посчитаны.
go_stop-line-gwangbak = Нет света (гванбак)
    .about = У проигравшего нет ни одного света, и он платит вдвое.
go_stop-line-gwangbak_plus = Нет света: ещё два очка
    .about = У проигравшего нет ни одного света, и он платит на два очка больше.
go_stop-line-pibak = Мало мелочи (пибак)
    .about = У проигравшего слишком мало мелочи, и он платит вдвое.
go_stop-line-no_animal = Нет животных
    .about = У проигравшего нет животных против животных победителя, и он платит вдвое.
go_stop-line-gobak = Было «го» (гобак)
    .about = Проигравший говорил «го» и платит вдвое.
go_stop-line-gobak_share = За второго (гобак)
    .about = Проигравший говорил «го» и платит ещё и за второго.
go_stop-line-gobak_relief = Платит второй
    .about = «Го» говорил второй проигравший, и эту долю платит он.
go_stop-line-score_cap = Предел выплаты
    .about = Больше условленного предела не платят.
go_stop-line-purse = Деньги кончились
    .about = У проигравшего больше нет денег, и остальное он не платит.

## Actions. $plant (String): the suit. $use (String): "animal", "junk", or "none" where both are meant.

go_stop-action-play = Сыграть
go_stop-action-take = Взять
go_stop-action-joker = Сыграть джокер
    .about = Джокер ложится в ваши взятки, а вы тянете карту вместо него; ходом это не считается.
go_stop-action-bomb = Бомба: { $plant }
    .about = Сыграть сразу все свои карты этого месяца.
go_stop-action-shake = Хындыль: { $plant }
    .about = Показать всем свои карты этого месяца; если вы победите, выигрыш удвоится.
go_stop-action-flip_only = Только открыть карту
    .about = Не играть карту с руки, а только открыть карту колоды.
go_stop-action-go = Го
    .about = Играть дальше ради новых очков.
go_stop-action-stop = Стоп
    .about = Закончить раунд и получить выигрыш.
go_stop-action-continue = Играть дальше
    .about = Ничего не объявлять; никто не узнает, что у вас на руках.
go_stop-action-declare_quad_win = Президент
    .about = Объявить четвёрку на руках и выиграть раунд.
go_stop-action-use = { $use ->
    [animal] Животное
    [junk] Две мелочи
   *[none] Животное или мелочь
}
    .about = Сказать, чем считать эту карту.
go_stop-action-give = Отдать
    .about = Отдать эту карту мелочи.
go_stop-action-stay = Остаться
    .about = Играть этот раунд.
go_stop-action-drop = Выйти
    .about = Пропустить этот раунд.

## What a player calls out

# $count (Number): how many times the player has said go in this round
go_stop-call-go = { $count ->
    [2] Два го!
    [3] Три го!
    [4] Четыре го!
    [5] Пять го!
    [6] Шесть го!
    [7] Семь го!
    [8] Восемь го!
    [9] Девять го!
   *[other] Го!
}
go_stop-call-stop = Стоп!
go_stop-call-shake = Хындыль!
go_stop-call-bomb = Бомба!
go_stop-call-small_bomb = Малая бомба!
go_stop-call-ppeok = Ппок!
go_stop-call-pak = Пак!
go_stop-call-own_pak = Моя стопка!
go_stop-call-ttadak = Ттадак!
go_stop-call-jjok = Ччок!
go_stop-call-sweep = Чистый стол!
go_stop-call-sa_tta = Са-тта!
go_stop-call-month_taken = Весь месяц!
go_stop-call-president = Президент!
go_stop-call-three_ppeok = Три ппока!
go_stop-call-heodang = Ходан!
go_stop-call-table_quad = Четвёрка на столе!
go_stop-call-as_animal = Животное!
go_stop-call-as_junk = Две мелочи!
go_stop-call-stay = Играю!
go_stop-call-drop = Выхожу!
go_stop-call-sale = Продаю!
go_stop-call-five_brights = Пять светов!
go_stop-call-four_brights_dry = Четыре сухих!
go_stop-call-four_brights_rain = Четыре сырых!
go_stop-call-three_brights_dry = Три сухих!
go_stop-call-three_brights_rain = Три сырых!
go_stop-call-animals = Животные!
go_stop-call-godori = Годори!
go_stop-call-boar_deer_butterfly = Кабан, олень, бабочки!
go_stop-call-ribbons = Ленты!
go_stop-call-hongdan = Хондан!
go_stop-call-cheongdan = Чхондан!
go_stop-call-chodan = Чходан!
go_stop-call-junk = Мелочь!

## Payments within a round, in the middle of it or beside its result

go_stop-paid-dropout = Штраф за выход
go_stop-paid-sale = Проданные карты
go_stop-paid-pot = Банк
go_stop-paid-first_ppeok = Ппок на первом ходу
go_stop-paid-first_ttadak = Ттадак на первом ходу
go_stop-paid-first_jjok = Ччок на первом ходу
go_stop-paid-first_bomb = Бомба на первом ходу

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

go_stop-end-stop = { $you ->
    [yes] Стоп! Вы забираете выигрыш.
   *[no] Стоп! Выигрыш забирает { $winner }.
}
go_stop-end-autostop = { $you ->
    [yes] Играть дальше нечем: выигрыш ваш.
   *[no] Играть дальше нечем: выигрыш забирает { $winner }.
}
go_stop-end-highest_score = { $you ->
    [yes] Карты кончились, «стоп» никто не сказал: сумма больше у вас, и вы выигрываете.
   *[no] Карты кончились, «стоп» никто не сказал: по сумме выигрывает { $winner }.
}
go_stop-end-president = { $you ->
    [yes] Президент! Вы выигрываете с четвёркой на руках.
   *[no] Президент! С четвёркой на руках выигрывает { $winner }.
}
go_stop-end-three_ppeok = { $you ->
    [yes] Третий ппок: вы выигрываете раунд.
   *[no] Третий ппок: раунд выигрывает { $winner }.
}
go_stop-end-heodang = { $you ->
    [yes] Пять ходов без единой карты: вы выигрываете раунд.
   *[no] Пять ходов без единой карты: раунд выигрывает { $winner }.
}
go_stop-end-table_quad_win = { $you ->
    [yes] Четвёрка на столе: вы сдаёте, и вы выигрываете.
   *[no] Четвёрка на столе: сдаёт и выигрывает { $winner }.
}
go_stop-end-exhausted = Ничья: карты кончились, а «стоп» никто не сказал.
go_stop-end-table_quad = Ничья: на стол легли все четыре карты одного месяца.
go_stop-end-both_quads = Ничья: четвёрка на руках не у одного игрока.

## Why the cards were dealt again

go_stop-shuffled-table_quad = Пересдача: на стол легли все четыре карты одного месяца.
