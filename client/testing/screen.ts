import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/index.ts';
import type { KeptGame } from '../session/kept.ts';
import type { Pace } from '../settings/settings.ts';
import type { Site } from './site.ts';

export const WIDE = { width: 1280, height: 720 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export interface Look {
  readonly size?: { readonly width: number; readonly height: number };
  /** Touched with fingers; without it, an upright screen is. */
  readonly touched?: boolean;
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'full' | 'still';
  /** How fast bots play and scenes run; at once, if nothing else is said. */
  readonly pace?: Pace;
  /** Whether moves must be confirmed. */
  readonly confirming?: boolean;
  readonly textMode?: boolean;
  /** Games stored on this device. */
  readonly games?: readonly KeptGame[];
  /** Address of another server than the one of the tests. */
  readonly at?: string;
  /** Installs the service worker, which takes as long as opening the page. */
  readonly serviceWorker?: true;
  /** Seeds the page's random numbers. */
  readonly seed?: number;
}

const PICTURES = join(fileURLToPath(new URL('../../.cache', import.meta.url)), 'failures');

/** Opens devices for one test, collects their errors, and closes them. */
export class Screens {
  readonly #browser: Browser;
  readonly #site: Site;
  readonly #open: { readonly context: BrowserContext; readonly page: Page; readonly errors: string[] }[] = [];

  constructor(browser: Browser, site: Site) {
    this.#browser = browser;
    this.#site = site;
  }

  /** A device with its own storage. */
  async open(hash: string, look: Look = {}): Promise<Page> {
    const { size = WIDE, language = 'en', theme = 'light', motion = 'still', games = [], seed = 1 } = look;
    const { confirming = true, pace = 'instant', textMode = false } = look;
    const { touched: phone = size.width < size.height } = look;
    const context = await this.#browser.newContext({
      viewport: size,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: motion === 'still' ? 'reduce' : 'no-preference',
      baseURL: look.at ?? this.#site.url,
      serviceWorkers: look.serviceWorker ? 'allow' : 'block',
    });
    const settings = JSON.stringify({ language, theme, motion, pace, confirming, textMode });
    await context.addInitScript(prepare, {
      settings,
      games: games.map((game) => [game.id, JSON.stringify(game)] as const),
      seed,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text(), message.location().url))
        errors.push(message.text());
    });
    this.#open.push({ context, page, errors });
    await page.goto(`/${hash}`);
    return page;
  }

  /** Runs a test; if it fails, takes a picture of every device. */
  async run(name: string, test: (screens: this) => Promise<void>): Promise<void> {
    try {
      await test(this);
      for (const { errors } of this.#open) expect(errors, 'errors in the page').toEqual([]);
    } catch (error) {
      await this.#picture(name, error);
      throw error;
    } finally {
      await Promise.all(this.#open.splice(0).map(({ context }) => context.close()));
    }
  }

  async #picture(name: string, error: unknown): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    const said: string[] = [];
    for (const [n, { page, errors }] of this.#open.entries()) {
      const path = join(PICTURES, `${name.replaceAll(/\W+/g, '-')}-${n + 1}.png`);
      const taken = await page.screenshot({ path, timeout: 5000 }).then(
        () => path,
        () => 'no picture',
      );
      said.push([`${page.url()} (${taken})`, ...errors].join('\n'));
    }
    if (error instanceof Error) error.message = `${error.message}\n${said.join('\n')}`;
  }
}

/** Goes to another screen like a link; resolves when the old one is gone. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (location.hash === to) return;
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = to;
    await changed;
    await new Promise(requestAnimationFrame);
  }, hash);
}

/** Changes the language in the settings. */
export async function speak(page: Page, language: Language): Promise<void> {
  await goTo(page, '#/settings');
  await page.locator('.counts').first().locator('.tile').nth(LANGUAGES.indexOf(language)).click();
  await page.waitForSelector(`html[lang="${language}"]`);
}

/** The browser reports failed requests, which are expected when the server is away or refuses. */
const isExpected = (text: string, url: string): boolean =>
  /^Failed to load resource: (net::|the server responded with a status of 401)|^WebSocket connection to/.test(
    text,
  ) ||
  // Over plain http in a local network.
  text.startsWith('The Cross-Origin-Opener-Policy header has been ignored') ||
  (/^Failed to load resource: .* (?:403|404|409)/.test(text) && new URL(url).pathname.startsWith('/api/'));

/** Runs in the page before anything else. */
function prepare({
  settings,
  games,
  seed,
}: {
  settings: string;
  games: (readonly [string, string])[];
  seed: number;
}): void {
  if (!localStorage.getItem('mandate-settings')) {
    localStorage.setItem('mandate-settings', settings);
    for (const [id, game] of games) localStorage.setItem(`mandate-game-${id}`, game);
  }
  let state = seed;
  const byte = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
    if (bytes instanceof Uint8Array) for (let at = 0; at < bytes.length; at++) bytes[at] = byte();
    return bytes;
  };
}
