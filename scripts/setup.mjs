// Makes a fresh clone ready for `npm start` and, with --test, for `npm test`.
// Runs before anything is installed, so it has no dependencies and stays within what Node 20 knows.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findCommand, SHELL } from './browser.mjs';
import { findNats, natsFolder } from './nats.mjs';
import { findBundledNode, installNodeYourself, isNode24, nodePackage } from './node24.mjs';

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
  // Rewritten after the install, so that an interrupted one is repeated.
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
  if (!isNode24 && !nodePackage()) fail(installNodeYourself());
}

/** Does nothing if the page is newer than its sources. */
function buildPage() {
  const node = findBundledNode() ?? (isNode24 ? process.execPath : undefined);
  if (!node) fail(`npm ci did not install ${nodePackage()}; install Node 24 or newer, then run this again.`);
  if (!run([node, join('client', 'build', 'page.ts')]))
    fail('the page could not be built; the message is above.');
}

function requireBrowser() {
  const obstacle = installBrowser();
  if (findBrowser()) return;
  const message = `No browser for the browser tests: ${obstacle}. Install Chromium or set CHROMIUM_PATH.`;
  if (process.env.CI) fail(message);
  say(message);
}

/** Installs the shell where that is possible, else Chromium if there is no browser. Returns what was in the way. */
function installBrowser() {
  if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not executable`;
  if (findCommand(SHELL)) return '';
  if (!findCommand('apt-get')) return 'none is in PATH and there is no apt-get to install one with';
  const sudo = rootPrefix();
  if (!sudo) return 'none is in PATH, and installing one needs root or password-less sudo';
  const install = (/** @type {string} */ name) => {
    say(`installing Debian's ${name} (apt-get) …`);
    const args = ['-qq', '-y', '--no-install-recommends', '-o=Dpkg::Use-Pty=0', 'install', name];
    return run([...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  };
  if (findBrowser()) {
    // Not every system has the shell, and without it the tests only take longer.
    if (spawnSync('apt-cache', ['show', SHELL], { stdio: 'ignore' }).status === 0) install(SHELL);
    return '';
  }
  // Fails if any source is unreachable, perhaps not the one that has Chromium.
  run([...sudo, 'apt-get', '-qq', 'update']);
  return install(SHELL) || install('chromium') ? '' : 'apt-get could not install chromium';
}

function requireNats() {
  if (findNats()) return;
  const obstacle = unpackNats();
  if (findNats()) return;
  const message = `No NATS server for its tests: ${obstacle}. Put nats-server into PATH.`;
  if (process.env.CI) fail(message);
  say(message);
}

/** Returns why there is no server, if there is none afterwards. */
function unpackNats() {
  if (!findCommand('apt-get') || !findCommand('dpkg'))
    return 'none is in PATH and there is no apt-get to get one with';
  say("no NATS server found; unpacking Debian's nats-server (apt-get) …");
  rmSync(natsFolder, { recursive: true, force: true });
  mkdirSync(natsFolder, { recursive: true });
  const download = ['apt-get', '-qq', 'download', 'nats-server'];
  if (!run(download, natsFolder)) {
    const sudo = rootPrefix();
    if (sudo) run([...sudo, 'apt-get', '-qq', 'update']);
    if (!run(download, natsFolder)) return 'apt-get could not download nats-server';
  }
  const [file] = readdirSync(natsFolder);
  return run(['dpkg', '-x', file ?? '', '.'], natsFolder) ? '' : 'dpkg could not unpack nats-server';
}

/** The prefix for a command that needs root; undefined without root and password-less sudo. */
function rootPrefix() {
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
