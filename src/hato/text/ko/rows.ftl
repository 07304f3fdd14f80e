### 카드를 줄로 놓는 게임의 테이블.

# $suit (String): 무늬. $count (Number): 그 줄에 놓인 카드 수
rows-row = { $suit }: { $count ->
        [0] 놓인 카드 없음
       *[other] 카드 { $count }장
    }
# $used (Number): 이번 판의 패스 횟수
rows-passes = 패스 { $used }번
# $limit (Number): 패스할 수 있는 횟수
rows-passes-of = 패스 { $used }/{ $limit }번
# $place (Number): 1 is best
rows-place = { $place }위
rows-out = 탈락
rows-hint-seven = 내가 시작해요. 7을 한 장 놓으세요.
rows-hint-pass = 내 차례예요. 카드를 고르거나 패스하세요.
rows-hint-must = 놓을 카드가 없어서 패스해야 해요.
rows-hint-out = 놓을 카드도 패스도 남지 않았어요.
rows-hint-gap = 조커로 메울 자리를 누르세요.
