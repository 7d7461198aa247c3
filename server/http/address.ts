import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Of an IPv6 address, what one customer of a provider has. */
const SUBNET = 64;

/** `1.2.3.4:5678` or `[2001:db8::1]:5678`: some proxies pass the port on with the address. */
const WITH_PORT = /^\[?([^\]]+?)\]?:\d{1,5}$/;

/**
 * What limits count by. All clients whose address a proxy does not tell properly share one count, and so do clients
 * that hung up before they were heard, which have no address any more.
 */
export function addressOf({ ip = '' }: { readonly ip: string | undefined }): string {
  const address = isIP(ip) ? ip : (WITH_PORT.exec(ip)?.[1] ?? '');
  return isIP(address) ? normalizeIP(address, SUBNET) : '';
}
