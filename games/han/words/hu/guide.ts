import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
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
};
