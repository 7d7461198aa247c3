import type { LevelTexts } from '../levels.ts';

export const LEVELS: LevelTexts = {
  level1: {
    name: 'Kertész',
    line: 'Szeret építkezni, és azt viszi, ami tetszik neki. Első játékhoz jó társaság.',
  },
  level2: { name: 'Kereskedő', line: 'Mindig tartogat valamit későbbre, néha túl sokáig.' },
  level3: { name: 'Írnok', line: 'Azt teszi, ami ebben a körben a legjobb, ahogy a könyvben áll.' },
  level4: { name: 'Elöljáró', line: 'Mérlegeli, mit felelnek rá a többiek, és csak aztán dönt.' },
  level5: {
    name: 'Hadvezér',
    line: 'Több folytatást végiggondol néhány körön át, és a legtöbb rést észreveszi.',
  },
  level6: { name: 'Kancellár', line: 'A legtovább és a legmesszebbre gondolkodik. Semmit sem ad ingyen.' },
  greedy: { name: 'Kapzsi', line: 'Azonnal a legtöbb pontot viszi, amit lát.' },
  random: { name: 'Kocka', line: 'Bármit lép, amit a szabály enged.' },
};
