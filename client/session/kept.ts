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
  /** Raised with every save; who saves must know the revision before. */
  readonly revision: number;
  /** When it was put into the bin. */
  readonly deleted?: number;
}

/** What lists show of a game on this device. */
export interface GameEntry extends EntryBase {
  readonly game: GameId;
  /** Names of bots by seat; null where a person sits. */
  readonly bots: readonly (string | null)[];
  readonly families: readonly Family[];
  /** The names of the people; bots and people without one are named by the page. */
  readonly names: readonly (string | null)[];
  readonly over: boolean;
  /** The game of this device that it was played on from, and after which decision. */
  readonly branchOf?: { readonly id: string; readonly ply: number };
}

/** A game on this device that cannot be read; it can still be saved as a file, deleted and exported. */
interface BrokenEntry extends EntryBase {
  readonly broken: true;
}

export type KeptGame = GameEntry & { readonly record: string };
/** The record of a broken game is whatever text was found. */
type BrokenGame = BrokenEntry & { readonly record: string };
export type AnyEntry = GameEntry | BrokenEntry;
export type AnyGame = KeptGame | BrokenGame;

/** How long a deleted game stays in the bin. */
const BIN_DAYS = 30;
const BIN_MS = BIN_DAYS * 24 * 60 * 60 * 1000;
/** Of a turn that is not confirmed; then come the table and the seat. */
export const TURN_PREFIX = 'mandate-turn-';
/** Which games there should be. It is stored apart, so that games which the browser has removed are missed. */
const INDEX = 'mandate-games';

/** A game with something that is not saved yet. */
export interface Unsaved {
  /** Saves it; when it is done, it is saved or could not be. */
  settle(): Promise<void>;
  readonly current: KeptGame;
}

/** By id; only this tab knows of them. */
export const unsaved = new Map<string, Unsaved>();

const entries = signal<readonly AnyEntry[] | undefined>(undefined);

/** Everything on this device, the bin included, the latest first; undefined until it is read. */
export const games: ReadonlySignal<readonly AnyEntry[] | undefined> = entries;

/** Games that should be on this device and are gone: the browser has removed them. */
export const lostGames = signal<readonly { readonly id: string; readonly game: string }[]>([]);

/** Games of this device cannot be reached: the browser does not open its database. */
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

/** The person knows that these games are gone. */
export function forgetLost(): void {
  for (const { id } of lostGames.value) noteIndex(id, undefined);
  lostGames.value = [];
}

/** One game with its record. */
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

/** The game of this device that can be played, if there is one. */
export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const found = await readGame(id);
  return found && !isBroken(found) ? found : undefined;
}

/** Which game it is, as far as that is known without the database. */
export const kindOf = (id: string): GameId | undefined => GAME_IDS.find((one) => one === readIndex()[id]);

/**
 * Saves the next revision of a game. Where another tab has saved one since, nothing is changed, and the answer is what
 * that tab has saved.
 */
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

/** Changes stored games, all or none, and tells who shows them. */
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

/** Puts a game into the bin, where it stays for 30 days. */
export const deleteGame = (id: string): Promise<void> =>
  change([id], (found) => found && storedOf({ ...gameOfStored(found), deleted: Date.now() }));

/** Takes a game out of the bin. */
export const restoreGame = (id: string): Promise<void> =>
  change([id], (found) => {
    if (!found) return undefined;
    const { deleted, ...game } = gameOfStored(found);
    return storedOf(game);
  });

/** Removes games of the bin for good. */
async function purgeGames(ids: readonly string[]): Promise<void> {
  await change(ids, (found) => (found && gameOfStored(found).deleted !== undefined ? null : undefined));
  for (const id of ids) forgetTraces(id);
}

export async function emptyBin(): Promise<void> {
  await refreshGames();
  await purgeGames((entries.value ?? []).flatMap(({ id, deleted }) => (deleted === undefined ? [] : [id])));
}

/** Whether the time of a game in the bin is up. A game that was played on in the bin starts anew. */
export const isOutdated = ({ deleted, updated }: EntryBase, now: number): boolean =>
  deleted !== undefined && now - Math.max(deleted, updated) > BIN_MS;

function forgetTraces(id: string): void {
  dropJournal(id);
  for (const key of keysFrom(`${TURN_PREFIX}${id}-`)) writeSmall(`${TURN_PREFIX}${id}-${key}`, null);
  endCourse(id);
}

let beginning: Promise<void> | undefined;

/** Brings what earlier pages left into the database, once. */
export function ready(): Promise<void> {
  beginning ??= (async () => {
    // What finds no room stays where it is.
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
  // An older page may have saved it again meanwhile.
  if (localStorage.getItem(GAME_PREFIX + id) === text) writeSmall(GAME_PREFIX + id, null);
}

/** Saves the decisions that a page had no time to save, unless the tab that made them is still there. */
async function takeUp(id: string): Promise<void> {
  const hold = await holdGame(id, async () => undefined);
  try {
    if (hold.owned.peek()) await saveJournal(id);
  } finally {
    hold.release();
  }
}

/** To be called by the owner of the game. */
export async function saveJournal(id: string): Promise<void> {
  const journal = readJournal(id);
  const found = journal && (await (await shelf()).read(id));
  if (!journal || !found) return;
  const game = gameOfStored(found);
  if (isBroken(game)) return;
  const later = await withJournal(game, journal);
  if (later) {
    const next = { ...game, ...later, updated: Date.now() };
    // What was decided on an older revision is no part of this game any more, but nobody wanted to lose it.
    const branch = game.revision === journal.revision ? undefined : branchId(next.record);
    if (branch) await addGames([{ ...next, id: branch }]);
    else if (await saveGame({ ...next, revision: game.revision + 1 })) return;
  }
  dropJournal(id);
}

/** What became of games that were added. */
export interface Added {
  readonly new: number;
  /** Went on elsewhere, and so here. */
  readonly newer: number;
  /** Are here as they came, or further on. */
  readonly known: number;
  /** Went on differently here and there; both are kept. */
  readonly apart: number;
}

/** Adds games, all or none; nothing that is further on is replaced. */
export async function addGames(came: readonly AnyGame[]): Promise<Added> {
  const added = { new: 0, newer: 0, known: 0, apart: 0 };
  const wanted = new Map(came.map((game) => [game.id, game]));
  /** What a game becomes where this device has gone on differently, by its new id. */
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
      // All of `wanted` were looked at before.
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

/** How one record of a game stands to another: the same, a beginning of it, further on, or neither. */
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
