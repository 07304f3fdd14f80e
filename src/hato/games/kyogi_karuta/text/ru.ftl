### Кёги-карута (правила KAR)

## Name

kyogi_karuta-name = Кёги-карута
kyogi_karuta-about = Чтец читает стихотворение, его окончание лежит на столе, и карту берёт тот, чья рука быстрее. Побеждает тот, кто первым остался без карт.
# The language of the names in `.native`.
kyogi_karuta-native = ja

## Presets

kyogi_karuta-preset-source = Обычная игра
    .about = По 25 карт, 50 стихотворений без карт, две минуты на запоминание, чуть быстрее официального.
kyogi_karuta-preset-official = Официальное время
    .about = Пятнадцать минут на запоминание и официальный темп; свои карты можно переставлять, а не посланное вовремя остаётся.
kyogi_karuta-preset-quick = Быстрая игра
    .about = 45 секунд на запоминание, быстрый чтец, без нижней половины перед следующим стихотворением.
kyogi_karuta-preset-beginner = Первые шаги
    .about = По десять карт и четыре стихотворения без карт, известные обоим; на картах стоят знаки озвончения.

## Groups of options, by the rule that they belong to

kyogi_karuta-group-KAR-2 = Подготовка
kyogi_karuta-group-KAR-3 = Чтение
kyogi_karuta-group-KAR-4 = Взятие
kyogi_karuta-group-KAR-5 = После чтения
kyogi_karuta-group-KAR-6 = Одновременное касание
kyogi_karuta-group-KAR-7 = Судья
kyogi_karuta-group-KAR-9 = Подача и фальстарт

## Options. The value texts of an option follow it; yes and no are shared texts.

kyogi_karuta-option-cards_per_side = Карт у игрока
    .about = Сколько карт раскладывает каждый.
kyogi_karuta-option-handicap = Фора
    .about = На сколько карт меньше у второго игрока; меньше нуля — у первого.
kyogi_karuta-option-ghosts = Стихотворений без карт
    .about = Сколько стихотворений читают, хотя их карт нет ни в одном лагере.
kyogi_karuta-option-ghosts_shown = Стихотворения без карт известны
    .about = Видят ли оба игрока, каких карт нет на столе. Хорошо для тренировки.
kyogi_karuta-option-memorize_s = Секунд на запоминание
    .about = Сколько оба смотрят на карты до первого чтения; официально 900. Раньше — если готовы оба.
kyogi_karuta-option-regroup = Перестановка по ходу игры
    .about = Можно ли переставлять свои карты и между чтениями.
kyogi_karuta-option-pace = Темп, в процентах
    .about = Сколько длится чтение: 100 — официальное время, 50 — вдвое меньше.
kyogi_karuta-option-lower_half = Сначала нижняя половина
    .about = Читают ли перед новым стихотворением ещё раз нижнюю половину прежнего.
kyogi_karuta-option-presentation = Подача
    .about = Как чтение доходит до игроков; для обоих одинаково.
kyogi_karuta-value-presentation-text = Текст, звук за звуком
kyogi_karuta-value-presentation-speech = Голос
kyogi_karuta-value-presentation-both = Текст и голос
kyogi_karuta-option-script = Письмо на картах
    .about = Как записана нижняя половина. На настоящих картах — кана без знаков озвончения.
kyogi_karuta-value-script-kana_unvoiced = Кана без знаков
kyogi_karuta-value-script-kana = Кана со знаками
kyogi_karuta-value-script-kanji = Иероглифы и кана
kyogi_karuta-value-script-romaji = Латиница
kyogi_karuta-option-late_ms = Добавочное время, мс
    .about = Сколько времени после последнего звука верхней половины карту ещё можно взять.
kyogi_karuta-option-tie_window_ms = Одновременно, мс
    .about = Касания с такой или меньшей разницей равны: карту берёт хозяин лагеря.
kyogi_karuta-option-early = Фальстарт
    .about = Что значит касание до первого звука.
kyogi_karuta-value-early-ignored = Ничего
kyogi_karuta-value-early-foul = Ошибка
kyogi_karuta-option-proof = Доказательство
    .about = Достаточно ли коснуться или надо за шесть секунд назвать окончание либо поэта. Кто не назвал, тот ошибся, и взятие не считается.
