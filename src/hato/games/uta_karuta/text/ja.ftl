### 四人の歌かるた（規則UTA）

## Name

uta_karuta-name = 歌かるた
uta_karuta-about = 百首の下の句を四人で答えます。正しく答えると札が減り、先に手札がなくなった人の勝ちです。
# The language of the names in `.native`.
uta_karuta-native = ja

## Presets

uta_karuta-preset-source = 玉は原典どおり
    .about = 玉の歌で20枚、15枚、15枚を渡せます。
uta_karuta-preset-short = 玉は半分
    .about = 玉の歌で渡せるのは10枚、8枚、8枚。玉だけでは決まりません。

## Groups of options, by the rule that they belong to

uta_karuta-group-UTA-2 = 答え方
uta_karuta-group-UTA-3 = 罰札
uta_karuta-group-UTA-4 = 玉
uta_karuta-group-UTA-5 = 役札
uta_karuta-group-UTA-7 = 終わり

## Options. The value texts of an option follow it; yes and no are shared texts.

uta_karuta-option-rounds = 局数
    .about = 1試合の局数。
uta_karuta-option-penalty_cards = 罰札の枚数
    .about = 代わりに答えたとき、答えるべきだった人に渡す枚数。
uta_karuta-option-penalty_to = 罰札を受ける人
    .about = 札の持ち主だけか、先に答えられなかった全員か。
uta_karuta-value-penalty_to-owner = 持ち主
uta_karuta-value-penalty_to-all_who_failed = 答えられなかった全員
uta_karuta-option-pearl_values = 玉
    .about = 玉の歌12、22、97で左隣に何枚渡せるか。
uta_karuta-value-pearl_values-source = 20、15、15枚
uta_karuta-value-pearl_values-half = 10、8、8枚
uta_karuta-value-pearl_values-off = 玉なし
uta_karuta-option-pearl_right = 玉を使える人
    .about = 答えた人ならだれでも使えるか、札の持ち主だけか。
uta_karuta-value-pearl_right-answerer = 答えた人
uta_karuta-value-pearl_right-owner_only = 持ち主だけ
uta_karuta-option-yaku_discard = 役札の枚数
    .about = 自分の役札に答えたとき、何枚まで捨てられるか。
uta_karuta-option-yaku_target = 役札で捨てた札
    .about = 役札で捨てる札が場を離れるか、左隣へ行くか。
uta_karuta-value-yaku_target-out = 場を離れる
uta_karuta-value-yaku_target-left = 左隣へ
uta_karuta-option-yaku_right = 役札を使える人
    .about = ほかの人が役札に答えたとき、その人も手札を捨てられるか。
uta_karuta-value-yaku_right-owner_only = 持ち主だけ
uta_karuta-value-yaku_right-any = 答えた人
uta_karuta-option-yaku_blocks_win = 役札も必要
    .about = 自分の役札もなくならないと勝てないか。
uta_karuta-option-answer_s = 答える時間（秒）
    .about = 一人が考えられる時間。
uta_karuta-option-choices = 選択肢
    .about = 札を持たない人が、どれだけの下の句から選ぶか。
uta_karuta-value-choices-4 = 四つ
uta_karuta-value-choices-6 = 六つ
uta_karuta-value-choices-hand_of_owner = 持ち主の札すべて
uta_karuta-option-stakes = 賭け
    .about = ほかの人の残り札1枚につき、勝った人が1点もらうか。

## Lines, calls and ends. $you (String): yes, no or none. $winner (String)

uta_karuta-line-cards_left = 残り札
uta_karuta-line-won = 局の勝ち
uta_karuta-call-wrong = 間違い
uta_karuta-call-returns = だれも答えられず、また読まれます
uta_karuta-call-lost = また答えられず、札は場を離れます
uta_karuta-end-empty = { $you ->
    [yes] 手札がなくなりました。あなたの勝ちです。
   *[other] { $winner }の手札がなくなりました。{ $winner }の勝ちです。
}
uta_karuta-end-exhausted = { $you ->
    [yes] すべて読まれました。残り札がいちばん少ないのはあなたです。
    [no] すべて読まれました。残り札がいちばん少ないのは{ $winner }です。
   *[none] すべて読まれました。残り札の少なさで並びました。
}

## Actions. $card (String): a card

uta_karuta-action-decline = 答えない
uta_karuta-action-done = 終わり
uta_karuta-action-yaku = 「{ $card }」を役札にする
uta_karuta-action-answer = { $card }と答える
uta_karuta-action-penalty = 「{ $card }」を渡す
uta_karuta-action-discard = 「{ $card }」を捨てる
uta_karuta-action-pearl = 「{ $card }」を左隣に渡す

## Move log. $who, $to (String): you, other or none. $name, $receiver (String). $card, $cards (String): names of cards. $number (Number): cards

