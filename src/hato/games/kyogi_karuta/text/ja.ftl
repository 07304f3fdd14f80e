### 競技かるた（規則KAR）

## Name

kyogi_karuta-name = 競技かるた
kyogi_karuta-about = 歌が読まれ、下の句の札を先に取った人のもの。自陣の札が先になくなった人の勝ちです。
# The language of the names in `.native`.
kyogi_karuta-native = ja

## Presets

kyogi_karuta-preset-source = 標準
    .about = 25枚ずつ、空札50枚、暗記2分。読みは公式より少し速めです。
kyogi_karuta-preset-official = 公式の時間
    .about = 暗記15分、公式の速さ。札の移動ができ、時間内に送らない札はそのままです。
kyogi_karuta-preset-quick = クイック
    .about = 暗記45秒、速い読み。前の下の句は読みません。
kyogi_karuta-preset-beginner = はじめの一歩
    .about = 10枚ずつ、空札4枚は全員に分かります。札には濁点もあります。

## Groups of options, by the rule that they belong to

kyogi_karuta-group-KAR-2 = 準備
kyogi_karuta-group-KAR-3 = 読み
kyogi_karuta-group-KAR-4 = 取り
kyogi_karuta-group-KAR-5 = 読みのあと
kyogi_karuta-group-KAR-6 = 同時
kyogi_karuta-group-KAR-7 = 審判
kyogi_karuta-group-KAR-9 = 見せ方とフライング

## Options. The value texts of an option follow it; yes and no are shared texts.

kyogi_karuta-option-cards_per_side = 持ち札の枚数
    .about = それぞれが並べる札の枚数。
kyogi_karuta-option-handicap = ハンデ
    .about = 2人目の札を何枚減らすか。0より小さければ1人目の札を減らします。
kyogi_karuta-option-ghosts = 空札の枚数
    .about = どちらの陣にもないのに読まれる歌の数。
kyogi_karuta-option-ghosts_shown = 空札を見せる
    .about = どの歌が空札かを二人とも見られるか。練習向きです。
kyogi_karuta-option-memorize_s = 暗記時間（秒）
    .about = 最初の読みまでに札を覚える時間。公式は900秒。二人とも準備ができれば早く終わります。
kyogi_karuta-option-regroup = 札の移動
    .about = 試合中も、読みの合間に自陣の札を動かせるか。
kyogi_karuta-option-pace = 読みの速さ（％）
    .about = 読みにかける時間。100が公式、50ならその半分です。
kyogi_karuta-option-lower_half = 下の句から読む
    .about = 新しい歌の前に、前の歌の下の句をもう一度読むか。
kyogi_karuta-option-presentation = 読みの伝え方
    .about = 読みをどう伝えるか。二人とも同じです。
kyogi_karuta-value-presentation-text = 一音ずつの文字
kyogi_karuta-value-presentation-speech = 音声
kyogi_karuta-value-presentation-both = 文字と音声
kyogi_karuta-option-script = 札の文字
    .about = 下の句の書き方。本物の札は濁点のない仮名です。
kyogi_karuta-value-script-kana_unvoiced = 濁点のない仮名
kyogi_karuta-value-script-kana = 濁点つきの仮名
kyogi_karuta-value-script-kanji = 漢字かな交じり
kyogi_karuta-value-script-romaji = ローマ字
kyogi_karuta-option-late_ms = 読み終わりからの猶予（ミリ秒）
    .about = 上の句の最後の音のあと、いつまで取れるか。
kyogi_karuta-option-tie_window_ms = 同時とみなす差（ミリ秒）
    .about = 差がこれ以内なら同時。札のある陣の人が取ります。
kyogi_karuta-option-early = フライング
    .about = 最初の音より前に触れたらどうなるか。
kyogi_karuta-value-early-ignored = 何もなし
kyogi_karuta-value-early-foul = お手付き
kyogi_karuta-option-proof = 取りの証明
    .about = 触れるだけでよいか、取った人が6秒以内に下の句か作者を答えるか。答えられなければ取りは無効で、お手付きになります。
