// Where the NATS server for the tests is. Shared by the set-up, which runs before anything is installed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCommand } from './browser.mjs';

/** Where the set-up unpacks Debian's package; installing it would also start a server for the whole machine. */
export const natsFolder = fileURLToPath(new URL('../.cache/nats-server', import.meta.url));

export function findNats() {
  const unpacked = join(natsFolder, 'usr', 'sbin', 'nats-server');
  return existsSync(unpacked) ? unpacked : findCommand('nats-server');
}
