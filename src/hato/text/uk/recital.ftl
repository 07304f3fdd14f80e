### The hundred poems in plain lines, for the terminal.

## Letters and cards. $on (String): yes or no. $card, $poem, $poet, $row, $kana, $heard (String). $number, $slot (String): digits

recital-kana = { $on ->
    [yes] Кану показано.
   *[no] Кану більше не показано.
}
recital-romaji = { $on ->
    [yes] Латиницю показано.
   *[no] Латиницю більше не показано.
}
recital-kimariji = { $on ->
    [yes] Кімарідзі показано поруч із картами.
   *[no] Кімарідзі більше не показано.
}
recital-poem = { $on ->
    [yes] Після кожного читання буде вірш.
   *[no] Вірша після читання більше не буде.
}
recital-card = { $card } ({ $number })
recital-poem-by = Вірш { $number }, { $poet }:
recital-meaning = Нашими словами: { $poem }
recital-row = Ряд { $number }. { $row }
recital-lies = { $slot } { $card }
# $reading (String): its number. $counts (String): cards left
recital-reading = { $reading }. Лишилося карт: { $counts }.
# $camp (String): whose. $left (String): cards left
recital-camp = { $camp }, { $left }:
recital-decisive = кімарідзі { $kana }
recital-empty = порожньо
# $what, $value (String)
recital-part = { $what }: { $value }
# a beginning that is read, before the cursor
recital-mora = { $heard }:

## What is asked. $place (String): a place in a row

recital-order = Ряди: місце, карта й номер карти в дужках. h — довідка.
recital-next = Enter — почати читання:
recital-ask-place = Карта, ряд і місце, щоб перекласти, або Enter, якщо готово:
recital-ask-break = Карта, ряд і місце, щоб перекласти, або Enter — далі:
recital-ask-memorize = Enter, коли готові:
recital-ask-send = Яку карту надсилаєте?
recital-ask-forfeit = Яку карту надсилаєте? Або forfeit — більше не надсилати:
recital-ask-receive = Ряд і місце, або Enter ({ $place }):
# one player alone has touched the card that was read
recital-confirm = Хто взяв карту?
recital-ask-proof = Номер або початок, або fail:
recital-ask-yaku = Яка карта стане вашою якуфудою?
recital-ask-answer = Номер або початок, або decline — пропустити:
recital-ask-penalty = Які карти віддаєте?
recital-ask-done = Одна чи кілька карт, або Enter, якщо все:

## What cannot be done. $answer (String): what was typed. $card (String). $row, $slot, $most (String): digits

recital-not-yet = Читання ще не почалося. Enter його почне.
recital-wrong-card = «{ $answer }» не називає тут карти. Введіть її номер, початок нижньої половини або ряд і місце, наприклад 4 3.
recital-wrong-ending = «{ $answer }» — такої відповіді тут немає. Введіть номер або початок нижньої половини.
recital-wrong-absent = «{ $card }»: цієї карти немає в жодному таборі.
recital-wrong-own = «{ $card }»: цієї карти немає у вашому таборі.
recital-wrong-camp = «{ $card }» лежить у таборі, де ви вже торкнулися карти.
recital-wrong-empty = У ряду { $row } на місці { $slot } карти немає.
recital-wrong-place = «{ $answer }» — немає такого місця у вашому таборі. Введіть ряд від 1 до 3 і місце від 1 до { $most }, наприклад 3 1 або jodan 1.
recital-wrong-taken = Там уже лежить «{ $card }».
recital-wrong-move = «{ $answer }» — не хід. Введіть карту, ряд і місце, наприклад move k012 to jodan 3.
recital-wrong-moves = Перекладати більше не можна. Enter — далі.
recital-wrong-enter = «{ $answer }» тут не відповідь. Enter — далі.
recital-wrong-send = Назвіть карту, яку надсилаєте.
recital-wrong-twice = У кожному таборі зараховується один дотик. Назвіть одну карту або по одній з кожного табору.
recital-wrong-proof = «{ $answer }» — такої відповіді тут немає. Введіть номер, початок або fail.
recital-wrong-choice = «{ $answer }» тут не відповідь. Введіть номер від 1 до { $most }.
recital-wrong-answer = Введіть номер, початок нижньої половини або decline.
recital-wrong-nothing = Назвіть хоча б одну карту.
recital-wrong-same = Одну карту названо двічі.
# $count (Number): cards
recital-wrong-most = { $count ->
    [one] Можна назвати не більше { $count } карти.
    [few] Можна назвати не більше { $count } карт.
   *[other] Можна назвати не більше { $count } карт.
}

## What happened. $you (String): yes, no or none. $who (String) beside it: a name; else you, other or none. $name, $receiver, $card, $cards (String)

# $call (String): the name of what happened. $about (String): what it means
recital-called = { $you ->
    [yes] Ви: { $call }. { $about }
    [none] { $call }. { $about }
   *[no] { $who }: { $call }. { $about }
}
# $said (String): a sentence. $place (String)
recital-laid = { $said } { $place }.
recital-touched = { $who ->
    [you] Ваш дотик: «{ $card }».
   *[other] { $name }, дотик: «{ $card }».
}
recital-said = { $what }.
# $right (String): yes or no
recital-answers = { $who ->
    [you] { $right ->
        [yes] Ви відповідаєте «{ $card }»: правильно.
       *[no] Ви відповідаєте «{ $card }»: неправильно.
    }
   *[other] { $right ->
        [yes] { $name } відповідає «{ $card }»: правильно.
       *[no] { $name } відповідає «{ $card }»: неправильно.
    }
}
# $to (String): you or other
recital-gives = { $who ->
    [you] Ви віддаєте: { $cards }. Отримує { $receiver }.
   *[other] { $to ->
        [you] { $name } віддає вам: { $cards }.
       *[other] { $name } віддає: { $cards }. Отримує { $receiver }.
    }
}
recital-drops = { $who ->
    [you] Ви скидаєте: { $cards }.
   *[other] { $name } скидає: { $cards }.
}

## Help

recital-help-reader = Читець читає звук за звуком і після кожного чекає на вас. Enter — читати далі. Змагання з годинником — у браузері.
recital-help-touch = Щоб торкнутися карти, введіть її номер, початок нижньої половини або ряд і місце. Дві карти, по одній з кожного табору, — через кому. Час до вашого Enter рахується, але не довше, ніж триває звук.
recital-help-rows = Ряди 1–3 — ваші, від ближнього до дальнього; ряди 4–6 — чужий табір, від дальнього до ближнього. Місця рахуються зліва від господаря табору.
recital-help-move = move k012 to jodan 3 або 12 3 3: перекласти свою карту; ряди — gedan, chudan, jodan або 1–3
recital-help-send = Карту, яку надсилаєте, називайте так само, як під час дотику; для отриманої карти введіть ряд і місце.
recital-help-board = t, board або field: обидва табори, що прочитано, і рахунок
recital-help-table = t, board або field: руки, якуфуди, що прочитано, і рахунок
recital-help-y = y: те саме разом із кімарідзі
recital-help-poem-answer = Відповідь — номер у списку або початок нижньої половини; decline — пропустити.
recital-help-give = Кілька карт віддають чи скидають одним рядком, наприклад 3 5 8.
recital-help-kana = kana: показати або сховати кану
recital-help-romaji = romaji: показати або сховати латиницю
recital-help-kimariji = kimariji: показати або сховати кімарідзі карт
recital-help-poem = poem: показувати або ховати вірш, поета й переклад після читання
recital-help-l = l: що було в цьому читанні
