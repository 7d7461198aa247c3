import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Rarely needed fonts and the nets of bots are cached when first used, everything else from the start. */
const WITH_THE_PAGE =
  /^assets\/(?!net-).*(?<!\.woff2)$|^assets\/(cormorant|alegreya-sans)-latin-[^e].*\.woff2$/;
const ALWAYS = ['./', './seal.svg', './icon-192.png', './manifest.webmanifest'];

/** Gives the service worker its list of files. The text changes with every file, so that browsers notice updates. */
export const precache: Plugin = {
  name: 'precache',
  // Runs after empty style-only chunks are removed.
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
