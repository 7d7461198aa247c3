import type { GreedyScore } from '../../../bots/game-bot.ts';
import type { Seat } from '../../../core/game.ts';
import {
  AVAILABLE,
  BOX_VP,
  COINS,
  MAX_BOXES,
  MINISTRIES,
  SPACES,
  UNIT_VALUES,
  VOYAGE_JUNKS,
} from '../rules/data.ts';
import { isArmyBox, slotOf } from '../rules/lands.ts';
import { obligations } from '../rules/obligations.ts';
import { worth } from '../rules/payments.ts';
import type { CommandId, ConfuciusFrame, ConfuciusView } from '../rules/types.ts';

/** Expected points of an action in progress. */
const EAGERNESS: Readonly<Record<CommandId, number>> = {
  bribe: 3,
  secure: 0.6,
  nominate: 1.8,
  force: 0.2,
  buyJunks: 0.8,
  voyage: 1.4,
  recruit: 0.9,
  invade: 1.6,
  buyGift: 0.2,
  giveGift: 1.2,
  transfer: -2,
  petition: 0.3,
  commerce: 1.2,
  tax: 0.6,
  none: 0,
  bribery: 3,
  giftCard: 1,
  cash: 1,
  army: 1,
  insult: 2,
};

const CARD = 0.25;
const REWARD = 1;
const MARKER = 0.6;
const SECURED = 0.2;
const POST = 0.5;
const JUNK = 0.35;
const SAILING = 0.55;
const ARMY = 0.8;
const BOX = 0.4;
const CUBE = 0.8;
const GIFT = 0.1;
const STUDENT = 1.5;
const WASTE = 0.25;

/** Tiebreak: expected posts, voyages, armies, cubes and cards, and the command in progress. */
export function greedyScore(view: ConfuciusView, seat: Seat): GreedyScore {
  const player = view.players[seat]!;
  let sum = CARD * (player.hand ? worth(player.hand, COINS) : 0) + REWARD * player.rewardCards;
  sum += JUNK * player.shipyard + SAILING * player.ocean + ARMY * player.colonies;
  player.gifts.forEach((state, i) => {
    if (state === AVAILABLE) sum += GIFT * (i + 1);
  });
  sum += STUDENT * view.students.filter((owner) => owner === seat).length;
  return { points: player.vp, tiebreak: sum + court(view, seat) + lands(view, seat) + intention(view) };
}

function court(view: ConfuciusView, seat: Seat): number {
  let sum = 0;
  view.markers.forEach((owner, at) => {
    if (owner === seat) sum += MARKER + (view.secured & (1 << at) ? SECURED : 0);
  });
  const { prospects, cubes } = obligations(view);
  for (const { ministry, outcomes } of prospects) {
    const m = MINISTRIES.indexOf(ministry);
    const filled = view.markers.slice(m * SPACES, (m + 1) * SPACES).filter((owner) => owner >= 0).length;
    let vp = 0;
    for (const { minister, secretary } of outcomes)
      vp += (minister === seat ? view.chits[2 * m]! : 0) + (secretary === seat ? view.chits[2 * m + 1]! : 0);
    if (outcomes.length > 0) sum += (POST * vp * (1 + filled)) / (outcomes.length * (1 + SPACES));
  }
  return sum + CUBE * cubes[seat]!;
}

const lands = (view: ConfuciusView, seat: Seat): number => {
  let sum = 0;
  view.armies.forEach((owner, k) => {
    if (owner === seat && isArmyBox(view, k)) sum += BOX * BOX_VP[view.lands[slotOf(k)]!]![k % MAX_BOXES]!;
  });
  return sum;
};

/** A command in progress counts by its kind, less what is overpaid. */
function intention(view: ConfuciusView): number {
  let sum = 0;
  for (const f of view.stack) {
    if (f.phase === 'payment') sum -= WASTE * Math.max(0, worth(f.cards, UNIT_VALUES[f.unit]) - f.cost);
    else if (isCommand(f)) sum += EAGERNESS[f.phase] + parameter(f.phase, f.first + 1);
  }
  return sum;
}

const isCommand = (f: ConfuciusFrame): f is Extract<ConfuciusFrame, { by: number }> => 'by' in f;

/** More junks at a time: voyages that end somewhere. */
const parameter = (phase: CommandId, first: number): number =>
  phase === 'voyage' || phase === 'buyJunks' ? first / VOYAGE_JUNKS : 0;
