import type { Heading } from '../../../client/board/board.ts';
import { endTriggered } from '../rules/deck.ts';
import type { HanView } from '../rules/types.ts';
import type { HanTexts } from '../words/texts.ts';
import { isOver, roundOf } from './outlook.ts';

/** Which time the pile is played through, from 1. */
export const passOf = ({ runOuts }: HanView): number => Math.min(runOuts + 1, 2);

export function heading(view: HanView, { page, terms }: HanTexts): Heading {
  if (isOver(view)) return { where: page.end, phase: page.over };
  const side = view.options.map === 'border-disputes' ? terms.side1 : terms.side2;
  const round = roundOf(view);
  const where = page.round(round);
  if (endTriggered(view)) return { where, phase: page.lastRound, round };
  // On a phone the pile is in the tray, with what is left of it.
  return { where, phase: page.pile(view.pileSize, passOf(view)), brief: side, round };
}
