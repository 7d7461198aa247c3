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
} satisfies GuideTexts;
