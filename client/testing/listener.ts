import type { Locator, Page } from 'playwright-core';

/** An answer as it is heard: everything by its role and name. */
interface Heard {
  readonly title: string;
  readonly sentence: string;
  readonly items: readonly string[];
}

/** Milliseconds after which an answer that is the same as the last one is taken for it. */
const SAME_MS = 60;

/**
 * A player who sees nothing: it knows the page by the roles, names and live text of its accessibility tree, types lines, and
 * makes random but reproducible decisions.
 */
export class Listener {
  readonly page: Page;
  /** Everything that was typed. */
  readonly typed: string[] = [];
  decisions = 0;
  #chance: number;
  #last = '';

  constructor(page: Page, seed = 7) {
    this.page = page;
    this.#chance = seed;
  }

  get #line(): Locator {
    return this.page.getByRole('combobox', { name: 'Command line' });
  }

  /** Types a line; returns what is read out as its answer. */
  async say(line: string): Promise<Heard> {
    this.typed.push(line);
    await this.#line.focus();
    await this.page.keyboard.insertText(line);
    await this.page.keyboard.press('Enter');
    const log = this.page.getByRole('log', { name: 'Answers' });
    const begun = Date.now();
    for (;;) {
      const tree = await log.ariaSnapshot();
      const since = Date.now() - begun;
      if ((tree !== this.#last && (await this.#line.inputValue()) === '') || since > SAME_MS) {
        this.#last = tree;
        return heardIn(tree);
      }
    }
  }

  /** Everything that was announced so far. */
  async log(): Promise<string> {
    return this.page.getByRole('log').last().ariaSnapshot();
  }

  /** Plays until it hears that the game is over, or has made so many decisions. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    while (this.decisions < most) {
      const { sentence } = await this.say('who');
      if (sentence.includes('The game is over.')) return;
      if (!sentence.includes('It is your turn.')) continue;
      if (!sentence.includes('Chosen:')) await this.#choose();
      await this.say('confirm');
      this.decisions++;
    }
  }

  async #choose(): Promise<void> {
    const { items } = await this.say('moves');
    if (items.length > 0) await this.say(String(1 + Math.floor(this.#random() * items.length)));
  }

  #random(): number {
    this.#chance = (Math.imul(this.#chance, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#chance / 2 ** 32;
  }
}

/** The last answer in the tree of the log of answers. */
function heardIn(tree: string): Heard {
  const last = tree.split(/^ *- article/m).at(-1)!;
  const of = (role: string): string[] =>
    [...last.matchAll(new RegExp(`^ *- '?${role}:? ?(.*)$`, 'gm'))].map(([, text]) =>
      text!.replaceAll(/^"|"$/g, ''),
    );
  return { title: of('heading')[0] ?? '', sentence: of('paragraph').join(' '), items: of('listitem') };
}
