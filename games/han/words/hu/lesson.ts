import type { LessonWords } from '../../../../i18n/lesson.ts';

export const lesson: LessonWords = {
  aim: 'Neked legyen a legtöbb pontod, amikor a húzópakli másodszor is elfogy.',
  steps: {
    map: {
      title: 'Kilenc tartomány',
      says: [
        'Ez Lu tartomány. Az utak menti helyeire *pagodákat* építesz.',
        'A tartomány sárkánypecsétjén állnak a *követek*. Róluk később lesz szó.',
      ],
      why: 'A pagodák akkor érnek pontot, amikor a tartományuk megtelik, és az utak mentén. A követek a szomszédos tartományok között.',
    },
    cards: {
      title: 'A kártyáid',
      says: [
        'Mindig {cards} lapból játszol. Egy lap egy figura ára egy ugyanolyan színű tartományban.',
        'A lerakás után {cards} lapra húzol fel: a felcsapottakból, vagy ha szerencsét próbálsz, a pakliból.',
      ],
      why: 'A lapjaidat senki sem látja, de azt igen, melyik felcsapott lapot veszed el. Olyan színt vegyél, ahol legközelebb építenél.',
    },
    first: {
      title: 'Az első pagodád',
      says: ['Lu narancssárga, és az egyik lapod is az.'],
      task: 'Építs *pagodát* a bekeretezett helyre. Utána húzd fel a bekeretezett lapot.',
      why: 'Luban még nem volt pagoda, és üres tartományba egy körben csak egy figura kerülhet. A horgony kikötőt jelöl: a kikötők a végén külön is pontot érnek.',
    },
    two: {
      title: 'Két figura egy körben',
      says: [
        'Három fordulóval később. Csiben már áll pagoda, ezért *két* figurát is lerakhatsz.',
        'Csak egy sárga lapod van, de két azonos színű lap bármely más színt helyettesít. Lilád {violet} van.',
      ],
      task: 'Építs *két pagodát* Csiben, aztán húzz új lapokat.',
      why: 'Egy kör mindkét figurája ugyanabba a tartományba kerül. Itt kettővel utoléred azt, akinek a legtöbb van.',
    },
    full: {
      title: 'Megtelt egy tartomány',
      says: [
        '{name1} elfoglalta Csi utolsó helyét, ezért a pagodák azonnal pontot érnek.',
        'Neked és neki van a legtöbb: mindketten annyi pontot kaptok, ahány pagoda Csiben áll, ez {first}. Mögöttetek {name2} csak {second} pontot kap.',
      ],
      why: 'A második annyi pontot kap, ahány pagodája az elsőnek van. Megéri vezetni, akár eggyel is, és megéri ott lenni.',
    },
    late: {
      title: 'Hét fordulóval később',
      says: [
        'Mindjárt vége a játéknak. Pontok: te {vp}, {name1} {vp1}, {name2} {vp2}.',
        'Van, ami csak a végén ér pontot. Ez a pagodasor az *utak* mentén {chain} pontot hoz: négytől minden pagoda egyet ér.',
      ],
      why: 'A pagodasor átmehet a tartományok határán, de elágazásnál csak az egyik ága számít. A V billentyű mutatja, mi lenne a vége most.',
    },
    alliance: {
      title: 'Követek és szövetségek',
      says: [
        'A *követed* Csao pecsétjén áll. Egy pecséten annyi követ fér el, ahány pagodája ott a vezető játékosnak van.',
        'Ez a jel Csaót és Vejt köti össze. Ha egyikben sincs nálad több követe senkinek, tiéd a *szövetség* pontja.',
      ],
      why: 'A szövetség annyi pontot ér, ahány követ a két tartományban áll, és egy tartomány több szövetségben is szerepelhet.',
    },
    emissary: {
      title: 'Köss szövetséget',
      says: ['Vejben még nincs követ, és két vörös lapod van.'],
      task: 'Küldj *két követet* Vejbe, aztán húzz új lapokat.',
      why: 'A csaói követeddel együtt ez a szövetség a végén {points} pontot hoz.',
    },
    last: {
      title: 'Az utolsó köröd',
      says: [
        'A pakli kétszer elfogyott, ez az utolsó forduló, és már senki sem húz.',
        'Így {rest}–{rival} lenne a vége, és {name2} nyerne.',
      ],
      task: 'Melyik bekeretezett hellyel nyersz?',
      why: 'Keress olyan tartományt, amelynek több szomszédjában te vezetsz követekkel: ott ugyanazokkal a figurákkal több szövetséged lesz.',
      wrong: {
        qi: 'Csiben a követed egyedül állna: egyik szomszédjában sem vezetsz, ezért nincs szövetség.',
        shu: 'Ez a pagoda Suban mindenkinek hoz pontot. {shu}–{shuRival} lenne a vége, és {name2} nyerne.',
        chu: 'Csuban a legtöbb pagoda nem a tiéd: {name2} többet nyerne vele, mint te.',
      },
    },
    end: {
      title: 'Nyertél',
      says: [
        '{vp}–{rival}: Csounak két olyan szomszédja van, ahol te vezetsz követekkel.',
        'Ezért volt elég: a szövetségek neked {alliances} pontot hoztak, a másodiknak ({name2}) {alliances2} pontot.',
      ],
      lost: {
        title: 'Majdnem sikerült',
        says: [
          '{vp}–{rival} a vége, és {name2} nyert. Lépj vissza egyet, és keresd meg a helyet, amelyik többet hoz.',
          'Nézd meg a szövetségeket: {alliances} pontot hoztak, és több is lehetett volna.',
        ],
      },
    },
  },
};
