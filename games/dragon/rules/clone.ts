import type { DragonFrame, DragonState, Player } from './types.ts';

const clonePlayer = (p: Player): Player => ({
  vp: p.vp,
  track: p.track,
  arrival: p.arrival,
  yuan: p.yuan,
  rice: p.rice,
  fireworks: p.fireworks,
  small: p.small,
  large: p.large,
  bricks: p.bricks,
  hand: p.hand.slice(),
  palaces: p.palaces.slice(),
});

/** The order of a phase never changes once it is computed, so frames share it. */
function cloneFrame(f: DragonFrame): DragonFrame {
  switch (f.phase) {
    case 'round':
      return { phase: 'round', step: f.step };
    case 'action':
      return { phase: 'action', order: f.order, turn: f.turn };
    case 'card':
      return { phase: 'card', order: f.order, turn: f.turn };
    case 'release':
      return { ...f, due: f.due.slice() };
    default:
      return { ...f };
  }
}

/** Options and the event row are fixed at setup, so they are shared. */
export function clone(s: DragonState): DragonState {
  const { actions } = s.rng;
  return {
    options: s.options,
    round: s.round,
    row: s.row,
    superEvent: s.superEvent,
    pool: s.pool.slice(),
    gone: s.gone.slice(),
    groups: s.groups.slice(),
    dragons: s.dragons.slice(),
    wall: s.wall.slice(),
    moves: s.moves,
    shown: s.shown,
    players: s.players.map(clonePlayer),
    stack: s.stack.map(cloneFrame),
    rng: { actions: [actions[0], actions[1], actions[2], actions[3]] },
  };
}
