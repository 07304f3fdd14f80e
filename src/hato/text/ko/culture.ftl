### The pages about the cards (rules D-3, D-4, D-7, D-8, D-10). The browser fetches them when they are opened.

## Words of the pages

culture-title = 화투 그림 이야기
culture-lead = 열두 달, 달마다 식물 하나와 패 네 장이에요. 패를 골라 보세요.
# $code (String): what stands in the address
culture-unknown = “{ $code }”라는 패는 없어요. 모든 패는 다음과 같아요.
culture-calendar = 달력
culture-calendar-japanese = 일본식
culture-calendar-korean = 한국식
# $japan, $korea (String): month-N
culture-months = 일본에서는 { $japan }, 한국에서는 { $korea }
# $points (Number): value of a card. $korean (Number): its value in Korea
culture-points = { $korean ->
        [0] 일본에서 { $points }점, 한국에서 0점
       *[other] { $points }점
    }
culture-month = 이 달
culture-japan = 일본에서는
culture-korea = 한국에서는
culture-role = 특별한 쓰임
culture-names = 이름
culture-language = 언어
culture-name-card = 패
culture-name-month = 달
# $name (String): folk-NN
culture-folk = 사할린과 중앙아시아의 동포들은 이 달을 “{ $name }”라고 불러요.
culture-games = 놀이에서
culture-games-none = 이 패를 꼭 집어 쓰는 족보는 없어요.
# What a game does with the card, if no yaku says it. $number (Number): the suit, 1 to 12. $kind (String): letter of
# the card's kind. $meaning (String): what the month means in the game, where it has a meaning
culture-use-oicho_kabu = { $number ->
        [10] 10이라 더해도 그대로예요. 합의 끝자리만 보니까요.
        [11] 쓰지 않아요. 비와 오동은 빼고 마흔 장으로 쳐요.
        [12] 쓰지 않아요. 비와 오동은 빼고 마흔 장으로 쳐요.
       *[other] 값: { $number }
    }
culture-use-fortune = { $kind ->
        [b] 달의 뜻: { $meaning }. 빛을 지녀서 옆에 놓인 패의 뜻을 더 강하게 해요.
       *[other] 달의 뜻: { $meaning }.
    }
culture-rest = 같은 달의 다른 패
culture-previous = 이전 패
culture-next = 다음 패
culture-all = 모든 달
culture-history = 화투의 내력
culture-signs = 달마다 담긴 뜻

## The months

culture-plant-01 = 소나무는 겨우내 푸르러서 한 해를 열어요.
    .japan = 설에 대문 앞에 소나무 가지를 세워요. 학은 천 년을 산다고 하니, 둘이 함께 오래 살기를 비는 거예요.
    .korea = 송학은 소나무와 학이라는 뜻이에요. 둘 다 십장생에 들고, 변하지 않는 것을 뜻해요.
culture-plant-02 = 매화는 가지에 눈이 남아 있을 때 꽃을 피워요.
    .japan = 매화나무의 휘파람새는 봄의 첫 노래예요. 시인들은 천 년 넘게 둘을 짝지어 읊었어요.
    .korea = 추위를 이겨 내서 사군자의 하나예요. 가지에 앉은 새는 이른 봄을 노래하는 꾀꼬리로 보아요.
culture-plant-03 = 벚나무는 한 주 동안 온통 꽃이었다가 눈처럼 흩날려요.
    .japan = 사람들이 나무 아래 모여 앉는 꽃놀이를 하나미라고 해요. 막은 옛날 진영을 가리던 것처럼 놀이 자리를 가려 줘요.
    .korea = 벚꽃은 더없이 완전한 봄의 모습이에요. 아직도 일본말로 사쿠라라고 부르는 사람이 많아요.
culture-plant-04 = 등나무 꽃은 길게 아래로 늘어져요. 가장 자주 오해받는 식물이에요.
    .japan = 등꽃이 봄을 보내면 두견새가 울어 여름을 열어요.
    .korea = 검은 싸리라는 뜻의 흑싸리로 부르고, 검은콩이라고도 하며, 거꾸로 드는 사람도 많아요. 수양버들 위의 종달새로 보기도 하는데, 들일이 시작된다는 뜻이에요.
culture-plant-05 = 붓꽃은 물가에 피어요.
    .japan = 여덟 널다리는 이세 이야기에 나와요. 나그네가 붓꽃 사이에서 쉬며 고향을 그리는 시를 지어요.
    .korea = 난초라고 불러요. 난초는 사군자의 하나로 곧은 마음을 뜻해요.
culture-plant-06 = 모란은 꽃잎이 겹겹인 커다란 꽃을 피워요.
    .japan = 중국에서 꽃의 왕이라는 이름과 함께 건너왔어요. 모란과 나비는 복을 부르는 짝이에요.
    .korea = 모란은 부귀를 뜻해요. 선덕여왕은 나비 없는 모란 그림을 보고 꽃에 향기가 없음을 알았다고 해요.
