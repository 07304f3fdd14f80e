### The command line and the match in plain lines.
### Values in plain lines stand as { $what }; a pattern with a selector says what its values are.

## Help

cli-about = Hato는 화투 게임을 모아 둔 곳이에요. 사용법: hato 명령 [옵션]
cli-help-commands = 명령:
cli-help-options = 옵션:
cli-help-more = hato 명령 --help 로 명령을 자세히 볼 수 있어요.

cli-command-play = 브라우저에서 판을 열어요. --line 을 붙이면 터미널에서 글로 진행해요.
cli-command-serve = 브라우저를 열지 않고 서버만 실행해요.
cli-command-games = 게임 목록을 보여 줘요. 게임을 지정하면 규칙 모음과 세부 규칙을 보여 줘요.
cli-command-check = 벡터 파일과 기록된 판을 규칙과 대조하고 다른 점을 알려 줘요.
cli-command-replay = 기록을 검증하고 경기를 문장으로 들려줘요.
cli-command-count = 작은 패 묶음으로 가능한 모든 진행을 세거나, 집계 파일을 확인해요.
cli-command-bench = 엔진의 속도를 재요.

cli-option-lang = 언어: en, ja, ko, ru, uk
cli-option-help = 이 도움말 보기
cli-option-version = 버전 보기
cli-option-line = 터미널에서 글로 진행하기
cli-option-preset = 사용할 규칙. 목록은 hato games 게임
cli-option-set = 세부 규칙 하나를 바꾸기. 여러 번 쓸 수 있음
cli-option-seats = 나를 포함한 인원. 나머지는 컴퓨터
cli-option-rounds = 경기의 판 수
cli-option-level = 컴퓨터의 실력: random, novice, greedy, sampler
cli-option-seed = 패를 섞을 시드, 16진수 최대 64자리
cli-option-record = 끝난 경기를 새 파일에 기록하기
cli-option-port = 서버 포트. 0이면 비어 있는 아무 포트
cli-option-allow_host = 서버가 응답할 이름. 여러 번 쓸 수 있고, 없으면 아무 이름이나 받음
cli-option-host = 접속을 받을 주소. 없으면 이 컴퓨터에서만 접속 가능
cli-option-data = 데이터 폴더
cli-option-no_browser = 브라우저를 열지 않기
cli-option-step = 결정마다 Enter를 기다리기
cli-option-seat = 이 자리에서 알 수 있던 것만 말하기
cli-option-quiet = 검증만 하기
cli-option-suits = 패 묶음: 이 달들의 모든 패
cli-option-cards = 패 묶음: 이 패들
cli-option-hand = 손패의 수. 없으면 1
cli-option-field = 바닥패의 수. 없으면 1
cli-option-dealer = 선의 자리. 없으면 0
cli-option-divide = 첫 수마다 값을 따로 보기
cli-option-plain = 이미 아는 상황도 모든 경로를 따라가기. 느리지만 값은 같음
cli-option-slow = 집계 파일에서 오래 걸리는 묶음도 세기
cli-option-limit = 말단이 이만큼 넘으면 그만두기
cli-option-game = 속도를 잴 게임
cli-option-seconds = 측정 한 번의 CPU 시간

## Results

cli-serving = Hato 주소: { $address } (Ctrl-C로 종료)
cli-passed-failed = { $passed } passed, { $failed } failed
cli-check-difference = { $id }: { $field }: 예상 { $expected }, 결과 { $came }
cli-check-reason = { $id }: { $reason }
cli-check-progress = { $path }: { $done }개 완료
cli-recorded = 경기를 { $path } 파일에 기록했어요.
cli-not-recorded = 경기가 끝나지 않아 기록하지 않았어요.

cli-games-state = 플레이 가능, 인원: { $seats }, 규칙 버전: { $rules }
cli-games-presets = 규칙 모음: { $names }
cli-games-more = hato games 게임 — 규칙 모음과 세부 규칙 보기. hato play 게임 --line — 터미널에서 경기 시작.
cli-games-presets-of = 규칙 모음 (--preset 이름):
cli-games-options-of = 세부 규칙 (--set 이름=값):
cli-games-default = 기본
cli-games-default-is = 기본값: { $value }
cli-games-differs = 다른 점: { $options }
cli-games-like = { $preset } 규칙과 다른 점: { $options }
cli-games-yes-no = yes(예) 또는 no(아니요)
cli-games-length-rounds = rounds:N — 정한 판 수
cli-games-length-target = target:N — 누군가 이 점수를 낼 때까지
cli-games-length-time = time:N — 정한 시간(분). 하던 판은 끝까지
cli-games-length-bankroll = bankroll — 누군가 올인될 때까지
cli-games-table = 다음 낱말 가운데 하나, 또는 { $keys } 가운데 몇 개에 { $low }부터 { $high }까지의 수, 예: 05:20,10:20
cli-games-set = 다음 가운데 여럿을 쉼표로 나누어, 또는 none
cli-games-cards = 다음 가운데 여럿을 정해진 장수까지 쉼표로 나누어, 또는 none
cli-games-card = { $code }, 최대 { $most }장: { $name }
cli-games-numbers = { $low }부터 { $high }까지의 수

