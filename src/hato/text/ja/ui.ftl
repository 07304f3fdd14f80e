### The frame of the browser application: home, forms, dialogs, connection, problems.

# The word is not broken at the end of a line.
-koikoi = こい{ "\u2060" }こい

## The application

title = Hato
# $game (String): name of the game. $round (Number)
title-table = { $game } 第{ $round }局 · Hato
logo-light = art/ui/logo-light.svg
home = ホーム
close = 閉じる
menu = メニュー
help = ヘルプ
on = オン
off = オフ
you = あなた

## Home

home-title = 花札を、きちんと一局
home-lead = 四十八枚、十二か月。同じ月の札を合わせて取り、役を作ります。そこであがるか、もっと上を狙うか――決めるのはあなたです。
new-match = 新しい対局
game = ゲーム
preset = ルール
length = 対局の長さ
opponent = 相手
opponents = 相手
# number of people and computer players at the table
seats = 人数
# $seats, $players, $others (Number): at the table, in a round, without a seat in it
seats-about = 1局を戦うのは{ $players ->
        [2] 2人
        [3] 3人
       *[other] { $players }人
    }です。{ $seats }人のうち{ $others }人は、降りるか良い札を売ります。
house-rules = 取り決め
differences = 変更点：
reset-options = 元のルールに戻す
# $preset (String): the nearest other preset. $count (Number): rules that differ
preset-like = 「{ $preset }」と{ $count }項目だけ違います
# $seats (Number)
seats-implied = { $seats }人で変わるルール
search-options = 取り決めを検索
only-changed = 変更点だけ表示
# $count (Number): changed options under a heading
changed-count = { $count }項目変更
no-options = 当てはまる取り決めはありません。
play = 対局開始
again = もう一度
unfinished = 途中の対局
# $game (String). $round (Number). $seats (Number). $you, $other (String): points; of more opponents a list
unfinished-about =
    { $round ->
        [0] { $game }、始まったばかり
       *[other] { $game }、第{ $round }局。あなた{ $you }、{ $seats ->
            [2] 相手{ $other }
           *[other] 相手{ $other }
        }。
    }
continue = 続きから
value-true = はい
value-false = いいえ
value-nothing = なし
value-number = 数値：
# $card (String): a card. $count (Number)
cards-count = { $count ->
        [1] 「{ $card }」
       *[other] 「{ $card }」{ $count }枚
    }
fewer = 1つ減らす
more = 1つ増やす
length-rounds = 局数
length-target = 点数を先取
length-time = 分数
length-bankroll = 誰かの持ち金が尽きるまで

## Levels of the computer players

level-random = 初心者
    .about = 手当たりしだいに札を出します。ゲームを覚えるのに向いています。
level-novice = 見習い
    .about = 遊び方は知っていますが、良い札をよく見落とします。
level-greedy = 中級者
    .about = 目の前のいちばん良い札を取り、役を狙います。
level-sampler = 名人
    .about = 見えない札のありそうな配置をいくつも読んでから打ちます。

## Portraits: the names of the computer players

avatar-crane = ツル
avatar-tiger = トラ
avatar-boar = イノシシ
avatar-fox = キツネ
avatar-frog = カエル
avatar-grandmother = おばあちゃん
avatar-poet = 歌人
avatar-host = 司会

## Settings

settings = 設定
language = 言語
language-en = English
language-ru = Русский
language-ko = 한국어
language-uk = Українська
language-ja = 日本語
palette = 札の配色
palette-default = 標準
palette-contrast = ハイコントラスト
palette-night = 夜
back = 札の裏
back-red = 赤
back-ink = 墨
speed = アニメーション
speed-off = なし
speed-fast = 速い
speed-normal = 普通
labels = 月の表示
sound = 音
volume = 音量

## Rules

rules = ルール
# $game (String): name of the game
rules-of = { $game }のルール
rules-text = ルールの説明
house-rules-here = この卓の取り決め
# $points (Number): points of a complete yaku. $extra (Number): for each further card
points-worth =
    { $extra ->
        [0] { $points }点
       *[other] { $points }点、1枚増すごとに+{ $extra }
    }
# Why the rules of a table are what they are. $preset (String): name of the preset
rules-like = 「{ $preset }」との違い
# $heading (String): name of a preset, or the table. $like (String): rules-like
rules-heading = { $heading }（{ $like }）
# $count (String): number of options
rules-count = 全{ $count }項目。印のあるものは、選んだルールの標準と違います。

## How to play

