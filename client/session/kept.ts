import { type ReadonlySignal, signal } from '@preact/signals';
import { sha256Hex } from '../../core/sha256.ts';
import { GAME_IDS, type GameId } from '../../games/list.ts';
import { FAMILIES, type Family } from '../board/board.ts';
import { endCourse } from '../guide/course.ts';
import { dropJournal, journalIds, readJournal, withJournal } from './journal.ts';
import {
  GAME_PREFIX,
  hasDatabase,
  keysFrom,
  readPlain,
  type Stored,
  shelf,
  type Update,
  writeSmall,
} from './storage.ts';
import { holdGame, tellChanged } from './tabs.ts';

interface EntryBase {
  readonly id: string;
  readonly updated: number;
  /** Incremented with every save, which must name the previous revision. */
  readonly revision: number;
  /** When it was moved to the bin. */
  readonly deleted?: number;
}

/** A game on this device as lists show it. */
export interface GameEntry extends EntryBase {
  readonly game: GameId;
  /** Names of bots by seat; null for people. */
  readonly bots: readonly (string | null)[];
  readonly families: readonly Family[];
  /** Names of the people; null if the page names the player. */
  readonly names: readonly (string | null)[];
  readonly over: boolean;
  /** The game and decision that this one branched from. */
  readonly branchOf?: { readonly id: string; readonly ply: number };
}

/** A game that cannot be read. It can still be saved to a file, deleted and exported. */
interface BrokenEntry extends EntryBase {
  readonly broken: true;
}

export type KeptGame = GameEntry & { readonly record: string };
/** The record of a broken game is the text that was found. */
type BrokenGame = BrokenEntry & { readonly record: string };
export type AnyEntry = GameEntry | BrokenEntry;
export type AnyGame = KeptGame | BrokenGame;

/** How long a deleted game stays in the bin. */
const BIN_DAYS = 30;
const BIN_MS = BIN_DAYS * 24 * 60 * 60 * 1000;
/** Key of an unconfirmed turn, followed by table and seat. */
export const TURN_PREFIX = 'mandate-turn-';
/** Index of games, stored outside the database to notice when the browser has removed it. */
const INDEX = 'mandate-games';

/** A game with unsaved decisions. */
export interface Unsaved {
  /** Resolves when everything is saved or has failed to save. */
  settle(): Promise<void>;
  readonly current: KeptGame;
}

/** By id; known to this tab only. */
export const unsaved = new Map<string, Unsaved>();

const entries = signal<readonly AnyEntry[] | undefined>(undefined);

/** Everything on this device including the bin, newest first; undefined until loaded. */
export const games: ReadonlySignal<readonly AnyEntry[] | undefined> = entries;

/** Games in the index that the browser has removed. */
export const lostGames = signal<readonly { readonly id: string; readonly game: string }[]>([]);

/** The browser does not open its database, so stored games are out of reach. */
export const unreachable = signal(false);

export async function refreshGames(): Promise<void> {
  try {
    await readAll();
  } catch {
    unreachable.value = true;
  }
}

async function readAll(): Promise<void> {
  await ready();
  await Promise.all([...unsaved.values()].map((keeper) => keeper.settle()));
  const all = new Map<string, AnyEntry>();
  for (const id of keysFrom(GAME_PREFIX)) all.set(id, entryOf(readPlain(id)?.entry, id));
  for (const found of await (await shelf()).entries()) {
    const entry = entryOf(found);
    all.set(entry.id, entry);
  }
  for (const { current } of unsaved.values()) {
    const { record, ...entry } = current;
    all.set(entry.id, entry);
  }
  entries.value = [...all.values()].sort((a, b) => b.updated - a.updated);
  const missing = Object.entries(readIndex()).filter(([id]) => !all.has(id));
  unreachable.value = !(await hasDatabase()) && missing.length > 0;
  lostGames.value = unreachable.value ? [] : missing.map(([id, game]) => ({ id, game }));
}

/** Forgets removed games after the person has been told. */
export function forgetLost(): void {
  for (const { id } of lostGames.value) noteIndex(id, undefined);
  lostGames.value = [];
}

/** A game with its record. */
export async function readGame(id: string): Promise<AnyGame | undefined> {
  await ready();
  await unsaved.get(id)?.settle();
  const waiting = unsaved.get(id);
  if (waiting) return waiting.current;
  const found = (await (await shelf()).read(id)) ?? readPlain(id);
  return found && gameOfStored(found, id);
}

export const isBroken = <T extends EntryBase>(entry: T): entry is Extract<T, BrokenEntry> =>
  'broken' in entry;

