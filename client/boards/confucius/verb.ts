import { commandOf } from '../../../i18n/confucius/facts.ts';
import type { ConfuciusTexts } from '../../../i18n/confucius/texts.ts';
import type { ConfuciusMove, ConfuciusView } from '../../../rules/confucius/types.ts';

/** What a payment is for says more than that it is paid. */
export function verb(move: ConfuciusMove, view: ConfuciusView, { page }: ConfuciusTexts): string | undefined {
  if (move.type === 'pass' || move.type === 'reward') return undefined;
  const phase = move.type === 'take' ? move.action : commandOf({ view }).phase;
  return (page.verbs as Readonly<Record<string, string>>)[phase];
}
