import type { Seat } from '../../../../core/game.ts';
import { CHARTER } from '../codec.ts';
import { PERSON_TYPES, TYPES } from '../data.ts';
import { symbols } from '../palace.ts';
import { monkScore } from '../scoring.ts';
import { advance } from '../track.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { inTurn, NOT_NOW } from './turn.ts';

const owns = (s: DragonState, seat: Seat, type: number): boolean => symbols(s.players[seat]!, type) > 0;

/** The yield of the persons of one type alone, without the symbols of a card. */
function charterType(s: DragonState, seat: Seat, type: number, emit?: DragonEmit): void {
  const player = s.players[seat]!;
  const id = PERSON_TYPES[type]!;
  const amount = symbols(player, type);
  emit?.({ type: 'chartered', seat, person: id });
  const gain = (what: 'yuan' | 'rice' | 'fireworks' | 'vp', gained: number) => {
    player[what] += gained;
    emit?.({ type: 'gained', seat, what, amount: gained, source: 'charter' });
  };
  switch (id) {
    case 'craftsman':
      s.stack.push({ phase: 'build', seat, floors: amount });
      return;
    case 'warrior':
      return advance(s, seat, amount, emit);
    case 'courtLady':
    case 'scholar':
      return gain('vp', amount);
    case 'monk':
      return gain('vp', monkScore(player));
    case 'taxCollector':
      return gain('yuan', amount);
    case 'farmer':
      return gain('rice', amount);
    case 'pyrotechnist':
      return gain('fireworks', amount);
    case 'healer':
      return;
  }
}

/** D-SE-12: each player chooses a type among their persons. */
export const charter: PhaseOf<'charter'> = {
  resume(s, f, emit) {
    if (f.turn === f.order.length) {
      s.stack.pop();
      return false;
    }
    const seat = f.order[f.turn]!;
    const owned = PERSON_TYPES.flatMap((_, type) => (owns(s, seat, type) ? [type] : []));
    if (owned.length > 1) return true;
    f.turn++;
    if (owned.length === 1) charterType(s, seat, owned[0]!, emit);
    return false;
  },
  active: inTurn,
  legal(s, _f, seat, out) {
    for (let type = 0; type < TYPES; type++) if (owns(s, seat, type)) out.push(CHARTER + type);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'charter') return NOT_NOW;
    return owns(s, seat, PERSON_TYPES.indexOf(move.person)) ? [] : ['D-SE-12'];
  },
  apply(s, f, seat, a, emit) {
    f.turn++;
    charterType(s, seat, a - CHARTER, emit);
  },
};
