import { flow } from '../../../core/flow.ts';
import type { Game } from '../../../core/game.ts';
import { NO_ACTION } from '../../../core/space.ts';
import { versions } from '../../../core/version.ts';
import { clone } from './clone.ts';
import { ACTIONS, decode, encode } from './codec.ts';
import { PERSON_TYPES } from './data.ts';
import { invariants } from './invariants.ts';
import { notate, parse } from './notation.ts';
import { opening } from './opening.ts';
import { options } from './options.ts';
import { action } from './phases/action.ts';
import { build } from './phases/build.ts';
import { card } from './phases/card.ts';
import { charter } from './phases/charter.ts';
import { draft } from './phases/draft.ts';
import { earthquake } from './phases/earthquake.ts';
import { event } from './phases/event.ts';
import { flood } from './phases/flood.ts';
import { full } from './phases/full.ts';
import { house } from './phases/house.ts';
import { privilege } from './phases/privilege.ts';
import { release } from './phases/release.ts';
import { round } from './phases/round.ts';
import { sunrise } from './phases/sunrise.ts';
import { tile } from './phases/tile.ts';
import { tornado } from './phases/tornado.ts';
import { NOT_NOW } from './phases/turn.ts';
import { wall } from './phases/wall.ts';
import { sample } from './sample.ts';
import { places } from './scoring.ts';
import { setup } from './setup.ts';
import { credit, SOURCES } from './sources.ts';
import type { DragonEvent, DragonFrame, DragonKinds, DragonMove, DragonState } from './types.ts';
import { view } from './view.ts';

const phases = {
  draft,
  round,
  action,
  build,
  privilege,
  wall,
  card,
  tile,
  house,
  full,
  event,
  release,
  earthquake,
  flood,
  tornado,
  sunrise,
  charter,
};

const isTwin = (move: DragonMove): boolean =>
  move.type === 'draft' && PERSON_TYPES.includes(move.types[0]) && move.types[0] === move.types[1];

const { run, active, legal, apply, why } = flow<DragonState, DragonFrame, DragonMove, DragonEvent>(
  phases,
  'D-AUTO-3',
  // A pair of one type is not in the action space, but has a rule of its own (D-DRAFT-2).
  (move) => (encode(move) !== NO_ACTION || isTwin(move) ? [] : NOT_NOW),
);

/** Plays on to the next decision. */
export { run };

export const dragon: Game<DragonKinds> = {
  id: 'dragon',
  ...versions<DragonKinds>('dragon', 1, options),
  seats: [2, 5],
  actions: ACTIONS,
  longest: 2000,
  options,
  endings: ['twelveMonths'],
  setup,
  active,
  legal,
  apply,
  clone,
  scores: (s) => s.players.map((player) => player.vp),
  places: (s) => places(s.players),
  tieBreaks: { points: 'D-WIN-2' },
  sources: SOURCES,
  credit,
  ending: () => 'twelveMonths',
  opening,
  view,
  redact: (e) => e,
  sample,
  encode,
  decode,
  notate,
  parse,
  why,
  invariants,
};
