// Where the browser for the tests is. Shared by the set-up, which runs before anything is installed.

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The page behind the address bar, which is loaded for every window and takes more of the machine than what is tested;
 * and, because a browser hears only the last of such lists, what its driver would turn off: the driver neither adds to
 * its own list nor tells it, and no other switch keeps that page away.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** For a browser that nobody looks at, and that asks for nothing outside. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED.join(',')}`,
];

export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return executable(named) ? named : undefined;
  return findCommand('chromium') ?? findCommand('chromium-browser') ?? findCommand('google-chrome');
}

/** @param {string} name */
export function findCommand(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find(executable);
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
