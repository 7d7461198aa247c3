import type { Action, Kinds, RuleId, Seat } from '../../core/game.ts';
import { fullMove, fullPrompt } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';

/** Sentences about a position, all from the catalogues. */

export const promptOf = ({ texts, view, viewer, names }: BoardProps): string =>
  viewer === 'spectator' ? '' : fullPrompt(texts, { view, seat: viewer, names });

export function moveText({ texts, view, viewer, names, game, lang }: BoardProps, action: Action): string {
  const text = fullMove(texts, game.decode(action), { view, seat: viewer as Seat, names });
  return text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);
}

/** A sentence for each event that has one. */
export const sentencesOf = (props: BoardProps, events: readonly Kinds['event'][]): string[] =>
  events.map((event) => props.texts.event(event, props)).filter((text) => text !== '');

/** A rule in words: why it forbids a move, or what it says. */
export const ruleText = ({ texts }: BoardProps, rule: RuleId): string =>
  texts.refusal[rule] ?? texts.rules[rule] ?? rule;
