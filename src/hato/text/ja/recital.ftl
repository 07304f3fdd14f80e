### The hundred poems in plain lines, for the terminal.

## Letters and cards. $on (String): yes or no. $card, $poem, $poet, $row, $kana, $heard (String). $number, $slot (String): digits

recital-kana = { $on ->
    [yes] 仮名を表示します。
   *[no] 仮名を表示しません。
}
recital-romaji = { $on ->
    [yes] ローマ字を表示します。
   *[no] ローマ字を表示しません。
}
recital-kimariji = { $on ->
    [yes] 札に決まり字を添えます。
   *[no] 決まり字を添えません。
}
recital-poem = { $on ->
    [yes] 一首ごとに歌を表示します。
   *[no] 歌を表示しません。
}
recital-card = { $card }（{ $number }番）
recital-poem-by = { $number }番、{ $poet }：
recital-meaning = 今の言葉で：{ $poem }
recital-row = { $number }列目。{ $row }
recital-lies = { $slot } { $card }
# $reading (String): its number. $counts (String): cards left
recital-reading = { $reading }。残り札：{ $counts }。
# $camp (String): whose. $left (String): cards left
recital-camp = { $camp }、{ $left }：
recital-decisive = 決まり字 { $kana }
recital-empty = なし
# $what, $value (String)
recital-part = { $what }：{ $value }
# a beginning that is read, before the cursor
recital-mora = { $heard }：

## What is asked. $place (String): a place in a row

recital-order = 各列は、位置、札、かっこの中に札の番号です。hで説明が出ます。
recital-next = Enterで読み始めます：
recital-ask-place = 動かす札と段と位置、よければEnter：
recital-ask-break = 動かす札と段と位置、進むにはEnter：
recital-ask-memorize = 覚えたらEnter：
recital-ask-send = どの札を送りますか？
recital-ask-forfeit = どの札を送りますか？ もう送らないならforfeit：
recital-ask-receive = 段と位置、Enterなら{ $place }：
# one player alone has touched the card that was read
recital-confirm = 札を取ったのはどちらですか？
recital-ask-proof = 番号か最初の部分、分からなければfail：
recital-ask-yaku = どの札を役札にしますか？
recital-ask-answer = 番号か最初の部分、見送るならdecline：
recital-ask-penalty = どの札を渡しますか？
recital-ask-done = 札を一枚以上、終わりならEnter：

## What cannot be done. $answer (String): what was typed. $card (String). $row, $slot, $most (String): digits

recital-not-yet = まだ読み始めていません。Enterで始まります。
recital-wrong-card = 「{ $answer }」に当たる札がありません。札の番号、下の句の最初の部分、または 4 3 のように列と位置を入力してください。
recital-wrong-ending = 「{ $answer }」は選べる答えの中にありません。番号か下の句の最初の部分を入力してください。
recital-wrong-absent = 「{ $card }」はどちらの陣にもありません。
recital-wrong-own = 「{ $card }」は自陣にありません。
recital-wrong-camp = 「{ $card }」のある陣では、もう札に触れています。
recital-wrong-empty = { $row }列目の{ $slot }番目に札はありません。
recital-wrong-place = 「{ $answer }」という位置は自陣にありません。3 1 や jodan 1 のように、1から3の段と1から{ $most }の位置を入力してください。
recital-wrong-taken = そこにはもう「{ $card }」があります。
recital-wrong-move = 「{ $answer }」では動かせません。move k012 to jodan 3 のように、札と段と位置を入力してください。
recital-wrong-moves = もう動かせません。Enterで進みます。
recital-wrong-enter = 「{ $answer }」はここでは答えになりません。Enterで進みます。
recital-wrong-send = 送る札を入力してください。
recital-wrong-twice = 一つの陣で数えるのは一度だけです。一枚、または両陣から一枚ずつ入力してください。
recital-wrong-proof = 「{ $answer }」は選べる答えの中にありません。番号、最初の部分、またはfailを入力してください。
recital-wrong-choice = 「{ $answer }」はここでは答えになりません。1から{ $most }の番号を入力してください。
recital-wrong-answer = 番号、下の句の最初の部分、またはdeclineを入力してください。
recital-wrong-nothing = 札を一枚以上入力してください。
recital-wrong-same = 同じ札が二度入っています。
# $count (Number): cards
recital-wrong-most = 選べるのは{ $count }枚までです。

## What happened. $you (String): yes, no or none. $who (String) beside it: a name; else you, other or none. $name, $receiver, $card, $cards (String)

# $call (String): the name of what happened. $about (String): what it means
recital-called = { $you ->
    [yes] あなた：{ $call }。{ $about }
    [none] { $call }。{ $about }
   *[no] { $who }：{ $call }。{ $about }
}
# $said (String): a sentence. $place (String)
recital-laid = { $said }{ $place }です。
recital-touched = { $who ->
    [you] あなたは「{ $card }」に触れました。
   *[other] { $name }は「{ $card }」に触れました。
}
recital-said = { $what }。
# $right (String): yes or no
recital-answers = { $who ->
    [you] { $right ->
        [yes] あなたの答えは「{ $card }」、正解です。
       *[no] あなたの答えは「{ $card }」、不正解です。
    }
   *[other] { $right ->
        [yes] { $name }の答えは「{ $card }」、正解です。
       *[no] { $name }の答えは「{ $card }」、不正解です。
    }
}
# $to (String): you or other
recital-gives = { $who ->
    [you] あなたは{ $receiver }に渡しました：{ $cards }。
   *[other] { $to ->
        [you] { $name }があなたに渡しました：{ $cards }。
       *[other] { $name }が{ $receiver }に渡しました：{ $cards }。
    }
}
recital-drops = { $who ->
    [you] あなたは捨てました：{ $cards }。
   *[other] { $name }は捨てました：{ $cards }。
}

## Help

recital-help-reader = 読手は一音ずつ読み、そのたびに待ちます。Enterで先を読みます。時間を競う勝負はブラウザーでできます。
recital-help-touch = 札に触れるには、札の番号、下の句の最初の部分、または列と位置を入力します。両陣の札に一枚ずつ触れるなら、コンマで区切ります。Enterまでの時間を計りますが、その音の長さまでしか数えません。
recital-help-rows = 1列目から3列目は自陣で、手前から順です。4列目から6列目は敵陣で、向こう側の上段から順です。位置はその陣の持ち主の左から数えます。
recital-help-move = move k012 to jodan 3、または 12 3 3：自陣の札を動かす。段は gedan、chudan、jodan、または1から3
recital-help-send = 送る札は、触れる札と同じように入力します。受け取った札には、段と位置を入力します。
recital-help-board = t、board、field：両陣と読まれた歌と得点
recital-help-table = t、board、field：手札と役札と読まれた歌と得点
recital-help-y = y：決まり字も添えて同じものを表示
recital-help-poem-answer = 一覧の番号か下の句の最初の部分で答えてください。declineで見送ります。
recital-help-give = 渡す札や捨てる札は、3 5 8 のようにまとめて入力できます。
recital-help-kana = kana：仮名を表示する、しない
recital-help-romaji = romaji：ローマ字を表示する、しない
recital-help-kimariji = kimariji：札の決まり字を表示する、しない
recital-help-poem = poem：読まれたあとの歌、作者、訳を表示する、しない
recital-help-l = l：この歌でのこと
