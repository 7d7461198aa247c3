import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** The part of an IPv6 address that identifies one customer of a provider. */
const SUBNET = 64;

/** `1.2.3.4:5678` or `[2001:db8::1]:5678`: some proxies append the port. */
const WITH_PORT = /^\[?([^\]]+?)\]?:\d{1,5}$/;

/**
 * The key for rate limits. Clients whose proxy sends no valid address share one key, as do those that have already
 * hung up and have no address any more.
 */
export function addressOf({ ip = '' }: { readonly ip: string | undefined }): string {
  const address = isIP(ip) ? ip : (WITH_PORT.exec(ip)?.[1] ?? '');
  return isIP(address) ? normalizeIP(address, SUBNET) : '';
}
