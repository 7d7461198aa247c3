// Finds the browser for the tests. Set-up uses it too, before anything is installed.

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Turns off Chromium's address-bar page, which is loaded for every window and costs more than what is tested. Chromium
 * uses only the last --disable-features, so this list includes what Playwright turns off itself.
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

/** A headless browser without network requests of its own. */
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

/** Chromium without windows. The same page costs a fifth less time in it. */
export const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return executable(named) ? named : undefined;
  for (const name of BROWSERS) {
    const found = findCommand(name);
    if (found) return found;
  }
  return undefined;
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
