### Стіл для ігор із французькими картами та картами з грошовими мастями.

cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
key-pass = Спасувати
money-paid = Розрахунок
