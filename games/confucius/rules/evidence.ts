import type { Evidence } from '../../../core/laws/evidence.ts';
import { goldenScenes } from './scene.ts';

export const evidence: Evidence = {
  hidden: [
    'event.drew.cards',
    'event.rewardGained.card',
    'event.tutored.tutoring',
    'own.players.hand',
    'own.stack.payment',
    'state.deck',
    'state.players.hand',
    'state.rng',
  ],
  illegalMoves: [
    ['C-DEC-1', { type: 'junks', n: 0 }],
    ['C-DEC-1', { type: 'junks', n: 26 }],
    ['C-DEC-1', { type: 'take', action: 'sleep' }],
    ['C-DEC-1', { type: 'reward', card: 'crown' }],
    ['C-DEC-1', { type: 'official', ministry: 'bingbu', space: 8 }],
    ['C-DEC-1', { type: 'official', ministry: 'hubu', space: 0 }],
    ['C-DEC-1', { type: 'official', ministry: 'lipu', space: 1 }],
    ['C-DEC-1', { type: 'student', student: 'green' }],
    ['C-DEC-1', { type: 'box', slot: 1, box: 5 }],
    ['C-DEC-1', { type: 'box', slot: 4, box: 1 }],
    ['C-DEC-1', { type: 'gift', value: 0 }],
    ['C-DEC-1', { type: 'gift', value: 7 }],
    ['C-DEC-1', { type: 'player', seat: 5 }],
    ['C-DEC-1', { type: 'player', seat: -1 }],
    ['C-DEC-1', { type: 'land', land: 'atlantis' }],
    ['C-DEC-1', { type: 'pay', cards: [22, 22, 22] }],
    ['C-DEC-1', { type: 'card', card: 4 }],
    ['C-DEC-1', { type: 'keep', cards: [1, 1, 1] }],
    ['C-DEC-1', { type: 'wait' }],
  ],
  scenes: goldenScenes,
};
