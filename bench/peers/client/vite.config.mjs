import { defineConfig } from 'vite';

// biome-ignore lint/style/noDefaultExport: vite asks for it
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: { outDir: '../../../.cache/peer-client', emptyOutDir: true, target: 'es2023' },
});