kyogi_karuta-value-proof-touch = 触れるだけ
kyogi_karuta-value-proof-ending4 = 下の句を四択で答える
kyogi_karuta-value-proof-poet4 = 作者を四択で答える
kyogi_karuta-option-send_timeout = 送り札の時間切れ
    .about = 8秒以内に札を送らなかったらどうなるか。
kyogi_karuta-value-send_timeout-auto = どれか1枚を送る
kyogi_karuta-value-send_timeout-forfeit = 送らない
kyogi_karuta-option-casual_dispute = まず二人で決める
    .about = どちらが先だったかを二人がまず言うか。合わないときだけ審判が時間を示します。

## Lines and ends. $you (String): yes, no or none. $winner (String)

kyogi_karuta-line-cards_left = 相手の残り札
kyogi_karuta-end-empty = { $you ->
    [yes] 自陣の札がなくなりました。あなたの勝ちです。
   *[other] { $winner }の札がなくなりました。{ $winner }の勝ちです。
}

## Calls, with what they mean

kyogi_karuta-call-touch = タッチ
    .native = タッチ
    .about = 札に触れました。
kyogi_karuta-call-early = フライング
    .native = フライング
    .about = 最初の音より前に触れました。
kyogi_karuta-call-judge = 時間で先着
    .native = 審判
    .about = 二人の意見が合わないので、時間で決めます。
kyogi_karuta-call-proved = 正解
    .native = 正解
    .about = 下の句か作者が合っていて、取りが認められます。
kyogi_karuta-call-unproved = 不正解
    .native = 不正解
    .about = 取りは無効で、お手付きになります。
kyogi_karuta-call-kata_ote = 片お手
    .native = 片お手
    .about = 空札で片方の陣に触れました。お手付き1回です。
kyogi_karuta-call-kara_daburu = 空ダブル
    .native = 空ダブル
    .about = 空札で両方の陣に触れました。お手付き2回です。
kyogi_karuta-call-daburu = ダブル
    .native = ダブル
    .about = 自陣の札を相手に取られ、お手付きもしました。2枚送られます。
kyogi_karuta-call-semi_daburu = セミダブル
    .native = セミダブル
    .about = 相手が相手陣の札を守り、こちらがお手付きをしました。1枚送られます。
kyogi_karuta-call-tomo_ote = 共お手
    .native = 共お手
    .about = 二人ともお手付き。札は送りません。
kyogi_karuta-call-torison = 取り損
    .native = 取り損
    .about = 相手陣の札を取りましたが、お手付きで帳消し。札は送りません。
kyogi_karuta-call-otetsuki = お手付き
    .native = お手付き
    .about = 違う陣の札に触れました。お手付き1回です。

## Actions. $card (String): a card. $one (String): the row or a part of a time. $two (String): the place

kyogi_karuta-action-ready = 準備完了
kyogi_karuta-action-wait = 待つ
kyogi_karuta-action-early = 早く触れる
kyogi_karuta-action-mine = 自分が先
kyogi_karuta-action-yours = 相手が先
kyogi_karuta-action-fail = 分からない
kyogi_karuta-action-forfeit = もう送らない
kyogi_karuta-action-touch = 「{ $card }」を取る
kyogi_karuta-action-at = 10分の{ $one }秒後
kyogi_karuta-action-ms = さらに1000分の{ $one }秒
kyogi_karuta-action-move = 「{ $card }」を動かす
kyogi_karuta-action-to = { $one ->
    [gedan] 下段
    [chudan] 中段
   *[jodan] 上段
}の{ $two }番目へ
kyogi_karuta-action-send = 「{ $card }」を送る
kyogi_karuta-action-answer = { $card }

## Move log. $who (String): you, other or none. $name (String). $card, $cards (String): names of cards. $number (Number): cards

