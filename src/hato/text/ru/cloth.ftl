### Стол для игр с французскими картами и картами с денежными мастями.

cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
key-pass = Спасовать
money-paid = Расчёт
