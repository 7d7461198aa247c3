import { applyStored, storedSettings } from '../settings/settings.ts';
import {
  type Added,
  type AnyGame,
  addGames,
  gameOfStored,
  games,
  isBroken,
  readGame,
  refreshGames,
  TURN_PREFIX,
} from './kept.ts';
import { keysFrom, writeSmall } from './storage.ts';

const FORMAT = 'mandate-device';
const VERSION = 1;
const GAME_ID = /^[A-Za-z0-9][\w.-]{0,63}$/;
/** Table and seat. */
const TURN_KEY = /^[A-Za-z0-9][\w.-]{0,63}-[0-4]$/;
/** In characters: one turn, and all of them. */
const LONGEST_TURN = 2000;
const MOST_TURNS = 200_000;

/** The contents of an export file. */
interface Backup {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly saved: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Includes the bin and unreadable games. */
  readonly games: readonly AnyGame[];
  /** Unconfirmed turns, by table and seat. */
  readonly turns: Readonly<Record<string, string>>;
}

/** Why a file was not imported; nothing was changed. */
export class BackupError extends Error {
  readonly why: 'text' | 'other' | 'newer' | 'damaged';
  constructor(why: BackupError['why']) {
    super(why);
    this.why = why;
  }
}

export async function exportDevice(): Promise<string> {
  await refreshGames();
  const found = await Promise.all((games.value ?? []).map(({ id }) => readGame(id)));
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    saved: new Date().toISOString(),
    settings: storedSettings(),
    games: found.flatMap((game) => game ?? []),
    turns: Object.fromEntries(
      keysFrom(TURN_PREFIX).map((key) => [key, localStorage.getItem(TURN_PREFIX + key)!]),
    ),
  };
  return JSON.stringify(backup, null, 1);
}

/** Imports a file. Longer versions of a game are kept; returns what was added. */
export async function importDevice(text: string): Promise<Added> {
  const backup = readBackup(text);
  // A game from the other device's bin gets the full time in the bin here.
  const now = Date.now();
  const came = backup.games.map((game) => (game.deleted === undefined ? game : { ...game, deleted: now }));
  const added = await addGames(came);
  for (const [key, turn] of Object.entries(backup.turns))
    if (localStorage.getItem(TURN_PREFIX + key) === null) writeSmall(TURN_PREFIX + key, turn);
  applyStored(backup.settings);
  return added;
}

/** Checks a whole file before anything of it is used. */
export function readBackup(text: string): Pick<Backup, 'settings' | 'games' | 'turns'> {
  let found: Partial<Record<keyof Backup, unknown>>;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    throw new BackupError('text');
  }
  if (!isObject(found) || found.format !== FORMAT) throw new BackupError('other');
  if (typeof found.version !== 'number' || found.version > VERSION) throw new BackupError('newer');
  const { games: all, turns = {}, settings = {} } = found;
  if (!Array.isArray(all) || !isObject(turns) || !isObject(settings)) throw new BackupError('damaged');
  const read = all.map(readGameIn);
  const ids = new Set(read.map(({ id }) => id));
  if (ids.size < read.length || !areTurns(turns)) throw new BackupError('damaged');
  return { settings, games: read, turns: turns as Backup['turns'] };
}

/** A few short texts; more would fill the small storage, in which decisions wait until they are saved. */
function areTurns(found: Readonly<Record<string, unknown>>): boolean {
  const all = Object.entries(found);
  const fit = ([key, turn]: (typeof all)[number]): boolean =>
    TURN_KEY.test(key) && typeof turn === 'string' && turn.length <= LONGEST_TURN;
  return all.every(fit) && all.reduce((sum, [, turn]) => sum + String(turn).length, 0) <= MOST_TURNS;
}

function readGameIn(found: unknown): AnyGame {
  if (!isObject(found) || typeof found.id !== 'string' || !GAME_ID.test(found.id))
    throw new BackupError('damaged');
  const { record, ...entry } = found;
  if (typeof record !== 'string') throw new BackupError('damaged');
  const game = gameOfStored({ entry, record });
  // A game may be unreadable only if it was exported as unreadable.
  if (isBroken(game) && entry.broken !== true) throw new BackupError('damaged');
  return game;
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
