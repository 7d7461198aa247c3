import type { State } from '../../core/game.ts';
import { gameSeed } from '../../core/record.ts';
import type { Truth } from './truth.ts';

/** Shorter numbers occur in any text; a stream has four words, which would all appear together. */
const TELLING_DIGITS = 7;
const TELLING_LETTERS = 16;
const NUMBERS = new RegExp(`(?<![\\w.])-?\\d{${TELLING_DIGITS},}(?![\\w.])`, 'g');
const HEX = new RegExp(`[0-9a-f]{${TELLING_LETTERS},}`, 'g');
const PAIRS = /"\w+":(?:-?\d+|true|false)/g;
/** Quoted words, as in error texts and metric labels. */
const QUOTED = /["'‘’“”]([^\s"'‘’“”]{1,40})["'‘’“”]/g;

/** Secrets of a game that the server must not reveal before its end, in any notation. */
export class Secrets {
  readonly #keys: readonly string[];
  readonly #numbers = new Set<string>();

  constructor({ record, states }: Truth) {
    const { secret, nonces } = record.header;
    if (!secret) throw new Error('A record without its seed proves nothing.');
    this.#keys = [secret.seed, secret.salt, gameSeed(secret.seed, nonces)];
    for (const { rng } of different(states))
      for (const stream of Object.values(rng))
        for (const word of stream)
          if (String(Math.abs(word)).length >= TELLING_DIGITS) this.#numbers.add(String(word));
  }

  get numbers(): ReadonlySet<string> {
    return this.#numbers;
  }

  /** The secrets in a text. */
  find(text: string): string | undefined {
    for (const [run] of text.matchAll(HEX))
      if (this.#keys.some((key) => key.includes(run) || run.includes(key))) return 'the seed or the salt';
    for (const [number] of text.matchAll(NUMBERS))
      if (this.#numbers.has(number)) return `the word ${number} of a random stream`;
    return undefined;
  }
}

/** Hidden parts of states, and moves, for texts that must not contain anything of a game. */
export class Hidden {
  readonly #parts = new Set<string>();
  readonly #moves = new Set<string>();
  readonly #innocent: ReadonlySet<string>;

  /** Words that a server uses without any game, such as `old` for a part of the heap, are no leaks. */
  constructor(before: string) {
    this.#innocent = new Set(wordsOf(before));
  }

  add(truth: Truth): void {
    const { game, moments, states } = truth;
    for (const state of different(states)) collect(state, game.view(state, 'spectator'), '', this.#parts);
    for (const { decisions } of moments)
      for (const { move } of decisions) if (!/^[\d.]+$/.test(move)) this.#moves.add(move);
  }

  get size(): number {
    return this.#parts.size;
  }

  /** A secret in a text, not counting moves that the reader had sent. */
  find(text: string, written = ''): string | undefined {
    const plain = text.replaceAll('\\"', '"');
    for (const span of [...spans(plain), ...(plain.match(PAIRS) ?? [])])
      if (this.#parts.has(span)) return `the hidden part ${span}`;
    for (const word of wordsOf(plain))
      if (this.#moves.has(word) && !this.#innocent.has(word) && !written.includes(word))
        return `the move ${word}`;
    return undefined;
  }
}

const wordsOf = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, word = '']) => word);

/** Chat and the like do not change the state. */
function* different(states: readonly State[]): Iterable<State> {
  let last: State | undefined;
  for (const state of states) {
    if (state !== last) yield state;
    last = state;
  }
}

/** The parts of a state that a spectator's view does not have, as JSON, numbers with their names. */
function collect(part: unknown, seen: unknown, name: string, out: Set<string>): void {
  if (part === seen) return;
  if (typeof part !== 'object' || part === null) {
    if (name !== '') out.add(`"${name}":${JSON.stringify(part)}`);
    return;
  }
  const text = JSON.stringify(part);
  if (text === JSON.stringify(seen)) return;
  const [a, b] = [part as Record<string, unknown>, seen as Record<string, unknown> | null | undefined];
  const alike = typeof b === 'object' && b !== null && Array.isArray(a) === Array.isArray(b);
  if (text.length > 4) out.add(text);
  if (!alike && Array.isArray(a)) return;
  for (const [key, value] of Object.entries(a)) collect(value, b?.[key], Array.isArray(a) ? '' : key, out);
}

/** Every array and object in a text, as written. */
function spans(text: string): string[] {
  const out: string[] = [];
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '[' || letter === '{') open.push(i);
    else if (letter === ']' || letter === '}') {
      const from = open.pop();
      if (from !== undefined) out.push(text.slice(from, i + 1));
    }
  }
  return out;
}
