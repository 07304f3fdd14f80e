### The frame of the browser application: home, forms, dialogs, connection, problems.

## The application

title = Hato
# $game (String): name of the game. $round (Number)
title-table = { $game }, { $round }번째 판 · Hato
logo-light = art/ui/logo-light.svg
home = 처음 화면
close = 닫기
menu = 메뉴
help = 도움말
on = 켬
off = 끔
you = 나

## Home

home-title = 제대로 치는 화투
home-lead = 마흔여덟 장, 열두 달. 같은 달의 패를 먹어 족보를 만들고, 여기서 멈출지 더 큰 점수를 노릴지 결정하세요.
new-match = 새 경기
game = 게임
preset = 규칙
length = 경기 길이
opponent = 상대
opponents = 상대들
# number of people and computer players at the table
seats = 인원
# $seats, $players, $others (Number): at the table, in a round, without a seat in it
seats-about = 한 판은 { $players ->
        [2] 두
        [3] 세
       *[other] { $players }
    } 명이 쳐요. 앉은 { $seats }명 가운데 { $others }명은 빠지거나 광을 팔아요.
house-rules = 세부 규칙
differences = 바꾼 규칙:
reset-options = 원래 규칙으로 되돌리기
# $preset (String): the nearest other preset. $count (Number): rules that differ
preset-like = “{ $preset }”에서 규칙 { $count }가지만 달라요
# $seats (Number)
seats-implied = { $seats }명이 앉으면 바뀌는 규칙
search-options = 세부 규칙 찾기
only-changed = 다른 것만 보기
# $count (Number): changed options under a heading
changed-count = { $count }가지 바뀜
no-options = 찾는 세부 규칙이 없어요.
play = 시작하기
again = 한 번 더
unfinished = 하던 경기
# $game (String). $round (Number). $seats (Number). $you, $other (String): points; of more opponents a list
unfinished-about =
    { $round ->
        [0] { $game }, 이제 막 시작했어요
       *[other] { $game }, { $round }번째 판. 나 { $you }, { $seats ->
            [2] 상대 { $other }
           *[other] 상대들 { $other }
        }.
    }
continue = 이어 하기
value-true = 예
value-false = 아니요
value-nothing = 없음
value-number = 숫자:
# $card (String): a card. $count (Number)
cards-count = { $count ->
        [1] “{ $card }”
       *[other] “{ $card }” { $count }장
    }
fewer = 하나 줄이기
more = 하나 늘리기
length-rounds = 판 수
length-target = 목표 점수까지
length-time = 분
length-bankroll = 누군가 올인될 때까지

## Levels of the computer players

level-random = 초보
    .about = 손에 잡히는 대로 패를 내요. 게임을 익히기에 좋아요.
level-novice = 하수
    .about = 게임은 알지만 좋은 패를 자주 놓쳐요.
level-greedy = 중수
    .about = 눈에 보이는 가장 좋은 패를 먹고 족보를 노려요.
level-sampler = 고수
    .about = 한 수마다 있을 법한 패를 여러 가지로 따져 봐요.

## Portraits: the names of the computer players

avatar-crane = 두루미
avatar-tiger = 호랑이
avatar-boar = 멧돼지
avatar-fox = 여우
avatar-frog = 개구리
avatar-grandmother = 할매
avatar-poet = 시인
avatar-host = 진행자

## Settings

settings = 설정
language = 언어
language-en = English
language-ru = Русский
language-ko = 한국어
language-uk = Українська
language-ja = 日本語
palette = 패 색상
palette-default = 기본
palette-contrast = 고대비
palette-night = 밤
back = 패 뒷면
back-red = 빨강
back-ink = 먹색
speed = 움직임
speed-off = 없음
speed-fast = 빠르게
speed-normal = 보통
labels = 달 표시
sound = 소리
volume = 음량

## Rules

rules = 규칙
# $game (String): name of the game
rules-of = { $game } 규칙
rules-text = 규칙 설명
house-rules-here = 이 판의 세부 규칙
# $points (Number): points of a complete yaku. $extra (Number): for each further card
points-worth =
    { $extra ->
        [0] { $points }점
       *[other] { $points }점, 한 장 더할 때마다 +{ $extra }
    }
# Why the rules of a table are what they are. $preset (String): name of the preset
rules-like = “{ $preset }”에서 다른 점:
# $heading (String): name of a preset, or the table. $like (String): rules-like
rules-heading = { $heading }. { $like }
# $count (String): number of options
rules-count = 규칙은 모두 { $count }가지예요. 표시된 것은 고른 규칙과 달라요.

## How to play

