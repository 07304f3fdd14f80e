### The command line and the match in plain lines.
### Values in plain lines stand as { $what }; a pattern with a selector says what its values are.

## Help

cli-about = Hatoは、いろいろな花札の遊びを楽しめる場です。使い方：hato コマンド [オプション]
cli-help-commands = コマンド：
cli-help-options = オプション：
cli-help-more = hato コマンド --help で、コマンドの詳しい説明を表示します。

cli-command-play = ブラウザーで卓を開きます。--line を付けると、端末で文字だけの対局になります。
cli-command-serve = ブラウザーを開かずにサーバーだけを動かします。
cli-command-games = ゲームの一覧を表示します。ゲームを指定すると、ルールセットと取り決めを表示します。
cli-command-check = ベクターファイルや記録された局をルールと照らし合わせ、違いを示します。
cli-command-replay = 記録を検証し、対局を文章で再現します。
cli-command-count = 小さな札組で起こりうる進行をすべて数えるか、集計ファイルを確かめます。
cli-command-bench = エンジンの速さを測ります。

cli-option-lang = 言語：en、ja、ko、ru、uk
cli-option-help = この説明を表示
cli-option-version = バージョンを表示
cli-option-line = 端末で、文字だけで遊ぶ
cli-option-preset = 使うルールセット。一覧は hato games ゲーム
cli-option-set = 取り決めを変える。何度でも指定できる
cli-option-seats = あなたを含む人数。残りはコンピューター
cli-option-rounds = 対局の局数
cli-option-level = コンピューターの強さ：random、novice、greedy、sampler
cli-option-seed = 札を切るシード。16進数で64桁まで
cli-option-record = 終わった対局を新しいファイルに記録
cli-option-port = サーバーのポート。0なら空いているポート
cli-option-allow_host = サーバーが応答する名前。何度でも指定でき、なければどの名前にも応答
cli-option-host = 待ち受けるアドレス。なければこのコンピューターからだけ接続できる
cli-option-data = データのフォルダー
cli-option-no_browser = ブラウザーを開かない
cli-option-step = 選択のたびにEnterを待つ
cli-option-seat = この席から見えたことだけを語る
cli-option-quiet = 検証だけする
cli-option-suits = 札組：これらの月の全部の札
cli-option-cards = 札組：これらの札
cli-option-hand = 手札の枚数。なければ1
cli-option-field = 場札の枚数。なければ1
cli-option-dealer = 親の席。なければ0
cli-option-divide = 最初の一手ごとに数を示す
cli-option-plain = 既知の局面へもすべての道をたどる。遅いが数は同じ
cli-option-slow = 集計ファイルの、時間のかかる部分も数える
cli-option-limit = 末端がこの数を超えたらやめる
cli-option-game = 測るゲーム
cli-option-seconds = 1回の測定のCPU時間

## Results

cli-serving = Hatoのアドレス：{ $address }（Ctrl-Cで終了）
cli-passed-failed = { $passed } passed, { $failed } failed
cli-check-difference = { $id }：{ $field }：予想 { $expected }、結果 { $came }
cli-check-reason = { $id }：{ $reason }
cli-check-progress = { $path }：{ $done }件完了
cli-recorded = 対局を { $path } に記録しました。
cli-not-recorded = 対局が終わらなかったので、記録しませんでした。

cli-games-state = 対局可能。人数：{ $seats }、ルールの版：{ $rules }
cli-games-presets = ルールセット：{ $names }
cli-games-more = hato games ゲーム でルールセットと取り決めを表示し、hato play ゲーム --line で端末の対局を始めます。
cli-games-presets-of = ルールセット（--preset 名前）：
cli-games-options-of = 取り決め（--set 名前=値）：
cli-games-default = 標準
cli-games-default-is = 標準：{ $value }
cli-games-differs = 違うところ：{ $options }
cli-games-like = { $preset } と同じ。ただし：{ $options }
cli-games-yes-no = yes（はい）か no（いいえ）
cli-games-length-rounds = rounds:N ― 決まった局数
cli-games-length-target = target:N ― 誰かがこの点数に届くまで
cli-games-length-time = time:N ― 決まった時間（分）。途中の局は最後まで続ける
cli-games-length-bankroll = bankroll ― 誰かの持ち金が尽きるまで
cli-games-table = 次の語のどれか、または { $keys } のいくつかに { $low }から{ $high }までの数（例：05:20,10:20）
cli-games-set = 次のいくつかをコンマで区切る。または none
cli-games-cards = 次のいくつかを、それぞれの枚数までコンマで区切る。または none
cli-games-card = { $code }、{ $most }枚まで：{ $name }
cli-games-numbers = { $low }から{ $high }までの数

