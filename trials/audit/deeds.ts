import type { Command } from '../../protocol/command.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import type { Entry, Happening } from '../../protocol/entry.ts';
import type { Match } from '../harness/match.ts';
import type { Deed, Player } from '../harness/player.ts';
import { movesOf } from '../harness/turn.ts';
import { Violation } from '../harness/violation.ts';

/** Answers after which only the log shows whether a command was carried out. */
const IN_DOUBT: readonly ConnectionError['code'][] = ['lost', 'closed', 'unavailable'];

/**
 * Every acknowledged command is in the log once; nothing else of the player is there, and turns are there completely
 * or not at all. Returns how many unacknowledged commands are in the log.
 */
export function checkDeeds({ table, seat, deeds, guest, entries }: Player): number {
  const claimed = new Map<number, Deed>();
  const fail = (what: string): never => {
    throw new Violation(table, `seat ${seat}: ${what}`);
  };
  for (const deed of deeds) {
    const { command, n } = deed;
    if (n === undefined) continue;
    const said = JSON.stringify(command);
    const found = entriesOf(command, n, entries);
    if (found === undefined) return fail(`${said} was acknowledged as ${n}, and the log does not have it`);
    for (const each of found) {
      if (claimed.has(each)) return fail(`${said} and another deed were both acknowledged as ${each}`);
      claimed.set(each, deed);
    }
  }
  const doubtful = deeds.filter(({ refused }) => refused && IN_DOUBT.includes(refused.code));
  let kept = 0;
  for (const { n, what } of entries) {
    const own = what.type === 'chat' ? what.person === guest.person.id : 'seat' in what && what.seat === seat;
    if (!own || claimed.has(n) || !isRequested(n, entries)) continue;
    const at = doubtful.findIndex(({ command }) => startsAt(command, n, entries));
    const [deed] = at < 0 ? [] : doubtful.splice(at, 1);
    if (!deed) return fail(`entry ${n} (${what.type}) was never acknowledged`);
    for (let i = 0; i < lengthOf(deed.command); i++) claimed.set(n + i, deed);
    kept++;
  }
  return kept;
}

/** No viewer received a position in the middle of a turn sent as one command. */
export function checkTurns({ table, players, everybody }: Match): void {
  const inside = new Set<number>();
  for (const { deeds, entries } of players)
    for (const { command, n } of deeds)
      if (n !== undefined)
        for (const each of entriesOf(command, n, entries)?.slice(0, -1) ?? []) inside.add(each);
  for (const { marks } of everybody)
    for (const { n } of marks)
      if (inside.has(n)) throw new Violation(table, `half a turn was shown, up to entry ${n}`);
}

/** Whether only the seat's player can cause this, at a table where nobody runs out of time. */
function isRequested(n: number, entries: readonly Entry[]): boolean {
  const { type } = entries[n - 1]!.what;
  // If others had to agree, the entry comes with the last answer.
  if (type === 'undo' || type === 'redo') return entries[n - 2]?.what.type !== 'answer';
  return type === 'move' || type === 'chat' || type === 'ask' || type === 'answer';
}

/** The number of entries of a command, without an end or undo that may follow in the same step. */
const lengthOf = (command: Command): number => Math.max(1, movesOf(command).length);

/** The numbers of a command's entries; an end or undo may follow in the same step. */
function entriesOf(command: Command, n: number, entries: readonly Entry[]): number[] | undefined {
  const length = lengthOf(command);
  for (const last of [n, n - 1]) {
    const first = last - length + 1;
    if (startsAt(command, first, entries)) return Array.from({ length }, (_, i) => first + i);
  }
  return undefined;
}

/** Whether all entries of a command are in the log from `n` on. */
function startsAt(command: Command, n: number, entries: readonly Entry[]): boolean {
  const moves = movesOf(command);
  if (moves.length === 0) {
    const what = entries[n - 1]?.what;
    return what !== undefined && matches(command, what);
  }
  const least = 'n' in command ? command.n : 0;
  return moves.every((move, i) => {
    const what = entries[n - 1 + i]?.what;
    return what?.type === 'move' && what.move === move && what.ply >= least + i;
  });
}

function matches(command: Command, what: Happening): boolean {
  switch (command.type) {
    case 'chat':
      return what.type === 'chat' && what.text === command.text;
    case 'undo':
    case 'redo':
      return what.type === command.type || (what.type === 'ask' && what.for === command.type);
    default:
      return what.type === command.type;
  }
}
