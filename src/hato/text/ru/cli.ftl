### The command line and the match in plain lines.
### Values in plain lines stand as { $what }; a pattern with a selector says what its values are.

## Help

cli-about = Hato — дом для игр в цветочные карты. Запуск: hato КОМАНДА [параметры]
cli-help-commands = Команды:
cli-help-options = Параметры:
cli-help-more = hato КОМАНДА --help расскажет о команде подробнее.

cli-command-play = Открывает стол в браузере; с --line — матч в терминале простыми строками.
cli-command-serve = Запускает сервер, не открывая браузер.
cli-command-games = Показывает список игр, а для одной игры — наборы правил и домашние правила.
cli-command-check = Сверяет файлы примеров и записанные раунды с правилами и показывает расхождения.
cli-command-replay = Проверяет запись и рассказывает матч предложениями.
cli-command-count = Пересчитывает все пути игры с маленькой колодой или проверяет файл подсчётов.
cli-command-bench = Измеряет скорость движка.

cli-option-lang = язык: en, ja, ko, ru или uk
cli-option-help = показать эту справку
cli-option-version = показать версию
cli-option-line = играть в терминале простыми строками
cli-option-preset = набор правил; список даёт hato games ИГРА
cli-option-set = изменить домашнее правило; можно повторять
cli-option-seats = сколько игроков вместе с вами; за остальных играет компьютер
cli-option-rounds = сколько раундов в матче
cli-option-level = как играет компьютер: random, novice, greedy или sampler
cli-option-seed = зерно тасовки, до 64 шестнадцатеричных цифр
cli-option-record = записать доигранный матч в новый файл
cli-option-port = порт сервера; 0 — любой свободный
cli-option-allow_host = имя, под которым сервер отвечает; можно указать несколько; без него — под любым
cli-option-host = адрес, на котором ждать; без него доступно только с этой машины
cli-option-data = папка для данных
cli-option-no_browser = не открывать браузер
cli-option-step = ждать Enter перед каждым решением
cli-option-seat = рассказывать только то, что знало это место
cli-option-quiet = только проверить
cli-option-suits = колода: все карты этих мастей
cli-option-cards = колода: эти карты
cli-option-hand = карт в каждой руке; по умолчанию 1
cli-option-field = карт на столе; по умолчанию 1
cli-option-dealer = место сдающего; по умолчанию 0
cli-option-divide = показать числа для каждого первого шага
cli-option-plain = идти по каждому пути, даже к знакомым позициям; дольше, а числа те же
cli-option-slow = в файле подсчётов — и долгие колоды
cli-option-limit = прекратить после стольких листьев
cli-option-game = какую игру измерять
cli-option-seconds = процессорное время каждого измерения

## Results

cli-serving = Hato ждёт по адресу { $address } (Ctrl-C завершает)
cli-passed-failed = { $passed } passed, { $failed } failed
cli-check-difference = { $id }: { $field }: ожидалось { $expected }, получилось { $came }
cli-check-reason = { $id }: { $reason }
cli-check-progress = { $path }: готово { $done }
cli-recorded = Матч записан в файл { $path }.
cli-not-recorded = Матч не доигран, поэтому не записан.

cli-games-state = Можно играть; игроков: { $seats }; версия правил: { $rules }
cli-games-presets = Наборы правил: { $names }
cli-games-more = hato games ИГРА показывает наборы и домашние правила; hato play ИГРА --line начинает матч в терминале.
cli-games-presets-of = Наборы правил (--preset ИМЯ):
cli-games-options-of = Домашние правила (--set ИМЯ=ЗНАЧЕНИЕ):
cli-games-default = обычный
cli-games-default-is = Обычно: { $value }
cli-games-differs = Отличия: { $options }
cli-games-like = Как { $preset }, но: { $options }
cli-games-yes-no = yes (да) или no (нет)
cli-games-length-rounds = rounds:N — столько раундов
cli-games-length-target = target:N — пока кто-нибудь не наберёт столько очков
cli-games-length-time = time:N — столько минут; начатый раунд доигрывается
cli-games-length-bankroll = bankroll — пока у кого-нибудь не кончатся деньги
cli-games-table = одно из этих слов или числа от { $low } до { $high } для некоторых из { $keys }, например 05:20,10:20
cli-games-set = любые из этих через запятую или none
cli-games-cards = любые из этих через запятую, каждую не чаще, чем здесь сказано, или none
cli-games-card = { $code }, не больше { $most }: { $name }
cli-games-numbers = число от { $low } до { $high }

