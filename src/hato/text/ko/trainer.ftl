### The trainer for the decisive syllables of the hundred poems.

## $right, $all, $count, $n, $days, $seconds (Number). $card, $kana (String): a card, a beginning.

karuta-trainer = 결정 글자 연습
karuta-trainer-lead = 앞머리를 보고 뒷구절을 찾아요. 틀린 시는 곧, 아는 시는 나중에 다시 나와요.
karuta-trainer-start = 연습하기
karuta-trainer-continue = 이어서 연습하기
karuta-trainer-stop = 그만하기
karuta-trainer-way = 문제의 방향
karuta-trainer-way-ending = 앞머리에서 패로
karuta-trainer-way-beginning = 패에서 앞머리로
karuta-trainer-set = 연습할 시
karuta-trainer-set-due = 다시 볼 때가 된 시
karuta-trainer-set-weak = 자주 틀리는 시
karuta-trainer-set-all = 백 수 모두
karuta-trainer-set-length = 결정 글자가 { $count }글자인 시
karuta-trainer-set-kana = “{ $kana }”로 시작하는 시
karuta-trainer-ask-ending = 어느 패일까요?
karuta-trainer-ask-beginning = 이 시의 앞머리는?
karuta-trainer-show = 답 보기
karuta-trainer-next = 다음
karuta-trainer-right = 맞았어요
karuta-trainer-wrong = 틀렸어요. 답: “{ $card }”
karuta-trainer-right-after = 맞았어요, { $seconds }초
karuta-trainer-alike = 앞머리가 비슷한 시
karuta-trainer-summary = { $all }문제 중 { $right }문제 정답, 평균 { $seconds }초
karuta-trainer-due = { $count ->
    [0] 지금 다시 볼 시가 없어요.
   *[other] 다시 볼 시가 { $count }수 있어요.
}
karuta-trainer-boxes = 상자
    .about = 맞힌 시는 한 상자 위로 올라가 나중에 다시 나와요. 틀린 시는 첫 상자로 돌아가요.
karuta-trainer-box = 상자 { $n }
karuta-trainer-box-new = 새 시
karuta-trainer-box-count = { $count }수
karuta-trainer-back-now = 지금
karuta-trainer-back = { $days }일 뒤
karuta-trainer-statistics = 시마다 성적
karuta-trainer-seen = 나온 횟수
karuta-trainer-hits = 맞힘
karuta-trainer-misses = 틀림
karuta-trainer-share = 정답률
karuta-trainer-median = 보통 시간
karuta-trainer-best = 가장 빠른 시간
karuta-trainer-last = 지난번 시간
karuta-trainer-again = 다시 나올 때
karuta-trainer-confused = 자주 헷갈리는 패: “{ $card }”
karuta-trainer-never = 아직 나오지 않음
karuta-trainer-reset = 성적 지우기
    .about = 연습의 상자와 시간이 모두 지워져요.
karuta-trainer-keys = 1~{ $count }로 고르고, Enter로 다음, Esc로 그만해요.
karuta-trainer-keys-write = Enter로 확인하고 다음, Esc로 그만해요.
karuta-trainer-sets-length = 결정 글자의 길이로
karuta-trainer-sets-kana = 첫 가나로
karuta-trainer-fresh = { $count ->
    [0] 오늘의 새 시는 끝났어요.
   *[other] 그다음 새 시 { $count }수.
}
karuta-trainer-nothing = 여기에는 지금 나올 시가 없어요. 다른 시를 골라 주세요.
karuta-trainer-count = 고를 패의 수
karuta-trainer-answer = 답하는 방법
karuta-trainer-answer-choose = 고르기
karuta-trainer-answer-write = 쓰기
karuta-trainer-more = 다른 설정
karuta-trainer-dynamic = 지금의 결정 글자
    .about = 일부 시는 이미 읊은 것으로 쳐요. 남은 시가 적을수록 앞머리가 빨리 정해져요.
karuta-trainer-poem = 답한 뒤에 시 전체 보기
karuta-trainer-names = 패 아래에 이름, 가나 아래에 로마자
karuta-trainer-bound = 빠르기 기준
    .about = 이보다 늦게 맞히면 상자가 올라가지 않아요. 쓸 때는 시간이 두 배예요.
karuta-trainer-goal = 하루 문제 수
karuta-trainer-today = 오늘
karuta-trainer-today-of = { $all }문제 중 { $count }문제
karuta-trainer-goal-met = 오늘의 목표를 이뤘어요.
karuta-trainer-streak = { $days }일 연속
karuta-trainer-left = { $count }문제 남음
karuta-trainer-write = 이 시의 결정 글자
    .about = 가나 또는 로마자로
karuta-trainer-kana = 가나
karuta-trainer-kana-mark = 탁점
karuta-trainer-kana-delete = 지우기
karuta-trainer-check = 확인
karuta-trainer-slow = 맞았지만 늦었어요: { $seconds }초
karuta-trainer-short = “{ $kana }”만으로는 아직 정해지지 않아요. 답: “{ $card }”
karuta-trainer-yours = 내 답: “{ $card }”
karuta-trainer-back-soon = 곧
karuta-trainer-column-poem = 시
karuta-trainer-column-box = 상자
karuta-trainer-save = 파일로 저장
karuta-trainer-load = 파일 불러오기
karuta-trainer-loaded = 파일을 불러왔어요. 시마다 더 최근의 성적을 써요.
karuta-trainer-file-damaged = 이 파일은 읽을 수 없어요. 중간에 잘렸을 수 있어요. 아무것도 바뀌지 않았어요.
karuta-trainer-file-foreign = 연습의 파일이 아니에요. 아무것도 바뀌지 않았어요.
karuta-trainer-file-newer = 더 새로운 Hato의 파일이에요. Hato를 업데이트하고 다시 해 보세요. 아무것도 바뀌지 않았어요.
karuta-trainer-file-partly = 이 파일에 맞지 않는 내용이 있어요. 아무것도 바뀌지 않았어요.
karuta-trainer-trouble-damaged = 이 브라우저의 성적을 읽을 수 없어 처음부터 시작해요.
karuta-trainer-trouble-foreign = 성적이 있을 자리에 다른 내용이 있어 처음부터 시작해요.
karuta-trainer-trouble-newer = 성적이 더 새로운 Hato의 것이라 처음부터 시작해요.
karuta-trainer-trouble-partly = 성적의 일부가 맞지 않았어요. 나머지로 계속해요.
karuta-trainer-aside = 전에 있던 내용은 그대로 따로 두었어요.
karuta-trainer-aside-save = 그 내용을 파일로 저장
karuta-trainer-aside-drop = 그 내용 지우기
karuta-trainer-unsaved = 이 브라우저에는 저장할 수 없어 나가면 모두 사라져요. 파일로 저장해 주세요.
karuta-trainer-reset-sure = 정말 모두 지울까요?
karuta-trainer-reset-yes = 지우기
karuta-trainer-reset-no = 그대로 두기
karuta-trainer-reset-done = 성적을 지웠어요.
