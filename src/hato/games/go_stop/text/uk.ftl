### Go-Stop, Godori and Matgo (rules GS)

go_stop-name = Го-стоп
go_stop-about = Корейська гра на двох або трьох: наберіть домовлені очки й вирішіть, сказати «стоп» і отримати своє чи сказати «го» і ризикнути заради більшого.

## Presets

go_stop-preset-matgo = Матго
    .about = Сучасна гра вдвох. Зупинитися можна від 7 очок, вдалі ходи забирають у суперника дрібниці, а матч триває, доки хтось не збанкрутує.
go_stop-preset-gostop = Го-стоп
    .about = Сучасна гра втрьох. Зупинитися можна від 3 очок, а переможений, який казав «го», платить за двох.
go_stop-preset-godori_1 = Годорі, перший стовпець
    .about = Гра за російською статтею з першим стовпцем її таблиці: годорі варте 3 очки, чотири дощові світла — теж 3. Якщо «стоп» не сказав ніхто, виграє більша сума.
go_stop-preset-godori_2 = Годорі, другий стовпець
    .about = Те саме з другим стовпцем таблиці: годорі варте 5 очок, чотири світла — 4 або 5, а від семи тварин очки за тварин подвоюються.
go_stop-preset-godori_3 = Годорі, третій стовпець
    .about = Те саме з третім стовпцем таблиці: ціни як у другому, але тварини не подвоюються.
go_stop-preset-godori_literal = Годорі дослівно
    .about = Стаття слово в слово. Рахуються будь-які три стрічки одного кольору, «Міст» може бути подвійною дрібницею, а за брак світла й нестачу дрібниць переможений платить завжди.
go_stop-preset-matgo_hangame = Матго, Hangame
    .about = Матго як на Hangame, наскільки ці правила відомі з других рук. Кожен джокер забирає дрібницю, мала бомба — теж, а четвірка на столі виграє для роздавача.
go_stop-preset-matgo_pmang = Матго, Pmang
    .about = Матго як на Pmang, наскільки ці правила відомі з других рук. Четвірка на руках варта 7 очок, мала бомба подвоює виграш, а стос і на останньому ході дає дрібницю.
go_stop-preset-matgo_netmarble = Матго, Netmarble
    .about = Матго як на Netmarble у 2008 році, наскільки ці правила відомі з других рук. На першому ході платять ще за ттадак, ччок і бомбу, а кожен джокер забирає дрібницю.
go_stop-preset-gostop_hangame = Го-стоп, Hangame
    .about = Го-стоп утрьох як на Hangame, наскільки ці правила відомі з других рук. Кожен джокер забирає дрібницю, а четвірка на столі виграє для роздавача.

## Groups of options, by the rule that they belong to

go_stop-group-D-2 = Календар
go_stop-group-G-1 = Перший роздавач
go_stop-group-G-4 = Матч і гроші
go_stop-group-G-5 = Хто виходить із раунду
go_stop-group-G-8 = Наступний роздавач
go_stop-group-GS-1 = Гравці й роздача
go_stop-group-GS-2 = Перевірка столу
go_stop-group-GS-3 = Перевірка рук
go_stop-group-GS-4 = Хід
go_stop-group-GS-5 = Бомби
go_stop-group-GS-6 = Джокери
go_stop-group-GS-7 = Дрібниці, які віддають
go_stop-group-GS-8 = Ціни комбінацій
go_stop-group-GS-9 = Го чи стоп
go_stop-group-GS-10 = Винагорода за «го»
go_stop-group-GS-11 = Штрафи переможених
go_stop-group-GS-12 = Нічиї
go_stop-group-GS-13 = Сучасні додатки
go_stop-group-GS-14 = Карти з двома ролями
go_stop-group-GS-15 = Коли за столом більше трьох

## Options. The value texts of an option follow it; yes and no are shared texts.

go_stop-option-length = Тривалість матчу
    .about = Скільки триває матч: домовлену кількість раундів, домовлений час, доки хтось не набере потрібної суми або доки в когось не скінчаться гроші.
# $n (Number): rounds
go_stop-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}
# $points (Number): the total that ends the match
go_stop-value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очок
}
# $minutes (Number): the round in progress at the agreed end is finished
go_stop-value-length-time = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
go_stop-value-length-bankroll = Доки хтось не збанкрутує

go_stop-option-next_dealer = Хто роздає далі
    .about = Хто роздає в наступному раунді й, отже, ходить у ньому першим.
go_stop-value-next_dealer-winner = Переможець
go_stop-value-next_dealer-alternate = По черзі
go_stop-value-next_dealer-loser = Переможений
go_stop-value-next_dealer-fixed = Завжди той самий

