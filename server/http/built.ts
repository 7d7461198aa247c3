import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../.cache/client', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const ZIPPED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);
const zip = promisify(gzip);

/** A file of the built page, ready to send. */
export interface Built {
  readonly type: string;
  readonly plain: Buffer;
  readonly zipped: Buffer | undefined;
}

/** Asset names contain a hash of the content, so each is read once. */
const assets = new Map<string, Built>();

export async function builtAsset(name: string): Promise<Built | undefined> {
  const known = assets.get(name);
  if (known) return known;
  const found = await builtFile(`assets/${name}`);
  if (found) assets.set(name, found);
  return found;
}

/** A file of the page as last built; undefined if it is missing or the page was not built. */
export async function builtFile(name: string): Promise<Built | undefined> {
  if (!/^(assets\/)?\w[\w.-]*$/.test(name)) return undefined;
  const ending = extname(name);
  try {
    const plain = await readFile(join(FOLDER, name));
    return {
      type: TYPES[ending] ?? 'application/octet-stream',
      plain,
      zipped: ZIPPED.has(ending) ? await zip(plain) : undefined,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
