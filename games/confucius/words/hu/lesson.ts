import type { LessonWords } from '../../../../i18n/lesson.ts';

export const lesson: LessonWords = {
  aim: 'Neked legyen a legtöbb győzelmi pontod, amikor véget ér a játék.',
  steps: {
    court: {
      title: 'Három minisztérium',
      says: [
        'Az udvarnak három minisztériuma van, mindegyikben hét hivatalnokkal. Ez itt a *Hupu*, a pénzügyminisztérium.',
        'Ha mind a hetet megvesztegették, az lesz a *miniszter*, akié a legtöbb: {minister} pontot kap. A második a titkár, {secretary} ponttal.',
      ],
      why: 'A legtöbb pont ebből a hat posztból jön. A többi tengeren túli földekből, hódításokból és néhány címből.',
    },
    cards: {
      title: 'Lapok és kockák',
      says: [
        'A lapjaid a pénzed: mindegyiken látod, mennyit ér.',
        'Minden akció egy kockádba kerül. Ebben a fordulóban {cubes} van, és a megismételt akció eggyel többe kerül.',
      ],
      why: 'A játékosok sorban egy-egy akciót hajtanak végre, és aki kifogyott a kockákból, passzol. Az adott és kapott ajándékok később több kockát hoznak.',
    },
    bribe: {
      title: 'Vesztegess meg egy hivatalnokot',
      says: [
        'Minden hivatalnoknak ára van. Ez itt, a Pingpuban (a hadügyminisztériumban) {cost} pénzbe kerül.',
      ],
      task: 'Vesztegesd meg: válaszd a *bekeretezett hivatalnokot*, aztán fizess.',
      why: 'A jelződ fekszik: a hivatalnok a tiéd, de nem végleg. Ha biztosítod a hűségét, senki sem veheti el.',
    },
    gift: {
      title: 'Az első ajándékod',
      says: [
        'A lapjaid elfogytak, de mindenkinek van kezdettől egy legkisebb értékű *ajándéka*. Jó, ha lekötelezed vele egy vetélytársadat: {name2}.',
      ],
      task: 'Válaszd az *ajándékozást*, és add neki: *{name2}*.',
      why: 'Az ajándék nem kedvesség: lekötelezi azt, aki kapja. A drágábbakat előbb meg kell venni.',
    },
    owed: {
      title: 'Mire jó az ajándék',
      says: [
        '{name2} most a lekötelezetted: ahol vannak hivatalnokaid, ott nem lehet több megvesztegetett hivatalnoka, mint neked.',
        'És ha egy miniszter kinevezésekor {name2} a leggyengébb, *téged* kell támogatnia. Ezt jegyezd meg.',
      ],
      why: 'Az ajándék meg is szabadíthat: ha drágábbat adsz vissza, a te lekötelezettséged véget ér.',
    },
    tax: {
      title: 'Új lapok',
      says: ['Új lapok kellenek. Az *adóztatás* kettőt húz a pakliból, bármid is van.'],
      task: 'Válaszd az *adóztatást*.',
      why: 'A kereskedelem többet hoz, de lapot kell eldobnod érte, és fordulónként csak egyszer lehet.',
    },
    late: {
      title: 'Négy fordulóval később',
      says: [
        'A Pingpuban kinevezték a minisztert: {name1} lett az {vp1} ponttal, a titkár {name2}, {vp2} ponttal. Neked {vp} van.',
        'A Hupu majdnem megtelt. Mindhármatoknak {own} hivatalnoka van itt, és egy még szabad.',
      ],
      why: 'A minisztert annak a fordulónak a végén nevezik ki, amelyikben az utolsó hivatalnokra is jelző kerül. Utána nem változik.',
    },
    last: {
      title: 'A szabad hivatalnok',
      says: ['Ez a hivatalnok neked csak {price} pénz, mert a hupui hivatalnokaid engedményt adnak.'],
      task: 'Egy lapod maradt. Melyik akcióval nyersz?',
      why: 'Mindenkinek {own} van, ezért a következő jelző dönti el, ki lesz a Hupu minisztere. A többiek sem hagyják ott neked.',
      wrong: {
        tax: 'Jó a több lap, de valaki más elvinné a szabad hivatalnokot, és vele a minisztériumot.',
        secure:
          'A hivatalnokaid nincsenek veszélyben: ebben a fordulóban kinevezik a minisztert. A szabad hivatalnok viszont elveszne.',
        junks: 'A dzsunkák csak több forduló múlva térülnek meg. Közben más vinné el a szabad hivatalnokot.',
      },
    },
    resolved: {
      title: 'Az ajándék megtérül',
      says: [
        'Mind a hét hivatalnokon jelző van: a Hupuban kinevezik a minisztert. A leggyengébb {name2}, és az *ajándékod* miatt {lent} hivatalnokkal téged támogat.',
        'A te {own} hivatalnokoddal együtt te leszel a *miniszter*: {vp} pont.',
      ],
      why: 'A leggyengébbek addig támogatnak másokat, amíg ketten maradnak. Akit ajándék köt, nem választhat, kit.',
    },
    end: {
      title: 'Nyertél',
      says: [
        '{vp} pont, a többieknek {vp1} és {vp2}: a Kungpu minisztere is te lettél, az {gongbu} pontot hozott.',
        'Ezért nyertél: ott voltak hivatalnokaid, ahol számított, és az első fordulóban adott ajándékod az utolsóban is hatott.',
      ],
      lost: {
        title: 'Majdnem sikerült',
        says: [
          'A szabad hivatalnokot más vitte el. A vége {vp}, {vp1} és {vp2}. Lépj vissza egyet, és próbáld újra.',
          'A hupui szabad hivatalnok kellett volna: ő döntötte el, ki lesz a miniszter.',
        ],
      },
    },
  },
};
