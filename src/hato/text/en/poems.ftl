### Hyakunin Isshu: the hundred poems, translated from the Japanese for this project.
### .kami = upper half (three lines), .shimo = lower half (two lines), " / " between lines.

poem-1 =
    .kami = Among the autumn rice / a hut put up for the reaping. / Its roof mats are loose,
    .shimo = and my sleeves go on / getting wet with the dew.
    .poet = Emperor Tenji

poem-2 =
    .kami = Spring went by, / so this must be summer: / something white,
    .shimo = the robes they are said to dry / on Mount Kagu, heaven’s hill.
    .poet = Empress Jito

poem-3 =
    .kami = Up in the hills / the pheasant trails behind it / a tail, a long tail,
    .shimo = and this night is as long. / Am I to sleep it alone?
    .poet = Kakinomoto no Hitomaro

poem-4 =
    .kami = I come out / on the shore at Tago and look. / It is all white:
    .shimo = high on Fuji / the snow keeps falling.
    .poet = Yamabe no Akahito

poem-5 =
    .kami = Far back in the hills / a deer walks through red leaves / and calls out.
    .shimo = Whenever I hear it, / autumn is sad.
    .poet = Sarumaru Dayu

poem-6 =
    .kami = On the bridge / that the magpies lay across / frost has settled.
    .shimo = It is so white, / the night must be far gone.
    .poet = Otomo no Yakamochi

poem-7 =
    .kami = Across the open sky / I look far, far away. / At Kasuga once
    .shimo = it came up over Mount Mikasa, / this moon, this very moon.
    .poet = Abe no Nakamaro

poem-8 =
    .kami = South and east / of the capital, in a hut, / I live as you see.
    .shimo = Mount Uji, others say, / and they mean: unhappy.
    .poet = Monk Kisen

poem-9 =
    .kami = So it has gone, / the color of the blossoms, / gone for nothing,
    .shimo = while I grow old in the world / and look out at the long rain.
    .poet = Ono no Komachi

poem-10 =
    .kami = Here it is, then. / Some set out, some come home, / all of them parting,
    .shimo = and, whether they know each other / or not, they meet: the Osaka gate.
    .poet = Semimaru

poem-11 =
    .kami = Out onto the sea, / bound past the eighty islands, / I have rowed away.
    .shimo = Tell them this at home, / you boats out fishing.
    .poet = Ono no Takamura

poem-12 =
    .kami = Wind of the sky, / close with your breath / the road among the clouds.
    .shimo = Let these young women / stay in sight a while longer.
    .poet = Abbot Henjo

poem-13 =
    .kami = Mina, the stream / that drops from Mount Tsukuba, / from its summit:
    .shimo = love has been gathering like it / and stands now, a deep pool.
    .poet = Emperor Yozei

poem-14 =
    .kami = Shinobu cloth / from Michinoku, tangled print: / for whose sake
    .shimo = did my heart begin to tangle? / It was not for mine.
    .poet = Minamoto no Toru

poem-15 =
    .kami = These are for you, / young greens I gather / out in the spring fields,
    .shimo = and all the while my sleeves / are catching snow.
    .poet = Emperor Koko

poem-16 =
    .kami = I leave for Inaba, / where pines grow on the crest / of the mountain.
    .shimo = Word that you are pining, / and I come straight home.
    .poet = Ariwara no Yukihira

poem-17 =
    .kami = Even the old gods’ days / have no story like it: / the Tatsuta,
    .shimo = its water dyed like tied cloth / in the red of China.
    .poet = Ariwara no Narihira

poem-18 =
    .kami = At Suminoe / waves draw to the shore. / Why, even at night,
    .shimo = on the road a dream takes, / do you hide from people’s eyes?
    .poet = Fujiwara no Toshiyuki

poem-19 =
    .kami = Reeds at Naniwa, / and the short space between / one joint and the next:
    .shimo = must I live out my life, you say, / without even that much of you?
    .poet = Lady Ise

