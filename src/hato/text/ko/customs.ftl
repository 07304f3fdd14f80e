### The customs of the table: the draw for the dealer, shuffling and cutting, house rules and their codes.
### $who, $to (String): "you" or "other". $name, $receiver (String): players.

doors = 더 둘러보기
door-trainer = 결정 글자 연습
    .about = 백 수의 시가 어느 글자에서 정해지는지 익혀요

## Options that every game has, unless it has words of its own
option-seating = 자리
    .about = 셋 이상일 때 앉는 순서예요. 패 순서대로: 선 뽑기에서 두 번째인 사람이 선의 오른쪽에, 마지막인 사람이 왼쪽에 앉아요.
value-seating-by_cards = 패 순서대로
value-seating-as_joined = 온 순서대로
option-direction = 도는 방향
    .about = 시계 반대 방향이면 다음 차례가 오른쪽에 앉아요. 시계 방향이면 거울처럼 뒤집혀 왼쪽에 앉아요. 다른 것은 그대로예요.
value-direction-counterclockwise = 시계 반대 방향
value-direction-clockwise = 시계 방향

## The dealer draw
draw-title = 누가 선일까요?
# $rule (String): earliest, latest, night, day, random
draw-rule = { $rule ->
        [nearest_9] 아홉에 가장 가까운 패가 선이에요. 같으면 빠른 달, 그다음은 값이 높은 패예요.
        [latest] 가장 늦은 달이 선이에요. 달이 같으면 더 높은 패가 선이에요.
        [day] 낮이에요. 가장 늦은 달이 선이고, 달이 같으면 더 높은 패가 선이에요.
        [night] 밤이에요. 가장 이른 달이 선이고, 달이 같으면 더 높은 패가 선이에요.
        [random] 제비로 정해요.
        [highest] 가장 높은 카드가 선이에요.
        [lowest] 가장 낮은 카드가 선이에요.
        [counted] 패의 수만큼 사람을 차례로 세요. 수가 없는 패는 다시 뽑아요.
       *[other] 가장 이른 달이 선이에요. 달이 같으면 더 높은 패가 선이에요.
    }
draw-skip = 건너뛰기
log-drawn = { $who ->
        [you] 내가 “{ $card }” 패를 뽑았어요.
       *[other] { $name }: “{ $card }” 패를 뽑았어요.
    }
log-draw-again = 패가 같아요. 비긴 사람끼리 다시 뽑아요.
log-first-dealer = { $who ->
        [you] 내가 첫 선이에요.
       *[other] 첫 선: { $name }
    }
# $names (String): all players, the dealer first
log-seats = 앉은 순서: { $names }.
log-shuffle = { $who ->
        [you] 내가 섞고, 기리: { $receiver }
       *[other] { $to ->
            [you] 섞기: { $name }, 기리는 내가 해요.
           *[other] 섞기: { $name }, 기리: { $receiver }
        }
    }

## Length by the clock
# $round (Number). $time (String): a time of day
round-until = { $round }번째 판, { $time }까지

## The sheet of house rules and scores
rules-sheet = 우리 집 규칙과 점수표
rules-sheet-open = 규칙 적어 두기
rules-sheet-print = 인쇄
rules-sheet-game = 놀이
rules-sheet-rules = 규칙
rules-sheet-players = 사람
rules-sheet-length = 경기 길이
# $time (String): a time of day
rules-sheet-until = { $time }까지
rules-sheet-stake = 1점의 값
rules-sheet-first = 첫 선
# $preset (String)
rules-sheet-differences = “{ $preset }” 규칙과 다른 점
rules-sheet-none = 다른 점이 없어요. 모두 “{ $preset }” 규칙 그대로예요.
rules-sheet-scores = 점수
rules-sheet-how = 점수 내역
rules-sheet-draw = 점수 없음
rules-sheet-empty = 아직 끝난 판이 없어요.
rules-sheet-money = 돈으로
rules-sheet-winner = 승자
# $points (String): a number with its sign. $total (String)
rules-sheet-total = { $points } → { $total }
rules-sheet-round = { $round }번째 판, { $month }, 선 { $name }

## Codes of house rules
house-code = 이 규칙의 코드
    .about = 다른 자리에서 불러 주세요. 그대로 입력하면 똑같은 규칙으로 놀 수 있어요.
house-code-link = 이 규칙으로 가는 링크
house-code-load = 우리 집 규칙 불러오기
    .about = 코드는 다른 자리의 규칙표에 적혀 있어요.
house-code-field = 코드
house-code-button = 불러오기
# $game, $preset (String). $seats (Number)
house-code-loaded = 불러왔어요: { $game }, “{ $preset }”, { $seats }명
problem-code_empty = 코드가 없어요. A7KM-P2QX-… 같은 모양이고, 우리 집 규칙표에 적혀 있어요.
# $detail (String): a character
problem-code_letter = “{ $detail }”: 코드에 없는 글자예요. 코드는 0, 1, I, L, O를 뺀 숫자와 영문자로 되어 있어요.
problem-code_damaged = 코드가 맞지 않아요. 글자가 빠졌거나 틀렸거나 자리가 바뀌었어요. 다시 한번 확인해 주세요.
problem-code_version = 더 새로운 버전의 Hato에서 만든 코드예요. 그 버전에서는 불러올 수 있어요.
problem-code_game = 여기에 없는 놀이의 코드예요. 더 새로운 버전의 Hato에는 있을 수 있어요.
problem-code_preset = 이 버전의 Hato에 없는 규칙 모음이 코드에 들어 있어요.
problem-code_option = 이 버전의 Hato에 없는 규칙이 코드에 들어 있어요.
# $detail (String): name of an option
problem-code_value = “{ $detail }” 규칙에 이 버전의 Hato에 없는 값이 들어 있어요.
# $detail (String): a number
problem-code_seats = 이 규칙으로는 { $detail }명이 놀 수 없어요.
# $detail (String): why, in English
problem-code_together = 이 코드의 규칙들이 여기서는 서로 맞지 않아요: { $detail }

## Command line
cli-command-sheet = 우리 집 규칙과 그 코드, 또는 기록된 경기의 점수표를 적습니다
cli-option-code = 이 코드의 규칙
cli-option-rules = 이 코드의 규칙으로 놉니다
cli-error-code-and = { $option }: 코드와 함께 쓸 수 없습니다. 코드에 이미 들어 있습니다
cli-error-sheet-record = { $option }: 기록과 함께 쓸 수 없습니다. 기록에 이미 들어 있습니다
cli-error-sheet-redacted = { $path }: 한 자리에서 본 기록이라 점수를 다시 셀 수 없습니다
tui-help-r = r: 우리 집 규칙과 점수표
