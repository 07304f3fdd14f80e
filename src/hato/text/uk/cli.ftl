### The command line and the match in plain lines.
### Values in plain lines stand as { $what }; a pattern with a selector says what its values are.

## Help

cli-about = Hato — дім для ігор у квіткові карти. Запуск: hato КОМАНДА [параметри]
cli-help-commands = Команди:
cli-help-options = Параметри:
cli-help-more = hato КОМАНДА --help розповість про команду докладніше.

cli-command-play = Відкриває стіл у браузері; з --line — матч у терміналі простими рядками.
cli-command-serve = Запускає сервер, не відкриваючи браузера.
cli-command-games = Показує список ігор, а для однієї гри — набори правил і домашні правила.
cli-command-check = Звіряє файли прикладів і записані раунди з правилами й показує розбіжності.
cli-command-replay = Перевіряє запис і розповідає матч реченнями.
cli-command-count = Перелічує всі шляхи гри з малою колодою або перевіряє файл підрахунків.
cli-command-bench = Вимірює швидкість рушія.

cli-option-lang = мова: en, ja, ko, ru або uk
cli-option-help = показати цю довідку
cli-option-version = показати версію
cli-option-line = грати в терміналі простими рядками
cli-option-preset = набір правил; список дає hato games ГРА
cli-option-set = змінити домашнє правило; можна повторювати
cli-option-seats = скільки гравців разом із вами; за решту грає компʼютер
cli-option-rounds = скільки раундів у матчі
cli-option-level = як грає компʼютер: random, novice, greedy або sampler
cli-option-seed = зерно тасування, до 64 шістнадцяткових цифр
cli-option-record = записати дограний матч у новий файл
cli-option-port = порт сервера; 0 — будь-який вільний
cli-option-allow_host = імʼя, на яке сервер відповідає; можна вказати кілька; без нього — на будь-яке
cli-option-host = адреса, на якій чекати; без неї доступно лише з цієї машини
cli-option-data = тека для даних
cli-option-no_browser = не відкривати браузера
cli-option-step = чекати Enter перед кожним рішенням
cli-option-seat = розповідати лише те, що знало це місце
cli-option-quiet = лише перевірити
cli-option-suits = колода: усі карти цих мастей
cli-option-cards = колода: ці карти
cli-option-hand = карт у кожній руці; якщо не вказано, 1
cli-option-field = карт на столі; якщо не вказано, 1
cli-option-dealer = місце, яке роздає; якщо не вказано, 0
cli-option-divide = показати числа для кожного першого кроку
cli-option-plain = іти кожним шляхом, навіть до знайомих позицій; довше, а числа ті самі
cli-option-slow = у файлі підрахунків — і довгі колоди
cli-option-limit = припинити після стількох листків
cli-option-game = яку гру вимірювати
cli-option-seconds = процесорний час кожного вимірювання

## Results

cli-serving = Hato чекає за адресою { $address } (Ctrl-C завершує)
cli-passed-failed = { $passed } passed, { $failed } failed
cli-check-difference = { $id }: { $field }: очікувалося { $expected }, вийшло { $came }
cli-check-reason = { $id }: { $reason }
cli-check-progress = { $path }: готово { $done }
cli-recorded = Матч записано у файл { $path }.
cli-not-recorded = Матч не дограно, тому його не записано.

cli-games-state = Можна грати; гравців: { $seats }; версія правил: { $rules }
cli-games-presets = Набори правил: { $names }
cli-games-more = hato games ГРА показує набори й домашні правила; hato play ГРА --line починає матч у терміналі.
cli-games-presets-of = Набори правил (--preset ІМʼЯ):
cli-games-options-of = Домашні правила (--set ІМʼЯ=ЗНАЧЕННЯ):
cli-games-default = звичайний
cli-games-default-is = Зазвичай: { $value }
cli-games-differs = Відмінності: { $options }
cli-games-like = Як { $preset }, але: { $options }
cli-games-yes-no = yes (так) або no (ні)
cli-games-length-rounds = rounds:N — стільки раундів
cli-games-length-target = target:N — доки хтось не набере стільки очок
cli-games-length-time = time:N — стільки хвилин; розпочатий раунд дограють
cli-games-length-bankroll = bankroll — доки в когось не скінчаться гроші
cli-games-table = одне з цих слів або числа від { $low } до { $high } для деяких із { $keys }, наприклад 05:20,10:20
cli-games-set = будь-які з цих через кому або none
cli-games-cards = будь-які з цих через кому, кожну не частіше, ніж тут сказано, або none
cli-games-card = { $code }, не більше { $most }: { $name }
cli-games-numbers = число від { $low } до { $high }

