import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOOT } from '../../i18n/boot.ts';
import { LANGUAGES } from '../../i18n/index.ts';

const manifestOf = (lang: string): Record<string, unknown> => {
  const name = lang === 'en' ? 'manifest' : `manifest.${lang}`;
  return JSON.parse(readFileSync(new URL(`../public/${name}.webmanifest`, import.meta.url), 'utf8'));
};

it.each(LANGUAGES)('the manifest in %s says its language and describes the page in it', (lang) => {
  const { lang: said, description, ...rest } = manifestOf(lang);
  expect(said).toBe(lang);
  expect(description).toBe(BOOT[lang].description);
  const { lang: _, description: __, ...english } = manifestOf('en');
  expect(rest).toEqual(english);
});
