import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Fekete', 'Zöld', 'Lila', 'Fehér', 'Sárga'],
  chapters: {
    aim: {
      title: 'A játék célja',
      lede: 'Egy család élén állsz a Ming császárok udvarában. Ajándékozz bőkezűen: az ajándék lekötelezi azt, aki kapja.',
      court:
        'Vesztegess meg hivatalnokokat a három **minisztériumban**, hogy a családod adja a minisztert vagy a titkárt. Juss el másoknál előbb a **tengeren túli földekre**. Küldj sereget a **szomszédos országokba**. Mindegyik győzelmi pontot (GYP) hoz.',
      gifts:
        'A játékot az ajándékok mozgatják. Több akcióhoz juttatnak, és lekötelezik azt, aki kapja: megvesztegetéssel nem előzhet meg, segítenie kell a vizsgázódat, és neked kell átadnia a befolyását, amikor minisztert neveznek ki.',
      win: 'A pontokat azonnal megkapod, és sosem veszíted el. **Az nyer, akinek a legtöbb GYP-je van.**',
      length:
        'Három–öt játékosnak; egy játék többnyire hét–kilenc fordulóig tart: annak a fordulónak a végéig, amelyben mindhárom minisztérium élére miniszter kerül, elfogy az utolsó jelölt, vagy felkerül a Nagy Falra a kilencedik faljelző.',
      halls: 'A három minisztérium: hivatalnokok hét helyen, és a miniszter meg a titkár posztja.',
      deals: 'Szabadon beszélhettek és alkudozhattok. Az ígéret nem kötelez; csak az ajándék.',
    },
    things: {
      title: 'A játék részei',
      lede: 'Három minisztérium, öt tengeren túli föld, három szomszédos ország és egy fal.',
      pieces: [
        'Tartozékok',
        'Tartozék | Mennyi van belőle',
        'Konfuciuszkártyák | 66: háromféle, mindegyikből 22',
        'Ajándékok | játékosonként 6, értékük 1–6',
        'Akciókockák | játékosonként 5',
        'Seregek | játékosonként 6',
        'Dzsunkák | 25, közös készlet',
        'Hivatalnokok | 24, áruk 2–7 pénz',
        'Jelöltek | 6: minden minisztériumhoz egy, és három bármelyikhez',
        'Jutalomkártyák | 10',
        'Jelzők | amennyi kell',
      ],
      cards:
        'A Konfuciuszkártya a pénzed: mindegyik 1 pénzt vagy 3 engedélyt, 2 pénzt vagy 2 engedélyt, illetve 3 pénzt vagy 1 engedélyt ér. Egy kártyát vagy pénzként, vagy engedélyként használsz, sosem mindkettőként.',
      confuciusCards: 'A három Konfuciuszkártya: felül a pénz, alul az engedélyek.',
      ministry: [
        'Minisztériumok',
        'Hét hely a hivatalnokoknak. A szám a rang: az 1. a legmagasabb, a 7. a legalacsonyabb. A rang a helyhez tartozik, nem a hivatalnokhoz.',
      ],
      foreign: [
        'Szomszédos országok',
        'Minden seregdobozba egy sereg fér. A doboz mutatja a pontját, és országonként egy doboz jutalomkártyát is ad.',
      ],
      distant: [
        'Tengeren túli földek',
        'Egy expedícióhoz öt dzsunka kell. Aki elsőként ér el egy földet, megkapja a pontjait.',
      ],
      ministries: [
        'A három minisztérium',
        'Minisztérium | Mi az | Engedmény, ha legalább egy hivatalnokod van ott',
        'hadügyminisztérium | egy sereg 6 helyett 4 engedélybe kerül',
        'pénzügyminisztérium | a megvesztegetés és a hűség biztosítása 1 pénzzel olcsóbb, bármelyik minisztériumban',
        'a közmunkák minisztériuma | olcsóbb dzsunkák',
      ],
      unbribed:
        'Egy hivatalnok **megvesztegetetlen** (nincs rajta jelző), **bizonytalan** (a jelződ fekszik) vagy **biztos** (a jelződ áll).',
      influence:
        '**Befolyásod** egy minisztériumban annyi, ahány hivatalnokon a te jelződ van, akár biztos, akár nem. Egy minisztérium **miniszter nélküli**, amíg a posztjait nem osztották ki.',
      candidates:
        'A **jelölteknek** nincs áruk. A vizsgán át kerülnek be, mindig biztosak, és minden más hivatalnokkal egyenértékűek.',
      clockwise:
        'A játék az óramutató járása szerint halad. Ami kikerül a játékból, nem tér vissza. Ne téveszd össze egy forduló **főminiszterét** a játék végi **főminiszteri** címmel.',
    },
    setup: {
      title: 'Előkészületek',
      lede: 'Három, négy és öt játékosnál ugyanaz.',
      supply:
        'Tegyétek a készletbe a 25 dzsunkát és a Nagy Fal 9 faljelzőjét. Keverjétek meg képpel lefelé a 10 jutalomkártyát.',
      chits:
        'Húzzatok véletlenszerűen **minden minisztériumhoz két zöld pontjelzőt** (4, 5, 6, 7 és 8, mindegyikből kettő van). A nagyobb a miniszteré, a kisebb a titkáré. A másik négy kimarad a játékból.',
      landChits:
        'Húzzatok véletlenszerűen **minden tengeren túli földhöz egy kék pontjelzőt** (2, 2, 3, 3, 4, 4, 4). A másik kettő kimarad.',
      lands:
        'Húzzatok **hármat az öt szomszédos országból** az 1., a 2. és a 3. helyre. A másik kettő kimarad.',
      candidates:
        'Rakjátok egymásra a **jelölteket**: alul a három, amely bárhová mehet, fölötte megkeverve az a három, amely minisztériumot nevez meg. A legfelsőt fordítsátok fel.',
      officials:
        'Keverjétek meg a 24 hivatalnokot, és tegyetek egyet-egyet **minden minisztérium 3., 4. és 5. helyére**. Tizenöt képpel lefelé marad.',
      hands:
        'Mindenki kap **minden Konfuciuszkártyából egyet**. A többi a húzópakli: három játékosnál 57, négynél 54, ötnél 51 lap.',
      own: 'Mindenkinek 6 ajándéka van (az 1-es megvett, a 2–6-os még megveendő), 6 sereg a készletében, 5 kockája és 0 GYP-je.',
      first: 'Az 1. forduló főminiszterét sorsoljátok ki.',
      hiddenTitle: 'Mit tud mindenki',
      hidden:
        'Konfuciuszkártyáid és jutalomkártyáid titkosak, de mindenki látja, hány van. A paklik sorrendjét senki sem ismeri. A jelöltek közül csak a legfelső látszik; az utolsó három mindig bárhová mehet.',
      open: 'Minden más nyílt: a tábla, a jelzők, a kockák, az ajándékok minden állapotban, az eldobott lapok, az is, mivel fizetsz, és mennyit húzol.',
      onlookers:
        'A nézők azt látják, amit mindenki. Nem vonhatod vissza azt a lépést, amely felfedett valamit, vagy amelyre mások már válaszoltak. A játék végén minden kézben tartott lap megmutatható.',
    },
    round: {
      title: 'Egy forduló röviden',
      lede: 'Legfeljebb kilenc forduló. Mindegyiknek ugyanaz a négy része van.',
      phaseCount: [
        'Összesítés',
        'Minél több ajándékot adtál és kaptál, annál több kockád van. Aztán a főminiszter kijelöli az utódját.',
      ],
      phaseActions: [
        'Akciók',
        'Sorban tegyél kockát egy akcióra, és hajtsd végre, amíg mindenki nem passzolt.',
      ],
      phaseCourt: ['Udvar', 'Épül a fal. Aztán vizsga, miniszterek kinevezése és hódítások, ha esedékesek.'],
      phaseEnd: ['A forduló vége', 'Új hivatalnokok érkeznek. Legfeljebb négy lapot tarts meg.'],
      countTitle: 'Az ajándékok összesítése',
      count:
        'Add össze az aktív ajándékokat, amelyeket adtál, és amelyeket kaptál. Más ajándék nem számít, akkor sem, ha már megvetted.',
      cubes: ['A forduló kockái', 'Adott és kapott aktív ajándékok | Kockák'],
      fixed: 'A szám az egész fordulóra szól, bármi történik közben az ajándékokkal.',
      countExample: [
        'Kinek hány kockája van',
        'Aktív ajándékok: Lila és Zöld is adott egyet Sárgának, Fekete adott egyet Zöldnek, Zöld pedig Lilának.',
        'Zöld kettőt adott és egyet kapott: {green} kocka.',
        'Lila egyet adott és egyet kapott, Sárga kettőt kapott: {purple}-{purple} kocka.',
        'Fekete egyetlen ajándékot adott: {black} kocka.',
        'Fehérnek nincs: {white} kocka.',
      ],
      chiefTitle: 'A főminiszter',
      chief: 'A 2. fordulótól a főminiszternek másvalakit kell főminiszternek kijelölnie.',
      favourCube:
        'A főminiszter, az 1. fordulóban is, egy kockáját a **császári kegyre** teszi. Ott marad a forduló végéig: eggyel kevesebb kockája van más akciókra, viszont övé a legutolsó akció.',
      turnTitle: 'Sorra kerülés',
      turn: 'A főminiszter bal oldali szomszédja kezd, aztán az óramutató járása szerint. A körödben egyetlen dolgot tehetsz: végrehajtasz egy akciót az akciódobozból, kijátszol egy jutalomkártyát, vagy passzolsz. Csak olyat választhatsz, amit végre is tudsz hajtani, és ki is tudsz fizetni.',
      must: 'Amíg van kockád, cselekedned kell, **nem passzolhatsz**. A nincs akció mindig lehetséges.',
      spent:
        'Kocka nélkül jutalomkártya, befolyás átengedése és passzolás közül választasz. A passz erre a fázisra végleges. Ha mindenki más passzolt, addig folytatod, amíg te is passzolsz.',
      favourTitle: 'Császári kegy',
      favour:
        'Ha mindenki passzolt, a főminiszter még egy akciót végrehajt, bármelyiket, de jutalomkártyát nem játszhat ki. Kötelező; a nincs akció nem csinál semmit.',
      favour2:
        '**Kockába nem kerül**, akkor sem, ha kettő kellene. Minden más érvényes: a fizetés, a lekötelezettségek, az 1. forduló tilalmai, a kereskedelem fordulónként egyszer. A most jelentkező vizsgázó még e forduló vizsgáján részt vesz.',
    },
    paying: {
      title: 'Fizetés',
      lede: 'Kocka az akcióért, kártya az árért.',
      cubesTitle: 'Kockák',
      cube: 'Egy akcióhoz **egy kockát** teszel a helyére; **kettőt**, ha már ott van egy saját kockád. A többiek kockái nem számítanak.',
      pairs:
        'Néhány akció osztozik egy helyen: a megvesztegetés és a hűség biztosítása, a dzsunkavásárlás és az expedíció, a sereg felállítása és a hódítás. Ha a pár egyik tagját már végrehajtottad, utána mindkettő két kockába kerül, harmadszorra is. Ha egy kockád maradt, nem választhatsz olyat, ami kettőbe kerül.',
      special:
        'A kérvény mindig két kocka, a nincs akció mindig egy, a befolyás átengedése egy sem. Kereskedni fordulónként csak egyszer lehet. A jutalomkártyával végrehajtott akció nem hagy kockát, így semmit sem drágít.',
      cubeExample: [
        'Közös hely',
        'Zöld ebben a fordulóban dzsunkát vett: {first} kockája van ott. Lila ajándékot vett.',
        'Zöld expedíciót indít. Közös a hely: {voyage} kocka.',
        'Lila ajándékot ad. Az másik hely: {give} kocka. Egy második ajándékvásárlás {again} kockába kerülne.',
      ],
      cardsTitle: 'Kártyák',
      pay: 'Az ár pénzben vagy engedélyben értendő. Kézben tartott Konfuciuszkártyákkal fizetsz, mindegyikkel pénzként vagy mindegyikkel engedélyként. Az összegnek el kell érnie az árat.',
      over: '**Visszajáró nincs**. Túl is fizethetsz, akár a szükségesnél több kártyával. Ha nem kell fizetni, nem dobsz el semmit.',
      draw: 'A kifizetett lapok előbb az eldobott lapokhoz kerülnek, csak aztán húzol. Ha a pakli üres, amikor lap kell, keverjétek meg az eldobott lapokat. Ha az is üres, a húzás többi része elvész. A forduló közben nincs lapkorlát.',
      payExample: [
        'Nincs visszajáró',
        'Feketének két, egyenként {each} pénzt érő lapja van, és egy {price} pénzbe kerülő hivatalnokot vesztegetne meg.',
        'Egy lap nem elég. A kettő együtt {coins} pénz.',
        'Fekete mindkettőt kifizeti. A többi {lost} pénz elvész.',
      ],
      discountTitle: 'Engedmények',
      discounts: [
        'Ha legalább egy hivatalnokod van a minisztériumban',
        'Minisztérium | Akció | Ár | Engedmény nélkül',
        'sereg felállítása | 4 engedély | 6 engedély',
        'megvesztegetés, hűség biztosítása, átvétel megvesztegetéskártyával | 1 pénzzel kevesebb | a hivatalnok ára',
        '1, 2, 3 vagy 4 dzsunka | 1, 2, 4 vagy 7 pénz | 1, 3, 6 vagy 10 pénz',
      ],
      discount:
        'A hivatalnokra az akció előtt van szükséged: az első hupui megvesztegetésre még nem jár engedmény. Utána viszont nemcsak a Hupuban, hanem mindhárom minisztériumban olcsóbb a megvesztegetés és a hűség biztosítása. Több hivatalnok nem ad nagyobb engedményt. A jelöltek és a már kinevezett miniszterű minisztérium hivatalnokai is számítanak; a kinevezés közben átvett befolyás nem.',
    },
    actions: {
      title: 'Az akciók',
      lede: 'Minden, ami az akciódobozban van, páronként. Az ajándékoknak külön fejezetük van.',
      box: [
        'Az akciódoboz',
        'Akció | Kockák | Ár',
        'a hivatalnok ára pénzben',
        'a hivatalnok ára pénzben',
        '2 pénz; az 1. fordulóban nem',
        '2 pénz; az 1. fordulóban nem',
        '1, 3, 6 vagy 10 pénz',
        'dzsunkánként 1 engedély',
        '6 engedély',
        'az ország ára pénzben',
        'az ajándék értéke pénzben',
        'semmi',
        'semmi; szabad akció',
        'egy ajándék; csak a haladó játékban',
        'dobj el lapokat 1–4 pénz értékben; fordulónként egyszer',
        'semmi',
        'semmi',
      ],
      officialTitle: 'Hivatalnokok',
      bribe:
        '**Hivatalnok megvesztegetése**: válassz egy megvesztegetetlen hivatalnokot egy miniszter nélküli minisztériumban, és fizesd ki az árát. Fektesd rá a jelződet: bizonytalan. Ahol egy ajándék tiltja, nem vesztegethetsz meg senkit. A bizonytalan hivatalnokot még elveszítheted megvesztegetéskártya, jelölt vagy kérvény miatt, de másik megvesztegetés miatt nem.',
      secure:
        '**Hivatalnok hűségének biztosítása**: fizesd ki még egyszer egy bizonytalan hivatalnokod árát, miniszter nélküli minisztériumban. A jelződ most áll. Ezt ajándék sosem tiltja. Biztos hivatalnokodat senki sem veheti el; kérvénnyel csak áthelyezhetik, és te átengedheted.',
      examTitle: 'Vizsgázók',
      nominate:
        '**Jelentkezés vizsgára** (2 pénz): tedd a jelződet egy szabad vizsgázóhelyre. Ha mindkettő szabad, te döntesz a vörös és a narancssárga között. Egyszerre egy vizsgázód lehet, és a következő vizsgáig ott marad. Az 1. fordulóban nem lehet.',
      force:
        '**Császári vizsga meghirdetése** (2 pénz): ebben a fordulóban egyetlen vizsgázóval is lesz vizsga. Vizsgázó nélkül nem történik semmi, a pénz elvész. Az 1. fordulóban nem lehet.',
      navyTitle: 'Dzsunkák és expedíciók',
      junks: '**Dzsunkavásárlás**: vegyél 1–4 dzsunkát a kikötődbe, legfeljebb annyit, amennyi maradt.',
      junkPrices: [
        'A dzsunkák ára',
        'Dzsunkák egy akcióban | 1 | 2 | 3 | 4',
        'Pénz',
        'Kungpui hivatalnokkal',
      ],
      voyage:
        '**Expedíció elindítása**: válassz akárhány dzsunkát a kikötődből, és mindegyikért fizess 1 engedélyt. Az óceánon lévőkhöz csatlakoznak. Minden **öt dzsunka** egy teljes expedíció: válassz egy tengeren túli földet, ahol még nem jártál, tedd oda a jelződet, vedd el a pontjelzőjét, ha még ott van, húzz egy jutalomkártyát, és tegyél vissza öt dzsunkát a készletbe.',
      voyage2:
        'A többi dzsunka az óceánon vár, legfeljebb négy. Egy akció több expedíciót is befejezhet, mindegyiket más földre. Aki később ér oda, kártyát kap, pontot nem. Ha már mind az öt földön jártál, az óceánodon akkor is lehet négy dzsunka.',
      voyageExample: [
        'Afrikába',
        'Sárgának {had} dzsunkája van a kikötőjében, az óceánon egy sem. Afrikában még senki sem járt.',
        'Sárga {paid} engedélyt fizet, és mind a {had} dzsunkával elindul.',
        'Öttel eléri Afrikát: {vp} GYP, egy jelző, és {cards} jutalomkártya.',
        'Az az öt visszakerül a készletbe. {left} dzsunka az óceánon várja a következő expedíciót.',
      ],
      armyTitle: 'Seregek',
      recruit: '**Sereg felállítása** (6 engedély): egy sereg a készletedből a katonai telepeidre kerül.',
      invade:
        '**Hódítás**: fizesd ki az ország árát, és vidd egy seregedet a telepeidről egy szabad seregdobozba, amelyikbe akarod. Egy országban több játékosnak is lehet serege; egy dobozba egy fér. Pont most még nem jár érte: a hódítások az udvarfázisban dőlnek el.',
      incomeTitle: 'Bevétel',
      commerce:
        '**Kereskedelem**, fordulónként egyszer: dobj el lapokat összesen 1–4 pénz értékben, és húzz eggyel több lapot, mint amennyit a pénz kitesz.',
      tax: '**Adóztatás**: húzz 2 lapot.',
      none: '**Nincs akció**: tegyél oda egy kockát; nem történik semmi.',
    },
    gifts: {
      title: 'Ajándékok',
      lede: 'Amit adsz, mást kötelez; amit kapsz, téged.',
      giftTable: ['A hat ajándék', 'Ajándék | Érték | Ár', 'ingyenes, kezdettől a tiéd'],
      web: 'Az ajándékok hálója: minden szál az ajándékozótól a lekötelezetthez vezet.',
      buy: '**Ajándékvásárlás**: fizesd ki egy megveendő ajándékod értékét. Ettől kezdve megvett.',
      give: '**Ajándékozás**: válassz egy megvett ajándékodat és egy másik játékost. Az ajándék most **aktív**: nála van, és lekötelezetted. Senki sem utasíthat vissza és nem adhat tovább ajándékot.',
      replace:
        'Egy játékosnál csak egy aktív ajándékod lehet. Az új a régi helyére lép, akkor is, ha kisebb értékű; a régi kikerül a játékból.',
      bindTitle: 'Mit tilt és mit követel az ajándék',
      bind: 'Ha van nálad ajándék valakitől:',
      ob1: '**Ajándék.** Nem adhatsz neki kisebb értékűt. Az egyenlő értékű mindkettőtöket kötelez. A nagyobb értékű érvényteleníti az övét.',
      ob2: '**Megvesztegetés.** Nem vesztegethetsz meg hivatalnokot olyan minisztériumban, ahol van befolyása, és a tiéd ugyanannyi vagy több. Ha ott nincs befolyása, szabadon vesztegethetsz meg hivatalnokot. Az ajándék nem korlátozza a megvesztegetéskártyát, a hűség biztosítását, az átengedést, a kérvényt és a jelölteket.',
      ob3: '**Vizsga.** Ha a vizsgázójának ellenfele van, legalább egy lappal őt kell segítened, akár a sajátod ellen is. Ha mindkettejüktől van ajándékod, az értékesebb dönt; ha egyenlők, te választasz.',
      ob4: '**Minisztérium.** Ha át kell adnod a befolyásodat, neki kell átadnod, ha még versenyben van. Ha többen vannak ilyenek, a legértékesebb ajándék dönt; ha egyenlők, te választasz.',
      freeTitle: 'Hogyan szabadulsz',
      free: 'A nálad lévő ajándék csak így érvénytelenedik, és így kerül ki a játékból:',
      can1: '**Nagyobb** értékű ajándékot adsz az ajándékozónak.',
      can2: '**Befolyást engedsz át** az ajándékozónak.',
      can3: '**Legalább három lapot** játszol ki az ajándékozó vizsgázójára, amikor ellenfele van, és kéred az érvénytelenítést; az eredmény nem számít.',
      can4: 'Neki adod át a befolyásodat, **amikor minisztert neveznek ki**.',
      transfer:
        'A **befolyás átengedése** nem kerül kockába, de ez az egész köröd; kockával és kocka nélkül is választhatod. Egy miniszter nélküli minisztériumban lévő hivatalnokodat átadod egy másik játékosnak: az ő jelzője kerül a tiéd helyére, fekve vagy állva, ahogy volt. Nem utasíthatja vissza. Ha van nálad ajándék tőle, az érvényét veszti. Ajándék nélkül is átengedhetsz, de akkor minden hivatalnokot fordulónként csak egyszer.',
      exchangeExample: [
        'Ajándékváltás',
        'Feketénél van egy {held} értékű ajándék Zöldtől.',
        'Fekete nem adhat Zöldnek {low} értékűt: az kisebb.',
        'A {same} értékű megengedett. Most kölcsönösen lekötelezettek: {both} aktív ajándék.',
        'Aztán Zöld {high} értékűt ad. Ez Zöld régi ajándékának helyére lép, és Feketéét is érvényteleníti: {left} aktív ajándék marad.',
      ],
      bribeExample: [
        'Megvesztegethet-e Zöld?',
        'Zöldnél van egy ajándék Feketétől, és a Kungpuban szeretne megvesztegetni egy hivatalnokot.',
        'Feketének {b1} hivatalnoka van ott, Zöldnek {g1}: Zöld megteheti.',
        'Fekete {b2}, Zöld {g2}: Zöld nem teheti.',
        'Fekete {b3}, Zöld {g3}: Zöld megteheti, mert Feketének nincs ott senkije.',
        'Fekete {b4}, Zöld {g4}: Zöld megteheti.',
      ],
    },
    court: {
      title: 'Az udvar',
      lede: 'Az akciók után: fal, vizsga, miniszterek, hódítások, és a forduló vége.',
      order: 'Mindig ebben a sorrendben. Ami nem esedékes, kimarad.',
      wallTitle: 'A Nagy Fal',
      wall: 'Tegyetek a Nagy Falra egy faljelzőt: a faljelzők számolják a fordulókat. A kilencedik után a játék e forduló végén véget ér.',
      examTitle: 'A császári vizsga',
      when: 'Akkor van vizsga, ha **mindkét** vizsgázóhely foglalt, vagy ha meghirdették, és legalább az **egyik** foglalt. Fordulónként legfeljebb egy vizsga van; vizsgázó nélkül a meghirdetésnek nincs hatása.',
      alone:
        'Ha csak egy vizsgázó van, vagy mindkettő ugyanazé a játékosé, ő azonnal győz. Lapot senki sem játszik ki.',
      tutor:
        'Különben mindenkinek, akinek van Konfuciuszkártyája, **taníttatnia kell**, egyszer körben, a forduló főminiszterétől kezdve, a vizsgázók gazdáinak is. Válassz egy vizsgázót, szabadon, ha ajándék nem kötelez, és játssz ki rá legalább egy lapot képpel lefelé.',
      secret: 'A felfordításig mindenki látja, kire és hány lapot tettél, de azt nem, melyeket.',
      cancel:
        'Ha annak a vizsgázójára teszel legalább három lapot, akitől ajándékod van, azonnal érvénytelenítheted azt az ajándékot. Nem kötelező.',
      reveal:
        'Ha már mindenki letette a lapjait, fordítsátok fel a lapokat. Az a vizsgázó győz, akire a **legtöbb pénz** jut; egyenlőségnél, 0-nál is, a **vörös** mező vizsgázója. A lapokat eldobjátok, mindkét vizsgázó visszakerül a gazdájához.',
      place:
        'A győztes a felfordított jelöltet a megnevezett minisztériumba teszi, vagy bármelyik miniszter nélkülibe, álló jelzővel. Ha van **üres hely**, oda kell kerülnie, a győztes választása szerint. Ha van hová tenni, kötelező letenni a jelöltet.',
      place2:
        'Ha nincs üres hely, ott egy megvesztegetetlen vagy bizonytalan hivatalnok **helyére lép**, akár a sajátodéra; a régi kikerül a játékból. Ha ez sem lehetséges, vagy a minisztériumnak már van minisztere, bármelyik miniszter nélküli minisztériumban lép egy ilyen hivatalnok helyére, de üres helyre nem kerülhet. Ha sehol sincs ilyen, a jelölt kikerül a játékból.',
      nextCandidate:
        'Aztán fordítsátok fel a következő jelöltet. Ha olyan minisztériumot nevez meg, amelynek van minisztere, vegyétek ki, és fordítsatok fel egy másikat. Amelyik már nyitva fekszik, marad. Ha az utolsó is elfogyott, a játék e forduló végén véget ér.',
      examExample: [
        'Egy vizsga',
        'Fehér vizsgázója a vörös, Sárgáé a narancssárga mezőn áll. Feketénél és Sárgánál van ajándék Fehértől. Fekete a főminiszter.',
        'Feketének Fehér vizsgázóját kell segítenie: {black} pénzt tesz rá. Zöldnek nincs lapja, kimarad.',
        'Lila szabadon választ, és {purple} pénzt tesz Sárga vizsgázójára.',
        'Fehér {white} pénzt tesz. Sárgának is Fehérét kell segítenie, a saját vizsgázója ellen: {yellow} pénz.',
        'Fehér {red}:{orange} arányban győz, és a jelöltet a Kungpu egyik üres helyére teszi, biztosként.',
      ],
      ministryTitle: 'Miniszterek kinevezése',
      resolve:
        'Egy minisztérium akkor kap minisztert, ha **mind a hét hivatalnokon jelző van**. Mindegyik biztos lesz. Ha több is megtelt, egymás után jönnek: Pingpu, Hupu, Kungpu.',
      least:
        'Mindenki részt vesz, akinek ott jelzője van. Amíg kettőnél többen vannak, kiesik, akinek a **legkevesebb** hivatalnoka van; egyenlőségnél hasonlítsátok össze az érintettek legmagasabb rangú hivatalnokát: az esik ki, akié a legalacsonyabb rangú. **Összes** hivatalnokát átadja egy másik, még versenyben lévő játékosnak. Az átvett hivatalnokok egyelőre sajátnak számítanak.',
      whom: 'Kinek? Annak, akitől ajándéka van, ha még versenyben van; több ajándéknál a legértékesebb dönt, ha egyenlők, ő választ. Ilyen ajándék nélkül szabadon választ. A tőle kapott ajándék érvényét veszti; a többi marad.',
      posts:
        'Az utolsó kettő közül a **miniszter** az, akinek több van, a másik a **titkár**. Mindkettő elveszi a pontjelzőjét, és azonnal megkapja a pontokat. Aki egyedül van, mindkettőt elviszi. Aztán minden hivatalnok visszakerül a gazdájához, és ott már semmi sem változik.',
      ministryExample: [
        'Három család a Kungpuban',
        'A Kungpu megtelt: Fekete {black}, Lila {purple}, Zöld {green}. Zöldnél van egy {low} értékű ajándék Lilától és egy {high} értékű Feketétől.',
        'Zöldnek van a legkevesebb, kiesik. Fekete ajándéka értékesebb, ezért Zöldnek Feketét kell támogatnia.',
        'Feketének most {blackThen}, Lilának {purple} van: Fekete a miniszter ({minister} GYP), Lila a titkár ({secretary} GYP).',
        'Fekete Zöldnek adott ajándéka érvényét veszti. Liláé marad.',
      ],
      fiveExample: [
        'Öt család a Pingpuban',
        'A Pingpu megtelt: Sárga {y1} és {y2}, Fehér {w1} és {w2}, Fekete {b1}, Zöld {g1}, Lila {p1}. Zöldnél és Sárgánál van ajándék Fehértől, Sárgánál Lilától is, Lilánál pedig Zöldtől.',
        'Feketének, Zöldnek és Lilának egy-egy hivatalnoka van. Liláé a legalacsonyabb rangú, ezért Lila esik ki elsőként, és Zöldet kell támogatnia, mert csak tőle van ajándéka.',
        'Most Feketének van a legkevesebb, nincs nála ajándék, szabadon választ: Sárgát.',
        'Zöldnek és Fehérnek kettő van. Fehér legmagasabb rangú hivatalnoka a {w1}., Zöldé a {g1}. helyen áll: Zöld esik ki, és Fehért kell támogatnia.',
        'Fehér a miniszter {white} hivatalnokkal ({minister} GYP), Sárga a titkár {yellow} hivatalnokkal ({secretary} GYP).',
      ],
      invasionTitle: 'Hódítások',
      invasion:
        'Egy szomszédos ország sorsa akkor dől el, ha **minden doboza megtelt**, vagy ha eljön az a forduló, amelyben esedékes: az 1. helyen a 4., a 2. helyen a 6., a 3. helyen a 8. fordulóban. Ha tele van, a hódítás sikeres; ha nincs, kudarc. Ami már korábban eldőlt, nem változik.',
      invasion2:
        '**Siker**: minden sereg megkapja a doboza pontjait. **Kudarc**: nincs pont. Mindkét esetben jutalomkártyát kap az, akinek a serege a jutalomjeles dobozban áll. Az alacsonyabb számú hely van előbb.',
      invasion3:
        'A seregek ott maradnak. Többé nem használhatók, de a tábornoki címhez számítanak. A sereg nélküli ország sorsa is eldől, más nem történik.',
      landTable: ['A szomszédos országok', 'Ország | Egy sereg ára | Dobozok, GYP; a jel jutalomkártyát hoz'],
      invasionExample: [
        'Siker és kudarc',
        'Fekete és Fehér betöltötte Annam két dobozát; Fehéré a jutalomjeles. A {round}. fordulóban Zöldnek két serege van Koreában, ahol három doboz van.',
        'Annam tele van: Fekete {black}, Fehér {white} GYP-t kap, és Fehér {card} jutalomkártyát húz.',
        'Korea esedékes, és nincs tele: Zöld {green} GYP-t kap, de a jeles dobozért húz egy kártyát.',
        'Mindegyik sereg számít a tábornoki címhez.',
      ],
      roundEndTitle: 'A forduló vége',
      tiles:
        'Minden minisztérium, ahol van üres hely, kap egy hivatalnokot a **legkisebb számú** üres helyre: az 1., aztán a 2., a 6., végül a 7. helyre.',
      discard:
        'Akinek négynél több Konfuciuszkártyája van, négyet tart meg, amelyiket akarja; mindenki egyszerre választ. A jutalomkártyák nem számítanak. Az utolsó fordulóban senki sem dob el lapot.',
      again: 'Minden kocka visszatér, és kezdődik a következő forduló.',
    },
    rewards: {
      title: 'Jutalomkártyák',
      lede: 'Expedíciókért és a megfelelő dobozban álló seregekért kapod őket.',
      gain: 'Ha a tíz kártya elfogyott, nincs több.',
      play: 'Jutalomkártyát a körödben, akció helyett játszhatsz ki, kockával vagy kocka nélkül: nem kerül kockába. Fordulóról fordulóra megtarthatod, és nem számít bele a négy lapba. Csak olyat játszhatsz ki, ami végre is hajtható. A most szerzettet a következő körödben játszhatod ki, ha addig nem passzoltál. Használat után kikerül a játékból.',
      cards: [
        'A kártyák',
        'Kártya | Darab | Mit csinál',
        'A megnevezett minisztériumban, vagy ha nincs ilyen, bármelyikben: tedd ingyen a jelződet egy megvesztegetetlen hivatalnokra; vagy az áráért vedd át egy másik játékos bizonytalan hivatalnokát. A hivatalnok bizonytalan.',
        'Egy ajándékod ingyen megvetté válik.',
        'Hajtsd végre kocka nélkül az akciódoboz bármelyik akcióját, a császári kegy kivételével. Az árát a szokásos módon kifizeted.',
        'Húzz 4 Konfuciuszkártyát.',
        'Egy sereg ingyen a készletedből a telepeidre kerül.',
        'Tegyél egy sereget a telepeidről a kártyára: 2 GYP. A tábornoki címhez számít.',
      ],
      bribery:
        'Az öt megvesztegetéskártyából három minisztériumot nevez meg. Ezek máshol csak akkor használhatók, ha az a minisztérium már kapott minisztert; ha csupán nincs ott kit megvesztegetni, várnod kell. Az ajándékok nem korlátozzák őket.',
      needs:
        'A sereg felállításához sereg kell a készletedben, a megsértett császárhoz a telepeiden, az ajándékhoz pedig egy megveendő ajándék.',
    },
    end: {
      title: 'A játék vége',
      lede: 'Az utolsó fordulót végigjátsszátok, aztán kiosztjátok a posztokat és a címeket.',
      when: 'A játék annak a fordulónak a végén ér véget, amelyben **mindhárom minisztérium minisztert kapott**, elfogyott az **utolsó jelölt**, vagy felkerült a **kilencedik faljelző**. A fordulót végigjátsszátok, a hódításokkal együtt.',
      unresolved:
        'A miniszter nélküli minisztériumok most ugyanígy kapnak minisztert. Az üres helyek és a megvesztegetetlen hivatalnokok nem számítanak. Ha az utolsó kettőnek ugyanannyi van, az a miniszter, akié a legmagasabb rangú hivatalnok. Aki egyedül van, mindkét posztot elviszi. Ahol nincs jelző, ott senki sem kap posztot.',
      lands:
        'A még el nem dőlt szomszédos országok se pontot, se jutalomkártyát nem hoznak. Seregeik a tábornoki címhez számítanak.',
      titlesTitle: 'Három cím',
      titles: [
        'Mindegyik 1 GYP',
        'Cím | Akinek a legtöbb | Egyenlőségnél',
        'jelzője van a minisztériumokban: hivatalnokok, miniszterek és titkárok | a Hupu minisztere',
        'dzsunkája volt expedíción: minden elért föld 5, az óceánon minden dzsunka 1 | a Kungpu minisztere',
        'serege van a szomszédos országokban, a telepeken és a megsértett császár kártyán | a Pingpu minisztere',
      ],
      titlesTie:
        'Egyenlőségnél, 0-nál is, a cím azé a miniszteré, akkor is, ha nincs az egyenlők között. Ha nincs ilyen miniszter, senkié. Mindhárom cím ugyanabból az állásból dől el, mielőtt bármi változna.',
      winnerTitle: 'Ki nyer',
      winner:
        'Az nyer, akinek a legtöbb GYP-je van. Egyenlőségnél az admirális, ha az egyenlők között van; különben a főminiszter, aztán a tábornok. Ha az egyenlők egyikének sincs címe, megosztják a győzelmet.',
      points: [
        'Minden győzelmi pont',
        'Miért | GYP | Mikor',
        'Elsőként egy tengeren túli földön | 2–4 | azonnal',
        'Sereg sikeres hódításban | 2–5 | udvarfázis',
        'Miniszter, titkár | 4–8 | udvarfázis',
        'Megsértett császár | 2 | azonnal',
        'Minden cím | 1 | a végén',
      ],
      finalExample: [
        'Egy játék vége',
        'Minden minisztériumnak van minisztere. A címek előtt Fehérnek {whiteBefore}, Feketének {blackBefore} GYP-je van.',
        'Sárgának {yellowJunks} dzsunkája volt expedíción: ő az admirális. Feketének {blackMarkers} jelzője van a minisztériumokban: főminiszter. Fehérnek {whiteArmies} serege van: tábornok. Mindegyik {title} GYP.',
        'Fehér nyer {white} ponttal, Fekete {black}, Sárga {yellow}, Zöld és Lila {green}-{green} pontot ért el.',
        'A megsértett császár nélkül Fehér és Fekete {tied} ponttal egyenlő volna. Sárga, az admirális nincs köztük; Fekete a főminiszter, ő nyerne.',
      ],
    },
    variants: {
      title: 'Változatok',
      lede: 'Az asztal megnyitásakor választhatod őket; együtt is használhatók.',
      players:
        'A Konfuciuszt három–öt játékos játssza. Ha valaki elmegy, gépi játékos játszik tovább helyette.',
      advancedTitle: 'A haladó játék',
      petition:
        '**Kérvény a császárhoz** (mindig két kocka): vedd ki a játékból egy **megvett**, 2–6 értékű ajándékodat, és hajtsd végre a hatását. Lapot nem fizetsz. Csak olyat választhatsz, ami teljesen végrehajtható; a nálad lévő ajándékok nem számítanak.',
      petitions: [
        'Melyik ajándék mit ér el',
        'Ajándék | Hatás',
        'Vigyél át pontosan két dzsunkát egyik játékos kikötőjéből egy másikéba; bármelyik a tiéd is lehet.',
        'Cseréld le egy másik játékos vizsgázóját a sajátodra, ugyanazon a mezőn. Így mindkettő a tiéd lehet.',
        'Cserélj fel két hivatalnokot miniszter nélküli minisztériumokban: az egyiken a te jelződ van, a másik bárki, akinek a helye azonos vagy nagyobb számú. A jelzők velük mennek.',
        'Vigyél át egy tetszőleges sereget egy még el nem dőlt ország szabad dobozába, akár ugyanott. A megsértett császár kártyán állót nem.',
        'Válassz egy bizonytalan hivatalnokot egy miniszter nélküli minisztériumban: jelzője helyére bármely játékos álló jelzője kerül, akár ugyanazé.',
      ],
      admiralTitle: 'Az admirális-variáns',
      admiral:
        'Ha a legtöbb GYP-nél egyenlőség van, **az admirális nyer**, akkor is, ha nincs az egyenlők között, és akármennyi pontja van. Ha nincs admirális, a szokásos sorrend dönt.',
    },
    advice: {
      title: 'Tanácsok',
      lede: 'Mire figyelnek a jó játékosok.',
      a1: '**Korán ajándékozz.** Egy 1-es ajándék az első fordulóban neked is és annak is, aki kapja, minden további fordulóra negyedik kockát ad. Ha az adott és a kapott ajándékok együtt elérik a hármat, öt kockád lesz.',
      a2: '**Kötelezd le, aki az utadban áll.** Akinek ajándékot adtál, az megvesztegetéssel nem előzhet meg ott, ahol vezetsz, és ha kiesik a kinevezésnél, neked kell átadnia a befolyását.',
      a3: '**Gondold meg, kinek a hűségét biztosítod.** A jelöltek és a megvesztegetéskártyák a bizonytalan hivatalnokot viszik el. Azokét biztosítsd, akiken poszt múlik; a többire ne költs.',
      a4: '**A Hupu hivatalnoka megtérül** néhány megvesztegetés után; a Pingpu vagy a Kungpu akkor éri meg, ha hódítani akarsz, vagy expedíciókra készülsz.',
      a5: '**Kettesével vegyél dzsunkát.** Négy egy akcióban 10 pénz; kettő, kettő és egy, három akcióban, öt dzsunkát ad 7-ért, a Kungpuval még olcsóbban.',
      a6: '**Számold a dobozokat.** A kudarcot vallott hódítás nem ér semmit. Ott kezdd, ahol mások idejében segítenek megtölteni az országot.',
      a7: '**Akkor légy főminiszter, amikor számít.** A forduló utolsó akciója megtölthet egy minisztériumot, vizsgát hirdethet, vagy elvihet egy hivatalnokot, és erre már senki sem válaszolhat.',
    },
    summary: {
      title: 'Egy oldalon',
      lede: 'Segédlet játék közben.',
      short: [
        'Egy forduló',
        'Rész | Mi történik',
        'Összesítés | adott és kapott aktív ajándék: 0 esetén 3 kocka, 1 vagy 2 esetén 4, többnél 5; a főminiszter kijelöl egy másikat',
        'Akciók | egy kocka, vagy kettő, ha ott már van kockád; amíg van kockád, nem passzolhatsz; végül császári kegy',
        'Udvar | fal, vizsga, miniszterek, hódítások',
        'A forduló vége | minden minisztériumba, ahol van üres hely, egy hivatalnok; négy lapot tarts meg',
      ],
      binds: [
        'Ha ajándék van nálad',
        'Hol | Mit tehetsz',
        'Ajándékozás | nem adhatsz kisebbet az ajándékozónak',
        'Megvesztegetés | nem lehet ott, ahol van befolyása, és a tiéd legalább annyi',
        'Vizsga | az ő vizsgázóját kell segítened',
        'Minisztérium | neki kell átadnod a befolyásodat',
      ],
      scores: [
        'Pontok',
        'Miért | GYP',
        'Miniszter, titkár | a két pontjelző',
        'Elsőként egy tengeren túli földön | a pontjelzője',
        'Sereg egy megtelt országban | a doboza',
        'Megsértett császár | 2',
        'Főminiszter, admirális, tábornok | 1-1',
        'Egyenlőség | admirális, főminiszter, tábornok',
      ],
    },
  },
};
