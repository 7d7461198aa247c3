import type { Action, Seat } from '../../../core/game.ts';
import type { Scene } from '../../../i18n/texts.ts';
import { BOARDS, boardOf } from '../rules/board.ts';
import { coloursOf, decode, encode, paymentOf } from '../rules/codec.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { notate } from '../rules/notation.ts';
import { PAYMENTS } from '../rules/payment.ts';
import { provinceScoring } from '../rules/scoring.ts';
import { emissariesIn, emissaryLimit, listTargets } from '../rules/targets.ts';
import { turnOf } from '../rules/turn.ts';
import type { HanEvent, HanFrame, HanKinds, HanMove, HanState, HanView } from '../rules/types.ts';

/** What the sentences of every language speak of: figures are found here, words in the catalogues. */
export type HanScene = Scene<HanKinds>;

/** Every province by name, so that one without a word in some language does not compile. */
export const PROVINCES = ['zhou', 'wei', 'chu', 'han', 'shu', 'qi', 'qin', 'lu', 'zhao'] as const;
export const DISTRICTS = [
  'weiyang',
  'xishi',
  'taixue',
  'mingguang',
  'mingtang',
  'guigong',
  'wuku',
  'jianzhang',
  'changle',
] as const;
export type ProvinceId = (typeof PROVINCES)[number] | (typeof DISTRICTS)[number];

/** The data file knows provinces as text. */
export const provinceId = (id: string): ProvinceId => id as ProvinceId;
export const isDistrict = (id: string): boolean => DISTRICTS.some((district) => district === id);
export const hasDistricts = ({ options }: HanView): boolean => options.map === 'ways-of-diplomacy';

/** A space as its id says it: `wei-1` is numbered within its province, `b-qin-wei` lies between two. */
export type Place =
  | { readonly border: false; readonly province: ProvinceId; readonly number: string; readonly port: boolean }
  | { readonly border: true; readonly provinces: readonly [ProvinceId, ProvinceId] };

const PORTS = new Set(BOARDS.flatMap(({ ports, spaceIds }) => ports.map((space) => spaceIds[space]!)));

export function placeOf(space: string): Place {
  const [first = '', second = '', third] = space.split('-');
  return third === undefined
    ? { border: false, province: provinceId(first), number: second, port: PORTS.has(space) }
    : { border: true, provinces: [provinceId(second), provinceId(third)] };
}

/** Which sign each player has on the board: pagodas are capitals, emissaries small letters. */
export const seatLetter = (seat: Seat): string => 'ABCDE'[seat]!;

/** A colour as it is written in moves. */
export const colourLetter = (colour: Colour): string => notate(encode({ type: 'play', cards: [colour] }));

export interface Cards {
  readonly colour: Colour;
  readonly n: number;
}

/** Cards by colour, as many as there are of each. */
export const grouped = (cards: readonly Colour[]): Cards[] =>
  [...new Set(cards)].map((colour) => ({ colour, n: cards.filter((card) => card === colour).length }));

/** The same from numbers: a hand, or a display with -1 for an empty slot. */
export const handCards = (counts: readonly number[]): Cards[] =>
  COLOURS.map((colour, c) => ({ colour, n: counts[c] ?? 0 })).filter(({ n }) => n > 0);
export const displayCards = (display: readonly number[]): Cards[] =>
  grouped(COLOURS.flatMap((colour, c) => display.filter((card) => card === c).map(() => colour)));

/** The pieces that cards would pay for. What is asked of the rules here reads public information only. */
export function targets(view: HanView, cards: readonly Colour[]): HanMove[] {
  const found: Action[] = [];
  listTargets(view as unknown as HanState, turnOf(view), paymentOf(cards), found);
  return found.map(decode);
}

export interface Reach {
  readonly provinces: readonly ProvinceId[];
  readonly borders: readonly string[];
}

/** Where the pieces could stand that cards would pay for. */
export function reach({ view }: HanScene, cards: readonly Colour[]): Reach {
  const provinces = new Set<ProvinceId>();
  const borders = new Set<string>();
  for (const move of targets(view, cards)) {
    if (move.type === 'emissary') provinces.add(provinceId(move.province));
    if (move.type !== 'pagoda' && move.type !== 'fortress') continue;
    const place = placeOf(move.space);
    if (place.border) borders.add(move.space);
    else provinces.add(place.province);
  }
  return { provinces: [...provinces], borders: [...borders] };
}

export interface Filled {
  readonly province: ProvinceId;
  readonly points: number;
}

/** The provinces that a pagoda of the seat would fill, and what they would bring it (H-PAGODA-3). */
export function fills({ view, seat }: HanScene, space: string): Filled[] {
  const board = boardOf(view.options.map);
  const at = board.spaceIds.indexOf(space);
  const seats = view.scores.length;
  const pagodas = view.pagodas.with(at, seat);
  const presence = view.presence.slice();
  for (const q of board.spaceProvinces[at]!) presence[q * seats + seat]!++;
  const after = { ...view, pagodas, presence };
  return board.spaceProvinces[at]!.filter((q) => board.spaces[q]!.every((s) => pagodas[s]! >= 0)).map(
    (q) => ({
      province: provinceId(board.provinceIds[q]!),
      points: provinceScoring(after, q).points[seat]!,
    }),
  );
}

/** Which emissary the next one in a province would be, and how many there is room for (H-EMIS-2). */
export function sealRoom({ view }: HanScene, province: string): { next: number; limit: number } {
  const q = boardOf(view.options.map).provinceIds.indexOf(province);
  return { next: emissariesIn(view, q) + 1, limit: emissaryLimit(view, q) };
}

export interface Scorer {
  readonly seat: Seat;
  readonly points: number;
  readonly doubled: boolean;
}

/** Who scores, most points first. */
export const scorers = (points: readonly number[], doubled: readonly Seat[] = []): Scorer[] =>
  points
    .map((n, seat) => ({ seat, points: n, doubled: doubled.includes(seat) }))
    .filter((scorer) => scorer.points > 0)
    .sort((a, b) => b.points - a.points);

/** H-WIN-3: a victory may be shared. */
export const winners = ({ places }: Extract<HanEvent, { type: 'ended' }>): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The cards that have been played for the piece to be placed. */
export const paidCards = (f: Extract<HanFrame, { phase: 'place' }>): Colour[] =>
  coloursOf(PAYMENTS[f.payment]!);

/** The card on a slot that is not empty. */
export const cardAt = ({ display }: HanView, slot: number): Colour => COLOURS[display[slot]!]!;
