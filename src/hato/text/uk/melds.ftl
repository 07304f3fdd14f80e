### Розкладання своїх карт за групами

melds-propose = Розкласти заново
melds-sort = Упорядкувати
melds-left = Посунути ліворуч
melds-right = Посунути праворуч
melds-own = Ваша група
# $kind (String): what it is. $name (String): its own name
melds-of = { $kind }: { $name }
key-move = Перекласти карту на інше місце або в іншу групу
key-propose = Нехай карти знову розкладе стіл
key-count = Рахувати або пропонувати групи
key-index = Числа й літери на картах
card-index = Числа й літери на картах із грошовими мастями