go_stop-option-draws_count = Нічия рахується раундом
    .about = Чи входить раунд, зіграний унічию, до домовленої кількості раундів, чи його переграють.

go_stop-option-stake = Ціна очка
    .about = Скільки грошей варте одне очко; сам рахунок ведуть в очках.

go_stop-option-capital = Початковий капітал
    .about = Скільки очок має кожен на старті; діє лише в матчі до банкрутства.

go_stop-option-dealer_draw = Перший роздавач
    .about = Як вибирають першого роздавача: за місяцем витягнутої карти чи жеребом; який місяць головніший, джерела пишуть по-різному.
go_stop-value-dealer_draw-earliest = Найраніший місяць
go_stop-value-dealer_draw-latest = Найпізніший місяць
go_stop-value-dealer_draw-night_day = Уночі чи вдень
go_stop-value-dealer_draw-random = Жереб

go_stop-option-draw_time = Ніч чи день
    .about = Уночі першим роздає найраніший місяць, удень — найпізніший; потрібно лише для правила «уночі чи вдень».
go_stop-value-draw_time-night = Ніч
go_stop-value-draw_time-day = День

go_stop-option-month_order = Календар
    .about = Чи вважати павловнію листопадом, а вербу груднем, як у Кореї, чи навпаки, як у Японії.
go_stop-value-month_order-korean = Корейський
go_stop-value-month_order-japanese = Японський

go_stop-option-players = Гравців у раунді
    .about = Скільки людей грають раунд одне проти одного; більше за столом може бути лише за правилом про зайвих гравців.
go_stop-value-players-2 = Двоє
go_stop-value-players-3 = Троє

go_stop-option-deal = Роздача
    .about = Скільки карт роздають на руки й на стіл.
go_stop-value-deal-10-8 = По 10 на руки, 8 на стіл
go_stop-value-deal-8-10 = По 8 на руки, 10 на стіл
go_stop-value-deal-7-6 = По 7 на руки, 6 на стіл

go_stop-option-jokers = Джокери
    .about = Яких джокерів замішують у колоду; найчастіше грають із двома, «+2 дрібниці» і «+3 дрібниці».
go_stop-value-jokers-X1 = +1 дрібниця
go_stop-value-jokers-X2 = +2 дрібниці
go_stop-value-jokers-X3 = +3 дрібниці
go_stop-value-jokers-XL = Світло переможеному
go_stop-value-jokers-XD = Подвійний виграш
go_stop-value-jokers-XS = Усі дають дрібницю

go_stop-option-spare_rain = Запасна карта дощу
    .about = Чи грає запасна карта дощу замість «Грози»; рахується вона так само, змінюється лише малюнок.
go_stop-value-spare_rain-off = Не грає
go_stop-value-spare_rain-replaces_11j1 = Замість «Грози»

go_stop-option-stop_minimum = Очки для «стоп»
    .about = Від скількох очок гравець може сказати «стоп» або «го».
go_stop-value-stop_minimum-by_players = 7 удвох, 3 утрьох

go_stop-option-table_quad = Четвірка на столі
    .about = Що робити, якщо на стіл лягли всі чотири карти місяця; джерела різняться.
go_stop-value-table_quad-draw_carry = Нічия, наступний раунд удвічі
go_stop-value-table_quad-redeal = Роздати знову
go_stop-value-table_quad-dealer_takes = Їх бере роздавач
go_stop-value-table_quad-dealer_wins = Виграє роздавач

go_stop-option-hand_quad = Четвірка на руках
    .about = Що може «президент» — гравець, якому роздали всі чотири карти місяця; джерела різняться.
go_stop-value-hand_quad-win_or_continue = Виграти або потай грати далі
go_stop-value-hand_quad-win = Виграє одразу
go_stop-value-hand_quad-win_or_shake = Виграти, показати або грати далі
go_stop-value-hand_quad-shake_only = Показати або грати далі
go_stop-value-hand_quad-none = Нічого

go_stop-option-hand_quad_points = Очки за четвірку на руках
    .about = Скільки очок платить кожен суперник за перемогу з четвіркою на руках; для трьох це число не перевірене.
go_stop-value-hand_quad_points-stop_minimum = Скільки треба для «стоп»

go_stop-option-both_quads = Четвірка в кількох
    .about = Що робити, якщо перемогу з четвіркою на руках оголошують одразу двоє або більше; старі джерела про це мовчать.
go_stop-value-both_quads-draw_carry = Нічия, наступний раунд удвічі
go_stop-value-both_quads-draw = Нічия
go_stop-value-both_quads-dealer_wins = Роздавач або найближчий після нього
go_stop-value-both_quads-higher_month = У кого місяць пізніший

