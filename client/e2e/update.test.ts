import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { pageTest as test } from '../testing/stand.ts';

/** The page of a server, which after `deploy` is a newer version: its parts have other names, and the old ones are gone. */
async function deployable(origin: string) {
  let deployed = false;
  const server = createServer(async ({ url = '/' }, response) => {
    const gone = deployed && url.startsWith('/assets/');
    const answer = await fetch(origin + (gone ? '/assets/gone' : url.replace('/newer/', '/assets/')));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const text = deployed && /html|javascript/.test(type);
    response.writeHead(answer.status, { 'content-type': type });
    response.end(text ? newerText(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      deployed = true;
    },
    close: () => server.close(),
  };
}

const newerText = (text: string): string =>
  text.replaceAll('assets/', 'newer/').replace(/("version":")[0-9a-f]{8}/, '$1ffffffff');

const newer = () => document.querySelector('script[src*="newer/"]') !== null;
const askForVersions = async () => (await navigator.serviceWorker.ready).update();

test('a new version is offered, and an open table keeps all its parts until the player takes it up', async (screens, site) => {
  const server = await deployable(site.url);
  try {
    const page = await screens.open('', { serviceWorker: true, at: server.url });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const hand = new Hand(page);
    await hand.press('.game:has(#game-han) .btn.p');
    await hand.playSome(1);

    server.deploy();
    await page.evaluate(askForVersions);
    const offer = page.locator('.slip-top');
    await offer.waitFor();
    expect(await page.evaluate(newer)).toBe(false);
    // Rules and hints are parts that were not loaded yet.
    await page.keyboard.press('u');
    await page.waitForSelector('.rules details');
    await page.keyboard.press('Escape');
    await page.reload();
    await hand.playSome(1);
    expect(await page.evaluate(newer)).toBe(false);

    await page.locator('.slip-top .btn').first().click();
    await page.waitForFunction(newer);
    expect((await hand.turn()).over).toBe(false);
    expect(await page.locator('.slip-top').count()).toBe(0);
  } finally {
    server.close();
  }
});
