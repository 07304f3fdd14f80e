### The mode of 1995: a career for money against one opponent, and the host who leads through it.


## The door and the menu

door-card1995 = 1995Card
    .about = 사회자와 음악, 그 시절 분위기로 즐기는 돈내기 한판.
career = 1995Card
career-title = 1995Card · 하토
career-lead = 두 사람, 패 열 장씩, 저마다의 밑천. 한쪽 돈이 다 떨어질 때까지 쳐요.
career-new = 새 게임
career-going = 하던 게임
# $round (Number). $you, $other (String): money
career-going-about = { $round }번째 판. 나는 { $you }, 상대는 { $other }.
career-replaces = 새로 시작하면 하던 게임은 끝나요.
career-capital = 밑천
career-stake = 점당 금액
career-extra = 덤 패
career-extra-yes = 있음
    .about = 더미에서 뒤집은 패로 먹으면 한 장을 더 뒤집어 바닥에 둬요.
career-extra-no = 없음
    .about = 한 차례에 더미에서 한 장만 뒤집어요. 끝에는 바닥이 비어요.
career-start = 시작하기
career-options = 음악과 사회자
career-to-hato = 하토로 돌아가기
career-menu = 메뉴로
career-form-lead = 판이 끝나면 앞선 점수만큼 돈을 받고, 뒤진 만큼 돈을 내요.

## Settings

career-host-says = 사회자의 말
career-host = 사회자
career-host-on = 사회자가 말해요
music = 음악
music-off = 끔
music-career = 1995Card에서만
music-always = 모든 자리에서
music-volume = 음악 소리 크기

## At the table

career-points = 이번 판 점수
career-money = 돈
career-steps = 차례의 단계
career-step-1 = 패 내기
career-step-2 = 뒤집기
career-step-3 = 한 장 더
# $label (String): a card, its month and kind. $points (Number)
career-card = { $label }, { $points }점

## Keys

career-key-next = 결산 화면에서 다음 판으로
career-key-table = 판이 끝난 뒤 바닥 보기, 결산으로 돌아가기
career-key-host = 사회자 켜고 끄기
career-key-music = 음악 켜고 끄기
career-key-menu = 메뉴로 (자동으로 저장돼요)

## The account of a round

# $money (String)
career-won = { $money } 땄어요
career-lost = { $money } 잃었어요
career-even = 비겼어요
career-account = 이번 판 결산
career-sum = 합계
career-lead-of = 점수 차
# $stake (String): money
career-rate = 점당 { $stake }
# $money (String): what was due
career-all = { $money }을 내야 하지만 그만큼 없었어요
career-now = 남은 돈
career-saved = 저장했어요. 나중에 이어서 할 수 있어요.

## The endings

career-broke = 파산
career-broke-about = 지갑이 비었어요. 오늘은 여기까지예요. 패는 지난 일을 기억하지 않아요. 다음 판은 다를 거예요.
career-bank = 판을 싹쓸이했어요
career-bank-about = 이 판의 돈은 모두 내 것이에요. 배짱도 있었고 제때 맞는 패도 왔어요.
career-history = 지나온 판
career-rounds = 판 수
# $won, $lost, $even (Number): rounds
career-record = { $won }승 { $lost }패 { $even }무
career-best = 최고의 판
career-worst = 최악의 판
# $round (Number). $money (String): with its sign
career-in-round = { $round }번째 판에 { $money }
# $level (String). $capital (String)
career-terms = { $level } · 밑천 { $capital }
