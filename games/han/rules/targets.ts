import type { Action, RuleId } from '../../../core/game.ts';
import { type Board, boardOf, PROVINCE_IDS, SPACE_IDS } from './board.ts';
import { EMISSARY, FORTRESS, PAGODA } from './codec.ts';
import { handPayments, type Payment, type Payments, PROVINCE_PAYMENTS, TRIPLES } from './payment.ts';
import type { HanMove, HanState, Table, Turn } from './types.ts';

/** H-PLACE-8, for the provinces of a placement. */
const isOpen = (turn: Turn, mask: number): boolean =>
  (mask & turn.set) !== 0 && (mask & turn.touched & turn.empty) === 0;

/** Emissaries in a province, and the most pagodas that one player has there. */
export function emissariesIn(t: Table, province: number): number {
  const seats = t.scores.length;
  let sum = 0;
  for (let at = province * seats, k = 0; k < seats; k++) sum += t.emissaries[at + k]!;
  return sum;
}
export function emissaryLimit(t: Table, province: number): number {
  const seats = t.scores.length;
  let most = 0;
  for (let at = province * seats, k = 0; k < seats; k++)
    if (t.presence[at + k]! > most) most = t.presence[at + k]!;
  return most;
}

/** H-EMIS-2. */
export const hasSeal = (t: Table, province: number): boolean =>
  emissariesIn(t, province) < emissaryLimit(t, province);

/** Whether a space takes a pagoda (H-PAGODA-1), or at least a fortress (H-FORT-2). */
const isSite = (s: Table, space: number, pagoda: boolean): boolean =>
  s.pagodas[space]! < 0 && (pagoda || !s.fortresses.includes(space));

/** The payments for which there is a piece to place, whatever the hand. */
function prices(s: HanState, turn: Turn, board: Board): Payments {
  const { seat } = turn;
  const pagoda = s.pagodaSupply[seat]! > 0;
  const builds = pagoda || s.fortressSupply[seat]! > 0;
  const sends = s.emissarySupply[seat]! > 0;
  const { colour, own, borders, spaceMask } = board;
  const free = turn.set & ~(turn.touched & turn.empty);
  let open = 0;
  for (let q = 0; q < colour.length; q++) {
    if ((free & (1 << q)) === 0) continue;
    const bit = 1 << colour[q]!;
    if ((open & bit) === 0 && ((builds && hasSite(s, own[q]!, pagoda)) || (sends && hasSeal(s, q))))
      open |= bit;
  }
  const priced = { small: PROVINCE_PAYMENTS[open]!, triple: 0 };
  if (builds)
    for (let k = 0; k < borders.length; k++) {
      const space = borders[k]!;
      if (!isOpen(turn, spaceMask[space]!) || !isSite(s, space, pagoda)) continue;
      priced.small |= board.borderPrices[k]!.small;
      if (s.options.borderJoker) priced.triple |= board.borderPrices[k]!.triple;
    }
  return priced;
}

function hasSite(s: HanState, spaces: readonly number[], pagoda: boolean): boolean {
  for (let i = 0; i < spaces.length; i++) if (isSite(s, spaces[i]!, pagoda)) return true;
  return false;
}

/** H-TURN-8: the payments from the seat's hand that buy at least one piece. */
export function listPayments(s: HanState, turn: Turn, out: Action[]): void {
  const can = prices(s, turn, boardOf(s.options.map));
  const has = handPayments(s.hands, turn.seat);
  for (let set = can.small & has.small; set !== 0; set &= set - 1) out.push(31 - Math.clz32(set & -set));
  for (let set = can.triple & has.triple; set !== 0; set &= set - 1)
    out.push(TRIPLES + 31 - Math.clz32(set & -set));
}

/** Whether the active seat can place a piece with its hand. */
export function canPlace(s: HanState, turn: Turn): boolean {
  const can = prices(s, turn, boardOf(s.options.map));
  const has = handPayments(s.hands, turn.seat);
  return (can.small & has.small) !== 0 || (can.triple & has.triple) !== 0;
}