poem-20 =
    .kami = Miserable as I am, / it makes no difference now. / Naniwa’s channel stakes:
    .shimo = I stake all I am / on meeting you.
    .poet = Prince Motoyoshi

poem-21 =
    .kami = You said only / that you would soon be here. / In the long ninth month
    .shimo = I sat up, and what I met / was the late moon at dawn.
    .poet = Monk Sosei

poem-22 =
    .kami = It has only to blow / and the plants of autumn / lie down, withered.
    .shimo = No wonder we write storm / as a mountain over wind.
    .poet = Fun’ya no Yasuhide

poem-23 =
    .kami = Seeing the moon, / I am sad about things / in a thousand ways,
    .shimo = though this is not an autumn / for me and no one else.
    .poet = Oe no Chisato

poem-24 =
    .kami = This time, on this road, / I come with no gift in hand. / Here is Mount Tamuke:
    .shimo = its red leaves are brocade. / Let the gods take what they please.
    .poet = Sugawara no Michizane

poem-25 =
    .kami = Vine of Mount Osaka, / if your name means what it says, / to meet, to lie close,
    .shimo = I want a way to wind you in / and come to her unseen.
    .poet = Fujiwara no Sadakata

poem-26 =
    .kami = Red leaves on the crest / of Mount Ogura, / if you can feel,
    .shimo = then wait. Just one time more / the emperor is to come.
    .poet = Fujiwara no Tadahira

poem-27 =
    .kami = Splitting Mika’s plain / it springs up and flows on, / the Izumi.
    .shimo = Did I ever so much as see you? / I miss you, and cannot say why.
    .poet = Fujiwara no Kanesuke

poem-28 =
    .kami = A mountain village: / of all its lonely seasons / the loneliest is winter,
    .shimo = now that visits dry up, / and so does the grass.
    .poet = Minamoto no Muneyuki

poem-29 =
    .kami = To break one off / I would have to guess. / The first frost
    .shimo = has settled and confused me: / white chrysanthemums.
    .poet = Oshikochi no Mitsune

poem-30 =
    .kami = Cold and unmoved, / the late moon watched us part, / and since that day
    .shimo = no hour is as hard on me / as the one before dawn.
    .poet = Mibu no Tadamine

poem-31 =
    .kami = In the first light, / so like a moon still up / that I mistake it,
    .shimo = white snow lies fallen / on Yoshino village.
    .poet = Sakanoue no Korenori

poem-32 =
    .kami = There is a dam / in the mountain stream, / and the wind built it
    .shimo = out of red leaves / that cannot get past.
    .poet = Harumichi no Tsuraki

poem-33 =
    .kami = Such easy light / from the far-off sky / this spring day,
    .shimo = so why are the blossoms / not at peace, why do they fall?
    .poet = Ki no Tomonori

poem-34 =
    .kami = Who is left / for me to call a friend? / At Takasago
    .shimo = even the old pines / are not the friends I had.
    .poet = Fujiwara no Okikaze

poem-35 =
    .kami = Your heart, who knows? / I cannot read it. / But here, at the old house,
    .shimo = the plum has the scent / it always had.
    .poet = Ki no Tsurayuki

poem-36 =
    .kami = Summer night: / I think it has just begun / and here is the day.
    .shimo = In which of the clouds / has the moon turned in?
    .poet = Kiyohara no Fukayabu

poem-37 =
    .kami = Gust after gust / through the white dew / of the autumn field,
    .shimo = and beads nobody strung / go flying apart.
    .poet = Fun’ya no Asayasu

poem-38 =
    .kami = You forget me. / It is not myself I think of. / You swore an oath,
    .shimo = and how sorry I would be / to see you pay with your life.
    .poet = Lady Ukon

poem-39 =
    .kami = Bamboo and sparse reeds / cover the small plain, / and I cover my love,
    .shimo = but there is too much of it. / Why do I want you so?
    .poet = Minamoto no Hitoshi

