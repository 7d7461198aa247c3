import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../protocol/fault.ts';
import { health } from '../../protocol/http.ts';
import { StoreError } from '../../store/store.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Context, Routes } from './context.ts';

const PATIENCE_MS = 2000;

async function late(): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false });
  throw new StoreError('The store does not answer.');
}

/** For monitoring: never rate-limited, and logged only on failure. */
export function serveHealth(app: Routes, { store, hall, settings }: Context, metrics: Metrics): void {
  app.get('/healthz', {
    config: { rateLimit: false },
    logLevel: 'warn',
    schema: {
      operationId: 'readHealth',
      tags: ['Operations'],
      summary: 'Whether the server and its database answer',
      security: [],
      response: { 200: health, 503: health },
    },
    handler: async (_request, reply) => {
      try {
        // Known failures are reported at once: with a full disk every query is slow.
        if (hall.keeps) {
          await Promise.race([store.ping(), late()]);
          return { status: 'ok' } as const;
        }
      } catch {
        // Reported below.
      }
      reply.code(503).header('retry-after', 2);
      return { status: 'unavailable' } as const;
    },
  });

  app.get('/metrics', {
    config: { rateLimit: false },
    logLevel: 'warn',
    schema: {
      operationId: 'readMetrics',
      tags: ['Operations'],
      summary: 'Figures in the text format of Prometheus',
      description: 'Wants the bearer token of METRICS_TOKEN where the host has set one.',
      security: [],
      hide: true,
    },
    handler: async (request, reply) => {
      const { metricsToken } = settings;
      if (metricsToken !== undefined && !matches(request.headers.authorization, `Bearer ${metricsToken}`))
        throw new Refusal('unauthorized', 'The metrics require their token.');
      return reply.type(metrics.contentType).send(await metrics.text());
    },
  });
}

function matches(given = '', wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
