import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Anna', 'Ben', 'Klára', 'Dávid', 'Emil'],
  chapters: {
    aim: {
      title: 'A játék célja',
      lede: 'Kína i. e. 200 táján: a központi hatalom gyenge, a helytartók a trónra törnek. Két–öt játékosnak.',
      story:
        'Te is közéjük tartozol. Tartománykártyákkal **pagodákat** építesz az utak mentén, és **követeket** küldesz kilenc tartomány sárkánypecsétjére.',
      two: 'A pagodák akkor érnek pontot, amikor egy tartomány megtelik: a legtöbbet az kapja, akinek ott a legtöbb van. A hosszú pagodasorok a játék végén érnek pontot. A követek is pontot hoznak, ha **két szomszédos tartományban** is te vezetsz.',
      win: 'Amikor a húzópakli másodszor is elfogyott, jön a végső pontozás. **Az nyer, akinek a legtöbb pontja van.**',
      land: 'A térkép egy része: pagodák a helyükön, követek a pecséteken, a számozott rombuszok szövetségek.',
    },
    things: {
      title: 'A játék részei',
      lede: 'Figurák, kártyák és egy kétoldalas tábla.',
      pieces: [
        'Tartozékok',
        'Tartozék | Mennyi van belőle',
        'Pagodák | játékosonként 20',
        'Követek | játékosonként 9; egyikük a pontjaidat jelzi, tehát 8 helyezhető le',
        'Erőd | játékosonként 1, csak a haladó játékban',
        'Tartománykártyák | 57 lap öt színben',
        'Értékelésjelzők | 9, minden tartományra egy',
        'Császár | 1, a kezdőjátékosé',
      ],
      colours: ['A kártyák és tartományaik', 'Szín | Lapok | Határviták | A diplomácia útjai'],
      mapTitle: 'A térkép',
      space: [
        'Pagodahelyek',
        'A pagoda pagodahelyen áll. Egy helyre egy pagoda fér, és a hely egy tartományhoz tartozik.',
      ],
      port: [
        'Kikötők',
        'Horgonnyal jelölt helyek. Közönséges pagodahelyek, de a végén még egyszer pontot érnek.',
      ],
      border: [
        'Határ menti helyek',
        'Kétszínű helyek. Mindkét tartományhoz tartoznak, és két kártyába kerülnek.',
      ],
      seal: [
        'Sárkánypecsétek',
        'Itt állnak a követek. Egy pecséten több játékos követei is állhatnak. A pöttyök mutatják, hány követ fér még el.',
      ],
      alliance: [
        'Szövetségek',
        'Számozott rombusz köt össze két szomszédos tartományt. Tizenöt van belőlük.',
      ],
      road: ['Utak', 'Vonalak a pagodahelyek között. A pagodasorok ezeket követik, határokon át is.'],
      sides:
        'A Határviták Kína térképe 7 kikötővel és 6 határ menti hellyel. A diplomácia útjai a főváros kilenc kerülete; ott egyikből sincs. Ami a tartományokról szól, a kerületekre is érvényes. A játékosok színének nincs köze a tartományokéhoz.',
    },
    setup: {
      title: 'Előkészületek',
      lede: 'Vegyetek ki lapokat, osszatok hármat, csapjatok fel négyet.',
      side: '**Válasszatok oldalt**: Határviták 3–5, A diplomácia útjai 2–4 játékosnak.',
      pieces2:
        'Mindenki egy szín 20 pagodáját és 9 követét kapja. Egy követ a Nagy Fal pontozósávjának 0. mezőjére kerül.',
      remove: '**Vegyetek ki lapokat** minden színből a táblázat szerint. Ezek kimaradnak a játékból.',
      deal: 'Keverjétek meg a többit, és osszatok mindenkinek **3 lapot** képpel lefelé. A húzópakli mellé csapjatok fel 4 lapot, A diplomácia útjain 3-at.',
      first:
        'Sorsoljátok ki a kezdőjátékost, vagy a házigazda választja; ő kapja a császárt, és végig nála marad.',
      decks: ['Hány lap van', 'Oldal | Játékosok | Kivéve színenként | Összes lap | Felcsapva | Húzópakli'],
      hiddenTitle: 'Mit tud mindenki',
      hidden:
        'A kézben tartott lapjaid titkosak; a húzópaklit senki sem ismeri. Minden más nyílt: a tábla, a készletek és a pontok, a felcsapott kártyák, a dobott lapok, a kivett lapok, és az is, hány lapja van mindenkinek és a paklinak.',
      hidden2:
        'Ha felcsapott kártyát veszel el, mindenki látja. A pakliból húzott lapot csak te. A kijátszott és a cserélt lapok képpel felfelé a dobott lapokhoz kerülnek.',
    },
    round: {
      title: 'Egy kör röviden',
      lede: 'Az óramutató járása szerint kerültök sorra. Minden körnek ugyanaz a négy lépése van.',
      turn: 'A körödben vagy **kártyát játszol ki és leteszel** egy vagy két figurát, vagy **kicserélsz** egy kártyát. Mindig szabadon választhatsz, akkor is, ha le tudnál tenni.',
      play: ['Kijátszás', 'Figuránként egy, a tartomány színével egyező lapot játssz ki.'],
      place: ['Letétel', 'Tegyél le egy vagy két figurát, pagodát vagy követet, egyetlen tartományba.'],
      score: ['Értékelés', 'Ha egy tartomány megtelik, a pagodái azonnal pontot érnek.'],
      draw: ['Húzás', 'Húzz, amíg újra három lapod lesz.'],
      three: 'Így jegyezd meg: **3–2–1**, legfeljebb 3 lap, legfeljebb 2 figura, 1 tartomány.',
      exchange:
        'Kártyacserénél először egy lapodat a dobott lapok közé teszed, aztán elveszel egy felcsapott kártyát vagy a húzópakli legfelső lapját. Ez az egész köröd. Ha semmit sem tudsz letenni, cserélned kell; ha a pakli már másodszor is elfogyott, ehelyett passzolsz.',
    },
    placing: {
      title: 'Figurák letétele',
      lede: 'Hová kerülhetnek, és mibe kerülnek.',
      whereTitle: 'Hová',
      where:
        'Egy kör összes figurája **egy tartományba** kerül, legfeljebb kettő, tetszés szerinti összetételben; a határ menti hely mindkét tartományához tartozik. A második sosem kötelező. Leteheted az elsőt, megnézheted, mi történik, és csak aztán döntesz.',
      empty:
        'Ha egy tartományban **a köröd kezdetén nem állt pagoda**, oda ebben a körben csak **egy figurát** tehetsz. Minden más tartományba kettőt.',
      stay: 'A figurák nem mozognak, és nem kerülnek le a tábláról. Olyan tartományba is tehetsz pagodát vagy követet, ahol még nincs figurád. Ha elfogyott a pagodád, követet még tehetsz le, és fordítva.',
      payTitle: 'Mibe kerül',
      pay: 'Egy figura ára **egy**, a tartomány színével egyező **lap**. A legtöbb színhez két tartomány tartozik: te választasz.',
      joker: '**Dzsóker**: két azonos színű lap egy tetszőleges más színű lapnak számít.',
      exact:
        'Pontosan fizess. Nem tehetsz hozzá lapot, hogy megszabadulj tőle, és egy figuráért nem adhatsz két lapot a tartomány saját színéből. Minden figuráért külön fizetsz. Egy körben tehát egy lapot, egy dzsókert, két lapot, vagy egy lapot és egy dzsókert játszol ki; határ menti helyért két lapot, másik figurával együtt hármat.',
      firstExample: [
        'Az első figurák Vejben',
        'Vej üres. Annának egy lila és két vörös lapja van. Utána Ben jön egy vörös és két zöld lappal.',
        'Anna {annaPays} vörös lapot játszik ki, és {anna} pagodát tesz le. A másik vörös lapnak itt nincs haszna: a köre kezdetén nem állt pagoda Vejben.',
        'Most már áll ott egy. Ben kijátssza a vörös lapját, és pagodát tesz le.',
        'A {joker} zöld lap dzsókerként egy másik vöröset pótol: ez a második pagoda. {benPays} lapot játszott ki {ben} figuráért, ennél több nem lehet.',
      ],
      pagodaTitle: 'Pagodák',
      pagoda:
        'A pagoda szabad pagodahelyre kerül. Egy tartomány akkor **telik meg**, ha minden helyén pagoda áll, a kikötőkön és a határ menti helyeken is.',
      full: 'Abban a pillanatban, amikor megtelik, a köröd félbeszakad, és a pagodái pontot érnek. Aztán folytatod. Második figuraként oda már csak követ kerülhet, vagy ha határ menti hely töltötte meg, a másik tartományba egy figura.',
      emissaryTitle: 'Követek',
      emissary: 'A követ a tartomány pecsétjére kerül. Nem kell ott saját pagoda.',
      limit:
        'Egy tartományban az összes játékos követei együtt sem lehetnek **többen, mint annak a játékosnak a pagodái, akinek ott a legtöbb van**. Pagoda nélkül nem lehet követ. Az elsőként letett pagoda helyet adhat a másodikként letett követnek.',
      later: 'Követet akkor is küldhetsz, ha a tartomány pagodái már pontot értek.',
      limitExample: [
        'Hely a követeknek',
        'Csouban Klárának van a legtöbb pagodája: {most}. Bennek {before} követe van ott.',
        'Annának nincs pagodája Csouban. Lila lapot játszik ki egy követért, és két narancssárgát, dzsókerként, egy másikért.',
        'Így {after} követ van ott, ahány pagodája Klárának. Újabbat senki sem küldhet, amíg valakinek nem lesz ott {needed} pagodája.',
      ],
      borderTitle: 'Határ menti pagodahelyek',
      border1:
        'A határ menti hely két tartományban fekszik. Az ott álló pagoda mindkettőben teljes értékű: számít, amikor az a kérdés, üres-e vagy megtelt-e a tartomány, hány követ fér el benne, és az értékelésnél is. Követ sosem áll rajta.',
      border2:
        'Ára **pontosan két lap**: mindkét tartomány színéből egy-egy, vagy kettő az egyikéből. Dzsókerrel nem fizethető.',
      border3:
        'A második figurád a két tartomány bármelyikébe kerülhet, ha ott a köröd kezdetén állt pagoda. Ha mindkettő üres volt, a határ menti pagoda az egyetlen figurád. Határ menti pagoda második figura is lehet, ha mindkét tartományba tehetsz még figurát.',
      border4:
        'Egy határ menti pagoda egyszerre két tartományt is megtölthet. Ekkor mindkettőt értékelitek, külön-külön.',
      borderExample: [
        'A határon',
        'Vejben áll egy pagoda, Csao üres. Annának két vörös és egy narancssárga lapja van.',
        'Vöröset és narancssárgát játszik ki, {border} lapot, a határon fekvő helyért.',
        'Utolsó vörös lapjával még egy figurát tehet Vejbe.',
        'Csaóba nem: az a köre kezdetén üres volt. Ott a határ menti pagoda volt az egyetlen figurája ebben a körben.',
      ],
    },
    drawing: {
      title: 'Húzás',
      lede: 'Húzz vissza három lapra, egyesével.',
      draw1:
        'Letétel után húzol, amíg három lapod lesz. Egyesével veszed el őket a felcsapott kártyák közül vagy a pakliból, és mindegyiket megnézheted, mielőtt a következőt elveszed.',
      draw2:
        'A felcsapott kártyákat csak akkor pótoljátok, amikor már végeztél a húzással: 4-re, A diplomácia útjain 3-ra.',
      pile: 'A húzópakli abban a pillanatban fogy el, amikor az utolsó lapja is elfogy, akár húzáskor, akár pótláskor. Az **első alkalommal** azonnal megkeveritek a dobott lapokat, a most kijátszottakkal együtt: ez az új pakli. Aztán folytatjátok a húzást vagy a pótlást. A felcsapott kártyák maradnak.',
      last: 'Amikor **másodszor** fogy el, megkezdődik a játék vége. Azonnal abbahagyod a húzást, akkor is, ha háromnál kevesebb lapod van, és még van felcsapott kártya.',
      swap: 'Ha cseréltél, csak egy lapot veszel el, és pótoljátok a felcsapott kártyákat.',
    },
    pagodas: {
      title: 'Pagodák kiértékelése',
      lede: 'Az első az ott álló összes pagodáért kap pontot, a többiek annyit, ahány pagodája az előttük állónak van.',
      when: 'Egy tartomány pagodáit egyszer értékelitek: amikor megtelt, vagy legkésőbb a játék végén. Ekkor kapja meg az értékelésjelzőjét.',
      rank1:
        'Akinek a **legtöbb** pagodája van, **a tartomány minden pagodájáért 1 pontot** kap, bárkié is az.',
      rank2: 'Akinek a **második legtöbb**, annyi pontot kap, ahány pagodája az elsőnek van.',
      ranks:
        'A harmadik annyit, ahány pagodája a másodiknak, a negyedik annyit, ahány a harmadiknak, az ötödik annyit, ahány a negyediknek van.',
      tie: '**Egyenlőség**: minden érintett megkapja a helyezés teljes pontszámát, és egy helyezés sem marad ki. Ha ketten elsők, a következő második.',
      none: 'Ha nincs ott pagodád, nem kapsz semmit.',
      track: 'Azonnal lépj a jelződdel. A falnak 50 mezője van, 0-tól 49-ig; minden teljes kör 50 pont.',
      fullExample: [
        'Vej megtelt',
        'Anna épp most foglalta el Vej utolsó helyét két vörös lappal.',
        'Annának {a} pagodája van ott, Bennek {b}, Klárának {c}: összesen {all}.',
        'Annának van a legtöbb: {first} pont.',
        'Ben a második, Anna pagodáinak számát kapja: {second}.',
        'Klára a harmadik, Ben pagodáinak számát kapja: {third}. Dávidnak nincs ott pagodája: {none}.',
      ],
      tieExample: [
        'Ketten az élen',
        'Csi megtelt: Annának és Bennek {a}-{a} pagodája van, Klárának {c}.',
        'Anna és Ben is első: {first}-{first} pont.',
        'Klára a második, nem a harmadik. {second} pontot kap, ahány pagodája az elsők bármelyikének van.',
      ],
    },
    end: {
      title: 'A játék vége és a végső pontozás',
      lede: 'Ha a pakli kétszer elfogyott, befejezitek a fordulót.',
      trigger:
        'Amikor a húzópakli másodszor fogy el, a játék a kezdőjátékos jobb oldali szomszédjáig folytatódik, hogy mindenkinek ugyanannyi köre legyen. Már senki sem húz és nem is cserél; a többiek tetszés szerint letesznek vagy passzolnak. Ha ez a forduló utolsó körében történik, a játék ott véget ér.',
      stuck:
        'A játék akkor is azonnal véget ér, akár a forduló közepén, ha már soha senki nem tehet le pagodát vagy követet. Az, hogy egy játékos elhasználta a figuráit, nem elég.',
      order: 'Utána ebben a sorrendben értékeltek: tartományok, kikötők, szövetségek, utak.',
      provincesTitle: '1. Meg nem telt tartományok',
      provinces:
        'Minden tartomány, amelyen nincs értékelésjelző, az ott álló pagodák alapján hoz pontot, a szokásos módon. Az üres helyek nem számítanak.',
      portsTitle: '2. Kikötők',
      ports:
        'A hét kikötő együtt úgy hoz pontot, mintha még egy tartomány volna, a rajtuk álló pagodákkal. A játék vége előtt sosem, akkor sem, ha mind foglalt.',
      portExample: [
        'A kikötők',
        'Annának {a} kikötője van, Bennek {b}, Klárának {c}.',
        'Annának van a legtöbb: {first} pont, a kikötőkben álló minden pagodáért egy.',
        'Ben annyit kap, ahány Annáé: {second}. Klára annyit, ahány Bené: {third}.',
      ],
      alliancesTitle: '3. Szövetségek',
      alliances1:
        'A szövetségek egymás után kerülnek sorra, 1-től 15-ig. Akkor **vezetsz** egy tartományban, ha senkinek sincs ott több követe, és legalább egy a tiéd. Többen is vezethetnek.',
      alliances2:
        'Aki egy szövetség **mindkét** tartományában vezet, 1 pontot kap a két tartomány minden követéért, bárkié is az. Ha többen is vezetnek mindkettőben, mindegyikük teljes pontot kap. A többiek semmit.',
      alliances3:
        'Egy tartomány minden szövetségében számít: a térkép közepén a vezetés sokszor hozhat pontot.',
      allianceExample: [
        'Két szövetség',
        'Követek. Vej: Ben {weiB}, Dávid {weiD}. Csin: Dávid {qinD}, Ben {qinB}, Anna {qinA}. Su: Klára {shuC}, Dávid {shuD}.',
        '{n1}. szövetség, Vej és Csin: Dávid Vejben holtversenyben vezet, Csinben egyedül. Az ottani összes követért {points} pontot kap. Ben csak Vejben vezet, ezért nem kap semmit.',
        '{n2}. szövetség, Csin és Su: Csinben Dávid vezet, Suban Klára. Mindkettőben senki sem vezet: {nobody} pont.',
      ],
      roadsTitle: '4. Utak',
      roads1:
        'A **pagodasor** legalább négy pagodád az utak mentén, megszakítás nélkül. A határok nem számítanak. Minden pagoda 1 pont.',
      roads2:
        'A leágazás nem számít: ahol az út kettéválik, a sor csak az egyik irányba folytatódik. A leágazás legalább négy pagodája külön sor lehet. A sor körbe is mehet, de egy pagoda sem számít kétszer.',
      roads3:
        'Minden pagoda legfeljebb egy sorban számít. Több sorod is pontot érhet; a program megkeresi a legjobb megoldást.',
      roadExample: [
        'Pagodasor leágazással',
        'Dávidnak hat összefüggő pagodája van Csinben és Suban.',
        'A sora közülük {length} pagodán halad át, és {points} pontot ér.',
        'A hatodik leágazáson áll, ezért nem számít.',
      ],
      winnerTitle: 'Ki nyer',
      winner:
        'Az nyer, akinek a legtöbb pontja van. Egyenlőségnél az, akinek több figura maradt a készletében: pagodák, követek és erődök együtt (a falon álló követ nem). Ha ez is egyenlő, megosztják a győzelmet.',
    },
    variants: {
      title: 'Változatok',
      lede: 'A másik oldal és a haladó játék.',
      city: '**A diplomácia útjai**: a fővárosban kevesebb hely és rövidebb út van. Nincs kikötő és határ menti hely, és 3 kártya van felcsapva. Minden más ugyanaz.',
      plan: 'A főváros kilenc kerülete.',
      fortTitle: 'A haladó játék: erődök',
      fort1:
        'Mindenkinek egyetlen erődje van az egész játékra. Olyan helyre kerül, ahol se pagoda, se erőd nincs, annyiba kerül, mint ott egy pagoda, és beleszámít a köröd figuráiba. Üres tartományban ez lehet az egyetlen figurád.',
      fort2:
        'Az erőd senkié. Később bárki pagodát tehet rá a szokásos áron; az a pagoda **erődített**. Egy körben az erődöt és rá a pagodát csak olyan tartományban teheted le, ahol a köröd előtt már állt pagoda.',
      fort3:
        'A pagoda nélküli erőd nem számít: a hely szabad marad, és a tartomány üres, ha nincs ott pagoda.',
      fort4:
        'Az erődített pagoda **megkétszerezi**, amit a gazdája a tartomány pagodáiért kap, a kikötőkért, ha kikötőn áll, és a pagodasorért, amelyhez tartozik. Szövetséget sosem kétszerez.',
      fort5:
        'Semmi sem kétszereződik meg kétszer. Határ menti helyen mindkét tartományban kétszerez. Az utaknál egy rövid sor erőddel többet érhet, mint egy hosszú nélküle: a program megkeresi a legjobbat.',
      fortExample: [
        'Egy erődített pagoda',
        'Vej megtelt: Annának {a} pagodája van ott, Bennek {b}, Klárának {c}. Ben egyik pagodája erődön áll.',
        'Ben a második. A dupláját kapja: {plain} helyett {second} pontot.',
        'A többieknél semmi sem változik: Anna {first}, Klára {third} pontot kap.',
      ],
      optionsTitle: 'További beállítások',
      portOption: 'A **kikötők kiértékelése** kikapcsolható; ekkor a kikötők közönséges helyek.',
      removal:
        '**Véletlenszerűen kivett lapok** (A diplomácia útjai): négy, három vagy két játékosnál összesen csak 3, 4 vagy 5 lap marad ki, képpel lefelé; így 54, 53 vagy 52 lappal játszotok.',
      borderJoker:
        '**Dzsóker a határon**: két azonos, harmadik színű lap helyettesítheti a két lap egyikét, így a határ menti hely három lapba kerül.',
    },
    advice: {
      title: 'Tanácsok',
      lede: 'Mire figyelnek a jó játékosok.',
      a1: '**A második hely olcsó pont.** Annyit ér, ahány pagodája az elsőnek van: tegyél le egyet-kettőt, a többit töltsék meg mások.',
      a2: '**Ne nyiss tartományt másoknak.** Aki elsőként jön, csak egy figurát tehet le; a következő már kettőt.',
      a3: '**Korán kezdj pagodasort.** Négy egymás után négy pont, és minden további eggyel több, határokon át is.',
      a4: '**Követből kevés van:** csak 8, és alig akad hely a számukra. Ha Csouban vagy más sokszomszédú tartományban vezetsz, az több szövetséget érhet.',
      a5: '**Csinálj magadnak helyet.** Az a pagoda, amellyel átveszed a vezetést egy tartományban, ugyanabban a körben egy követnek is helyet ad.',
      a6: '**Ha terved van, vegyél felcsapott kártyát; ha leplezni akarod, húzz a pakliból.** Két egyforma lap bármely más szín dzsókere, csak határ menti helyen nem.',
      a7: '**Számold a pakli lapjait.** Amikor másodszor is fogytán van, olyan figurát tegyél le, amely kétszer számít: határra, kikötőbe, sorba.',
    },
    summary: {
      title: 'Egy oldalon',
      lede: 'Segédlet játék közben.',
      short: [
        'A köröd',
        'Lépés | Mit teszel',
        'Kijátszás és letétel | legfeljebb 3 lap, 2 figura, 1 tartomány; csak 1 figura, ahol nem állt pagoda',
        'vagy kártyacsere | eldobsz egy lapot, elveszel egyet',
        'Húzás | 3 lapig, felcsapottat vagy a pakliból',
      ],
      costs: [
        'Mibe kerülnek a figurák',
        'Figura | Lapok',
        'Pagoda, követ, erőd | 1, a tartomány színével egyező lap, vagy dzsóker: 2 egyforma más színű lap',
        'Határ menti helyen | pontosan 2: mindkét színből egy, vagy kettő az egyikből',
      ],
      points: [
        'Pontok',
        'Miért | Mikor | Pont',
        'Tartomány | ha megtelt, vagy a végén | legtöbb: az ottani összes pagoda; többiek: ahány az előttük állónak van',
        'Kikötők | a végén | mint még egy tartomány',
        'Szövetség | a végén | mindkettőben vezetsz: minden követ a kettőben',
        'Legalább négyes sor | a végén | 1 minden pagodáért',
        'Egyenlőségnél | a végén | az nyer, akinek több figurája maradt a készletben',
      ],
    },
  },
};
