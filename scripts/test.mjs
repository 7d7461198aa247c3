// Runs all checks of `npm test`, even after a failure. The last line counts the results.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */
/** @typedef {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} Report */

const root = fileURLToPath(new URL('..', import.meta.url));
/** Compile cache: servers and commands are started hundreds of times, and half of a start is compiling. */
const COMPILED = join(root, '.cache', 'compiled');
const total = Number.parseInt(process.versions.node, 10) >= 24 ? runAll() : refuse();
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function refuse() {
  console.log(`The tests need Node 24 or newer and this is ${process.version}. Run them with: npm test`);
  return { passed: 0, failed: 1, skipped: 0 };
}

function runAll() {
  return [
    check('types', ['tsc', '-b', '--stopBuildOnErrors']),
    check('lint', ['biome', 'check', '--error-on-warnings', '.']),
    check('unused', ['knip']),
    runTests(process.argv.slice(2)),
  ].reduce(add);
}

/**
 * A check that either passes or fails as a whole.
 * @param {string} name
 * @param {string[]} command
 * @returns {Counts}
 */
function check(name, command) {
  return run(name, command) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @param {string[]} args patterns and options for vitest
 * @returns {Counts}
 */
function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'mandate-test-'));
  const file = join(folder, 'report.json');
  const succeeded = run('tests', ['vitest', 'run', ...args], { TEST_REPORT: file });
  const counts = countTests(file);
  rmSync(folder, { recursive: true });
  // A crash or an error outside of tests counts as one failure.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * @param {string} file
 * @returns {Counts}
 */
function countTests(file) {
  /** @type {Report} */
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return {
    passed: report.numPassedTests,
    failed: report.testResults.map(failures).reduce((a, b) => a + b, 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A file that fails before its first test counts as one failure.
 * @param {FileResult} file
 */
function failures(file) {
  const tests = file.assertionResults.filter((test) => test.status === 'failed').length;
  return file.status === 'failed' ? Math.max(tests, 1) : tests;
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} env
 */
function run(name, [program = '', ...args], env = {}) {
  console.log(`── ${name} ──`);
  const start = performance.now();
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path, NODE_COMPILE_CACHE: COMPILED },
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  return status === 0;
}

/**
 * @param {Counts} a
 * @param {Counts} b
 */
function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
