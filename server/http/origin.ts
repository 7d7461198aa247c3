import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../protocol/fault.ts';

/** The part of a request that shows its site; also available on a socket's upgrade. */
interface Sent {
  readonly headers: IncomingMessage['headers'];
  /** As the connection or a trusted proxy reports it. */
  readonly protocol: string;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin under which the client reached us. X-Forwarded-Host is ignored, as proxies pass on what clients write
 * there; a proxy that changes Host needs PUBLIC_URL.
 */
export function ownOrigin({ headers, protocol }: Sent, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = `${protocol}://${headers.host}`;
  if (!URL.canParse(url) || new URL(url).href !== `${new URL(url).origin}/`)
    throw new Refusal('malformed', 'The Host of the request cannot be read.');
  return new URL(url).origin;
}

/**
 * Whether a request comes from our page or from a program, not from another site: browsers report that in Origin and
 * Sec-Fetch-Site.
 */
export function sameOrigin(request: Sent, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const own = ownOrigin(request, publicUrl);
  if (origin === own || publicUrl !== undefined) return origin === own;
  // Behind an untrusted proxy with TLS the scheme is unknown; trust Sec-Fetch-Site instead.
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === new URL(own).host;
}

/** Runs before the request is read. */
export function refuseCrossSite(request: Sent & { method: string }, publicUrl: string | undefined): void {
  if (!READING.has(request.method) && !sameOrigin(request, publicUrl))
    throw new Refusal('cross-site', 'Other sites cannot act here in your name.');
}
