import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, '..', 'session', 'bots.worker.ts');
const WRITTEN = "new URL('./bots.worker.ts', import.meta.url)";

/**
 * Makes the bots' worker an entry of the page build, so that both share the rules chunks. Vite's separate worker build
 * would load them twice.
 */
export const worker: Plugin = {
  name: 'shared-worker-chunks',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes(WRITTEN)) return undefined;
    if (!id.endsWith('thinker.ts')) return this.error('another file starts the worker');
    const reference = this.emitFile({ type: 'chunk', id: WORKER, name: 'bots' });
    return code.replace(WRITTEN, `import.meta.ROLLUP_FILE_URL_${reference}`);
  },
};
