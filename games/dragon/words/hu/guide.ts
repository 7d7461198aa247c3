import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  draft:
    'Válassz két alattvalót a kezdéshez. Előbb nézd meg a tekercset: a földművesek rizst adnak az aszályra, a gyógyítók a fertőzés ellen védenek, az adószedők pénzt hoznak, a harcosok és a tűzijáték-készítők pontot szereznek, amikor az eseményük eljön.',
  action:
    'Most válassz egy akciót. A kártyák csoportokban fekszenek: aki elsőként választ egy csoportból, nem fizet, utána mindenki 3 yüant. Az adók pénzt, a betakarítás rizst, az építmény szinteket hoz, és a megfelelő alattvalókkal többet.',
  tile: 'A fiatalabbal messzebb jutsz a sávon, és a legelöl álló játékos választ először. Az idősebbnek több a szimbóluma, így többet tesz érted.',
  house:
    'Minden szinten egy alattvaló lakik. A lakatlan palota a hónap végén elveszít egy szintet, aszálykor pedig minden lakott palotának rizs kell.',
  forecast:
    'Ha így marad, a {month}. hónap {people} alattvalódba kerül. Még van időd: aszályra rizs, fertőzésre gyógyító, hűbérre pénz, a mongolok ellen harcos kell. Az előrejelzés (V billentyű) megmutatja, melyik lépés mit változtat.',
  build:
    'Az új szintek helyet adnak. Minden palota havonta egy pontot ér, de legfeljebb háromszintes lehet, és ha lakatlan, hanyatlik.',
  release:
    'Az esemény miatt alattvalókat veszítesz. Azt bocsásd el, aki a legkevésbé fog hiányozni: akinek az eseménye elmúlt, vagy akinél van jobb.',
  points:
    'Minden hónapban pontot érnek a paloták, az udvarhölgyek és a kiváltságjogok, a végén pedig a megmaradt alattvalók, a szerzetesek és a pénz.',
};
