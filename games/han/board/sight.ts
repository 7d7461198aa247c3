import type { Seat } from '../../../core/game.ts';
import { boardOf } from '../rules/board.ts';
import { COLOURS, type Colour, KINDS } from '../rules/data.ts';
import { provinceId } from '../rules/provinces.ts';
import { emissariesIn, emissaryLimit } from '../rules/targets.ts';
import type { HanView } from '../rules/types.ts';
import type { Tally } from '../words/texts.ts';
import type { Source } from './outlook.ts';
import type { HanProps } from './props.ts';

/** Questions that several drawings ask of a view. */
export const provinceName = ({ texts }: HanProps, id: string): string =>
  texts.terms.provinces[provinceId(id)];

/** What a source of points is called; the provinces of the city are districts. */
export const sourceName = ({ view, texts: { board } }: HanProps, source: Source): string =>
  board.sources[source === 'provinces' && view.options.map !== 'border-disputes' ? 'districts' : source];

/** The provinces that a colour pays for, by name. */
export const provincesOf = (props: HanProps, colour: Colour): string[] => {
  const board = boardOf(props.view.options.map);
  return board.provinceIds
    .filter((_, q) => COLOURS[board.colour[q]!] === colour)
    .map((id) => provinceName(props, id));
};

/** By seat, from a list of so many numbers a province. */
export const inProvince = (numbers: readonly number[], view: HanView, province: number): number[] =>
  numbers.slice(province * view.scores.length, (province + 1) * view.scores.length);

/** Who has how many, without those who have none. */
export const tally = (numbers: readonly number[], names: readonly string[]): Tally =>
  numbers.flatMap((n, seat) => (n > 0 ? [[names[seat]!, n] as const] : []));

export const taken = (view: HanView, province: number): number =>
  boardOf(view.options.map).spaces[province]!.filter((space) => view.pagodas[space]! >= 0).length;

/** What stands on a space. */
export function spaceState({ view, names, texts: { page } }: HanProps, space: number): string {
  const owner = view.pagodas[space]!;
  const fortress = view.fortresses.includes(space);
  if (owner >= 0) return page.pagodaOf(names[owner]!, fortress);
  return fortress ? page.bareFortress : page.free;
}

export const roomFor = (view: HanView, province: number): number =>
  Math.max(0, emissaryLimit(view, province) - emissariesIn(view, province));

export const isScored = (view: HanView, province: number): boolean => (view.scored & (1 << province)) !== 0;

/** Cards one by one, from numbers by colour. */
export const cardsOf = (counts: readonly number[]): Colour[] =>
  COLOURS.flatMap((colour, c) => Array.from({ length: counts[c] ?? 0 }, () => colour));

/** What everybody knows of a hand: the cards taken face up. */
export const knownCards = (view: HanView, seat: Seat): Colour[] =>
  cardsOf(view.known.slice(seat * KINDS, (seat + 1) * KINDS));
