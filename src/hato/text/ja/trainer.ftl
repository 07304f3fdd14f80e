### The trainer for the decisive syllables of the hundred poems.

## $right, $all, $count, $n, $days, $seconds (Number). $card, $kana (String): a card, a beginning.

karuta-trainer = 決まり字の練習
karuta-trainer-lead = 出だしを見て、下の句を見つけます。間違えた歌はすぐに、覚えた歌はあとでまた出ます。
karuta-trainer-start = 練習する
karuta-trainer-continue = 練習を続ける
karuta-trainer-stop = やめる
karuta-trainer-way = 問題の形
karuta-trainer-way-ending = 出だしから札へ
karuta-trainer-way-beginning = 札から出だしへ
karuta-trainer-set = 練習する歌
karuta-trainer-set-due = 復習の時期が来た歌
karuta-trainer-set-weak = よく間違える歌
karuta-trainer-set-all = 百首すべて
karuta-trainer-set-length = { $count }字決まり
karuta-trainer-set-kana = 「{ $kana }」で始まる歌
karuta-trainer-ask-ending = どの札でしょう？
karuta-trainer-ask-beginning = 歌の出だしは？
karuta-trainer-show = 答えを見る
karuta-trainer-next = 次へ
karuta-trainer-right = 正解
karuta-trainer-wrong = 不正解。答えは「{ $card }」です
karuta-trainer-right-after = 正解、{ $seconds }秒
karuta-trainer-alike = 出だしの似た歌
karuta-trainer-summary = { $all }問中{ $right }問正解、平均{ $seconds }秒
karuta-trainer-due = { $count ->
    [0] 今、復習する歌はありません。
   *[other] 復習する歌が{ $count }首あります。
}
karuta-trainer-boxes = 箱
    .about = 正解した歌は一つ上の箱へ進み、あとでまた出ます。間違えた歌は最初の箱へ戻ります。
karuta-trainer-box = 箱{ $n }
karuta-trainer-box-new = 新しい歌
karuta-trainer-box-count = { $count }首
karuta-trainer-back-now = 今
karuta-trainer-back = { $days }日後
karuta-trainer-statistics = 歌ごとの成績
karuta-trainer-seen = 出題
karuta-trainer-hits = 正解
karuta-trainer-misses = 不正解
karuta-trainer-share = 正解率
karuta-trainer-median = ふだんの時間
karuta-trainer-best = 最短時間
karuta-trainer-last = 前回の時間
karuta-trainer-again = 次の出題
karuta-trainer-confused = 「{ $card }」とよく間違えます
karuta-trainer-never = まだ出ていません
karuta-trainer-reset = 成績を消す
    .about = 練習の箱と時間がすべて消えます。
karuta-trainer-keys = 1〜{ $count }で選び、Enterで次へ、Escでやめます。
karuta-trainer-keys-write = Enterで答え合わせと次へ、Escでやめます。
karuta-trainer-sets-length = 決まり字の長さで
karuta-trainer-sets-kana = 最初の仮名で
karuta-trainer-fresh = { $count ->
    [0] 今日の新しい歌は終わりました。
   *[other] そのあと新しい歌を{ $count }首。
}
karuta-trainer-nothing = ここには今、出す歌がありません。ほかの歌を選んでください。
karuta-trainer-count = 札の枚数
karuta-trainer-answer = 答え方
karuta-trainer-answer-choose = 選ぶ
karuta-trainer-answer-write = 書く
karuta-trainer-more = そのほかの設定
karuta-trainer-dynamic = 今の決まり字
    .about = 一部の歌は読まれたことにします。残りが減るほど、早く決まります。
karuta-trainer-poem = 答えのあとに歌を全部見せる
karuta-trainer-names = 札の下に名前、仮名の下にローマ字
karuta-trainer-bound = 速さの目安
    .about = これより遅い正解では、箱は上がりません。書くときは倍の時間です。
karuta-trainer-goal = 一日の問題数
karuta-trainer-today = 今日
karuta-trainer-today-of = { $all }問中{ $count }問
karuta-trainer-goal-met = 今日の目標を達成しました。
karuta-trainer-streak = { $days }日連続
karuta-trainer-left = 残り{ $count }問
karuta-trainer-write = この歌の決まり字
    .about = 仮名またはローマ字で
karuta-trainer-kana = 仮名
karuta-trainer-kana-mark = 濁点
karuta-trainer-kana-delete = 一字消す
karuta-trainer-check = 答え合わせ
karuta-trainer-slow = 正解、ただし遅め：{ $seconds }秒
karuta-trainer-short = 「{ $kana }」ではまだ決まりません。答えは「{ $card }」です
karuta-trainer-yours = あなたの答え：「{ $card }」
karuta-trainer-back-soon = すぐ
karuta-trainer-column-poem = 歌
karuta-trainer-column-box = 箱
karuta-trainer-save = ファイルに保存
karuta-trainer-load = ファイルを読み込む
karuta-trainer-loaded = 読み込みました。歌ごとに、新しいほうの成績を使います。
karuta-trainer-file-damaged = このファイルは読めません。途中で切れているかもしれません。何も変わっていません。
karuta-trainer-file-foreign = これは練習のファイルではありません。何も変わっていません。
karuta-trainer-file-newer = 新しいHatoのファイルです。Hatoを更新してからお試しください。何も変わっていません。
karuta-trainer-file-partly = このファイルには正しくないところがあります。何も変わっていません。
karuta-trainer-trouble-damaged = このブラウザーの成績を読めなかったので、初めから始めます。
karuta-trainer-trouble-foreign = 成績の場所に別のものがあったので、初めから始めます。
karuta-trainer-trouble-newer = 成績が新しいHatoのものなので、初めから始めます。
karuta-trainer-trouble-partly = 成績の一部が正しくありませんでした。残りで続けます。
karuta-trainer-aside = 前の内容は、そのまま別にとってあります。
karuta-trainer-aside-save = それをファイルに保存
karuta-trainer-aside-drop = それを消す
karuta-trainer-unsaved = このブラウザーには保存できないので、離れると成績は消えます。ファイルに保存してください。
karuta-trainer-reset-sure = 本当に全部消しますか？
karuta-trainer-reset-yes = 消す
karuta-trainer-reset-no = 残す
karuta-trainer-reset-done = 成績を消しました。
