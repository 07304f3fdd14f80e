### Khanhoo, the Qing form (rules KHQ)

## Name

khanhoo_qing-name = 看湖（清代の形）
khanhoo_qing-about = 山から引くか捨て札を取り、1枚捨てます。15枚すべてを先に組にした人の勝ち。麻雀の祖先の親類です。
# `.native`の名前の言語。
khanhoo_qing-native = zh-Hant

## Presets

khanhoo_qing-preset-source = 記録どおり
    .about = 19世紀の中国と西洋の書き手が伝える規則。

## Groups of options, by the rule that they belong to

khanhoo_qing-group-KHQ-2 = 配り方
khanhoo_qing-group-KHQ-3 = 組
khanhoo_qing-group-KHQ-4 = 手番
khanhoo_qing-group-KHQ-6 = 試合

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_qing-option-eyes = 説の分かれる目
    .about = 二つの説のどちらを目とするか。紅花・9索・9萬か、8文・3索・2萬か。
khanhoo_qing-value-eyes-wilkinson = 紅花・9索・9萬（ウィルキンソン）
khanhoo_qing-value-eyes-culin = 8文・3索・2萬（キューリン）
khanhoo_qing-value-eyes-both = 両方
khanhoo_qing-option-wild_mode = 花と老千
    .about = 花と老千を組に付け足すだけか、本来の札が1枚はある組の中で任意の札の代わりにもなるか。
khanhoo_qing-value-wild_mode-attach = 付け足すだけ
khanhoo_qing-value-wild_mode-substitute = 代わりにもなる
khanhoo_qing-option-triplet_kind = 同じ数の三枚
    .about = 同じ数の三枚に同じ種類の札があってもよいか、三種類でなければならないか。
khanhoo_qing-value-triplet_kind-any = 種類は問わない
khanhoo_qing-value-triplet_kind-different_suits = 三種類
khanhoo_qing-option-direction = 次の人
    .about = 次の人が左に座るか右に座るか。
khanhoo_qing-value-direction-left = 左
khanhoo_qing-value-direction-right = 右
khanhoo_qing-option-hand = 手札
    .about = 14枚持って15枚目で上がるか、15枚持って16枚のうち1枚を捨てて上がるか。
khanhoo_qing-value-hand-14-1 = 14枚と1枚
khanhoo_qing-value-hand-15-0 = 15枚（16枚から1枚捨てる）
khanhoo_qing-option-claim_when_waiting = 待ちの宣言
    .about = あと1枚の人が捨てるときにそう宣言し、以後は誰の捨て札でも上がれるかどうか。
khanhoo_qing-option-deals = 回数
    .about = 一試合の回数。ふつうは一人につき2回で、流れた回も数えます。収支が最も多い人の勝ちです。

## Lines of the settlement. `.native` is Chinese.

khanhoo_qing-line-pool = 場の賭け金
    .about = 出された賭け金のすべて。
khanhoo_qing-paid-ante = 場代
khanhoo_qing-paid-returned = 賭け金の返還

## Groups, as the table names them. `.native` is Chinese.

khanhoo_qing-group-eyes = 目
    .native = 眼
khanhoo_qing-group-run = 順子
    .native = 順
khanhoo_qing-group-triplet = 同じ数
    .native = 同
khanhoo_qing-group-added = 付け足した札
    .native = 花
khanhoo_qing-eyes-cash = 一二三文
    .native = 一二三文
khanhoo_qing-eyes-chariot = 車
    .native = 車
khanhoo_qing-eyes-white = 白花
    .native = 白花
khanhoo_qing-eyes-tiger = 虎
    .native = 虎
khanhoo_qing-eyes-poverty = 貧
    .native = 貧
khanhoo_qing-eyes-pangolin = 穿山甲
    .native = 穿山甲
khanhoo_qing-eyes-culin = キューリンの目
    .native = 八三二
khanhoo_qing-eyes-riches = 富
    .native = 富

## Actions

khanhoo_qing-action-discard = 捨てる
khanhoo_qing-action-declare = 宣言して捨てる
khanhoo_qing-action-win = 上がる
khanhoo_qing-action-take = 捨て札を取る
khanhoo_qing-action-draw = 山から引く
khanhoo_qing-action-pass = 見送る
khanhoo_qing-action-claim = この札で上がる

## What a player says

khanhoo_qing-call-waiting = あと1枚！
khanhoo_qing-call-win = そろいました！

## The log. $who (String): you or other. $name (String). $card (String): the name of a card

khanhoo_qing-log-moved-hand-discard = { $who ->
    [you] あなたは{ $card }を捨てました。
   *[other] { $name }は{ $card }を捨てました。
}
khanhoo_qing-log-moved-held-discard = { $who ->
    [you] あなたは{ $card }を捨てました。
   *[other] { $name }は{ $card }を捨てました。
}
khanhoo_qing-log-moved-discard-held = { $who ->
    [you] あなたは{ $card }を取りました。
   *[other] { $name }は{ $card }を取りました。
}

## Places, as the line client names them

khanhoo_qing-place-held = 知られている手札
khanhoo_qing-place-discard = 捨て札

## What the table asks and shows

khanhoo_qing-hint-turn = 捨てる札を選んでください。
khanhoo_qing-hint-offer = 捨て札を取るか、山から引いてください。
khanhoo_qing-hint-claim = 待っています。この札で上がるか、見送ってください。
khanhoo_qing-river = 捨て札
khanhoo_qing-held = 取って手にある札
khanhoo_qing-waiting = あと1枚
khanhoo_qing-groups = 上がりの手
khanhoo_qing-help = 組を示す
# $count (Number): cards
khanhoo_qing-left = { $count ->
    [0] すべての札が組に入っています
   *[other] 組の外に{ $count }枚
}
# $points (Number)
khanhoo_qing-pool = 場：{ $points }

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_qing-end-win = { $you ->
    [yes] すべてそろい、あなたが賭け金を取りました。
   *[no] すべてそろい、{ $winner }が賭け金を取りました。
}
khanhoo_qing-end-claim = { $you ->
    [yes] 捨て札で上がり、あなたが賭け金を取りました。
   *[no] 捨て札で上がり、{ $winner }が賭け金を取りました。
}
khanhoo_qing-end-void = 山が尽き、この回は流れました。