/** A playable game; undefined if there is none with this id. */
export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const found = await readGame(id);
  return found && !isBroken(found) ? found : undefined;
}

/** Which game it is, as far as known without the database. */
export const kindOf = (id: string): GameId | undefined => GAME_IDS.find((one) => one === readIndex()[id]);

/** Saves the next revision of a game. If another tab has saved one, changes nothing and returns that version. */
export async function saveGame(game: KeptGame): Promise<KeptGame | undefined> {
  let newer: KeptGame | undefined;
  await change([game.id], (found) => {
    const now = found && gameOfStored(found);
    const { deleted, ...next } = game;
    if (!now || isBroken(now) || now.revision === game.revision - 1)
      return storedOf({ ...next, ...(now?.deleted !== undefined && { deleted: now.deleted }) });
    newer = now;
    return undefined;
  });
  if (!newer && (await hasDatabase())) writeSmall(GAME_PREFIX + game.id, null);
  return newer;
}

/** Changes stored games atomically and notifies the tabs that show them. */
async function change(ids: readonly string[], update: Update): Promise<void> {
  const kinds = new Map<string, string | undefined>();
  await (await shelf()).change(ids, (found, id) => {
    const next = update(found, id);
    if (next !== undefined) kinds.set(id, next === null ? undefined : kindIn(next));
    return next;
  });
  for (const [id, kind] of kinds) {
    noteIndex(id, kind);
    tellChanged(id);
  }
}

const kindIn = ({ entry }: Stored): string => String((entry as Partial<GameEntry>).game ?? '');

/** Moves a game to the bin for 30 days. */
export const deleteGame = (id: string): Promise<void> =>
  change([id], (found) => found && storedOf({ ...gameOfStored(found), deleted: Date.now() }));

/** Restores a game from the bin. */
export const restoreGame = (id: string): Promise<void> =>
  change([id], (found) => {
    if (!found) return undefined;
    const { deleted, ...game } = gameOfStored(found);
    return storedOf(game);
  });

/** Deletes games from the bin for good. */
async function purgeGames(ids: readonly string[]): Promise<void> {
  await change(ids, (found) => (found && gameOfStored(found).deleted !== undefined ? null : undefined));
  for (const id of ids) forgetTraces(id);
}

export async function emptyBin(): Promise<void> {
  await refreshGames();
  await purgeGames((entries.value ?? []).flatMap(({ id, deleted }) => (deleted === undefined ? [] : [id])));
}

/** Whether a game's time in the bin is up. Playing on in the bin starts it again. */
export const isOutdated = ({ deleted, updated }: EntryBase, now: number): boolean =>
  deleted !== undefined && now - Math.max(deleted, updated) > BIN_MS;

function forgetTraces(id: string): void {
  dropJournal(id);
  for (const key of keysFrom(`${TURN_PREFIX}${id}-`)) writeSmall(`${TURN_PREFIX}${id}-${key}`, null);
  endCourse(id);
}

let beginning: Promise<void> | undefined;

/** Moves games that older pages stored in localStorage into the database, once. */
export function ready(): Promise<void> {
  beginning ??= (async () => {
    // If there is no room it stays where it is.
    if (await hasDatabase()) for (const id of keysFrom(GAME_PREFIX)) await moveIn(id).catch(() => undefined);
    for (const id of journalIds()) await takeUp(id).catch(() => undefined);
    await purgeOld().catch(() => undefined);
  })();
  return beginning;
}

async function purgeOld(): Promise<void> {
  const now = Date.now();
  const found = (await (await shelf()).entries()).map((entry) => entryOf(entry));
  const old = found.filter((entry) => isOutdated(entry, now));
  if (old.length > 0) await purgeGames(old.map(({ id }) => id));
}

/** Moves a game from localStorage into the database. It is removed there only once it is stored here. */
async function moveIn(id: string): Promise<void> {
  const text = localStorage.getItem(GAME_PREFIX + id);
  const plain = readPlain(id);
  if (!plain) return;
  await addGames([gameOfStored(plain, id)]);
  // An older page may have saved it again in the meantime.
  if (localStorage.getItem(GAME_PREFIX + id) === text) writeSmall(GAME_PREFIX + id, null);
}

/** Saves journalled decisions of a closed page, unless the tab that made them is still open. */
async function takeUp(id: string): Promise<void> {
  const hold = await holdGame(id, async () => undefined);
  try {
    if (hold.owned.peek()) await saveJournal(id);
  } finally {
    hold.release();
  }
}