go_stop-option-shake = Хиндиль
    .about = Чи можна робити хиндиль: показати три або чотири карти місяця на руках і отримати за перемогу вдвічі більше.
go_stop-value-shake-on = Так
go_stop-value-shake-off = Ні

go_stop-option-shake_timing = Коли роблять хиндиль
    .about = Чи показують карти лише до першого ходу, чи в будь-який свій хід, доки на столі немає карт цього місяця; джерела різняться.
go_stop-value-shake_timing-before_own_play = У свій хід
go_stop-value-shake_timing-start_of_round = До першого ходу

go_stop-option-shake_blocks_bomb = Показане не йде в бомбу
    .about = Чи заборонено потім зіграти бомбою карти, показані хиндилем.

go_stop-option-fixed_wins_carry = Нічиї множать і сталу ціну
    .about = Чи множать попередні нічиї й ті перемоги, що мають сталу ціну, — наприклад, четвірку на руках.

go_stop-option-pick_timing = Коли вибирати карту
    .about = Коли гравець, чия карта збіглася з двома на столі, вибирає з них: до карти з колоди чи після.
go_stop-value-pick_timing-before_flip = До карти з колоди
go_stop-value-pick_timing-after_flip = Після карти з колоди

go_stop-option-ppeok_on_last_turn = Ппок на останньому ході
    .about = Чи буває ппок на останньому ході гравця; якщо ні, усі три карти він забирає.

go_stop-option-bomb_four = Бомба з чотирьох
    .about = Чи можна зіграти бомбою одразу чотири карти місяця з руки.

go_stop-option-small_bomb = Мала бомба
    .about = Чи можна разом покласти дві карти з руки на дві такі самі на столі й що це дає.
go_stop-value-small_bomb-off = Не можна
go_stop-value-small_bomb-capture_only = Узяти чотири карти
go_stop-value-small_bomb-junk = Узяти й отримати дрібницю
go_stop-value-small_bomb-junk_and_double = Дрібниця й подвоєння

go_stop-option-after_bomb = Ходи після бомби
    .about = Чим відшкодовуються карти, що пішли з руки на бомбу: ходами, у які відкривають лише карту колоди, чи одразу кількома картами колоди.
go_stop-value-after_bomb-credits = Потім ходи без карти з руки
go_stop-value-after_bomb-draw_extra = Одразу більше карт із колоди

go_stop-option-joker_flip = Джокер із колоди
    .about = Чи закінчується хід на відкритому джокері, чи він лягає до взятих карт і відкривають ще карту; у джерелах є обидва варіанти.
go_stop-value-joker_flip-attach_and_redraw = Відкривають ще карту
go_stop-value-joker_flip-keep_no_redraw = Хід закінчено

go_stop-option-joker_steals_junk = Джокер забирає дрібницю
    .about = Чи віддає кожен суперник дрібницю тому, хто взяв будь-якого джокера.

go_stop-option-own_stack_junk = Дрібниці за свій стос
    .about = Скільки дрібниць віддає кожен суперник, якщо гравець узяв стос, який сам і лишив.
go_stop-value-own_stack_junk-1 = Одну
go_stop-value-own_stack_junk-2 = Дві

go_stop-option-jjok_junk = Дрібниці за ччок
    .about = Скільки дрібниць віддає кожен суперник за ччок: карта колоди взяла карту, щойно покладену з руки.
go_stop-value-jjok_junk-0 = Жодної
go_stop-value-jjok_junk-1 = Одну

go_stop-option-sweep_junk = Дрібниці за чистий стіл
    .about = Скільки дрібниць віддає кожен суперник, якщо гравець забрав зі столу все.
go_stop-value-sweep_junk-0 = Жодної
go_stop-value-sweep_junk-1 = Одну

go_stop-option-last_turn_junk = Дрібниці на останньому ході
    .about = Чи дають події дрібниці й на останньому ході гравця; бомба й джокер дають їх завжди.

go_stop-option-last_turn_pak = Пак на останньому ході
    .about = Чи дає стос, узятий на останньому ході, одну дрібницю, хоча інші події там їх не дають.

go_stop-option-president_trigger = Хто стає президентом
    .about = Чи дають дрібницю лише чотири карти місяця, узяті однією подією, чи й ті, що зібрані поступово.
go_stop-value-president_trigger-at_once = Хто взяв четвірку за раз
go_stop-value-president_trigger-accumulated = Хто зібрав її будь-як

go_stop-option-junk_debt = Дрібниця в борг
    .about = Чи мусить суперник, у якого немає дрібниць, віддати дрібницю, щойно вона зʼявиться.

