### Cards, suits, months and kinds of the flower deck (rules D-2, D-6, D-7, D-8).

## The 48 cards. A name is unique and short enough for a label.

card-01b = Журавель
card-01r = Сосна: стрічка з віршами
card-01j1 = Сосна: дрібниця 1
card-01j2 = Сосна: дрібниця 2
card-02a = Соловей
card-02r = Слива: стрічка з віршами
card-02j1 = Слива: дрібниця 1
card-02j2 = Слива: дрібниця 2
card-03b = Похідна завіса
card-03r = Вишня: стрічка з віршами
card-03j1 = Вишня: дрібниця 1
card-03j2 = Вишня: дрібниця 2
card-04a = Зозуля
card-04r = Гліцинія: червона стрічка
card-04j1 = Гліцинія: дрібниця 1
card-04j2 = Гліцинія: дрібниця 2
card-05a = Міст
card-05r = Ірис: червона стрічка
card-05j1 = Ірис: дрібниця 1
card-05j2 = Ірис: дрібниця 2
card-06a = Метелики
card-06r = Півонія: синя стрічка
card-06j1 = Півонія: дрібниця 1
card-06j2 = Півонія: дрібниця 2
card-07a = Кабан
card-07r = Конюшина: червона стрічка
card-07j1 = Конюшина: дрібниця 1
card-07j2 = Конюшина: дрібниця 2
card-08b = Місяць
card-08a = Гуси
card-08j1 = Міскант: дрібниця 1
card-08j2 = Міскант: дрібниця 2
card-09a = Чаша саке
card-09r = Хризантема: синя стрічка
card-09j1 = Хризантема: дрібниця 1
card-09j2 = Хризантема: дрібниця 2
card-10a = Олень
card-10r = Клен: синя стрічка
card-10j1 = Клен: дрібниця 1
card-10j2 = Клен: дрібниця 2
card-11b = Людина дощу
card-11a = Ластівка
card-11r = Верба: червона стрічка
card-11j1 = Гроза
card-12b = Фенікс
card-12j1 = Кольорова павловнія
card-12j2 = Павловнія: дрібниця 2
card-12j3 = Павловнія: дрібниця 3

## Jokers. `.about` says what one does.

card-X1 = +1 дрібниця
    .about = Рахується за одну дрібницю.
card-X2 = +2 дрібниці
    .about = Рахується за дві дрібниці.
card-X3 = +3 дрібниці
    .about = Рахується за три дрібниці.
card-XL = Світло переможеному
    .about = Рятує переможеного, який його має, від штрафу за брак світла.
card-XD = Подвійний виграш
    .about = Подвоює виграш переможця, який його має.
card-XS = Усі дають дрібницю
    .about = Хто його взяв, дістає по дрібниці від кожного суперника, який її має.

## Cards whose face is not known

card-back = Закрита карта
card-unknown = Невідома карта

## Suits: the plant of each month of the Japanese calendar

suit-01 = Сосна
suit-02 = Слива
suit-03 = Вишня
suit-04 = Гліцинія
suit-05 = Ірис
suit-06 = Півонія
suit-07 = Конюшина
suit-08 = Міскант
suit-09 = Хризантема
suit-10 = Клен
suit-11 = Верба
suit-12 = Павловнія

## Months. `.title` stands alone or at the start of a line.

month-1 = січень
    .title = Січень
month-2 = лютий
    .title = Лютий
month-3 = березень
    .title = Березень
month-4 = квітень
    .title = Квітень
month-5 = травень
    .title = Травень
month-6 = червень
    .title = Червень
month-7 = липень
    .title = Липень
month-8 = серпень
    .title = Серпень
month-9 = вересень
    .title = Вересень
month-10 = жовтень
    .title = Жовтень
month-11 = листопад
    .title = Листопад
month-12 = грудень
    .title = Грудень

## Kinds. `.many` is the heading of a group of captured cards.

kind-b = світло
    .many = Світла
kind-a = тварина
    .many = Тварини
kind-r = стрічка
    .many = Стрічки
kind-j = дрібниця
    .many = Дрібниці

# The full name that a screen reader speaks: "Місяць, серпень, світло".
# $name (String): card-CODE. $month (String): month-N. $kind (String): kind-LETTER.
card-label = { $name }, { $month }, { $kind }
