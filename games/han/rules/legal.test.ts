import { describe, expect, test } from 'vitest';
import { firstSeat, legalActions, over, phaseOf } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { allOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { boardOf } from './board.ts';
import { KINDS } from './data.ts';
import { han } from './index.ts';
import type { HanOptions, HanState, Turn } from './types.ts';

/** Sections 6.1 to 6.5 once more, by their words and without regard to time. */
const paysOne = (cards: readonly number[], colour: number): boolean =>
  (cards.length === 1 && cards[0] === colour) ||
  (cards.length === 2 && cards[0] === cards[1] && cards[0] !== colour);

const parts = (cards: readonly number[]): number[][] =>
  Array.from({ length: 1 << cards.length }, (_, set) => cards.filter((_card, i) => set & (1 << i)));
const without = (cards: readonly number[], part: readonly number[]): number[] => {
  const left = [...cards];
  for (const card of part) left.splice(left.indexOf(card), 1);
  return left;
};

/** One card for each colour, with the option either of them by a joker pair, or two cards of one of the colours. */
function pays(cards: readonly number[], colours: readonly number[], joker: boolean): boolean {
  const [a, b] = colours;
  if (b === undefined) return paysOne(cards, a!);
  if (cards.length === 2 && cards[0] === cards[1] && (cards[0] === a || cards[0] === b)) return true;
  return parts(cards).some((part) => {
    const rest = without(cards, part);
    return part.length + rest.length <= (joker ? 3 : 2) && paysOne(part, a!) && paysOne(rest, b);
  });
}

/** H-PAY-5. */
const paysExactly = (cards: readonly number[], colours: readonly number[], joker: boolean): boolean =>
  pays(cards, colours, joker) &&
  parts(cards).every(
    (part) => part.length === 0 || part.length === cards.length || !pays(part, colours, joker),
  );

/** Every placement open to the seat in turn, as `cards target`. */
function placements(s: HanState, placedIn: readonly number[], turnSet: ReadonlySet<number>): Set<string> {
  const board = boardOf(s.options.map);
  const turn = s.stack[0] as Turn;
  const seats = s.scores.length;
  const hand = s.hands.slice(turn.seat * KINDS, (turn.seat + 1) * KINDS);
  const cards = hand.flatMap((n, colour) => Array<number>(n).fill(colour));
  const colourOf = (q: number): number => board.colour[q]!;
  const row = (from: readonly number[], q: number): number[] => from.slice(q * seats, (q + 1) * seats);
  const isOpen = (touched: readonly number[]): boolean =>
    touched.some((q) => turnSet.has(q)) &&
    touched.every((q) => placedIn[q]! < (turn.empty & (1 << q) ? 1 : 2));
  const out = new Set<string>();
  const add = (target: string, touched: readonly number[]): void => {
    if (!isOpen(touched)) return;
    for (const part of parts(cards))
      if (paysExactly(part, touched.map(colourOf), s.options.borderJoker))
        out.add(`${part.toSorted().join('')} ${target}`);
  };
  board.spaceIds.forEach((id, space) => {
    if (s.pagodas[space] !== -1) return;
    if (s.pagodaSupply[turn.seat]! > 0) add(id, board.spaceProvinces[space]!);
    if (s.fortressSupply[turn.seat]! > 0 && !s.fortresses.includes(space))
      add(`^${id}`, board.spaceProvinces[space]!);
  });
  board.provinceIds.forEach((id, q) => {
    const sent = row(s.emissaries, q).reduce((a, b) => a + b);
    if (s.emissarySupply[turn.seat]! > 0 && sent < Math.max(...row(s.presence, q))) add(`@${id}`, [q]);
  });
  return out;
}

/** The same as the engine sees it: each payment, then each piece. */
function engine(s: HanState): Set<string> {
  const { seat } = s.stack[0] as Turn;
  const out = new Set<string>();
  for (const a of legalActions(han, s, seat)) {
    const move = han.decode(a);
    if (move.type !== 'play') continue;
    const paid = han.clone(s);
    han.apply(paid, seat, a);
    const cards = without(handOf(s, seat), handOf(paid, seat)).sort().join('');
    const targets = legalActions(han, paid, seat);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) out.add(`${cards} ${han.notate(target)}`);
  }
  return out;
}

const handOf = (s: HanState, seat: number): number[] =>
  s.hands.slice(seat * KINDS, (seat + 1) * KINDS).flatMap((n, colour) => Array<number>(n).fill(colour));

describe('legal placements', () => {
  test('are those of the rules at every choice of many games', () => {
    rule('H-PLACE-8', 'H-TURN-8', 'H-PAY-5', 'H-PAY-7', 'H-BORDER-2', 'H-BORDER-3', 'H-BORDER-4', 'H-FORT-2');
    let compared = 0;
    for (let seats = 2; seats <= 5; seats++)
      for (const options of allOptions(han, seats) as HanOptions[]) {
        if (options.startPlayer !== 0) continue;
        const rng = stream(`legal ${seats}`, JSON.stringify(options));
        const s = han.setup(options, seats, 'legal');
        const board = boardOf(options.map);
        let placedIn = board.provinceIds.map(() => 0);
        let turnSet = new Set(board.provinceIds.map((_, q) => q));
        while (!over(s)) {
          const seat = firstSeat(han.active(s));
          if (phaseOf(s) === 'action') {
            placedIn = placedIn.map(() => 0);
            turnSet = new Set(placedIn.map((_, q) => q));
          }
          if (phaseOf(s) === 'action' || phaseOf(s) === 'second') {
            expect(engine(s)).toEqual(placements(s, placedIn, turnSet));
            compared++;
          }
          const legal = legalActions(han, s, seat);
          const move = legal[below(rng, legal.length)]!;
          const name = han.notate(move);
          if (phaseOf(s) === 'place') {
            const touched = name.startsWith('@')
              ? [board.provinceIds.indexOf(name.slice(1))]
              : board.spaceProvinces[board.spaceIds.indexOf(name.replace('^', ''))]!;
            turnSet = new Set(touched.filter((q) => turnSet.has(q)));
            for (const q of touched) placedIn[q]!++;
          }
          han.apply(s, seat, move);
        }
      }
    expect(compared).toBeGreaterThan(1000);
  });
});
