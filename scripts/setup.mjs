// Makes a fresh clone ready for `npm start` and, with --test, for `npm test`.
// Runs before anything is installed, so it has no dependencies and stays within what Node 20 knows.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findCommand } from './browser.mjs';
import { findNats, natsFolder } from './nats.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.setup-stamp');
const windows = process.platform === 'win32';

installPackages();
requireNode24();
linkCommand();
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
  if (existsSync(join(bin, windows ? 'node.cmd' : 'node'))) return;
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  fail(`Node 24 or newer is needed and npm has none for this platform; this is ${process.version}.`);
}

// npm links the commands of dependencies, not those of the package itself.
function linkCommand() {
  const main = join(root, 'cli', 'main.ts');
  if (!existsSync(main)) return;
  mkdirSync(bin, { recursive: true });
  if (windows) {
    writeFileSync(join(bin, 'mandate.cmd'), '@node "%~dp0..\\..\\cli\\main.ts" %*\r\n');
    return;
  }
  if ((statSync(main).mode & 0o111) !== 0o111) chmodSync(main, 0o755);
  const link = join(bin, 'mandate');
  const target = join('..', '..', 'cli', 'main.ts');
  if (linkTarget(link) === target) return;
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

// Only where it is older than what it is made of.
function buildPage() {
  const node = join(bin, windows ? 'node.cmd' : 'node');
  const build = join('client', 'build', 'page.ts');
  if (!run([existsSync(node) ? node : 'node', build]))
    fail('the page could not be built; the message is above.');
}

/** @param {string} path */
function linkTarget(path) {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
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
  // Windows finds npm.cmd only through a shell.
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
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
