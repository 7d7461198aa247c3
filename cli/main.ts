#!/usr/bin/env node
import { InputError } from '../core/options.ts';
import { run } from './run.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
