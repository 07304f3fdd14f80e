### カンフー（看湖）英国式（規則KHE）

## 名前

khanhoo-name = カンフー（看湖）英国式
khanhoo-about = 札を引いて捨て、人の捨て札を取り、組を作る。ウィルキンソンが1891年にロンドンで刊行した中国の遊び。
# `.native`の名前の言語。
khanhoo-native = zh-Hant

## 規則の組

khanhoo-preset-source = 原典どおり
    .about = 1891年の小冊子の規則。

## 規則の分類

khanhoo-group-KHE-1 = 札
khanhoo-group-KHE-5 = 続き札
khanhoo-group-KHE-6 = 手番
khanhoo-group-KHE-7 = 横取り
khanhoo-group-KHE-8 = 見せた組
khanhoo-group-KHE-9 = あがり
khanhoo-group-KHE-10 = 捨て札
khanhoo-group-KHE-11 = 勝負
khanhoo-group-KHE-12 = 孤児
khanhoo-group-KHE-13 = トリオ
khanhoo-group-KHE-14 = 三組札の表
khanhoo-group-KHE-15 = 信用と罰

## 規則

khanhoo-option-target = 目標の点
    .about = 一局が終わってこの点に届いた人の勝ち。
khanhoo-value-target-25 = 25
khanhoo-value-target-50 = 50
khanhoo-value-target-100 = 100
khanhoo-option-max_turns_of_waste = 捨て札を返す回数
    .about = 捨て札を何回まで山札にできるか。それでも札が尽きたら、その局はだれもあがらない。
khanhoo-option-must_go_out = あがりは義務
    .about = あがれる人は必ずあがるか。
khanhoo-option-pack = 札の数
    .about = 三十枚の組をいくつ使うか。二組と三組は二人か三人で使う。
khanhoo-value-pack-by_players = 人数による
khanhoo-value-pack-double = 二組、61枚
khanhoo-value-pack-triple = 三組、91枚か92枚
khanhoo-value-pack-quadruple = 四組、121〜125枚
khanhoo-option-take_discard = 捨て札の取り方
    .about = 捨て札はすぐに組にするときだけ取れるか、次の人は手札に入れてもよいか。
khanhoo-value-take_discard-meld_required = 組にするときだけ
khanhoo-value-take_discard-free = 手札にも取れる
khanhoo-option-bump_priority = 優先する宣言
    .about = 点の高い組が勝つか、次の人がいつも先か。
khanhoo-value-bump_priority-points = 点の高い組
khanhoo-value-bump_priority-turn_first = 次の人が先
khanhoo-option-exposed = 見せた組
    .about = 見せた組を上の組に伸ばせるか、動かせないか、手札のように使えるか。
khanhoo-value-exposed-extend_only = 伸ばせる
khanhoo-value-exposed-locked = 動かせない
khanhoo-value-exposed-free = 手札と同じ
khanhoo-option-sequence_split = 長い続き札
    .about = 同じスートで端がつながる二つの続き札を、一つと数えるか二つと数えるか。
khanhoo-value-sequence_split-merge_adjacent = 一つと数える
khanhoo-value-sequence_split-allow = 二つと数える
khanhoo-option-waste = 山札が尽きたら
    .about = 捨て札をそのまま返すか、切りまぜるか。順番を皆が見ているので、まぜるほうが公平。
khanhoo-value-waste-turn = そのまま返す
khanhoo-value-waste-shuffle = 切りまぜる
khanhoo-option-losers_score = 全員が数える
    .about = 全員が組を数えるか、あがった人だけが数えるか。
khanhoo-option-orphan = 孤児
    .about = 四人か八人のとき、いちばん高い札を引いた人が六枚で遊べるか。
khanhoo-value-orphan-off = なし
khanhoo-value-orphan-offer = 選べる
khanhoo-option-trio = トリオとカルテット
    .about = 同じ札三枚、四枚が点になるか。三組か四組の札がいる。
khanhoo-option-cache = 隠し札
    .about = トリオを伏せて四枚目を待てるか。そろえば局が終わる。トリオと四組の札がいる。
khanhoo-option-triple_table = 三組札の表
    .about = 大きな札の組も数えるか。
khanhoo-option-honor_claims = 信用の宣言
    .about = うその横取りができ、ほかの人が疑えるか。
khanhoo-option-penalty = 罰
    .about = うその横取りで本人が五点を失うか、ほかの人が五点ずつ得るか。
khanhoo-value-penalty-deduct = 本人が5点を失う
khanhoo-value-penalty-award = ほかの人が5点を得る

## 点数の行：組

khanhoo-line-run = 続き札
    .native = 順
khanhoo-line-aces = エース
    .native = 幺
khanhoo-line-triplet = 三つ組
    .native = 同
khanhoo-line-courts = 絵札
    .native = 人頭
khanhoo-line-royal = 王の組
    .native = 王
khanhoo-line-khanhoo = 看湖
    .native = 看湖
khanhoo-line-double_triplet = 二重の三つ組
    .native = 雙同
khanhoo-line-double_courts = 二重の絵札
    .native = 雙人頭
khanhoo-line-double_khanhoo = 二重の看湖
    .native = 雙看湖
khanhoo-line-trio = トリオ
    .native = 坎
khanhoo-line-quartet = カルテット
    .native = 四張
khanhoo-line-triple_aces = 九枚のエース
    .native = 九幺
khanhoo-line-triple_triplet = 三重の三つ組
    .native = 三重同
khanhoo-line-triple_courts = 三重の絵札
    .native = 三重人頭
