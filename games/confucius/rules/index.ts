import { flow } from '../../../core/flow.ts';
import type { Game } from '../../../core/game.ts';
import { NO_ACTION } from '../../../core/space.ts';
import { versions } from '../../../core/version.ts';
import { clone } from './clone.ts';
import { ACTIONS, decode, encode } from './codec.ts';
import { invariants } from './invariants.ts';
import { notate, parse } from './notation.ts';
import { opening } from './opening.ts';
import { options } from './options.ts';
import { bribe } from './phases/bribe.ts';
import { buyGift } from './phases/buy-gift.ts';
import { buyJunks } from './phases/buy-junks.ts';
import { chief } from './phases/chief.ts';
import { NOT_NOW } from './phases/command.ts';
import { discard } from './phases/discard.ts';
import { ENDINGS, ending } from './phases/end.ts';
import { examination } from './phases/examination.ts';
import { favour } from './phases/favour.ts';
import { force } from './phases/force.ts';
import { giveGift } from './phases/give-gift.ts';
import { commerce, none, tax } from './phases/income.ts';
import { invade } from './phases/invade.ts';
import { land } from './phases/land.ts';
import { ministries, ministry } from './phases/ministry.ts';
import { nominate } from './phases/nominate.ts';
import { payment } from './phases/payment.ts';
import { petition } from './phases/petition.ts';
import { place } from './phases/place.ts';
import { recruit } from './phases/recruit.ts';
import { army, bribery, cash, extra, giftCard, insult } from './phases/reward.ts';
import { round } from './phases/round.ts';
import { secure } from './phases/secure.ts';
import { transfer } from './phases/transfer.ts';
import { turn } from './phases/turn.ts';
import { tutor } from './phases/tutor.ts';
import { voyage } from './phases/voyage.ts';
import { sample } from './sample.ts';
import { places } from './scoring.ts';
import { setup } from './setup.ts';
import { credit, SOURCES } from './sources.ts';
import { standIn } from './stand-in.ts';
import type {
  ConfuciusEvent,
  ConfuciusFrame,
  ConfuciusKinds,
  ConfuciusMove,
  ConfuciusState,
} from './types.ts';
import { redact, view } from './view.ts';

const phases = {
  round,
  chief,
  turn,
  favour,
  bribe,
  secure,
  nominate,
  force,
  buyJunks,
  voyage,
  recruit,
  invade,
  buyGift,
  giveGift,
  transfer,
  petition,
  commerce,
  tax,
  none,
  bribery,
  giftCard,
  extra,
  cash,
  army,
  insult,
  payment,
  land,
  examination,
  tutor,
  place,
  ministries,
  ministry,
  discard,
};

const { run, active, legal, apply, why } = flow<
  ConfuciusState,
  ConfuciusFrame,
  ConfuciusMove,
  ConfuciusEvent
>(phases, 'C-DEC-3', (move) => (encode(move) === NO_ACTION ? NOT_NOW : []));

/**
 * A round has at most 25 actions with cubes and one by favour, of at most six choices each besides single
 * cards, 21 transfers without a gift, and 30 other decisions; in a whole game a card leaves a hand less than
 * 1,000 times, and 30 gifts, 10 reward cards and 25 voyages are to be had.
 */
const LONGEST = 5_000;

export const confucius: Game<ConfuciusKinds> = {
  id: 'confucius',
  ...versions<ConfuciusKinds>('confucius', 1, options),
  seats: [3, 5],
  actions: ACTIONS,
  longest: LONGEST,
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
  scores: (s) => s.players.map((player) => player.vp),
  places,
  tieBreaks: { points: 'C-WIN-2', other: 'C-WIN-4' },
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
