matching-name = Місяць до місяця
matching-about = Перша гра з квітковими картами: беріть карти за місяцями, узяв більше — виграв.
matching-preset-plain = Прості правила
    .about = По вісім карт на руки, вісім на стіл, без комбінацій та оголошень.
matching-option-length = Тривалість матчу
    .about = Скільки раундів грають або скільки очок завершують матч.
matching-option-next_dealer = Наступний роздавач
    .about = Хто роздає в наступному раунді.
matching-option-draws_count = Нічиї рахуються
    .about = Чи входить раунд без очок до домовленої кількості раундів.
matching-value-length-time = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
matching-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[other] { $n } раундів
}
matching-value-length-target = до { $points ->
    [one] { $points } очка
   *[other] { $points } очок
}
matching-value-next_dealer-winner = переможець
matching-value-next_dealer-alternate = по черзі
matching-value-next_dealer-loser = переможений
matching-value-next_dealer-fixed = завжди той самий
matching-line-cards = Узяті карти
    .about = Одне очко за кожну взяту карту.
matching-line-less = Мінус карти суперника
    .about = Переможець отримує різницю.
matching-action-play = Зіграти
matching-action-take = Узяти
matching-end-more_cards = { $you ->
    [yes] У вас більше карт
   *[no] Більше карт має { $winner }
}
matching-end-draw = Карт порівну
matching-shuffled-table_quad = На столі чотири карти одного місяця: роздано знову
