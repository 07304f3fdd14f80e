matching-name = 달 맞추기
matching-about = 화투가 처음이라면 여기서 시작하세요. 같은 달의 패를 먹고, 더 많이 먹은 사람이 이겨요.
matching-preset-plain = 기본
    .about = 손패 여덟 장씩, 바닥에 여덟 장. 족보도 고·스톱도 없어요.
matching-option-length = 경기 길이
    .about = 몇 판을 하는지, 또는 몇 점을 내면 경기가 끝나는지 정해요.
matching-option-next_dealer = 다음 선
    .about = 다음 판의 선이 누구인지 정해요.
matching-option-draws_count = 비긴 판도 세기
    .about = 점수가 나지 않은 판을 정한 판 수에 넣는지 정해요.
matching-value-length-time = { $minutes }분
matching-value-length-rounds = { $n }판
matching-value-length-target = { $points }점 내기
matching-value-next_dealer-winner = 이긴 사람
matching-value-next_dealer-alternate = 번갈아
matching-value-next_dealer-loser = 진 사람
matching-value-next_dealer-fixed = 늘 같은 사람
matching-line-cards = 먹은 패
    .about = 먹은 패 한 장에 1점이에요.
matching-line-less = 상대의 패만큼 빼기
    .about = 이긴 사람은 차이만큼 점수를 얻어요.
matching-action-play = 내기
matching-action-take = 먹기
matching-end-more_cards = { $you ->
    [yes] 내가 더 많이 먹었어요
   *[no] { $winner }님이 더 많이 먹었어요
}
matching-end-draw = 두 사람이 먹은 패의 수가 같아요
matching-shuffled-table_quad = 바닥에 같은 달 네 장이 깔려서 패를 다시 돌렸어요
