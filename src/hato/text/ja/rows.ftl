### 札を列に並べるゲームのテーブル。

# $suit (String): スート。$count (Number): その列に並んだ札の数
rows-row = { $suit }：{ $count ->
        [0] 札なし
       *[other] { $count }枚
    }
# $used (Number): この局のパスの回数
rows-passes = パス{ $used }回
# $limit (Number): パスできる回数
rows-passes-of = パス{ $used }／{ $limit }回
# $place (Number): 1 is best
rows-place = { $place }位
rows-out = 脱落
rows-hint-seven = あなたからです。7を1枚出してください。
rows-hint-pass = あなたの番です。札を選ぶか、パスしてください。
rows-hint-must = 出せる札がないので、パスになります。
rows-hint-out = 出せる札がなく、パスも残っていません。
rows-hint-gap = ジョーカーで埋める場所を押してください。
