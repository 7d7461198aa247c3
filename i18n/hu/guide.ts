import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Első játszma kalauzzal',
  line: 'Rövid játszma szelíd gépek ellen. Néhány mondat a megfelelő pillanatban elmondja, mi van az asztalon, és mit jelent egy-egy választás. A kalauzt bármikor elhagyhatod, és játszhatsz tovább.',
  begin: 'Kezdés kalauzzal',
  next: 'Tovább',
  skip: 'Kalauz nélkül',
  rules: 'A szabály',
  more: 'Bővebben',
  done: 'Ennyi elég is. A kitekintés megmutatja, mi jön, a tipp azt, mit tenne egy gép, és ami nem lehetséges, megmondja, miért nem.',
  close: 'Játsszunk tovább',
  steps: {
    dragon: {
      court:
        'Egy udvart vezetsz tizenkét hónapon át. A fenti tekercs az év minden eseményét mutatja: két békés hónap után aszály, fertőzés, mongol támadás, hűbér és fesztivál jön, játszmánként más sorrendben. A palotáidban lakók segítenek átvészelni; akit nem tudsz megtartani, elmegy.',
      draft:
        'Válassz két embert a kezdéshez. Előbb nézd meg a tekercset: a földművesek rizst adnak az aszályra, a gyógyítók a fertőzés ellen segítenek, az adószedők pénzt hoznak, a harcosok és a tűzijáték készítők a maguk hónapjában hasznosak.',
      action:
        'Most egy akció jön. A lapok csoportokban fekszenek; aki elsőként választ egy csoportot, nem fizet, utána mindenki 3 yüant. Az adók pénzt, a betakarítás rizst, az építmény szinteket ad, és a megfelelő emberekkel többet ér.',
      card: 'Játssz ki egy személykártyát, és behívsz valakit az udvarba. Minden lap egyszer használható az egész játékban, ezért gondolj a következő hónapokra.',
      tile: 'A fiatalabbal messzebb jutsz a sávon, és aki elöl áll, előbb választ. Az idősebbnek több a szimbóluma, így többet tesz érted.',
      house:
        'Minden szinten egy ember lakik. Oszd el őket: a lakatlan palota a hónap végén elveszít egy szintet, aszálykor pedig minden lakott palotának rizs kell.',
      forecast:
        'A kitekintés (V billentyű) megmondja, mibe kerül mindenkinek a következő hónap, ahogy most állnak a dolgok. Ez az uralkodó legjobb barátja: két-három hónapra előre készülj.',
      build:
        'Az új szintek helyet adnak. Minden palota havonta egy pontot ér, de legfeljebb három szintes lehet, és ha üres, omlani kezd.',
      release:
        'Az esemény embereket visz el tőled. Azt engedd el, akire mostantól a legkevésbé van szükség: akinek a hónapja elmúlt, vagy akinél van jobb.',
      points:
        'Pont minden hónapban a palotákért, udvarhölgyekért és kiváltságjogokért jár, a végén pedig a megmaradt emberekért, a szerzetesekért és a pénzért.',
    },
    han: {
      map: 'Kilenc tartomány; mindegyikben az utak mentén pagodáknak van hely, a sárkánypecséten pedig követeknek. A pagodák a tartományokban és az utakon hoznak pontot, a követek a szomszédok szövetségeiért.',
      cards:
        'Egy bábu egy lapba kerül a tartomány színéből; két egyforma lap bármely más szín egy lapját pótolja. Jegyezd meg: három, kettő, egy – legfeljebb három lap két bábuért egy tartományban.',
      place:
        'Válaszd ki, hová kerül a bábu. A pagoda az út egy mezőjére megy; a követ a pecsétre, amelyen összesen annyi követ lehet, ahány pagodája a legerősebbnek van ott.',
      second:
        'Letehetsz egy második bábut ugyanabba a tartományba, ha ki tudod fizetni. Ahol a köröd elején nem volt pagoda, oda csak egy kerülhet.',
      draw: 'Húzz vissza három lapra, egyenként: a felcsapottakból vagy a pakliból. Olyan színt vegyél, ahol legközelebb lenni szeretnél.',
      full: 'Amikor egy tartomány utolsó mezője is betelik, rögtön pontot ér: az első annyit kap, ahány pagoda ott összesen áll, a második annyit, ahány pagodája az elsőnek van, és így tovább.',
      emissaries:
        'A végén az kap pontot a szövetségért, akinek két szomszédos tartomány mindegyikében a legtöbb követe van: annyit, ahány követ a kettőben összesen áll.',
      roads:
        'Szintén a végén: legalább négy saját pagoda megszakítatlan láncban az út mentén darabonként egy pontot ér. A kitekintés (V billentyű) megmutatja, mit érne minden, ha most lenne vége.',
    },
    confucius: {
      court:
        'Három minisztérium a Ming-udvarban, mindegyikben hét hivatalnok. Aki egy betelt minisztériumban a legtöbbet irányítja, az lesz a miniszter. Az udvar körül a tenger, az idegen földek és a Nagy Fal, amely fordulónként nő, és a kilencedik darabbal véget vet a játéknak.',
      cubes:
        'Az akciódobozban minden akció egy kockába kerül, ismételve kettőbe. Hárommal kezdesz; az adott és kapott ajándékok többet hoznak. Érints meg egy akciót, és látod, mi kell hozzá.',
      payment:
        'A lapjaid a pénzed. Mindegyik egy–három pénzt ér, vagy helyette három–egy engedélyt. A legjobban illő fizetség már ki van jelölve; a lapok megérintésével változtathatsz rajta.',
      officials:
        'Vesztegess meg egy hivatalnokot: a jelződ fekve kerül rá; ha biztosítod a hűségét, a jelző feláll, és mások elől védve van. Ha egy minisztérium mind a hét hivatalnokán van jelző, a forduló végén eldől: figyeld a szabadokat.',
      gifts:
        'Az ajándék leköti, aki kapja: nem vesztegethet az ajándékozó elé egy minisztériumban, segítenie kell a vizsgázóját, és kisebbet nem adhat vissza. Előbb vásárolj ajándékot, aztán add annak, aki az utadban áll.',
      examination:
        'A második fordulótól vizsgázót jelölhetsz. A vizsgán mindenki titokban tesz lapokat egy vizsgázóra, és a győztes gazdája új, biztos hivatalnokot helyez el.',
      abroad:
        'A hajók távoli földeket érnek el, a seregek idegeneket hódítanak; mindkettő olyan pontot hoz, amelyet az udvari vetélytársak nem vehetnek el.',
      favour:
        'Te vagy a főminiszter: amikor mindenki passzolt, egy további akciót kapsz ingyen. A következő fordulóra mást nevezel meg.',
      discard:
        'Négy lapnál többet senki nem visz át a fordulón. Azt tartsd meg, amiből a következő terved kifizethető.',
    },
  },
} satisfies GuideTexts;
