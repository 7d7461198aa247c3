import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { Refusal } from '../protocol/fault.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { Identities } from './accounts/identities.ts';
import { Keys } from './accounts/keys.ts';
import { Mails } from './accounts/mails.ts';
import { rpIdOf } from './accounts/passkey.ts';
import { limitHall } from './accounts/quotas.ts';
import { Readings } from './accounts/readings.ts';
import type { Bus } from './bus/bus.ts';
import { Enforcer } from './conduct/enforcer.ts';
import { serveAccount } from './http/account.ts';
import { addressOf } from './http/address.ts';
import { serveCircles } from './http/circles.ts';
import { serveConduct } from './http/conduct.ts';
import type { Context, Routes } from './http/context.ts';
import { serveDeviceLinks } from './http/device-links.ts';
import { answerFault, answerFaults, rawFault } from './http/fault.ts';
import { serveGames } from './http/games.ts';
import { protect } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { serveHolidays } from './http/holidays.ts';
import { serveMe } from './http/me.ts';
import { serveModeration } from './http/moderation.ts';
import { serveNotices, serveStops } from './http/notices.ts';
import { describeApi } from './http/openapi.ts';
import { refuseCrossSite, sameOrigin } from './http/origin.ts';
import { servePages } from './http/pages.ts';
import { servePeople } from './http/people.ts';
import { servePublicPages } from './http/public.ts';
import { knowPeople } from './http/session.ts';
import { serveSignIn } from './http/sign-in.ts';
import { serveTables } from './http/tables.ts';
import { serveTokens } from './http/tokens.ts';
import type { Mailer } from './mail/mailer.ts';
import { type NoticeService, openNotices } from './notices/service.ts';
import { type LogStream, logOptions } from './operations/log.ts';
import { Metrics } from './operations/metrics.ts';
import { VERSION } from './operations/version.ts';
import { Directory } from './people/directory.ts';
import { PresenceBook } from './people/presence.ts';
import type { HallApi } from './tables/api.ts';
import { serveSockets } from './ws/serve.ts';

const MINUTE = 60_000;
const CLOSE_IDLE_MS = 50;
const FINISH_MS = 5000;

export interface AppDeps {
  readonly store: Store;
  readonly hall: HallApi;
  /** Tells the other nodes who was signed out. */
  readonly bus?: Bus;
  readonly metrics?: Metrics;
  readonly log?: LogStream;
  /** Undefined where no mail is sent. */
  readonly mailer?: Mailer | undefined;
  /** Our own address, as mails and notices name it; by default PUBLIC_URL. */
  readonly origin?: () => string;
  /** Without it, routes work and nothing is sent. */
  readonly notices?: NoticeService;
}

/** HTTP and sockets over a store and a hall that are already open. The caller listens and closes all three. */
export async function openApp(settings: Settings, deps: AppDeps): Promise<Routes> {
  const { store, log = process.stderr, metrics = new Metrics() } = deps;
  const app = fastify({
    logger: logOptions(settings.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: settings.maxBytes,
    requestTimeout: MINUTE / 2,
    return503OnClosing: false,
    frameworkErrors: answerFault,
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      socket.end(rawFault('malformed', 'This is not HTTP as it is understood here.'));
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  // JSON bodies only: a form on another site cannot send JSON without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('known', undefined);

  const identities = await Identities.open(
    store,
    settings.publicUrl?.startsWith('https:') ?? false,
    deps.bus,
  );
  const hall = limitHall(deps.hall, settings);
  const readings = new Readings(settings.linesPerMinute);
  const keys = new Keys(store);
  const origin = deps.origin ?? (() => settings.publicUrl ?? '');
  const mails = new Mails(store, deps.mailer, origin);
  const notices =
    deps.notices ??
    (await openNotices(settings, {
      ...{ store, hall, mailer: deps.mailer, origin },
      failed: (error) => app.log.error({ err: error }, 'failed'),
    }));
  const enforcer = new Enforcer({
    ...{ store, hall, identities, bus: deps.bus },
    failed: (error) => app.log.error({ err: error }, 'failed'),
  });
  app.addHook('onClose', () => enforcer.close());
  const context: Context = { settings, store, hall, identities, readings, keys, mails, notices };

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = reply.elapsedTime;
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requests.observe(labels, ms / 1000);
    const person = request.known?.person.id;
    request.log.info({ ...labels, ms: Math.round(ms * 10) / 10, ...(person && { person }) }, 'answered');
  });
  app.addHook('onRequest', async (request) => refuseCrossSite(request, settings.publicUrl));
  await protect(app, settings);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too-many', 'Too many recent requests from this address.', {
        retryAfter: Math.ceil(ttl / 1000),
      }),
  });
  answerFaults(app);
  await describeApi(app, settings);

  app.addHook('preClose', async () => closeConnections(app.server));
  const sockets = await serveSockets(app as unknown as FastifyInstance, {
    hall,
    readings,
    settings,
    version: VERSION,
    whoIs: (request) => identities.whoIs(request),
    onRevoked: (listener) => identities.onRevoked(listener),
    onNews: (listener) => enforcer.onNews(listener),
    sameOrigin: (request) => sameOrigin(request, settings.publicUrl),
  });
  const book = new PresenceBook({
    store,
    connected: () => sockets.visitors,
    failed: (error) => app.log.error({ err: error }, 'failed'),
  });
  app.addHook('onClose', () => book.close());
  metrics.gauge('mandate_sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('mandate_live_tables', 'Tables in memory', () => hall.live);
  metrics.gauge('mandate_tables_set_aside', 'Tables that cannot be read', () => hall.aside);
  metrics.total('mandate_commits_total', 'Commits of groups of appends', () => store.stats.commits);
  metrics.total('mandate_appends_total', 'Appends in those commits', () => store.stats.appends);

  serveHealth(app, context, metrics);
  serveGames(app);
  servePages(app, settings);
  await app.register(async (mails) => serveStops(mails.withTypeProvider<ZodTypeProvider>(), context));
  const directory = new Directory(store, readings);
  servePublicPages(app, directory, settings);
  await app.register(async (personal) => {
    const routes = personal.withTypeProvider<ZodTypeProvider>();
    knowPeople(routes, context, book);
    serveMe(routes, context);
    serveAccount(routes, context);
    serveHolidays(routes, context);
    serveCircles(routes, context);
    serveSignIn(routes, context);
    serveTokens(routes, context);
    serveDeviceLinks(routes, context);
    serveNotices(routes, context);
    serveTables(routes, context, directory);
    servePeople(routes, context, directory);
    serveConduct(routes, context);
    serveModeration(routes, context, enforcer);
  });
  await app.ready();
  await warnOfDomain(app, keys, settings);
  return app;
}

/** Passkeys belong to the domain where they were made. */
async function warnOfDomain(app: Routes, keys: Keys, { publicUrl }: Settings): Promise<void> {
  if (publicUrl === undefined) return;
  const other = await keys.otherDomain(rpIdOf(publicUrl));
  if (other !== undefined)
    app.log.warn({ made: other, publicUrl }, 'passkeys made at another domain do not work here');
}

/** Either how many proxies are in front of us or their addresses. */
const trusted = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * Closes keep-alive connections as soon as they are idle, and limits the time a slow request can delay the shutdown.
 */
function closeConnections(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  const all = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(all);
  });
}