cli-replay-title = { $game }, { $preset }: { $names }
cli-replay-progress = проверено строк: { $lines }
cli-replay-step = Enter — дальше, q — конец:
cli-replay-whole = Проверено до конца матча, строк: { $lines }; { $shuffle }.
cli-replay-part = Проверено, сколько есть, строк: { $lines }; матч не доигран, { $shuffle }.
cli-replay-shuffle-checked = тасовка та самая, что была запечатана
cli-replay-shuffle-closed = тасовка не раскрыта
cli-replay-shuffle-none = тасовка не запечатывалась
cli-replay-redacted = Это запись глазами одного места: рассказать её можно, проверить нельзя.

cli-count-progress = пройдено листьев: { $leaves }, дерева: { $share }
cli-count-good = { $id }: сходится
cli-count-slow = Пропущено долгих колод (--slow считает и их): { $number }

cli-bench-head = { $game }, { $engine }, { $python }; лучшее из десяти, за секунду процессорного времени и на миллион шагов «bits»
cli-bench-plain = чистый Python
cli-bench-compiled = скомпилировано
cli-bench-progress = измерено { $done } из { $of }

## What is wrong: one sentence each

cli-error-command = Нет команды { $what }; есть { $names }.
cli-error-command-near = Нет команды { $what }; может быть, { $near }?
cli-error-rounds = Длина матча { $game } не измеряется раундами, поэтому --rounds к ней не подходит; правила стола меняет --set.
cli-error-option = Здесь нет параметра { $what }; есть { $names }.
cli-error-option-near = Здесь нет параметра { $what }; может быть, { $near }?
cli-error-needs-value = Параметру { $option } нужно значение.
cli-error-no-value = У параметра { $option } не бывает значения.
cli-error-extra = Лишний аргумент: { $argument }.
cli-error-arguments = Аргументы не подходят: { $reason }.
cli-error-language = Нет языка { $what }; есть { $names }.
cli-error-number = { $option } — { $value }, а нужно целое число от { $low } до { $high }.
cli-error-seconds = { $option } — { $value }, а нужно число больше 0 и не больше 3600.
cli-error-seed = Зерно { $value } — не от 1 до 64 шестнадцатеричных цифр.
cli-error-game = Нет игры { $what }; есть { $names }.
cli-error-game-near = Нет игры { $what }; может быть, { $near }?
cli-error-preset-game = Для --preset нужен --game: правила принадлежат игре.
cli-error-no-games = Здесь нет игр.
cli-error-which-game = Назовите игру: { $names }.
cli-error-preset = Нет набора правил { $what }; есть { $names }.
cli-error-preset-near = Нет набора правил { $what }; может быть, { $near }?
cli-error-setting = { $setting } не похоже на ИМЯ=ЗНАЧЕНИЕ.
cli-error-rule = Нет домашнего правила { $what }; есть { $names }.
cli-error-rule-near = Нет домашнего правила { $what }; может быть, { $near }?
cli-error-rule-value = Домашнее правило { $what } не может быть { $value }; подходит: { $allowed }.
cli-error-rule-list = Домашнее правило { $what } не может быть { $value }; подходит none или через запятую часть списка { $allowed }, ничего не чаще, чем здесь.
cli-error-rules-together = Эти домашние правила не сочетаются: { $reason }.
cli-error-seats = По этим правилам в { $game } играют { $numbers }, а не { $seats }.
cli-error-host = { $value } — не имя машины; укажите его без http:// и без порта.
cli-error-level = Нет уровня { $what }; есть { $names }.
cli-error-level-near = Нет уровня { $what }; может быть, { $near }?
cli-error-only-line = { $option } бывает только вместе с --line.
cli-error-only-browser = { $option } не бывает вместе с --line.
cli-error-only-with-game = { $option } бывает с игрой, а не с файлом подсчётов.
cli-error-only-with-file = { $option } бывает с файлом подсчётов, а не с игрой.
cli-error-quiet = { $option } не бывает вместе с --quiet.
cli-error-no-file = Команде hato { $command } нужен файл.
cli-error-file-missing = Нет файла { $path }.
cli-error-file-folder = { $path } — папка, а не файл.
cli-error-file-exists = Файл { $path } уже есть; назовите новый.
cli-error-file-unreadable = Файл { $path } не читается: { $reason }.
cli-error-file-text = { $path } — не текст в UTF-8.
cli-error-folder-missing = Нет папки { $path }.
cli-error-folder-closed = В папку { $path } нельзя писать.
cli-error-folder-made = Папку { $path } не создать: { $reason }.
cli-error-not-folder = { $path } — не папка.
cli-error-record = Запись { $path } не сохраняется: { $reason }.
cli-error-check = Проверка остановлена: { $reason }.
cli-error-line = { $path }, строка { $line }: { $reason }.
cli-error-port-used = Порт { $port } занят; возьмите другой или 0 — любой свободный.
cli-error-port-denied = Порт { $port } вам не разрешён; возьмите порт выше 1023.
cli-error-serve = Сервер не запускается: { $reason }.
cli-error-count-what = Назовите игру или файл подсчётов.
cli-error-count-deck = Задайте колоду через --suits или через --cards.
cli-error-count-suits = В колоде есть не все масти из { $suits }.
cli-error-count-limit = Листьев больше { $limit }; возьмите колоду поменьше или увеличьте --limit.
cli-error-count-endless = Эта сдача может повторяться без конца; возьмите правила без пересдач.
cli-error-count-cards = Колода мала: запас кончается раньше раунда.
cli-error-count-sizes = Рукам и столу нужно больше карт, чем есть в колоде.
cli-error-program = В программе что-то сломалось ({ $reason }); HATO_DEBUG=1 покажет где.

