import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import { firstSeat, GAME_IDS, type GameId, legalActions } from '../../rules/core/game.ts';
import { defaultOptions } from '../../rules/core/options.ts';
import { stream } from '../../rules/core/rng.ts';
import { gameOf } from '../../rules/index.ts';
import { BotPool, type BotPoolOptions } from './pool.ts';
import type { BotQuestion } from './question.ts';

const UNRULY = new URL('../testing/bot-worker.ts', import.meta.url);
const open: BotPool[] = [];

function pool(options: Partial<BotPoolOptions> = {}): BotPool {
  const made = new BotPool({ threads: 1, seconds: 5, worker: UNRULY, ...options });
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((made) => made.close()));
});

/** What a bot is asked at the first decision of a game. */
function question(id: GameId, bot: string, dice = 'dice'): BotQuestion {
  const game = gameOf(id);
  const s = game.setup(defaultOptions(game, 3), 3, 'seed');
  const seat = firstSeat(game.active(s));
  return { game: id, view: game.view(s, seat), seat, legal: legalActions(game, s, seat), bot, dice };
}

const inProcess = ({ game, view, seat, legal, bot, dice }: BotQuestion): number =>
  botNamed(bot).choose({ game: gameOf(game), view, seat, legal }, stream(dice, bot));

describe('answers', () => {
  test.each(GAME_IDS)('are those of the bot in the own process: %s', async (id) => {
    const bots = pool({ threads: 2 });
    const asked = ['random', 'greedy'].flatMap((bot) =>
      Array.from({ length: 10 }, (_, i) => question(id, bot, `dice ${i}`)),
    );
    expect(await Promise.all(asked.map((q) => bots.choose(q)))).toEqual(asked.map(inProcess));
  });

  test('of the workers that come with the server', async () => {
    const bots = new BotPool({ threads: 1, seconds: 5 });
    open.push(bots);
    const asked = question('han', 'greedy');
    expect(await bots.choose(asked)).toBe(inProcess(asked));
  });

  test('come in the order of the questions, however many wait', async () => {
    const bots = pool();
    const order: number[] = [];
    const all = Array.from({ length: 20 }, (_, i) =>
      bots.choose(question('dragon', 'random')).then(() => order.push(i)),
    );
    expect(bots.waiting).toBe(20);
    await Promise.all(all);
    expect(order).toEqual([...Array(20).keys()]);
    expect(bots.waiting).toBe(0);
  });
});

test('Nothing but view, seat and legal moves crosses, with names and dice.', async () => {
  const bots = pool();
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  try {
    const asked = question('confucius', 'random');
    await bots.choose({ ...asked, state: { secret: true } } as BotQuestion);
    expect(post.mock.calls).toEqual([[asked]]);
  } finally {
    post.mockRestore();
  }
});

describe('a bot that does not answer', () => {
  test('is cut off in time, while others are answered and the loop turns', async () => {
    const bots = pool({ threads: 2, seconds: 1 });
    await Promise.all([1, 2].map(() => bots.choose(question('dragon', 'greedy'))));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    let cutAfter = 0;
    const stuck = expect(bots.choose(question('han', 'endless')))
      .rejects.toMatchObject({ fault: 'late' })
      .then(() => {
        cutAfter = performance.now() - start;
      });
    for (let i = 0; i < 20; i++) await bots.choose(question('dragon', 'greedy'));
    const othersAfter = performance.now() - start;
    await stuck;
    delay.disable();
    expect(othersAfter).toBeLessThan(cutAfter);
    expect(cutAfter).toBeGreaterThanOrEqual(1000);
    expect(cutAfter).toBeLessThan(3000);
    expect(delay.percentile(90) / 1e6).toBeLessThan(100);
  });

  test('is replaced, so that the next question is answered', async () => {
    const bots = pool({ seconds: 0.1 });
    const stuck = expect(bots.choose(question('han', 'endless'))).rejects.toMatchObject({ fault: 'late' });
    const asked = question('han', 'greedy');
    expect(await bots.choose(asked)).toBe(inProcess(asked));
    await stuck;
  });
});

describe('a bot that fails', () => {
  test.each(['cheating', 'talkative', 'quitting', 'greedy-for-memory', 'nobody'])(
    '%s: the question is rejected, the next one answered',
    async (bot) => {
      const outcomes: string[] = [];
      const bots = pool({ seconds: 20, onAnswer: (outcome) => outcomes.push(outcome) });
      await expect(bots.choose(question('dragon', bot))).rejects.toMatchObject({ fault: 'failed' });
      await bots.choose(question('dragon', 'random'));
      expect(outcomes).toEqual(['failed', 'answered']);
    },
  );

  test('says where, but not what it holds', async () => {
    const error = await pool()
      .choose(question('han', 'talkative'))
      .catch((thrown: Error) => thrown);
    expect(String(error)).toContain('TypeError at ');
    expect(String(error)).not.toContain('I hold');
  });

  test('A worker that does not come up rejects what waits, instead of letting it wait for ever.', async () => {
    const bots = pool({ threads: 2, worker: new URL('./no-such-file.ts', import.meta.url) });
    for (let i = 0; i < 5; i++)
      await expect(bots.choose(question('han', 'random'))).rejects.toMatchObject({ fault: 'failed' });
  });
});

test('A closed pool refuses, and rejects what is under way.', async () => {
  const bots = pool();
  await bots.choose(question('han', 'random'));
  const asked = ['endless', 'random'].map((bot) => bots.choose(question('han', bot)));
  const refused = asked.map((answer) => expect(answer).rejects.toMatchObject({ fault: 'closed' }));
  await bots.close();
  await Promise.all(refused);
  await expect(bots.choose(question('han', 'random'))).rejects.toMatchObject({ fault: 'closed' });
});
