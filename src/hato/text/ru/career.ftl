### The mode of 1995: a career for money against one opponent, and the host who leads through it.


## The door and the menu

door-card1995 = 1995Card
    .about = Карьера на деньги: с ведущей, музыкой и видом тех лет.
career = 1995Card
career-title = 1995Card · Хато
career-lead = Двое игроков, по десять карт, у каждого свой кошелёк. Игра идёт, пока у кого-то не кончатся деньги.
career-new = Новая карьера
career-going = Начатая карьера
# $round (Number). $you, $other (String): money
career-going-about = Раунд { $round }. У вас { $you }, у соперника { $other }.
career-replaces = Новая карьера закончит эту.
career-capital = Начальный капитал
career-stake = Цена очка
career-extra = Лишняя карта
career-extra-yes = С ней
    .about = Если карта колоды что-то взяла, открывается ещё одна и остаётся на столе.
career-extra-no = Без неё
    .about = Одна карта колоды за ход; в конце стол пуст.
career-start = Начать
career-options = Музыка и ведущая
career-to-hato = Назад в «Хато»
career-menu = В меню
career-form-lead = Перевес в конце раунда оплачивается деньгами: и ваш, и соперника.

## Settings

career-host-says = Ведущая говорит
career-host = Ведущая
career-host-on = Ведущая комментирует
music = Музыка
music-off = Выкл.
music-career = В 1995Card
music-always = За любым столом
music-volume = Громкость музыки

## At the table

career-points = Очки раунда
career-money = Деньги
career-steps = Шаги хода
career-step-1 = Карта из руки
career-step-2 = Карта колоды
career-step-3 = Ещё одна
# $label (String): a card, its month and kind. $points (Number)
career-card = { $label }, очки: { $points }

## Keys

career-key-next = На счёте: следующий раунд
career-key-table = После раунда: посмотреть на стол и вернуться
career-key-host = Ведущая говорит или молчит
career-key-music = Включить или выключить музыку
career-key-menu = В меню; карьера сохраняется

## The account of a round

# $money (String)
career-won = Вы выиграли { $money }
career-lost = Вы проиграли { $money }
career-even = Никто не выиграл
career-account = Счёт раунда
career-sum = Всего очков
career-lead-of = Перевес
# $stake (String): money
career-rate = { $stake } за очко
# $money (String): what was due
career-all = Причиталось { $money } — больше, чем было
career-now = Денег теперь
career-saved = Сохранено: можно прерваться и вернуться.

## The endings

career-broke = Вы разорены
career-broke-about = Кошелёк пуст, вечер окончен. Карты ничего не помнят: завтра они лягут иначе.
career-bank = Банк сорван
career-bank-about = Всё, что было на этом столе, теперь ваше. Понадобились выдержка и нужный месяц в нужный час.
career-history = Карьера
career-rounds = Раунды
# $won, $lost, $even (Number): rounds
career-record = Побед { $won }, поражений { $lost }, ничьих { $even }
career-best = Лучший раунд
career-worst = Худший раунд
# $round (Number). $money (String): with its sign
career-in-round = { $money } в раунде { $round }
# $level (String). $capital (String)
career-terms = { $level } · капитал { $capital }
