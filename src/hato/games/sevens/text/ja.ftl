### Sevens (rules SEV)

sevens-name = 七並べ
sevens-about = 7から左右に4つの列がのびていきます。場の札の隣に手札を並べ、ほかの人が待つ札は止めて、いちばん早く手札をなくしましょう。

## Presets

sevens-preset-club = クラブルール
    .about = 日本でおなじみの七並べ。7はすべて場に並べてから始め、エースは1として扱い、パスは3回まで。札を止めるためのパスもできます。
sevens-preset-source = エースが最強
    .about = 列は2からエースまで。最初の7を誰が出すかはくじで決め、パスは出せる札がないときだけです。

## Groups of options, by the rule that they belong to

sevens-group-SEV-1 = 札
sevens-group-SEV-2 = 列
sevens-group-SEV-3 = 始め方
sevens-group-SEV-5 = パス
sevens-group-SEV-6 = 対局と点数
sevens-group-SEV-7 = 片側がそろったとき
sevens-group-SEV-8 = ジョーカー

## Options. The value texts of an option follow it; yes and no are shared texts.

sevens-option-ace = エースの位置
    .about = エースを列のどちらの端に置くか。
sevens-value-ace-low = 2の前
sevens-value-ace-high = キングの後
sevens-option-sevens_start = 7の出し方
    .about = 始める前に7をすべて場に並べるか、ほかの札と同じように手番で出すか。
sevens-value-sevens_start-all_laid = 先にすべて並べ、ダイヤの7の持ち主から
sevens-value-sevens_start-from_hand = 手番で出し、くじで決めた人から
sevens-option-voluntary_pass = 自由なパス
    .about = 出せる札があってもパスできるかどうか。
sevens-option-pass_limit = パスの回数
    .about = 1局に何回までパスできるか。使い切ったあとで出せる札がないと脱落します。
sevens-value-pass_limit-none = 制限なし
sevens-option-eliminate = パスを使い切ったら
    .about = 出す札もパスもなくなった人をどうするか。パスに制限があるときだけです。
sevens-value-eliminate-lay_hand = 手札を場に並べ、残りの人で続ける
sevens-value-eliminate-lose_all = その人が最下位で局は終わり
sevens-option-wrap = 片側がそろったら
    .about = 同じスートの反対側を、遠い端から並べるかどうか。
sevens-value-wrap-none = 何も変わらない
sevens-value-wrap-tunnel = トンネル：遠い端からだけ
sevens-value-wrap-link = リンク：両方から
sevens-option-jokers = ジョーカー
    .about = 何枚のジョーカーを配るか。ほかの人が持つ札の代わりになります。
sevens-option-joker_mode = ジョーカーの働き
    .about = ひとつ飛ばした札と一緒に出します。飛ばされた札の持ち主はその札を出し、ジョーカーを受け取ります。
sevens-value-joker_mode-swap = 交換する
sevens-option-joker_last = ジョーカー上がり
    .about = 最後の札としてジョーカーを使えるかどうか。
sevens-value-joker_last-forbidden = 禁止
sevens-value-joker_last-allowed = できる
sevens-value-joker_last-loses = 反則負け
sevens-option-match_rounds = 局数
    .about = 対局を何局行うか。
sevens-option-score = 点の数え方
    .about = 順位を点にするか、最初の人が上がったときの残り札を数えるか。
sevens-value-score-places = 順位：下にいる人数が点になる
sevens-value-score-cards_left = 残り札：1枚につき1点を引く

## Lines of the settlement

sevens-line-place = 順位の点
sevens-line-cards = 残り札
sevens-line-joker_last = ジョーカー上がり

## Actions. $card (String): the card. $cards (String): all cards of the action

sevens-action-play = { $card }を出す
sevens-action-joker = ジョーカーと{ $cards }
sevens-action-pass = パス

## What a player calls out

sevens-call-begins = 私からです！
sevens-call-done = 上がり！
sevens-call-eliminated = 脱落です！
sevens-call-joker_last = ジョーカーで上がってしまいました！

## Places

sevens-place-layout = 場
sevens-place-gone = 除かれた札
sevens-place-lot = くじ

## Move log. $who (String): "you" or "other". $name (String). $cards (String): a list. $to (String): "you" or "other". $receiver (String)

sevens-log-chose-pass = { $who ->
        [you] あなたはパスしました。
       *[other] { $name }はパスしました。
    }
sevens-log-moved-hand-layout = { $who ->
        [you] あなたは{ $cards }を並べました。
       *[other] { $name }は{ $cards }を並べました。
    }
sevens-log-moved-hand-hand = { $to ->
        [you] あなたは{ $cards }を受け取りました。
       *[other] { $receiver }は{ $cards }を受け取りました。
    }
sevens-log-moved-hand-gone = { $cards }はゲームから除かれました。
sevens-log-revealed-hand = { $to ->
        [you] あなたは{ $cards }を見せました。
       *[other] { $receiver }は{ $cards }を見せました。
    }
sevens-log-drawn-lot = 誰から始めるかをくじで決めます。

## Ends. $you (String): yes, no or none. $winner (String): who won

sevens-end-last = { $you ->
        [yes] あなたが1位です。
        [no] { $winner }が1位です。
       *[none] 局が終わりました。
    }
sevens-end-out = { $you ->
        [yes] あなたがいちばん早く上がりました。
        [no] { $winner }がいちばん早く上がりました。
       *[none] 局が終わりました。
    }
sevens-end-eliminated = { $you ->
        [yes] パスを使い切った人が出ました。あなたが1位です。
        [no] パスを使い切った人が出ました。{ $winner }が1位です。
       *[none] パスを使い切った人が出て、局が終わりました。
    }
sevens-end-jokers = { $you ->
        [yes] 残りはジョーカーだけです。あなたが1位です。
        [no] 残りはジョーカーだけです。{ $winner }が1位です。
       *[none] 残りはジョーカーだけになり、局が終わりました。
    }
