import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../scripts/browser.mjs';
import { Device, type Net, openNet } from '../../testing/net.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

let net: Net;
let browser: Browser;
const complaints: string[] = [];
beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found; `npm test` installs one.');
  [net, browser] = await Promise.all([openNet(), chromium.launch({ executablePath, args: FLAGS })]);
});
afterAll(async () => {
  await browser?.close();
  await net?.close();
});

async function open(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(net.url + path);
  return page;
}

describe.each([1280, 390])('at a width of %i', (width) => {
  test.each(['/', '/api', '/carry'])('%s fits, under its own policy', async (path) => {
    const page = await open(path, width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(236, 225, 201)');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('a damaged link to another device says so, and its button stays alive', async () => {
  const page = await open('/carry#%E0%A4%A', 390);
  await page.click('button');
  await expect.poll(() => page.innerText('#say')).toContain('damaged');
  expect(await page.isEnabled('button')).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('every link within the manual leads somewhere, and every operation is there', async () => {
  const page = await open('/api', 1280);
  const links: string[] = await page.$$eval('a[href^="#"]', (all) => all.map((a) => a.getAttribute('href')!));
  const ids: string[] = await page.$$eval('[id]', (all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(links.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
  const { body } = await new Device(net).ask('GET /api/openapi.json');
  const operations = Object.values<object>(body.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toEqual(expect.arrayContaining(operations));
  expect(ids).toEqual(expect.arrayContaining(['schema-ClientMessage', 'schema-ServerMessage']));
  await page.context().close();
});

test('what is put into a page stays text', async () => {
  const { headers, body } = await new Device(net).ask('GET /api', undefined, {
    host: 'x"><script>alert(1)</script>',
  });
  expect(body).not.toContain('<script>alert');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a link carries a person to another browser, which forgets the code', async () => {
  const device = await Device.guest(net, 'Réka <b>');
  const { link } = (await device.ask('POST /api/me/carry')).body;
  const page = await open(new URL(link).pathname + new URL(link).hash, 390);
  expect((await device.ask('GET /api/me')).status).toBe(200);
  await page.click('button');
  await page.locator('#say', { hasText: 'Réka <b>' }).waitFor();
  expect(page.url()).toBe(`${net.url}/carry`);
  const here = await page.evaluate("fetch('/api/me').then((answer) => answer.json())");
  expect(here).toEqual((await device.ask('GET /api/me')).body);
  expect(complaints).toEqual([]);

  const late = await open(new URL(link).pathname + new URL(link).hash, 390);
  await late.click('button');
  await late.locator('#say', { hasText: 'has been used' }).waitFor();
  for (const one of [page, late]) await one.context().close();
});