cli-replay-title = { $game }, { $preset }: { $names }
cli-replay-progress = перевірено рядків: { $lines }
cli-replay-step = Enter — далі, q — кінець:
cli-replay-whole = Перевірено до кінця матчу, рядків: { $lines }; { $shuffle }.
cli-replay-part = Перевірено, скільки є, рядків: { $lines }; матч не дограно, { $shuffle }.
cli-replay-shuffle-checked = тасування те саме, що було запечатане
cli-replay-shuffle-closed = тасування не розкрито
cli-replay-shuffle-none = тасування не запечатували
cli-replay-redacted = Це запис очима одного місця: розповісти його можна, перевірити — ні.

cli-count-progress = пройдено листків: { $leaves }, дерева: { $share }
cli-count-good = { $id }: збігається
cli-count-slow = Пропущено довгих колод (--slow рахує і їх): { $number }

cli-bench-head = { $game }, { $engine }, { $python }; найкраще з десяти, за секунду процесорного часу й на мільйон кроків «bits»
cli-bench-plain = чистий Python
cli-bench-compiled = скомпільовано
cli-bench-progress = виміряно { $done } з { $of }

## What is wrong: one sentence each

cli-error-command = Немає команди { $what }; є { $names }.
cli-error-command-near = Немає команди { $what }; може, { $near }?
cli-error-rounds = Довжина матчу { $game } не вимірюється раундами, тому --rounds до неї не пасує; правила столу змінює --set.
cli-error-option = Тут немає параметра { $what }; є { $names }.
cli-error-option-near = Тут немає параметра { $what }; може, { $near }?
cli-error-needs-value = Параметру { $option } потрібне значення.
cli-error-no-value = Параметр { $option } не має значення.
cli-error-extra = Зайвий аргумент: { $argument }.
cli-error-arguments = Аргументи не підходять: { $reason }.
cli-error-language = Немає мови { $what }; є { $names }.
cli-error-number = { $option } — { $value }, а потрібне ціле число від { $low } до { $high }.
cli-error-seconds = { $option } — { $value }, а потрібне число, більше за 0, але не більше за 3600.
cli-error-seed = Зерно { $value } — це не від 1 до 64 шістнадцяткових цифр.
cli-error-game = Немає гри { $what }; є { $names }.
cli-error-game-near = Немає гри { $what }; може, { $near }?
cli-error-preset-game = Для --preset потрібен --game: правила належать грі.
cli-error-no-games = Тут немає ігор.
cli-error-which-game = Назвіть гру: { $names }.
cli-error-preset = Немає набору правил { $what }; є { $names }.
cli-error-preset-near = Немає набору правил { $what }; може, { $near }?
cli-error-setting = { $setting } не схоже на ІМʼЯ=ЗНАЧЕННЯ.
cli-error-rule = Немає домашнього правила { $what }; є { $names }.
cli-error-rule-near = Немає домашнього правила { $what }; може, { $near }?
cli-error-rule-value = Домашнє правило { $what } не може бути { $value }; підходить: { $allowed }.
cli-error-rule-list = Домашнє правило { $what } не може бути { $value }; підходить none або через кому частина списку { $allowed }, нічого не частіше, ніж тут.
cli-error-rules-together = Ці домашні правила не поєднуються: { $reason }.
cli-error-seats = За цими правилами у { $game } грають { $numbers }, а не { $seats }.
cli-error-host = { $value } — не імʼя машини; вкажіть його без http:// і без порту.
cli-error-level = Немає рівня { $what }; є { $names }.
cli-error-level-near = Немає рівня { $what }; може, { $near }?
cli-error-only-line = { $option } буває лише разом із --line.
cli-error-only-browser = { $option } не буває разом із --line.
cli-error-only-with-game = { $option } буває з грою, а не з файлом підрахунків.
cli-error-only-with-file = { $option } буває з файлом підрахунків, а не з грою.
cli-error-quiet = { $option } не буває разом із --quiet.
cli-error-no-file = Команді hato { $command } потрібен файл.
cli-error-file-missing = Немає файлу { $path }.
cli-error-file-folder = { $path } — тека, а не файл.
cli-error-file-exists = Файл { $path } уже є; назвіть новий.
cli-error-file-unreadable = Файл { $path } не читається: { $reason }.
cli-error-file-text = { $path } — не текст у UTF-8.
cli-error-folder-missing = Немає теки { $path }.
cli-error-folder-closed = У теку { $path } не можна писати.
cli-error-folder-made = Теку { $path } не створити: { $reason }.
cli-error-not-folder = { $path } — не тека.
cli-error-record = Запис { $path } не зберігається: { $reason }.
cli-error-check = Перевірку зупинено: { $reason }.
cli-error-line = { $path }, рядок { $line }: { $reason }.
cli-error-port-used = Порт { $port } зайнятий; візьміть інший або 0 — будь-який вільний.
cli-error-port-denied = Порт { $port } вам не дозволено; візьміть порт, вищий за 1023.
cli-error-serve = Сервер не запускається: { $reason }.
cli-error-count-what = Назвіть гру або файл підрахунків.
cli-error-count-deck = Задайте колоду або через --suits, або через --cards.
cli-error-count-suits = У колоді є не всі масті з { $suits }.
cli-error-count-limit = Листків більше ніж { $limit }; візьміть меншу колоду або збільште --limit.
cli-error-count-endless = Ця роздача може повторюватися без кінця; візьміть правила без нових роздач.
cli-error-count-cards = Колода замала: вона скінчиться раніше за раунд.
cli-error-count-sizes = Рукам і столу треба більше карт, ніж є в колоді.
cli-error-program = У програмі щось зламалося ({ $reason }); HATO_DEBUG=1 покаже де.