kyogi_karuta-value-proof-touch = Достаточно коснуться
kyogi_karuta-value-proof-ending4 = Назвать окончание из четырёх
kyogi_karuta-value-proof-poet4 = Назвать поэта из четырёх
kyogi_karuta-option-send_timeout = Не послано вовремя
    .about = Что будет, если карту не послали за восемь секунд.
kyogi_karuta-value-send_timeout-auto = Посылается любая
kyogi_karuta-value-send_timeout-forfeit = Карта остаётся
kyogi_karuta-option-casual_dispute = Сначала решают игроки
    .about = Говорят ли сначала сами игроки, кто был первым. Судья показывает время, только если они не согласны.

## Lines and ends. $you (String): yes, no or none. $winner (String)

kyogi_karuta-line-cards_left = Карты в лагере соперника
kyogi_karuta-end-empty = { $you ->
    [yes] Ваш лагерь пуст: вы победили.
   *[other] Карт больше нет, победа: { $winner }.
}

## Calls, with what they mean

kyogi_karuta-call-touch = Касание
    .native = タッチ
    .about = Игрок коснулся карты.
kyogi_karuta-call-early = Фальстарт
    .native = フライング
    .about = Касание до первого звука.
kyogi_karuta-call-judge = По времени — раньше
    .native = 審判
    .about = Игроки не согласились, поэтому решает время.
kyogi_karuta-call-proved = Названо верно
    .native = 正解
    .about = Окончание или поэт названы верно: взятие считается.
kyogi_karuta-call-unproved = Названо неверно
    .native = 不正解
    .about = Взятие не считается, и это ошибка.
kyogi_karuta-call-kata_ote = Ката-отэ
    .native = 片お手
    .about = Карты стихотворения нет, а тронут один лагерь: одна ошибка.
kyogi_karuta-call-kara_daburu = Кара-дабуру
    .native = 空ダブル
    .about = Карты стихотворения нет, а тронуты оба лагеря: две ошибки.
kyogi_karuta-call-daburu = Дабуру
    .native = ダブル
    .about = Своя карта досталась сопернику, и ещё ошибка: приходят две карты.
kyogi_karuta-call-semi_daburu = Сэми-дабуру
    .native = セミダブル
    .about = Соперник взял свою карту, а здесь ошибка: приходит одна карта.
kyogi_karuta-call-tomo_ote = Томо-отэ
    .native = 共お手
    .about = Ошиблись оба: никто ничего не посылает.
kyogi_karuta-call-torison = Торисон
    .native = 取り損
    .about = Чужая карта взята, но ошибка это отменяет: никто ничего не посылает.
kyogi_karuta-call-otetsuki = Отэцуки
    .native = お手付き
    .about = Тронута карта не в том лагере: одна ошибка.

## Actions. $card (String): a card. $one (String): the row or a part of a time. $two (String): the place

kyogi_karuta-action-ready = Готово
kyogi_karuta-action-wait = Ждать
kyogi_karuta-action-early = Коснуться раньше времени
kyogi_karuta-action-mine = Моё касание раньше
kyogi_karuta-action-yours = Раньше соперник
kyogi_karuta-action-fail = Не знаю
kyogi_karuta-action-forfeit = Больше не посылать
kyogi_karuta-action-touch = Взять: «{ $card }»
kyogi_karuta-action-at = Десятых секунды: { $one }
kyogi_karuta-action-ms = и тысячных: { $one }
kyogi_karuta-action-move = Переставить: «{ $card }»
kyogi_karuta-action-to = { $one ->
    [gedan] В ближний ряд
    [chudan] В средний ряд
   *[jodan] В дальний ряд
}, место { $two }
kyogi_karuta-action-send = Послать: «{ $card }»
kyogi_karuta-action-answer = Ответ: { $card }

## Move log. $who (String): you, other or none. $name (String). $card, $cards (String): names of cards. $number (Number): cards

