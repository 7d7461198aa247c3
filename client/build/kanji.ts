import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MADE = fileURLToPath(new URL('../../.cache/fonts', import.meta.url));

/** All characters beyond the alphabets in our Japanese texts. */
function signs(): string {
  const files = globSync(['i18n/ja/*.ts', 'games/*/words/ja/*.ts'], { cwd: ROOT });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return [...new Set(texts.join(''))].filter((sign) => sign > '\u2e80').join('');
}

/**
 * A subset of a font with the characters of our texts, as one file. The package splits a Japanese font into 120 files
 * by how common characters are; a table loaded 55 of them, most for a few characters.
 */
export async function ownSigns(full: string, name: string): Promise<string> {
  const wanted = signs();
  const source = readFileSync(full);
  const hash = createHash('sha256').update(source).update(wanted).digest('hex').slice(0, 12);
  const file = join(MADE, `${name}-${hash}.woff2`);
  if (existsSync(file)) return file;
  mkdirSync(MADE, { recursive: true });
  writeFileSync(`${file}.new`, await subsetFont(source, wanted, { targetFormat: 'woff2' }));
  renameSync(`${file}.new`, file);
  return file;
}
