### 花札占い。枠組み、心得、月の意味、三つの意味をつなぐ読みの断片。

fortune-name = 花札占い
fortune-about = 一つだけ問いかけ、目を閉じて三枚を引き、三つの月の意味を一つにつないで読みます。
fortune-preset-source = 伝わるとおり
    .about = 一つの問いに三枚。光札は隣の札の意味を強めます。
fortune-option-bright_target = 光が強める札
    .about = 五枚の光札は「光」を持っています。それぞれが隣の札の意味を強めます。
fortune-value-bright_target-prev_else_next = 前の札、最初の札なら次の札
fortune-value-bright_target-next_else_prev = 次の札、最後の札なら前の札
fortune-value-bright_target-both = 両隣の札
fortune-value-bright_target-reader_choice = 自分で選ぶ隣の札
fortune-action-pick = 引く
fortune-action-strengthen = 強める
fortune-end-read = 占いが終わりました

## 読みまでの道

fortune-pastime = これは楽しみのための遊びです。札は未来を知りません。決めるのはあなたです。
fortune-prepare = 問いかける前に
fortune-advice-mood = 気分のよいときに占いましょう。心が重いと、重い言葉しか聞こえません。
fortune-advice-room = 居心地のよい静かな場所で、ゆっくりと。
fortune-advice-deck = この札は占いだけに使い、遊びには使いません。だから裏の模様も別のものです。
fortune-advice-focus = 心を落ち着け、一つのことだけを思いましょう。
fortune-advice-trust = 札を信じ、札とのつながりを感じて、助けを求めましょう。
fortune-ready = 準備ができました
fortune-ask = あなたの問い
fortune-ask-hint = 一つの問いに答えは一つです。同じことをもう一度尋ねると、最初の答えが出ます。
fortune-ask-label = 何を知りたいですか。
fortune-empty = 先に問いを書いてください。
fortune-long = 問いは{ $most }文字までです。
fortune-spread = 札を広げる
fortune-mix = 札を混ぜる
fortune-mix-hint = マウス、指、矢印キーで、好きなだけかき混ぜてください。問いを思いながら。
fortune-stir = 混ぜる
fortune-stirred = 混ぜた回数：{ $count }
fortune-eyes = 目を閉じる
fortune-pick = 三枚を引く
fortune-pick-hint = 目は閉じていて、札は伏せてあります。問いを思いながら三枚を引いてください。
fortune-deck = 伏せた札{ $count }枚
fortune-place = { $count }枚のうち{ $number }枚目の札、伏せてある
fortune-place-picked = { $count }枚のうち{ $number }枚目の札、伏せてある、{ $order }番目に引いた
fortune-picked = 引いた札：3枚のうち{ $count }枚
fortune-side = 真ん中の札は光札です。どちらの札を強めますか。
fortune-side-previous = 最初の札
fortune-side-next = 最後の札
fortune-read = あなたへの読み
fortune-asked = 「{ $question }」
fortune-nth-1 = 一枚目
fortune-nth-2 = 二枚目
fortune-nth-3 = 三枚目
fortune-strength = { $count ->
    [1] 光で強まる
   *[other] { $count }つの光で強まる
}
fortune-again = 前に尋ねたことです。札は一つの問いに一度しか答えないので、新しくは引きません。これは{ $date }の読みです。
fortune-again-open = 前に尋ねて、まだ札を引いていません。札はそのまま置いてあります。
fortune-close = 占いを終える
fortune-closed = 占いが終わりました。札に感謝して、しまってください。
fortune-earlier = これまでの読み
fortune-earlier-about = 問いはこのブラウザーにだけ残ります。
fortune-open = { $question }（{ $date }）
fortune-clear = 一覧を消す
fortune-cleared = 一覧は空です。
fortune-wait = 少々お待ちください…

## 端末で

