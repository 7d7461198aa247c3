import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a player sees when asked for a decision, or at the end. */
interface Turn {
  readonly over: boolean;
  /** A move waits to be confirmed. */
  readonly ready: boolean;
  readonly prompt: string;
  /** Points on the visible board where a move can be picked. */
  readonly spots: readonly Spot[];
}

interface Spot extends Point {
  /** Picks nothing until a second one is clicked. */
  readonly half: boolean;
}

/** Targets on a board that can be picked and are not picked yet. */
const OPEN = ':is([data-action], [data-half]):not([aria-disabled="true"], [aria-pressed="true"])';

const CONFIRM = '.bar.own .btn.p[aria-disabled="false"]';

/** A player with a mouse in front of a page. Makes random but reproducible decisions. */
export class Hand {
  readonly page: Page;
  onBoard = 0;
  /** Phases in which the board had nothing to click. */
  readonly fromList: string[] = [];
  #chance: number;

  constructor(page: Page, seed = 7) {
    this.page = page;
    this.#chance = seed;
  }

  /** Waits until this page is asked for a decision, or its game is over. */
  async turn(): Promise<Turn> {
    const found = await this.page.waitForFunction(lookAtTable, OPEN, { polling: 'raf' });
    return found.jsonValue() as Promise<Turn>;
  }

  /** Plays until the game is over. */
  async playOut(): Promise<void> {
    for (let turn = await this.turn(); !turn.over; turn = await this.turn()) await this.decide(turn);
  }

  async playSome(decisions: number): Promise<void> {
    for (let n = 0; n < decisions; n++) await this.decide(await this.turn());
  }

  /** Confirms a pending move; otherwise picks on the board, or in the list what the board does not show. */
  async decide(turn: Turn): Promise<void> {
    if (!turn.ready) return this.pick(turn);
    const ply = await this.ply();
    await this.press(CONFIRM);
    // A slow page shows the old turn for a while, which cannot be confirmed twice.
    await this.page.waitForFunction(isConfirmed, { ply, confirm: CONFIRM });
  }

  async pick({ spots, prompt }: Turn): Promise<void> {
    if (spots.length > 0) {
      const spot = this.choose(spots);
      await this.touch(spot);
      if (spot.half) {
        await this.page.waitForSelector('[data-half][aria-pressed="true"]');
        await this.touch(this.choose((await this.turn()).spots));
      }
      this.onBoard++;
      return;
    }
    const ply = await this.ply();
    await this.press('.bar-do .btn[aria-expanded="false"]');
    await this.press('.moves-list .move');
    await this.page.waitForFunction(hasMoved, { ply, confirm: CONFIRM });
    await this.#closeList();
    this.fromList.push(prompt);
  }

  /** The list stays open for the next choice of a turn, and closes with the last. */
  async #closeList(): Promise<void> {
    while (await this.page.$('.panel')) {
      const close = await this.page.evaluate(findPoint, '.panel-head .btn');
      if (close) await this.touch(close);
    }
  }

  /** The ply that the page shows. */
  protected ply(): Promise<string | null> {
    return this.page.locator('.table').getAttribute('data-ply');
  }

  /** Clicks the first matching element that is clickable and does not move. */
  async press(selector: string): Promise<void> {
    let before: Point | undefined;
    let now = await this.#find(selector);
    while (before?.x !== now.x || before.y !== now.y) [before, now] = [now, await this.#find(selector)];
    await this.touch(now);
  }

  async #find(selector: string): Promise<Point> {
    const found = await this.page.waitForFunction(findPoint, selector, { polling: 'raf' });
    return (await found.jsonValue()) as Point;
  }

  protected choose<T>(from: readonly T[]): T {
    this.#chance = (Math.imul(this.#chance, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((this.#chance / 2 ** 32) * from.length)]!;
  }

  protected async touch({ x, y }: Point): Promise<void> {
    await this.page.mouse.click(x, y);
  }
}

/** A player with a finger on a touch screen. */
export class Finger extends Hand {
  protected override async touch({ x, y }: Point): Promise<void> {
    await this.page.touchscreen.tap(x, y);
  }
}

/** A player with a keyboard: arrows move, Enter picks, C confirms, L opens the list. */
export class Keys extends Hand {
  /** Questions at which nothing had the focus, or something other than a legal target. */
  readonly lost: string[] = [];

  override async turn(): Promise<Turn> {
    const turn = await super.turn();
    const at = await this.page.evaluate((open) => {
      const { activeElement: active, body } = document;
      if (!active || active === body) return 'nothing';
      const first = document.querySelector(`:is(.stage-box, .parts) ${open}`);
      return first && active.matches('.prompt') ? 'the prompt' : undefined;
    }, OPEN);
    if (at) this.lost.push(`${turn.prompt}: ${at}`);
    return turn;
  }

  /** Counts from now on the frames that are drawn while nothing of the table has the focus. */
  async watchFocus(): Promise<void> {
    await this.page.waitForSelector('.bar.own');
    await this.page.evaluate(() => {
      const counted = globalThis as unknown as { unfocused: number };
      counted.unfocused = 0;
      const look = () => {
        if (document.querySelector('.table') && document.activeElement === document.body) counted.unfocused++;
        requestAnimationFrame(look);
      };
      // The first press of a key gives the focus to the table.
      addEventListener('keydown', () => setTimeout(look), { once: true });
    });
  }

