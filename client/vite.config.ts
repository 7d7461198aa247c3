import { defineConfig } from 'vite';
import { chunkOf } from './build/chunks.ts';
import { fonts } from './build/fonts.ts';
import { precache } from './build/precache.ts';
import { worker } from './build/worker.ts';

// biome-ignore lint/style/noDefaultExport: vite asks for it
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../.cache/vite',
  plugins: [fonts, worker, precache],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../.cache/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Only the nets of bots are larger, and nothing waits for them.
    chunkSizeWarningLimit: 900,
    // The bots' worker has no document to preload with.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostId }) => (/^assets\/(?:bots?|core)-/.test(hostId) ? [] : deps),
    },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/sw.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
});
