### 트럼프: 숫자, 무늬, 카드 이름.

western-suit-C = 클로버
western-suit-D = 다이아몬드
western-suit-H = 하트
western-suit-S = 스페이드

western-rank-A = 에이스
western-rank-2 = 2
western-rank-3 = 3
western-rank-4 = 4
western-rank-5 = 5
western-rank-6 = 6
western-rank-7 = 7
western-rank-8 = 8
western-rank-9 = 9
western-rank-10 = 10
western-rank-J = 잭
western-rank-Q = 퀸
western-rank-K = 킹
western-rank-JK = 조커

card-AC = 클로버 에이스
card-2C = 클로버 2
card-3C = 클로버 3
card-4C = 클로버 4
card-5C = 클로버 5
card-6C = 클로버 6
card-7C = 클로버 7
card-8C = 클로버 8
card-9C = 클로버 9
card-10C = 클로버 10
card-JC = 클로버 잭
card-QC = 클로버 퀸
card-KC = 클로버 킹

card-AD = 다이아몬드 에이스
card-2D = 다이아몬드 2
card-3D = 다이아몬드 3
card-4D = 다이아몬드 4
card-5D = 다이아몬드 5
card-6D = 다이아몬드 6
card-7D = 다이아몬드 7
card-8D = 다이아몬드 8
card-9D = 다이아몬드 9
card-10D = 다이아몬드 10
card-JD = 다이아몬드 잭
card-QD = 다이아몬드 퀸
card-KD = 다이아몬드 킹

card-AH = 하트 에이스
card-2H = 하트 2
card-3H = 하트 3
card-4H = 하트 4
card-5H = 하트 5
card-6H = 하트 6
card-7H = 하트 7
card-8H = 하트 8
card-9H = 하트 9
card-10H = 하트 10
card-JH = 하트 잭
card-QH = 하트 퀸
card-KH = 하트 킹

card-AS = 스페이드 에이스
card-2S = 스페이드 2
card-3S = 스페이드 3
card-4S = 스페이드 4
card-5S = 스페이드 5
card-6S = 스페이드 6
card-7S = 스페이드 7
card-8S = 스페이드 8
card-9S = 스페이드 9
card-10S = 스페이드 10
card-JS = 스페이드 잭
card-QS = 스페이드 퀸
card-KS = 스페이드 킹

card-1H = { card-AH }
card-1C = { card-AC }
card-1D = { card-AD }
card-JK1 = 조커 1
card-JK2 = 조커 2
card-JK3 = 조커 3
card-JK4 = 조커 4
card-JK5 = 조커 5