howto = 遊び方
howto-cards = 札
howto-cards-text = 花札は12の月に4枚ずつ、全部で48枚です。月ごとに描かれた草木が決まっているので、絵を見れば何月の札か分かります。慣れるまでは小さな月の表示が助けになります。次の4枚は8月、芒（すすき）です。
howto-kinds-text = 同じ月の札にも種類があり、どの役に使えるかは種類で決まります。
howto-kind-b = 丸い月や日、色の地が描かれた大物の5枚。
howto-kind-a = 生き物や、盃などの物が描かれた9枚。
howto-kind-r = 短冊が描かれた10枚。文字入りの赤が3枚、青が3枚、無地の赤が4枚です。
howto-kind-j = 草木だけの札。1枚では弱くても、10枚集まれば役になります。
howto-turn = 自分の番
howto-turn-text = 手札から1枚出します。場に同じ月の札があれば、2枚とも取ります。次に山札の一番上をめくり、同じようにします。
howto-match-text = 場に同じ月の札が2枚あれば1枚を選び、3枚あれば全部取ります。合う札がなければ、出した札は場に残ります。自分の番には必ず1枚出しますが、合う札をわざと取っておいてもかまいません。
howto-yaku = 役
howto-yaku-text = 取り札は自分の前に表向きに並べます。決まった組み合わせがそろうと役になり、点が入ります。場の横の一覧ですべての役を確かめられ、集めた札には明かりがともります。たとえば猪・鹿・蝶です。
howto-koikoi = こいこいか、あがりか
howto-koikoi-text = 役ができたり伸びたりしたら、どちらかを選びます。「あがり」なら局は終わり、点が入ります。「{ -koikoi }」（さあ来い）なら、もっと多くの点を狙って続けます。ただし相手が先に役を作ってあがれば自分は0点で、ルールによっては相手の点が倍になります。
howto-go = ゴーか、ストップか
howto-go-text = あがれる点数になったら、どちらかを選びます。「ストップ」なら局は終わり、ほかの全員が支払います。「ゴー」なら続きます。ゴーのたびに点が増え、3回目からは倍々になります。ただしほかの人が先にストップすれば何ももらえず、ゴーを宣言した人の支払いが増えるルールも多くあります。
howto-ppeok = 同じ月の3枚
howto-ppeok-text = 出した札で組ができたのに、山札からも同じ月の札が出たら、3枚は束になって場に残ります。これがポックです。4枚目を出した人が束をまるごと取り、相手全員からカスも1枚ずつもらいます。手札にある同じ月の3枚は強力です。見せておけば勝ったときに点が倍になり、4枚目が場にあれば3枚まとめて「爆弾」として出せます。
howto-jokers = ジョーカー
howto-jokers-text = ジョーカーは番とは別にすぐ自分の取り札になり、代わりに山札から1枚引きます。多くはカス2枚分か3枚分です。
howto-hands = タップ、クリック、キー
howto-hands-text = 札をタップすると持ち上がり、合う札が光ります。もう一度タップするか、場へドラッグすると出せます。キーボードでは数字の1〜9、10枚目は0で、手札を選んで出せます。場をクリックするとアニメーションを飛ばします。
howto-months = 十二か月

## Keys

keys = キーボード
keys-about = すべての操作がキーボードでできます。
key-digit = その番号の手札を選ぶ。同じ数字をもう一度押すと出す
key-arrows = 手札や場札の間を移動
key-tab = 次の区画へ移動
key-enter = 札を選ぶ、出す。アニメーションを飛ばす
key-escape = アニメーションを飛ばす、札を戻す、ウィンドウを閉じる
key-koikoi = こいこいする
key-stop = あがる（ストップ）
key-go = ゴーを宣言
key-bomb = 出せる最初の爆弾を出す
key-shake = 見せられる最初の月をシェイクする
key-continue = 何も宣言せずに続ける
key-flip_only = 山札だけめくる
key-labels = 月の表示の切り替え
key-sheet = 役の一覧
key-log = 進行の記録
key-help = この一覧

## The line to the server

line-lost = 接続が切れました。再接続しています…

## Problems. A refused request changes nothing.

problem-unreachable = サーバーが応答しません。しばらくしてからもう一度お試しください。
problem-not_json = サーバーがメッセージを読み取れませんでした。何も変わっていません。
problem-unknown_type = サーバーの知らないメッセージです。何も変わっていません。
problem-bad_message = サーバーがメッセージを理解できませんでした。何も変わっていません。
problem-too_large = メッセージが長すぎます。何も変わっていません。
problem-version = ページがサーバーより古くなっています。再読み込みしてください。
problem-no_table = その対局はもうありません。
problem-not_seated = その卓にあなたの席はありません。
problem-other_table = 別の卓へのメッセージでした。何も変わっていません。
problem-not_your_turn = まだあなたの番ではありません。
problem-illegal = 今はルール上できません。
problem-impossible = その札の取りは認められません。何も変わっていません。
problem-bad_options = 取り決めどうしが矛盾しています。どれかを変えてください。
problem-server_busy = サーバーが混み合っています。しばらくしてからもう一度お試しください。
