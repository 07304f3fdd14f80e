### 大富豪 (DAI)

daifugo-name = 大富豪
daifugo-about = 場の札より強い札を出すか、パスをして、手札を早くなくす遊びです。勝った人は次の回で富み、最下位は一番強い札を差し出します。

## Presets

daifugo-preset-standard = 一般的なルール
    .about = 階段、革命、八切り、縛り、都落ちのある、よく遊ばれているルールです。
daifugo-preset-source = 金持ち
    .about = 素朴な遊び方です。親は一番弱い数字の札をすべて出し、ほかの人はそれより強い札を出すかパスします。

## Groups of options, by the rule that they belong to

daifugo-group-DAI-1 = 札
daifugo-group-DAI-2 = 配り方
daifugo-group-DAI-3 = 最初の一手
daifugo-group-DAI-4 = パス
daifugo-group-DAI-5 = ジョーカー
daifugo-group-DAI-6 = 上がり方
daifugo-group-DAI-7 = 札の交換
daifugo-group-DAI-8 = 強さの逆転
daifugo-group-DAI-9 = 八切り
daifugo-group-DAI-10 = 縛り
daifugo-group-DAI-11 = 階段
daifugo-group-DAI-12 = スペードの3
daifugo-group-DAI-13 = 都落ち
daifugo-group-DAI-14 = そのほかの効果
daifugo-group-DAI-15 = 対戦と点数

## Options. The value texts of an option follow it; yes and no are shared texts.

daifugo-option-jokers = ジョーカー
    .about = 使うジョーカーの枚数。
daifugo-option-lead = 親の出し方
    .about = 場が空のときに出せる札。
daifugo-value-lead-lowest_all = 一番弱い数字をすべて
daifugo-value-lead-free = 自由
daifugo-option-first_lead = 最初の親
    .about = 一回戦で最初に出す人。自由に出すルールでは、指定の札を含めて出します。
daifugo-value-first_lead-lot = くじ引き
daifugo-value-first_lead-3D = ダイヤの3を持つ人
daifugo-value-first_lead-3C = クラブの3を持つ人
daifugo-value-first_lead-3S = スペードの3を持つ人
daifugo-option-later_lead = 二回戦からの親
    .about = 二回戦から最初に出す人。
daifugo-value-later_lead-rich = 大富豪
daifugo-value-later_lead-poor = 大貧民
daifugo-option-pass_lock = パスしたら流れるまで休み
    .about = 一度パスした人が、場が流れるまで出せなくなるかどうか。
daifugo-option-joker_wild = ジョーカーは万能
    .about = ふつうの札と一緒に、ジョーカーをほかの札の代わりにできるかどうか。
daifugo-option-exchange = 札の交換
    .about = 回の初めに交換する札。下位は強い札を渡し、同じ枚数を受け取ります。
daifugo-value-exchange-none = なし
daifugo-value-exchange-one_each = 最下位と一位で一枚
daifugo-value-exchange-two_one = 最下位と一位で二枚、その内側で一枚
daifugo-option-return_choice = 返す札
    .about = 上位の人が返す札。
daifugo-value-return_choice-lowest = 一番弱い札
daifugo-value-return_choice-free = 好きな札
daifugo-option-revolution = 革命
    .about = 同じ数字を四枚以上出すと強さが逆になります。
daifugo-option-revolution_by_run = 階段革命
    .about = 長い階段でも革命になるかどうか。
daifugo-value-revolution_by_run-off = なし
daifugo-value-revolution_by_run-4 = 四枚以上
daifugo-value-revolution_by_run-5 = 五枚以上
daifugo-option-eight_cut = 八切り
    .about = 8を出すとすぐに場が流れ、出した人が親になります。
daifugo-option-eight_cut_in_runs = 階段でも八切り
    .about = 8を含む階段でも場が流れるかどうか。八切りと一緒のときだけ使えます。
daifugo-option-eleven_back = イレブンバック
    .about = Jを出すと、場が流れるまで強さが逆になります。
daifugo-option-suit_lock = マーク縛り
    .about = 同じマークが続くと、流れるまでそのマークしか出せません。
daifugo-value-suit_lock-off = なし
daifugo-value-suit_lock-partial = 片縛り（共通のマーク）
daifugo-value-suit_lock-full = 両縛り（全部同じとき）
daifugo-option-number_lock = 数字縛り
    .about = 一つずつ上の数字が二度続くと、その先も一つ上しか出せません。
daifugo-option-sequences = 階段
    .about = 同じマークの続いた数字を三枚以上まとめて出せるかどうか。
daifugo-option-run_compare = 階段の強さ
    .about = 二つの階段の比べ方。
daifugo-value-run_compare-low_card = 一番弱い札が上
daifugo-value-run_compare-beyond = 前の階段の端より上から始まる
daifugo-option-spade3 = スペ3返し
    .about = 一枚のジョーカーにスペードの3で勝ち、場を流せます。
