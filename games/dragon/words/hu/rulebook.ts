import type { BookWords } from '../../../../i18n/rulebook.ts';

export const rulebook: BookWords = {
  names: ['Anna', 'Ben', 'Klára', 'Dávid', 'Emil'],
  chapters: {
    aim: {
      title: 'A játék célja',
      lede: 'Kínai herceg vagy az 1000. év táján. Vezesd át az udvarodat tizenkét nehéz hónapon. Két–öt játékosnak.',
      year: 'Kezdettől tudod, mit hoz az év tizenkét hónapja: két békés hónapot, aztán tíz eseményt, többnyire csapást. Aszály, járvány és támadók viszik el az embereidet, ha nem készülsz fel. Mindenre nem lehet felkészülni.',
      win: 'Minden hónapban győzelmi pontokat (GYP) kapsz, és még egyszer az év végén. **Az nyer, akinek a legtöbb GYP-je van.**',
      two: 'Ne téveszd össze a két sávot. A győzelmi pont dönti el, ki nyer. A **személyjelző sáv** azt dönti el, ki kerül előbb sorra: az itt megtett mezőket nem költöd el, és az alapjátékban el sem veszítheted.',
      court:
        'Egy udvar: egy–három szintes paloták, minden szinten egy alattvaló. A rácsos ablak szabad szobát jelez.',
    },
    things: {
      title: 'A játék részei',
      lede: 'Kilencféle alattvaló, hét akció, hatféle esemény.',
      pieces: [
        'Tartozékok',
        'Tartozék | Mire való',
        'Személylapkák | Az udvar lakói: kilencféle, mindenki számára közös kínálatban.',
        'Személykártyák | Mindenkinek 11: minden típusból egy, és 2 kérdőjeles kártya.',
        'Akciókártyák | 7 lap; minden hónapban új csoportokba kerülnek.',
        'Eseménylapkák | 12 lapka, mindegyikből kettő; minden hónapra egy.',
        'Palotaszintek | Egy palota 1, 2 vagy 3 szintes; minden szinten egy alattvaló lakik.',
        'Yüan, rizs, tűzijáték | Amivel fizetsz, és amit félreteszel.',
        'Kiváltságjogok | Egyszer veszed meg, minden hónapban pontot ér.',
        'Sárkányjelző és két jelző | Játékosonként: a sárkány a választott csoportot, a pontjelző a győzelmi pontjaidat, a személyjelző a sávon elfoglalt helyedet mutatja.',
      ],
      persons: [
        'Kicsoda az udvarban',
        'Alattvaló | Fiatalabb | Idősebb | Mit ér egy szimbólum',
        '1 további szint az építménynél',
        '1 GYP minden hónapban',
        '1 további yüan az adókból',
        '1 további rizs a betakarításból',
        '1 további tűzijáték a tűzijáték akcióból',
        '1 további mező a parádén; 1 GYP és védelem a mongolok ellen',
        'a végén 1 GYP a szerzetes palotájának minden szintjéért',
        '1 alattvaló megmenekül a fertőzéstől',
        '1 további GYP a kutatásból',
      ],
      faces:
        'A szám az alattvaló **értéke**: ennyi mezőt lép a jelződ, amikor beköltözik. A fiatalabbak értéke nagyobb, az idősebbeknek több szimbólumuk van: a fiatalabbaknak többnyire 1, az idősebbeknek 2. Ennél több csak a tudósoknak (a fiatalabbnak 2, az idősebbnek 3) és az adószedőknek (3) van. Kézművesből, udvarhölgyből és adószedőből csak fiatalabb van.',
      unlimited:
        'Yüan, rizs, tűzijáték, palotaszint és kiváltságjog sosem fogy el. Csak a személylapkák száma véges.',
    },
    setup: {
      title: 'Előkészületek',
      lede: 'A játékosok száma dönti el, hány lapka kerül játékba.',
      display:
        'Tedd ki képpel felfelé a **személylapkákat**, mindegyikből annyit, amennyit a táblázat mond. A többi a dobozban marad.',
      tiles: [
        'Lapkák a játékosok száma szerint',
        'Játékosok | Fiatalabb, típusonként | Idősebb, típusonként | Kézműves, udvarhölgy, adószedő, egyenként | Összesen',
      ],
      start:
        'Mindenki kap **6 yüant**, 11 személykártyát, egy sárkányjelzőt és **két kétszintes palotát**, egyelőre üresen. Rizs, tűzijáték és kiváltságjog nincs; a pontjelződ és a személyjelződ a 0-n áll.',
      actions: 'Keverjétek meg a 7 akciókártyát. Az első hónapban osztjátok ki őket.',
      rowTitle: 'Az események sora',
      row: 'Az egész év eseményei képpel felfelé fekszenek. Minden hónap alatt látod, mibe kerülne neked a jelen állás szerint.',
      row2: 'Az 1. és a 2. hónap mindig béke. A többi tíz lapkát (császári hűbér, aszály, sárkányfesztivál, mongol támadás és fertőzés, mindegyikből kettőt) megkeveritek, és a 3. hónaptól a 12.-ig kirakjátok. Ugyanaz az esemény sosem jön kétszer egymás után.',
      row3: 'Ha egy lapka megegyezik az előzővel, eggyel hátrébb kerül, és a következő húzott lapka tölti ki a helyét. Ha a legutolsó lapka egyezne meg a 11. hónapéval, cseréljétek meg a 10. és a 11. hónap lapkáját, és utána tegyétek le az utolsót.',
      draftTitle: 'Az első két alattvaló',
      draft:
        'Sorsoljátok ki a kezdőjátékost (valódi asztalnál a legidősebb kezd). Az óramutató járása szerint mindenki elvesz **két különböző fiatalabb alattvalót** a kínálatból. Ehhez nem kell kártyát kijátszani.',
      pair: 'A párodnak minden korábban elvitt pártól különböznie kell. Egy közös típus megengedett.',
      housed:
        'Mindkettőt azonnal elszállásolod, egy palotában vagy kettőben, ahogy tetszik. Aztán a jelződ annyi mezőt lép előre, amennyi a két érték összege. Vigyázz: ha egy üresen hagyott palotába senki sem költözik be, az 1. hónap végén elveszít egy szintet.',
      opening: 'Az 1. hónapban már a személyjelző sáv sorrendje számít, nem a választásé.',
      draftExample: [
        'Az első alattvalók',
        'Anna, Ben és Klára már választott. Dávid következik.',
        'Anna adószedőt és tudóst vett el: a {anna}. mezőre lép.',
        'Ben adószedőt és földművest vett el. Ő is a {ben}. mezőre ér, ezért a jelzője Annáé tetejére kerül.',
        'Klára földművest és tudóst vett el, és a {clara}. mezőre lép. Hármuk sorrendje: Klára, Ben, Anna.',
        'Dávid e három párt nem választhatja: a {pairs} párból {open} maradt.',
      ],
    },
    round: {
      title: 'Egy hónap röviden',
      lede: 'Tizenkét forduló, minden hónapra egy. Minden fordulónak ugyanaz a négy fázisa van.',
      phaseActions: [
        'Akciók',
        'Tedd a sárkányodat egy csoportra, és hajtsd végre az egyik lapját. Ha már áll ott sárkány, előbb fizess 3 yüant.',
      ],
      phasePeople: [
        'Alattvalók',
        'Játssz ki egy személykártyát, vegyél el egy ilyen fiatalabb vagy idősebb alattvalót, és adj neki szobát. A jelződ előrelép.',
      ],
      phaseEvent: [
        'Esemény',
        'A hónap eseménye minden udvart egyszerre sújt. Aztán minden lakatlan palota elveszít egy szintet.',
      ],
      phaseScoring: [
        'Pontozás',
        '1 GYP minden palotáért és minden udvarhölgyért, és 1 a kiváltságjogaid minden sárkányáért.',
      ],
      orderTitle: 'Ki kerül előbb sorra',
      order:
        'Az kezd, akinek a jelzője legelöl áll a személyjelző sávon. Azonos mezőn a felső jelző számít előrébb állónak; aki foglalt mezőre ér, annak a jelzője felülre kerül. Ha az egymáson álló jelzők közül kilép egy, a többi sorrendje nem változik.',
      when: 'A sorrend az 1., a 2. és a 3. fázis elején alakul ki újra, és a fázis végéig érvényes. Ha katonai parádéval megelőzöl másokat, az a 2. fázistól számít.',
      spent: 'Az alapjátékban a jelző sosem lép hátra. Attól, hogy alattvalók távoznak, nem lépsz vissza.',
      track: 'A személyjelző sáv: akinek a jelzője legjobbra áll, az kezd.',
      openTitle: 'Mit tud mindenki',
      open: 'Minden nyílt: események, paloták, mindenki yüanja, rizse és tűzijátéka. Az előkészületek után csak az múlik a véletlenen, hogyan kerülnek csoportokba az akciókártyák. Egyszerre mindig egy játékos dönt, titkos választás nincs.',
      hands:
        'A kijátszott lapokat mindenki látja, és nem térnek vissza. Kezdetben mindenkinek ugyanazok a lapjai vannak, ezért a kézben tartott lapok sem titkosak; egy beállítás csak azt dönti el, felsorolja-e a program a többiekéit.',
    },
    actions: {
      title: '1. fázis: akciók',
      lede: 'Havonta egy akció. Aki elsőként választ egy csoportot, nem fizet érte.',
      deal: 'Keverjétek meg a 7 akciókártyát, és osszátok ki képpel felfelé annyi csoportba, ahányan játszotok.',
      groups: ['Lapok a csoportokban', 'Játékosok | A csoportok mérete'],
      choose:
        'Mindenki pontosan egyszer kerül sorra. Válassz egy csoportot és benne **egy** lapot, fizesd meg a felárat, ha van, tedd a sárkányodat a csoportra, és hajtsd végre az akciót teljes egészében. Ugyanazt a lapot többen is használhatjátok. Csoportot nem választhatsz csak azért, hogy elfoglald mások elől.',
      surcharge:
        'Ha a csoporton már áll legalább egy másik sárkány, előbb **3 yüant** fizetsz a közös készletbe: mindig 3-at, akárhány sárkány áll ott, és akármelyik lapot használod. Abból, amit az akció hoz majd, nem fizethetsz.',
      free: 'Mindig van olyan csoport, ahol nem kell felárat fizetned. Ha ott csak kiváltságjog van, és sem arra, sem másik csoportra nem futja, marad a feltöltés.',
      refill:
        'Akció helyett **feltöltheted a pénzed 3 yüanra**: ha 1 yüanod van, 2-t kapsz. Sárkányt nem teszel le. Ha 3 yüanod vagy több van, ez egyszerű passzolás; pénzt sosem veszítesz.',
      end: 'Ha mindenki sorra került, a sárkányok visszatérnek, és összeszeditek a lapokat.',
      sevenTitle: 'A hét akció',
      seven: [
        'Mit hoznak az akciók',
        'Akció | Ki segít | Mit kapsz',
        '2 yüan, és még 1 az adószedőid minden érméjéért (mindegyiken 3 van)',
        '1 palotaszint, és még 1 minden kalapácsért',
        '1 rizs, és még 1 minden rizszsákért',
        '1 tűzijáték, és még 1 minden rakétáért',
        '1 mező a személyjelző sávon, és még 1 minden sisakért',
        '1 GYP, és még 1 minden könyvért',
        'vegyél egy kiváltságjogot: kicsit 2 yüanért (1 sárkány), nagyot 6 yüanért (2 sárkány)',
      ],
      symbols:
        'Az az alattvaló segít, aki az akció idején bármelyik palotádban lakik. A lapkáján minden szimbólum számít.',
      buildTitle: 'Építés',
      build:
        'Minden szintet külön helyezel el: olyan palotádra, amelynek még nincs 3 szintje, vagy új, egyszintes palotaként. Az új palotát ugyanezzel az akcióval tovább is emelheted. Minden szintet most kell elhelyezned; a paloták száma nincs korlátozva.',
      build2:
        'A szintek a helyükön maradnak: nem helyezheted át és nem bonthatod le őket. Az új szint azonnal szabad szoba: már az e havi alattvaló is beköltözhet. A 12. hónapban már senki sem költözik be, ezért az új egyszintes palota pontozás előtt elvész.',
      privilegeTitle: 'Kiváltságjogok',
      privilege:
        'Akciónként egyet vehetsz, akármennyi pénzed van. Bármennyi lehet belőle, és az alapjátékban sosem veszíted el.',
      privilege2:
        'Ha ezt az akciót választod, vásárolnod kell. Foglalt csoporton ezért egy kis kiváltságjoghoz 5, egy nagyhoz 9 yüan kell.',
      taxesExample: [
        'Adók kettőnek',
        'Klára az első, nincs adószedője. Dávidnak kettő van, és {davidHad} yüanja.',
        'Klára a csoportra teszi a sárkányát, és az adókat választja: {clara} yüant kap.',
        'Dávid is az adókat szeretné. Már áll ott sárkány, ezért előbb {paid} yüant fizet.',
        'Aztán {gained} yüant kap: {base}-t a lapért és {each}-at a két adószedője mindegyikéért.',
        'Így {net} yüannal több pénze lett, összesen {davidHas}.',
      ],
      buildExample: [
        'Három szint',
        'Emilnek két kézművese van, és a nagy palotája mellett egy egyszintes.',
        'Az építményt választja: {floors} szint, egy a lapért és egy-egy a kalapácsokért.',
        'Két szinttel {height} szintesre emeli a kis palotát, ez a felső határ.',
        'A harmadiknak is kell hely: új, {fresh} szintes palota lesz belőle.',
      ],
      paradeExample: [
        'Egy parádé',
        'Bennek két idősebb harcosa van, két-két sisakkal. A jelzője a {before}. mezőn áll.',
        'A katonai parádé {spaces} mezővel viszi előre: {base} a lapért, {helmets} a sisakokért.',
        'A {after}. mezőn áll, és a következő fázistól ő kezd.',
      ],
    },
    people: {
      title: '2. fázis: alattvalók',
      lede: 'Az 1. hónaptól a 11.-ig mindenki kijátszik egy személykártyát.',
      card: 'Sorban mindenki kijátszik **egy személykártyát**, és elvesz egy ilyen alattvalót a kínálatból. Passzolni nem lehet. A kártya kikerül a játékból.',
      age: 'Ha fiatalabb és idősebb is van, te választasz; az első hónaptól mindkettő elérhető. Ha csak az egyik maradt, azt kell elvenned.',
      wild: 'A kérdőjeles kártya bármelyik olyan típust jelentheti, amelyből van még lapka.',
      none: 'Ha egy típusból már nincs lapka, senkit sem kapsz, és a jelződ sem lép. Ilyen kártyát szándékosan is kijátszhatsz, ha nem akarsz senkit.',
      roomTitle: 'Hely az udvarban',
      house:
        'Ha bármelyik palotádban van szabad szoba, az új alattvalónak **be kell költöznie**; a palotát te választod. Nem utasíthatod el, és mást sem küldhetsz el miatta.',
      full: 'Ha minden palotád tele van, **kicserélhetsz** valakit: az egyik alattvalód kikerül a játékból, és az új az ő szobájába költözik. Azonos típusút is kicserélhetsz.',
      refuse:
        'Vagy **elutasítod**: az új alattvaló kikerül a játékból, és a jelződ nem lép. A lapka így is lekerül a kínálatból. Ha nincs palotád, el kell utasítanod.',
      move: 'Ha az új alattvaló beköltözött, a jelződ annyi mezőt lép előre, amennyi az értéke.',
      now: 'Az érkezés önmagában nem hoz semmit. A szimbólumok mostantól számítanak, már e hónap eseményénél és pontozásánál is.',
      stay: 'Az alattvalók nem költöznek egyik palotából a másikba, és kedvedre nem is bocsáthatod el őket. Aki távozik, kikerül a játékból, és nem tér vissza a kínálatba.',
      last: 'A 12. hónapban ez a fázis elmarad: minden kártya elfogyott.',
      fullExample: [
        'Tele az udvar',
        'Annának {before} alattvalója van, és nincs szabad szobája. Szerzetest játszik ki, és elvesz egy {value} értékű fiatalabbat.',
        'Elküldi az idősebb gyógyítót, és a szerzetes éppen az ő szobáját kapja. A jelzője {value} mezőt lép: {from} → {to}.',
        'Alattvalóinak száma továbbra is {after}.',
        'Ha elutasítja a szerzetest, a jelzője a {refused}. mezőn marad; a lapka mindkét esetben elfogy.',
      ],
    },
    events: {
      title: '3. fázis: az esemény',
      lede: 'Előbb a hónap eseménye, aztán a hanyatlás.',
      event:
        'Előbb **mindenkinél** állapítsátok meg, mit fizet, hány pontot kap és hány alattvalót veszít, az esemény elején fennálló helyzet szerint. Az alattvalók csak ezután távoznak. Fizetni csak a yüanodból és a rizsedből tudsz; az alattvalóid érméi és rizszsákjai nem számítanak. A végén fordítsátok le a lapkát.',
      peace: ['Béke', 'Nem történik semmi. (A lakatlan paloták ettől még hanyatlanak.)'],
      tribute: [
        'Császári hűbér',
        'Fizess 4 yüant. Minden hiányzó yüanért bocsáss el egy alattvalót. Amíg van pénzed, fizetned kell.',
      ],
      drought: [
        'Aszály',
        'Adj 1 rizst minden lakott palotádnak. Ahová nem jut, onnan egy alattvalót elbocsátasz. Te választod ki, melyik palota kap, de annyit el kell látnod, amennyire futja a rizsed.',
      ],
      festival: [
        'Sárkányfesztivál',
        'A legtöbb tűzijátéklapka 6, a második legtöbb 3 GYP. Aki pontot kap, tűzijátékai felét visszaadja.',
      ],
      mongols: [
        'Mongol támadás',
        '1 GYP a harcosaid minden sisakjáért. Aztán akinek a legkevesebb sisakja van, elbocsát egy alattvalót; egyenlőségnél minden érintett, ha pedig mindenkinek ugyanannyi van, mindenki. Akinek nincs alattvalója, annak 0 sisakja van, és helyette más nem bocsát el senkit.',
      ],
      contagion: [
        'Fertőzés',
        'Bocsáss el 3 alattvalót, de a gyógyítóid minden mozsara eggyel csökkenti a számot. A harmadikon túl a mozsár nem ér többet.',
      ],
      festivalTitle: 'A fesztiválról bővebben',
      festival2:
        'Csak a tűzijátéklapkák számítanak, a tűzijáték-készítők rakétái nem. Egyenlőségnél mindenki teljes pontot kap: akinek a legtöbb van, 6-ot, akinek a második legtöbb, 3-at, akkor is, ha többen elsők. Ponthoz legalább egy tűzijáték kell. Ha mindenkinek ugyanannyi van, de legalább egy, mindenki 6-ot kap; ha csak egy játékosnak van, senki sem kap 3-at.',
      festival3:
        'Aki pontot kapott, tűzijátékai felét visszaadja, felfelé kerekítve. A többiek megtartják az övéiket.',
      releaseTitle: 'Elbocsátás',
      release:
        'A játékosok sorban, egymás után bocsátják el alattvalóikat. Te döntöd el, ki megy, bármelyik palotádból, ha az esemény mást nem mond. Az a gyógyító is mehet, aki épp segített, és az a harcos is, akinek a sisakjai épp számítottak.',
      release2:
        'Többet nem bocsáthatsz el, mint amennyit kell, például hogy yüant vagy rizst takaríts meg. Ha kevesebb alattvalód van, mind távozik; a hiányzókért nem jár további büntetés.',
      decayTitle: 'Hanyatlás',
      decay:
        'Minden esemény után, béke idején is, minden **lakatlan** palota elveszít egy szintet; ha elfogytak a szintjei, eltűnik. Ez azokat is sújtja, amelyeket épp az esemény ürített ki, és az új palotákat is, ahová senki sem költözött. A lakott palota sosem hanyatlik.',
      ruin: 'Ha az utolsó palotádat is elveszíted, játékban maradsz, és építhetsz újat.',
      tributeExample: [
        'Kevés a pénz',
        'Császári hűbér. Klárának {had} yüanja van; {demand} kellene.',
        'Kifizeti a meglévő {paid} yüant.',
        '{short} hiányzik, ezért {short} alattvalót bocsát el: a kézművest és az idősebb szerzetest.',
      ],
      droughtExample: [
        'Két udvar az aszályban',
        'Annának {annaRice} rizse, három lakott palotája és egy üres van. Bennek három lakott palotája és {benRice} rizse van.',
        'Anna {paid} rizzsel ellátja három palotáját, {kept} megmarad. Tőle senki sem távozik.',
        'Az üres palotának nem kell rizs, de hanyatlik: {floors} szintje marad.',
        'Ben mindegyik palotájából elveszít egy alattvalót, összesen {lost} alattvalót.',
      ],
      festivalExample: [
        'Tűzijáték',
        'Klárának és Emilnek {c}-{c} tűzijátéka van, Annának {a}, Bennek {b}, Dávidnak {d}.',
        'Klárának és Emilnek van a legtöbb: {first}-{first} GYP. Az egyenlőség nem veszi el a második helyet.',
        'Annának van a második legtöbb: {second} GYP. Ben és Dávid nem kap semmit.',
        'Klára és Emil {back}-{back} tűzijátékot ad vissza, Anna {annaBack} darabot. Klárának, Emilnek, Annának és Bennek most {left}-{left} van.',
      ],
      mongolsExample: [
        'Jönnek a mongolok',
        'Sisakok: Anna {a}, Ben {b}, Klára {c}, Dávid {d}, Emil {e}.',
        'Minden sisak egy pont: Anna és Ben {a}-{a} GYP, Klára {c}, Dávid és Emil {d}-{d}.',
        'Dávidnak és Emilnek van a legkevesebb, ezért mindketten {lost} alattvalót bocsátanak el. A többiek senkit.',
      ],
      contagionExample: [
        'Fertőzés',
        'Klárának két fiatalabb gyógyítója van, egy-egy mozsárral.',
        '{demand} helyett csak {due} alattvalót bocsát el.',
        'Akár gyógyítót is elbocsáthat: a mozsarak már számítottak.',
      ],
    },
    scoring: {
      title: 'Pontozás',
      lede: 'Minden hónapban egy kevés, a végén sok.',
      monthlyTitle: '4. fázis: minden hónapban',
      monthly:
        'A hanyatlás után, mind a tizenkét hónapban, 1 GYP-t kapsz minden palotádért (akármilyen magas, akkor is, ha üres), 1-et minden udvarhölgyért, 1-et minden kis és 2-t minden nagy kiváltságjogért. Csak az udvarhölgyek és a kiváltságjogok sárkányai számítanak.',
      monthlyExample: [
        'Egy hónap pontjai',
        'Annának {palaces} palotája, {ladies} udvarhölgye és egy nagy kiváltságjoga van.',
        'A palotákért {palaces}, az udvarhölgyekért {ladies}, a kiváltságjogért {privileges} pontot kap: összesen {total} GYP.',
      ],
      finalTitle: 'Az év végén',
      final: 'A 12. hónap pontozása után mindenki ezekért is kap pontot:',
      persons: '**2 GYP minden alattvalóért** a palotáidban, a szerzetesekért is.',
      monks:
        '**Szerzetesek**: mindegyiknél a buddhák száma szorozva annak a palotának a szintjeivel, ahol lakik. Minden szerzetes külön számít, akkor is, ha többen laknak egy palotában.',
      goods: '**Javak**: minden rizs és minden tűzijáték 2 yüant ér. Minden teljes 3 yüan 1 GYP.',
      finalExample: [
        'Ben utolsó pontjai',
        'Bennek {people} alattvalója van. Egy fiatalabb szerzetes {low}, egy idősebb {high} szintes palotában lakik. Van még {rice} rizse, {fireworks} tűzijátéka és {yuan} yüanja.',
        '{people} alattvaló: {persons} GYP.',
        'A fiatalabb szerzetes {one} × {low}, az idősebb {two} × {high} pontot hoz: {monks} GYP.',
        'Javai {worth} yüant érnek: {goods} GYP.',
        'Összesen {total} GYP.',
      ],
      winnerTitle: 'Ki nyer',
      winner:
        'Az nyer, akinek a legtöbb GYP-je van. Egyenlőségnél az, aki a személyjelző sávon előrébb áll; azonos mezőn a felső jelző számít előrébb állónak. Megosztott győzelem tehát nincs.',
    },
    variants: {
      title: 'Változatok',
      lede: 'Az asztal megnyitásakor választhatod őket.',
      options:
        '**A nagy kiváltságjog ára**: 6 yüan, vagy 7, mint a jubileumi kiadásban. Ha 7, foglalt csoporton 10 yüan kell hozzá.',
      wallTitle: 'A kínai nagy fal',
      wall: 'Mindenkinek 6 faldarabja van: 1 rizs, 1 tűzijáték, 2 yüan, 1 palotaszint, 3 GYP és 3 mező a személyjelző sávon. Nyolcadikként a nagy fal akciókártya is játékba kerül. A csoportok ekkor: két játékosnál 4 és 4, háromnál 3, 3 és 2, négynél 2-2, ötnél 2, 2, 2, 1 és 1 lap.',
      wall2:
        'A nagy fal akcióval választasz egyet a darabjaidból, azonnal megkapod, amit hoz, és a falhoz illeszted a következő szabad szakaszon. A fal 12 szakaszból áll az 1–12. hónap alatt, balról töltitek fel. Kell hozzá faldarab és szabad szakasz.',
      wall3:
        'Minden mongol támadás után megszámoljátok a szakaszokat. Ha legalább annyi van, ahányadik a hónap, a fal kitart: mindenki 1 GYP-t kap minden beépített darabjáért. Ha nem, senki sem kap pontot, és a támadás veszteségein felül az bocsát el egy alattvalót, akinek a legkevesebb darabja van a falban, akár egy sem; egyenlőségnél minden érintett, sorban. A faldarabok nyíltak.',
      wall4:
        'A 12. hónap eseményének végén, bármi volt is az, megnézitek, kész-e a fal mind a 12 szakasza. Ha mongol támadás volt, mindkétszer ellenőrzitek a falat. A 7. hónapban a fal ellenőrzése után jön a szuperesemény.',
      superTitle: 'Szuperesemények',
      super:
        'A 7. hónaphoz a tíz szuperesemény egyike tartozik. Egyszer következik be, közvetlenül e hónap eseménye után, a hanyatlás előtt. A játékosok sorban döntenek. Te választod ki, ki távozik tőled; aki távozik, kikerül a játékból.',
      supers: [
        'A tíz szuperesemény',
        'Esemény | Mi történik',
        '2 GYP minden alattvalódért. A végén még egyszer számítanak.',
        'A szerzeteseid annyi pontot hoznak, mint a játék végén, és akkor majd újra.',
        'Vegyél le 2 szintet a palotáidról, egymás után. A szint nélküli palota lakóival együtt eltűnik. Ahol aztán több a lakó, mint a szint, onnan elbocsátod a fölös alattvalókat; te döntöd el, kit.',
        'Add össze a yüanjaidat, a rizsedet és a tűzijátékodat, és add vissza a felét, lefelé kerekítve, tetszés szerinti összetételben.',
        'A 7. hónap eseménye másodszor is bekövetkezik.',
        'Minden személyjelző visszakerül a 0. mezőre, a sorrend megmarad: az első van felül.',
        'Dobj el 2 személykártyát. A 10–12. hónapban így nincs alattvalófázis.',
        'Vegyél el kártya nélkül egy fiatalabb alattvalót. Két játékos nem vihet azonos típust; az elutasított is elvittnek számít. Nem mondhatsz le róla, csak ha nincs szabad szobád.',
        'Mindenki elveszíti minden kiváltságjogát, még e hónap pontozása előtt.',
        'Válassz egy típust az alattvalóid közül: akciókártya nélkül, egyszer meghozzák minden szimbólumuk hasznát. A kézművesek szintet, az udvarhölgyek és a tudósok GYP-t, a tűzijáték-készítők tűzijátékot, az adószedők yüant, a harcosok mezőt, a földművesek rizst hoznak. A szerzetesek annyi pontot érnek, mint a végén; a gyógyítók nem hoznak semmit.',
      ],
    },
    advice: {
      title: 'Tanácsok',
      lede: 'Mire figyelnek a jó játékosok.',
      a1: '**Először olvasd el az évet.** Ami négy hónapon belül kétszer sújt, arra most kell készülnöd. Egy csapást elviselhetsz; mindegyiket senki sem háríthatja el.',
      a2: '**A sorrend többet ér, mint gondolnád.** Az első nem fizet felárat, és övé az utolsó földműves. Néhány fiatalabb alattvaló és egy-két parádé az első hónapokban megtérül.',
      a3: '**Szobából éppoly kevés van, mint emberből.** Építés nélkül a harmadik hónaptól az új alattvaló csak valaki helyére költözhet, vagy el kell utasítanod. Egy korai kézműves minden építést nagyobbá tesz.',
      a4: '**Ne hagyj palotát üresen** a hónap végén: elveszít egy szintet, és ha eltűnt, minden további hónapban hiányzik a pontja.',
      a5: '**Figyelj a pénzedre.** Tegyél félre 4 yüant minden hűbérre, és 3-at, hogy foglalt csoportot is választhass.',
      a6: '**Egy udvarhölgy vagy kis kiváltságjog a 2. hónapban tíz GYP-t vagy többet ér**; az év vége felé jobb egy tudós vagy egy szerzetes.',
      a7: '**Gondold ki előre, kiről mondasz le.** Az utolsó aszály után a földművesek elvégezték a dolgukat: őket bocsásd el először.',
    },
    summary: {
      title: 'Egy oldalon',
      lede: 'Segédlet játék közben.',
      short: [
        'Egy hónap',
        'Fázis | Mit teszel',
        'Akciók | Válassz csoportot (3 yüan, ha áll ott sárkány), hajts végre egy lapot; vagy feltöltés 3 yüanra',
        'Alattvalók | Játssz ki egy kártyát, válassz fiatalabbat vagy idősebbet, szállásold el, és lépj annyit, amennyi az értéke (a 12. hónapban nincs)',
        'Esemény | Mindenkinek egyszerre; aztán minden lakatlan palota elveszít egy szintet',
        'Pontozás | 1 GYP minden palotáért, udvarhölgyért és a kiváltságjogok minden sárkányáért',
      ],
      losses: [
        'Az események',
        'Esemény | Segítség nélkül | Mi segít',
        'Császári hűbér | 4 alattvaló | minden yüan eggyel csökkenti, legfeljebb 4',
        'Aszály | lakott palotánként 1 | lakott palotánként 1 rizs',
        'Sárkányfesztivál | – | legtöbb tűzijáték 6 GYP, második 3 GYP, a fele visszamegy',
        'Mongol támadás | 1, ha a legkevesebb sisakod van | minden sisak 1 GYP',
        'Fertőzés | 3 alattvaló | minden mozsár eggyel csökkenti',
      ],
      points: [
        'A végén',
        'Miért | GYP',
        'Minden alattvaló | 2',
        'Minden szerzetes | buddhák × szintek',
        'Rizs, tűzijáték | 2 yüannak számít',
        'Minden teljes 3 yüan | 1',
        'Egyenlőség | a személyjelző sáv dönt',
      ],
    },
  },
};
