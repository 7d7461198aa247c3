import { z } from 'zod';
import type { Change, Company, TableChanged } from './bus.ts';

/** Longest message; NOTIFY takes 8000 bytes. */
const MAX_BYTES = 7_500;

const notice = z.object({
  person: z.string(),
  status: z.string(),
  yourTurn: z.boolean(),
  invited: z.string().optional(),
});
const company: z.ZodType<Company> = z.object({
  node: z.string(),
  here: z.array(z.string()),
  typing: z.array(z.string()),
  names: z.array(z.string()),
  watching: z.int(),
  asks: z.boolean().optional(),
});
const personChanged = z.object({ person: z.string() });
const tableChanged = z.object({
  table: z.string(),
  n: z.int(),
  notices: z.array(notice).optional(),
  company: company.optional(),
});
const change = z.union([tableChanged, personChanged]);

/** Changes waiting to be sent, merged by person and by table: the latest number and company, and all notices. */
export class PendingChanges {
  readonly #latest = new Map<string, Change>();

  get size(): number {
    return this.#latest.size;
  }

  add(change: Change): void {
    if ('person' in change) return void this.#latest.set(`person ${change.person}`, change);
    const before = this.#latest.get(change.table) as TableChanged | undefined;
    this.#latest.set(change.table, before ? merged(before, change) : change);
  }

  /** Takes as many as fit into one message. */
  take(): Change[] {
    const changes: Change[] = [];
    let bytes = 0;
    for (const [key, change] of this.#latest) {
      bytes += Buffer.byteLength(JSON.stringify(change)) + 1;
      if (changes.length > 0 && bytes > MAX_BYTES) break;
      changes.push(change);
      this.#latest.delete(key);
    }
    return changes;
  }
}

function merged(before: TableChanged, after: TableChanged): TableChanged {
  const notices = [...(before.notices ?? []), ...(after.notices ?? [])];
  const latest = after.company ?? before.company;
  const asks = before.company?.asks || after.company?.asks;
  return {
    table: after.table,
    n: Math.max(before.n, after.n),
    ...(notices.length > 0 && {
      notices: [...new Map(notices.map((notice) => [notice.person, notice])).values()],
    }),
    ...(latest && { company: asks ? { ...latest, asks } : latest }),
  };
}

export const makeMessage = (node: string, changes: readonly Change[]): string =>
  JSON.stringify({ node, words: changes });

/** The changes in another node's message; none from our own or from text that is no message. */
export function parseMessage(text: string, node: string): Change[] {
  let message: { node?: unknown; words?: unknown } | null;
  try {
    message = JSON.parse(text);
  } catch {
    return [];
  }
  if (message === null || message.node === node || !Array.isArray(message.words)) return [];
  return message.words.flatMap((each) => {
    const read = change.safeParse(each);
    return read.success ? (read.data as Change) : [];
  });
}
