import type { GuideTexts } from '../guide.ts';

export const texts = {
  title: 'Az első játszmád',
  line: 'Játszma könnyű gépi ellenfelek ellen. Az útmutató csak akkor szól, ha valami új vagy drága jön, és mindent csak egyszer mond el. Mutass rá bármire a táblán, vagy tartsd rajta az ujjadat, és látod, mennyit ér neked.',
  begin: 'Kezdés útmutatóval',
  off: 'Útmutató kikapcsolása',
  rules: 'Szabályok',
  close: 'Értem',
} satisfies GuideTexts;
