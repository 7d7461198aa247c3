import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ownSigns } from './kanji.ts';

const FACE = /\/\* (\S+)-\d+-normal \*\/\s*@font-face \{[^}]*\}\s*/g;
/** The alphabets of our languages; names may use others. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic'];

/**
 * Font faces as the page declares them. Only woff2, which every supported browser reads. Each alphabet is a family of
 * its own, which a browser consults only for letters that the families before it lack: while part of a family is
 * missing, the browser would look for a substitute in every size used.
 */
export const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.includes('@fontsource') || !id.endsWith('.css')) return undefined;
    const modern = code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
    const japanese = /\[\d+\]-(\d+)-normal/.exec(modern);
    const parted = modern.replaceAll(FACE, (face, name: string) => {
      const family = familyOf(face);
      const alphabet = name.slice(family.length + 1);
      if (japanese) return /^\[\d+\]$/.test(alphabet) ? renamed(face, 'other') : '';
      return alphabet === 'latin' ? face : renamed(face, ALPHABETS.includes(alphabet) ? alphabet : 'other');
    });
    return japanese ? (await ownFace(modern, id, japanese[1]!)) + parted : parted;
  },
};

const familyOf = (face: string): string => /font-family: '([^']+)'/.exec(face)![1]!;

const renamed = (face: string, alphabet: string): string => {
  const family = familyOf(face);
  return face.replace(family, `${family} ${alphabet}`);
};

/** The Japanese family holds the characters that we write; the rest is a second family, for names. */
async function ownFace(css: string, id: string, weight: string): Promise<string> {
  const family = familyOf(css);
  const name = family.toLowerCase().replaceAll(' ', '-');
  const full = join(dirname(id), 'files', `${name}-japanese-${weight}-normal.woff2`);
  const file = relative(dirname(id), await ownSigns(full, `${name}-${weight}`)).replaceAll('\\', '/');
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url(${file}) format('woff2');
}
`;
}