go_stop-option-junk_choice = Яку дрібницю віддають
    .about = Чи йде сама собою найдешевша дрібниця, чи карту вибирає той, хто віддає.
go_stop-value-junk_choice-lowest_auto = Найдешевшу
go_stop-value-junk_choice-giver_chooses = Вибирає той, хто віддає

go_stop-option-steal_unit = Як відлічують дрібниці
    .about = Чи дві дрібниці — це дві карти, чи ціна два, яку покриває й одна подвійна; джерела різняться.
go_stop-value-steal_unit-value = За ціною
go_stop-value-steal_unit-cards = За картами

go_stop-option-cup_stealable = Чи віддають «Чашу саке»
    .about = Чи можна забрати «Чашу саке», яку її власник рахує дрібницями; джерела різняться.
go_stop-value-cup_stealable-not_alone = Якщо є й інші дрібниці
go_stop-value-cup_stealable-never = Ніколи

go_stop-option-table = Ціни комбінацій
    .about = За якою таблицею рахують світла й годорі; звідки взято три стовпці, у статті не сказано.
go_stop-value-table-modern = Сучасна
go_stop-value-table-column_1 = Перший стовпець
go_stop-value-table-column_2 = Другий стовпець
go_stop-value-table-column_3 = Третій стовпець

go_stop-option-ribbon_sets = Трійки стрічок
    .about = Які три стрічки складають комбінацію; у статті сказано лише «три одного кольору».
go_stop-value-ribbon_sets-three = З віршами, сині й прості
go_stop-value-ribbon_sets-two = З віршами й сині
go_stop-value-ribbon_sets-any_color = Будь-які три червоні або три сині

go_stop-option-boar_deer_butterfly = Кабан, олень, метелики
    .about = Скільки очок варті разом «Кабан», «Олень» і «Метелики»; де їх рахують, зазвичай дають 5, а з нулем не рахують зовсім.

go_stop-option-seven_animals = Сім тварин
    .about = Що подвоюється, якщо тварин сім або більше; джерела різняться.
go_stop-value-seven_animals-double_final = Увесь виграш
go_stop-value-seven_animals-double_animal_points = Очки за тварин
go_stop-value-seven_animals-none = Нічого

go_stop-option-seven_includes_godori = Сім тварин і годорі
    .about = Чи подвоюється й годорі там, де сім тварин подвоюють очки за тварин.

go_stop-option-cup_decision = Роль «Чаші саке»
    .about = Як вирішують, чи «Чаша саке» — тварина, чи дві дрібниці.
go_stop-value-cup_decision-best = Як вигідніше власникові
go_stop-value-cup_decision-ask_on_capture = Власник вирішує, коли бере
go_stop-value-cup_decision-fixed_animal = Завжди тварина
go_stop-value-cup_decision-both = І те й те водночас

go_stop-option-cup_saves_loser = «Чаша саке» рятує переможеного
    .about = Чи рахувати наприкінці «Чашу саке» переможеного дрібницями, якщо це позбавить його штрафу за нестачу дрібниць.

go_stop-option-bridge_role = «Міст»
    .about = Чи може «Міст» рахуватися подвійною дрібницею; джерела різняться.
go_stop-value-bridge_role-animal = Тварина
go_stop-value-bridge_role-animal_or_double_junk = Тварина або подвійна дрібниця
go_stop-value-bridge_role-replaces_cup = Може він, а «Чаша саке» ні

go_stop-option-improve_test = Що вважати поліпшенням
    .about = Що має стати кращим після «го», щоб гравця спитали знову.
go_stop-value-improve_test-points = Очок більше, ніж під час «го»
go_stop-value-improve_test-any_yaku = Комбінація нова або краща

go_stop-option-go_bonus = Винагорода за «го»
    .about = Як «го» збільшують виграш; джерела різняться.
go_stop-value-go_bonus-modern = +1 за кожне, від третього ще й ×2
go_stop-value-go_bonus-source = +1, потім × кількість «го»
go_stop-value-go_bonus-modern_mult_only = Лише ×2 за кожне від третього

go_stop-option-gwangbak = Переможений без світла
    .about = Скільки доплачує переможений, який не має жодного світла (гванбак); у джерелах є обидва варіанти.
go_stop-value-gwangbak-double = Платить удвічі більше
go_stop-value-gwangbak-plus2 = Ще 2 очки
go_stop-value-gwangbak-off = Нічого

go_stop-option-gwangbak_needs_winner_brights = Лише якщо світла зіграли
    .about = Чи платить переможений без світла більше лише тоді, коли переможець отримав очки за світла; у статті такої умови немає.

