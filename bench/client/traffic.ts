import type { Page, Request } from 'playwright-core';

export interface Traffic {
  bytes: number;
  fontBytes: number;
  requests: number;
}

/** Counts what a page and its workers load from now on; bodies as sent over the wire. */
export function countTraffic(page: Page): () => Promise<Traffic> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const traffic: Traffic = { bytes: 0, fontBytes: 0, requests: requests.length };
    for (const request of requests) {
      const { responseBodySize } = await request.sizes();
      if (/\.woff2?$/.test(new URL(request.url()).pathname)) traffic.fontBytes += responseBodySize;
      else traffic.bytes += responseBodySize;
    }
    return traffic;
  };
}
