import type { Seat } from '../../../core/game.ts';
import { BOX_VP, INSULT_VP, LANDS, MAX_BOXES, SLOTS, TITLE_VP } from '../rules/data.ts';
import { isConquered, isFull } from '../rules/lands.ts';
import type { ConfuciusView } from '../rules/types.ts';

export const SOURCES = ['ministries', 'distant', 'foreign', 'insult', 'titles'] as const;
type Tally = Readonly<Record<(typeof SOURCES)[number], number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Where the points of a player come from, as the table shows it (2.16). */
export const tally = (view: ConfuciusView, seat: Seat): Tally => ({
  ministries: sum(view.chits.filter((_, post) => view.posts[post] === seat)),
  distant: sum(
    Array.from({ length: LANDS }, (_, land) => (view.first[land] === seat ? view.landChits[land]! : 0)),
  ),
  foreign: sum(
    Array.from({ length: SLOTS * MAX_BOXES }, (_, k) => {
      const slot = Math.floor(k / MAX_BOXES);
      const scored = view.armies[k] === seat && isConquered(view, slot) && isFull(view, slot);
      return scored ? BOX_VP[view.lands[slot]!]![k % MAX_BOXES]! : 0;
    }),
  ),
  insult: INSULT_VP * view.players[seat]!.insult,
  titles: TITLE_VP * view.titles.filter((holder) => holder === seat).length,
});
