import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Fonts that somebody may never need are kept once they were shown, the others from the start. */
const WITH_THE_PAGE = /^assets\/.*(?<!\.woff2)$|^assets\/(cormorant|alegreya-sans)-latin-[^e].*\.woff2$/;
const ALWAYS = ['./', './seal.svg', './icon-192.png', './manifest.webmanifest'];

/** Tells the service worker what to keep; its text changes with every file, so that browsers notice. */
export const precache: Plugin = {
  name: 'precache',
  // After the chunks that held nothing but styles are gone.
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => WITH_THE_PAGE.test(name));
    const version = createHash('sha256');
    for (const name of Object.keys(bundle).sort()) {
      const made = bundle[name]!;
      version.update(name).update(made.type === 'chunk' ? made.code : made.source);
    }
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return;
    const list = [...ALWAYS, ...files.map((name) => `./${name}`)];
    worker.code = `const PRECACHE = ${JSON.stringify({ version: version.digest('hex').slice(0, 16), files: list })};\n${worker.code}`;
  },
};
