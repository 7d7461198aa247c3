import { normalizeIP } from '@fastify/rate-limit';

/** Of an IPv6 address, what one customer of a provider has. */
const SUBNET = 64;

/** What limits count by. Whoever has hung up before being heard has no address any more. */
export const addressOf = ({ ip }: { readonly ip: string | undefined }): string =>
  ip === undefined ? '' : normalizeIP(ip, SUBNET);
