import { randomBytes } from 'node:crypto';
import type { Bot } from '../../bots/bot.ts';
import type { Game, Seat } from '../../core/game.ts';
import { InputError } from '../../core/options.ts';
import { type Header, openHeader } from '../../core/record.ts';
import { RecordError, type Replay, replay } from '../../core/replay.ts';
import { botNamed } from '../../games/all-bots.ts';
import { games } from '../../games/rules.ts';
import { damageText } from '../../i18n/faults.ts';
import type { ShellTexts } from '../../i18n/index.ts';
import type { Input } from './input.ts';
import type { Save } from './save.ts';
import { Session } from './session.ts';

/** The person's name in a record. */
export const PERSON = 'person';

export interface Wish {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  readonly seat: Seat;
  /** Of the other seats, in their order. */
  readonly bots: readonly Bot[];
  readonly seed: string | undefined;
}

export function newSession({ game, options, seats, seat, bots, seed: wanted }: Wish, save: Save): Session {
  const seed = wanted ?? randomBytes(16).toString('hex');
  const secret = { seed, salt: randomBytes(16).toString('hex') };
  const others = [...bots];
  const sitting = Array.from({ length: seats }, (_, s) => (s === seat ? undefined : others.shift()));
  const players = sitting.map((bot) => bot?.name ?? PERSON);
  const header = openHeader(game, options, players, secret);
  return new Session(game, header, sitting, (record) => save.write(record));
}

export interface Found {
  /** The saved game, if it can be resumed. */
  readonly replay?: Replay;
  /** Messages about a save that cannot be resumed. */
  readonly notice: string[];
}

/** Looks for a saved game. A damaged one is reported and set aside. */
export function findSave(save: Save, game: Game, shell: ShellTexts): Found {
  const text = save.read();
  if (text === undefined) return { notice: [] };
  try {
    const found = replay(text, games);
    if (found.game.id !== game.id) throw new InputError(`${found.game.id} ≠ ${game.id}.`);
    botsOf(found.header);
    if (!found.finished) return { replay: found, notice: [] };
    save.setAside('finished');
    return { notice: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const reason = error instanceof RecordError ? damageText(error, shell.faults) : error.message;
    return { notice: [shell.resume.damaged(reason, save.setAside('damaged'))] };
  }
}

export function resumedSession({ game, header, steps }: Replay, save: Save): Session {
  return new Session(game, header, botsOf(header), (record) => save.write(record), steps);
}

/** The bots of a record; exactly one seat is a person's. */
function botsOf({ players }: Header): (Bot | undefined)[] {
  if (players.filter((name) => name === PERSON).length !== 1)
    throw new InputError(`One player must be '${PERSON}'.`);
  return players.map((name) => (name === PERSON ? undefined : botNamed(name)));
}

/** Asks whether to resume the saved game. */
export async function wantsResume(
  found: Replay,
  input: Input,
  shell: ShellTexts,
): Promise<boolean | undefined> {
  for (;;) {
    console.log(shell.resume.question(found.steps.length));
    console.log(`1 ${shell.resume.yes}`);
    console.log(`2 ${shell.resume.no}`);
    const line = (await input.next())?.trim();
    if (line === undefined) return undefined;
    if (line === '1' || line === '') return true;
    if (line === '2') return false;
    console.log(shell.menu.notOffered);
  }
}
