### The mode of 1995: a career for money against one opponent, and the host who leads through it.


## The door and the menu

door-card1995 = 1995Card
    .about = Карʼєра на гроші: з ведучою, музикою та виглядом тих років.
career = 1995Card
career-title = 1995Card · Хато
career-lead = Двоє гравців, по десять карт, у кожного свій гаманець. Гра триває, доки в когось не скінчаться гроші.
career-new = Нова карʼєра
career-going = Розпочата карʼєра
# $round (Number). $you, $other (String): money
career-going-about = Раунд { $round }. У вас { $you }, у суперника { $other }.
career-replaces = Нова карʼєра завершить цю.
career-capital = Початковий капітал
career-stake = Ціна очка
career-extra = Додаткова карта
career-extra-yes = З нею
    .about = Якщо карта колоди щось узяла, відкривається ще одна й лишається на столі.
career-extra-no = Без неї
    .about = Одна карта колоди за хід; наприкінці стіл порожній.
career-start = Почати
career-options = Музика та ведуча
career-to-hato = Назад до «Хато»
career-menu = До меню
career-form-lead = Перевага наприкінці раунду оплачується грошима: і ваша, і суперника.

## Settings

career-host-says = Ведуча каже
career-host = Ведуча
career-host-on = Ведуча коментує
music = Музика
music-off = Вимк.
music-career = У 1995Card
music-always = За будь-яким столом
music-volume = Гучність музики

## At the table

career-points = Очки раунду
career-money = Гроші
career-steps = Кроки ходу
career-step-1 = Карта з руки
career-step-2 = Карта колоди
career-step-3 = Ще одна
# $label (String): a card, its month and kind. $points (Number)
career-card = { $label }, очки: { $points }

## Keys

career-key-next = На рахунку: наступний раунд
career-key-table = Після раунду: поглянути на стіл і повернутися
career-key-host = Ведуча говорить або мовчить
career-key-music = Увімкнути або вимкнути музику
career-key-menu = До меню; карʼєра зберігається

## The account of a round

# $money (String)
career-won = Ви виграли { $money }
career-lost = Ви програли { $money }
career-even = Ніхто не виграв
career-account = Рахунок раунду
career-sum = Усього очок
career-lead-of = Перевага
# $stake (String): money
career-rate = { $stake } за очко
# $money (String): what was due
career-all = Належало { $money } — більше, ніж було
career-now = Грошей тепер
career-saved = Збережено: можна перерватися й повернутися.

## The endings

career-broke = Ви розорені
career-broke-about = Гаманець порожній, вечір закінчено. Карти нічого не памʼятають: завтра вони ляжуть інакше.
career-bank = Банк зірвано
career-bank-about = Усе, що було на цьому столі, тепер ваше. Знадобилися витримка й потрібний місяць у потрібну мить.
career-history = Карʼєра
career-rounds = Раунди
# $won, $lost, $even (Number): rounds
career-record = Перемог { $won }, поразок { $lost }, нічиїх { $even }
career-best = Найкращий раунд
career-worst = Найгірший раунд
# $round (Number). $money (String): with its sign
career-in-round = { $money } у раунді { $round }
# $level (String). $capital (String)
career-terms = { $level } · капітал { $capital }