/** The placements that a payment buys. */
export function listTargets(s: Table, turn: Turn, payment: Payment, out: Action[]): void {
  if (payment >= TRIPLES && !s.options.borderJoker) return;
  const board = boardOf(s.options.map);
  const { seat } = turn;
  const spaces = board.spacesFor[payment]!;
  if (s.pagodaSupply[seat]! > 0)
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i]!;
      if (s.pagodas[space]! < 0 && isOpen(turn, board.spaceMask[space]!))
        out.push(PAGODA + board.firstSpace + space);
    }
  if (s.emissarySupply[seat]! > 0) {
    const provinces = board.provincesFor[payment]!;
    for (let i = 0; i < provinces.length; i++) {
      const q = provinces[i]!;
      if (isOpen(turn, 1 << q) && hasSeal(s, q)) out.push(EMISSARY + board.firstProvince + q);
    }
  }
  if (s.fortressSupply[seat]! > 0)
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i]!;
      if (isSite(s, space, false) && isOpen(turn, board.spaceMask[space]!))
        out.push(FORTRESS + board.firstSpace + space);
    }
}

/**
 * The rules against playing these cards: those of the placements that break the fewest.
 */
export function whyNoPiece(s: HanState, turn: Turn, payment: Payment): RuleId[] {
  const board = boardOf(s.options.map);
  const spaces = board.spacesFor[payment]!;
  if (payment >= TRIPLES && (spaces.length === 0 || !s.options.borderJoker)) return ['H-BORDER-3'];
  if (spaces.length === 0) return ['H-BORDER-2'];
  const found = [
    ...spaces.map((space) => whyNoPagoda(s, turn, space)),
    ...board.provincesFor[payment]!.map((q) => whyNoEmissary(s, turn, q)),
    ...(s.options.fortresses ? spaces.map((space) => whyNoFortress(s, turn, space)) : []),
  ];
  const fewest = Math.min(...found.map((rules) => rules.length));
  return [...new Set(found.filter((rules) => rules.length === fewest).flat())];
}

/** The rules against a placement paid with these cards. */
export function whyNotThere(s: HanState, turn: Turn, payment: Payment, move: HanMove): RuleId[] {
  const board = boardOf(s.options.map);
  if (move.type === 'emissary') {
    const q = PROVINCE_IDS.indexOf(move.province) - board.firstProvince;
    if (board.provinceIds[q] === undefined) return ['H-SETUP-1'];
    const price: RuleId[] = board.provincesFor[payment]!.includes(q) ? [] : ['H-PAY-7'];
    return [...price, ...whyNoEmissary(s, turn, q)];
  }
  if (move.type !== 'pagoda' && move.type !== 'fortress') return [];
  const space = SPACE_IDS.indexOf(move.space) - board.firstSpace;
  if (board.spaceIds[space] === undefined) return ['H-SETUP-1'];
  const rules = move.type === 'pagoda' ? whyNoPagoda(s, turn, space) : whyNoFortress(s, turn, space);
  if (board.spacesFor[payment]!.includes(space)) return rules;
  return [...priceRules(board, payment, space), ...rules];
}

const priceRules = (board: Board, payment: Payment, space: number): RuleId[] => {
  if (!board.borders.includes(space)) return ['H-PAY-7'];
  return payment >= TRIPLES ? ['H-BORDER-3'] : ['H-BORDER-2'];
};

function whyNotInTurn(turn: Turn, mask: number): RuleId[] {
  const rules: RuleId[] = [];
  if ((mask & turn.set) === 0) rules.push('H-PLACE-1');
  if ((mask & turn.touched & turn.empty) !== 0) rules.push('H-PLACE-3');
  return rules;
}

function whyNoPagoda(s: HanState, turn: Turn, space: number): RuleId[] {
  const mask = boardOf(s.options.map).spaceMask[space]!;
  const rules = whyNotInTurn(turn, mask);
  if (s.pagodaSupply[turn.seat] === 0) rules.push('H-PLACE-5');
  if (s.pagodas[space]! >= 0) rules.push((mask & s.scored) !== 0 ? 'H-PAGODA-2' : 'H-PAGODA-1');
  return rules;
}

function whyNoEmissary(s: HanState, turn: Turn, q: number): RuleId[] {
  const rules = whyNotInTurn(turn, 1 << q);
  if (s.emissarySupply[turn.seat] === 0) rules.push('H-PLACE-5');
  if (!hasSeal(s, q)) rules.push(emissaryLimit(s, q) === 0 ? 'H-EMIS-4' : 'H-EMIS-2');
  return rules;
}

function whyNoFortress(s: HanState, turn: Turn, space: number): RuleId[] {
  if (!s.options.fortresses) return ['H-SETUP-6'];
  const rules = whyNotInTurn(turn, boardOf(s.options.map).spaceMask[space]!);
  if (s.fortressSupply[turn.seat] === 0) rules.push('H-FORT-1');
  if (!isSite(s, space, false)) rules.push('H-FORT-2');
  return rules;
}
