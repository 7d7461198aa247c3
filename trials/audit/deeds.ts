import type { Command } from '../../protocol/command.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import type { Entry, Happening } from '../../protocol/entry.ts';
import type { Deed, Player } from '../harness/player.ts';
import { Violation } from '../harness/violation.ts';

/** Answers after which only the log tells whether something was done. */
const IN_DOUBT: readonly ConnectionError['code'][] = ['lost', 'closed', 'unavailable'];

/**
 * Every acknowledged deed is in the log, once; nothing of the player's is there that was not asked for. Returns how
 * many deeds in doubt are there.
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
    const found = entryOf(command, n, entries);
    if (found === undefined) return fail(`${said} was acknowledged as ${n}, and the log does not have it`);
    if (claimed.has(found)) return fail(`${said} and another deed were both acknowledged as ${found}`);
    claimed.set(found, deed);
  }
  const doubtful = deeds.filter(({ refused }) => refused && IN_DOUBT.includes(refused.code));
  let kept = 0;
  for (const { n, what } of entries) {
    const own = what.type === 'chat' ? what.person === guest.person.id : 'seat' in what && what.seat === seat;
    if (!own || claimed.has(n) || !isRequested(n, entries)) continue;
    const at = doubtful.findIndex(({ command }) => matches(command, what));
    if (at < 0) return fail(`entry ${n} (${what.type}) was never acknowledged`);
    doubtful.splice(at, 1);
    kept++;
  }
  return kept;
}

/** Whether only its player can bring this about, at a table where nobody runs out of time. */
function isRequested(n: number, entries: readonly Entry[]): boolean {
  const { type } = entries[n - 1]!.what;
  // What others had to agree to comes with the last of their answers.
  if (type === 'undo' || type === 'redo') return entries[n - 2]?.what.type !== 'answer';
  return type === 'move' || type === 'chat' || type === 'ask' || type === 'answer';
}

/** The number of the entry that a deed made; an end or an undo may follow in the same step. */
function entryOf(command: Command, n: number, entries: readonly Entry[]): number | undefined {
  for (const at of [n, n - 1]) {
    const what = entries[at - 1]?.what;
    if (what && matches(command, what)) return at;
  }
  return undefined;
}

function matches(command: Command, what: Happening): boolean {
  switch (command.type) {
    case 'move':
      return what.type === 'move' && what.move === command.move && what.ply >= command.n;
    case 'chat':
      return what.type === 'chat' && what.text === command.text;
    case 'undo':
    case 'redo':
      return what.type === command.type || (what.type === 'ask' && what.for === command.type);
    default:
      return what.type === command.type;
  }
}