## The match in plain lines. $you (String): "yes" the reader, "no" somebody else called $who, "none" nobody.

tui-you = вы
tui-player = Игрок
tui-computer = Компьютер
tui-computer-number = Компьютер { $number }

tui-zone-field = Стол
tui-zone-hand = Рука
tui-zone-stock = Запас
tui-zone-captured = Взятки
tui-zone-drawn = Вытянуто
# $place (String), $count (Number): cards
tui-zone-hidden = { $count ->
    [one] { $place }: { $count } карта
    [few] { $place }: { $count } карты
   *[many] { $place }: { $count } карт
}
tui-zone-empty = { $place }: пусто

tui-welcome = { $game }. Справка — h, выход — q.
tui-dealt = Сдача:
tui-dealt-counts = Сдача: { $counts }.
tui-draws = { $you ->
    [yes] Вы тянете: { $cards }.
   *[no] { $who } тянет: { $cards }.
}
tui-first-dealer = { $you ->
    [yes] Первыми сдаёте вы.
   *[no] Первым сдаёт { $who }.
}
tui-plays = { $you ->
    [yes] Вы кладёте: { $cards }.
   *[no] { $who } кладёт: { $cards }.
}
tui-gives = { $you ->
    [yes] Вы отдаёте: { $cards } (кому: { $to }).
   *[no] { $who } отдаёт: { $cards } (кому: { $to }).
}
tui-turns = { $you ->
    [yes] Вы открываете: { $cards }.
   *[no] { $who } открывает: { $cards }.
}
tui-takes = { $you ->
    [yes] Вы берёте: { $cards }.
   *[no] { $who } берёт: { $cards }.
}
tui-moves = { $you ->
    [yes] Вы переносите: { $cards } — { $place }.
    [no] { $who } переносит: { $cards } — { $place }.
   *[none] { $cards } — { $place }.
}
tui-shows = Открывается { $place }: { $cards }.
tui-says = { $you ->
    [yes] Вы говорите: { $what }
   *[no] { $who } говорит: { $what }
}
tui-base = Комбинации вместе: { $points }
tui-times = { $what }: × { $factor } = { $points }
tui-plus = { $what }: { $more } = { $points }
tui-total = Всего: { $points }
# what a loser pays, with the steps below it
tui-pays = { $you ->
    [yes] Вы платите:
   *[no] { $who } платит:
}
# the same without steps. $points (String)
tui-pays-all = { $you ->
    [yes] Вы платите { $points }.
   *[no] { $who } платит { $points }.
}
tui-lines-of = { $you ->
    [yes] Вы:
   *[no] { $who }:
}
tui-money = Деньги: { $money }.
tui-points = За раунд: { $gained }. Счёт: { $totals }.
tui-totals = Счёт: { $totals }.
tui-match-won = { $you ->
    [yes] Матч окончен. Вы победили.
   *[no] Матч окончен. Победа за игроком { $who }.
}
tui-match-drawn = Матч окончен. Ничья.