poem-40 =
    .kami = I hide this love, / and it colors my face / in spite of me,
    .shimo = until people ask / what it is that weighs on me.
    .poet = Taira no Kanemori

poem-41 =
    .kami = That I am in love / is the talk of the town, / and so early,
    .shimo = when I was telling no one / and had barely begun.
    .poet = Mibu no Tadami

poem-42 =
    .kami = Did we not swear it, / the two of us wringing / the tears from our sleeves?
    .shimo = The sea, we said, will never / cross Sue no Matsuyama.
    .poet = Kiyohara no Motosuke

poem-43 =
    .kami = Set beside / this heart I have had / since our night together,
    .shimo = my longing from before / was no longing at all.
    .poet = Fujiwara no Atsutada

poem-44 =
    .kami = Better perhaps / if there were no such thing / as meeting you.
    .shimo = Then I would hold nothing / against you or against me.
    .poet = Fujiwara no Asatada

poem-45 =
    .kami = Not one person / comes to mind who would say / they were sorry,
    .shimo = and I see myself / going to waste, to nothing.
    .poet = Fujiwara no Koremasa

poem-46 =
    .kami = A boatman, / the oar gone from his hands, / in the straits of Yura:
    .shimo = I cannot tell where it leads, / this way of love.
    .poet = Sone no Yoshitada

poem-47 =
    .kami = A lonely house, / weeds grown up / eight deep around it:
    .shimo = nobody comes, / but autumn finds the way.
    .poet = Monk Egyo

poem-48 =
    .kami = In a strong wind / the wave hits the rock, / and only the wave
    .shimo = goes to pieces, as I do / thinking of you these days.
    .poet = Minamoto no Shigeyuki

poem-49 =
    .kami = The guards keep a fire / at the gates of the palace: / by night it burns,
    .shimo = by day it sinks, over and over, / the way I think of you.
    .poet = Onakatomi no Yoshinobu

poem-50 =
    .kami = To be with you / I would have thrown it aside, / this same life
    .shimo = that now, I find, I should like / to go on and on.
    .poet = Fujiwara no Yoshitaka

poem-51 =
    .kami = That this is so / I cannot bring myself to say. / Ibuki’s moxa grass:
    .shimo = you hardly know how much / of me is burning.
    .poet = Fujiwara no Sanekata

poem-52 =
    .kami = After the dawn / comes dusk in its turn, / as I well know,
    .shimo = and still I bear a grudge / against the breaking day.
    .poet = Fujiwara no Michinobu

poem-53 =
    .kami = Alone in bed / and sighing, from nightfall / until it is day:
    .shimo = that is a very long time. / Would you know?
    .poet = Mother of Michitsuna

poem-54 =
    .kami = You will not forget, / you say. That it will last / is hard to trust,
    .shimo = so let today be / the last of my life.
    .poet = Mother of Korechika

poem-55 =
    .kami = Long ago now / the sound of this waterfall / came to a stop.
    .shimo = Its name is what flows on, / and that we still hear.
    .poet = Fujiwara no Kinto

poem-56 =
    .kami = I will not be here long. / For a memory to take / out of this world,
    .shimo = let there be one more time, / you and I together.
    .poet = Izumi Shikibu

poem-57 =
    .kami = We met again, / and was it you I saw? / Before I was sure
    .shimo = you were gone behind clouds, / like the midnight moon.
    .poet = Murasaki Shikibu

poem-58 =
    .kami = Wind from Mount Arima / blows through Ina’s plain / of low bamboo:
    .shimo = yes, it says, yes. And I, / am I one to forget?
    .poet = Daini no Sanmi

poem-59 =
    .kami = I should have gone / straight to bed. It grew late, / and later,
    .shimo = and what I saw was the moon / going down the sky.
    .poet = Akazome Emon

poem-60 =
    .kami = Past Mount Oe, / past Ikuno, the road / runs too far.
    .shimo = I have seen no note yet, set no foot / on Ama no Hashidate.
    .poet = Koshikibu no Naishi