fortune-line-ask = あなたの問い：
fortune-line-mix = 48枚の札が伏せてあります。心の中で混ぜたら、Enterを押してください。
fortune-line-pick = 3枚のうち{ $order }枚目、1から48までの数：
fortune-line-wrong = 「{ $answer }」に当たる札はここにありません。まだ引いていない1から48までの数を入れてください。
fortune-line-side = 最初の札を強めるなら1、最後の札なら2：
fortune-line-side-wrong = 「{ $answer }」は答えになりません。1か2を入れてください。
fortune-line-card = { $nth }：{ $card }。{ $meaning }
fortune-line-card-strong = { $nth }：{ $card }。{ $meaning }（{ $strength }）
fortune-line-left = 札をしまいました。続けるには同じ問いを尋ねてください。
fortune-line-only = { $option }は花札占いでは使えません。決められるのはbright_targetです。
fortune-line-question = 問いを書いてください：hato fortune "旅に出られるでしょうか。"

## 季節と月の意味

fortune-season-winter = 冬
fortune-season-spring = 春
fortune-season-summer = 夏
fortune-season-autumn = 秋
fortune-meaning-01 = 誇りと知恵
fortune-meaning-02 = 開花、よみがえり
fortune-meaning-03 = 完全な美、厳かさ
fortune-meaning-04 = 新しい時期の始まり
fortune-meaning-05 = 勇気と大胆さ
fortune-meaning-06 = 女性らしさ、美しさ、豊かな暮らし
fortune-meaning-07 = 目覚め
fortune-meaning-08 = 孤独、重い物思い
fortune-meaning-09 = 強さと忍耐
fortune-meaning-10 = 幸せと長寿
fortune-meaning-11 = 変化
fortune-meaning-12 = ロマンス、恋

## つなぐ読みの断片。順につながって一つの文章になる。

