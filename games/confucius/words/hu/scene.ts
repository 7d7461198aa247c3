import type { ConfuciusSceneWords } from '../scene.ts';

export const scene: ConfuciusSceneWords = {
  steps: {
    count: 'Számolás',
    posts: 'Posztok',
    students: 'Vizsgázók',
    tutors: 'Taníttatás',
    reveal: 'Felfedés',
    candidate: 'Jelölt',
    officials: 'Hivatalnokok',
    cubes: 'Kockák',
  },
  exam: {
    tutors: 'Mindenki taníttat, képpel lefelé',
    reveal: 'A lapok felfedése',
    candidate: 'A jelölt',
  },
  tie: 'Egyenlőségnél a vörös mező vizsgázója nyer.',
  gifts: 'aktív ajándékok',
  cubes: 'akciókockák',
  count: 'A hivatalnokok száma',
  least: 'legkisebb befolyás',
  obliged: 'ajándék kötelezi',
  free: 'szabadon választ',
  after: 'Itt már semmi sem változik. A jelzőidért továbbra is jár az engedmény.',
};
