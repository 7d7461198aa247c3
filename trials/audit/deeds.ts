import type { Command } from '../../protocol/command.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import type { Entry, Happening } from '../../protocol/entry.ts';
import type { Match } from '../harness/match.ts';
import type { Deed, Player } from '../harness/player.ts';
import { movesOf } from '../harness/turn.ts';
import { Violation } from '../harness/violation.ts';

/** Answers after which only the log tells whether something was done. */
const IN_DOUBT: readonly ConnectionError['code'][] = ['lost', 'closed', 'unavailable'];

/**
 * Every acknowledged deed is in the log, once; nothing of the player's is there that was not asked for, and of a turn
 * that was sent in one command there is all or nothing. Returns how many deeds in doubt are there.
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

/** No viewer was ever shown a position in the middle of a turn that was sent in one command. */
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

/** Whether only its player can bring this about, at a table where nobody runs out of time. */
function isRequested(n: number, entries: readonly Entry[]): boolean {
  const { type } = entries[n - 1]!.what;
  // What others had to agree to comes with the last of their answers.
  if (type === 'undo' || type === 'redo') return entries[n - 2]?.what.type !== 'answer';
  return type === 'move' || type === 'chat' || type === 'ask' || type === 'answer';
}

/** How many entries a command makes, without the end or the undo that may follow in the same step. */
const lengthOf = (command: Command): number => Math.max(1, movesOf(command).length);

/** The numbers of the entries that a deed made; an end or an undo may follow in the same step. */
function entriesOf(command: Command, n: number, entries: readonly Entry[]): number[] | undefined {
  const length = lengthOf(command);
  for (const last of [n, n - 1]) {
    const first = last - length + 1;
    if (startsAt(command, first, entries)) return Array.from({ length }, (_, i) => first + i);
  }
  return undefined;
}

/** Whether all that a command asks for is in the log from an entry on. */
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
