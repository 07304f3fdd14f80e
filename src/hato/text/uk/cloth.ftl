### Стіл для ігор із французькими картами та картами з грошовими мастями.

cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
key-pass = Спасувати
money-paid = Розрахунок

value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[many] { $n } раундів
}

value-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очок
}
