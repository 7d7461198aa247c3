import type { Browser } from 'playwright-core';
import { Gaze } from './gaze.ts';
import type { Hands } from './hands.ts';
import type { ClientFigures } from './scenario.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** Times that a table is opened with an empty cache. */
const LOADS = 3;
/** However slow the machine is, so many decisions are made. */
const FEWEST = 3;
const LONG_FRAME = 50;

/** Somebody who comes to a page for the first time and plays. */
export class Player {
  readonly #browser: Browser;
  readonly #hands: Hands;
  readonly #gaze: Gaze;
  readonly #traffic: () => Promise<Traffic>;
  readonly #work: number[] = [];
  #bytes = 0;

  private constructor(browser: Browser, hands: Hands, gaze: Gaze) {
    this.#browser = browser;
    this.#hands = hands;
    this.#gaze = gaze;
    this.#traffic = countTraffic(gaze.page);
  }

  static async arrive(browser: Browser, hands: Hands): Promise<Player> {
    return new Player(browser, hands, await Gaze.open(browser, hands.ready));
  }

  /** To a table, where a first decision is made. */
  async begin(url: string): Promise<Traffic> {
    const { page } = this.#gaze;
    await this.#hands.begin(page, url);
    await page.waitForSelector(this.#hands.ready);
    const traffic = await this.#traffic();
    this.#bytes = traffic.bytes;
    await this.#decide();
    return traffic;
  }

  /** The address of the table, opened by browsers that have its game but nothing of the page. */
  async reload(): Promise<Pick<ClientFigures, 'interactive' | 'interactiveCpu'>> {
    const storage = await this.#gaze.storage();
    const times: number[] = [];
    const work: number[] = [];
    for (let load = 0; load < LOADS; load++) {
      const gaze = await Gaze.open(this.#browser, this.#hands.ready, storage);
      await gaze.page.goto(this.#gaze.page.url(), { waitUntil: 'commit' });
      await gaze.page.waitForFunction(() => window.meter.interactive !== undefined);
      work.push(await gaze.work());
      times.push(await gaze.page.evaluate(() => window.meter.interactive!));
      await gaze.close();
    }
    return { interactive: median(times), interactiveCpu: median(work) };
  }

  async play(seconds: number): Promise<PlayFigures> {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end || this.#work.length < FEWEST) await this.#decide();
    const { updates, frames, tasks } = await this.#gaze.page.evaluate(() => window.meter);
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
      ...(await this.#gaze.memory()),
    };
  }

  async #decide(): Promise<void> {
    const { page } = this.#gaze;
    const key = await this.#hands.prepare(page, this.#work.length);
    await page.evaluate(() => window.meter.expectDecision());
    const before = await this.#gaze.work();
    await page.keyboard.press(key);
    await page.waitForFunction((made) => window.meter.updates.length > made, this.#work.length);
    this.#work.push((await this.#gaze.work()) - before);
    await page.evaluate(() => window.meter.watch(true));
    await page.waitForSelector(this.#hands.ready);
    await page.evaluate(() => window.meter.watch(false));
  }
}

type PlayFigures = Omit<ClientFigures, keyof Traffic | 'interactive' | 'interactiveCpu' | 'cpuShare'>;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