cli-replay-title = { $game }, { $preset }: { $names }
cli-replay-progress = { $lines }줄 검증함
cli-replay-step = Enter — 다음, q — 끝:
cli-replay-whole = 경기 끝까지 { $lines }줄을 검증했어요. { $shuffle }.
cli-replay-part = 기록된 데까지 { $lines }줄을 검증했어요. 경기는 끝나지 않았어요. { $shuffle }.
cli-replay-shuffle-checked = 패 섞기가 봉인과 일치해요
cli-replay-shuffle-closed = 패 섞기가 아직 공개되지 않았어요
cli-replay-shuffle-none = 패 섞기를 봉인하지 않았어요
cli-replay-redacted = 한 자리에서 본 기록이에요. 들려줄 수는 있지만 검증할 수는 없어요.

cli-count-progress = 말단 { $leaves }개 확인, 전체의 { $share }
cli-count-good = { $id }: 일치
cli-count-slow = 오래 걸려서 뺀 묶음(--slow 로 셀 수 있음): { $number }

cli-bench-head = { $game }, { $engine }, { $python }; 열 번 가운데 최고, CPU 1초당, 그리고 “bits” 백만 번당
cli-bench-plain = 순수 Python
cli-bench-compiled = 컴파일됨
cli-bench-progress = 측정 { $of }번 중 { $done }번 완료

## What is wrong: one sentence each

