### Hato, Min-hwatu and the game of 1995 (rules MH, C)

hato-name = Хато
hato-about = Самая простая игра в цветочные карты, от двух до семи человек: у каждой карты и каждой комбинации есть цена, раньше времени никто не останавливается, а побеждает тот, у кого больше очков.

## Presets

hato-preset-sakhalin = Сахалинское хато
    .about = Так играют корейцы Сахалина. Пять светов стоят 50, три простые красные ленты — ничего. Всего в колоде 240 очков.
hato-preset-minhwatu = Минхватху
    .about = Обычная игра Кореи. Очки дают все три набора лент, а пять светов — нет. Всего в колоде 240 очков.
hato-preset-sakhalin_250 = Сахалинское хато, 250
    .about = По старому списку: «Цветная павловния» стоит 10, поэтому в колоде 250 очков.
hato-preset-sakhalin_260 = Сахалинское хато, 260
    .about = Сахалинская таблица слово в слово: другая цена у «Кубка сакэ», ивы и павловнии, а вместо всей ивы очки даёт вся павловния. Всего в колоде 260 очков.
hato-preset-card1995 = 1995Card
    .about = Компьютерная игра 1995 года для двоих. Если карта из колоды что-то взяла, на стол кладут ещё одну; разница в очках оплачивается деньгами, и так до разорения.
hato-preset-card1995_fair = 1995Card без лишней карты
    .about = Компьютерная игра 1995 года без лишней карты: к концу раунда стол пуст.

## Groups of options, by the rule that they belong to

hato-group-D-2 = Календарь
hato-group-G-1 = Первый сдающий
hato-group-G-2 = Места за столом
hato-group-G-3 = Направление
hato-group-G-4 = Матч и деньги
hato-group-G-5 = Выход из раунда
hato-group-G-8 = Кто сдаёт дальше
hato-group-MH-1 = Игроки и раздача
hato-group-MH-4 = Комбинации
hato-group-MH-5 = Расчёт
hato-group-MH-6 = Цена карт
hato-group-C-2 = Лишняя карта
hato-group-C-5 = Деньги игры 1995 года

## Options. The value texts of an option follow it; yes and no are shared texts.

hato-option-length = Длина матча
    .about = Сколько длится матч: условленное число раундов, условленное время, пока кто-нибудь не наберёт нужную сумму или пока у кого-нибудь не кончатся деньги.
# $n (Number): rounds
hato-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
# $points (Number): the total that ends the match
hato-value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очков
}
# $minutes (Number): the round in progress at the agreed end is finished
hato-value-length-time = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
hato-value-length-bankroll = Пока кто-нибудь не разорится

hato-option-next_dealer = Кто сдаёт дальше
    .about = Кто сдаёт в следующем раунде и, значит, ходит в нём первым.
hato-value-next_dealer-winner = У кого счёт выше всех
hato-value-next_dealer-alternate = По очереди
hato-value-next_dealer-loser = Кто проиграл больше всех
hato-value-next_dealer-fixed = Всегда один и тот же

hato-option-draws_count = Ничья считается раундом
    .about = Входит ли раунд, сыгранный вничью, в условленное число раундов или его переигрывают.

hato-option-stake = Цена очка
    .about = Сколько денег стоит одно очко; сам счёт ведётся в очках.

hato-option-capital = Начальный капитал
    .about = Сколько у каждого на старте; действует только в матче до разорения.

hato-option-capital_in = В чём считать капитал
    .about = Считать ли начальный капитал в очках или в деньгах; действует только в матче до разорения.
hato-value-capital_in-stakes = В очках
hato-value-capital_in-money = В деньгах

hato-option-dealer_draw = Первый сдающий
    .about = Как выбирают первого сдающего: по месяцу вытянутой карты, по жребию или без жеребьёвки.
hato-value-dealer_draw-earliest = Самый ранний месяц
hato-value-dealer_draw-latest = Самый поздний месяц
hato-value-dealer_draw-night_day = Ночью или днём
hato-value-dealer_draw-random = Жребий
hato-value-dealer_draw-first_seat = Первое место

hato-option-draw_time = Ночь или день
    .about = Ночью первым сдаёт самый ранний месяц, днём — самый поздний; нужно только для правила «ночью или днём».
hato-value-draw_time-night = Ночь
hato-value-draw_time-day = День

hato-option-month_order = Календарь
    .about = Считать ли павловнию ноябрём, а иву декабрём, как в Корее, или наоборот, как в Японии.
hato-value-month_order-korean = Корейский
hato-value-month_order-japanese = Японский

