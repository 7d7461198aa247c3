// Makes a fresh clone ready for `npm start` and, with --test, for `npm test`.
// Runs before anything is installed, so it has no dependencies and stays within what Node 20 knows.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findCommand } from './browser.mjs';
import { findNats, natsFolder } from './nats.mjs';
import { findBundledNode, isNode24, isNodeBundled } from './node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.setup-stamp');
const windows = process.platform === 'win32';

requireNode24();
installPackages();
buildPage();
if (process.argv.includes('--test')) {
  requireBrowser();
  requireNats();
}

function installPackages() {
  const wanted = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (npm ci) …');
  // Written again only at the end, so that an interrupted install does not pass for a finished one.
  rmSync(stamp, { force: true });
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  if (!run(['npm', ...args])) fail('npm ci failed; its message is above.');
  writeFileSync(stamp, wanted);
}

function lockDigest() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function requireNode24() {
  if (isNode24 || isNodeBundled()) return;
  fail(
    `Node 24 or newer is needed and this is ${process.version}. The lockfile brings none for ` +
      `${process.platform} on ${process.arch}: install it from https://nodejs.org or with a version manager ` +
      '(nvm install 24), then run this again.',
  );
}

// Only where it is older than what it is made of.
function buildPage() {
  const node = findBundledNode() ?? (isNode24 ? process.execPath : undefined);
  if (!node) fail('npm ci did not install Node 24; run it with --include=optional, or install Node 24.');
  if (!run([node, join('client', 'build', 'page.ts')]))
    fail('the page could not be built; the message is above.');
}

function requireBrowser() {
  if (findBrowser()) return;
  const obstacle = installBrowser();
  if (findBrowser()) return;
  const message = `No browser for the browser tests: ${obstacle}. Install Chromium or set CHROMIUM_PATH.`;
  if (process.env.CI) fail(message);
  say(message);
}

/** Returns what stood in the way, should there still be no browser. */
function installBrowser() {
  if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not executable`;
  if (!findCommand('apt-get')) return 'none is in PATH and there is no apt-get to install one with';
  const sudo = privilege();
  if (!sudo) return 'none is in PATH, and installing one needs root or password-less sudo';
  say("no browser found; installing Debian's chromium (apt-get) …");
  // An unreachable package source need not be the one that has chromium.
  run([...sudo, 'apt-get', '-qq', 'update']);
  const args = ['-qq', '-y', '--no-install-recommends', '-o=Dpkg::Use-Pty=0', 'install', 'chromium'];
  run([...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  return 'apt-get could not install chromium';
}

function requireNats() {
  if (findNats()) return;
  const obstacle = unpackNats();
  if (findNats()) return;
  const message = `No NATS server for its tests: ${obstacle}. Put nats-server into PATH.`;
  if (process.env.CI) fail(message);
  say(message);
}

/** Returns what stood in the way, should there still be no server. */
function unpackNats() {
  if (!findCommand('apt-get') || !findCommand('dpkg'))
    return 'none is in PATH and there is no apt-get to get one with';
  say("no NATS server found; unpacking Debian's nats-server (apt-get) …");
  rmSync(natsFolder, { recursive: true, force: true });
  mkdirSync(natsFolder, { recursive: true });
  const download = ['apt-get', '-qq', 'download', 'nats-server'];
  if (!run(download, natsFolder)) {
    const sudo = privilege();
    if (sudo) run([...sudo, 'apt-get', '-qq', 'update']);
    if (!run(download, natsFolder)) return 'apt-get could not download nats-server';
  }
  const [file] = readdirSync(natsFolder);
  return run(['dpkg', '-x', file ?? '', '.'], natsFolder) ? '' : 'dpkg could not unpack nats-server';
}

/** The words to put before a command that root must run. */
function privilege() {
  if (process.getuid?.() === 0) return [];
  if (!findCommand('sudo')) return undefined;
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string[]} command
 * @param {string} cwd
 */
function run([program = '', ...args], cwd = root) {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Windows finds npm.cmd only through a shell, which would split a path with spaces.
    shell: windows && program === 'npm',
  });
  return status === 0;
}

/** @param {string} message */
function say(message) {
  console.error(`setup: ${message}`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  say(message);
  process.exit(1);
}
