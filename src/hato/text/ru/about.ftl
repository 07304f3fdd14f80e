### What leads to the pages about the cards, and the folk names of the months (rules D-7).

door-cards = Карты
    .about = Что нарисовано на каждой карте и что это значит в Корее и в Японии.
about-card = Об этой карте
about-cards = О картах
key-about = О карте в фокусе или под указателем (то же: правая кнопка или долгое нажатие на любую карту)

month-names = Названия месяцев
month-names-usual = Обычные
month-names-koryo_saram = Сахалинские народные

## Folk names of the Koreans of Sakhalin and Central Asia; months without one keep the usual name

folk-01 = Сонго яги
folk-02 = Мядя яги
folk-03 = Сакура яги
folk-04 = Плакучая ива
folk-05 = Чой яги
folk-08 = Минвори яги
folk-09 = Куктя яги
folk-10 = Пун яги
folk-11 = Пи яги
folk-12 = Тонтой яги
folk-card-04a = Жаворонок над плакучей ивой

## A card with the folk name of its month. $plant (String): folk-NN. $number (String): 1 to 3

folk-poem = { $plant }: лента со стихами
folk-blue = { $plant }: синяя лента
folk-red = { $plant }: красная лента
folk-junk = { $plant }: мелочь { $number }

## Command line

cli-command-cards = Рассказывает, что на картах нарисовано и что это значит; с кодом — об одной карте, со словом history — историю.
cli-error-card = Карты { $what } нет; код — это месяц от 01 до 12 и вид, например { $names }. Все карты показывает hato cards.
