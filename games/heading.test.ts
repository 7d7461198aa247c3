import { expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/index.ts';
import { heading as confucius } from './confucius/board/heading.ts';
import type { ConfuciusTexts } from './confucius/words/texts.ts';
import { heading as dragon } from './dragon/board/heading.ts';
import type { DragonTexts } from './dragon/words/texts.ts';
import { heading as han } from './han/board/heading.ts';
import type { HanTexts } from './han/words/texts.ts';
import { wordsOf } from './words.ts';

type ViewOf<H extends (view: never, texts: never) => unknown> = Parameters<H>[0];

/** Of the end a heading asks no more than this. */
const OVER = { round: 12, stack: [] } as unknown;

it.each(LANGUAGES)('says the end of any game in the same words in %s', async (lang) => {
  const [dragonTexts, hanTexts, confuciusTexts] = await Promise.all([
    wordsOf<DragonTexts>(lang, 'dragon'),
    wordsOf<HanTexts>(lang, 'han'),
    wordsOf<ConfuciusTexts>(lang, 'confucius'),
  ]);
  const said = [
    dragon(OVER as ViewOf<typeof dragon>, dragonTexts),
    han(OVER as ViewOf<typeof han>, hanTexts),
    confucius(OVER as ViewOf<typeof confucius>, confuciusTexts),
  ].map(({ where, phase }) => `${where} | ${phase}`);
  expect(new Set(said).size).toBe(1);
});