/** Call as the owner of the game. */
export async function saveJournal(id: string): Promise<void> {
  const journal = readJournal(id);
  const found = journal && (await (await shelf()).read(id));
  if (!journal || !found) return;
  const game = gameOfStored(found);
  if (isBroken(game)) return;
  const later = await withJournal(game, journal);
  if (later) {
    const next = { ...game, ...later, updated: Date.now() };
    // Decisions on an older revision do not belong to this game any more, so they become a branch.
    const branch = game.revision === journal.revision ? undefined : branchId(next.record);
    if (branch) await addGames([{ ...next, id: branch }]);
    else if (await saveGame({ ...next, revision: game.revision + 1 })) return;
  }
  dropJournal(id);
}

/** The result of an import. */
export interface Added {
  readonly new: number;
  /** Continued further in the file. */
  readonly newer: number;
  /** Identical here, or continued further here. */
  readonly known: number;
  /** Continued differently in both; both are kept. */
  readonly apart: number;
}

/** Adds games atomically; longer versions are never replaced by shorter ones. */
export async function addGames(came: readonly AnyGame[]): Promise<Added> {
  const added = { new: 0, newer: 0, known: 0, apart: 0 };
  const wanted = new Map(came.map((game) => [game.id, game]));
  /** New branches for games that continued differently here, by their ids. */
  const branches = new Map<string, AnyGame>();
  for (const game of came) {
    const id = branchId(game.record);
    if (!wanted.has(id)) branches.set(id, { ...game, id });
  }
  const apart = new Set<string>();
  await change([...wanted.keys(), ...branches.keys()], (found, id) => {
    const here = found && gameOfStored(found);
    const game = wanted.get(id);
    if (!game) {
      // All of `wanted` were checked before.
      if (!apart.has(id)) return undefined;
      added[here ? 'known' : 'apart']++;
      return here ? undefined : storedOf(branches.get(id)!);
    }
    if (!here) {
      added.new++;
      return storedOf(game);
    }
    const { deleted, ...live } = here;
    const stays = game.deleted === undefined ? live : here;
    switch (relation(here.record, game.record)) {
      case 'behind':
        added.newer++;
        return storedOf({ ...stays, ...game, revision: Math.max(here.revision, game.revision) + 1 });
      case 'apart':
        apart.add(branchId(game.record));
        return undefined;
      default:
        added.known++;
        return stays === here ? undefined : storedOf(stays);
    }
  });
  return added;
}

const branchId = (record: string): string => sha256Hex(record).slice(0, 12);

/** How one record of a game relates to another: the same, a beginning of it, longer, or diverged. */
export function relation(one: string, other: string): 'same' | 'behind' | 'ahead' | 'apart' {
  if (one === other) return 'same';
  const [mine, theirs] = [linesOf(one), linesOf(other)];
  const common = mine.findIndex((line, n) => line !== theirs[n]);
  if (common === -1) return mine.length === theirs.length ? 'same' : 'behind';
  return common === theirs.length ? 'ahead' : 'apart';
}

/** Header and decisions of a record, without checks and the last line, which changes with every decision. */
const linesOf = (record: string): string[] =>
  record
    .split('\n')
    .filter((line) => line !== '' && !/^(pause|end) /.test(line))
    .map((line) => line.replace(/ #[0-9a-f]+$/, ''));

function storedOf({ record, ...entry }: AnyGame): Stored {
  return { entry, record };
}

export function gameOfStored({ entry, record }: Stored, id?: string): AnyGame {
  return { ...entryOf(entry, id), record } as AnyGame;
}

function entryOf(found: unknown, known?: string): AnyEntry {
  const { deleted, ...entry } = (found ?? {}) as Partial<GameEntry>;
  const base = {
    ...entry,
    id: known ?? String(entry.id),
    updated: typeof entry.updated === 'number' ? entry.updated : 0,
    revision: typeof entry.revision === 'number' ? entry.revision : 0,
    ...(typeof deleted === 'number' && { deleted }),
  };
  return isPlayable(entry)
    ? { ...(base as GameEntry), over: entry.over === true }
    : { ...base, broken: true };
}

const isPlayable = ({ game, bots, families, names }: Partial<GameEntry>): boolean =>
  GAME_IDS.some((id) => id === game) &&
  Array.isArray(bots) &&
  Array.isArray(families) &&
  Array.isArray(names) &&
  families.length === bots.length &&
  families.every((family) => FAMILIES.includes(family)) &&
  [...bots, ...names].every((name) => name === null || typeof name === 'string');

function readIndex(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(INDEX) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function noteIndex(id: string, game: string | undefined): void {
  const { [id]: before, ...others } = readIndex();
  if (before !== game)
    writeSmall(INDEX, JSON.stringify(game === undefined ? others : { ...others, [id]: game }));
}
