import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstSeat, legalActions } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import { GAME_IDS, type GameId } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { BotPool, type BotPoolOptions } from './pool.ts';
import type { BotQuestion } from './question.ts';
import type { Claim, Urgency } from './queue.ts';

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

/** The first decision of a game as a question to a bot. */
function question(id: GameId, bot: string, dice = 'dice'): BotQuestion {
  const game = gameOf(id);
  const s = game.setup(defaultOptions(game, 3), 3, 'seed');
  const seat = firstSeat(game.active(s));
  return { game: id, view: game.view(s, seat), seat, legal: legalActions(game, s, seat), bot, dice };
}

const claimOf = (host: string, urgency: Urgency = 'people present'): Claim => ({
  host,
  urgency: () => urgency,
});
const CLAIM = claimOf('host');

const inProcess = ({ game, view, seat, legal, bot, dice }: BotQuestion): number =>
  botNamed(bot).choose({ game: gameOf(game), view, seat, legal }, stream(dice, bot));

describe('answers', () => {
  test.each(GAME_IDS)('are those of the bot in this process: %s', async (id) => {
    const bots = pool({ threads: 2 });
    const asked = ['random', 'greedy'].flatMap((bot) =>
      Array.from({ length: 10 }, (_, i) => question(id, bot, `dice ${i}`)),
    );
    expect(await Promise.all(asked.map((q) => bots.choose(q, CLAIM)))).toEqual(asked.map(inProcess));
  });

  test('of the workers that come with the server', async () => {
    const bots = new BotPool({ threads: 1, seconds: 5 });
    open.push(bots);
    const asked = question('han', 'greedy');
    expect(await bots.choose(asked, CLAIM)).toBe(inProcess(asked));
  });

  test('come in the order in which one host asked, however many wait', async () => {
    const bots = pool();
    const order: number[] = [];
    const all = Array.from({ length: 20 }, (_, i) =>
      bots.choose(question('dragon', 'random'), CLAIM).then(() => order.push(i)),
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
    await bots.choose({ ...asked, state: { secret: true } } as BotQuestion, CLAIM);
    // Workers of other test files, such as an open database, may post at the same time.
    const worker = post.mock.contexts[post.mock.calls.findIndex(([message]) => 'bot' in message)];
    const crossed = post.mock.calls.filter((_, i) => post.mock.contexts[i] === worker);
    expect(crossed).toEqual([[{ ...asked, ms: 5000 }]]);
  } finally {
    post.mockRestore();
  }
});

describe('a search whose time is up', () => {
  test('answers with its best move so far, and its worker goes on', async () => {
    const outcomes: string[] = [];
    const bots = pool({ seconds: 0.05, onAnswer: (outcome) => outcomes.push(outcome) });
    const start = vi.spyOn(Worker.prototype, 'terminate');
    const asked = question('han', 'undecided');
    expect(await bots.choose(asked, CLAIM)).toBe(asked.legal.at(-1));
    expect(asked.legal).toContain(await bots.choose(question('han', 'level6'), CLAIM));
    await bots.choose(question('han', 'random'), CLAIM);
    expect(outcomes).toEqual(['cut', 'cut', 'answered']);
    expect(start).not.toHaveBeenCalled();
    start.mockRestore();
  });

  test('has its time from when it begins to think, however long its question waited', async () => {
    const outcomes: string[] = [];
    const bots = pool({ seconds: 0.3, onAnswer: (outcome) => outcomes.push(outcome) });
    const asked = [...Array(3).fill('undecided'), 'level3'].map((bot) => question('han', bot));
    const answers = await Promise.all(asked.map((each) => bots.choose(each, CLAIM)));
    expect(outcomes).toEqual(['cut', 'cut', 'cut', 'answered']);
    expect(answers.at(-1)).toBe(inProcess(asked.at(-1)!));
  });
});

describe('a fair queue', () => {
  /** Asks one question per claim while the only thread is busy; returns the order of the answers. */
  async function order(claims: readonly Claim[], busy = claimOf('somebody')): Promise<number[]> {
    const bots = pool();
    const answered: number[] = [];
    const first = bots.choose(question('dragon', 'greedy'), busy);
    const all = claims.map((claim, i) =>
      bots.choose(question('dragon', 'greedy'), claim).then(() => answered.push(i)),
    );
    await Promise.all([first, ...all]);
    return answered;
  }

  const flood = (urgency: Urgency) => Array.from({ length: 100 }, () => claimOf('flooder', urgency));

  test.each(['spectators', 'people away', 'people present'] as const)(
    'answers a person next, though another host has a hundred questions waiting (%s)',
    async (urgency) => {
      const answered = await order([...flood(urgency), claimOf('honest')], claimOf('flooder', urgency));
      expect(answered.indexOf(100)).toBe(0);
    },
  );

  test('takes people who are present before those who are away, and spectators last', async () => {
    const urgencies = ['spectators', 'people away', 'people present', 'spectators'] as const;
    expect(await order(urgencies.map((urgency, i) => claimOf(`host ${i}`, urgency)))).toEqual([2, 1, 0, 3]);
  });

  test('sees who has come and gone while questions waited', async () => {
    let came = false;
    const claims = [
      claimOf('a'),
      claimOf('b'),
      { host: 'c', urgency: () => (came ? 'people present' : 'spectators') } as const,
    ];
    const waiting = order(claims.toReversed(), { host: 'd', urgency: () => 'people present' });
    came = true;
    expect(await waiting).toEqual([0, 1, 2]);
  });

  test('drops what nobody waits for, without a thread', async () => {
    const outcomes: string[] = [];
    const bots = pool({ onAnswer: (outcome) => outcomes.push(outcome) });
    let wanted = true;
    const claim: Claim = { host: 'a', urgency: () => (wanted ? 'spectators' : undefined) };
    const dropped = expect(bots.choose(question('han', 'random'), claim)).rejects.toMatchObject({
      fault: 'unwanted',
    });
    wanted = false;
    await bots.choose(question('han', 'random'), CLAIM);
    await dropped;
    expect(outcomes).toEqual(['answered']);
    expect(bots.waiting).toBe(0);
  });
});

describe('a bot that does not answer', () => {
  test('is cut off, while others are answered', async () => {
    const bots = pool({ threads: 2, seconds: 1, graceMs: 1000 });
    await Promise.all([1, 2].map(() => bots.choose(question('dragon', 'greedy'), CLAIM)));
    const order: string[] = [];
    const stuck = expect(bots.choose(question('han', 'endless'), CLAIM))
      .rejects.toMatchObject({ fault: 'late' })
      .then(() => order.push('cut off'));
    for (let i = 0; i < 3; i++)
      await bots.choose(question('dragon', 'greedy'), CLAIM).then(() => order.push('answered'));
    await stuck;
    expect(order).toEqual(['answered', 'answered', 'answered', 'cut off']);
  });

  test('is replaced, so that the next question is answered', async () => {
    const bots = pool({ seconds: 0.1, graceMs: 250 });
    const stuck = expect(bots.choose(question('han', 'endless'), CLAIM)).rejects.toMatchObject({
      fault: 'late',
    });
    const asked = question('han', 'greedy');
    expect(await bots.choose(asked, CLAIM)).toBe(inProcess(asked));
    await stuck;
  });
});

describe('a bot that fails', () => {
  test.each(['cheating', 'talkative', 'quitting', 'greedy-for-memory', 'nobody'])(
    '%s: the question is rejected, the next one answered',
    async (bot) => {
      const outcomes: string[] = [];
      const bots = pool({ seconds: 20, onAnswer: (outcome) => outcomes.push(outcome) });
      await expect(bots.choose(question('dragon', bot), CLAIM)).rejects.toMatchObject({ fault: 'failed' });
      await bots.choose(question('dragon', 'random'), CLAIM);
      expect(outcomes).toEqual(['failed', 'answered']);
    },
  );

  test('says where, but not what it holds', async () => {
    const error = await pool()
      .choose(question('han', 'talkative'), CLAIM)
      .catch((thrown: Error) => thrown);
    expect(String(error)).toContain('TypeError at ');
    expect(String(error)).not.toContain('I hold');
  });

  test('A worker that does not come up rejects what waits, instead of letting it wait for ever.', async () => {
    const bots = pool({ threads: 2, worker: new URL('./no-such-file.ts', import.meta.url) });
    for (let i = 0; i < 5; i++)
      await expect(bots.choose(question('han', 'random'), CLAIM)).rejects.toMatchObject({ fault: 'failed' });
  });
});

test('A closed pool refuses, and rejects what is under way.', async () => {
  const bots = pool();
  await bots.choose(question('han', 'random'), CLAIM);
  const asked = ['endless', 'random'].map((bot) => bots.choose(question('han', bot), CLAIM));
  const refused = asked.map((answer) => expect(answer).rejects.toMatchObject({ fault: 'closed' }));
  await bots.close();
  await Promise.all(refused);
  await expect(bots.choose(question('han', 'random'), CLAIM)).rejects.toMatchObject({ fault: 'closed' });
});