howto = 게임 방법
howto-cards = 패
howto-cards-text = 화투는 열두 달, 달마다 네 장씩이에요. 달마다 그려진 식물이 달라서 그림만 보고도 몇 월인지 알 수 있어요. 익숙해질 때까지는 작은 달 표시가 도와줘요. 다음 네 장은 8월, 공산이에요:
howto-kinds-text = 같은 달의 패도 종류가 달라요. 어떤 족보에 쓰이는지는 종류에 달려 있어요:
howto-kind-b = 둥근 원이나 색을 칠한 바탕이 있는 큰 그림 다섯 장.
howto-kind-a = 동물이나 물건이 그려진 아홉 장. 술잔(국진)도 열끗이에요.
howto-kind-r = 띠가 그려진 열 장. 글씨가 있는 빨간 띠 세 장, 파란 띠 세 장, 글씨 없는 빨간 띠 네 장이에요.
howto-kind-j = 식물만 그려진 패. 한 장은 약하지만 열 장이 모이면 점수가 돼요.
howto-turn = 내 차례
howto-turn-text = 손패에서 한 장을 내세요. 바닥에 같은 달의 패가 있으면 두 장을 모두 먹어요. 그다음 더미의 맨 위 패를 뒤집고, 그 패도 똑같이 처리해요:
howto-match-text = 바닥에 같은 달의 패가 두 장 있으면 하나를 고르고, 세 장 있으면 모두 먹어요. 맞는 패가 없으면 낸 패는 바닥에 남아요. 차례마다 꼭 한 장을 내야 하지만, 짝이 맞는 패를 일부러 아껴 두어도 돼요.
howto-yaku = 족보
howto-yaku-text = 먹은 패는 내 앞에 펼쳐 두어요. 정해진 패를 모으면 족보(야쿠)가 되어 점수가 나요. 판 옆의 목록에서 모든 족보를 볼 수 있고, 이미 모은 패에는 불이 들어와요. 예를 들면 멧돼지, 사슴, 나비예요:
howto-koikoi = 코이코이와 스톱
howto-koikoi-text = 족보를 새로 만들거나 키우면 결정할 차례예요. “스톱”을 하면 판이 끝나고 점수를 얻어요. “코이코이”(덤벼라!)를 하면 더 큰 점수를 노리며 계속해요. 하지만 상대가 먼저 족보를 만들어 스톱하면 나는 한 점도 얻지 못하고, 규칙에 따라서는 상대의 점수가 두 배가 돼요.
howto-go = 고와 스톱
howto-go-text = 날 점수가 되면 결정하세요. “스톱”을 하면 판이 끝나고 모두가 나에게 점수를 내요. “고”를 하면 계속해요. 고마다 점수가 더해지고, 3고부터는 두 배씩 커져요. 하지만 다른 사람이 먼저 스톱하면 한 점도 받지 못하고, 고를 했다는 이유로 더 내는 규칙도 많아요.
howto-ppeok = 같은 달 세 장
howto-ppeok-text = 방금 짝을 맞춘 두 장과 같은 달의 패가 더미에서 나오면 세 장 모두 바닥에 무더기로 남아요. 이것이 뻑이에요. 네 번째 패를 내는 사람이 무더기를 모두 먹고, 상대마다 피도 한 장씩 받아요. 손에 든 같은 달 세 장은 강해요. 흔들어 보여 주고 이기면 두 배이고, 네 번째 패가 바닥에 있으면 세 장을 한꺼번에 폭탄으로 낼 수 있어요.
howto-jokers = 조커
howto-jokers-text = 조커는 차례와 별도로 바로 먹고, 그 대신 더미에서 한 장을 가져와요. 대부분 피 두 장이나 세 장으로 세요:
howto-hands = 터치, 마우스, 키보드
howto-hands-text = 패를 누르면 집어 들고, 짝이 맞는 패가 밝아져요. 한 번 더 누르거나 바닥으로 끌어다 놓으면 패를 내요. 키보드에서는 숫자 1부터 9까지, 열 번째 패는 0으로 손패를 집고 낼 수 있어요. 바닥을 누르면 움직임을 건너뛰어요.
howto-months = 열두 달

## Keys

keys = 키보드
keys-about = 모든 조작을 키보드로 할 수 있어요.
key-digit = 그 번호의 손패 집기. 같은 숫자를 한 번 더 누르면 내기
key-arrows = 손패나 바닥의 패 사이를 이동
key-tab = 판의 다음 영역으로 이동
key-enter = 패 집기 또는 내기, 움직임 건너뛰기
key-escape = 움직임 건너뛰기, 패 내려놓기, 창 닫기
key-koikoi = 코이코이 하기
key-stop = 스톱하기
key-go = 고 하기
key-bomb = 낼 수 있는 첫 번째 폭탄 내기
key-shake = 흔들 수 있는 첫 번째 달 흔들기
key-continue = 선언하지 않고 계속하기
key-flip_only = 더미의 패만 뒤집기
key-labels = 달 표시 켜기 또는 끄기
key-sheet = 족보 목록
key-log = 진행 기록
key-help = 이 목록

## The line to the server

line-lost = 연결이 끊겼어요. 다시 연결하는 중…

## Problems. A refused request changes nothing.

problem-unreachable = 서버가 응답하지 않아요. 잠시 후 다시 시도해 주세요.
problem-not_json = 서버가 메시지를 읽지 못했어요. 바뀐 것은 없어요.
problem-unknown_type = 서버가 모르는 메시지예요. 바뀐 것은 없어요.
problem-bad_message = 서버가 메시지를 이해하지 못했어요. 바뀐 것은 없어요.
problem-too_large = 메시지가 너무 길어요. 바뀐 것은 없어요.
problem-version = 페이지가 서버보다 오래되었어요. 새로 고침 해 주세요.
problem-no_table = 그 경기는 이제 없어요.
problem-not_seated = 그 경기에는 내 자리가 없어요.
problem-other_table = 다른 경기에 보낸 메시지예요. 바뀐 것은 없어요.
problem-not_your_turn = 아직 내 차례가 아니에요.
problem-illegal = 지금은 규칙에 맞지 않아요.
problem-impossible = 그 터치는 인정되지 않아요. 바뀐 것은 없어요.
problem-bad_options = 세부 규칙이 서로 맞지 않아요. 하나를 바꿔 주세요.
problem-server_busy = 서버가 매우 바빠요. 잠시 후 다시 시도해 주세요.
