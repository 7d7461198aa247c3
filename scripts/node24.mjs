// The Node 24 that comes with the lockfile. Shared by what runs before anything is installed.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The npm package that holds Node for this platform. */
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;

export const isNode24 = Number.parseInt(process.versions.node, 10) >= 24;

/** Whether the lockfile has a Node for this platform. */
export function isNodeBundled() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return nodePackage in optionalDependencies;
}

/** The path of that Node, once it is installed. */
export function findBundledNode() {
  const path = join(root, 'node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node');
  return existsSync(path) ? path : undefined;
}