culture-plant-07 = 싸리는 가는 가지가 작은 꽃에 휘어지는 낮은 나무예요.
    .japan = 가을 일곱 풀의 첫째예요. 싸리 속에 잠든 멧돼지는 평화로움을 그리는 옛 그림이에요.
    .korea = 붉은 싸리라는 뜻의 홍싸리예요. 가지로 빗자루를 엮었고, 어린 멧돼지가 그 속에서 뒹굴기를 좋아한대요.
culture-plant-08 = 억새 핀 빈 산 위로 한 해의 가장 큰 달이 떠요.
    .japan = 이 밤에 억새와 경단을 차려 놓고 달을 보아요. 이것을 쓰키미라고 해요.
    .korea = 공산은 빈 산이라는 뜻이에요. 이 보름이 한가위예요. 외로운 산을 넘는 기러기는 밤의 이별을 뜻해요.
culture-plant-09 = 국화는 서리가 내리기 전 마지막 꽃이에요.
    .japan = 음력 구월 구일에 오래 살려고 꽃잎을 띄운 술을 마셨어요. 국화는 천황의 문장이기도 해요.
    .korea = 사군자의 하나로, 서리에도 꿋꿋하고 장수를 뜻해요. 한국에서도 국화주를 마셨어요.
culture-plant-10 = 단풍나무 잎이 붉게 물들어요.
    .japan = 봄에 벚꽃을 보러 가듯 단풍을 보러 가요. 이름난 옛 노래에서는 단풍 속에서 사슴이 울어요.
    .korea = 사슴뿔의 기운이 가장 센 때예요. 사슴은 십장생의 하나예요.
culture-plant-11 = 비 맞는 버드나무, 네 장이 저마다 다른 폭풍의 달이에요.
    .japan = 우산을 쓴 사람은 시인 오노노 미치카제라고 해요. 냇가의 개구리가 그에게 포기하지 않는 법을 가르쳐 주었어요.
    .korea = 그냥 비라고 부르고, 한 해를 끝맺어요. 옛이야기의 청개구리는 무엇이든 거꾸로 하니 변화를 뜻해요.
culture-plant-12 = 오동은 잎이 접시만 하고 보랏빛 꽃이 곧게 서요.
    .japan = 봉황은 이 나무에만 앉아요. 기리라는 말은 끝이라는 말과 소리가 같아서 한 해를 닫아요.
    .korea = 민요에서는 오동을 심고 봉황을 기다려요. 봉황은 행운을 가져와요. 비보다 앞선 달이에요.

## The cards with a picture

culture-card-01b = 붉은 해 앞, 소나무 사이에 학이 서 있어요. 진짜 학은 나무에 앉지 않아요. 화가들이 둘을 짝지은 거예요.
culture-card-01r = 일본 패의 띠에는 아카요로시, 참으로 좋다는 옛 칭찬이 적혀 있어요. 한국 패에는 홍단이라고 써요.
culture-card-02a = 매화 속에 작은 초록 새가 앉아 있어요. 일본에서는 휘파람새, 한국에서는 꾀꼬리예요.
culture-card-02r = 소나무에 걸린 것과 같은 칭찬이 매화에 걸려 있어요.
culture-card-03b = 막이 벚나무 아래 노는 사람들을 가려요. 봄의 가장 밝은 패에 사람은 하나도 없어요.
culture-card-03r = 일본 패의 띠에는 미요시노, 벚나무로 이름난 요시노산이 적혀 있어요.
culture-card-04a = 두견새가 등꽃 사이를 날고, 뒤에는 초여름 밤의 가는 달이 떠 있어요.
culture-card-04r = 글씨 없는 붉은 띠가 꽃송이 사이에 걸려 있어요.
culture-card-05a = 붓꽃 사이 물 위로 널다리가 꺾이며 이어져요. 동물은 없지만 열끗으로 쳐요.
culture-card-05r = 칼처럼 뻗은 잎 사이의 글씨 없는 붉은 띠예요.
culture-card-06a = 나비 두 마리가 모란을 찾아왔어요. 하나는 크고 하나는 작아요.
culture-card-06r = 꽃의 왕에 걸린 푸른 띠예요. 일본 패에서는 보라에 가깝고 글씨가 없어요. 한국 패에는 청단이라고 써요.
culture-card-07a = 멧돼지가 싸리를 헤치고 가요. 힘이 세서 무섭지만 꽃을 잠자리로 삼아 사랑받아요.
culture-card-07r = 싸리 가지에 걸린 글씨 없는 붉은 띠예요.
culture-card-08b = 검은 산 위 붉은 하늘에 보름달이 가득해요. 보는 사람은 아무도 없어요.
culture-card-08a = 기러기 세 마리가 산을 넘어 남쪽으로 가요. 보는 이는 멀리 있는 사람을 떠올려요.
culture-card-09a = 국화 사이의 붉은 술잔에 목숨 수 자가 적혀 있어요. 동물이 아니지만 열끗으로 쳐요.
culture-card-09r = 국화에 걸린 청단, 세 장 가운데 하나예요.
culture-card-10a = 시월의 사슴은 고개를 돌리고 있어요. 남을 못 본 체한다는 일본말 시카토가 이 패에서 나왔다고 해요.
culture-card-10r = 단풍에 걸린 청단, 세 장 가운데 하나예요.
culture-card-11b = 우산 쓴 사람이 개구리를 보고 있어요. 개구리는 버들가지로 뛰고 또 뛰었고, 마침내 바람이 가지를 휘어 주었어요.
culture-card-11a = 제비가 버들 사이를 날아요. 흥부 이야기에서는 은혜를 갚는 제비가 박씨를 물고 와요.
culture-card-11r = 글씨 없는 붉은 띠가 비를 맞고 있어요.
culture-card-11j1 = 북과 발톱과 번개, 천둥신이 가장 낮은 패에 나타났어요.
culture-card-12b = 긴 꼬리의 봉황이 오동으로 내려와요. 좋은 시절에만 모습을 보인대요.
culture-card-12j1 = 색 바닥 위의 오동이에요. 일본에서는 노란색, 한국에서는 붉은색이에요.

