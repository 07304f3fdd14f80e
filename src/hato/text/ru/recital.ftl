### The hundred poems in plain lines, for the terminal.

## Letters and cards. $on (String): yes or no. $card, $poem, $poet, $row, $kana, $heard (String). $number, $slot (String): digits

recital-kana = { $on ->
    [yes] Кана показана.
   *[no] Кана больше не показана.
}
recital-romaji = { $on ->
    [yes] Латиница показана.
   *[no] Латиница больше не показана.
}
recital-kimariji = { $on ->
    [yes] Кимаридзи показаны рядом с картами.
   *[no] Кимаридзи больше не показаны.
}
recital-poem = { $on ->
    [yes] После каждого чтения будет стихотворение.
   *[no] Стихотворения после чтения больше не будет.
}
recital-card = { $card } ({ $number })
recital-poem-by = Стихотворение { $number }, { $poet }:
recital-meaning = Нашими словами: { $poem }
recital-row = Ряд { $number }. { $row }
recital-lies = { $slot } { $card }
# $reading (String): its number. $counts (String): cards left
recital-reading = { $reading }. Осталось карт: { $counts }.
# $camp (String): whose. $left (String): cards left
recital-camp = { $camp }, { $left }:
recital-decisive = кимаридзи { $kana }
recital-empty = пусто
# $what, $value (String)
recital-part = { $what }: { $value }
# a beginning that is read, before the cursor
recital-mora = { $heard }:

## What is asked. $place (String): a place in a row

recital-order = Ряды: место, карта и номер карты в скобках. h — справка.
recital-next = Enter — начать чтение:
recital-ask-place = Карта, ряд и место, чтобы переложить, или Enter, если готово:
recital-ask-break = Карта, ряд и место, чтобы переложить, или Enter — дальше:
recital-ask-memorize = Enter, когда готовы:
recital-ask-send = Какую карту посылаете?
recital-ask-forfeit = Какую карту посылаете? Или forfeit — больше не посылать:
recital-ask-receive = Ряд и место, или Enter ({ $place }):
# one player alone has touched the card that was read
recital-confirm = Кто взял карту?
recital-ask-proof = Номер или начало, или fail:
recital-ask-yaku = Какая карта станет вашей якуфудой?
recital-ask-answer = Номер или начало, или decline — пропустить:
recital-ask-penalty = Какие карты отдаёте?
recital-ask-done = Одна или несколько карт, или Enter, если всё:

## What cannot be done. $answer (String): what was typed. $card (String). $row, $slot, $most (String): digits

recital-not-yet = Чтение ещё не началось. Enter его начнёт.
recital-wrong-card = «{ $answer }» не называет здесь карту. Введите её номер, начало нижней половины или ряд и место, например 4 3.
recital-wrong-ending = «{ $answer }» — такого ответа здесь нет. Введите номер или начало нижней половины.
recital-wrong-absent = «{ $card }»: этой карты нет ни в одном лагере.
recital-wrong-own = «{ $card }»: этой карты нет в вашем лагере.
recital-wrong-camp = «{ $card }» лежит в лагере, где вы уже коснулись карты.
recital-wrong-empty = В ряду { $row } на месте { $slot } карты нет.
recital-wrong-place = «{ $answer }» — нет такого места в вашем лагере. Введите ряд от 1 до 3 и место от 1 до { $most }, например 3 1 или jodan 1.
recital-wrong-taken = Там уже лежит «{ $card }».
recital-wrong-move = «{ $answer }» — не ход. Введите карту, ряд и место, например move k012 to jodan 3.
recital-wrong-moves = Перекладывать больше нельзя. Enter — дальше.
recital-wrong-enter = «{ $answer }» здесь не ответ. Enter — дальше.
recital-wrong-send = Назовите карту, которую посылаете.
recital-wrong-twice = В каждом лагере засчитывается одно касание. Назовите одну карту или по одной из каждого лагеря.
recital-wrong-proof = «{ $answer }» — такого ответа здесь нет. Введите номер, начало или fail.
recital-wrong-choice = «{ $answer }» здесь не ответ. Введите номер от 1 до { $most }.
recital-wrong-answer = Введите номер, начало нижней половины или decline.
recital-wrong-nothing = Назовите хотя бы одну карту.
recital-wrong-same = Одна карта названа дважды.
# $count (Number): cards
recital-wrong-most = { $count ->
    [one] Можно назвать не больше { $count } карты.
    [few] Можно назвать не больше { $count } карт.
   *[other] Можно назвать не больше { $count } карт.
}

## What happened. $you (String): yes, no or none. $who (String) beside it: a name; else you, other or none. $name, $receiver, $card, $cards (String)

# $call (String): the name of what happened. $about (String): what it means
recital-called = { $you ->
    [yes] Вы: { $call }. { $about }
    [none] { $call }. { $about }
   *[no] { $who }: { $call }. { $about }
}
# $said (String): a sentence. $place (String)
recital-laid = { $said } { $place }.
recital-touched = { $who ->
    [you] Ваше касание: «{ $card }».
   *[other] { $name }, касание: «{ $card }».
}
recital-said = { $what }.
# $right (String): yes or no
recital-answers = { $who ->
    [you] { $right ->
        [yes] Вы отвечаете «{ $card }»: верно.
       *[no] Вы отвечаете «{ $card }»: неверно.
    }
   *[other] { $right ->
        [yes] { $name } отвечает «{ $card }»: верно.
       *[no] { $name } отвечает «{ $card }»: неверно.
    }
}
# $to (String): you or other
recital-gives = { $who ->
    [you] Вы отдаёте: { $cards }. Получает { $receiver }.
   *[other] { $to ->
        [you] { $name } отдаёт вам: { $cards }.
       *[other] { $name } отдаёт: { $cards }. Получает { $receiver }.
    }
}
recital-drops = { $who ->
    [you] Вы сбрасываете: { $cards }.
   *[other] { $name } сбрасывает: { $cards }.
}

## Help

recital-help-reader = Чтец читает звук за звуком и после каждого ждёт вас. Enter — читать дальше. Состязание с часами — в браузере.
recital-help-touch = Чтобы коснуться карты, введите её номер, начало нижней половины или ряд и место. Две карты, по одной из каждого лагеря, — через запятую. Время до вашего Enter считается, но не дольше, чем длится звук.
recital-help-rows = Ряды 1–3 — ваши, от ближнего к дальнему; ряды 4–6 — чужой лагерь, от дальнего к ближнему. Места считаются слева от хозяина лагеря.
recital-help-move = move k012 to jodan 3 или 12 3 3: переложить свою карту; ряды — gedan, chudan, jodan или 1–3
recital-help-send = Карту, которую посылаете, называйте так же, как при касании; для полученной карты введите ряд и место.
recital-help-board = t, board или field: оба лагеря, что прочитано, и счёт
recital-help-table = t, board или field: руки, якуфуды, что прочитано, и счёт
recital-help-y = y: то же вместе с кимаридзи
recital-help-poem-answer = Ответ — номер в списке или начало нижней половины; decline — пропустить.
recital-help-give = Несколько карт отдают или сбрасывают одной строкой, например 3 5 8.
recital-help-kana = kana: показать или скрыть кану
recital-help-romaji = romaji: показать или скрыть латиницу
recital-help-kimariji = kimariji: показать или скрыть кимаридзи карт
recital-help-poem = poem: показывать или скрывать стихотворение, поэта и перевод после чтения
recital-help-l = l: что было в этом чтении