cli-error-command = 없는 명령이에요: { $what }. 쓸 수 있는 명령: { $names }.
cli-error-command-near = 없는 명령이에요: { $what }. 혹시 { $near } 인가요?
cli-error-rounds = { $game }의 길이는 판 수로 정하지 않으므로 --rounds를 쓸 수 없어요. 테이블 규칙은 --set으로 바꿔요.
cli-error-option = 여기에는 없는 옵션이에요: { $what }. 쓸 수 있는 옵션: { $names }.
cli-error-option-near = 여기에는 없는 옵션이에요: { $what }. 혹시 { $near } 인가요?
cli-error-needs-value = 옵션 { $option } 뒤에 값이 필요해요.
cli-error-no-value = 옵션 { $option } 뒤에는 값을 쓰지 않아요.
cli-error-extra = 필요 없는 인수가 있어요: { $argument }.
cli-error-arguments = 인수가 맞지 않아요: { $reason }.
cli-error-language = 없는 언어예요: { $what }. 쓸 수 있는 언어: { $names }.
cli-error-number = { $option } 값이 { $value } 인데, { $low }부터 { $high }까지의 정수여야 해요.
cli-error-seconds = { $option } 값이 { $value } 인데, 0보다 크고 3600 이하인 수여야 해요.
cli-error-seed = 시드 { $value } 값은 1~64자리 16진수가 아니에요.
cli-error-game = 없는 게임이에요: { $what }. 할 수 있는 게임: { $names }.
cli-error-game-near = 없는 게임이에요: { $what }. 혹시 { $near } 인가요?
cli-error-preset-game = --preset에는 --game이 필요해요. 규칙은 게임마다 따로 있어요.
cli-error-no-games = 여기에는 게임이 없어요.
cli-error-which-game = 어떤 게임을 할지 정해 주세요: { $names }.
cli-error-preset = 없는 규칙 모음이에요: { $what }. 쓸 수 있는 규칙 모음: { $names }.
cli-error-preset-near = 없는 규칙 모음이에요: { $what }. 혹시 { $near } 인가요?
cli-error-setting = { $setting } — 이름=값 꼴이 아니에요.
cli-error-rule = 없는 세부 규칙이에요: { $what }. 쓸 수 있는 세부 규칙: { $names }.
cli-error-rule-near = 없는 세부 규칙이에요: { $what }. 혹시 { $near } 인가요?
cli-error-rule-value = 세부 규칙 { $what }에는 { $value } 값을 쓸 수 없어요. 쓸 수 있는 값: { $allowed }.
cli-error-rule-list = 세부 규칙 { $what }에는 { $value } 값을 쓸 수 없어요. none, 또는 다음 가운데 여럿을 여기 나온 횟수까지 쉼표로 나누어 쓰세요: { $allowed }.
cli-error-rules-together = 세부 규칙이 서로 맞지 않아요: { $reason }.
cli-error-seats = 이 규칙에서 { $game } 인원은 { $seats }명이 될 수 없어요. 가능한 인원: { $numbers }.
cli-error-host = 컴퓨터 이름이 아니에요: { $value }. http:// 와 포트는 빼고 쓰세요.
cli-error-level = 없는 실력이에요: { $what }. 고를 수 있는 실력: { $names }.
cli-error-level-near = 없는 실력이에요: { $what }. 혹시 { $near } 인가요?
cli-error-only-line = { $option } 옵션은 --line 과 함께 써야 해요.
cli-error-only-browser = { $option } 옵션은 --line 과 함께 쓸 수 없어요.
cli-error-only-with-game = { $option } 옵션은 집계 파일이 아니라 게임과 함께 써요.
cli-error-only-with-file = { $option } 옵션은 게임이 아니라 집계 파일과 함께 써요.
cli-error-quiet = { $option } 옵션은 --quiet 와 함께 쓸 수 없어요.
cli-error-no-file = hato { $command } 뒤에 파일이 필요해요.
cli-error-file-missing = 파일이 없어요: { $path }.
cli-error-file-folder = 파일이 아니라 폴더예요: { $path }.
cli-error-file-exists = 이미 있는 파일이에요: { $path }. 새 이름을 쓰세요.
cli-error-file-unreadable = { $path } 파일을 읽을 수 없어요: { $reason }.
cli-error-file-text = { $path } 파일은 UTF-8 텍스트가 아니에요.
cli-error-folder-missing = 폴더가 없어요: { $path }.
cli-error-folder-closed = { $path } 폴더에는 쓸 수 없어요.
cli-error-folder-made = { $path } 폴더를 만들 수 없어요: { $reason }.
cli-error-not-folder = 폴더가 아니에요: { $path }.
cli-error-record = { $path } 기록을 쓸 수 없어요: { $reason }.
cli-error-check = 검사를 여기서 멈춰요: { $reason }.
cli-error-line = { $path }, { $line }번째 줄: { $reason }.
cli-error-port-used = 포트 { $port }번은 사용 중이에요. 다른 포트를 고르거나 0을 쓰세요.
cli-error-port-denied = 포트 { $port }번을 쓸 권한이 없어요. 1023보다 큰 포트를 고르세요.
cli-error-serve = 서버를 시작할 수 없어요: { $reason }.
cli-error-count-what = 셀 게임이나 집계 파일을 지정해 주세요.
cli-error-count-deck = 패 묶음은 --suits 와 --cards 중 하나로 지정해 주세요.
cli-error-count-suits = 패 묶음에 다음 달이 모두 있지 않아요: { $suits }.
cli-error-count-limit = 말단이 { $limit }개를 넘어요. 더 작은 패 묶음을 쓰거나 --limit 값을 올리세요.
cli-error-count-endless = 이 패는 끝없이 되풀이될 수 있어요. 다시 돌리지 않는 세부 규칙을 고르세요.
cli-error-count-cards = 패 묶음이 너무 작아요. 판이 끝나기 전에 더미가 떨어져요.
cli-error-count-sizes = 손패와 바닥패가 패 묶음보다 많아요.
cli-error-program = 프로그램에 문제가 생겼어요({ $reason }). HATO_DEBUG=1 로 위치를 볼 수 있어요.

## The match in plain lines. $you (String): "yes" the reader, "no" somebody else called $who, "none" nobody.

tui-you = 나
tui-player = 플레이어
tui-computer = 컴퓨터
tui-computer-number = 컴퓨터 { $number }

tui-zone-field = 바닥
tui-zone-hand = 손패
tui-zone-stock = 더미
tui-zone-captured = 먹은 패
tui-zone-drawn = 뽑은 패
# $place (String), $count (Number): cards
tui-zone-hidden = { $place }: { $count }장
tui-zone-empty = { $place }: 없음

