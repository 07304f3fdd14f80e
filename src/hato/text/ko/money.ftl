### 돈 무늬 카드: 이름과 중국 이름.

money-suit-C = 동전
money-suit-S = 꿰미
money-suit-M = 만

card-C1 = 1전
    .zh = 一文
card-C2 = 2전
    .zh = 二文
card-C3 = 3전
    .zh = 三文
card-C4 = 4전
    .zh = 四文
card-C5 = 5전
    .zh = 五文
card-C6 = 6전
    .zh = 六文
card-C7 = 7전
    .zh = 七文
card-C8 = 8전
    .zh = 八文
card-C9 = 9전
    .zh = 九文

card-S1 = 1꿰미
    .zh = 一索
card-S2 = 2꿰미
    .zh = 二索
card-S3 = 3꿰미
    .zh = 三索
card-S4 = 4꿰미
    .zh = 四索
card-S5 = 5꿰미
    .zh = 五索
card-S6 = 6꿰미
    .zh = 六索
card-S7 = 7꿰미
    .zh = 七索
card-S8 = 8꿰미
    .zh = 八索
card-S9 = 9꿰미
    .zh = 九索

card-M1 = 1만
    .zh = 一萬
card-M2 = 2만
    .zh = 二萬
card-M3 = 3만
    .zh = 三萬
card-M4 = 4만
    .zh = 四萬
card-M5 = 5만
    .zh = 五萬
card-M6 = 6만
    .zh = 六萬
card-M7 = 7만
    .zh = 七萬
card-M8 = 8만
    .zh = 八萬
card-M9 = 9만
    .zh = 九萬

card-Ch = 반 전
    .zh = 半文
card-C0 = 영 전
    .zh = 空沒文
card-MT = 천만
    .zh = 千萬
card-RF = 붉은 꽃
    .zh = 紅花
card-WF = 흰 꽃
    .zh = 白花
card-OT = 늙은 천
    .zh = 老千

## 돈 무늬 카드 모서리의 표시: 무늬의 글자, 특별한 카드의 숫자와 표시

index-C = 전
index-S = 꿰
index-M = 만
index-Ch = ½
    .sign = { index-C }
index-MT = 천
    .sign = { index-M }
index-RF = 홍
    .sign = 화
index-WF = 백
    .sign = 화
index-OT = 노
    .sign = 천
