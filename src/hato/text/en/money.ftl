### Money-suited cards: names, with the Chinese one.

money-suit-C = Cash
money-suit-S = Strings
money-suit-M = Myriads

card-C1 = 1 cash
    .zh = 一文
card-C2 = 2 cash
    .zh = 二文
card-C3 = 3 cash
    .zh = 三文
card-C4 = 4 cash
    .zh = 四文
card-C5 = 5 cash
    .zh = 五文
card-C6 = 6 cash
    .zh = 六文
card-C7 = 7 cash
    .zh = 七文
card-C8 = 8 cash
    .zh = 八文
card-C9 = 9 cash
    .zh = 九文

card-S1 = 1 string
    .zh = 一索
card-S2 = 2 strings
    .zh = 二索
card-S3 = 3 strings
    .zh = 三索
card-S4 = 4 strings
    .zh = 四索
card-S5 = 5 strings
    .zh = 五索
card-S6 = 6 strings
    .zh = 六索
card-S7 = 7 strings
    .zh = 七索
card-S8 = 8 strings
    .zh = 八索
card-S9 = 9 strings
    .zh = 九索

card-M1 = 1 myriad
    .zh = 一萬
card-M2 = 2 myriads
    .zh = 二萬
card-M3 = 3 myriads
    .zh = 三萬
card-M4 = 4 myriads
    .zh = 四萬
card-M5 = 5 myriads
    .zh = 五萬
card-M6 = 6 myriads
    .zh = 六萬
card-M7 = 7 myriads
    .zh = 七萬
card-M8 = 8 myriads
    .zh = 八萬
card-M9 = 9 myriads
    .zh = 九萬

card-Ch = Half cash
    .zh = 半文
card-C0 = Zero cash
    .zh = 空沒文
card-MT = Thousand myriads
    .zh = 千萬
card-RF = Red flower
    .zh = 紅花
card-WF = White flower
    .zh = 白花
card-OT = Old thousand
    .zh = 老千

## Corner index of money-suited cards: a letter for the suit; figure and sign of the special cards

index-C = C
index-S = S
index-M = M
index-Ch = ½
    .sign = { index-C }
index-MT = T
    .sign = { index-M }
index-RF = R
    .sign = F
index-WF = W
    .sign = F
index-OT = O
    .sign = T
