### Khanhoo, the Ming form (rules KHM)

## Name

khanhoo_ming-name = 看虎（明代の形）
khanhoo_ming-about = 明の時代のトリックテイキングゲーム。1枚または3枚のトリックを取り、特別な組で点を加えます。
# `.native`の名前の言語。
khanhoo_ming-native = zh-Hant

## Presets

khanhoo_ming-preset-source = 記録どおり
    .about = 1613年に潘之恒が書き残した規則。読み取れるかぎりそのままです。

## Groups of options, by the rule that they belong to

khanhoo_ming-group-KHM-3 = トリック
khanhoo_ming-group-KHM-6 = 豹
khanhoo_ming-group-KHM-9 = 試合

## Options. The value texts of an option follow it; yes and no are shared texts.

khanhoo_ming-option-must_beat = 勝てるときは必ず勝つ
    .about = 勝てる札がないときだけ札を捨てられるかどうか。
khanhoo_ming-option-discard_face = 捨てる札
    .about = 捨てた札を、この種の札の習いどおり伏せて置くか、表にして置くか。
khanhoo_ming-value-discard_face-down = 伏せる
khanhoo_ming-value-discard_face-up = 表にする
khanhoo_ming-option-specials_beat_leopards = 豹に勝つもの
    .about = すべての豹に勝つのが英雄だけか、富もか。
khanhoo_ming-value-specials_beat_leopards-hero_only = 英雄だけ
khanhoo_ming-value-specials_beat_leopards-all_higher = 富と英雄
khanhoo_ming-option-deals = 回数
    .about = 一試合の回数。ふつうは一人につき2回。合計が最も多い人の勝ちです。
khanhoo_ming-option-settle = 差を払う
    .about = 終わりに、全員が互いに点の差を払い合うかどうか。

## Lines of the settlement: the cards of won tricks, and the plays that earn more. `.native` is Chinese.

khanhoo_ming-line-cards = 取った札
    .about = 取ったトリックの札は、誰が出したものでも1枚1点。
khanhoo_ming-line-five_myriads = 5萬1枚
    .native = 五萬
    .about = 5萬1枚で取ったトリック。
khanhoo_ming-line-eight_myriads = 8萬1枚
    .native = 八萬
    .about = 8萬1枚で取ったトリック。
khanhoo_ming-line-half_leopard = 半豹
    .native = 半豹
    .about = 1文・半文・空文。文銭と索子の猿すべてに勝ちます。
khanhoo_ming-line-thousand_gibbon = 千萬の猿
    .native = 千萬猿
    .about = 8萬・9萬・千萬。最も強い猿です。
khanhoo_ming-line-pangolin = 穿山甲
    .native = 穿山甲
    .about = 7文・3索・3萬。
khanhoo_ming-line-poverty = 貧
    .native = 貧
    .about = 8文・2索・2萬。
khanhoo_ming-line-tiger = 虎
    .native = 虎
    .about = 9文・1索・1萬。
khanhoo_ming-line-chariot = 車
    .native = 車
    .about = 空文・9索・千萬。
khanhoo_ming-line-leopard_9 = 九の豹
    .native = 九豹
    .about = 9が三種そろったもの。最も強い豹でもあります。
khanhoo_ming-line-riches = 富
    .native = 富
    .about = 空文・9索・9萬。
khanhoo_ming-line-hero = 英雄
    .native = 英雄
    .about = 1索・1萬・千萬。ほかの特別な組とすべての豹に勝ちます。

## Actions

khanhoo_ming-action-play = 出す
khanhoo_ming-action-discard = 捨てる
khanhoo_ming-action-back = 戻す

## Kinds of plays, as the table names them

khanhoo_ming-kind-single = 1枚
khanhoo_ming-kind-gibbon = 猿
    .native = 猿
khanhoo_ming-kind-leopard = 豹
    .native = 豹
khanhoo_ming-kind-special = 特別な組
    .native = 特

## What a player says

khanhoo_ming-call-half_leopard = 半豹！
khanhoo_ming-call-thousand_gibbon = 八、九、千萬！
khanhoo_ming-call-pangolin = 穿山甲！
khanhoo_ming-call-poverty = 貧！
khanhoo_ming-call-tiger = 虎！
khanhoo_ming-call-chariot = 車！
khanhoo_ming-call-leopard_9 = 九の豹！
khanhoo_ming-call-riches = 富！
khanhoo_ming-call-hero = 英雄！

## The log. $who (String): you or other. $name (String). $cards (String): names of cards. $number (Number): how many

khanhoo_ming-log-moved-hand-trick = { $who ->
    [you] あなたは{ $cards }を出しました。
   *[other] { $name }は{ $cards }を出しました。
}
khanhoo_ming-log-moved-hand-thrown = { $who ->
    [you] あなたは{ $number }枚捨てました。
   *[other] { $name }は{ $number }枚捨てました。
}
khanhoo_ming-log-moved-trick-won = { $who ->
    [you] あなたは{ $cards }を取りました。
   *[other] { $name }は{ $cards }を取りました。
}
khanhoo_ming-log-moved-thrown-won = { $who ->
    [you] あなたは{ $cards }を取りました。
   *[other] { $name }は{ $cards }を取りました。
}

## Places, as the line client names them

khanhoo_ming-place-trick = 場のトリック
khanhoo_ming-place-thrown = 捨て札
khanhoo_ming-place-gone = 前に捨てた札
khanhoo_ming-place-won = 取ったトリック

## What the table asks and shows

khanhoo_ming-hint-lead = あなたのリード。札か組を選んでください。
khanhoo_ming-hint-follow = 勝つ札を出すか、捨てる札を選んでください。
khanhoo_ming-hint-beat = 勝つ札を出さなければなりません。
# $chosen, $size (Number): cards
khanhoo_ming-hint-thrown = 捨てる札：{ $size }枚のうち{ $chosen }枚。
khanhoo_ming-groups = 手札の組
khanhoo_ming-trick = トリック
khanhoo_ming-best = いまのところ最強
khanhoo_ming-thrown = 捨て札
# $tricks, $points (Number)
khanhoo_ming-won = { $tricks }トリック・{ $points }点
# $points (Number)
khanhoo_ming-won-short = { $points }点

## How a deal ended. $winner (String): a name. $you (String): yes or no

khanhoo_ming-end-highest = { $you ->
    [yes] この回はあなたの点がいちばん多いです。
   *[no] この回は{ $winner }の点がいちばん多いです。
}
khanhoo_ming-end-shared = この回の最高点は並びました。
