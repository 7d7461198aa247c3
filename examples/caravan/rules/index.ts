import { flow } from '../../../core/flow.ts';
import type { Game } from '../../../core/game.ts';
import { NO_ACTION } from '../../../core/space.ts';
import { versions } from '../../../core/version.ts';
import { clone } from './clone.ts';
import { ACTIONS, decode, encode } from './codec.ts';
import { invariants } from './invariants.ts';
import { notate, parse } from './notation.ts';
import { options } from './options.ts';
import { bids } from './phases/bids.ts';
import { orders } from './phases/orders.ts';
import { round } from './phases/round.ts';
import { sale } from './phases/sale.ts';
import { sample } from './sample.ts';
import { places } from './scoring.ts';
import { setup } from './setup.ts';
import { credit, SOURCES } from './sources.ts';
import type { CaravanEvent, CaravanFrame, CaravanKinds, CaravanMove, CaravanState } from './types.ts';
import { redact, view } from './view.ts';

const { run, active, legal, apply, why } = flow<CaravanState, CaravanFrame, CaravanMove, CaravanEvent>(
  { orders, round, bids, sale },
  'T-ROUND-2',
  (move) => (encode(move) === NO_ACTION ? ['T-ROUND-1'] : []),
);

export const caravan: Game<CaravanKinds> = {
  id: 'caravan',
  ...versions<CaravanKinds>('caravan', 1, options),
  seats: [2, 4],
  actions: ACTIONS,
  // Each of four players returns an order, and bids and sells in six rounds.
  longest: 4 * (1 + 2 * 6),
  options,
  endings: ['delivered'],
  setup(chosen, seats, seed) {
    const s = setup(chosen, seats, seed);
    run(s);
    return s;
  },
  active,
  legal,
  apply,
  clone,
  scores: (s) => s.players.map(({ coins }) => coins),
  places,
  tieBreaks: { points: 'T-END-3' },
  sources: SOURCES,
  credit,
  ending: () => 'delivered',
  view,
  redact,
  sample,
  encode,
  decode,
  notate,
  parse,
  why,
  invariants,
};
