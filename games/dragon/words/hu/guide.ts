import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  court:
    'Tizenkét hónapig vezetsz egy udvart, és a legtöbb győzelmi pont nyer. A fenti tekercs az év minden eseményét mutatja: két békés hónap után aszály, fertőzés, mongol támadás, hűbér és fesztivál jön, játszmánként más sorrendben. A palotáidban lakó alattvalók segítenek átvészelni őket; akit nem tudsz megtartani, távozik.',
  draft:
    'Válassz két alattvalót a kezdéshez. Előbb nézd meg a tekercset: a földművesek rizst adnak az aszályra, a gyógyítók a fertőzés ellen védenek, az adószedők pénzt hoznak, a harcosok és a tűzijáték-készítők pontot szereznek, amikor az eseményük eljön.',
  action:
    'Most válassz egy akciót. A kártyák csoportokban fekszenek: aki elsőként választ egy csoportból, nem fizet, utána mindenki 3 yüant. Az adók pénzt, a betakarítás rizst, az építmény szinteket hoz, és a megfelelő alattvalókkal többet.',
  card: 'Játssz ki egy személykártyát, és hívj be valakit az udvarba. Minden kártyát csak egyszer használhatsz az egész játékban, ezért gondolkodj előre.',
  tile: 'A fiatalabbal messzebb jutsz a sávon, és a legelöl álló játékos választ először. Az idősebbnek több a szimbóluma, így többet tesz érted.',
  house:
    'Minden szinten egy alattvaló lakik. A lakatlan palota a hónap végén elveszít egy szintet, aszálykor pedig minden lakott palotának rizs kell.',
  forecast:
    'Az előrejelzés (V billentyű) mindenkinél végigszámolja a következő hónapokat, mintha már senki sem lépne: az egyik aszályban megevett rizs a következőben hiányzik. Válassz ki egy lépést, és látod, mit változtat.',
  build:
    'Az új szintek helyet adnak. Minden palota havonta egy pontot ér, de legfeljebb háromszintes lehet, és ha lakatlan, hanyatlik.',
  release:
    'Az esemény miatt alattvalókat veszítesz. Azt bocsásd el, aki a legkevésbé fog hiányozni: akinek az eseménye elmúlt, vagy akinél van jobb.',
  points:
    'Minden hónapban pontot érnek a paloták, az udvarhölgyek és a kiváltságjogok, a végén pedig a megmaradt alattvalók, a szerzetesek és a pénz.',
};
