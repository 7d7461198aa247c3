import type { Browser } from 'playwright-core';
import { MeasuredPage } from './measured-page.ts';
import type { PageDriver } from './page-driver.ts';
import type { ClientFigures } from './scenario.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** Times that a table is opened with an empty cache. */
const LOADS = 3;
/** Minimum number of decisions on slow machines. */
const FEWEST = 3;
const LONG_FRAME = 50;

/** A new visitor who plays. */
export class Player {
  readonly #browser: Browser;
  readonly #driver: PageDriver;
  readonly #measured: MeasuredPage;
  readonly #traffic: () => Promise<Traffic>;
  readonly #work: number[] = [];
  #bytes = 0;

  private constructor(browser: Browser, driver: PageDriver, measured: MeasuredPage) {
    this.#browser = browser;
    this.#driver = driver;
    this.#measured = measured;
    this.#traffic = countTraffic(measured.page);
  }

  static async arrive(browser: Browser, driver: PageDriver): Promise<Player> {
    return new Player(browser, driver, await MeasuredPage.open(browser, driver.ready));
  }

  /** Opens a table and makes a first decision. */
  async begin(url: string): Promise<Traffic> {
    const { page } = this.#measured;
    await this.#driver.begin(page, url);
    await page.waitForSelector(this.#driver.ready);
    const traffic = await this.#traffic();
    this.#bytes = traffic.bytes;
    await this.#decide();
    return traffic;
  }

  /** Opens the table's address in browsers that have the saved game but an empty cache. */
  async reload(): Promise<Pick<ClientFigures, 'interactive' | 'interactiveCpu'>> {
    const storage = await this.#measured.storage();
    const times: number[] = [];
    const work: number[] = [];
    for (let load = 0; load < LOADS; load++) {
      const measured = await MeasuredPage.open(this.#browser, this.#driver.ready, storage);
      await measured.page.goto(this.#measured.page.url(), { waitUntil: 'commit' });
      await measured.page.waitForFunction(() => window.meter.interactive !== undefined);
      work.push(await measured.work());
      times.push(await measured.page.evaluate(() => window.meter.interactive!));
      await measured.close();
    }
    return { interactive: median(times), interactiveCpu: median(work) };
  }

  async play(seconds: number): Promise<PlayFigures> {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end || this.#work.length < FEWEST) await this.#decide();
    const { updates, frames, tasks } = await this.#measured.page.evaluate(() => window.meter);
    const committed = updates.map((update) => update.committed);
    return {
      update: median(committed),
      updateLongest: Math.max(...committed),
      updateCpu: median(this.#work),
      shown: median(updates.map((update) => update.shown)),
      longestFrame: Math.max(0, ...frames),
      longFrames: frames.filter((gap) => gap > LONG_FRAME).length,
      frames: frames.length,
      longestTask: Math.max(0, ...tasks),
      decisions: updates.length,
      laterBytes: (await this.#traffic()).bytes - this.#bytes,
      ...(await this.#measured.memory()),
    };
  }

  async #decide(): Promise<void> {
    const { page } = this.#measured;
    const key = await this.#driver.prepare(page, this.#work.length);
    await page.evaluate(() => window.meter.expectDecision());
    const before = await this.#measured.work();
    await page.keyboard.press(key);
    await page.waitForFunction((made) => window.meter.updates.length > made, this.#work.length);
    this.#work.push((await this.#measured.work()) - before);
    await page.evaluate(() => window.meter.watch(true));
    await page.waitForSelector(this.#driver.ready);
    await page.evaluate(() => window.meter.watch(false));
  }
}

type PlayFigures = Omit<ClientFigures, keyof Traffic | 'interactive' | 'interactiveCpu' | 'cpuShare'>;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
