import { ofSeat } from '../../../../core/flow.ts';
import type { RuleId, Seat } from '../../../../core/game.ts';
import { coinsOf, draw, rewardCard } from '../cards.ts';
import { GIFT, OFFICIAL, TAKE } from '../codec.ts';
import {
  AVAILABLE,
  BOX_ACTIONS,
  BRIBE_ANY,
  CANDIDATE,
  CASH_CARDS,
  EXTRA,
  GIFTS,
  INSULT_VP,
  NOT_AVAILABLE,
  OFFICIALS,
  REWARDS,
  type Reward,
} from '../data.ts';
import { setGift } from '../gifts.ts';
import { bribeDiscount, isOpen, isResolved, isSecured, ministryOf, spaceOf } from '../officials.ts';
import type { CommandId, ConfuciusState, PhaseOf, Refusal } from '../types.ts';
import { BY_CARD } from '../types.ts';
import { beginBox, listBox, whyNotBox } from './box.ts';
import { begin, type Command, choose, NOT_NOW, phaseOfCommand } from './command.ts';
import { raiseArmy } from './recruit.ts';

/** C-RWD-BRIBE: an unbribed official is free, another player's unsecured one has its price. */
function refuseBribery(s: ConfuciusState, seat: Seat, kind: number, at: number): Refusal {
  const ministry = ministryOf(at);
  if (!isOpen(s, at)) return 'C-RWD-BRIBE';
  if (kind !== BRIBE_ANY && kind !== ministry && !isResolved(s, kind)) return 'C-RWD-BRIBE.1';
  if (s.officials[at]! <= CANDIDATE || s.markers[at] === seat || isSecured(s, at)) return 'C-RWD-BRIBE';
  if (s.markers[at]! < 0) return undefined;
  return s.officials[at]! - bribeDiscount(s, seat) > coinsOf(s, seat) ? 'C-PAY-2' : undefined;
}

function refuseBriberyCard(s: ConfuciusState, seat: Seat, kind: number): Refusal {
  let tooDear = false;
  for (let at = 0; at < OFFICIALS; at++) {
    const refusal = refuseBribery(s, seat, kind, at);
    if (refusal === undefined) return undefined;
    if (refusal === 'C-PAY-2') tooDear = true;
  }
  if (tooDear) return 'C-PAY-2';
  return kind === BRIBE_ANY || isResolved(s, kind) ? 'C-RWD-3' : 'C-RWD-BRIBE.1';
}

const refuseGift = (s: ConfuciusState, seat: Seat, k: number): Refusal =>
  s.players[seat]!.gifts[k] === NOT_AVAILABLE ? undefined : 'C-RWD-GIFT.1';

/** Why a card in hand cannot be played now (C-RWD-3). */
export function refuseReward(s: ConfuciusState, seat: Seat, kind: number): Refusal {
  const player = s.players[seat]!;
  if (rewardCard(player.rewards, kind) === 0) return 'C-RWD-1';
  if (kind <= BRIBE_ANY) return refuseBriberyCard(s, seat, kind);
  switch (REWARDS[kind]) {
    case 'gift':
      return player.gifts.includes(NOT_AVAILABLE) ? undefined : 'C-RWD-GIFT.1';
    case 'army':
      return player.stock > 0 ? undefined : 'C-RWD-ARMY.1';
    case 'insult':
      return player.colonies > 0 ? undefined : 'C-RWD-INSULT.1';
    default:
      return undefined;
  }
}

const COMMANDS: Readonly<Record<Exclude<Reward, 'extra'>, CommandId>> = {
  bribeBingbu: 'bribery',
  bribeHubu: 'bribery',
  bribeGongbu: 'bribery',
  bribeAny: 'bribery',
  gift: 'giftCard',
  cash: 'cash',
  army: 'army',
  insult: 'insult',
};

export function beginReward(s: ConfuciusState, seat: Seat, kind: number): void {
  const card = REWARDS[kind]!;
  if (card === 'extra') s.stack.push({ phase: 'extra', seat });
  else begin(s, COMMANDS[card], seat, BY_CARD + kind);
}

const briberyCard: Command = {
  next: choose({
    base: OFFICIAL,
    count: OFFICIALS,
    refuse: (s, f, at) => refuseBribery(s, f.seat, f.by - BY_CARD, at),
  }),
  price: (s, f) => (s.markers[f.first]! < 0 ? 0 : s.officials[f.first]! - bribeDiscount(s, f.seat)),
  carryOut(s, { seat, first: at }, emit) {
    const from = s.markers[at]!;
    s.markers[at] = seat;
    emit?.({ type: 'bribed', seat, ministry: ministryOf(at), space: spaceOf(at), from });
  },
};

const giftRewardCard: Command = {
  next: choose({ base: GIFT, count: GIFTS, refuse: (s, f, k) => refuseGift(s, f.seat, k) }),
  carryOut(s, { seat, first }, emit) {
    setGift(s, seat, first + 1, AVAILABLE);
    emit?.({ type: 'giftAvailable', seat, value: first + 1 });
  },
};

const cashCard: Command = {
  next: choose(),
  carryOut: (s, f, emit) => draw(s, f.seat, CASH_CARDS, emit),
};

const armyCard: Command = { next: choose(), carryOut: (s, f, emit) => raiseArmy(s, f.seat, emit) };

/** C-RWD-INSULT: the army lies on the card for good. */
const insultCard: Command = {
  next: choose(),
  carryOut(s, { seat }, emit) {
    const player = s.players[seat]!;
    player.colonies--;
    player.insult++;
    player.vp += INSULT_VP;
    emit?.({ type: 'insulted', seat, vp: INSULT_VP });
  },
};

export const bribery = phaseOfCommand(briberyCard);
export const giftCard = phaseOfCommand(giftRewardCard);
export const cash = phaseOfCommand(cashCard);
export const army = phaseOfCommand(armyCard);
export const insult = phaseOfCommand(insultCard);

/** C-RWD-EXTRA: any box action without cubes. */
export const extra: PhaseOf<'extra'> = {
  resume: () => true,
  active: ofSeat,
  legal: (s, _f, seat, out) => listBox(s, seat, false, out),
  why(s, _f, seat, move): RuleId[] {
    if (move.type !== 'take') return NOT_NOW;
    return whyNotBox(s, seat, BOX_ACTIONS.indexOf(move.action), false);
  },
  apply(s, _f, seat, a) {
    s.stack.pop();
    beginBox(s, seat, a - TAKE, BY_CARD + EXTRA);
  },
};
