import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Az első játszmád, lépésről lépésre',
  line: 'Játszma könnyű gépi ellenfelek ellen. Rövid magyarázatok mondják el a megfelelő pillanatban, mit látsz az asztalon, és mit jelent egy-egy választás. Az útmutatót bármikor kikapcsolhatod, és játszhatsz tovább.',
  begin: 'Kezdés útmutatóval',
  next: 'Tovább',
  skip: 'Útmutató kikapcsolása',
  rules: 'Szabályok',
  more: 'Bővebben',
  done: 'Ennyit kell tudnod. A Kilátások megmutatja, mi vár rád, a Tipp azt, mit lépne egy gépi játékos, a tiltott lépésnél pedig látod az okát.',
  close: 'Játék folytatása',
} satisfies GuideTexts;
