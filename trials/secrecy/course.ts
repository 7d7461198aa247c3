import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../protocol/entry.ts';
import type { ServerMessage } from '../../protocol/socket.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Heard, Testimony } from './heard.ts';
import { votersOf } from './standing.ts';
import type { Truth } from './truth.ts';

/** Seconds that a quick bot takes in the trial; long compared with its thinking. */
export const BOT_PAUSE = 0.03;
/** Times in a log are whole milliseconds. */
const ROUNDING_MS = 2;
/** Delay of notices. */
const WAY_MS = 200;

/** Leaks that a single message does not show: timing, and differences between viewers. */
export function courseFault(truth: Truth, { heard, table, rematch }: Testimony): string | undefined {
  return (
    pauseFault(truth, truth.entries) ??
    noticeFault(truth, table, heard) ??
    infoFault(table, heard) ??
    rematchFault(table, heard, rematch)
  );
}

/**
 * A bot takes its pause for every decision among people, even forced ones. It was asked when the last decision that
 * still stands was made: what somebody else did meanwhile and took back does not ask it again.
 */
export function pauseFault(truth: Truth, entries: readonly Entry[]): string | undefined {
  let started = Number.NEGATIVE_INFINITY;
  /** When each decision that stands was made, as far as that says when a bot was asked. */
  const made: number[] = [];
  for (const { n, at, what } of entries) {
    if (what.type === 'move' && isBotMove(truth, { n, at, what })) {
      const asked = made.at(-1) ?? started;
      if (at - asked < 1000 * BOT_PAUSE - ROUNDING_MS)
        return `the bot of seat ${what.seat} decided after ${at - asked} ms in entry ${n}`;
    }
    if (what.type === 'start') started = at;
    const { length } = truth.standing(n)?.moves ?? made;
    made.length = Math.min(made.length, length);
    // A bot may have been asked before the others took back and repeated what they did.
    while (made.length < length) made.push(what.type === 'redo' ? Number.NEGATIVE_INFINITY : at);
  }
  return undefined;
}

/** Whether a bot made this decision at a table with people. */
export function isBotMove(truth: Truth, { n, what }: Entry): boolean {
  const before = truth.standing(n - 1);
  if (what.type !== 'move' || !before || votersOf(before) === 0) return false;
  const { bot, resigned, absent } = before.seats[what.seat]!;
  return !!(bot || resigned || absent);
}

/** People get one notice for each of their own turns, and no others. */
export function noticeFault(truth: Truth, table: string, heard: readonly Heard[]): string | undefined {
  const last = new Map<number, { n: number; told: string }>();
  for (const { by, at, text, socket } of heard) {
    if (by === undefined || socket === undefined || !text.startsWith('{"t":"notice"')) continue;
    const message = JSON.parse(text) as Extract<ServerMessage, { t: 'notice' }>;
    if (message.table !== table) continue;
    const told = `${message.status} ${message.yourTurn}`;
    const { n = 0, told: before } = last.get(socket) ?? {};
    if (told === before) return `a notice tells ${by} twice of ${told}`;
    const next = truth.noticed(by, n).find((change) => change.told === told);
    if (!next || next.at > at + WAY_MS) return `a notice tells ${by} of ${told}, which was not so`;
    last.set(socket, { n: next.n, told });
  }
  return undefined;
}

/** Information about the table is the same for everybody. */
export function infoFault(table: string, heard: readonly Heard[]): string | undefined {
  const known = new Map<number, TableInfo>();
  for (const { form, text } of heard) {
    if (form !== 'look' && !(form === 'socket' && text.includes('"info":{"id":'))) continue;
    const { n, info } = JSON.parse(text) as { n: number; info?: TableInfo };
    if (!info || info.id !== table) continue;
    const other = known.get(n);
    if (other && !isDeepStrictEqual(other, info)) return `after entry ${n} the table is not the same for all`;
    known.set(n, info);
  }
  return undefined;
}

/** A rematch is dealt anew. */
export function rematchFault(table: string, heard: readonly Heard[], rematch: string): string | undefined {
  const next = (JSON.parse(rematch) as { info: TableInfo }).info;
  for (const { form, text } of heard)
    if (form === 'look') {
      const { info } = JSON.parse(text) as { info: TableInfo };
      if (info.id === table && info.commitment === next.commitment) return 'the rematch has the same seed';
    }
  return next.seats.some(({ nonce }) => nonce !== undefined) ? 'the rematch keeps what was added' : undefined;
}