go_stop-option-plus2_stage = Коли додають два очки
    .about = У який момент додаються два очки за переможеного без світла.
go_stop-value-plus2_stage-last = Після всіх множень

go_stop-option-pibak = Мало дрібниць у переможеного
    .about = Чи платить удвічі більше переможений, у якого замало дрібниць (пібак).
go_stop-value-pibak-double = Платить удвічі більше
go_stop-value-pibak-off = Нічого

go_stop-option-pibak_limit = Скільки дрібниць — це мало
    .about = До якого числа дрібниць, якщо рахувати за ціною, у переможеного їх замало.
go_stop-value-pibak_limit-by_players = 7 удвох, 5 утрьох

go_stop-option-pibak_needs_winner_junk = Лише якщо дрібниці зіграли
    .about = Чи платить переможений, у якого мало дрібниць, удвічі більше лише тоді, коли переможець отримав очки за дрібниці; у статті такої умови немає.

go_stop-option-pibak_zero_exempt = Без дрібниць штрафу немає
    .about = Чи вільний від штрафу за нестачу дрібниць переможений, який їх не має зовсім.

go_stop-option-purse_limit = Без боргів
    .about = Чи закінчується будь-яка виплата разом із грошима того, хто платить; діє лише в матчі до банкрутства.

go_stop-option-exhaustion = Ніхто не сказав «стоп»
    .about = Що робити, якщо всі карти зіграно, а «стоп» ніхто не сказав; джерела різняться.
go_stop-value-exhaustion-draw_next_double = Нічия, наступний раунд удвічі
go_stop-value-exhaustion-draw = Нічия
go_stop-value-exhaustion-highest_score = Виграє більша сума

go_stop-option-carry_cap = Межа множника за нічиї
    .about = У скільки разів щонайбільше нічиї можуть збільшити наступний виграш.

go_stop-option-carry_stack = Нічиї поспіль
    .about = Чи подвоює множник кожна наступна нічия; якщо ні, він лишається рівним 2.

go_stop-option-gobak = Сказав «го» і програв
    .about = Чи карають переможеного, який казав «го» (гобак): удвох він платить удвічі більше, утрьох — за обох переможених.

go_stop-option-gobak_who = Хто з тих, що казали «го», платить
    .about = Хто з двох переможених платить за обох, якщо «го» казали обидва; джерела різняться.
go_stop-value-gobak_who-last = Хто сказав «го» останнім
go_stop-value-gobak_who-first = Хто сказав «го» першим

go_stop-option-gobak_own_share_doubled = Своя частка вдвічі
    .about = Чи платить переможений, який утрьох платить за обох, свою частку вдвічі.

go_stop-option-first_ppeok = Винагорода за перший ппок
    .about = Скільки одразу платить кожен суперник за ппок на першому ході гравця, а потім за другий і третій поспіль; для трьох джерела різняться.
go_stop-value-first_ppeok-off = Нічого
go_stop-value-first_ppeok-7-14-21 = 7, 14, 21
go_stop-value-first_ppeok-3-6-9 = 3, 6, 9
go_stop-value-first_ppeok-3-6-12 = 3, 6, 12

go_stop-option-first_turn_rewards = За що платять на першому ході
    .about = За які події на першому ході гравця кожен суперник одразу платить.
go_stop-value-first_turn_rewards-ppeok = Ппок
go_stop-value-first_turn_rewards-ttadak = Ттадак
go_stop-value-first_turn_rewards-jjok = Ччок
go_stop-value-first_turn_rewards-bomb = Бомба

go_stop-option-three_ppeok_points = Очки за три ппоки
    .about = Скільки очок платить кожен суперник, якщо хтось виграв раунд третім ппоком.
go_stop-value-three_ppeok_points-stop_minimum = Скільки треба для «стоп»
go_stop-value-three_ppeok_points-off = Це не перемога

go_stop-option-heodang = Перемога без карт (ходан)
    .about = Чи виграє раунд гравець, який за пʼять ходів не взяв жодної карти; це знають не всі джерела.
go_stop-value-heodang-off = Ні
go_stop-value-heodang-on = Так

go_stop-option-no_animal_penalty = Переможений без тварин
    .about = Чи платить удвічі більше переможений без тварин, якщо переможець отримав очки за тварин.
go_stop-value-no_animal_penalty-off = Нічого
go_stop-value-no_animal_penalty-on = Платить удвічі більше

go_stop-option-score_cap = Межа виплати
    .about = Скільки очок щонайбільше платить один переможений наприкінці раунду; перемоги зі сталою ціною й виплати посеред раунду не обмежені.