## The match in plain lines. $you (String): "yes" the reader, "no" somebody else called $who, "none" nobody.

tui-you = ви
tui-player = Гравець
tui-computer = Компʼютер
tui-computer-number = Компʼютер { $number }

tui-zone-field = Стіл
tui-zone-hand = Рука
tui-zone-stock = Колода
tui-zone-captured = Взяті карти
tui-zone-drawn = Витягнуто
# $place (String), $count (Number): cards
tui-zone-hidden = { $count ->
    [one] { $place }: { $count } карта
    [few] { $place }: { $count } карти
   *[many] { $place }: { $count } карт
}
tui-zone-empty = { $place }: порожньо

tui-welcome = { $game }. Довідка — h, вихід — q.
tui-dealt = Роздача:
tui-dealt-counts = Роздача: { $counts }.
tui-draws = { $you ->
    [yes] Ви тягнете: { $cards }.
   *[no] { $who } тягне: { $cards }.
}
tui-first-dealer = { $you ->
    [yes] Спершу роздаєте ви.
   *[no] Спершу роздає { $who }.
}
tui-plays = { $you ->
    [yes] Ви кладете: { $cards }.
   *[no] { $who } кладе: { $cards }.
}
tui-gives = { $you ->
    [yes] Ви віддаєте: { $cards } (кому: { $to }).
   *[no] { $who } віддає: { $cards } (кому: { $to }).
}
tui-turns = { $you ->
    [yes] Ви відкриваєте: { $cards }.
   *[no] { $who } відкриває: { $cards }.
}
tui-takes = { $you ->
    [yes] Ви берете: { $cards }.
   *[no] { $who } бере: { $cards }.
}
tui-moves = { $you ->
    [yes] Ви переносите: { $cards } — { $place }.
    [no] { $who } переносить: { $cards } — { $place }.
   *[none] { $cards } — { $place }.
}
tui-shows = Показано ({ $place }): { $cards }.
tui-says = { $you ->
    [yes] Ви кажете: { $what }
   *[no] { $who } каже: { $what }
}
tui-base = Комбінації разом: { $points }
tui-times = { $what }: × { $factor } = { $points }
tui-plus = { $what }: { $more } = { $points }
tui-total = Разом: { $points }
# what a loser pays, with the steps below it
tui-pays = { $you ->
    [yes] Ви платите:
   *[no] { $who } платить:
}
# the same without steps. $points (String)
tui-pays-all = { $you ->
    [yes] Ви платите { $points }.
   *[no] { $who } платить { $points }.
}
tui-lines-of = { $you ->
    [yes] Ви:
   *[no] { $who }:
}
tui-money = Гроші: { $money }.
tui-points = За раунд: { $gained }. Рахунок: { $totals }.
tui-totals = Рахунок: { $totals }.
tui-match-won = { $you ->
    [yes] Матч закінчено. Ви перемогли.
   *[no] Матч закінчено. Перемагає { $who }.
}
tui-match-drawn = Матч закінчено. Нічия.

