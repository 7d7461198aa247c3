import { setTimeout as sleep } from 'node:timers/promises';
import { gameOf } from '../../games/rules.ts';
import type { Command } from '../../protocol/command.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import type { Chance } from './chance.ts';
import type { Player } from './player.ts';
import { randomTurn } from './turn.ts';

/**
 * The next command of a player who makes random legal moves, half of them as whole turns, and sometimes chats or
 * undoes.
 */
function nextCommand({ position, info, seat, deeds }: Player, chance: Chance): Command | undefined {
  if (info?.status !== 'running' || !position || seat === undefined) return undefined;
  if (position.asking) {
    const asked = position.asking.waiting.includes(seat);
    return asked ? { type: 'answer', yes: !chance.once(4) } : undefined;
  }
  if (position.redo === 'free' && chance.once(3)) return { type: 'redo' };
  if (position.undo === 'free' && chance.once(30)) return { type: 'undo' };
  if (position.undo === 'ask' && chance.once(300)) return { type: 'undo' };
  if (position.redo === 'ask' && chance.once(30)) return { type: 'redo' };
  if (chance.once(60)) return { type: 'chat', text: `${seat} says line ${deeds.length}` };
  if (!position.legal) return undefined;
  if (chance.once(2)) return randomTurn(gameOf(info.settings.game), position, chance);
  return { type: 'move', n: position.ply + 1, move: chance.pick(position.legal) };
}

/** Refusals that honest players get when others act at the same moment or the server is away. */
const USUAL: ReadonlySet<ConnectionError['code']> = new Set([
  'stale',
  'not-your-turn',
  'no-undo',
  'nothing-asked',
  'ended',
  'unavailable',
  'lost',
  'closed',
]);

/** A long pause: nobody who missed an update continues by chance before the trial notices. */
const QUIET_MS = 20_000;
const RETRY_MS = 100;

export interface Manners {
  readonly chance: Chance;
  /** The longest thinking time per decision. */
  readonly thinkMs: number;
  /** Stops playing, even in the middle of a game. */
  readonly signal: AbortSignal;
}

/** Plays a seat to the end of the game. */
export async function playOn(player: Player, { chance, thinkMs, signal }: Manners): Promise<void> {
  while (!player.ended && !signal.aborted) {
    const seen = player.n;
    const command = nextCommand(player, chance);
    if (!command) {
      await player.changed(QUIET_MS);
      continue;
    }
    if (thinkMs > 0) await sleep(chance.below(thinkMs + 1));
    if (player.n !== seen) continue;
    const { n, refused } = await player.do(command);
    if (refused && !USUAL.has(refused.code) && player.n === seen)
      player.faults.push(`${JSON.stringify(command)} is refused: ${refused.code}, ${refused.message}`);
    if (refused) await player.changed(RETRY_MS);
    while (n !== undefined && player.n < n && !signal.aborted) await player.changed(QUIET_MS);
  }
}