go_stop-value-score_cap-none = Без межі

go_stop-option-shodang = Пропозиція нічиєї (шодан)
    .about = Чи можна пропонувати нічию; повного правила немає в жодному джерелі, тому поки що так не грають.
go_stop-value-shodang-off = Ні

go_stop-option-reverse_go = Зустрічне «го»
    .about = Чи дорожче «го» у відповідь на чуже «го»; повного правила немає в жодному джерелі, тому поки що так не грають.
go_stop-value-reverse_go-off = Ні

go_stop-option-extra_seats = Зайві гравці
    .about = Як вирішують, хто грає, якщо за столом більше людей, ніж грає в раунді.
go_stop-value-extra_seats-none = Зайвих за столом немає
go_stop-value-extra_seats-first_cards = Перше жеребкування вирішує на весь матч
go_stop-value-extra_seats-dropout = Хто виходить, платить штраф
go_stop-value-extra_seats-sell_brights = Останній, кому бракло місця, продає карти

go_stop-option-dropout_penalty = Штраф за вихід
    .about = Скільки очок платить той, хто виходить із раунду; зазвичай 12.

go_stop-option-penalty_to = Кому йде штраф
    .about = Чи дістається штраф за вихід переможцеві раунду, чи порівну всім, хто грає; у статті про це не сказано.
go_stop-value-penalty_to-round_winner = Переможцеві раунду
go_stop-value-penalty_to-each_active_equal = Порівну всім, хто грає

go_stop-option-penalty_for_forced_out = Штраф без вибору
    .about = Чи платить штраф і той, кому забракло місця й кого ні про що не спитали.

go_stop-option-folded_cards = Карти тих, хто вийшов
    .about = Куди йдуть карти тих, хто не грає; якщо зверху на колоду, колишні власники знають, що відкриється.
go_stop-value-folded_cards-shuffled_into_stock = Замішати в колоду
go_stop-value-folded_cards-top_of_stock = Покласти на колоду

go_stop-option-sale_unit = Ціна проданої карти
    .about = Скільки очок платить кожен покупець за кожну добру карту продавця.

go_stop-option-sale_cards = Що продається
    .about = За які карти продавця платять.
go_stop-value-sale_cards-fw = Світла, джокери й подвійні дрібниці
go_stop-value-sale_cards-brights_only = Лише світла

go_stop-option-sale_paid_by = Хто купує
    .about = Чи платить за продані карти й роздавач, чи лише двоє інших.
go_stop-value-sale_paid_by-non_dealers = Двоє, крім роздавача
go_stop-value-sale_paid_by-all_three = Усі троє

go_stop-option-no_double_drop = Двічі поспіль не виходять
    .about = Чи мусить грати той, хто минулого раунду вийшов з власної волі; діє лише там, де продають карти.

## Lines of the settlement: combinations. `.native` is Korean, `.reading` how it is said.

go_stop-line-five_brights = Пʼять світел
    .native = 오광
    .reading = огван
    .about = Усі пʼять світел: «Журавель», «Похідна завіса», «Місяць», «Людина дощу» і «Фенікс».
go_stop-line-four_brights_dry = Чотири сухі світла
    .native = 사광
    .reading = сагван
    .about = Чотири світла без «Людини дощу»: «Журавель», «Похідна завіса», «Місяць» і «Фенікс».
go_stop-line-four_brights_rain = Чотири дощові світла
    .native = 비사광
    .reading = бісагван
    .about = «Людина дощу» і будь-які три інші світла.
go_stop-line-three_brights_dry = Три сухі світла
    .native = 삼광
    .reading = самгван
    .about = Будь-які три світла без «Людини дощу».
go_stop-line-three_brights_rain = Три дощові світла
    .native = 비삼광
    .reading = бісамгван
    .about = «Людина дощу» і будь-які два інші світла.
go_stop-line-animals = Тварини
    .native = 열끗
    .reading = йольккит
    .about = Будь-які пʼять тварин і ще очко за кожну понад пʼять.
go_stop-line-godori = Годорі
    .native = 고도리
    .reading = годорі
    .about = «Соловей», «Зозуля» і «Гуси»: пʼять птахів на трьох картах.
go_stop-line-boar_deer_butterfly = Кабан, олень, метелики
    .native = 멧돼지·사슴·나비
    .reading = метдведжі, сасим, набі
    .about = «Кабан», «Олень» і «Метелики».
go_stop-line-ribbons = Стрічки
    .native = 띠
    .reading = тті
    .about = Будь-які пʼять стрічок і ще очко за кожну понад пʼять.
