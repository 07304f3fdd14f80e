### 貨幣のスートの札：名前と中国名。

money-suit-C = 文銭
money-suit-S = 索子
money-suit-M = 萬子

card-C1 = 1文
    .zh = 一文
card-C2 = 2文
    .zh = 二文
card-C3 = 3文
    .zh = 三文
card-C4 = 4文
    .zh = 四文
card-C5 = 5文
    .zh = 五文
card-C6 = 6文
    .zh = 六文
card-C7 = 7文
    .zh = 七文
card-C8 = 8文
    .zh = 八文
card-C9 = 9文
    .zh = 九文

card-S1 = 1索
    .zh = 一索
card-S2 = 2索
    .zh = 二索
card-S3 = 3索
    .zh = 三索
card-S4 = 4索
    .zh = 四索
card-S5 = 5索
    .zh = 五索
card-S6 = 6索
    .zh = 六索
card-S7 = 7索
    .zh = 七索
card-S8 = 8索
    .zh = 八索
card-S9 = 9索
    .zh = 九索

card-M1 = 1萬
    .zh = 一萬
card-M2 = 2萬
    .zh = 二萬
card-M3 = 3萬
    .zh = 三萬
card-M4 = 4萬
    .zh = 四萬
card-M5 = 5萬
    .zh = 五萬
card-M6 = 6萬
    .zh = 六萬
card-M7 = 7萬
    .zh = 七萬
card-M8 = 8萬
    .zh = 八萬
card-M9 = 9萬
    .zh = 九萬

card-Ch = 半文
    .zh = 半文
card-C0 = 空没文
    .zh = 空沒文
card-MT = 千萬
    .zh = 千萬
card-RF = 紅花
    .zh = 紅花
card-WF = 白花
    .zh = 白花
card-OT = 老千
    .zh = 老千

## 貨幣の札の隅の印：スートの文字、特別な札の数と印

index-C = 文
index-S = 索
index-M = 萬
index-Ch = ½
    .sign = { index-C }
index-MT = 千
    .sign = { index-M }
index-RF = 紅
    .sign = 花
index-WF = 白
    .sign = 花
index-OT = 老
    .sign = 千
