import { confucius } from './confucius.ts';
import { dragon } from './dragon.ts';
import { han } from './han.ts';
import { learn } from './known.ts';

learn('confucius', confucius);
learn('dragon', dragon);
learn('han', han);

export { valueFor } from './known.ts';
