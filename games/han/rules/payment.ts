import { COLOURS, HAND_SIZE, KINDS } from './data.ts';

/**
 * A payment for one piece, as a small integer: a card, a pair of one colour, two colours, or a card with a pair of
 * another colour. Payments below TRIPLES fit into one bit set, the others into a second one.
 */
export type Payment = number;

const colours = COLOURS.map((_, c) => c);
const singles = colours.map((c) => [c]);
const pairs = colours.map((c) => [c, c]);
const mixed = colours.flatMap((a) => colours.slice(a + 1).map((b) => [a, b]));
const triples = colours.flatMap((a) => colours.filter((c) => c !== a).map((c) => [a, c, c]));

/** The cards of each payment. */
export const PAYMENTS: readonly (readonly number[])[] = [...singles, ...pairs, ...mixed, ...triples];
export const TRIPLES: Payment = PAYMENTS.length - triples.length;

/** A set of payments. */
export interface Payments {
  small: number;
  triple: number;
}

const setOf = (includes: (cards: readonly number[]) => boolean): Payments => {
  const set = { small: 0, triple: 0 };
  PAYMENTS.forEach((cards, p) => {
    if (!includes(cards)) return;
    if (p < TRIPLES) set.small |= 1 << p;
    else set.triple |= 1 << (p - TRIPLES);
  });
  return set;
};

/** H-PAY-7: one card of the colour, or a joker pair of another. */
export const paysProvince = (cards: readonly number[], colour: number): boolean =>
  cards.length === 1 ? cards[0] === colour : isPair(cards) && cards[0] !== colour;

/** H-BORDER-2, and three cards with the option `borderJoker` (H-BORDER-3). */
export function paysBorder(cards: readonly number[], a: number, b: number): boolean {
  const [first, second, third] = cards;
  const isEither = (card: number | undefined): boolean => card === a || card === b;
  if (cards.length === 2) return isEither(first) && isEither(second);
  return cards.length === 3 && isEither(first) && second === third && !isEither(second);
}

const isPair = (cards: readonly number[]): boolean => cards.length === 2 && cards[0] === cards[1];

export const borderPayments = (a: number, b: number): Payments => setOf((cards) => paysBorder(cards, a, b));

/** By set of province colours: the payments for a piece in one of them. */
export const PROVINCE_PAYMENTS: readonly number[] = Array.from(
  { length: 1 << KINDS },
  (_, open) => setOf((cards) => colours.some((d) => open & (1 << d) && paysProvince(cards, d))).small,
);

/** A hand as one number: two bits a colour, because a hand has at most three cards. */
const CODES = 1 << (2 * KINDS);
const codeCount = (code: number, colour: number): number => (code >> (2 * colour)) & HAND_SIZE;
const within = (cards: readonly number[], code: number): boolean =>
  colours.every((c) => cards.filter((card) => card === c).length <= codeCount(code, c));

const BY_CODE: readonly Payments[] = Array.from({ length: CODES }, (_, code) =>
  setOf((cards) => within(cards, code)),
);

/** All payments that the cards of a hand allow; `hands` holds KINDS numbers a seat. */
export function handPayments(hands: readonly number[], seat: number): Payments {
  let code = 0;
  for (let c = 0, at = seat * KINDS; c < KINDS; c++, at++) code |= hands[at]! << (2 * c);
  return BY_CODE[code]!;
}
