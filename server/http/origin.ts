import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../protocol/fault.ts';

/** What of a request tells which site it comes from; a socket's upgrade has it too. */
interface Sent {
  readonly headers: IncomingMessage['headers'];
  /** As the connection or a trusted proxy says. */
  readonly protocol: string;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where the asker has reached us. X-Forwarded-Host is never read: proxies pass on what clients write there. One that
 * changes Host needs PUBLIC_URL.
 */
export function ownOrigin({ headers, protocol }: Sent, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = `${protocol}://${headers.host}`;
  if (!URL.canParse(url) || new URL(url).href !== `${new URL(url).origin}/`)
    throw new Refusal('malformed', 'The Host of the request cannot be read.');
  return new URL(url).origin;
}

/**
 * Whether a request comes from our own page or from a program, and not from another site in a browser, which
 * names itself in Origin and Sec-Fetch-Site.
 */
export function sameOrigin(request: Sent, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const own = ownOrigin(request, publicUrl);
  if (origin === own || publicUrl !== undefined) return origin === own;
  // Behind a proxy with TLS that is not trusted the scheme is not known here; the browser vouches for it.
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === new URL(own).host;
}

/** Before anything of the request is read. */
export function refuseCrossSite(request: Sent & { method: string }, publicUrl: string | undefined): void {
  if (!READING.has(request.method) && !sameOrigin(request, publicUrl))
    throw new Refusal('cross-site', 'Other sites may not do anything here in your name.');
}
