import { flow } from '../../../core/flow.ts';
import type { Game } from '../../../core/game.ts';
import { NO_ACTION } from '../../../core/space.ts';
import { versions } from '../../../core/version.ts';
import { clone } from './clone.ts';
import { ACTIONS, decode, encode } from './codec.ts';
import { ENDINGS, ending, invariants } from './invariants.ts';
import { notate, parse } from './notation.ts';
import { opening } from './opening.ts';
import { options } from './options.ts';
import { action, whyNotNow } from './phases/action.ts';
import { draw } from './phases/draw.ts';
import { place } from './phases/place.ts';
import { second } from './phases/second.ts';
import { turn } from './phases/turn.ts';
import { sample } from './sample.ts';
import { places } from './scoring.ts';
import { setup } from './setup.ts';
import { credit, SOURCES } from './sources.ts';
import { standIn } from './stand-in.ts';
import type { HanEvent, HanFrame, HanKinds, HanMove, HanState } from './types.ts';
import { redact, view } from './view.ts';

const phases = { turn, action, place, second, draw };

const { run, active, legal, apply, why } = flow<HanState, HanFrame, HanMove, HanEvent>(
  phases,
  'H-TURN-1',
  (move) => (encode(move) === NO_ACTION ? whyNotNow(move) : []),
);

export const han: Game<HanKinds> = {
  id: 'han',
  ...versions<HanKinds>('han', 2, options),
  seats: [2, 5],
  actions: ACTIONS,
  // A turn takes at least one card for good, and no card takes more than four decisions (play, place, stop,
  // draw). The pile is 39 cards at most, the reshuffled one fewer than 54, and a last round has five turns.
  longest: 4 * (39 + 54) + 5 * 4,
  options,
  endings: ENDINGS,
  setup(chosen, seats, seed) {
    const s = setup(chosen, seats, seed);
    run(s);
    return s;
  },
  active,
  legal,
  apply,
  clone,
  scores: (s) => s.scores.slice(),
  places,
  tieBreaks: { points: 'H-WIN-2' },
  sources: SOURCES,
  credit,
  ending,
  opening,
  view,
  redact,
  sample,
  encode,
  decode,
  notate,
  parse,
  standIn,
  why,
  invariants,
};
