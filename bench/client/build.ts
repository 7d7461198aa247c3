// Builds a page to measure unless it exists: node build.ts mandate|boardgame.io

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildPage } from '../../client/build/page.ts';

if (process.argv[2] === 'mandate') await buildPage();
else
  await build({
    configFile: fileURLToPath(new URL('../peers/client/vite.config.mjs', import.meta.url)),
    logLevel: 'error',
  });