daifugo-option-miyako_ochi = 都落ち
    .about = ほかの人が先に上がると、前の大富豪はその場で最下位になります。
daifugo-option-forbidden_finish = 禁止上がり
    .about = この札で上がると、空いている一番下の順位になります。
daifugo-value-forbidden_finish-top = 一番強い数字（2、逆転中は3）
daifugo-value-forbidden_finish-joker = ジョーカー
daifugo-value-forbidden_finish-8 = 場を切る8
daifugo-value-forbidden_finish-3S_return = スペ3返し
daifugo-option-five_skip = 五飛び
    .about = 出した5の枚数だけ、次の人たちが休みます。
daifugo-option-seven_pass = 七渡し
    .about = 出した7の枚数まで、次の人に札を渡せます。
daifugo-option-ten_discard = 十捨て
    .about = 出した10の枚数まで、札を捨てられます。
daifugo-option-equal_hands = 同じ枚数に配る
    .about = 余った札を除けて、全員の枚数をそろえるかどうか。
daifugo-option-points = 点数
    .about = 順位ごとの点数。
daifugo-value-points-places = 下にいる人数
daifugo-value-points-table = 四人で50・30・20・10、ほかは順位ごとに10
daifugo-option-rounds = 回数
    .about = 対戦の回数。

## Titles, which are the lines of the settlement too

daifugo-line-daifugo = 大富豪
    .native = 大富豪
daifugo-line-fugo = 富豪
    .native = 富豪
daifugo-line-heimin = 平民
    .native = 平民
daifugo-line-hinmin = 貧民
    .native = 貧民
daifugo-line-daihinmin = 大貧民
    .native = 大貧民

## Actions. $card (String): the card. $one (String): the rank from which a run goes

daifugo-action-pass = パス
daifugo-action-play = 出す
daifugo-action-run = { $one }からの階段で出す
daifugo-action-done = これで終わり
daifugo-action-pick = { $card }を選ぶ
daifugo-action-back = { $card }を戻す
daifugo-action-return = { $card }を返す
daifugo-action-give = { $card }を渡す
daifugo-action-discard = { $card }を捨てる

## What a player calls out

daifugo-call-lot = くじで親になりました。
daifugo-call-named = 最初の札を持っています。
daifugo-call-revolution = 革命！
daifugo-call-counter = 革命返し！
daifugo-call-eleven_back = イレブンバック！
daifugo-call-lock = 縛り！
daifugo-call-number_lock = 数字縛り！
daifugo-call-eight_cut = 八切り！
daifugo-call-spade3 = スペ3返し！
daifugo-call-skipped = 飛ばされました。
daifugo-call-foul = 禁止上がり！
daifugo-call-fallen = 都落ち！
daifugo-call-daifugo = 大富豪！
daifugo-call-fugo = 富豪！
daifugo-call-heimin = 平民！
daifugo-call-hinmin = 貧民！
daifugo-call-daihinmin = 大貧民……

## Places

daifugo-place-pile = 場
daifugo-place-gone = 流れた札
daifugo-place-waste = 捨て札
daifugo-place-aside = 除けた札
daifugo-place-stock = 山札
daifugo-place-lot = くじ

## Move log. $who, $to (String): "you" or "other". $name, $receiver (String). $cards (String): a list. $number (Number): cards

daifugo-log-chose-pass = { $who ->
        [you] あなたはパスしました。
       *[other] { $name }はパスしました。
    }
daifugo-log-moved-hand-pile = { $who ->
        [you] あなたは{ $cards }を出しました。
       *[other] { $name }は{ $cards }を出しました。
    }
daifugo-log-moved-hand-hand = { $who ->
        [you] あなたは{ $receiver }に{ $cards }を渡しました。
       *[other] { $to ->
            [you] { $name }があなたに{ $cards }を渡しました。
           *[other] { $name }が{ $receiver }に札を{ $number }枚渡しました。
        }
    }
daifugo-log-moved-hand-waste = { $who ->
        [you] あなたは{ $cards }を捨てました。
       *[other] { $name }は札を{ $number }枚捨てました。
    }
daifugo-log-moved-pile-gone = 場が流れました。
daifugo-log-revealed-hand = { $number ->
        [0] { $to ->
            [you] あなたは一番強い札を差し出します。
           *[other] { $receiver }は一番強い札を差し出します。
        }
       *[other] { $to ->
            [you] あなたは{ $cards }を見せました。
           *[other] { $receiver }は{ $cards }を見せました。
        }
    }
daifugo-log-drawn-lot = くじで親を決めます。

## Ends. $you (String): yes, no or none. $winner (String): who won

daifugo-end-finished = { $you ->
        [yes] あなたが大富豪です。
        [no] { $winner }が大富豪です。
       *[none] この回は終わりです。
    }
daifugo-end-fallen = { $you ->
        [yes] 都落ちです。あなたが新しい大富豪です。
        [no] 都落ちです。新しい大富豪は{ $winner }です。
       *[none] 都落ちです。
    }
