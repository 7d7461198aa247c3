import { describe, expect, test } from 'vitest';
import type { GameId, Kinds, RuleId } from '../core/game.ts';
import { firstSeat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { NO_ACTION } from '../core/space.ts';
import { allGames } from '../index.ts';

type Stranger = Kinds['move'] & Readonly<Record<string, unknown>>;

const NOT_NOW_D: RuleId = 'D-AUTO-3';
const NOT_NOW_C: RuleId = 'C-DEC-1';

/** Moves just beyond their runs of the action space, or named as nothing is, and what each game answers to them. */
const STRANGERS: Readonly<Record<GameId, readonly (readonly [RuleId, Stranger])[]>> = {
  dragon: [
    [NOT_NOW_D, { type: 'house', palace: 40 }],
    [NOT_NOW_D, { type: 'house', palace: 32 }],
    [NOT_NOW_D, { type: 'house', palace: -1 }],
    [NOT_NOW_D, { type: 'placeFloor', target: 32 }],
    [NOT_NOW_D, { type: 'placeFloor', target: 0.5 }],
    [NOT_NOW_D, { type: 'release', palace: 0, person: 0 }],
    [NOT_NOW_D, { type: 'release', palace: 0, person: 16 }],
    [NOT_NOW_D, { type: 'replace', palace: 32, person: 1 }],
    [NOT_NOW_D, { type: 'removeFloor', palace: 32 }],
    [NOT_NOW_D, { type: 'takeAction', action: 'sleep' }],
    [NOT_NOW_D, { type: 'buyPrivilege', size: 'medium' }],
    [NOT_NOW_D, { type: 'buildWall', tile: 'gold' }],
    [NOT_NOW_D, { type: 'playCard', card: 'emperor' }],
    [NOT_NOW_D, { type: 'playCard', card: 'wild' }],
    [NOT_NOW_D, { type: 'discard', card: 'emperor' }],
    [NOT_NOW_D, { type: 'draft', types: ['monk', 'emperor'] }],
    [NOT_NOW_D, { type: 'draft', types: ['emperor', 'emperor'] }],
    [NOT_NOW_D, { type: 'wait' }],
  ],
  han: [
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
  confucius: [
    [NOT_NOW_C, { type: 'junks', n: 0 }],
    [NOT_NOW_C, { type: 'junks', n: 26 }],
    [NOT_NOW_C, { type: 'take', action: 'sleep' }],
    [NOT_NOW_C, { type: 'reward', card: 'crown' }],
    [NOT_NOW_C, { type: 'official', ministry: 'bingbu', space: 8 }],
    [NOT_NOW_C, { type: 'official', ministry: 'hubu', space: 0 }],
    [NOT_NOW_C, { type: 'official', ministry: 'lipu', space: 1 }],
    [NOT_NOW_C, { type: 'student', student: 'green' }],
    [NOT_NOW_C, { type: 'box', slot: 1, box: 5 }],
    [NOT_NOW_C, { type: 'box', slot: 4, box: 1 }],
    [NOT_NOW_C, { type: 'gift', value: 0 }],
    [NOT_NOW_C, { type: 'gift', value: 7 }],
    [NOT_NOW_C, { type: 'player', seat: 5 }],
    [NOT_NOW_C, { type: 'player', seat: -1 }],
    [NOT_NOW_C, { type: 'land', land: 'atlantis' }],
    [NOT_NOW_C, { type: 'pay', cards: [22, 22, 22] }],
    [NOT_NOW_C, { type: 'card', card: 4 }],
    [NOT_NOW_C, { type: 'keep', cards: [1, 1, 1] }],
    [NOT_NOW_C, { type: 'wait' }],
  ],
};

for (const game of allGames)
  describe(game.id, () => {
    test.each(STRANGERS[game.id])('answers %s to %o, which is no action', (rule, move) => {
      expect(game.encode(move)).toBe(NO_ACTION);
      const [seats] = game.seats;
      const s = game.setup(defaultOptions(game, seats), seats, 'strangers');
      expect(game.why(s, firstSeat(game.active(s)), move)).toEqual([rule]);
    });
  });
