import { signal } from '@preact/signals';
import type { TableInfo } from '../../protocol/table.ts';
import type { Watch } from './watch.ts';

const LAST_READ = 'mandate-lastRead';
const MUTED = 'mandate-muted';
/** Read marks are kept for this many tables. */
const TABLES = 60;

/** The number of the last read line, by table. */
const lastRead = signal<Readonly<Record<string, number>>>(read(LAST_READ));
/** Muted people, as names by id. */
const muted = signal<Readonly<Record<string, string>>>(read(MUTED));

export const isMuted = (person: string): boolean => muted.value[person] !== undefined;

/** The chat lines of a table. */
export const chatLines = ({ entries }: Watch) =>
  entries.value.flatMap(({ n, at, what }) => (what.type === 'chat' ? [{ n, at, ...what }] : []));

/** Lines of others that have not been shown yet. */
const unreadLines = (watch: Watch) =>
  chatLines(watch).filter(
    ({ n, person }) => n > (lastRead.value[watch.id] ?? 0) && person !== watch.you.id && !isMuted(person),
  );

export const unreadCount = (watch: Watch): number => unreadLines(watch).length;
export const lastUnread = (watch: Watch) => unreadLines(watch).at(-1);

/** Seated people and the host may chat. */
export const mayChat = ({ you }: Watch, { host, seats }: TableInfo): boolean =>
  host === you.id || seats.some(({ person }) => person === you.id);

/** Marks all chat lines so far as read. */
export function markRead(watch: Watch): void {
  const last = chatLines(watch).at(-1)?.n ?? 0;
  if (last <= (lastRead.peek()[watch.id] ?? 0)) return;
  const { [watch.id]: _, ...others } = lastRead.peek();
  lastRead.value = Object.fromEntries([...Object.entries(others), [watch.id, last]].slice(-TABLES));
  keep(LAST_READ, lastRead.value);
}

/** The server stops sending the person's lines; those already here are hidden. */
export function mute(watch: Watch, person: string, name: string, on: boolean): void {
  const { [person]: _, ...others } = muted.peek();
  muted.value = on ? { ...others, [person]: name } : others;
  keep(MUTED, muted.value);
  void watch.do({ type: 'mute', person, on }).catch(() => undefined);
}

export const mutedAt = ({ info, you }: Watch): readonly (readonly [person: string, name: string])[] =>
  Object.entries(muted.value).filter(
    ([id]) => id !== you.id && info.value?.seats.some(({ person }) => person === id),
  );

function read<T>(key: string): Readonly<Record<string, T>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, T>) : {};
  } catch {
    return {};
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}