hato-option-players = Игроков в раунде
    .about = Сколько человек, от двух до семи, играют раунд; больше за столом может быть только по правилу о лишних игроках.

hato-option-table_quad = Четвёрка на столе
    .about = Что делать, если на стол легли все четыре карты месяца и взять их уже нечем.
hato-value-table_quad-redeal = Пересдача

hato-option-hand_quad = Четвёрка на руках
    .about = Что делать, если кому-то пришли все четыре карты месяца.
hato-value-hand_quad-nothing = Играть дальше
hato-value-hand_quad-redeal = Пересдача

hato-option-card_values = Цена карт
    .about = По какому списку считать карты; сахалинские страницы дают два списка, которые отличаются от обычного.
hato-value-card_values-standard = Обычный, 240 очков
hato-value-card_values-colored_paulownia = «Цветная павловния» 10, 250 очков
hato-value-card_values-sakhalin_table = Сахалинская таблица, 260 очков

hato-option-dan = Наборы лент
    .about = Какие наборы из трёх лент дают по 30 очков.
hato-value-dan-hongdan = Ленты со стихами
hato-value-dan-cheongdan = Синие ленты
hato-value-dan-chodan = Простые красные ленты

hato-option-month_sets = Целые месяцы
    .about = За какие месяцы и сколько очков дают все четыре карты.
hato-value-month_sets-core3 = Ирис, клён и ива по 20
hato-value-month_sets-all12 = Каждый месяц по 20

hato-option-five_brights = Пять светов
    .about = Сколько очков дают все пять светов; при 0 они не считаются.

hato-option-godori = Годори
    .about = Сколько очков дают вместе «Соловей», «Кукушка» и «Гуси»; при 0 они не считаются.

hato-option-bonus_mode = Кто платит за комбинацию
    .about = Вычитать ли очки за комбинацию у всех соперников или только прибавлять их хозяину.
hato-value-bonus_mode-from_each_opponent = Каждый соперник
hato-value-bonus_mode-added_only = Никто, они прибавляются

hato-option-settlement = Расчёт
    .about = Как из счёта раунда получается его результат.
hato-value-settlement-vs_par = Против равной доли
hato-value-settlement-difference = Разница с каждым соперником
hato-value-settlement-totals = Сам счёт раунда

hato-option-extra_draw = Лишняя карта
    .about = Открывать ли ещё одну карту, если карта из колоды что-то взяла, и берёт ли она сама.
hato-value-extra_draw-none = Нет
hato-value-extra_draw-unmatched = Только ложится на стол
hato-value-extra_draw-matched = Тоже берёт

hato-option-leftover = Остаток на столе
    .about = Чьи карты, которые лежат на столе, когда на руках уже ничего нет.
hato-value-leftover-nobody = Ничьи

hato-option-dropout = Лишние игроки
    .about = Как решают, кто играет, если за столом больше людей, чем мест в раунде; вопрос «остаться или выйти» — для троих и больше.
hato-value-dropout-off = Больше за стол не садятся
hato-value-dropout-first_cards = На весь матч решает первая жеребьёвка
hato-value-dropout-announce = Каждый говорит, остаётся или выходит

hato-option-dropout_penalty = Штраф за выход
    .about = Сколько очков платит тот, кто выходит из раунда; обычно 12.

hato-option-penalty_to = Кому идёт штраф
    .about = Достаётся ли штраф за выход победителю раунда или поровну всем, кто играет.
hato-value-penalty_to-round_winner = Победителю раунда
hato-value-penalty_to-each_active_equal = Поровну всем, кто играет

hato-option-penalty_for_forced_out = Штраф без выбора
    .about = Платит ли штраф и тот, кому не хватило места и кого ни о чём не спросили.

hato-option-folded_cards = Карты вышедших
    .about = Куда идут карты тех, кто не играет; если наверх колоды, их прежние хозяева знают, что откроется.
hato-value-folded_cards-shuffled_into_stock = Замешать в колоду
hato-value-folded_cards-top_of_stock = Положить на колоду

hato-option-dealer_may_drop = Сдающий может выйти
    .about = Спрашивать ли и сдающего; если нет, он играет всегда.

## Lines of the settlement: yaku. `.native` is Korean, `.reading` how it is said.

hato-line-hongdan = Ленты со стихами
    .native = 홍단
    .reading = хондан
    .about = Три красные ленты со стихами: сосна, слива и вишня.
hato-line-cheongdan = Синие ленты
    .native = 청단
    .reading = чхондан
    .about = Три синие ленты: пион, хризантема и клён.