kyogi_karuta-log-chose-ready = { $who ->
    [you] あなたは準備ができました。
   *[other] { $name }は準備ができました。
}
kyogi_karuta-log-chose-forfeit = { $who ->
    [you] あなたはもう札を送りません。
   *[other] { $name }はもう札を送りません。
}
kyogi_karuta-log-chose-answer = { $who ->
    [you] あなたは取りを証明します。
   *[other] { $name }は取りを証明します。
}
kyogi_karuta-log-chose-fail = { $who ->
    [you] あなたは取りを証明できません。
   *[other] { $name }は取りを証明できません。
}
kyogi_karuta-log-chose-mine = { $who ->
    [you] あなたは「自分が先」と言いました。
   *[other] { $name }は「自分が先」と言いました。
}
kyogi_karuta-log-chose-yours = { $who ->
    [you] あなたは「相手が先」と言いました。
   *[other] { $name }は「相手が先」と言いました。
}
kyogi_karuta-log-revealed-reading = 読まれたのは「{ $card }」でした。
kyogi_karuta-log-moved-camp-camp = { $who ->
    [you] あなたは「{ $card }」を動かしました。
   *[other] { $name }は「{ $card }」を動かしました。
}
kyogi_karuta-log-moved-camp-read = { $who ->
    [you] あなたが「{ $card }」を取りました。
    [none] だれも「{ $card }」を取らず、札は場を離れます。
   *[other] { $name }が「{ $card }」を取りました。
}
kyogi_karuta-log-moved-ghosts-read = 「{ $card }」は空札でした。
kyogi_karuta-log-moved-camp-sent = { $who ->
    [you] あなたは「{ $card }」を送りました。
   *[other] { $name }は「{ $card }」を送りました。
}
kyogi_karuta-log-moved-sent-camp = { $who ->
    [you] あなたは「{ $card }」を自陣に置きました。
   *[other] { $name }は「{ $card }」を自陣に置きました。
}

## Places

kyogi_karuta-place-stock = 配る前の札
kyogi_karuta-place-camp = 陣
kyogi_karuta-place-sent = 送り札
kyogi_karuta-place-ghosts = 空札
kyogi_karuta-place-rest = 使わない札
kyogi_karuta-place-absent = 場にない札
kyogi_karuta-place-read = 読まれた歌
kyogi_karuta-place-reading = 読み

## The table: camps and rows. $you (String): yes or no. $name (String). $count (Number): cards

kyogi_karuta-camp = { $you ->
    [yes] 自陣
   *[no] 敵陣（{ $name }）
}
    .native = { $you ->
    [yes] 自陣
   *[no] 敵陣
}
kyogi_karuta-camp-count = 残り{ $count }枚
kyogi_karuta-row-gedan = 下段
    .native = 下段
    .about = 自分にいちばん近い段です。
kyogi_karuta-row-chudan = 中段
    .native = 中段
    .about = 真ん中の段です。
kyogi_karuta-row-jodan = 上段
    .native = 上段
    .about = 相手の陣にいちばん近い段です。
# $row (String): a row. $slot (Number): a place in it. $at (String): the same in words
kyogi_karuta-slot = { $row }の{ $slot }番目
kyogi_karuta-slot-card = { $at }：{ $card }
kyogi_karuta-slot-empty = { $at }：空き

## Laying out and memorizing. $time (String): minutes and seconds. $count (Number)

kyogi_karuta-ready = 準備完了
kyogi_karuta-is-ready = 準備完了
kyogi_karuta-layout = 札を並べる
kyogi_karuta-layout-again = 並べ直す
    .about = 決まり字の短い札を手前に置きます。
kyogi_karuta-layout-save = この定位置を覚える
kyogi_karuta-layout-saved = 自分の定位置
kyogi_karuta-moves-left = あと{ $count }回動かせます
kyogi_karuta-memorize = 暗記時間
kyogi_karuta-time-left = 残り{ $time }
kyogi_karuta-hint-place = 好きなように札を並べ、「準備完了」を押してください。
kyogi_karuta-hint-to = 「{ $card }」の置き場所を選んでください。
kyogi_karuta-hint-memorize = どの札がどこにあるか覚えましょう。
kyogi_karuta-hint-ready = 準備完了です。{ $name }はまだ暗記しています。
kyogi_karuta-hint-break = 次の歌の前に札を動かせます。

