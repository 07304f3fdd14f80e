### Раскладка своих карт по группам

melds-propose = Разложить заново
melds-sort = Упорядочить
melds-left = Сдвинуть влево
melds-right = Сдвинуть вправо
melds-own = Ваша группа
# $kind (String): what it is. $name (String): its own name
melds-of = { $kind }: { $name }
key-move = Переложить карту на другое место или в другую группу
key-propose = Пусть карты снова разложит стол
key-count = Считать или предлагать группы
key-index = Числа и буквы на картах
card-index = Числа и буквы на картах с денежными мастями
