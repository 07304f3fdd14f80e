### トランプ：数字、スート、札の名前。

western-suit-C = クラブ
western-suit-D = ダイヤ
western-suit-H = ハート
western-suit-S = スペード

western-rank-A = エース
western-rank-2 = 2
western-rank-3 = 3
western-rank-4 = 4
western-rank-5 = 5
western-rank-6 = 6
western-rank-7 = 7
western-rank-8 = 8
western-rank-9 = 9
western-rank-10 = 10
western-rank-J = ジャック
western-rank-Q = クイーン
western-rank-K = キング
western-rank-JK = ジョーカー

card-AC = クラブのエース
card-2C = クラブの2
card-3C = クラブの3
card-4C = クラブの4
card-5C = クラブの5
card-6C = クラブの6
card-7C = クラブの7
card-8C = クラブの8
card-9C = クラブの9
card-10C = クラブの10
card-JC = クラブのジャック
card-QC = クラブのクイーン
card-KC = クラブのキング

card-AD = ダイヤのエース
card-2D = ダイヤの2
card-3D = ダイヤの3
card-4D = ダイヤの4
card-5D = ダイヤの5
card-6D = ダイヤの6
card-7D = ダイヤの7
card-8D = ダイヤの8
card-9D = ダイヤの9
card-10D = ダイヤの10
card-JD = ダイヤのジャック
card-QD = ダイヤのクイーン
card-KD = ダイヤのキング

card-AH = ハートのエース
card-2H = ハートの2
card-3H = ハートの3
card-4H = ハートの4
card-5H = ハートの5
card-6H = ハートの6
card-7H = ハートの7
card-8H = ハートの8
card-9H = ハートの9
card-10H = ハートの10
card-JH = ハートのジャック
card-QH = ハートのクイーン
card-KH = ハートのキング

card-AS = スペードのエース
card-2S = スペードの2
card-3S = スペードの3
card-4S = スペードの4
card-5S = スペードの5
card-6S = スペードの6
card-7S = スペードの7
card-8S = スペードの8
card-9S = スペードの9
card-10S = スペードの10
card-JS = スペードのジャック
card-QS = スペードのクイーン
card-KS = スペードのキング

card-1H = { card-AH }
card-1C = { card-AC }
card-1D = { card-AD }
card-JK1 = ジョーカー1
card-JK2 = ジョーカー2
card-JK3 = ジョーカー3
card-JK4 = ジョーカー4
card-JK5 = ジョーカー5
