### トランプと貨幣札のゲームのテーブル。

cards-left =
    { $count }枚
key-pass = パスする
money-paid = 精算

value-length-rounds = { $n }局

value-length-target = { $points }点先取
