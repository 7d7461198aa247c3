import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { drawReward } from '../cards.ts';
import { LAND } from '../codec.ts';
import { DISTANT_LANDS, LANDS, VOYAGE_JUNKS } from '../data.ts';
import type { ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_NOW } from './command.ts';
import { landsLeft } from './voyage.ts';

const isNew = (s: ConfuciusState, seat: Seat, land: number): boolean =>
  (s.reached[land]! & (1 << seat)) === 0;

/** C-ACT-VOYAGE.3: marker, chit, reward card, junks. */
function goAshore(s: ConfuciusState, f: FrameOf<'land'>, land: number, emit?: ConfuciusEmit): void {
  const { seat } = f;
  const player = s.players[seat]!;
  f.voyages--;
  s.reached = s.reached.with(land, s.reached[land]! | (1 << seat));
  let vp = 0;
  if (s.first[land]! < 0) {
    vp = s.landChits[land]!;
    s.first = s.first.with(land, seat);
    player.vp += vp;
  }
  player.ocean -= VOYAGE_JUNKS;
  s.junks += VOYAGE_JUNKS;
  emit?.({ type: 'landed', seat, land, vp });
  drawReward(s, seat, emit);
}

/** D-LAND, once for each completed voyage. */
export const land: PhaseOf<'land'> = {
  resume(s, f, emit) {
    if (f.voyages === 0) {
      s.stack.pop();
      return false;
    }
    if (landsLeft(s, f.seat) > 1) return true;
    let only = 0;
    while (!isNew(s, f.seat, only)) only++;
    goAshore(s, f, only, emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    for (let land = 0; land < LANDS; land++) if (isNew(s, seat, land)) out.push(LAND + land);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'land') return NOT_NOW;
    return isNew(s, seat, DISTANT_LANDS.indexOf(move.land)) ? [] : ['C-ACT-VOYAGE.6'];
  },
  apply(s, f, _seat, a, emit) {
    goAshore(s, f, a - LAND, emit);
  },
};
