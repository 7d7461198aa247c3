import { z } from 'zod';
import type { Company, TableChanged } from './bus.ts';

/** What may be said in one message. NOTIFY takes 8000 bytes. */
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
const word = z.object({
  table: z.string(),
  n: z.int(),
  notices: z.array(notice).optional(),
  company: company.optional(),
});

/** PendingChanges that wait to be sent, merged by table: of numbers and company the latest counts, notices add up. */
export class PendingChanges {
  readonly #latest = new Map<string, TableChanged>();

  get size(): number {
    return this.#latest.size;
  }

  add(word: TableChanged): void {
    const before = this.#latest.get(word.table);
    this.#latest.set(word.table, before ? merged(before, word) : word);
  }

  /** Takes as many as go into one message. */
  take(): TableChanged[] {
    const words: TableChanged[] = [];
    let bytes = 0;
    for (const [table, word] of this.#latest) {
      bytes += Buffer.byteLength(JSON.stringify(word)) + 1;
      if (words.length > 0 && bytes > MAX_BYTES) break;
      words.push(word);
      this.#latest.delete(table);
    }
    return words;
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

export const makeMessage = (node: string, words: readonly TableChanged[]): string =>
  JSON.stringify({ node, words });

/** The words of another node; none of the own, nor of what is no message of ours. */
export function parseMessage(text: string, node: string): TableChanged[] {
  let message: { node?: unknown; words?: unknown } | null;
  try {
    message = JSON.parse(text);
  } catch {
    return [];
  }
  if (message === null || message.node === node || !Array.isArray(message.words)) return [];
  return message.words.flatMap((each) => {
    const read = word.safeParse(each);
    return read.success ? (read.data as TableChanged) : [];
  });
}
