import type { LevelTexts } from '../levels.ts';

export const LEVELS: LevelTexts = {
  level1: {
    name: 'Kertész',
    line: 'Szeret építkezni, és azt lépi, ami tetszik neki. Első játszmához jó társaság.',
  },
  level2: { name: 'Kereskedő', line: 'Mindig tartogat valamit későbbre, néha túl sokáig.' },
  level3: { name: 'Írnok', line: 'Azt teszi, ami ebben a körben a legjobb, könyv szerint.' },
  level4: { name: 'Elöljáró', line: 'Számol azzal, mit lépnek rá a többiek.' },
  level5: {
    name: 'Hadvezér',
    line: 'Több körre előre tervez, és a legtöbb lehetőséget észreveszi.',
  },
  level6: {
    name: 'Kancellár',
    line: 'Ő gondolkodik a legtovább, és ő lát a legmesszebbre. Semmit sem ad ingyen.',
  },
  greedy: { name: 'Kapzsi', line: 'Elviszi a legtöbb pontot, amit lát.' },
  random: { name: 'Kocka', line: 'Véletlenszerűen választ a szabályos lépések közül.' },
};
