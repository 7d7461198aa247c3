import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId } from '../../games/list.ts';
import { titleOf } from '../../games/words.ts';
import { escaped } from './svg.ts';

/** The titles of all games. */
export const TITLES: Readonly<Record<GameId, string>> = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, (await titleOf('en', id)).title])),
);

/** A report as one self-contained HTML file. */
export interface Page {
  readonly title: string;
  readonly subtitle: string;
  /** A few figures for the top. */
  readonly facts: readonly (readonly [value: string, what: string])[];
  readonly sections: readonly Section[];
  /** How the report was made. */
  readonly foot: string;
}

export interface Section {
  readonly title: string;
  readonly note: string;
  readonly body: string;
}

const FONTS = [
  ['Cormorant', 700, '@fontsource/cormorant/files/cormorant-latin-700-normal.woff2'],
  ['Alegreya Sans', 400, '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'],
  ['Alegreya Sans', 700, '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2'],
] as const;

/** The page's fonts if installed; otherwise system fonts. */
const fontFaces = (): string =>
  FONTS.map(([family, weight, file]) => {
    try {
      const data = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    } catch {
      return '';
    }
  }).join('');

/** A pagoda, cut into a seal. */
const SEAL = `<svg class="seal" viewBox="0 0 32 32" width="56" height="56" aria-hidden="true"><rect x="1" y="1" width="30" height="30" rx="2" fill="var(--verfill)"/><g fill="none" stroke="var(--onver)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="M16 4v3M10.5 12c3-.6 4.5-2.200 5.500-5 1 2.800 2.500 4.400 5.500 5zM8.500 18.500c2.700-.6 4.300-2 5-4h5c.7 2 2.300 3.400 5 4zM6.500 25c2.700-.6 4.800-1.800 5.500-4h8c.7 2.200 2.800 3.400 5.500 4z"/><path d="M10 25v3M16 25v3M22 25v3M7.500 28h17"/></g></svg>`;

const section = ({ title, note, body }: Section): string =>
  `<section><h2>${escaped(title)}</h2><p>${escaped(note)}</p>${body}</section>`;

export function page({ title, subtitle, facts, sections, foot }: Page): string {
  const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${fontFaces()}
${style}</style>
</head>
<body>
<header>${SEAL}<h1>${escaped(title)}</h1><p>${escaped(subtitle)}</p></header>
<main>
<ul class="facts">${facts.map(([value, what]) => `<li><b>${escaped(value)}</b>${escaped(what)}</li>`).join('')}</ul>
<div class="sections">
${sections.map(section).join('\n')}
</div>
</main>
<footer>${escaped(foot)}</footer>
</body>
</html>
`;
}

/** The figures of a chart as a table. */
export function figures(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => (cell === '' ? '<td></td>' : `<${tag}>${escaped(cell)}</${tag}>`)).join('')}</tr>`;
  return `<details><summary>The figures</summary><div class="scroll" tabindex="0"><table>${cells(head, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table></div></details>`;
}

/** The legend of a chart; `mark` is drawn in a square of 14 units. */
export const key = (entries: readonly (readonly [mark: string, what: string])[]): string =>
  `<ul class="key">${entries.map(([mark, what]) => `<li><svg viewBox="0 0 14 14" aria-hidden="true">${mark}</svg>${escaped(what)}</li>`).join('')}</ul>`;
