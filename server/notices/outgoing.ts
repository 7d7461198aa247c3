import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { type RequestOptions, request as secure } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** How long an answer may take, with everything before it. */
const PATIENCE_MS = 8_000;

export interface Outgoing {
  /** Whether addresses of the own network and plain HTTP are allowed. */
  readonly private: boolean;
  /** Certificates trusted besides those of the system. */
  readonly ca?: string | undefined;
  readonly patience?: number;
  /** Servers that know names, in place of those of the system. */
  readonly nameServers?: readonly string[];
}

/** An address that nothing is sent to. */
export class ForbiddenAddress extends Error {}

/** Ranges that are not the public net. */
const CLOSED = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv4');
// Documentation, tunnels and translations, which lead to IPv4 addresses of any kind.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv6');
/** The only part of IPv6 that is the public net. */
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIP(address) === 6
    ? OPEN.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6')
    : isIP(address) === 4 && !CLOSED.check(address, 'ipv4');

/** An address that people may name, if it can be used here. */
export function readAddress(text: string, { private: own }: Outgoing): URL {
  if (!URL.canParse(text) || text.length > 1000) throw new ForbiddenAddress('is not an address');
  const url = new URL(text);
  const schemes = own ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol)) throw new ForbiddenAddress('must begin with https://');
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('must not contain a name');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !own && !isPublic(host)) throw new ForbiddenAddress('is not in the public net');
  return url;
}

/**
 * Posts a body and returns the status of the answer, which is not read. The name is resolved once, and the connection
 * goes to that address and nowhere else: redirects are answers like others.
 */
export async function post(
  url: URL,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  outgoing: Outgoing,
): Promise<number> {
  const signal = AbortSignal.timeout(outgoing.patience ?? PATIENCE_MS);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await addressesOf(host, outgoing, signal);
  const address = found.find((one) => outgoing.private || isPublic(one.address));
  if (!address || (!outgoing.private && found.some((one) => !isPublic(one.address))))
    throw new ForbiddenAddress('is not in the public net');
  const { promise, resolve: answered, reject } = Promise.withResolvers<number>();
  const options: RequestOptions = {
    method: 'POST',
    signal,
    agent: false,
    headers: { ...headers, 'content-length': body.length },
    // Names may lead elsewhere the next time they are asked for.
    lookup: (_host, { all }, give) =>
      all ? give(null, [address]) : give(null, address.address, address.family),
    ...(outgoing.ca !== undefined && { ca: outgoing.ca }),
  };
  const send = url.protocol === 'https:' ? secure : plain;
  const request = send(url, options, (answer) => {
    answered(answer.statusCode ?? 0);
    answer.destroy();
  });
  request.once('error', reject);
  request.end(body);
  return promise;
}

/**
 * The addresses of a name. `lookup` reads the names of the local network, too, but holds one of the process's four threads,
 * which files need as well; name servers of strangers may take their time, so that their names are asked for without one.
 */
async function addressesOf(host: string, outgoing: Outgoing, signal: AbortSignal): Promise<LookupAddress[]> {
  if (outgoing.private && !outgoing.nameServers) return abortable(lookup(host, { all: true }), signal);
  if (LOCAL.test(host)) throw new ForbiddenAddress('is not in the public net');
  const resolver = new Resolver();
  if (outgoing.nameServers) resolver.setServers(outgoing.nameServers);
  try {
    const [four, six] = await abortable(
      Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]),
      signal,
    );
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0) throw new Error('The name has no address.');
    return found;
  } finally {
    resolver.cancel();
  }
}

const LOCAL = /(?:^|\.)localhost\.?$/;

async function abortable<T>(job: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([job, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
