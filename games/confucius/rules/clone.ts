import type { Stream } from '../../../core/rng.ts';
import type { ConfuciusFrame, ConfuciusState, Player } from './types.ts';

const clonePlayer = (p: Player): Player => ({
  vp: p.vp,
  gifts: p.gifts,
  shipyard: p.shipyard,
  ocean: p.ocean,
  stock: p.stock,
  colonies: p.colonies,
  insult: p.insult,
  active: p.active,
  cubes: p.cubes,
  placed: p.placed.slice(),
  commerceUsed: p.commerceUsed,
  known: p.known.slice(),
  hand: p.hand.slice(),
  stale: p.stale,
  rewards: p.rewards,
});

export function cloneFrame(f: ConfuciusFrame): ConfuciusFrame {
  switch (f.phase) {
    case 'round':
      return { phase: 'round', step: f.step };
    case 'turn':
      return { phase: 'turn', seat: f.seat, passed: f.passed };
    case 'payment':
    case 'tutor':
      return { ...f, cards: f.cards.slice() };
    case 'examination':
      return { ...f, on: f.on.slice(), cards: f.cards.slice() };
    case 'ministry':
      return { ...f, control: f.control.slice() };
    case 'discard':
      return { phase: 'discard', keep: f.keep.slice() };
    default:
      return { ...f };
  }
}

const cloneStream = (r: Stream): Stream => [r[0], r[1], r[2], r[3]];

/** Readonly parts are replaced when they change, so clones share them. */
export function clone(s: ConfuciusState): ConfuciusState {
  const players: Player[] = [];
  for (const p of s.players) players.push(clonePlayer(p));
  const stack: ConfuciusFrame[] = [];
  for (const f of s.stack) stack.push(cloneFrame(f));
  return {
    options: s.options,
    round: s.round,
    wall: s.wall,
    chief: s.chief,
    examForced: s.examForced,
    students: s.students,
    officials: s.officials,
    markers: s.markers.slice(),
    secured: s.secured,
    transferred: s.transferred,
    chits: s.chits,
    posts: s.posts,
    resolved: s.resolved,
    gone: s.gone,
    candidate: s.candidate,
    named: s.named,
    any: s.any,
    discard: s.discard.slice(),
    split: s.split,
    revealed: s.revealed,
    discarded: s.discarded,
    played: s.played,
    junks: s.junks,
    lands: s.lands,
    armies: s.armies,
    conquered: s.conquered,
    landChits: s.landChits,
    first: s.first,
    reached: s.reached,
    titles: s.titles,
    shown: s.shown,
    endedBy: s.endedBy,
    players,
    officialStack: s.officialStack,
    deck: s.deck.slice(),
    rewardStack: s.rewardStack,
    rng: {
      officials: cloneStream(s.rng.officials),
      candidates: cloneStream(s.rng.candidates),
      deck: cloneStream(s.rng.deck),
      rewards: cloneStream(s.rng.rewards),
    },
    stack,
  };
}
