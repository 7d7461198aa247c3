import type { Heading } from '../../../client/board/board.ts';
import { phaseOf } from '../../../core/game.ts';
import { humanise } from '../../../i18n/words.ts';
import type { PlainView } from '../words/facts.ts';
import type { GenericTexts } from '../words/texts.ts';

export function heading(view: PlainView, { title, page }: GenericTexts): Heading {
  const { round, rounds, stack } = view;
  const where = round === undefined ? title : page.round(round, rounds);
  if (stack.length === 0) return { where: title, phase: page.over };
  return { where, phase: humanise(phaseOf(view)), ...(round !== undefined && { round }) };
}
