import type { Puzzle } from '../../../bots/puzzle/puzzle.ts';
import found from './puzzles.json' with { type: 'json' };

export const puzzles = found as unknown as readonly Puzzle[];
