### 自分の札を組に並べる

melds-propose = もう一度並べてもらう
melds-sort = 並べ直す
melds-left = 左へ
melds-right = 右へ
melds-own = 自分の組
# $kind (String): what it is. $name (String): its own name
melds-of = { $kind }：{ $name }
key-move = 札を別の場所や組へ移す
key-propose = 手札をもう一度並べてもらう
key-count = 組を数える・示す
key-index = 札の数と文字
card-index = 貨幣の札に数と文字を付ける
