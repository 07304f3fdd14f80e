### What leads to the pages about the cards, and the folk names of the months (rules D-7).

door-cards = Карти
    .about = Що намальовано на кожній карті й що це означає в Кореї та в Японії.
about-card = Про цю карту
about-cards = Про карти
key-about = Про карту у фокусі або під вказівником (те саме: права кнопка або довгий дотик до будь-якої карти)

month-names = Назви місяців
month-names-usual = Звичайні
month-names-koryo_saram = Сахалінські народні

## Folk names of the Koreans of Sakhalin and Central Asia; months without one keep the usual name

folk-01 = Сонго ягі
folk-02 = Мядя ягі
folk-03 = Сакура ягі
folk-04 = Плакуча верба
folk-05 = Чой ягі
folk-08 = Мінворі ягі
folk-09 = Куктя ягі
folk-10 = Пун ягі
folk-11 = Пі ягі
folk-12 = Тонтой ягі
folk-card-04a = Жайворонок над плакучою вербою

## A card with the folk name of its month. $plant (String): folk-NN. $number (String): 1 to 3

folk-poem = { $plant }: стрічка з віршами
folk-blue = { $plant }: синя стрічка
folk-red = { $plant }: червона стрічка
folk-junk = { $plant }: дрібниця { $number }

## Command line

cli-command-cards = Розповідає, що на картах намальовано й що це означає; з кодом — про одну карту, зі словом history — історію.
cli-error-card = Карти { $what } немає; код — це місяць від 01 до 12 і вид, наприклад { $names }. Усі карти показує hato cards.