uta_karuta-log-drawn-reading = 次の歌が読まれました。
uta_karuta-log-revealed-hand = { $number ->
    [0] { $to ->
        [you] 札はあなたが持っています。
       *[other] 札は{ $receiver }が持っています。
    }
   *[other] { $to ->
        [you] あなたは{ $cards }を見せました。
       *[other] { $receiver }は{ $cards }を見せました。
    }
}
uta_karuta-log-revealed-yaku = 全員が役札を同時に表にしました。
uta_karuta-log-moved-hand-yaku = { $who ->
    [you] あなたの役札は「{ $card }」です。
   *[other] { $name }の役札は「{ $card }」です。
}
uta_karuta-log-chose-answer = { $who ->
    [you] あなたが答えました。
   *[other] { $name }が答えました。
}
uta_karuta-log-chose-decline = { $who ->
    [you] あなたは答えません。
   *[other] { $name }は答えません。
}
uta_karuta-log-chose-done = { $who ->
    [you] あなたは終わりにしました。
   *[other] { $name }は終わりにしました。
}
uta_karuta-log-called-wrong = { $who ->
    [you] あなたの答えは違いました。
   *[other] { $name }の答えは違いました。
}
uta_karuta-log-called-returns = だれも分かりませんでした。この歌はもう一度読まれます。
uta_karuta-log-called-lost = 今度もだれも分かりませんでした。札は場を離れます。
uta_karuta-log-moved-hand-gone = { $who ->
    [you] あなたの「{ $card }」が場を離れました。
   *[other] { $name }の「{ $card }」が場を離れました。
}
uta_karuta-log-moved-yaku-gone = { $who ->
    [you] あなたの役札「{ $card }」が場を離れました。
   *[other] { $name }の役札「{ $card }」が場を離れました。
}
uta_karuta-log-moved-hand-hand = { $who ->
    [you] あなたは{ $receiver }に「{ $card }」を渡しました。
   *[other] { $to ->
        [you] { $name }があなたに「{ $card }」を渡しました。
       *[other] { $name }が{ $receiver }に札を{ $number }枚渡しました。
    }
}
uta_karuta-log-moved-hand-dropped = { $who ->
    [you] あなたは「{ $card }」を捨てました。
   *[other] { $name }は札を{ $number }枚捨てました。
}

## Places

uta_karuta-place-stock = 配る前の札
uta_karuta-place-hand = 手札
uta_karuta-place-yaku = 役札
uta_karuta-place-dropped = 捨てた札
uta_karuta-place-gone = 場を離れた札
uta_karuta-place-reading = 読み

## What the table asks and shows. $name (String). $count (Number): cards

uta_karuta-hint-yaku = 役札を選んでください。この先ずっと表向きに置かれます。
uta_karuta-hint-yaku-other = ほかの人が役札を選んでいます。
uta_karuta-hint-own = この歌の札はあなたが持っています。探してください。
uta_karuta-hint-answer = この歌の下の句は？ 答えなくてもかまいません。
uta_karuta-hint-answer-hand = { $name }は見つけられませんでした。どの札でしょう？
uta_karuta-hint-answer-other = { $name }が考えています…
uta_karuta-hint-penalty = 難しいと思う札を{ $name }に{ $count }枚渡してください。
uta_karuta-hint-discard = あと{ $count }枚まで捨てられます。
uta_karuta-hint-pearl = { $name }にあと{ $count }枚まで渡せます。
uta_karuta-owner = 札の持ち主
uta_karuta-answers = 回答中
uta_karuta-failed = 答えられず
uta_karuta-right = 正解
uta_karuta-answer = 答える
uta_karuta-decline = 答えない
uta_karuta-choose-yaku = 役札を選ぶ
uta_karuta-give = 渡す
uta_karuta-drop = 捨てる
uta_karuta-done = 終わり
uta_karuta-seconds = { $count }秒
uta_karuta-left = 残り時間
uta_karuta-order = 答える順番
uta_karuta-last = 一つ前の歌
uta_karuta-hand-of = { $name }の札
uta_karuta-hint-yaku-again = もう一度押すと、その札が役札になります。
uta_karuta-key-ending = その番号の下の句で答える
uta_karuta-key-leave = 答えない、または終える
uta_karuta-key-last = 一つ前の歌
uta_karuta-yaku = 役札
    .native = 役札
    .about = 別の場所に置いた1枚です。持ち主がこれに答えると、ほかの札も一緒に捨てられます。
uta_karuta-yaku-of = { $you ->
    [yes] あなたの役札
   *[no] { $name }の役札
}
uta_karuta-yaku-gone = 役札なし
uta_karuta-pearl = 玉
    .native = 玉
    .about = 12、22、97の歌です。答えた人は左隣に札を渡せます。
uta_karuta-pearl-worth = 玉、{ $count }枚
uta_karuta-again = 前にも読まれた歌です
uta_karuta-gone = 場を離れた札{ $count }枚

## Levels of the computer players

uta_karuta-level-random = 当てずっぽう
    .about = 運まかせで答えます。歌を覚えるのに向いています。
uta_karuta-level-novice = 見習い
    .about = 有名な歌は知っていますが、ほかは取り違えます。
uta_karuta-level-greedy = 中級者
    .about = たいていの歌を知っていて、難しい札を渡してきます。
uta_karuta-level-sampler = 名人
    .about = 百首をすべて知り、相手の手札も考えます。
