import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { install } from './meter.ts';

const TIMEOUT_MS = 120_000;
const SIZE = { width: 1280, height: 720 };

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page in a fresh browser profile, with the meter installed. */
export class MeasuredPage {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #session: CDPSession;

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.page = page;
    this.#context = context;
    this.#session = session;
  }

  /** `ready` selects an element that is present while a person may decide. */
  static async open(browser: Browser, ready: string, storage?: Storage): Promise<MeasuredPage> {
    const context = await browser.newContext({
      viewport: SIZE,
      locale: 'en',
      // Prefetching for offline use is not part of the measurement.
      serviceWorkers: 'block',
      ...(storage ? { storageState: storage } : {}),
    });
    await context.addInitScript(install, ready);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new MeasuredPage(context, page, session);
  }

  /** Milliseconds that the page's thread has worked, without the work of these measurements. */
  async work(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (of('TaskDuration') - of('DevToolsCommandDuration')) * 1000;
  }

  async memory(): Promise<{ heap: number; nodes: number }> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage');
    return { heap: usedSize, nodes: await this.page.evaluate(() => document.querySelectorAll('*').length) };
  }

  storage(): Promise<Storage> {
    return this.#context.storageState({ indexedDB: true });
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
