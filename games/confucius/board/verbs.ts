import type { Verb } from '../../../i18n/page.ts';
import { commandOf } from '../rules/decider.ts';
import type { ConfuciusMove, ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

/** Moves for which the page has a word. */
export const verbs: Readonly<Partial<Record<ConfuciusMove['type'], Verb>>> = {
  take: 'take',
  pass: 'pass',
  pay: 'pay',
};

/** What a payment is for says more than that it is paid. */
export function verb(move: ConfuciusMove, view: ConfuciusView, { page }: ConfuciusTexts): string | undefined {
  if (move.type === 'pass' || move.type === 'reward') return undefined;
  const phase = move.type === 'take' ? move.action : commandOf({ view }).phase;
  return (page.verbs as Readonly<Record<string, string>>)[phase];
}