cli-replay-title = { $game }、{ $preset }：{ $names }
cli-replay-progress = { $lines }行を検証しました
cli-replay-step = Enterで次へ、qで終了：
cli-replay-whole = 対局の終わりまで{ $lines }行を検証しました。{ $shuffle }。
cli-replay-part = 記録のある{ $lines }行を検証しました。対局は終わっていません。{ $shuffle }。
cli-replay-shuffle-checked = 札の順序は封印と一致します
cli-replay-shuffle-closed = 札の順序はまだ公開されていません
cli-replay-shuffle-none = 札の順序は封印されていません
cli-replay-redacted = これは1つの席から見た記録です。語ることはできますが、検証はできません。

cli-count-progress = 末端{ $leaves }個を確認、全体の{ $share }
cli-count-good = { $id }：一致
cli-count-slow = 時間がかかるので省いた部分（--slow で数えます）：{ $number }

cli-bench-head = { $game }、{ $engine }、{ $python }。10回のうち最高、CPU 1秒あたり、および「bits」100万回あたり
cli-bench-plain = 素のPython
cli-bench-compiled = コンパイル済み
cli-bench-progress = 測定{ $of }回中{ $done }回完了

## What is wrong: one sentence each

cli-error-command = { $what } というコマンドはありません。使えるコマンドは { $names } です。
cli-error-command-near = { $what } というコマンドはありません。{ $near } のことですか？
cli-error-rounds = { $game } の長さは局数では決まらないので、--rounds は使えません。ハウスルールは --set で変えられます。
cli-error-option = { $what } というオプションはここにはありません。使えるオプションは { $names } です。
cli-error-option-near = { $what } というオプションはここにはありません。{ $near } のことですか？
cli-error-needs-value = オプション { $option } には値が必要です。
cli-error-no-value = オプション { $option } に値は付けられません。
cli-error-extra = 引数 { $argument } は余分です。
cli-error-arguments = 引数が合いません：{ $reason }。
cli-error-language = { $what } という言語はありません。使える言語は { $names } です。
cli-error-number = { $option } の値が { $value } ですが、{ $low }から{ $high }までの整数でなければなりません。
cli-error-seconds = { $option } の値が { $value } ですが、0より大きく3600以下の数でなければなりません。
cli-error-seed = シード { $value } は1〜64桁の16進数ではありません。
cli-error-game = { $what } というゲームはありません。遊べるゲームは { $names } です。
cli-error-game-near = { $what } というゲームはありません。{ $near } のことですか？
cli-error-preset-game = --preset には --game が必要です。ルールセットはゲームごとに決まっています。
cli-error-no-games = ここにはゲームがありません。
cli-error-which-game = どのゲームで遊ぶか指定してください。遊べるゲームは { $names } です。
cli-error-preset = { $what } というルールセットはありません。使えるルールセットは { $names } です。
cli-error-preset-near = { $what } というルールセットはありません。{ $near } のことですか？
cli-error-setting = { $setting } は 名前=値 の形になっていません。
cli-error-rule = { $what } という取り決めはありません。使える取り決めは { $names } です。
cli-error-rule-near = { $what } という取り決めはありません。{ $near } のことですか？
cli-error-rule-value = 取り決め { $what } に { $value } は使えません。使える値は { $allowed } です。
cli-error-rule-list = 取り決め { $what } に { $value } は使えません。none か、次のいくつかを、ここにある回数までコンマで区切って指定してください。使える値は { $allowed } です。
cli-error-rules-together = 取り決めどうしが矛盾しています：{ $reason }。
cli-error-seats = このルールの{ $game }は{ $seats }人では遊べません。遊べる人数は { $numbers } です。
cli-error-host = { $value } はコンピューターの名前ではありません。http:// とポートを除いて指定してください。
cli-error-level = { $what } という強さはありません。選べる強さは { $names } です。
cli-error-level-near = { $what } という強さはありません。{ $near } のことですか？
cli-error-only-line = { $option } は --line と一緒に使います。
cli-error-only-browser = { $option } は --line と一緒には使えません。
cli-error-only-with-game = { $option } は集計ファイルではなく、ゲームと一緒に使います。
cli-error-only-with-file = { $option } はゲームではなく、集計ファイルと一緒に使います。
cli-error-quiet = { $option } は --quiet と一緒には使えません。
cli-error-no-file = hato { $command } にはファイルが必要です。
cli-error-file-missing = ファイル { $path } がありません。
cli-error-file-folder = { $path } はファイルではなくフォルダーです。
cli-error-file-exists = { $path } はすでにあります。新しいファイル名を指定してください。
cli-error-file-unreadable = { $path } を読めません：{ $reason }。
cli-error-file-text = { $path } はUTF-8のテキストではありません。
cli-error-folder-missing = フォルダー { $path } がありません。
cli-error-folder-closed = フォルダー { $path } には書き込めません。
cli-error-folder-made = フォルダー { $path } を作れません：{ $reason }。
cli-error-not-folder = { $path } はフォルダーではありません。
cli-error-record = 記録 { $path } を書き込めません：{ $reason }。
cli-error-check = 検査はここで止まります：{ $reason }。
cli-error-line = { $path }、{ $line }行目：{ $reason }。
cli-error-port-used = ポート{ $port }は使用中です。別のポートを選ぶか、0を指定してください。
cli-error-port-denied = ポート{ $port }を使う権限がありません。1023より大きいポートを選んでください。
cli-error-serve = サーバーを起動できません：{ $reason }。
cli-error-count-what = 数えるゲームか集計ファイルを指定してください。
cli-error-count-deck = 札組は --suits か --cards のどちらかで指定してください。
cli-error-count-suits = 札組には { $suits } の月がすべてはそろっていません。
cli-error-count-limit = 末端が{ $limit }個を超えます。札組を小さくするか、--limit を増やしてください。
cli-error-count-endless = この配札は際限なく繰り返されることがあります。配り直しのない取り決めを選んでください。
cli-error-count-cards = 札組が小さすぎます。局が終わる前に山札がなくなります。
cli-error-count-sizes = 手札と場札に必要な枚数が札組より多くなっています。
cli-error-program = プログラムに問題が起きました（{ $reason }）。HATO_DEBUG=1 で場所が分かります。

