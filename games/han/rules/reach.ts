import type { Action, Seat } from '../../../core/game.ts';
import { boardOf } from './board.ts';
import { decode, paymentOf } from './codec.ts';
import type { Colour } from './data.ts';
import { type ProvinceId, provinceId, siteOf } from './provinces.ts';
import { provinceScoring } from './scoring.ts';
import { emissariesIn, emissaryLimit, listTargets } from './targets.ts';
import { turnOf } from './turn.ts';
import type { HanMove, HanState, HanView } from './types.ts';

/** Whose choice it is, and what that seat sees. */
interface SeatView {
  readonly view: HanView;
  readonly seat: Seat;
}

/** The pieces that cards would pay for. What is asked of the rules here reads public information only. */
export function piecesFor(view: HanView, cards: readonly Colour[]): HanMove[] {
  const found: Action[] = [];
  listTargets(view as unknown as HanState, turnOf(view), paymentOf(cards), found);
  return found.map(decode);
}

export interface Reach {
  readonly provinces: readonly ProvinceId[];
  readonly borders: readonly string[];
}

/** Where the pieces could stand that cards would pay for. */
export function reach({ view }: SeatView, cards: readonly Colour[]): Reach {
  const provinces = new Set<ProvinceId>();
  const borders = new Set<string>();
  for (const move of piecesFor(view, cards)) {
    if (move.type === 'emissary') provinces.add(provinceId(move.province));
    if (move.type !== 'pagoda' && move.type !== 'fortress') continue;
    const site = siteOf(move.space);
    if (site.border) borders.add(move.space);
    else provinces.add(site.province);
  }
  return { provinces: [...provinces], borders: [...borders] };
}

export interface Filled {
  readonly province: ProvinceId;
  readonly points: number;
}

/** The provinces that a pagoda of the seat would fill, and what they would bring it (H-PAGODA-3). */
export function fills({ view, seat }: SeatView, space: string): Filled[] {
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
export function sealRoom({ view }: SeatView, province: string): { next: number; limit: number } {
  const q = boardOf(view.options.map).provinceIds.indexOf(province);
  return { next: emissariesIn(view, q) + 1, limit: emissaryLimit(view, q) };
}
