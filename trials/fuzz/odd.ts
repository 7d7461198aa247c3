import fc from 'fast-check';
import type { Chance } from '../harness/chance.ts';

/** Values and texts that programs often mishandle, generated in advance. */
export class Odd {
  readonly #chance: Chance;
  readonly #values: readonly unknown[];
  readonly #texts: readonly string[];

  constructor(chance: Chance, seed: number) {
    this.#chance = chance;
    const anything = fc.anything({ maxDepth: 4, withNullPrototype: false });
    this.#values = [
      ...fc.sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: 400, seed }),
      ...fc.sample(anything, { numRuns: 400, seed }).filter(isJson),
      ...VALUES,
      ...VALUES,
    ];
    this.#texts = [
      ...fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: 300, seed }),
      ...fc.sample(fc.json({ maxDepth: 6 }), { numRuns: 100, seed }),
      ...TEXTS,
    ];
  }

  value(): unknown {
    return this.#chance.pick(this.#values);
  }

  text(): string {
    return this.#chance.pick(this.#texts);
  }
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  -1,
  0.5,
  -0,
  1e308,
  2 ** 53,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: 1 },
  'constructor',
  'hasOwnProperty',
  '../../../etc/passwd',
  "'; drop table tables; --",
  '\u0000',
  'a'.repeat(5000),
];

const TEXTS: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '"',
  'null',
  '0',
  '{}',
  '[]',
  '{"t"',
  '{"t":}',
  '{"t":"ping","id":1',
  '{"t":"ping","id":01}',
  '{"t":"ping","id":NaN}',
  "{'t':'ping'}",
  '\ufeff{"t":"ping","id":1}',
  `${'['.repeat(7000)}`,
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  '<script>alert(1)</script>',
  'GET / HTTP/1.1\r\n\r\n',
  '\u0000\u0001\u0002',
];
