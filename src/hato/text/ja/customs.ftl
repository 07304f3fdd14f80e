### The customs of the table: the draw for the dealer, shuffling and cutting, house rules and their codes.
### $who, $to (String): "you" or "other". $name, $receiver (String): players.

doors = ほかの楽しみ
door-trainer = 決まり字の練習
    .about = 百首それぞれの決まり字を覚えます

## Options that every game has, unless it has words of its own
option-seating = 席順
    .about = 3人以上のときの席です。札の順なら、親決めで2番目の人が親の右に、最後の人が左に座ります。
value-seating-by_cards = 札の順
value-seating-as_joined = 来た順
option-direction = 回る向き
    .about = 反時計回りでは次の人が右に座ります。時計回りでは鏡のように左右が入れ替わり、次の人は左に座ります。ほかは変わりません。
value-direction-counterclockwise = 反時計回り
value-direction-clockwise = 時計回り

## The dealer draw
draw-title = 親決め
# $rule (String): earliest, latest, night, day, random
draw-rule = { $rule ->
        [nearest_9] 9にいちばん近い札が親です。同じなら早い月、さらに高い札が親になります。
        [latest] いちばん遅い月の人が親です。同じ月なら点の高い札の人が親です。
        [day] 昼です。いちばん遅い月の人が親、同じ月なら点の高い札の人が親です。
        [night] 夜です。いちばん早い月の人が親、同じ月なら点の高い札の人が親です。
        [random] くじで決めます。
        [highest] いちばん強い札の人が親です。
        [lowest] いちばん弱い札の人が親です。
        [counted] 札の数だけ順に人を数えます。数のない札は引き直します。
       *[other] いちばん早い月の人が親です。同じ月なら点の高い札の人が親です。
    }
draw-skip = 飛ばす
log-drawn = { $who ->
        [you] あなたは「{ $card }」を引きました。
       *[other] { $name }は「{ $card }」を引きました。
    }
log-draw-again = 同じ強さの札なので、引き分けた人はもう一度引きます。
log-first-dealer = { $who ->
        [you] あなたが最初の親です。
       *[other] 最初の親は{ $name }です。
    }
# $names (String): all players, the dealer first
log-seats = 席順：{ $names }。
log-shuffle = { $who ->
        [you] あなたが切り、{ $receiver }が分けます。
       *[other] { $to ->
            [you] { $name }が切り、あなたが分けます。
           *[other] { $name }が切り、{ $receiver }が分けます。
        }
    }

## Length by the clock
# $round (Number). $time (String): a time of day
round-until = 第{ $round }局、{ $time }まで

## The sheet of house rules and scores
rules-sheet = 取り決めと得点表
rules-sheet-open = 取り決めを書き出す
rules-sheet-print = 印刷
rules-sheet-game = ゲーム
rules-sheet-rules = ルール
rules-sheet-players = 人数
rules-sheet-length = 対局の長さ
# $time (String): a time of day
rules-sheet-until = { $time }まで
rules-sheet-stake = 1点の金額
rules-sheet-first = 最初の親
# $preset (String)
rules-sheet-differences = 「{ $preset }」と違うところ
rules-sheet-none = 違いはありません。すべて「{ $preset }」のとおりです。
rules-sheet-scores = 得点
rules-sheet-how = 内訳
rules-sheet-draw = 得点なし
rules-sheet-empty = まだ一局も終わっていません。
rules-sheet-money = 金額
rules-sheet-winner = 勝者
# $points (String): a number with its sign. $total (String)
rules-sheet-total = { $points } → { $total }
rules-sheet-round = 第{ $round }局、{ $month }、親 { $name }

## Codes of house rules
house-code = この取り決めのコード
    .about = 別の卓で読み上げてください。入力した人は、まったく同じルールで遊べます。
house-code-link = この取り決めへのリンク
house-code-load = 取り決めを読み込む
    .about = コードは、相手の卓の取り決めの用紙に書いてあります。
house-code-field = コード
house-code-button = 読み込む
# $game, $preset (String). $seats (Number)
house-code-loaded = 読み込みました：{ $game }、「{ $preset }」、{ $seats }人。
problem-code_empty = コードがありません。A7KM-P2QX-… のような形で、取り決めの用紙に書いてあります。
# $detail (String): a character
problem-code_letter = 「{ $detail }」はコードに使われません。0、1、I、L、Oを除いた数字と英字だけです。
problem-code_damaged = コードが正しくありません。抜けた字、違う字、または順の違う字があります。もう一度確かめてください。
problem-code_version = 新しい版のHatoで作られたコードです。その版なら読み込めます。
problem-code_game = ここにないゲームのコードです。新しい版のHatoにはあるかもしれません。
problem-code_preset = この版のHatoにないルールセットが指定されています。
problem-code_option = この版のHatoにない取り決めが含まれています。
# $detail (String): name of an option
problem-code_value = 取り決め「{ $detail }」に、この版のHatoにない値が入っています。
# $detail (String): a number
problem-code_seats = このルールでは{ $detail }人で遊べません。
# $detail (String): why, in English
problem-code_together = このコードの取り決めは、ここでは互いに合いません：{ $detail }

## Command line
cli-command-sheet = 取り決めとそのコード、または記録した対局の得点表を書き出します。
cli-option-code = このコードの取り決め
cli-option-rules = このコードの取り決めで遊ぶ
cli-error-code-and = { $option } はコードと一緒には使えません。コードにもう含まれています。
cli-error-sheet-record = { $option } は記録と一緒には使えません。記録にもう含まれています。
cli-error-sheet-redacted = { $path } は1つの席から見た記録なので、得点を数え直せません。
tui-help-r = r：取り決めと得点表