kyogi_karuta-log-chose-ready = { $who ->
    [you] Вы готовы.
   *[other] { $name }: готово.
}
kyogi_karuta-log-chose-forfeit = { $who ->
    [you] Вы больше не посылаете карт.
   *[other] { $name } больше не посылает карт.
}
kyogi_karuta-log-chose-answer = { $who ->
    [you] Вы доказываете взятие.
   *[other] { $name } доказывает взятие.
}
kyogi_karuta-log-chose-fail = { $who ->
    [you] Вы не можете доказать взятие.
   *[other] { $name } не может доказать взятие.
}
kyogi_karuta-log-chose-mine = { $who ->
    [you] Вы говорите: «Я раньше».
   *[other] { $name } говорит: «Я раньше».
}
kyogi_karuta-log-chose-yours = { $who ->
    [you] Вы говорите: «Соперник раньше».
   *[other] { $name } говорит: «Соперник раньше».
}
kyogi_karuta-log-revealed-reading = Это было стихотворение «{ $card }».
kyogi_karuta-log-moved-camp-camp = { $who ->
    [you] Вы переставляете: «{ $card }».
   *[other] { $name } переставляет: «{ $card }».
}
kyogi_karuta-log-moved-camp-read = { $who ->
    [you] Вы берёте: «{ $card }».
    [none] Никто не взял: «{ $card }». Карта уходит.
   *[other] { $name } берёт: «{ $card }».
}
kyogi_karuta-log-moved-ghosts-read = Карты не было на столе: «{ $card }».
kyogi_karuta-log-moved-camp-sent = { $who ->
    [you] Вы посылаете: «{ $card }».
   *[other] { $name } посылает: «{ $card }».
}
kyogi_karuta-log-moved-sent-camp = { $who ->
    [you] Вы кладёте в свой лагерь: «{ $card }».
   *[other] { $name } кладёт в свой лагерь: «{ $card }».
}

## Places

kyogi_karuta-place-stock = Несданные карты
kyogi_karuta-place-camp = Лагерь
kyogi_karuta-place-sent = Посланная карта
kyogi_karuta-place-ghosts = Стихотворения без карт
kyogi_karuta-place-rest = Вне игры
kyogi_karuta-place-absent = Карты, которых нет на столе
kyogi_karuta-place-read = Прочитано
kyogi_karuta-place-reading = Чтение

## The table: camps and rows. $you (String): yes or no. $name (String). $count (Number): cards

kyogi_karuta-camp = { $you ->
    [yes] Ваш лагерь
   *[no] Лагерь: { $name }
}
    .native = { $you ->
    [yes] 自陣
   *[no] 敵陣
}
kyogi_karuta-camp-count = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[other] осталось { $count } карт
}
kyogi_karuta-row-gedan = Ближний ряд
    .native = 下段
    .about = Гэдан, ряд рядом с игроком.
kyogi_karuta-row-chudan = Средний ряд
    .native = 中段
    .about = Тюдан, ряд посередине.
kyogi_karuta-row-jodan = Дальний ряд
    .native = 上段
    .about = Дзёдан, ряд рядом с чужим лагерем.
# $row (String): a row. $slot (Number): a place in it. $at (String): the same in words
kyogi_karuta-slot = { $row }, место { $slot }
kyogi_karuta-slot-card = { $at }: { $card }
kyogi_karuta-slot-empty = { $at }: пусто

## Laying out and memorizing. $time (String): minutes and seconds. $count (Number)

kyogi_karuta-ready = Готово
kyogi_karuta-is-ready = готово
kyogi_karuta-layout = Разложите карты
kyogi_karuta-layout-again = Разложить заново
    .about = Самые короткие начала — ближе к вам.
kyogi_karuta-layout-save = Запомнить раскладку
kyogi_karuta-layout-saved = Моя раскладка
kyogi_karuta-moves-left = { $count ->
    [one] ещё { $count } перестановка
    [few] ещё { $count } перестановки
   *[other] ещё { $count } перестановок
}
kyogi_karuta-memorize = Запоминайте
kyogi_karuta-time-left = осталось { $time }
kyogi_karuta-hint-place = Разложите карты как хотите и нажмите «Готово».
kyogi_karuta-hint-to = Выберите место для карты: «{ $card }».
kyogi_karuta-hint-memorize = Запомните, где какая карта.
kyogi_karuta-hint-ready = Вы готовы. { $name } ещё смотрит.
kyogi_karuta-hint-break = Перед следующим стихотворением можно переставить карты.

