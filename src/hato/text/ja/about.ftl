### What leads to the pages about the cards, and the folk names of the months (rules D-7).

door-cards = 札の図鑑
    .about = 札の絵が何で、日本と韓国で何を表すのかを紹介します。
about-card = この札について
about-cards = 札の図鑑
key-about = 選んでいる札、またはポインターの下の札について（右クリックや長押しでも開きます）

month-names = 月の呼び名
month-names-usual = 普通の名前
month-names-koryo_saram = サハリンの呼び名

## Folk names of the Koreans of Sakhalin and Central Asia; months without one keep the usual name

folk-01 = ソンゴ・ヤギ
folk-02 = ミャジャ・ヤギ
folk-03 = サクラ・ヤギ
folk-04 = しだれ柳
folk-05 = チョイ・ヤギ
folk-08 = ミンヴォリ・ヤギ
folk-09 = ククチャ・ヤギ
folk-10 = プン・ヤギ
folk-11 = ピ・ヤギ
folk-12 = トントイ・ヤギ
folk-card-04a = しだれ柳にひばり

## A card with the folk name of its month. $plant (String): folk-NN. $number (String): 1 to 3

folk-poem = { $plant }の赤短
folk-blue = { $plant }の青短
folk-red = { $plant }の短冊
folk-junk = { $plant }のカス{ $number }

## Command line

cli-command-cards = 札の絵とその意味を紹介します。札のコードを付けるとその札を、history を付けると歴史を表示します。
cli-error-card = { $what } という札はありません。コードは01から12までの月と種類です（例：{ $names }）。hato cards で一覧が見られます。
