### 짝 맞추기 (rules CON)

concentration-name = 짝 맞추기
concentration-about = 모든 카드를 뒤집어 놓고 두 장씩 펼쳐요. 같으면 내 것, 다르면 제자리로. 기억력이 좋은 사람이 이겨요.

## Presets

concentration-preset-source = 전체 카드
    .about = 54장, 27쌍을 모두 써요. 숫자가 같으면 한 쌍이고, 쌍을 찾으면 한 번 더 해요.

## Groups of options, by the rule that they belong to

concentration-group-CON-1 = 카드
concentration-group-CON-2 = 차례
concentration-group-CON-3 = 쌍
concentration-group-CON-4 = 승패

## Options. The value texts of an option follow it; yes and no are shared texts.

concentration-option-jokers = 조커
    .about = 조커를 몇 장 쓰는지 정해요. 54장일 때만 쓰이고, 0이면 52장으로 해요.
concentration-option-match = 쌍의 조건
    .about = 숫자만 같으면 쌍인지, 숫자와 색이 모두 같아야 하는지 정해요.
concentration-value-match-rank = 같은 숫자
concentration-value-match-rank_color = 같은 숫자와 색
concentration-option-extra_turn = 쌍을 찾으면 한 번 더
    .about = 쌍을 찾은 사람이 두 장을 더 펼치는지 정해요.
concentration-option-layout = 놓는 방법
    .about = 카드를 줄 맞춰 놓을지 흩어 놓을지 정해요. 어느 쪽이든 자리는 바뀌지 않아요.
concentration-value-layout-grid = 줄 맞춰
concentration-value-layout-scatter = 흩어서
concentration-option-show_ms = 보여 주는 시간
    .about = 서로 다른 두 장을 펼쳐 두는 시간이에요. 단위는 1000분의 1초예요.
concentration-option-size = 카드 수
    .about = 바닥에 놓을 카드 수예요. 적게 놓을 때는 제비로 쌍을 고르며, 어떤 쌍인지는 아무도 몰라요.
concentration-option-win_by = 세는 방법
    .about = 모든 쌍을 하나로 셀지, 조커 쌍을 둘로 셀지 정해요.
concentration-value-win_by-pairs = 모두 하나로
concentration-value-win_by-joker_pair_2 = 조커는 둘로

## Lines, calls, actions and ends. $you (String): yes, no or none. $winner (String): who has most pairs

concentration-line-pairs = 찾은 쌍
concentration-line-jokers = 조커는 두 배
concentration-call-pair = 쌍이에요!
concentration-call-miss = 짝이 아니에요
concentration-action-pick = { $one }번 카드 펼치기
concentration-end-most_pairs = { $you ->
    [yes] 가장 많은 쌍을 찾았어요.
   *[other] { $winner }님이 가장 많은 쌍을 찾았어요.
}
concentration-end-shared = 가장 많은 쌍을 여럿이 똑같이 찾았어요.
concentration-end-alone = 모든 쌍을 찾았어요.

## The table. $row, $column (Number): where a card lies. $at (String): the same in words

concentration-table = 바닥의 카드
concentration-at = { $row }째 줄 { $column }번
concentration-card-closed = { $at }, 뒷면
concentration-card-open = { $at }: { $card }
concentration-card-empty = { $at }, 빈자리
concentration-hint-first = 카드를 한 장 펼치세요.
concentration-hint-second = 한 장 더 펼치세요.
concentration-pairs = { $count }쌍
concentration-turns = { $count }번 펼침
concentration-place-closed = 뒷면
concentration-place-taken = 찾은 쌍
concentration-place-out = 뺀 카드
concentration-log-dealt-out = 제비로 쌍 몇 개를 뺐어요. 어떤 쌍인지는 아무도 몰라요.
# $who (String): you, other or none
concentration-turned = { $who ->
    [you] 카드를 펼쳤어요.
   *[other] { $name }님이 카드를 펼쳤어요.
} { $at }: { $card }
concentration-ask = 어떤 카드를 펼칠까요? 줄과 번호 (예: 2 5)
concentration-ask-wrong = { $answer } 카드는 펼칠 수 없어요. 줄과 번호를 2 5처럼 입력하세요.

## Levels: how well the computer remembers

concentration-level-random = 잘 잊는 기억력
    .about = 몇 번만 지나면 거의 다 잊어요.
concentration-level-novice = 무난한 기억력
    .about = 최근에 펼친 카드는 기억하지만 가끔 놓쳐요.
concentration-level-greedy = 좋은 기억력
    .about = 잘 잊지 않고, 본 쌍을 거의 놓치지 않아요.
concentration-level-sampler = 완벽한 기억력
    .about = 한 번 본 카드는 잊지 않고, 새 카드를 되도록 보여 주지 않아요.
