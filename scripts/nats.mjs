// Finds the NATS server for the tests. Set-up uses it too, before anything is installed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCommand } from './browser.mjs';

/** Set-up unpacks Debian's package here; installing it would also start a system-wide server. */
export const natsFolder = fileURLToPath(new URL('../.cache/nats-server', import.meta.url));

export function findNats() {
  const unpacked = join(natsFolder, 'usr', 'sbin', 'nats-server');
  return existsSync(unpacked) ? unpacked : findCommand('nats-server');
}
