import { writeSmall } from '../session/storage.ts';

const PREFIX = 'mandate-lesson-';

/** The step of a game's lesson that was reached on this device. */
export const reached = (game: string): number => Number(localStorage.getItem(PREFIX + game)) || 0;

/** Notes the step; the first and the last are not worth returning to. */
export function noteReached(game: string, step: number, last: number): void {
  writeSmall(PREFIX + game, step === 0 || step === last ? null : String(step));
}
