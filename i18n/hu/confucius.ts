import type { ConfuciusTexts } from '../confucius/texts.ts';
import { event } from './confucius-events.ts';
import { full } from './confucius-full.ts';
import { move } from './confucius-moves.ts';
import { page } from './confucius-page.ts';
import { prompt } from './confucius-prompts.ts';
import { help, refusal, rules } from './confucius-rules.ts';
import { board, terms } from './confucius-terms.ts';

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
  refusal,
  rules,
  help,
  board,
  full,
  page,
} satisfies ConfuciusTexts;