poem-61 =
    .kami = Nara was the capital / in times gone by. Its cherries, / eight petals deep,
    .shimo = today, nine gates deep, / bloom in the palace.
    .poet = Ise no Taifu

poem-62 =
    .kami = It is still night. / You may imitate a rooster / and fool some guard,
    .shimo = but Osaka, the gate of meeting, / will not let you by.
    .poet = Sei Shonagon

poem-63 =
    .kami = “I shall put you / out of my mind now.” / Those words, just those,
    .shimo = I want to find a way / to say to you myself.
    .poet = Fujiwara no Michimasa

poem-64 =
    .kami = Morning comes on, / and the mist on the Uji / breaks, and breaks again.
    .shimo = Out of it, shoal by shoal, / come the poles of fish weirs.
    .poet = Fujiwara no Sadayori

poem-65 =
    .kami = Tired of blaming you, / I let my sleeves stay wet, / and they may rot.
    .shimo = That my name should rot for love / is what I mind.
    .poet = Lady Sagami

poem-66 =
    .kami = Feel for me, / wild cherry on the mountain, / as I do for you.
    .shimo = No one knows me here, / only your flowers do.
    .poet = Abbot Gyoson

poem-67 =
    .kami = The loan of your arm / for a pillow is as brief / as a spring night’s dream.
    .shimo = What a pity it would be / to lose my name for that.
    .poet = Suo no Naishi

poem-68 =
    .kami = I do not want to, / but if I should live on / in this hard world,
    .shimo = how I am going to miss / the moon of this midnight.
    .poet = Emperor Sanjo

poem-69 =
    .kami = A storm is loose / on Mount Mimuro. / Its red leaves
    .shimo = are brocade by the time they reach / the Tatsuta River.
    .poet = Monk Noin

poem-70 =
    .kami = Loneliness / gets me out of the house. / I look around:
    .shimo = it is no different anywhere, / this autumn dusk.
    .poet = Monk Ryozen

poem-71 =
    .kami = Dusk, and something calls / among the rice leaves / outside the gate.
    .shimo = It blows on to my reed hut: / the autumn wind.
    .poet = Minamoto no Tsunenobu

poem-72 =
    .kami = Takashi’s shore / is known far and wide / for its fickle waves.
    .shimo = I mean to stay out of reach. / My sleeves might get wet.
    .poet = Lady Kii

poem-73 =
    .kami = Up on the summit, / far off there, the cherries / have come into bloom.
    .shimo = Haze over the near hills, / please stay where you are.
    .poet = Oe no Masafusa

poem-74 =
    .kami = She is cold to me. / And you, wind that comes down / Hatsuse’s mountain,
    .shimo = I prayed for something else, / not that she grow fierce as you.
    .poet = Minamoto no Toshiyori

poem-75 =
    .kami = Your promise, / a drop of dew on mugwort, / is what I live on.
    .shimo = But see, this year as well / autumn seems to be leaving.
    .poet = Fujiwara no Mototoshi

poem-76 =
    .kami = I row out / onto the plain of the sea / and look. Far away
    .shimo = I cannot tell which is cloud / and which the white of waves.
    .poet = Fujiwara no Tadamichi

poem-77 =
    .kami = The stream runs hard / and comes up against / a boulder:
    .shimo = it splits, and joins again / below, and so must we.
    .poet = Emperor Sutoku

poem-78 =
    .kami = Awaji’s plovers / come over the water, / and at their crying
    .shimo = the man at the Suma gate / wakes. How many nights now?
    .poet = Minamoto no Kanemasa

poem-79 =
    .kami = In autumn wind / the long cloud trails and parts, / and through the gap
    .shimo = the light of the moon leaks out, / and how clear it is.
    .poet = Fujiwara no Akisuke

poem-80 =
    .kami = Your heart for me: / is it for long? I cannot tell. / My black hair
    .shimo = is all tangled this morning, / and so is what I think.
    .poet = Lady Horikawa

