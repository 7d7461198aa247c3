import { change, type Effects } from '../../../client/board/effect.ts';
import type { HanKinds } from '../rules/types.ts';
import type { HanCardWords } from '../words/cards.ts';
import { outlook } from './outlook.ts';

/** What a move costs in cards, what it scores at once, and what it changes if the game ended then. */
export const effects: Effects<HanKinds, HanCardWords> = ({ seat, before, after }, { lang }, words) => {
  const glue = lang === 'ja' ? '' : ' ';
  const points = after.scores[seat]! - before.scores[seat]!;
  const total = outlook(after)[seat]!.total - outlook(before)[seat]!.total;
  return [
    ...change('cards', after.handSizes[seat]! - before.handSizes[seat]!, words.effects.cards, glue),
    ...change('points', points, words.effects.atOnce, glue),
    // Where a province scores at once, the end brings the same points.
    ...(total === points ? [] : change('total', total, words.total, glue)),
  ];
};
