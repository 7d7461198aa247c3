import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../protocol/fault.ts';

/** What of a request tells which site it comes from; a socket's upgrade has it too. */
interface Sent {
  readonly headers: IncomingMessage['headers'];
  readonly host: string;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from our own page or from a program, and not from another site in a browser, which
 * names itself in Origin and Sec-Fetch-Site.
 */
export function sameOrigin({ headers, host }: Sent, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Before anything of the request is read. */
export function refuseCrossSite(request: Sent & { method: string }, publicUrl: string | undefined): void {
  if (!READING.has(request.method) && !sameOrigin(request, publicUrl))
    throw new Refusal('cross-site', 'Other sites may not do anything here in your name.');
}
