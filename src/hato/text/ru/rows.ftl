### Стол игры, в которой карты кладут рядами.

# $suit (String): масть, в именительном падеже. $count (Number): сколько карт лежит в её ряду
rows-row = { $suit }: { $count ->
        [0] карт нет
        [one] лежит { $count } карта
        [few] лежат { $count } карты
       *[other] лежат { $count } карт
    }
# $used (Number): сколько раз игрок спасовал в этом раунде
rows-passes = пасы: { $used }
# $limit (Number): сколько пасов есть у каждого
rows-passes-of = пасы: { $used } из { $limit }
# $place (Number): 1 is best
rows-place = { $place }-е место
rows-out = вне раунда
rows-hint-seven = Вы начинаете: положите семёрку.
rows-hint-pass = Ваш ход: выберите карту или спасуйте.
rows-hint-must = Ходить нечем: придётся спасовать.
rows-hint-out = Ходить нечем, и пасов больше нет.
rows-hint-gap = Теперь нажмите на место, которое закроет джокер.
