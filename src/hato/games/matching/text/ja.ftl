matching-name = 月合わせ
matching-about = 花札がはじめてなら、ここから。同じ月の札を取り、たくさん取った人が勝ちます。
matching-preset-plain = 基本
    .about = 手札は8枚ずつ、場札は8枚。役も宣言もありません。
matching-option-length = 対局の長さ
    .about = 何局で、または何点で対局が終わるか。
matching-option-next_dealer = 次の親
    .about = 次の局で親になる人。
matching-option-draws_count = 引き分けも1局
    .about = 点の入らない局を、決めた局数に数えるかどうか。
matching-value-length-time = { $minutes }分
matching-value-length-rounds = { $n }局
matching-value-length-target = { $points }点先取
matching-value-next_dealer-winner = 勝った人
matching-value-next_dealer-alternate = 交代
matching-value-next_dealer-loser = 負けた人
matching-value-next_dealer-fixed = いつも同じ人
matching-line-cards = 取り札
    .about = 取り札1枚につき1点です。
matching-line-less = 相手の札の分を引く
    .about = 勝った人は差の分だけ点を得ます。
matching-action-play = 出す
matching-action-take = 取る
matching-end-more_cards = { $you ->
    [yes] あなたの方がたくさん取りました
   *[no] { $winner }の方がたくさん取りました
}
matching-end-draw = 2人の取り札は同じ枚数です
matching-shuffled-table_quad = 場に同じ月の4枚が出たので、配り直しました
