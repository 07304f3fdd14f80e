### 한 더미에 내는 놀이의 화면.

pile-top = 바닥({ $name }): { $cards }
pile-under = 아래에 { $n }장
pile-passed = 패스
pile-reversed = 낮은 패가 이김
pile-revolution = 혁명 중
pile-eleven_back = J 뒤집기 중
pile-lock = 잠금: { $suits }
pile-number_lock = 숫자 잠금
pile-leads = { $who ->
        [you] 선입니다.
       *[other] 선: { $name }.
    }
pile-hint-lead = 선입니다. 패를 골라서 내세요.
pile-hint-follow = 바닥보다 센 패를 내거나 패스하세요.
pile-hint-must = 낼 수 있는 패가 없습니다.
pile-hint-more = 패를 더 고르세요.
pile-hint-lay = 내거나 도로 넣으세요.
pile-hint-build = 패를 더 고르거나 내세요.
pile-hint-return = 돌려줄 패를 { $count }장 고르세요.
pile-hint-gift = 다음 사람에게 { $count }장까지 줄 수 있습니다.
pile-hint-shed = { $count }장까지 버릴 수 있습니다.
pile-picked = 고른 패: { $cards }
pile-warning = 조심: 이 패로 손을 털면 비어 있는 가장 낮은 자리가 됩니다.
pile-run = { $rank }부터
key-pick = 고른 패 내기
