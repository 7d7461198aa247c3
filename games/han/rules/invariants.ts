import type { RuleId } from '../../../core/game.ts';
import { over } from '../../../core/game.ts';
import { boardOf } from './board.ts';
import { CARDS, EMISSARIES, FORTRESSES, HAND_SIZE, KINDS, PAGODAS } from './data.ts';
import { endTriggered } from './deck.ts';
import { handSize } from './hand.ts';
import { emissariesIn, emissaryLimit } from './targets.ts';
import { turnOf } from './turn.ts';
import type { HanState } from './types.ts';

type Check = (s: HanState) => boolean;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const everySeat = (s: HanState, holds: (seat: number) => boolean): boolean =>
  s.scores.every((_, seat) => holds(seat));
const everyProvince = (s: HanState, holds: (province: number) => boolean): boolean =>
  boardOf(s.options.map).provinceIds.every((_, q) => holds(q));

/** H-INV-1, by colour, with the removed cards as a further summand. */
const cardsConserved: Check = (s) =>
  CARDS.every((cards, c) => {
    const lying = [...s.pile, ...s.display].filter((card) => card === c).length;
    const held = sum(s.scores.map((_, seat) => s.hands[seat * KINDS + c]!));
    return lying + s.discard[c]! + held + s.removed[c]! === cards;
  });

/** Known cards of a hand are in it. */
const knowledgeSound: Check = (s) =>
  s.hands.every(
    (cards, at) => s.known[at]! >= 0 && s.stale[at]! >= 0 && s.known[at]! + s.stale[at]! <= cards,
  );

/** H-INV-2. */
const limitsKept: Check = (s) => everyProvince(s, (q) => emissariesIn(s, q) <= emissaryLimit(s, q));

/** H-INV-3, and `presence` agrees with the board. */
function piecesConserved(s: HanState): boolean {
  const board = boardOf(s.options.map);
  const seats = s.scores.length;
  const fortresses = s.options.fortresses ? FORTRESSES * seats : 0;
  if (sum(s.fortressSupply) + s.fortresses.length !== fortresses) return false;
  if (new Set(s.fortresses).size !== s.fortresses.length) return false;
  return everySeat(s, (seat) => {
    const standing = s.pagodas.filter((owner) => owner === seat).length;
    const sent = sum(board.provinceIds.map((_, q) => s.emissaries[q * seats + seat]!));
    const counted = board.spaces.every(
      (spaces, q) => spaces.filter((x) => s.pagodas[x] === seat).length === s.presence[q * seats + seat],
    );
    const supplies = [s.pagodaSupply[seat]!, s.emissarySupply[seat]!, s.fortressSupply[seat]!];
    return (
      counted &&
      supplies.every((pieces) => pieces >= 0) &&
      standing + s.pagodaSupply[seat]! === PAGODAS &&
      sent + s.emissarySupply[seat]! === EMISSARIES
    );
  });
}

/** H-INV-4. */
const markersRight: Check = (s) =>
  over(s) ||
  everyProvince(s, (q) => {
    const full = boardOf(s.options.map).spaces[q]!.every((space) => s.pagodas[space]! >= 0);
    return full === ((s.scored & (1 << q)) !== 0);
  });

/** H-INV-5: the seat in turn at its first decision, all others at any. */
const handsFull: Check = (s) =>
  over(s) ||
  endTriggered(s) ||
  everySeat(s, (seat) => {
    const acting = seat === turnOf(s).seat && s.stack.at(-1)?.phase !== 'action';
    return acting || handSize(s.hands, seat) === HAND_SIZE;
  });

/** H-INV-6. */
const turnsEven: Check = (s) => {
  const seats = s.scores.length;
  if (!over(s)) return turnOf(s).seat === (s.start + s.turns) % seats;
  return s.turns % seats === 0 || ending(s) === 'nobodyCanPlace';
};

export const ENDINGS = ['secondRunOut', 'nobodyCanPlace'] as const;

/** H-END-1, H-END-4: only the first completes the round. */
export const ending = (s: HanState): (typeof ENDINGS)[number] =>
  endTriggered(s) && s.turns % s.scores.length === 0 ? 'secondRunOut' : 'nobodyCanPlace';

const CHECKS: readonly (readonly [RuleId, Check])[] = [
  ['H-INV-1', cardsConserved],
  ['H-INFO-4', knowledgeSound],
  ['H-INV-2', limitsKept],
  ['H-INV-3', piecesConserved],
  ['H-INV-4', markersRight],
  ['H-INV-5', handsFull],
  ['H-INV-6', turnsEven],
];

/** Appendix A, between decisions. */
export const invariants = (s: HanState): RuleId[] =>
  CHECKS.filter(([, holds]) => !holds(s)).map(([id]) => id);
