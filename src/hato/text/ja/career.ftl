### The mode of 1995: a career for money against one opponent, and the host who leads through it.


## The door and the menu

door-card1995 = 1995Card
    .about = 司会と音楽つき。あのころの雰囲気で、お金を賭けて勝ち上がる。
career = 1995Card
career-title = 1995Card · ハト
career-lead = 二人で手札は十枚ずつ、元手もそれぞれ。どちらかのお金がなくなるまで続きます。
career-new = 新しく始める
career-going = 途中の勝負
# $round (Number). $you, $other (String): money
career-going-about = 第{ $round }局。あなた { $you }、相手 { $other }。
career-replaces = 新しく始めると、この続きはなくなります。
career-capital = 元手
career-stake = 1点あたりの金額
career-extra = 追加の札
career-extra-yes = あり
    .about = めくった札で取れたら、もう一枚めくって場に置きます。
career-extra-no = なし
    .about = めくるのは一手に一枚だけ。最後は場が空になります。
career-start = 始める
career-options = 音楽と司会
career-to-hato = ハトに戻る
career-menu = メニューへ
career-form-lead = 一局ごとに、勝ち越した点数の分だけお金を受け取ります。負け越せば支払います。

## Settings

career-host-says = 司会のことば
career-host = 司会
career-host-on = 司会が話す
music = 音楽
music-off = なし
music-career = 1995Cardだけ
music-always = どの対局でも
music-volume = 音楽の音量

## At the table

career-points = この局の点数
career-money = 所持金
career-steps = 手番の流れ
career-step-1 = 札を出す
career-step-2 = めくる
career-step-3 = もう一枚
# $label (String): a card, its month and kind. $points (Number)
career-card = { $label }、{ $points }点

## Keys

career-key-next = 精算のあと次の局へ
career-key-table = 局のあと場を見る、結果に戻る
career-key-host = 司会のオン・オフ
career-key-music = 音楽のオン・オフ
career-key-menu = メニューへ（自動保存）

## The account of a round

# $money (String)
career-won = { $money }の勝ち
career-lost = { $money }の負け
career-even = 引き分け
career-account = この局の精算
career-sum = 得点
career-lead-of = 得点差
# $stake (String): money
career-rate = 1点 { $stake }
# $money (String): what was due
career-all = { $money }の支払いに足りませんでした
career-now = 現在の所持金
career-saved = 保存しました。いつでも続きから再開できます。

## The endings

career-broke = 破産
career-broke-about = 財布は空、今夜はここまで。札は昨日を覚えていません。明日は違う並びになります。
career-bank = 相手は一文なし
career-bank-about = この卓のお金はすべてあなたのもの。度胸と、ここぞという月の札がものを言いました。
career-history = これまでの戦績
career-rounds = 局数
# $won, $lost, $even (Number): rounds
career-record = { $won }勝{ $lost }敗{ $even }分
career-best = 最高の局
career-worst = 最悪の局
# $round (Number). $money (String): with its sign
career-in-round = { $money }（第{ $round }局）
# $level (String). $capital (String)
career-terms = { $level } · 元手 { $capital }
