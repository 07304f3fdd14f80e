### 一つの場に出していく遊びの画面。

pile-top = 場（{ $name }）：{ $cards }
pile-under = 下に{ $n }枚
pile-passed = パス
pile-reversed = 弱い札が勝ち
pile-revolution = 革命中
pile-eleven_back = イレブンバック中
pile-lock = 縛り：{ $suits }
pile-number_lock = 数字縛り
pile-leads = { $who ->
        [you] あなたが親です。
       *[other] { $name }が親です。
    }
pile-hint-lead = あなたが親です。札を選んで出してください。
pile-hint-follow = 場より強い札を出すか、パスしてください。
pile-hint-must = 出せる札がありません。
pile-hint-more = 札をもっと選んでください。
pile-hint-lay = 出すか、札を戻してください。
pile-hint-build = 次の札を選ぶか、出してください。
pile-hint-return = 返す札を{ $count }枚選んでください。
pile-hint-gift = 次の人に{ $count }枚まで渡せます。
pile-hint-shed = { $count }枚まで捨てられます。
pile-picked = 選んだ札：{ $cards }
pile-warning = 注意：これで上がると、空いている一番下の順位になります。
pile-run = { $rank }から
key-pick = 選んだ札を出す
