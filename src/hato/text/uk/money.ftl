### Карти з грошовими мастями: назви і поруч китайські.

money-suit-C = Монети
money-suit-S = Вʼязки
money-suit-M = Міріади

card-C1 = 1 монета
    .zh = 一文
card-C2 = 2 монети
    .zh = 二文
card-C3 = 3 монети
    .zh = 三文
card-C4 = 4 монети
    .zh = 四文
card-C5 = 5 монет
    .zh = 五文
card-C6 = 6 монет
    .zh = 六文
card-C7 = 7 монет
    .zh = 七文
card-C8 = 8 монет
    .zh = 八文
card-C9 = 9 монет
    .zh = 九文

card-S1 = 1 вʼязка
    .zh = 一索
card-S2 = 2 вʼязки
    .zh = 二索
card-S3 = 3 вʼязки
    .zh = 三索
card-S4 = 4 вʼязки
    .zh = 四索
card-S5 = 5 вʼязок
    .zh = 五索
card-S6 = 6 вʼязок
    .zh = 六索
card-S7 = 7 вʼязок
    .zh = 七索
card-S8 = 8 вʼязок
    .zh = 八索
card-S9 = 9 вʼязок
    .zh = 九索

card-M1 = 1 міріада
    .zh = 一萬
card-M2 = 2 міріади
    .zh = 二萬
card-M3 = 3 міріади
    .zh = 三萬
card-M4 = 4 міріади
    .zh = 四萬
card-M5 = 5 міріад
    .zh = 五萬
card-M6 = 6 міріад
    .zh = 六萬
card-M7 = 7 міріад
    .zh = 七萬
card-M8 = 8 міріад
    .zh = 八萬
card-M9 = 9 міріад
    .zh = 九萬

card-Ch = Пів монети
    .zh = 半文
card-C0 = Нуль монет
    .zh = 空沒文
card-MT = Тисяча міріад
    .zh = 千萬
card-RF = Червона квітка
    .zh = 紅花
card-WF = Біла квітка
    .zh = 白花
card-OT = Стара тисяча
    .zh = 老千

## Кутові позначки карт із грошовими мастями: літери масті; число і знак особливих карт

index-C = Мо
index-S = Вʼ
index-M = Мі
index-Ch = ½
    .sign = { index-C }
index-MT = Т
    .sign = { index-M }
index-RF = Ч
    .sign = К
index-WF = Б
    .sign = К
index-OT = С
    .sign = Т
