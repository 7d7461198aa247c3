import type { Seat } from '../../../../core/game.ts';
import { REFILL_MONEY, TAKE } from '../codec.ts';
import type { ActionId } from '../data.ts';
import {
  ACTION_BASE,
  ACTION_IDS,
  PERSON_TYPES,
  REFILL,
  SMALL_PRICE,
  SURCHARGE,
  WALL_LENGTH,
} from '../data.ts';
import { symbols } from '../palace.ts';
import { advance } from '../track.ts';
import type { DragonEmit, DragonState, PhaseOf, Table } from '../types.ts';
import { inTurn, NOT_NOW } from './turn.ts';

const PRIVILEGE = ACTION_IDS.indexOf('privilege');
const WALL = ACTION_IDS.indexOf('wall');
const YIELD = ACTION_IDS.map((id) => {
  if (id === 'privilege' || id === 'wall') return { base: 0, type: -1 };
  return { base: ACTION_BASE[id].base, type: PERSON_TYPES.indexOf(ACTION_BASE[id].type) };
});

/** D-ACT-SURCHARGE: the same for any number of dragons on the group. */
export const surcharge = (s: Table, group: number): number => (s.dragons[group] === 0 ? 0 : SURCHARGE);

/** The yield of an action: its base symbols and those of the player's persons (D-ACT-SYMBOLS). */
export const yieldOf = (s: Table, seat: Seat, action: number): number => {
  const { base, type } = YIELD[action]!;
  return base + symbols(s.players[seat]!, type);
};

/** D-ACT-LEGAL, and D-GW-4 for the wall. */
function isLegal(s: DragonState, seat: Seat, action: number): boolean {
  const group = s.groups[action]!;
  if (group < 0) return false;
  const player = s.players[seat]!;
  if (action === WALL && (player.bricks === 0 || s.wall.length === WALL_LENGTH)) return false;
  return player.yuan >= surcharge(s, group) + (action === PRIVILEGE ? SMALL_PRICE : 0);
}

/** With 3 yuan another action is always affordable, so only poorer players may have to refill (D-RUL-7). */
function mustRefill(s: DragonState, seat: Seat): boolean {
  if (s.players[seat]!.yuan >= SURCHARGE) return false;
  for (let action = 0; action < ACTION_IDS.length; action++) if (isLegal(s, seat, action)) return false;
  return true;
}

/** 5.4 Phase 1: one action from one group, or the refill. */
export const action: PhaseOf<'action'> = {
  resume(s, f, emit) {
    if (f.turn === f.order.length) {
      s.dragons.fill(0);
      s.stack.pop();
      emit?.({ type: 'dragonsReturned' });
      return false;
    }
    const seat = f.order[f.turn]!;
    if (!mustRefill(s, seat)) return true;
    f.turn++;
    refill(s, seat, emit);
    return false;
  },
  active: inTurn,
  legal(s, _f, seat, out) {
    for (let a = 0; a < ACTION_IDS.length; a++) if (isLegal(s, seat, a)) out.push(TAKE + a);
    out.push(REFILL_MONEY);
  },
  why(s, _f, seat, move) {
    if (move.type === 'refill') return [];
    if (move.type !== 'takeAction') return NOT_NOW;
    const a = ACTION_IDS.indexOf(move.action);
    if (isLegal(s, seat, a)) return [];
    const player = s.players[seat]!;
    const group = s.groups[a] ?? -1;
    if (group < 0) return ['D-ACT-LEGAL'];
    if (a === WALL && (player.bricks === 0 || s.wall.length === WALL_LENGTH)) return ['D-GW-4'];
    const due = surcharge(s, group);
    return player.yuan < due ? ['D-ACT-SURCHARGE', 'D-ACT-LEGAL'] : ['D-PRIV-2', 'D-ACT-LEGAL'];
  },
  apply(s, f, seat, a, emit) {
    f.turn++;
    if (a === REFILL_MONEY) return refill(s, seat, emit);
    const chosen = a - TAKE;
    const group = s.groups[chosen]!;
    const paid = surcharge(s, group);
    s.players[seat]!.yuan -= paid;
    s.dragons[group]! |= 1 << seat;
    emit?.({ type: 'actionTaken', seat, action: ACTION_IDS[chosen]!, group, paid });
    execute(s, seat, chosen, emit);
  },
};

/** D-ACT-REFILL. */
function refill(s: DragonState, seat: Seat, emit?: DragonEmit): void {
  const player = s.players[seat]!;
  const amount = Math.max(0, REFILL - player.yuan);
  player.yuan += amount;
  emit?.({ type: 'gained', seat, what: 'yuan', amount, source: 'refill' });
}

function execute(s: DragonState, seat: Seat, chosen: number, emit?: DragonEmit): void {
  const player = s.players[seat]!;
  const id: ActionId = ACTION_IDS[chosen]!;
  if (id === 'privilege') {
    s.stack.push({ phase: 'privilege', seat });
    return;
  }
  if (id === 'wall') {
    s.stack.push({ phase: 'wall', seat });
    return;
  }
  const amount = yieldOf(s, seat, chosen);
  switch (id) {
    case 'taxes':
      player.yuan += amount;
      emit?.({ type: 'gained', seat, what: 'yuan', amount, source: id });
      return;
    case 'build':
      s.stack.push({ phase: 'build', seat, floors: amount });
      return;
    case 'harvest':
      player.rice += amount;
      emit?.({ type: 'gained', seat, what: 'rice', amount, source: id });
      return;
    case 'fireworks':
      player.fireworks += amount;
      emit?.({ type: 'gained', seat, what: 'fireworks', amount, source: id });
      return;
    case 'parade':
      advance(s, seat, amount, emit);
      return;
    case 'research':
      player.vp += amount;
      emit?.({ type: 'gained', seat, what: 'vp', amount, source: id });
  }
}
