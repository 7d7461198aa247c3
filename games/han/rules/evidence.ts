import type { Evidence } from '../../../core/laws/evidence.ts';
import { goldenScenes } from './scene.ts';

export const evidence: Evidence = {
  hidden: ['event.cardDrawn.card', 'own.hand', 'state.hands', 'state.pile', 'state.rng'],
  illegalMoves: [
    ['H-TURN-8', { type: 'pagoda', space: 'atlantis-1' }],
    ['H-TURN-8', { type: 'fortress', space: 'atlantis-1' }],
    ['H-TURN-8', { type: 'emissary', province: 'atlantis' }],
    ['H-TURN-8', { type: 'play', cards: ['red', 'red', 'red'] }],
    ['H-TURN-8', { type: 'play', cards: [] }],
    ['H-TURN-2', { type: 'exchange', card: 'blue' }],
    ['H-DRAW-1', { type: 'takeOpen', slot: 9 }],
    ['H-DRAW-1', { type: 'takeOpen', slot: -1 }],
    ['H-TURN-2', { type: 'wait' }],
  ],
  scenes: goldenScenes,
};
