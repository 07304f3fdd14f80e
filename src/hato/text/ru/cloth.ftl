### Стол для игр с французскими картами и картами с денежными мастями.

cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
key-pass = Спасовать
money-paid = Расчёт

value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}

value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очков
}