  unfocused(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { unfocused: number }).unfocused);
  }

  /** Collects what is announced to screen readers from now on. */
  async listen(): Promise<() => Promise<string[]>> {
    await this.page.waitForSelector('[role="log"]', { state: 'attached' });
    await this.page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const region = document.querySelector('[role="log"]')!;
      heard.push(...[...region.children].map(({ textContent }) => textContent));
      const watch = (records: MutationRecord[]) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) heard.push(node.textContent ?? '');
      };
      new MutationObserver(watch).observe(region, { childList: true });
    });
    return () => this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  }

  override async decide({ ready, prompt }: Turn): Promise<void> {
    const ply = await this.ply();
    if (ready) {
      await this.page.keyboard.press('c');
      await this.page.waitForFunction(hasMoved, { ply });
      return;
    }
    // The list reopens with the next decision.
    if (await this.page.$('.panel')) await this.page.keyboard.press('Escape');
    if (await this.#walk()) {
      this.onBoard++;
      if (await this.page.evaluate(() => document.activeElement?.matches('[data-half]'))) {
        await this.page.keyboard.press('Enter');
        await this.#walk();
      }
    } else {
      // It may have reopened since.
      if (!(await this.page.$('.panel'))) await this.page.keyboard.press('l');
      await this.page.waitForFunction(() => document.activeElement?.classList.contains('move'));
      this.fromList.push(prompt);
    }
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(hasMoved, { ply, confirm: CONFIRM });
  }

  /** Moves the focus to a matching element. */
  async reach(selector: string): Promise<void> {
    await this.page.waitForSelector(selector, { state: 'attached' });
    for (let steps = 0; steps < 80; steps++) {
      await this.page.keyboard.press('Tab');
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not reach ${selector}.`);
  }

  override async press(selector: string): Promise<void> {
    await this.reach(selector);
    await this.page.keyboard.press('Space');
  }

  /** Moves over the board until an available target has the focus. */
  async #walk(): Promise<boolean> {
    for (let steps = 0; steps < 12; steps++) {
      await this.page.keyboard.press(this.choose(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']));
      if (await this.page.evaluate((open) => document.activeElement?.matches(open), OPEN)) return true;
    }
    return false;
  }
}

/** Runs in the page: a decision was made, or waits to be confirmed. */
function hasMoved({ ply, confirm }: { ply: string | null; confirm?: string }): boolean {
  const table = document.querySelector<HTMLElement>('.table');
  return table?.dataset.ply !== ply || (confirm !== undefined && document.querySelector(confirm) !== null);
}

/** Runs in the page: nothing waits to be confirmed, or something else does. */
function isConfirmed({ ply, confirm }: { ply: string | null; confirm: string }): boolean {
  const table = document.querySelector<HTMLElement>('.table');
  return table?.dataset.ply !== ply || document.querySelector(confirm) === null;
}

/** Runs in the page: undefined while somebody else decides. */
function lookAtTable(open: string): Turn | undefined {
  const bar = document.querySelector('.bar .prompt')?.cloneNode(true) as Element | undefined;
  // What a picked move does is written a little later.
  bar?.querySelector('.bar-effect')?.remove();
  const prompt = bar?.textContent ?? '';
  if (document.querySelector('.bar-do a[href^="#/replay/"]'))
    return { over: true, ready: false, prompt, spots: [] };
  const confirm = document.querySelector('.bar.own .btn.p');
  if (!confirm) return undefined;
  const ready = confirm.getAttribute('aria-disabled') === 'false';
  const board = document.querySelector('.stage-box, .parts')!;
  const targets = board.querySelectorAll(open);
  const turn = { over: false, ready, prompt, spots: [...targets].flatMap((target) => spotIn(target) ?? []) };
  // A board may scroll to what matters; wait until it stands still.
  const root = document.documentElement.dataset;
  const seen = JSON.stringify(turn);
  const still = root.seen === seen;
  root.seen = seen;
  return still ? turn : undefined;

  /** Excludes what is only partly visible at the edge. */
  function isInside(target: Element, x: number, y: number): boolean {
    const edge = 8;
    const part = target.closest('.stage-box, .board-field, .board-dock') ?? board;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return x > left + edge && x < right - edge && y > top + edge && y < bottom - edge;
  }

  /** A drawing may be empty in its centre. */
  function spotIn(target: Element): Spot | undefined {
    const half = target.hasAttribute('data-half');
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const x = left + width * across;
        const y = top + height * down;
        if (isInside(target, x, y) && target.contains(document.elementFromPoint(x, y))) return { x, y, half };
      }
    return undefined;
  }
}

/** Runs in the page: a point of the first matching element that nothing covers. */
function findPoint(selector: string): Point | undefined {
  for (const target of document.querySelectorAll(selector)) {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    if (target.contains(hit) || hit?.closest('label')?.contains(target)) return at;
  }
  return undefined;
}
