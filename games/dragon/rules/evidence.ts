import type { Evidence } from '../../../core/laws/evidence.ts';

export const evidence: Evidence = {
  hidden: ['state.rng'],
  illegalMoves: [
    ['D-AUTO-3', { type: 'house', palace: 40 }],
    ['D-AUTO-3', { type: 'house', palace: 32 }],
    ['D-AUTO-3', { type: 'house', palace: -1 }],
    ['D-AUTO-3', { type: 'placeFloor', target: 32 }],
    ['D-AUTO-3', { type: 'placeFloor', target: 0.5 }],
    ['D-AUTO-3', { type: 'release', palace: 0, person: 0 }],
    ['D-AUTO-3', { type: 'release', palace: 0, person: 16 }],
    ['D-AUTO-3', { type: 'replace', palace: 32, person: 1 }],
    ['D-AUTO-3', { type: 'removeFloor', palace: 32 }],
    ['D-AUTO-3', { type: 'takeAction', action: 'sleep' }],
    ['D-AUTO-3', { type: 'buyPrivilege', size: 'medium' }],
    ['D-AUTO-3', { type: 'buildWall', tile: 'gold' }],
    ['D-AUTO-3', { type: 'playCard', card: 'emperor' }],
    ['D-AUTO-3', { type: 'playCard', card: 'wild' }],
    ['D-AUTO-3', { type: 'discard', card: 'emperor' }],
    ['D-AUTO-3', { type: 'draft', types: ['monk', 'emperor'] }],
    ['D-AUTO-3', { type: 'draft', types: ['emperor', 'emperor'] }],
    ['D-AUTO-3', { type: 'wait' }],
  ],
  scenes: () => [],
};
