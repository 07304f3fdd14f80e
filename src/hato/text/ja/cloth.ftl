### トランプと貨幣札のゲームのテーブル。

cards-left =
    { $count }枚
key-pass = パスする
money-paid = 精算