## Reading. $number (Number): of the reading. $all (Number): the most there can be. $ms (Number): thousandths of a second

kyogi_karuta-reading = { $all }首中{ $number }首目
kyogi_karuta-hint-opening = 序歌が読まれています。まだ手を出しません。
kyogi_karuta-hint-lower = 前の歌の下の句です。まもなく次の歌です。
kyogi_karuta-hint-calm = 静かに。最初の音を待ちます。
kyogi_karuta-hint-listen = 分かったらすぐに取ってください。
kyogi_karuta-hint-touched = 触れました。相手はまだ触れられます。
kyogi_karuta-hint-late = 上の句が終わりました。取るなら今です。
kyogi_karuta-heard = ここまで：{ $heard }
kyogi_karuta-took = { $who ->
    [you] あなたが{ $ms }ミリ秒で取りました。
    [none] だれも取りませんでした。
   *[other] { $name }が{ $ms }ミリ秒で取りました。
}
kyogi_karuta-touched = { $who ->
    [you] あなたは{ $ms }ミリ秒で「{ $card }」に触れました。
   *[other] { $name }は{ $ms }ミリ秒で「{ $card }」に触れました。
}
kyogi_karuta-tie = { $who ->
    [you] 同時です。自陣の札なので、あなたの取りです。
   *[other] 同時です。{ $name }の陣の札なので、{ $name }の取りです。
}
kyogi_karuta-absent = 空札
    .native = 空札
    .about = どちらの陣にもない札です。何にも触れないでください。
kyogi_karuta-absent-left = 読まれていない空札：{ $count }枚
kyogi_karuta-foul = お手付き
kyogi_karuta-fouls = お手付き{ $count }回
kyogi_karuta-false-start = { $who ->
    [you] 触れるのが早すぎました。
   *[other] { $name }は触れるのが早すぎました。
}
kyogi_karuta-clamped = 時間が届いた時刻と合わないため、届いた時刻で数えました。
kyogi_karuta-line-ms = 回線：{ $ms }ミリ秒
kyogi_karuta-times = 時間
kyogi_karuta-mean = 平均{ $ms }ミリ秒

## Sending. $count (Number): cards. $name (String)

kyogi_karuta-send = 送る
kyogi_karuta-receive = 受け取る
kyogi_karuta-hint-send = 札を{ $count }枚送ります。自陣から選んでください。
kyogi_karuta-hint-send-other = { $name }が送り札を選んでいます。
kyogi_karuta-hint-receive = 送られた「{ $card }」を自陣のどこに置きますか。
kyogi_karuta-hint-receive-other = { $name }が札の置き場所を選んでいます。
kyogi_karuta-sends = { $who ->
    [you] あなたが札を{ $count }枚送ります。
   *[other] { $name }が札を{ $count }枚送ります。
}
kyogi_karuta-sends-nothing = 札は送りません。

## Who was first, and the proof

kyogi_karuta-hint-confirm = 札に触れました。先だったのはどちらですか？
kyogi_karuta-hint-proof-ending = この歌の下の句は？
kyogi_karuta-hint-proof-poet = この歌の作者は？
kyogi_karuta-hint-proof-other = { $name }が取りを証明します。
kyogi_karuta-agreed = 意見が合いました。
kyogi_karuta-disagreed = 意見が合いません。審判が時間を示します。

## Levels of the computer players

kyogi_karuta-level-1 = 六級
    .about = 知っている歌は少なく、長く探し、よく忘れます。
kyogi_karuta-level-2 = 三級
    .about = 上の句をほとんど聞いてから動き、まだよく探します。
kyogi_karuta-level-3 = 初段
    .about = 決まり字を知っていて、たいていの札を見つけます。
kyogi_karuta-level-4 = 二段
    .about = 決まったらすぐに手が出ます。
kyogi_karuta-level-5 = 四段
    .about = ほとんどの位置と、決まり字の変化を覚えています。
kyogi_karuta-level-6 = 六段
    .about = 決まり字の音のうちに手が動きます。
kyogi_karuta-level-7 = 名人
    .about = 音が終わる前に聞き分け、めったに間違えません。
