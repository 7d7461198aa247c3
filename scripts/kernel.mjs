// Assembles bots/net/kernel.wat into bots/net/kernel-bytes.ts: node scripts/kernel.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const at = (/** @type {string} */ name) => fileURLToPath(new URL(`../bots/net/${name}`, import.meta.url));

/** The text of kernel-bytes.ts. */
export async function assembleKernel() {
  const { parseWat } = await wabt();
  const source = parseWat('kernel.wat', readFileSync(at('kernel.wat'), 'utf8'), { simd: true });
  const lines =
    Buffer.from(source.toBinary({}).buffer)
      .toString('hex')
      .match(/.{1,100}/g) ?? [];
  return [
    '// Made by `node scripts/kernel.mjs` from kernel.wat; a test compares them.',
    '',
    '/** A WebAssembly module, two digits a byte. */',
    'export const KERNEL =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(at('kernel-bytes.ts'), await assembleKernel());
