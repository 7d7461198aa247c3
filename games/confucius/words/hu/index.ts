import type { ConfuciusTexts } from '../texts.ts';
import { event } from './events.ts';
import { full } from './full.ts';
import { move } from './moves.ts';
import { page } from './page.ts';
import { prompt } from './prompts.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { board, terms } from './terms.ts';

const yesNo = (value: boolean): string => (value ? 'igen' : 'nem');

export const texts = {
  title: terms.game,
  terms,
  options: {
    advanced: { name: terms.variants.advanced, value: yesNo },
    admiral: { name: terms.variants.admiral, value: yesNo },
  },
  event,
  move,
  prompt,
  sources,
  statistics,
  refusal,
  rules,
  help,
  board,
  full,
  page,
} satisfies ConfuciusTexts;
