import type { Word } from './bus.ts';

/** What may be said in one message. NOTIFY takes 8000 bytes. */
const MAX_BYTES = 7_500;

/** Words that wait to be sent. Of one table the latest says all. */
export class Words {
  readonly #latest = new Map<string, number>();

  get size(): number {
    return this.#latest.size;
  }

  add({ table, n }: Word): void {
    this.#latest.set(table, Math.max(n, this.#latest.get(table) ?? 0));
  }

  /** Takes as many as go into one message. */
  take(): Word[] {
    const words: Word[] = [];
    let bytes = 0;
    for (const [table, n] of this.#latest) {
      bytes += Buffer.byteLength(table) + 24;
      if (words.length > 0 && bytes > MAX_BYTES) break;
      words.push({ table, n });
      this.#latest.delete(table);
    }
    return words;
  }
}

export const makeMessage = (node: string, words: readonly Word[]): string =>
  JSON.stringify({ node, words: words.map(({ table, n }) => [table, n]) });

/** The words of another node; none of the own, nor of what is no message of ours. */
export function parseMessage(text: string, node: string): Word[] {
  try {
    const message = JSON.parse(text) as { node: unknown; words: [unknown, unknown][] };
    if (message.node === node) return [];
    return message.words.flatMap(([table, n]) =>
      typeof table === 'string' && Number.isSafeInteger(n) ? { table, n: n as number } : [],
    );
  } catch {
    return [];
  }
}