tui-your-hand = Ваші карти:
tui-hand-match = { $card }, на столі { $matches }
tui-made = { $you ->
    [yes] У вас є: { $yaku }.
   *[no] { $who } має: { $yaku }.
}
# $what (String): calls, shown months and free turns, each with its number
tui-done = { $you ->
    [yes] У цьому раунді ви маєте: { $what }.
   *[no] У цьому раунді { $who } має: { $what }.
}
tui-shown = { $you ->
    [yes] Ви показали: { $cards }.
   *[no] { $who } показує: { $cards }.
}
tui-carry = Цей раунд рахується × { $factor }.
tui-pot = У банку: { $points }.
tui-out = Не грають у цьому раунді: { $names }.
# $kind (String): a heading such as Junk. $value (String): what they count as
tui-kind = { $kind }: { $cards }
tui-kind-worth = { $kind }, рахуються за { $value }: { $cards }
tui-near = До комбінації «{ $yaku }» бракує однієї карти: { $cards }.
tui-near-any = До комбінації «{ $yaku }» бракує однієї карти.
tui-sheet = Комбінації і скільки їхніх карт у вас:
tui-sheet-entry = { $yaku }: { $points } ({ $have } з { $need })
tui-sheet-gone = { $yaku }: { $points } (уже не зібрати)

tui-ask-card = Карта?
tui-ask-which = { $card }: що взяти?
tui-ask-take = Яку карту взяти?
tui-ask-choice = Що вибираєте?
tui-ask-next = Enter — наступний раунд:
# $points (String): what one more go adds. $times (String): what all go calls then multiply by
tui-next-go-points = Ще одне го додасть { $points }.
tui-next-go-times = Після ще одного го все рахується × { $times }.
tui-next-go-both = Ще одне го додасть { $points }, і все тоді рахується × { $times }.
# $points (String): the change of each player's points
tui-stake-all = { $action }: { $points }
# $action (String): what to say. $points (Number): what it brings now
tui-stake = { $points ->
    [one] { $action }: дає { $points } очко
    [few] { $action }: дає { $points } очки
   *[many] { $action }: дає { $points } очок
}

tui-help-answer = Відповідь — номер карти, її код, наприклад 08b, або початок її назви.
tui-help-y = y: список комбінацій
tui-help-t = t: увесь стіл і рахунок
tui-help-l = l: що було в цьому раунді
tui-help-s = s: печатка тасування
tui-help-q = q: одразу вийти
tui-help-h = h або ?: ця довідка

tui-wrong-number = Номера { $number } тут немає; номери — від 1 до { $most }.
tui-wrong-answer = { $answer } тут не відповідь; введіть номер або код, а h дасть довідку.
tui-wrong-many = { $answer } підходить до кількох відповідей; введіть більше літер або номер.
tui-wrong-place = { $card }: такої відповіді тут немає.
tui-wrong-card = { $card }: зараз цю карту вибрати не можна.
tui-wrong-more = { $answer } — більше, ніж спитано.

tui-seal = Тасування запечатано до роздачі, SHA-256: { $commitment }.
tui-opened = Зерно тасування: { $seed }
tui-left = Ви вийшли з-за столу.
tui-ended = Введення скінчилося, а з ним і гра.
