import type { View } from '../../core/game.ts';
import { gameBotOf } from '../registry.ts';
import { fromHalfText } from './half.ts';
import { Net } from './net.ts';

/** A net that comes with a game. */
export interface GameNet {
  /** Whether it has learnt the seats and the options of such a table. */
  knows(view: View): boolean;
  /** Its weights, 16-bit floats in base64. */
  load(): Promise<string>;
}

/** By game id: those that have been loaded. */
const nets = new Map<string, Net>();

/** Loads the net of a game, if it has one. */
export async function loadNet(game: string): Promise<void> {
  const { net } = gameBotOf(game);
  if (net && !nets.has(game)) nets.set(game, new Net(fromHalfText(await net.load())));
}

/** The net of a game, once it is loaded, for a table that it has learnt. */
export const netFor = (game: string, view: View): Net | undefined =>
  gameBotOf(game).net?.knows(view) ? nets.get(game) : undefined;
