### What leads to the pages about the cards, and the folk names of the months (rules D-7).

door-cards = 화투 그림 이야기
    .about = 패마다 무엇이 그려져 있고, 한국과 일본에서 무엇을 뜻하는지 알려 줘요.
about-card = 이 패 알아보기
about-cards = 화투 그림 이야기
key-about = 선택한 패나 포인터 아래 패 알아보기(오른쪽 클릭이나 길게 누르기도 같아요)

month-names = 달 이름
month-names-usual = 보통 이름
month-names-koryo_saram = 사할린 동포의 이름

## Folk names of the Koreans of Sakhalin and Central Asia; months without one keep the usual name

folk-01 = 송고야기
folk-02 = 먀댜야기
folk-03 = 사쿠라야기
folk-04 = 수양버들
folk-05 = 초이야기
folk-08 = 민보리야기
folk-09 = 국탸야기
folk-10 = 푼야기
folk-11 = 피야기
folk-12 = 톤토이야기
folk-card-04a = 수양버들에 종달새

## A card with the folk name of its month. $plant (String): folk-NN. $number (String): 1 to 3

folk-poem = { $plant } 홍단
folk-blue = { $plant } 청단
folk-red = { $plant } 띠
folk-junk = { $plant } 피 { $number }

## Command line

cli-command-cards = 패의 그림과 뜻을 알려 줘요. 코드를 주면 그 패를, history를 주면 화투의 역사를 보여 줘요.
cli-error-card = { $what }라는 패는 없어요. 코드는 01부터 12까지의 달과 종류예요(예: { $names }). hato cards가 모든 패를 보여 줘요.
