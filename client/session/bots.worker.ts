import type { Bot } from '../../bots/bot.ts';
import type { Action, GameId } from '../../rules/core/game.ts';
import { gameOf } from './games.ts';
import type { Question } from './thinker.ts';

/** What the page says: a question, or that an answer is no longer wanted. */
export type Word = { readonly id: number; readonly question: Question } | { readonly drop: number };

/** Milliseconds of thinking between two looks at what the page says. */
const SLICE = 12;

const dropped = new Set<number>();

addEventListener('message', async ({ data }: MessageEvent<Word>) => {
  if ('drop' in data) dropped.add(data.drop);
  else {
    const action = await answer(data.id, data.question);
    if (action !== undefined) postMessage({ id: data.id, action });
    dropped.delete(data.id);
  }
});

async function answer(id: number, question: Question): Promise<Action | undefined> {
  const { view, seat, legal, dice } = question;
  const [game, bot] = await Promise.all([gameOf(question.game), botOf(question.bot, question.game)]);
  const asked = { game, view, seat, legal };
  if (!bot.ponder) return bot.choose(asked, dice);
  const thoughts = bot.ponder(asked, dice);
  for (let since = performance.now(); !dropped.has(id); ) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  return undefined;
}

/** Lets messages come in. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Each game has a value of its own, and only what is played is fetched. */
const VALUES: Readonly<Record<GameId, () => Promise<unknown>>> = {
  confucius: async () => (await import('../../bots/value/confucius.ts')).confucius,
  dragon: async () => (await import('../../bots/value/dragon.ts')).dragon,
  han: async () => (await import('../../bots/value/han.ts')).han,
};

async function botOf(name: string, game: GameId): Promise<Bot> {
  if (name === 'random') return (await import('../../bots/random.ts')).random;
  if (name === 'greedy') return (await import('../../bots/greedy.ts')).greedy;
  const [{ LEVELS }, { learn }, value] = await Promise.all([
    import('../../bots/levels.ts'),
    import('../../bots/value/known.ts'),
    VALUES[game](),
  ]);
  learn(game, value);
  const level = LEVELS.find(({ id }) => id === name);
  if (!level) throw new Error(`There is no bot '${name}'.`);
  return level.bot;
}