## The match in plain lines. $you (String): "yes" the reader, "no" somebody else called $who, "none" nobody.

tui-you = あなた
tui-player = プレイヤー
tui-computer = コンピューター
tui-computer-number = コンピューター{ $number }

tui-zone-field = 場札
tui-zone-hand = 手札
tui-zone-stock = 山札
tui-zone-captured = 取り札
tui-zone-drawn = 引いた札
# $place (String), $count (Number): cards
tui-zone-hidden = { $place }：{ $count }枚
tui-zone-empty = { $place }：なし

tui-welcome = { $game }。hで説明、qで終了します。
tui-dealt = 配札：
tui-dealt-counts = 配札：{ $counts }
tui-draws = { $you ->
    [yes] あなたが引いた札：{ $cards }
   *[no] { $who }が引いた札：{ $cards }
}
tui-first-dealer = { $you ->
    [yes] 最初の親はあなたです。
   *[no] 最初の親は{ $who }です。
}
tui-plays = { $you ->
    [yes] あなたが出した札：{ $cards }
   *[no] { $who }が出した札：{ $cards }
}
tui-gives = { $you ->
    [yes] あなたが{ $to }に渡した札：{ $cards }
   *[no] { $who }が{ $to }に渡した札：{ $cards }
}
tui-turns = { $you ->
    [yes] あなたがめくった札：{ $cards }
   *[no] { $who }がめくった札：{ $cards }
}
tui-takes = { $you ->
    [yes] あなたが取った札：{ $cards }
   *[no] { $who }が取った札：{ $cards }
}
tui-moves = { $you ->
    [yes] あなたが移した札：{ $cards } → { $place }
    [no] { $who }が移した札：{ $cards } → { $place }
   *[none] { $cards } → { $place }
}
tui-shows = 公開（{ $place }）：{ $cards }
tui-says = { $you ->
    [yes] あなた：{ $what }
   *[no] { $who }：{ $what }
}
tui-base = 役の合計：{ $points }
tui-times = { $what }：× { $factor } = { $points }
tui-plus = { $what }：{ $more } = { $points }
tui-total = 合計：{ $points }
# what a loser pays, with the steps below it
tui-pays = { $you ->
    [yes] あなたの支払い：
   *[no] { $who }の支払い：
}
# the same without steps. $points (String)
tui-pays-all = { $you ->
    [yes] あなたの支払い：{ $points }
   *[no] { $who }の支払い：{ $points }
}
tui-lines-of = { $you ->
    [yes] あなた：
   *[no] { $who }：
}
tui-money = 持ち金：{ $money }
tui-points = この局：{ $gained }。得点：{ $totals }
tui-totals = 得点：{ $totals }
tui-match-won = { $you ->
    [yes] 対局終了。あなたの勝ちです。
   *[no] 対局終了。{ $who }の勝ちです。
}
tui-match-drawn = 対局終了。引き分けです。

