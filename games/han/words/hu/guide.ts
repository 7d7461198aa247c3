import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  map: 'A legtöbb pont nyer. Kilenc tartomány van; mindegyikben az utak mentén pagodahelyek, és egy sárkánypecsét a követeknek. A pagodák a tartományokban és az utakon érnek pontot, a követek a szomszédok szövetségeiért.',
  cards:
    'Egy figura egy lapba kerül a tartomány színéből. Két egyforma színű lap bármely más szín egy lapjának számít. Jegyezd meg: három, kettő, egy – legfeljebb három lap két figuráért egy tartományban.',
  place:
    'Válaszd ki, hová kerül a figura. A pagoda az út egy pagodahelyére kerül; a követ a pecsétre, amelyen összesen annyi követ lehet, ahány pagodája a vezető játékosnak van ott.',
  second:
    'Letehetsz egy második figurát ugyanabba a tartományba, ha ki tudod fizetni. Ahol a köröd elején nem volt pagoda, oda csak egy kerülhet.',
  draw: 'Húzz, míg újra három lapod lesz, egyenként a felcsapottakból vagy a pakliból. Olyan színt vegyél, ahová legközelebb építeni szeretnél.',
  full: 'Amikor egy tartomány utolsó pagodahelye is megtelik, azonnal kiértékeljük: az első annyi pontot kap, ahány pagoda ott összesen áll, a második annyit, ahány pagodája az elsőnek van, és így tovább.',
  emissaries:
    'A játék végén, ha két szomszédos tartomány egyikében sincs senkinek több követe nálad, annyi pontot kapsz a szövetségükért, ahány követ a kettőben összesen áll.',
  roads:
    'Szintén a végén: legalább négy pagodád megszakítatlan sora az utak mentén pagodánként egy pontot ér. A V billentyű megmutatja, mi mennyit érne, ha most lenne vége.',
};
