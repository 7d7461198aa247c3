import helmet from '@fastify/helmet';
import type { Settings } from '../../settings/settings.ts';
import type { Routes } from './context.ts';

const YEAR = 365 * 86_400;

const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Content security: pages load from and connect to this origin only, and cannot be framed. */
export async function protect(app: Routes, { publicUrl }: Settings): Promise<void> {
  const https = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The arithmetic of the bots' nets is WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  const features = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', features).header('x-request-id', request.id);
    // Answers depend on the person, so caches must not store them.
    reply.header('cache-control', 'no-store');
  });
}
