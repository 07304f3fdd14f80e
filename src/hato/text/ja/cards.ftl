### Cards, suits, months and kinds of the flower deck (rules D-2, D-6, D-7, D-8).

## The 48 cards. A name is unique and short enough for a label.

card-01b = 松に鶴
card-01r = 松に赤短
card-01j1 = 松のカス1
card-01j2 = 松のカス2
card-02a = 梅に鶯
card-02r = 梅に赤短
card-02j1 = 梅のカス1
card-02j2 = 梅のカス2
card-03b = 桜に幕
card-03r = 桜に赤短
card-03j1 = 桜のカス1
card-03j2 = 桜のカス2
card-04a = 藤に不如帰
card-04r = 藤に短冊
card-04j1 = 藤のカス1
card-04j2 = 藤のカス2
card-05a = 菖蒲に八橋
card-05r = 菖蒲に短冊
card-05j1 = 菖蒲のカス1
card-05j2 = 菖蒲のカス2
card-06a = 牡丹に蝶
card-06r = 牡丹に青短
card-06j1 = 牡丹のカス1
card-06j2 = 牡丹のカス2
card-07a = 萩に猪
card-07r = 萩に短冊
card-07j1 = 萩のカス1
card-07j2 = 萩のカス2
card-08b = 芒に月
card-08a = 芒に雁
card-08j1 = 芒のカス1
card-08j2 = 芒のカス2
card-09a = 菊に盃
card-09r = 菊に青短
card-09j1 = 菊のカス1
card-09j2 = 菊のカス2
card-10a = 紅葉に鹿
card-10r = 紅葉に青短
card-10j1 = 紅葉のカス1
card-10j2 = 紅葉のカス2
card-11b = 柳に小野道風
card-11a = 柳に燕
card-11r = 柳に短冊
card-11j1 = 柳のカス
card-12b = 桐に鳳凰
card-12j1 = 桐のカス（黄）
card-12j2 = 桐のカス2
card-12j3 = 桐のカス3

## Jokers. `.about` says what one does.

card-X1 = ジョーカー（カス1枚分）
    .about = カス1枚として数えます。
card-X2 = ジョーカー（カス2枚分）
    .about = カス2枚として数えます。
card-X3 = ジョーカー（カス3枚分）
    .about = カス3枚として数えます。
card-XL = ジョーカー（光なし免除）
    .about = 負けた人がこれを取っていれば、光が1枚もなくてもペナルティを受けません。
card-XD = ジョーカー（勝てば2倍）
    .about = 勝った人がこれを取っていれば、点数が2倍になります。
card-XS = ジョーカー（カス集め）
    .about = 取った人は、カスのある相手全員からカスを1枚ずつもらいます。

## Cards whose face is not known

card-back = 裏向きの札
card-unknown = 不明な札

## Suits: the plant of each month of the Japanese calendar

suit-01 = 松
suit-02 = 梅
suit-03 = 桜
suit-04 = 藤
suit-05 = 菖蒲
suit-06 = 牡丹
suit-07 = 萩
suit-08 = 芒
suit-09 = 菊
suit-10 = 紅葉
suit-11 = 柳
suit-12 = 桐

## Months. `.title` stands alone or at the start of a line.

month-1 = 1月
    .title = 1月
month-2 = 2月
    .title = 2月
month-3 = 3月
    .title = 3月
month-4 = 4月
    .title = 4月
month-5 = 5月
    .title = 5月
month-6 = 6月
    .title = 6月
month-7 = 7月
    .title = 7月
month-8 = 8月
    .title = 8月
month-9 = 9月
    .title = 9月
month-10 = 10月
    .title = 10月
month-11 = 11月
    .title = 11月
month-12 = 12月
    .title = 12月

## Kinds. `.many` is the heading of a group of captured cards.

kind-b = 光
    .many = 光
kind-a = タネ
    .many = タネ
kind-r = 短冊
    .many = 短冊
kind-j = カス
    .many = カス

# The full name that a screen reader speaks: "Full moon, August, bright".
# $name (String): card-CODE. $month (String): month-N. $kind (String): kind-LETTER.
card-label = { $name }、{ $month }、{ $kind }