poem-81 =
    .kami = A cuckoo. / I look the way / the call came from:
    .shimo = nothing there but the moon, / left over in the dawn.
    .poet = Fujiwara no Sanesada

poem-82 =
    .kami = Love wears me down, / and still, with all that, / I am alive.
    .shimo = It is my tears / that can stand no more.
    .poet = Monk Doin

poem-83 =
    .kami = No, this world / has no road out. My mind made up, / I walk in
    .shimo = to the heart of the mountains, / and a deer cries there too.
    .poet = Fujiwara no Shunzei

poem-84 =
    .kami = Should I live longer, / will I be fond of even / the present days?
    .shimo = The times I thought were bad / are the ones I miss now.
    .poet = Fujiwara no Kiyosuke

poem-85 =
    .kami = Night after night / I lie and think, and the dark / is slow to end.
    .shimo = Even the chink in the door / has no pity for me.
    .poet = Monk Shun’e

poem-86 =
    .kami = Does the moon say: / grieve? Is it the moon / that fills my head?
    .shimo = No, but these tears of mine / have the look of blaming it.
    .poet = Monk Saigyo

poem-87 =
    .kami = Rain came and went. / The cypresses are still / wet with its drops,
    .shimo = and mist is on its way up / into the autumn dusk.
    .poet = Monk Jakuren

poem-88 =
    .kami = Reeds of Naniwa, / cut to a joint: so brief / our one night’s sleep,
    .shimo = and for that must I wear away / and love you all my life?
    .poet = Kokamon-in no Betto

poem-89 =
    .kami = Cord of beads, my life, / break, if you are to break. / If I go on
    .shimo = I may lose the strength / to keep this hidden.
    .poet = Princess Shokushi

poem-90 =
    .kami = If you could see mine. / Even the sleeves of fishermen / at Ojima,
    .shimo = wetted over and over, / have kept their color.
    .poet = Inpumon-in no Taifu

poem-91 =
    .kami = Crickets call / on a night of frost. / On this cold mat
    .shimo = I spread one side of my robe. / Am I to sleep alone?
    .poet = Fujiwara no Yoshitsune

poem-92 =
    .kami = Far from the shore / lies a rock no ebb tide bares. / My sleeves are like it:
    .shimo = nobody is aware of them, / and they have no time to dry.
    .poet = Lady Sanuki

poem-93 =
    .kami = I want this world / to stay the same. As they row / along the beach
    .shimo = the rope of a small fishing boat / pulls at my heart.
    .poet = Minamoto no Sanetomo

poem-94 =
    .kami = Autumn wind / from the hills of Yoshino, / the night far gone,
    .shimo = in the old village, in the cold, / someone is beating cloth.
    .poet = Fujiwara no Masatsune

poem-95 =
    .kami = Unworthy, I know, / I hold them out over / the people of this sad world,
    .shimo = here on my wooded hill, / these sleeves dyed in ink.
    .poet = Abbot Jien

poem-96 =
    .kami = The storm coaxes down / blossoms, and the garden snows. / It is not this snow
    .shimo = but I, from year to year, / who fall into old age.
    .poet = Fujiwara no Kintsune

poem-97 =
    .kami = You do not come. / Evening, no wind, and I wait / on Matsuho’s shore.
    .shimo = They are burning seaweed for salt, / and all of me burns with it.
    .poet = Fujiwara no Teika

poem-98 =
    .kami = Wind rustles oak leaves / by the Nara stream, / and in such a dusk
    .shimo = it takes the cleansing rite / to show that it is summer.
    .poet = Fujiwara no Ietaka

poem-99 =
    .kami = There are people I love / and people I resent, / and it is a dreary thing,
    .shimo = this mind that broods / because it minds the world.
    .poet = Emperor Go-Toba

poem-100 =
    .kami = At the palace / ferns grow on the old eaves. / I look back
    .shimo = and long for it, and still / there is more past than longing.
    .poet = Emperor Juntoku