fortune-join = { $before }{ $after }
fortune-opening-winter = 答えの始まる静かな冬に、
fortune-opening-spring = 答えの始まる若葉の春に、
fortune-opening-summer = 答えの始まる日の長い夏に、
fortune-opening-autumn = 答えの始まる澄んだ秋に、
fortune-link-2-season = 続いて同じ季節の中で、
fortune-link-2-onward = 続いて季節が一つ進むと、
fortune-link-2-across = 続いて一年の反対側では、
fortune-link-2-backward = 続いて季節を一つさかのぼると、
fortune-link-2-darker = けれどもそのあと、少し暗い時が来て、
fortune-link-2-brighter = けれどもまもなく明るくなり、
fortune-link-3-season = そして終わりにも、同じ季節の中で、
fortune-link-3-onward = 道の終わりに、季節がもう一つ進むと、
fortune-link-3-across = 道の終わりに、半年の向こう側では、
fortune-link-3-backward = 道の終わりに、季節を一つ戻ると、
fortune-link-3-darker = けれども道の終わりに、静かな夜が来て、
fortune-link-3-brighter = けれども道の終わりには夜が明けて、
fortune-plain-01 = 松のそばに鶴がまっすぐ立ち、あなたの中にも、声高に語る必要のない誇りと知恵があります。
fortune-plain-02 = 寒さの中に梅が咲き、終わったと思ったものがよみがえります。
fortune-plain-03 = 桜が完全な美しさで咲き、静かな心で迎える厳かなひとときが訪れます。
fortune-plain-04 = しだれ柳の上にひばりが舞い上がり、まだ小さくても、もうあなたのものである新しい時期が始まります。
fortune-plain-05 = 菖蒲が刃のようにまっすぐ立って勇気と大胆さを求め、先延ばしにした一歩を踏み出すときだと告げています。
fortune-plain-06 = 牡丹が開いて女性らしさと美しさが訪れ、暮らしも豊かになります。
fortune-plain-07 = 朝の風に萩が揺れ、長く眠っていたものがあなたの中で目覚めます。
fortune-plain-08 = 山の上に月がひとり浮かび、孤独と重い物思いの時が訪れますから、自分にやさしくしてください。
fortune-plain-09 = 菊が霜に耐え、あなたの強さと忍耐が目的地まで運んでくれます。
fortune-plain-10 = 赤い紅葉の間を鹿が歩き、幸せと長寿がいっしょにやって来ます。
fortune-plain-11 = 雨が道を洗い、多くのものを変えていく変化が訪れます。
fortune-plain-12 = 桐の花が二人のために咲き、ロマンスの気配が漂って、恋をする人にはどの道も短くなります。
fortune-strong-01 = 松のそばの鶴に光が差し、誇りは高く、知恵は遠くまで見通しますから、何よりも自分の判断を信じてください。
fortune-strong-02 = 梅に光が差してすべての枝に花が咲き、寒さが奪ったどんなものよりも強く、大きくよみがえります。
fortune-strong-03 = 桜に光が差してその美しさはこの上なく完全になり、長く心に残る大きく厳かな日が訪れます。
fortune-strong-04 = 柳の上のひばりに光が差し、これまでを惜しまず手放せるほどはっきりと、新しい時期が始まります。
fortune-strong-05 = 菖蒲に光が差してあなたの中の大きな勇気が現れ、今は用心よりも大胆さが、あなたを遠くまで運びます。
fortune-strong-06 = 牡丹に光が差して女性らしさと美しさが満ち、暮らしは望んだ以上に豊かになります。
fortune-strong-07 = 萩に光が差してたちまちすっかり目覚め、あなたは開いた目ですべてを見ます。
fortune-strong-08 = 山の上の月に光が差して孤独と重い物思いはいっそう重くなりますから、一人で抱えず、だれかに話してください。
fortune-strong-09 = 菊に光が差して強さは折れることなく、忍耐は行く手をふさぐすべてのものより長く続きます。
fortune-strong-10 = 紅葉の間の鹿に光が差し、大きな幸せと、それを味わう長寿が近づきます。
fortune-strong-11 = 雨の間から光が差して変化は大きくなり、急いでも急がなくても、あなたを連れて行きます。
fortune-strong-12 = 桐に光が差して大きなロマンスが近づき、恋の声がどの声よりも大きく響きます。
fortune-repeat-2-same = 二枚目も同じ月なので、「{ $meaning }」は二度語られ、二倍の重みを持ちます。
fortune-repeat-3-same = そして最後の札も前と同じ月なので、「{ $meaning }」は二度語られ、二倍の重みを持ちます。
fortune-repeat-3-back = そして終わりに初めの月が戻り、「{ $meaning }」がすべてを包んで、二倍の重みを持ちます。
fortune-repeat-3-thrice = そして最後の札も三度目の同じ月で、答えが語るのはただ「{ $meaning }」です。
fortune-lit-again = しかもそこに光が差し、意味はいっそう強まります。
fortune-lit-twice = ここには両側から光が差していますから、何よりも心に留めてください。
fortune-ending-month = 三枚とも同じ月という、めったにない札で、疑いのない答えです。
fortune-ending-three-winter = 三枚とも冬の札ですから、力を蓄え、雪の下で熟すのを待ちましょう。
fortune-ending-three-spring = 三枚とも春の札ですから、すべてはこれからです。あなたも始めましょう。
fortune-ending-three-summer = 三枚とも夏の札ですから、時は満ちていて、今することには重みがあります。
fortune-ending-three-autumn = 三枚とも秋の札ですから、まいたものを取り入れる時です。
fortune-ending-twice-winter = 一つの月が二度現れ、冬も二度語りますから、急がずに、二度語られた意味に従いましょう。
fortune-ending-twice-spring = 一つの月が二度現れ、春も二度語りますから、二度語られた意味に従い、育つのを待ちましょう。
fortune-ending-twice-summer = 一つの月が二度現れ、夏も二度語りますから、日の長いうちに、二度語られた意味を考えましょう。
fortune-ending-twice-autumn = 一つの月が二度現れ、秋も二度語りますから、二度語られた意味に従えば、実を結ぶでしょう。
fortune-ending-two-winter = 冬が二度語りますから、落ち着いて、熟すのを待ってから動きましょう。
fortune-ending-two-spring = 春が二度語りますから、先に始める人になりましょう。
fortune-ending-two-summer = 夏が二度語りますから、日の長いうちに動きましょう。
fortune-ending-two-autumn = 秋が二度語りますから、一つを終えてから次を始めましょう。
fortune-ending-without-winter = 三つの季節が語り、冬だけが黙っていますから、もう待たなくてよいのです。
fortune-ending-without-spring = 三つの季節が語り、春だけが黙っていますから、新しいものを探さなくても、必要なものはもうあります。
fortune-ending-without-summer = 三つの季節が語り、夏だけが黙っていますから、いちばん満ちる時はこれからです。
fortune-ending-without-autumn = 三つの季節が語り、秋だけが黙っていますから、実りはまだ先にあります。
