matching-name = Месяц к месяцу
matching-about = Первая игра с цветочными картами: берите карты по месяцам, больше взял — выиграл.
matching-preset-plain = Простые правила
    .about = По восемь карт на руки, восемь на стол, без комбинаций и объявлений.
matching-option-length = Длина матча
    .about = Сколько раундов играется или сколько очков завершают матч.
matching-option-next_dealer = Следующий сдающий
    .about = Кто сдаёт в следующем раунде.
matching-option-draws_count = Ничьи считаются
    .about = Идёт ли раунд без очков в счёт условленных раундов.
matching-value-length-time = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
matching-value-length-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
matching-value-length-target = до { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
matching-value-next_dealer-winner = победитель
matching-value-next_dealer-alternate = по очереди
matching-value-next_dealer-loser = проигравший
matching-value-next_dealer-fixed = всегда один и тот же
matching-line-cards = Взятые карты
    .about = Одно очко за каждую взятую карту.
matching-line-less = Минус карты соперника
    .about = Победитель получает разницу.
matching-action-play = Сыграть
matching-action-take = Взять
matching-end-more_cards = { $you ->
    [yes] У вас больше карт
   *[no] Больше карт взял игрок { $winner }
}
matching-end-draw = Карт поровну
matching-shuffled-table_quad = На столе четыре карты одного месяца: пересдача