tui-your-hand = あなたの手札：
tui-hand-match = { $card }、合う場札：{ $matches }
tui-made = { $you ->
    [yes] あなたの役：{ $yaku }
   *[no] { $who }の役：{ $yaku }
}
# $what (String): calls, shown months and free turns, each with its number
tui-done = { $you ->
    [yes] この局のあなた：{ $what }
   *[no] この局の{ $who }：{ $what }
}
tui-shown = { $you ->
    [yes] あなたが見せた札：{ $cards }
   *[no] { $who }が見せた札：{ $cards }
}
tui-carry = この局の倍率：× { $factor }
tui-pot = 場の積み立て：{ $points }
tui-out = この局の休み：{ $names }
# $kind (String): a heading such as Junk. $value (String): what they count as
tui-kind = { $kind }：{ $cards }
tui-kind-worth = { $kind }（{ $value }枚分）：{ $cards }
tui-near = あと1枚で{ $yaku }：{ $cards }
tui-near-any = あと1枚で{ $yaku }
tui-sheet = 役と、集めた枚数：
tui-sheet-entry = { $yaku }：{ $points }（{ $need }枚中{ $have }枚）
tui-sheet-gone = { $yaku }：{ $points }（もう作れません）

tui-ask-card = どの札を出しますか？
tui-ask-which = { $card }でどれを取りますか？
tui-ask-take = どの札を取りますか？
tui-ask-choice = どうしますか？
tui-ask-next = Enterで次の局へ：
# $points (String): what one more go adds. $times (String): what all go calls then multiply by
tui-next-go-points = もう一度ゴーなら { $points }
tui-next-go-times = もう一度ゴーなら、全体が × { $times }
tui-next-go-both = もう一度ゴーなら { $points }、さらに全体が × { $times }
# $points (String): the change of each player's points
tui-stake-all = { $action }：{ $points }
# $action (String): what to say. $points (Number): what it brings now
tui-stake = { $action }：{ $points }点獲得

tui-help-answer = 札の番号、08bのようなコード、または名前の最初の部分で答えてください。
tui-help-y = y：役の一覧
tui-help-t = t：卓全体と得点
tui-help-l = l：この局の進行
tui-help-s = s：札の順序の封印
tui-help-q = q：すぐに席を立つ
tui-help-h = h または ?：この説明

tui-wrong-number = { $number }番はありません。番号は1から{ $most }までです。
tui-wrong-answer = { $answer } はここでは答えになりません。番号かコードを入力してください。hで説明が出ます。
tui-wrong-many = { $answer } に当てはまる答えがいくつもあります。続きまで入力するか、番号を入力してください。
tui-wrong-place = { $card }は選べる答えの中にありません。
tui-wrong-card = { $card }は今は選べません。
tui-wrong-more = { $answer } は聞かれたことより多く答えています。

tui-seal = 配る前に札の順序を封印しました。SHA-256：{ $commitment }
tui-opened = 札を切ったシード：{ $seed }
tui-left = 席を立ちました。
tui-ended = 入力が終わったので、ゲームも終わります。