go_stop-line-hongdan = Стрічки з віршами
    .native = 홍단
    .reading = хондан
    .about = Три червоні стрічки з віршами: сосна, слива й вишня.
go_stop-line-cheongdan = Сині стрічки
    .native = 청단
    .reading = чхондан
    .about = Три сині стрічки: півонія, хризантема й клен.
go_stop-line-chodan = Прості червоні стрічки
    .native = 초단
    .reading = чходан
    .about = Три прості червоні стрічки: гліцинія, ірис і конюшина; стрічка верби сюди не входить.
go_stop-line-junk = Дрібниці
    .native = 피
    .reading = пі
    .about = Дрібниці загальною ціною десять і ще очко за кожну понад десять; подвійні дрібниці й джокери рахуються за своєю ціною.

## Lines of the settlement: wins of a fixed value

go_stop-line-president = Президент
    .about = Усі чотири карти одного місяця на руках із роздачі виграють раунд.
go_stop-line-three_ppeok = Три ппоки
    .about = Третій ппок одного гравця виграє раунд.
go_stop-line-heodang = Ходан
    .about = Пʼять ходів без жодної взятої карти виграють раунд.
go_stop-line-table_quad = Четвірка на столі
    .about = На стіл лягли всі чотири карти одного місяця, і роздавач виграє.

## Lines of the settlement: what raises the points of the winner

go_stop-line-go_points = Очки за «го»
    .about = До очок додається винагорода за «го» переможця.
go_stop-line-go_times = Множник за «го»
    .about = Очки множаться за «го» переможця.
go_stop-line-shake = Хиндиль
    .about = Переможець показував три або чотири карти одного місяця, тому виграш подвоюється.
go_stop-line-bomb = Бомба
    .about = Переможець зіграв бомбу, тому виграш подвоюється.
go_stop-line-joker_double = Джокер «Подвійний виграш»
    .about = Цей джокер у переможця, тому виграш подвоюється.
go_stop-line-seven_animals = Сім тварин
    .about = Переможець має сім тварин або більше, тому виграш подвоюється.
go_stop-line-carry = Попередні нічиї
    .about = Минулі раунди закінчилися внічию, тому виграш множиться.

## Lines of the settlement: what one loser pays

go_stop-line-share = Борг переможцеві
    .about = Скільки винен кожен переможений, доки не пораховано штрафів.
go_stop-line-gwangbak = Немає світла (гванбак)
    .about = Переможений не має жодного світла й платить удвічі більше.
go_stop-line-gwangbak_plus = Немає світла: ще два очки
    .about = Переможений не має жодного світла й платить на два очки більше.
go_stop-line-pibak = Мало дрібниць (пібак)
    .about = Переможений має замало дрібниць і платить удвічі більше.
go_stop-line-no_animal = Немає тварин
    .about = Переможений не має тварин проти тварин переможця й платить удвічі більше.
go_stop-line-gobak = Було «го» (гобак)
    .about = Переможений казав «го» і платить удвічі більше.
go_stop-line-gobak_share = За другого (гобак)
    .about = Переможений казав «го» і платить ще й за другого.
go_stop-line-gobak_relief = Платить другий
    .about = «Го» казав другий переможений, і цю частку платить він.
go_stop-line-score_cap = Межа виплати
    .about = Більше за домовлену межу не платять.
go_stop-line-purse = Гроші скінчилися
    .about = Переможений більше не має грошей, і решти він не платить.

## Actions. $plant (String): the suit. $use (String): "animal", "junk", or "none" where both are meant.

go_stop-action-play = Зіграти
go_stop-action-take = Узяти
go_stop-action-joker = Зіграти джокера
    .about = Джокер лягає до ваших узятих карт, а ви тягнете карту замість нього; ходом це не вважається.
go_stop-action-bomb = Бомба: { $plant }
    .about = Зіграти разом усі свої карти цього місяця.
go_stop-action-shake = Хиндиль: { $plant }
    .about = Показати всім свої карти цього місяця; якщо ви переможете, виграш подвоїться.
go_stop-action-flip_only = Лише відкрити карту
    .about = Не грати карти з руки, а тільки відкрити карту колоди.
go_stop-action-go = Го
    .about = Грати далі заради нових очок.
go_stop-action-stop = Стоп
    .about = Закінчити раунд і отримати виграш.
go_stop-action-continue = Грати далі
    .about = Нічого не оголошувати; ніхто не дізнається, що у вас на руках.
go_stop-action-declare_quad_win = Президент
    .about = Оголосити четвірку на руках і виграти раунд.
go_stop-action-use = { $use ->
    [animal] Тварина
    [junk] Дві дрібниці
   *[none] Тварина чи дрібниці
}
    .about = Сказати, чим вважати цю карту.
