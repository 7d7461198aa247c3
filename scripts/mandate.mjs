#!/usr/bin/env node
// `npx mandate` in a clone: runs cli/main.ts with Node 24, or says how to set it up. Works before set-up, so it has no
// dependencies and stays within what Node 20 knows.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findBundledNode, isNode24 } from './node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'cli', 'main.ts');
const node = findBundledNode();

if (isNode24) await runHere();
else if (node) runWith(node);
else askForSetUp();

/** Most commands need no package; the others cannot be loaded before set-up. */
async function runHere() {
  try {
    await import(pathToFileURL(main).href);
  } catch (error) {
    const isMissing = /** @type {{ code?: string }} */ (error).code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || existsSync(join(root, 'node_modules'))) throw error;
    askForSetUp();
  }
}

/** @param {string} program */
function runWith(program) {
  const child = spawn(program, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl+C to both processes; the command handles it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  });
}

function askForSetUp() {
  console.error('Mandate is not set up yet: run `node scripts/setup.mjs`, then this command again.');
  process.exitCode = 1;
}
