/** A stored game: what lists show, and the record, which only an open game needs. */
export interface Stored {
  readonly entry: unknown;
  readonly record: string;
}

/** Changes a stored game: returns the next version, null to remove it, undefined to leave it. */
export type Update = (found: Stored | undefined, id: string) => Stored | null | undefined;

/** The storage of this device's games. */
interface Shelf {
  entries(): Promise<unknown[]>;
  read(id: string): Promise<Stored | undefined>;
  /** Changes several games atomically. */
  change(ids: readonly string[], update: Update): Promise<void>;
}

const NAME = 'mandate';
const VERSION = 1;
/** Key of a whole game in localStorage, used by old versions of the page and by browsers without a database. */
export const GAME_PREFIX = 'mandate-game-';

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('records');
    };
    request.onsuccess = () => {
      const { result } = request;
      const forget = () => {
        result.close();
        opening = undefined;
      };
      // A newer page wants to upgrade the database, or the browser has removed it.
      result.onversionchange = forget;
      result.onclose = forget;
      resolve(result);
    };
    request.onerror = () => {
      opening = undefined;
      reject(request.error);
    };
  });
  return opening;
}

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const databaseShelf = (database: () => Promise<IDBDatabase>): Shelf => ({
  async entries() {
    return answerTo((await database()).transaction('games').objectStore('games').getAll());
  },
  async read(id) {
    const transaction = (await database()).transaction(['games', 'records']);
    const [entry, record] = await Promise.all([
      answerTo<unknown>(transaction.objectStore('games').get(id)),
      answerTo<unknown>(transaction.objectStore('records').get(id)),
    ]);
    return entry === undefined ? undefined : { entry, record: String(record ?? '') };
  },
  async change(ids, update) {
    const transaction = (await database()).transaction(['games', 'records'], 'readwrite');
    const games = transaction.objectStore('games');
    const records = transaction.objectStore('records');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    });
    for (const id of ids) {
      const reading = games.get(id);
      const readingRecord = records.get(id);
      // Requests of a transaction are answered in order, so both answers are here.
      readingRecord.onsuccess = () => {
        const found: Stored | undefined =
          reading.result === undefined
            ? undefined
            : { entry: reading.result, record: String(readingRecord.result ?? '') };
        const next = update(found, id);
        if (next === undefined) return;
        if (next === null) {
          games.delete(id);
          records.delete(id);
        } else {
          games.put(next.entry);
          if (next.record !== found?.record) records.put(next.record, id);
        }
      };
    }
    return done;
  },
});

/** For browsers without a database: localStorage, which holds far less. */
const plainShelf: Shelf = {
  async entries() {
    return keysFrom(GAME_PREFIX).flatMap((id) => readPlain(id)?.entry ?? []);
  },
  async read(id) {
    return readPlain(id);
  },
  async change(ids, update) {
    const before = ids.map((id) => [id, localStorage.getItem(GAME_PREFIX + id)] as const);
    try {
      for (const id of ids) {
        const next = update(readPlain(id), id);
        if (next === null) localStorage.removeItem(GAME_PREFIX + id);
        else if (next) localStorage.setItem(GAME_PREFIX + id, plainText(next));
      }
    } catch (error) {
      for (const [id, text] of before)
        if (text === null) localStorage.removeItem(GAME_PREFIX + id);
        else localStorage.setItem(GAME_PREFIX + id, text);
      throw error;
    }
  },
};

export const plainText = ({ entry, record }: Stored): string =>
  JSON.stringify({ ...(entry as object), record });

/** A game in localStorage. Unparseable text becomes the record of a broken entry. */
export function readPlain(id: string): Stored | undefined {
  const text = localStorage.getItem(GAME_PREFIX + id);
  if (text === null) return undefined;
  try {
    const { record, ...entry } = JSON.parse(text) as Record<string, unknown>;
    if (typeof record === 'string') return { entry, record };
  } catch {
    // Kept as found.
  }
  return { entry: { id }, record: text };
}

/** Keys of localStorage with a prefix, without the prefix. */
export const keysFrom = (prefix: string): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

let chosen: Promise<Shelf> | undefined;

/** Whether games are in the database; if not, those in it cannot be reached until the page is reloaded. */
export const hasDatabase = async (): Promise<boolean> => (await shelf()) !== plainShelf;

export function shelf(): Promise<Shelf> {
  chosen ??=
    typeof indexedDB === 'undefined'
      ? Promise.resolve(plainShelf)
      : openDatabase().then(
          () => databaseShelf(openDatabase),
          () => plainShelf,
        );
  return chosen;
}

/** Writes a small text synchronously; false if there is no room. */
export function writeSmall(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