hato-line-chodan = Простые красные ленты
    .native = 초단
    .reading = чходан
    .about = Три простые красные ленты: глициния, ирис и клевер; лента ивы сюда не входит.
hato-line-choyak = Весь ирис
    .native = 초약
    .reading = чхояк
    .about = Все четыре карты ириса.
hato-line-pungyak = Весь клён
    .native = 풍약
    .reading = пхуняк
    .about = Все четыре карты клёна.
hato-line-biyak = Весь дождь
    .native = 비약
    .reading = бияк
    .about = Все четыре карты ивы: «Человек дождя», «Ласточка», красная лента и «Гроза».
hato-line-ttongyak = Вся павловния
    .native = 똥약
    .reading = ттоняк
    .about = Все четыре карты павловнии.
hato-line-month_01 = Вся сосна
    .native = 송학 네 장
    .reading = сонхак не джан
    .about = Все четыре карты сосны.
hato-line-month_02 = Вся слива
    .native = 매조 네 장
    .reading = мэджо не джан
    .about = Все четыре карты сливы.
hato-line-month_03 = Вся вишня
    .native = 벚꽃 네 장
    .reading = ботккот не джан
    .about = Все четыре карты вишни.
hato-line-month_04 = Вся глициния
    .native = 흑싸리 네 장
    .reading = хыкссари не джан
    .about = Все четыре карты глицинии.
hato-line-month_06 = Весь пион
    .native = 모란 네 장
    .reading = моран не джан
    .about = Все четыре карты пиона.
hato-line-month_07 = Весь клевер
    .native = 홍싸리 네 장
    .reading = хонссари не джан
    .about = Все четыре карты клевера.
hato-line-month_08 = Весь мискант
    .native = 공산 네 장
    .reading = гонсан не джан
    .about = Все четыре карты мисканта.
hato-line-month_09 = Вся хризантема
    .native = 국화 네 장
    .reading = гукхва не джан
    .about = Все четыре карты хризантемы.
hato-line-ogwang = Пять светов
    .native = 오광
    .reading = огван
    .about = Все пять светов: «Журавль», «Походный занавес», «Луна», «Человек дождя» и «Феникс».
hato-line-godori = Годори
    .native = 고도리
    .reading = годори
    .about = «Соловей», «Кукушка» и «Гуси»: пять птиц на трёх картах.

## Lines of the settlement: from the cards to the result

hato-line-card_points = Очки за карты
    .about = Сумма цен взятых карт.
hato-line-others_yaku = Комбинации соперников
    .about = Сколько отнимают от этого счёта комбинации соперников.
hato-line-round_score = Счёт раунда
    .about = Карты и комбинации вместе.
hato-line-par = Равная доля
    .about = Сумма счетов всех игроков, делённая на число игроков.
hato-line-each_opponent = Против каждого соперника
    .about = Счёт раунда считается по разу на каждого соперника.
hato-line-their_scores = Счёт соперников
    .about = Вычитаются счета всех соперников.

## Actions

hato-action-play = Сыграть
hato-action-take = Взять
hato-action-stay = Остаться
    .about = Играть этот раунд.
hato-action-drop = Выйти
    .about = Пропустить этот раунд.

## What a player calls out

hato-call-stay = Играю!
hato-call-drop = Выхожу!
hato-call-hongdan = Хондан!
hato-call-cheongdan = Чхондан!
hato-call-chodan = Чходан!
hato-call-choyak = Весь ирис!
hato-call-pungyak = Весь клён!
hato-call-biyak = Весь дождь!
hato-call-ttongyak = Вся павловния!
hato-call-month_01 = Вся сосна!
hato-call-month_02 = Вся слива!
hato-call-month_03 = Вся вишня!
hato-call-month_04 = Вся глициния!
hato-call-month_06 = Весь пион!
hato-call-month_07 = Весь клевер!
hato-call-month_08 = Весь мискант!
hato-call-month_09 = Вся хризантема!
hato-call-ogwang = Пять светов!
hato-call-godori = Годори!

## Payments within a round, in the middle of it or beside its result

hato-paid-dropout = Штраф за выход
hato-paid-pot = Банк

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

hato-end-highest = { $you ->
    [yes] Карты кончились: ваш счёт выше всех.
   *[no] Карты кончились: первое место по очкам — { $winner }.
}
hato-end-shared = Ничья: лучший счёт поделили.

## Why the cards were dealt again

hato-shuffled-table_quad = Пересдача: на стол легли все четыре карты одного месяца.
hato-shuffled-hand_quad = Пересдача: на руках оказались все четыре карты одного месяца.