tui-your-hand = Ваши карты:
tui-hand-match = { $card }, на столе { $matches }
tui-made = { $you ->
    [yes] У вас есть: { $yaku }.
   *[no] Собрано у игрока { $who }: { $yaku }.
}
# $what (String): calls, shown months and free turns, each with its number
tui-done = { $you ->
    [yes] В этом раунде у вас: { $what }.
   *[no] В этом раунде у игрока { $who }: { $what }.
}
tui-shown = { $you ->
    [yes] Вы показали: { $cards }.
   *[no] { $who } показывает: { $cards }.
}
tui-carry = Этот раунд считается × { $factor }.
tui-pot = В банке: { $points }.
tui-out = Не играют в этом раунде: { $names }.
# $kind (String): a heading such as Junk. $value (String): what they count as
tui-kind = { $kind }: { $cards }
tui-kind-worth = { $kind }, считается за { $value }: { $cards }
tui-near = Не хватает одной карты до комбинации «{ $yaku }»: { $cards }.
tui-near-any = Не хватает одной карты до комбинации «{ $yaku }».
tui-sheet = Комбинации и сколько их карт у вас:
tui-sheet-entry = { $yaku }: { $points } ({ $have } из { $need })
tui-sheet-gone = { $yaku }: { $points } (уже не собрать)

tui-ask-card = Карта?
tui-ask-which = { $card }: что взять?
tui-ask-take = Какую карту взять?
tui-ask-choice = Что выбираете?
tui-ask-next = Enter — следующий раунд:
# $points (String): what one more go adds. $times (String): what all go calls then multiply by
tui-next-go-points = Ещё один го прибавит { $points }.
tui-next-go-times = После ещё одного го всё считается × { $times }.
tui-next-go-both = Ещё один го прибавит { $points }, и всё тогда считается × { $times }.
# $points (String): the change of each player's points
tui-stake-all = { $action }: { $points }
# $action (String): what to say. $points (Number): what it brings now
tui-stake = { $points ->
    [one] { $action }: даёт { $points } очко
    [few] { $action }: даёт { $points } очка
   *[many] { $action }: даёт { $points } очков
}

tui-help-answer = Ответ — номер карты, её код, например 08b, или начало её названия.
tui-help-y = y: список комбинаций
tui-help-t = t: весь стол и счёт
tui-help-l = l: что было в этом раунде
tui-help-s = s: печать тасовки
tui-help-q = q: сразу выйти
tui-help-h = h или ?: эта справка

tui-wrong-number = Номера { $number } здесь нет; номера — от 1 до { $most }.
tui-wrong-answer = { $answer } здесь не ответ; введите номер или код, а h даст справку.
tui-wrong-many = { $answer } подходит к нескольким ответам; введите больше букв или номер.
tui-wrong-place = { $card }: такого ответа здесь нет.
tui-wrong-card = { $card }: сейчас эту карту выбрать нельзя.
tui-wrong-more = { $answer } — больше, чем спрошено.

tui-seal = Тасовка запечатана до сдачи, SHA-256: { $commitment }.
tui-opened = Зерно тасовки: { $seed }
tui-left = Вы вышли из-за стола.
tui-ended = Ввод кончился, и игра вместе с ним.