khanhoo-line-reverse = 逆の組
    .native = 反王
khanhoo-line-triple_royal = 三重の王の組
    .native = 三重王
khanhoo-line-triple_khanhoo = 三重の看湖
    .native = 三重看湖
khanhoo-line-joined = つながる続き札
    .native = 連順
khanhoo-line-full_hand = 総あがり
    .native = 和
khanhoo-paid-false_bump = うその横取り

## 動作

khanhoo-action-discard = { $card }を捨てる
khanhoo-action-go_out = { $card }を捨ててあがる
khanhoo-action-cache = { $card }を隠す
khanhoo-action-quartet = { $card }のカルテット
khanhoo-action-pass = パス
khanhoo-action-take = 取る
khanhoo-action-claim = 取って{ $one ->
    [run] 続き札（{ $cards }）
    [aces] エース
    [triplet] 三つ組
    [courts] 絵札
    [royal] 王の組
    [khanhoo] 看湖
    [double_triplet] 二重の三つ組
    [double_courts] 二重の絵札
    [double_khanhoo] 二重の看湖
    [trio] トリオ
    [quartet] カルテット
    [triple_aces] 九枚のエース
    [triple_triplet] 三重の三つ組
    [triple_courts] 三重の絵札
    [reverse] 逆の組
    [triple_royal] 三重の王の組
   *[other] 三重の看湖
}にする
khanhoo-action-bluff = { $card }で横取り
khanhoo-action-accept = 認める
khanhoo-action-challenge = 疑う
khanhoo-action-orphan = 孤児になる
khanhoo-action-stay = 普通に遊ぶ

## 声

khanhoo-call-bump = 横取り！
khanhoo-call-false_bump = 組ではない！
khanhoo-call-quartet = カルテット！

## 記録

khanhoo-log-drawn-hand = { $who ->
    [you] あなたは{ $card }を引いた。
   *[other] { $name }は一枚引いた。
}
khanhoo-log-revealed-claim = { $who ->
    [you] あなたが捨て札を取る。
   *[other] { $name }が捨て札を取る。
}
khanhoo-log-moved-hand-waste = { $who ->
    [you] あなたは{ $card }を捨てた。
   *[other] { $name }は{ $card }を捨てた。
}
khanhoo-log-moved-melds-waste = { $who ->
    [you] あなたは場の{ $card }を捨てた。
   *[other] { $name }は場の{ $card }を捨てた。
}
khanhoo-log-moved-waste-melds = { $who ->
    [you] あなたは{ $card }を取った。
   *[other] { $name }は{ $card }を取った。
}
khanhoo-log-moved-hand-melds = { $who ->
    [you] あなたは{ $cards }を並べた。
   *[other] { $name }は{ $cards }を並べた。
}
khanhoo-log-moved-waste-hand = { $who ->
    [you] あなたは{ $card }を手札に入れた。
   *[other] { $name }は{ $card }を手札に入れた。
}
khanhoo-log-moved-hand-cache = { $who ->
    [you] あなたは三枚を伏せて置いた。
   *[other] { $name }は三枚を伏せて置いた。
}
khanhoo-log-moved-waste-turned = 捨て札を返した。
khanhoo-log-moved-waste-stock = 捨て札を切りまぜた。
khanhoo-log-chose-orphan = { $who ->
    [you] あなたは孤児になった。
   *[other] { $name }は孤児になった。
}
khanhoo-log-chose-stay = { $who ->
    [you] あなたは普通に遊ぶ。
   *[other] { $name }は普通に遊ぶ。
}
khanhoo-log-chose-accept = { $who ->
    [you] あなたは横取りを認めた。
   *[other] { $name }は横取りを認めた。
}
khanhoo-log-chose-challenge = { $who ->
    [you] あなたは横取りを疑った。
   *[other] { $name }は横取りを疑った。
}
khanhoo-log-chose-go_out = { $who ->
    [you] あなたのあがり！
   *[other] { $name }のあがり！
}

## 場所

khanhoo-place-hand = 手札
khanhoo-place-melds = 見せた組
khanhoo-place-cache = 隠し札
khanhoo-place-stock = 山札
khanhoo-place-turned = 返した捨て札
khanhoo-place-waste = 捨て札
khanhoo-place-out = 使わない札

## 卓

khanhoo-hint-throw = 捨てる札を選ぶ。
khanhoo-hint-claim = 札を取るか、パスする。
khanhoo-hint-window = この札を取る人は？
khanhoo-hint-second = 横取りの二枚目を選ぶ。
khanhoo-hint-challenge = { $name }が{ $points }点で横取り。認めるか、疑うか。
khanhoo-hint-orphan = 六枚で遊ぶか、普通に遊ぶか。
khanhoo-waste = 捨て札
khanhoo-stock = 山札
khanhoo-under = 下に{ $count }枚
khanhoo-no-waste = 捨て札はまだない
khanhoo-list = すべての捨て札
khanhoo-worth = いまの手札は{ $points }点
khanhoo-help = 手札を数える
khanhoo-open = 見せた組
khanhoo-cached = 隠し札{ $count }組
khanhoo-is-orphan = 孤児
khanhoo-points = { $points }点
khanhoo-throw = 捨てる
khanhoo-bluff = うその横取り

## 局の終わり

khanhoo-end-out = { $you ->
    [yes] あなたのあがり。
   *[no] { $winner }のあがり。
}
khanhoo-end-quartet = { $you ->
    [yes] あなたのカルテット。
   *[no] { $winner }のカルテット。
}
khanhoo-end-void = 山札が尽き、だれもあがらない。