## Junk: all plain cards of a month share a text

culture-junk-01 = 학도 해도 없이 소나무뿐이에요.
culture-junk-02 = 검은 가지의 매화예요. 새는 다른 곳에 있어요.
culture-junk-03 = 가득한 벚꽃, 막도 손님도 없어요.
culture-junk-04 = 꽃송이가 아래로 늘어져요. 위로 서 있으면 패를 거꾸로 든 거예요.
culture-junk-05 = 물도 다리도 없이 붓꽃뿐이에요.
culture-junk-06 = 아직 나비가 찾지 못한 모란이에요.
culture-junk-07 = 싸리뿐이에요. 꽃이 붉어요. 헷갈리기 쉬운 흑싸리는 꽃이 푸르고 보랏빛이에요.
culture-junk-08 = 달도 기러기도 없이 억새 핀 산이에요.
culture-junk-09 = 국화뿐, 술잔은 없어요.
culture-junk-10 = 붉은 잎뿐, 사슴은 없어요.
culture-junk-12 = 오동의 꽃과 잎이에요. 이 껍데기 가운데 한 장에 제조사 이름을 찍는 곳도 있어요.

## Special roles

culture-role-05a = 다리를 쌍피로 쓰게 하는 판도 있어요. 미리 정하는 규칙이에요.
culture-role-09a = 고스톱에서는 주인 마음대로 열끗 한 장이나 피 두 장으로 쓰고, 둘 다는 안 돼요. 코이코이에서는 열끗이면서 피 한 장이에요. 하토에서는 열끗일 뿐이에요.
culture-role-11b = “젖은” 광이에요. 비광이 끼면 광 족보의 점수가 낮아지거나 없어져요.
culture-role-11j1 = 고스톱에서 쌍피예요. 아무 패나 되는 일본 놀이도 있지만, 여기 있는 놀이에서는 그렇지 않아요.
culture-role-12j1 = 고스톱에서 쌍피예요.
culture-ribbon-poem = 글씨가 있는 붉은 띠 세 장 가운데 하나예요. 일본에서는 아카탄, 한국에서는 홍단이에요.
culture-ribbon-blue = 푸른 띠 세 장 가운데 하나예요. 일본에서는 아오탄, 한국에서는 청단이에요.
culture-ribbon-red = 글씨 없는 붉은 띠 세 장 가운데 하나예요. 한국에서는 이 셋을 모으면 초단이에요.
culture-ribbon-rain = 세 장 묶음에 들지 않는 단 하나의 띠예요.

## History and signs

culture-history-1 = 카드는 1549년 프란시스코 하비에르 일행과 함께 일본에 들어왔어요. 48장짜리 포르투갈 카드였어요.
culture-history-2 = 1633년에 나라의 문이 닫히고 카드놀이가 금지되었어요. 카드놀이를 하다 들킨 사무라이는 사형을 받았다는 이야기도 있어요.
culture-history-3 = 꽃 카드는 금지를 피해 갔어요. 무늬 대신 열두 달이 그려져 있고, 돈을 걸지 않는 놀이는 허락되었거든요.
culture-history-4 = 한국에서는 꽃 화, 싸움 투를 써서 화투라고 해요. 19세기에 쓰시마 상인들이 일본에서 들여왔다고 하며, 20세기 초에 널리 퍼졌어요.
culture-history-5 = 사할린과 중앙아시아의 동포들은 카드도 놀이도 하토라고 부르고, 끝소리에 힘을 줘요.
culture-history-6 = 무슨 식물인지 모르고 보이는 대로 부르는 사람이 많아요. 선인장이라는 이름까지 있어요.
culture-history-7 = 제조사 이름을 찍는다면 오동 껍데기 한 장에 찍어요.
culture-sign-1 = 소나무와 학: 변하지 않음
culture-sign-2 = 매화: 추위를 이김
culture-sign-3 = 꾀꼬리: 이른 봄
culture-sign-4 = 벚꽃: 완전한 봄
culture-sign-5 = 종달새: 들일의 시작
culture-sign-6 = 외로운 산 위의 기러기: 밤의 이별
culture-sign-7 = 국화: 장수
culture-sign-8 = 사슴: 뿔의 기운이 가장 센 때
culture-sign-9 = 봉황: 행운
culture-sign-10 = 우산 아래 개구리: 변화
