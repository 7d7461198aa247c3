import type { GuideStep } from '../guide.ts';

export const guide: Readonly<Record<GuideStep, string>> = {
  second:
    'Letehetsz egy második figurát ugyanabba a tartományba, ha ki tudod fizetni. Ahol a köröd elején nem volt pagoda, oda csak egy kerülhet.',
  full: 'Amikor egy tartomány utolsó pagodahelye is megtelik, a pagodái azonnal pontot érnek: az első annyi pontot kap, ahány pagoda ott összesen áll, a második annyit, ahány pagodája az elsőnek van, és így tovább.',
  emissaries:
    'A játék végén, ha két szomszédos tartomány egyikében sincs senkinek több követe nálad, annyi pontot kapsz a szövetségükért, ahány követ a kettőben összesen áll.',
  roads:
    'Szintén a végén: legalább négy pagodád megszakítatlan sora az utak mentén pagodánként egy pontot ér. A V billentyű megmutatja, mi mennyit érne, ha most lenne vége.',
};