go_stop-action-give = Віддати
    .about = Віддати цю дрібницю.
go_stop-action-stay = Лишитися
    .about = Грати цей раунд.
go_stop-action-drop = Вийти
    .about = Пропустити цей раунд.

## What a player calls out

# $count (Number): how many times the player has said go in this round
go_stop-call-go = { $count ->
    [2] Два го!
    [3] Три го!
    [4] Чотири го!
    [5] Пʼять го!
    [6] Шість го!
    [7] Сім го!
    [8] Вісім го!
    [9] Девʼять го!
   *[other] Го!
}
go_stop-call-stop = Стоп!
go_stop-call-shake = Хиндиль!
go_stop-call-bomb = Бомба!
go_stop-call-small_bomb = Мала бомба!
go_stop-call-ppeok = Ппок!
go_stop-call-pak = Пак!
go_stop-call-own_pak = Мій стос!
go_stop-call-ttadak = Ттадак!
go_stop-call-jjok = Ччок!
go_stop-call-sweep = Чистий стіл!
go_stop-call-sa_tta = Са-тта!
go_stop-call-month_taken = Увесь місяць!
go_stop-call-president = Президент!
go_stop-call-three_ppeok = Три ппоки!
go_stop-call-heodang = Ходан!
go_stop-call-table_quad = Четвірка на столі!
go_stop-call-as_animal = Тварина!
go_stop-call-as_junk = Дві дрібниці!
go_stop-call-stay = Граю!
go_stop-call-drop = Виходжу!
go_stop-call-sale = Продаю!
go_stop-call-five_brights = Пʼять світел!
go_stop-call-four_brights_dry = Чотири сухі!
go_stop-call-four_brights_rain = Чотири дощові!
go_stop-call-three_brights_dry = Три сухі!
go_stop-call-three_brights_rain = Три дощові!
go_stop-call-animals = Тварини!
go_stop-call-godori = Годорі!
go_stop-call-boar_deer_butterfly = Кабан, олень, метелики!
go_stop-call-ribbons = Стрічки!
go_stop-call-hongdan = Хондан!
go_stop-call-cheongdan = Чхондан!
go_stop-call-chodan = Чходан!
go_stop-call-junk = Дрібниці!

## Payments within a round, in the middle of it or beside its result

go_stop-paid-dropout = Штраф за вихід
go_stop-paid-sale = Продані карти
go_stop-paid-pot = Банк
go_stop-paid-first_ppeok = Ппок на першому ході
go_stop-paid-first_ttadak = Ттадак на першому ході
go_stop-paid-first_jjok = Ччок на першому ході
go_stop-paid-first_bomb = Бомба на першому ході

## How a round ended. $winner (String): a name, in the nominative.
## $you (String): "yes" the reader is the winner, "no" somebody else is.

go_stop-end-stop = { $you ->
    [yes] Стоп! Ви забираєте виграш.
   *[no] Стоп! Виграш забирає { $winner }.
}
go_stop-end-autostop = { $you ->
    [yes] Далі грати нічим: виграш ваш.
   *[no] Далі грати нічим: виграш забирає { $winner }.
}
go_stop-end-highest_score = { $you ->
    [yes] Карти скінчилися, «стоп» ніхто не сказав: сума більша у вас, і ви виграєте.
   *[no] Карти скінчилися, «стоп» ніхто не сказав: за сумою виграє { $winner }.
}
go_stop-end-president = { $you ->
    [yes] Президент! Ви виграєте з четвіркою на руках.
   *[no] Президент! З четвіркою на руках виграє { $winner }.
}
go_stop-end-three_ppeok = { $you ->
    [yes] Третій ппок: ви виграєте раунд.
   *[no] Третій ппок: раунд виграє { $winner }.
}
go_stop-end-heodang = { $you ->
    [yes] Пʼять ходів без жодної карти: ви виграєте раунд.
   *[no] Пʼять ходів без жодної карти: раунд виграє { $winner }.
}
go_stop-end-table_quad_win = { $you ->
    [yes] Четвірка на столі: ви роздаєте, і ви виграєте.
   *[no] Четвірка на столі: роздає й виграє { $winner }.
}
go_stop-end-exhausted = Нічия: карти скінчилися, а «стоп» ніхто не сказав.
go_stop-end-table_quad = Нічия: на стіл лягли всі чотири карти одного місяця.
go_stop-end-both_quads = Нічия: четвірку на руках має не один гравець.

## Why the cards were dealt again

go_stop-shuffled-table_quad = Роздано знову: на стіл лягли всі чотири карти одного місяця.
