### The trainer for the decisive syllables of the hundred poems.

## $right, $all, $count, $n, $days, $seconds (Number). $card, $kana (String): a card, a beginning.

karuta-trainer = Тренажёр кимаридзи
karuta-trainer-lead = Перед вами начало — найдите окончание. Ошибки возвращаются скоро, знакомое — позже.
karuta-trainer-start = Тренироваться
karuta-trainer-continue = Продолжить тренировку
karuta-trainer-stop = Закончить
karuta-trainer-way = Что спрашивать
karuta-trainer-way-ending = По началу найти карту
karuta-trainer-way-beginning = По карте вспомнить начало
karuta-trainer-set = Какие стихотворения
karuta-trainer-set-due = Которые пора повторить
karuta-trainer-set-weak = В которых часты ошибки
karuta-trainer-set-all = Все сто
karuta-trainer-set-length = { $count ->
    [one] Решает { $count } слог
    [few] Решают { $count } слога
   *[other] Решают { $count } слогов
}
karuta-trainer-set-kana = Начинаются с { $kana }
karuta-trainer-ask-ending = Какая это карта?
karuta-trainer-ask-beginning = Как начинается стихотворение?
karuta-trainer-show = Показать ответ
karuta-trainer-next = Дальше
karuta-trainer-right = Верно
karuta-trainer-wrong = Неверно, правильно: «{ $card }»
karuta-trainer-right-after = Верно, { $seconds } с
karuta-trainer-alike = Похожие начала
karuta-trainer-summary = Верно { $right } из { $all }, в среднем { $seconds } с
karuta-trainer-due = { $count ->
    [0] Сейчас повторять нечего.
    [one] Пора повторить { $count } стихотворение.
    [few] Пора повторить { $count } стихотворения.
   *[other] Пора повторить { $count } стихотворений.
}
karuta-trainer-boxes = Коробки
    .about = Верный ответ переносит стихотворение в следующую коробку, и вернётся оно позже. Ошибка возвращает его в первую.
karuta-trainer-box = Коробка { $n }
karuta-trainer-box-new = Новые
karuta-trainer-box-count = { $count ->
    [one] { $count } стихотворение
    [few] { $count } стихотворения
   *[other] { $count } стихотворений
}
karuta-trainer-back-now = сейчас
karuta-trainer-back = { $days ->
    [one] через { $days } день
    [few] через { $days } дня
   *[other] через { $days } дней
}
karuta-trainer-statistics = Ваши стихотворения
karuta-trainer-seen = Вопросов
karuta-trainer-hits = Верно
karuta-trainer-misses = Неверно
karuta-trainer-share = Доля верных
karuta-trainer-median = Обычное время
karuta-trainer-best = Лучшее время
karuta-trainer-last = Последнее время
karuta-trainer-again = Повторить
karuta-trainer-confused = Часто путается с картой «{ $card }»
karuta-trainer-never = ещё не спрашивали
karuta-trainer-reset = Стереть статистику
    .about = Все коробки и время тренажёра будут стёрты.
karuta-trainer-keys = Клавиши 1–{ $count } выбирают, Enter — дальше, Esc — закончить.
karuta-trainer-keys-write = Enter — проверить и дальше, Esc — закончить.
karuta-trainer-sets-length = По длине кимаридзи
karuta-trainer-sets-kana = По первой кане
karuta-trainer-fresh = { $count ->
    [0] Новых сегодня больше нет.
    [one] Затем { $count } новое.
    [few] Затем { $count } новых.
   *[other] Затем { $count } новых.
}
karuta-trainer-nothing = Здесь пока спрашивать нечего. Выберите другие стихотворения.
karuta-trainer-count = Карт на выбор
karuta-trainer-answer = Как отвечать
karuta-trainer-answer-choose = Выбирать
karuta-trainer-answer-write = Писать
karuta-trainer-more = Ещё настройки
karuta-trainer-dynamic = Что стало решающим
    .about = Часть стихотворений считается прочитанной. Чем меньше осталось, тем раньше решает начало.
karuta-trainer-poem = Всё стихотворение после каждого ответа
karuta-trainer-names = Названия под картами, латиница под каной
karuta-trainer-bound = Достаточно быстро
    .about = Верный ответ медленнее этого не переносит стихотворение выше. Для письма времени вдвое больше.
karuta-trainer-goal = Ответов в день
karuta-trainer-today = Сегодня
karuta-trainer-today-of = { $count } из { $all }
karuta-trainer-goal-met = Цель дня достигнута.
karuta-trainer-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
karuta-trainer-left = { $count ->
    [one] Остался { $count } вопрос
    [few] Осталось { $count } вопроса
   *[other] Осталось { $count } вопросов
}
karuta-trainer-write = Его кимаридзи
    .about = Каной или латиницей
karuta-trainer-kana = Кана
karuta-trainer-kana-mark = Знак звонкости
karuta-trainer-kana-delete = Стереть
karuta-trainer-check = Проверить
karuta-trainer-slow = Верно, но медленно: { $seconds } с
karuta-trainer-short = «{ $kana }» ещё не решает, правильно: «{ $card }»
karuta-trainer-yours = Ваш ответ: «{ $card }»
karuta-trainer-back-soon = скоро
karuta-trainer-column-poem = Стихотворение
karuta-trainer-column-box = Коробка
karuta-trainer-save = Сохранить в файл
karuta-trainer-load = Загрузить файл
karuta-trainer-loaded = Файл принят: у каждого стихотворения считаются последние ответы.
karuta-trainer-file-damaged = Этот файл не читается. Возможно, он обрезан. Ничего не изменилось.
karuta-trainer-file-foreign = Это не файл тренажёра. Ничего не изменилось.
karuta-trainer-file-newer = Этот файл из более новой версии Hato. Обновите Hato и попробуйте снова. Ничего не изменилось.
karuta-trainer-file-partly = Часть этого файла не имеет смысла. Ничего не изменилось.
karuta-trainer-trouble-damaged = Вашу статистику в этом браузере не удалось прочитать, поэтому тренажёр начинает заново.
karuta-trainer-trouble-foreign = На месте статистики хранилось что-то другое, поэтому тренажёр начинает заново.
karuta-trainer-trouble-newer = Ваша статистика из более новой версии Hato, поэтому тренажёр начинает заново.
karuta-trainer-trouble-partly = Часть статистики не имела смысла. Тренажёр продолжает с остальным.
karuta-trainer-aside = Прежнее содержимое отложено и осталось как было.
karuta-trainer-aside-save = Сохранить его в файл
karuta-trainer-aside-drop = Удалить его
karuta-trainer-unsaved = Этот браузер ничего не хранит: когда вы уйдёте, всё забудется. Сохраните в файл.
karuta-trainer-reset-sure = Правда стереть всё?
karuta-trainer-reset-yes = Стереть
karuta-trainer-reset-no = Оставить
karuta-trainer-reset-done = Статистика стёрта.