tui-welcome = { $game }. 도움말은 h, 나가기는 q.
tui-dealt = 돌린 패:
tui-dealt-counts = 돌린 패: { $counts }.
tui-draws = { $you ->
    [yes] 내가 뽑은 패: { $cards }.
   *[no] { $who }님이 뽑은 패: { $cards }.
}
tui-first-dealer = { $you ->
    [yes] 내가 첫 선이에요.
   *[no] { $who }님이 첫 선이에요.
}
tui-plays = { $you ->
    [yes] 내가 낸 패: { $cards }.
   *[no] { $who }님이 낸 패: { $cards }.
}
tui-gives = { $you ->
    [yes] 내가 { $to }님에게 준 패: { $cards }.
   *[no] { $who }님이 준 패: { $cards } → { $to }.
}
tui-turns = { $you ->
    [yes] 내가 뒤집은 패: { $cards }.
   *[no] { $who }님이 뒤집은 패: { $cards }.
}
tui-takes = { $you ->
    [yes] 내가 먹은 패: { $cards }.
   *[no] { $who }님이 먹은 패: { $cards }.
}
tui-moves = { $you ->
    [yes] 내가 옮긴 패: { $cards } → { $place }.
    [no] { $who }님이 옮긴 패: { $cards } → { $place }.
   *[none] { $cards } → { $place }.
}
tui-shows = 공개, { $place }: { $cards }.
tui-says = { $you ->
    [yes] 나: { $what }
   *[no] { $who }: { $what }
}
tui-base = 족보 합계: { $points }
tui-times = { $what }: × { $factor } = { $points }
tui-plus = { $what }: { $more } = { $points }
tui-total = 합계: { $points }
# what a loser pays, with the steps below it
tui-pays = { $you ->
    [yes] 내가 낼 점수:
   *[no] { $who }님이 낼 점수:
}
# the same without steps. $points (String)
tui-pays-all = { $you ->
    [yes] 내가 낼 점수: { $points }.
   *[no] { $who }님이 낼 점수: { $points }.
}
tui-lines-of = { $you ->
    [yes] 나:
   *[no] { $who }:
}
tui-money = 돈: { $money }.
tui-points = 이번 판: { $gained }. 점수: { $totals }.
tui-totals = 점수: { $totals }.
tui-match-won = { $you ->
    [yes] 경기가 끝났어요. 내가 이겼어요.
   *[no] 경기가 끝났어요. { $who }님이 이겼어요.
}
tui-match-drawn = 경기가 끝났어요. 무승부예요.

tui-your-hand = 내 손패:
tui-hand-match = { $card }, 맞는 바닥패: { $matches }
tui-made = { $you ->
    [yes] 내가 만든 족보: { $yaku }.
   *[no] { $who }님이 만든 족보: { $yaku }.
}
# $what (String): calls, shown months and free turns, each with its number
tui-done = { $you ->
    [yes] 이번 판의 나: { $what }.
   *[no] 이번 판의 { $who }님: { $what }.
}
tui-shown = { $you ->
    [yes] 내가 보여 준 패: { $cards }.
   *[no] { $who }님이 보여 준 패: { $cards }.
}
tui-carry = 이번 판 배수: × { $factor }.
tui-pot = 쌓인 벌점: { $points }.
tui-out = 이번 판을 쉬는 사람: { $names }.
# $kind (String): a heading such as Junk. $value (String): what they count as
tui-kind = { $kind }: { $cards }
tui-kind-worth = { $kind }, { $value }장 값: { $cards }
tui-near = 한 장 남은 족보 { $yaku }: { $cards }.
tui-near-any = 한 장 남은 족보: { $yaku }.
tui-sheet = 족보와 내가 모은 패:
tui-sheet-entry = { $yaku }: { $points } ({ $need }장 중 { $have }장)
tui-sheet-gone = { $yaku }: { $points } (더는 만들 수 없음)

tui-ask-card = 어떤 패를 낼까요?
tui-ask-which = { $card }: 무엇을 먹을까요?
tui-ask-take = 어떤 패를 먹을까요?
tui-ask-choice = 무엇을 고를까요?
tui-ask-next = Enter — 다음 판:
# $points (String): what one more go adds. $times (String): what all go calls then multiply by
tui-next-go-points = 고를 한 번 더 하면 { $points }점.
tui-next-go-times = 고를 한 번 더 하면 모두 × { $times }.
tui-next-go-both = 고를 한 번 더 하면 { $points }점, 모두 × { $times }.
# $points (String): the change of each player's points
tui-stake-all = { $action }: { $points }
# $action (String): what to say. $points (Number): what it brings now
tui-stake = { $action }: { $points }점 획득

tui-help-answer = 패의 번호, 08b 같은 코드, 또는 이름의 앞부분으로 답하세요.
tui-help-y = y: 족보 목록
tui-help-t = t: 바닥 전체와 점수
tui-help-l = l: 이번 판의 진행
tui-help-s = s: 패 섞기의 봉인
tui-help-q = q: 바로 나가기
tui-help-h = h 또는 ?: 이 도움말

tui-wrong-number = { $number }번은 없어요. 번호는 1부터 { $most }까지예요.
tui-wrong-answer = { $answer } — 여기서는 답이 아니에요. 번호나 코드를 쓰세요. 도움말은 h예요.
tui-wrong-many = { $answer } — 맞는 답이 여럿이에요. 더 길게 쓰거나 번호를 쓰세요.
tui-wrong-place = { $card } — 고를 수 있는 답이 아니에요.
tui-wrong-card = { $card } — 지금은 고를 수 없는 패예요.
tui-wrong-more = { $answer } — 물은 것보다 많이 썼어요.

tui-seal = 패를 돌리기 전에 섞은 결과를 봉인했어요. SHA-256: { $commitment }.
tui-opened = 섞기 시드: { $seed }
tui-left = 판에서 나왔어요.
tui-ended = 입력이 끝나서 게임도 끝났어요.
