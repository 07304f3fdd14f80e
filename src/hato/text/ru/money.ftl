### Карты с денежными мастями: названия и рядом китайские.

money-suit-C = Монеты
money-suit-S = Связки
money-suit-M = Мириады

card-C1 = 1 монета
    .zh = 一文
card-C2 = 2 монеты
    .zh = 二文
card-C3 = 3 монеты
    .zh = 三文
card-C4 = 4 монеты
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

card-S1 = 1 связка
    .zh = 一索
card-S2 = 2 связки
    .zh = 二索
card-S3 = 3 связки
    .zh = 三索
card-S4 = 4 связки
    .zh = 四索
card-S5 = 5 связок
    .zh = 五索
card-S6 = 6 связок
    .zh = 六索
card-S7 = 7 связок
    .zh = 七索
card-S8 = 8 связок
    .zh = 八索
card-S9 = 9 связок
    .zh = 九索

card-M1 = 1 мириада
    .zh = 一萬
card-M2 = 2 мириады
    .zh = 二萬
card-M3 = 3 мириады
    .zh = 三萬
card-M4 = 4 мириады
    .zh = 四萬
card-M5 = 5 мириад
    .zh = 五萬
card-M6 = 6 мириад
    .zh = 六萬
card-M7 = 7 мириад
    .zh = 七萬
card-M8 = 8 мириад
    .zh = 八萬
card-M9 = 9 мириад
    .zh = 九萬

card-Ch = Полмонеты
    .zh = 半文
card-C0 = Ноль монет
    .zh = 空沒文
card-MT = Тысяча мириад
    .zh = 千萬
card-RF = Красный цветок
    .zh = 紅花
card-WF = Белый цветок
    .zh = 白花
card-OT = Старая тысяча
    .zh = 老千

## Угловые пометки карт с денежными мастями: буквы масти; число и знак особых карт

index-C = Мо
index-S = Св
index-M = Ми
index-Ch = ½
    .sign = { index-C }
index-MT = Т
    .sign = { index-M }
index-RF = К
    .sign = Ц
index-WF = Б
    .sign = Ц
index-OT = С
    .sign = Т
