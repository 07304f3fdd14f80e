### Стіл гри, у якій карти кладуть рядами.

# $suit (String): масть, у називному відмінку. $count (Number): скільки карт лежить у її ряду
rows-row = { $suit }: { $count ->
        [0] карт немає
        [one] лежить { $count } карта
        [few] лежать { $count } карти
       *[other] лежать { $count } карт
    }
# $used (Number): скільки разів гравець спасував у цьому раунді
rows-passes = паси: { $used }
# $limit (Number): скільки пасів має кожен
rows-passes-of = паси: { $used } з { $limit }
# $place (Number): 1 is best
rows-place = { $place }-е місце
rows-out = поза раундом
rows-hint-seven = Ви починаєте: покладіть сімку.
rows-hint-pass = Ваш хід: оберіть карту або спасуйте.
rows-hint-must = Ходити нічим: доведеться спасувати.
rows-hint-out = Ходити нічим, і пасів більше немає.
rows-hint-gap = Тепер натисніть на місце, яке закриє джокер.