## Reading. $number (Number): of the reading. $all (Number): the most there can be. $ms (Number): thousandths of a second

kyogi_karuta-reading = Чтение { $number } из { $all }
kyogi_karuta-hint-opening = Читают вступительное стихотворение. Руки пока на месте.
kyogi_karuta-hint-lower = Нижняя половина прошлого стихотворения. Сейчас начнётся новое.
kyogi_karuta-hint-calm = Тишина. Ждите первого звука.
kyogi_karuta-hint-listen = Узнали карту — берите сразу.
kyogi_karuta-hint-touched = Ваше касание засчитано. Соперник ещё может коснуться.
kyogi_karuta-hint-late = Верхняя половина прочитана. Последняя возможность.
kyogi_karuta-heard = Прозвучало: { $heard }
kyogi_karuta-took = { $who ->
    [you] Вы берёте её через { $ms } мс.
    [none] Никто не взял карту.
   *[other] { $name } берёт её через { $ms } мс.
}
kyogi_karuta-touched = { $who ->
    [you] Ваше касание через { $ms } мс: «{ $card }».
   *[other] { $name }, касание через { $ms } мс: «{ $card }».
}
kyogi_karuta-tie = { $who ->
    [you] Одновременно: карта лежала в вашем лагере, она ваша.
   *[other] Одновременно: карта лежала в лагере соперника, её берёт { $name }.
}
kyogi_karuta-absent = Стихотворение без карты
    .native = 空札
    .about = Его карты нет ни в одном лагере: ничего не трогайте.
kyogi_karuta-absent-left = Не прочитано без карт: { $count }
kyogi_karuta-foul = Ошибка
kyogi_karuta-fouls = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
kyogi_karuta-false-start = { $who ->
    [you] Вы поспешили.
   *[other] { $name } касается слишком рано.
}
kyogi_karuta-clamped = Ваше время не совпало с временем прихода сообщения, поэтому засчитано время прихода.
kyogi_karuta-line-ms = Связь: { $ms } мс
kyogi_karuta-times = Время
kyogi_karuta-mean = В среднем { $ms } мс

## Sending. $count (Number): cards. $name (String)

kyogi_karuta-send = Послать
kyogi_karuta-receive = Принять
kyogi_karuta-hint-send = { $count ->
    [one] Пошлите { $count } карту: выберите из своих.
    [few] Пошлите { $count } карты: выберите из своих.
   *[other] Пошлите { $count } карт: выберите из своих.
}
kyogi_karuta-hint-send-other = { $name } выбирает карту, чтобы послать.
kyogi_karuta-hint-receive = Выберите в своём лагере место для карты: «{ $card }».
kyogi_karuta-hint-receive-other = { $name } ищет место для карты.
kyogi_karuta-sends = { $who ->
    [you] Вы посылаете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[other] { $name } посылает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
kyogi_karuta-sends-nothing = Никто ничего не посылает.

## Who was first, and the proof

kyogi_karuta-hint-confirm = Карты коснулись. Кто был первым?
kyogi_karuta-hint-proof-ending = Чем кончается стихотворение?
kyogi_karuta-hint-proof-poet = Кто написал стихотворение?
kyogi_karuta-hint-proof-other = Взятие нужно доказать, отвечает { $name }.
kyogi_karuta-agreed = Оба согласны.
kyogi_karuta-disagreed = Согласия нет: судья показывает время.

## Levels of the computer players

kyogi_karuta-level-1 = Новичок
    .about = Знает мало стихотворений, долго ищет и много забывает.
kyogi_karuta-level-2 = Ученик
    .about = Слушает верхнюю половину почти до конца и всё ещё часто ищет.
kyogi_karuta-level-3 = Любитель
    .about = Знает кимаридзи и находит почти все карты.
kyogi_karuta-level-4 = Турнирный игрок
    .about = Двигается, как только стихотворение определилось.
kyogi_karuta-level-5 = Знаток
    .about = Помнит почти все места и то, какие слоги стали решающими.
kyogi_karuta-level-6 = Претендент
    .about = Тянется к карте, пока звучит решающий слог.
kyogi_karuta-level-7 = Мэйдзин
    .about = Узнаёт звук раньше, чем он кончился, и почти не ошибается.
