import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
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
};
