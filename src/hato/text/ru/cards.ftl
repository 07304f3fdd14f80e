### Cards, suits, months and kinds of the flower deck (rules D-2, D-6, D-7, D-8).

## The 48 cards. A name is unique and short enough for a label.

card-01b = Журавль
card-01r = Сосна: лента со стихами
card-01j1 = Сосна: мелочь 1
card-01j2 = Сосна: мелочь 2
card-02a = Соловей
card-02r = Слива: лента со стихами
card-02j1 = Слива: мелочь 1
card-02j2 = Слива: мелочь 2
card-03b = Походный занавес
card-03r = Вишня: лента со стихами
card-03j1 = Вишня: мелочь 1
card-03j2 = Вишня: мелочь 2
card-04a = Кукушка
card-04r = Глициния: красная лента
card-04j1 = Глициния: мелочь 1
card-04j2 = Глициния: мелочь 2
card-05a = Мост
card-05r = Ирис: красная лента
card-05j1 = Ирис: мелочь 1
card-05j2 = Ирис: мелочь 2
card-06a = Бабочки
card-06r = Пион: синяя лента
card-06j1 = Пион: мелочь 1
card-06j2 = Пион: мелочь 2
card-07a = Кабан
card-07r = Клевер: красная лента
card-07j1 = Клевер: мелочь 1
card-07j2 = Клевер: мелочь 2
card-08b = Луна
card-08a = Гуси
card-08j1 = Мискант: мелочь 1
card-08j2 = Мискант: мелочь 2
card-09a = Кубок сакэ
card-09r = Хризантема: синяя лента
card-09j1 = Хризантема: мелочь 1
card-09j2 = Хризантема: мелочь 2
card-10a = Олень
card-10r = Клён: синяя лента
card-10j1 = Клён: мелочь 1
card-10j2 = Клён: мелочь 2
card-11b = Человек дождя
card-11a = Ласточка
card-11r = Ива: красная лента
card-11j1 = Гроза
card-12b = Феникс
card-12j1 = Цветная павловния
card-12j2 = Павловния: мелочь 2
card-12j3 = Павловния: мелочь 3

## Jokers. `.about` says what one does.

card-X1 = +1 мелочь
    .about = Считается за одну карту мелочи.
card-X2 = +2 мелочи
    .about = Считается за две карты мелочи.
card-X3 = +3 мелочи
    .about = Считается за три карты мелочи.
card-XL = Свет проигравшему
    .about = Избавляет проигравшего, у которого он есть, от штрафа за отсутствие света.
card-XD = Двойной выигрыш
    .about = Удваивает выигрыш победителя, у которого он есть.
card-XS = Все дают мелочь
    .about = Кто его взял, получает по карте мелочи от каждого соперника, у которого она есть.

## Cards whose face is not known

card-back = Закрытая карта
card-unknown = Неизвестная карта

## Suits: the plant of each month of the Japanese calendar

suit-01 = Сосна
suit-02 = Слива
suit-03 = Вишня
suit-04 = Глициния
suit-05 = Ирис
suit-06 = Пион
suit-07 = Клевер
suit-08 = Мискант
suit-09 = Хризантема
suit-10 = Клён
suit-11 = Ива
suit-12 = Павловния

## Months. `.title` stands alone or at the start of a line.

month-1 = январь
    .title = Январь
month-2 = февраль
    .title = Февраль
month-3 = март
    .title = Март
month-4 = апрель
    .title = Апрель
month-5 = май
    .title = Май
month-6 = июнь
    .title = Июнь
month-7 = июль
    .title = Июль
month-8 = август
    .title = Август
month-9 = сентябрь
    .title = Сентябрь
month-10 = октябрь
    .title = Октябрь
month-11 = ноябрь
    .title = Ноябрь
month-12 = декабрь
    .title = Декабрь

## Kinds. `.many` is the heading of a group of captured cards.

kind-b = свет
    .many = Свет
kind-a = животное
    .many = Животные
kind-r = лента
    .many = Ленты
kind-j = мелочь
    .many = Мелочь

# The full name that a screen reader speaks: "Луна, август, свет".
# $name (String): card-CODE. $month (String): month-N. $kind (String): kind-LETTER.
card-label = { $name }, { $month }, { $kind }
