import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { BRICK } from '../codec.ts';
import { WALL_BONUS, WALL_TILES } from '../data.ts';
import { advance } from '../track.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { NOT_NOW } from './turn.ts';

const owns = (s: DragonState, seat: Seat, tile: number): boolean =>
  (s.players[seat]!.bricks & (1 << tile)) !== 0;

/** D-GW-3. */
function buildWall(s: DragonState, seat: Seat, tile: number, emit?: DragonEmit): void {
  const player = s.players[seat]!;
  const id = WALL_TILES[tile]!;
  const amount = WALL_BONUS[id];
  player.bricks &= ~(1 << tile);
  s.stack.pop();
  s.wall.push(seat);
  emit?.({ type: 'wallBuilt', seat, tile: id, section: s.wall.length });
  if (id === 'floor') s.stack.push({ phase: 'build', seat, floors: amount });
  else if (id === 'track') advance(s, seat, amount, emit);
  else {
    player[id] += amount;
    emit?.({ type: 'gained', seat, what: id, amount, source: 'wall' });
  }
}

/** D-GW-9: the choice of one of the player's wall tiles. */
export const wall: PhaseOf<'wall'> = {
  resume(s, f, emit) {
    const { bricks } = s.players[f.seat]!;
    if ((bricks & (bricks - 1)) !== 0) return true;
    buildWall(s, f.seat, 31 - Math.clz32(bricks), emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    for (let tile = 0; tile < WALL_TILES.length; tile++) if (owns(s, seat, tile)) out.push(BRICK + tile);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'buildWall') return NOT_NOW;
    return owns(s, seat, WALL_TILES.indexOf(move.tile)) ? [] : ['D-GW-3'];
  },
  apply(s, _f, seat, a, emit) {
    buildWall(s, seat, a - BRICK, emit);
  },
};
