import type { Bot } from '../../bots/bot.ts';
import type { Advised } from '../../bots/explain/advice.ts';
import type { JudgedMove } from '../../bots/explain/judge.ts';
import { LEVELS } from '../../bots/levels.ts';
import type { Action } from '../../core/game.ts';
import { loadBot } from '../../games/bots.ts';
import type { GameId } from '../../games/list.ts';
import { rulesOf } from '../../games/list.ts';
import type { Advice, AdviceQuestion, BotRequest, JudgeQuestion, ReasonQuestion } from './thinker.ts';

/** A message from the page: a question, a cancellation, or a ping. */
export type WorkerMessage = { readonly ping: true } | Asked | { readonly drop: number };

export type Asked =
  | { readonly id: number; readonly question: BotRequest }
  | { readonly id: number; readonly advice: AdviceQuestion }
  | { readonly id: number; readonly judged: JudgeQuestion }
  | { readonly id: number; readonly reasons: ReasonQuestion };

type Answer = Action | Advice | readonly JudgedMove[] | readonly Advised[] | undefined;

/** A message to the page: an answer, progress, an error, or a pong. */
export type Reply =
  | { readonly pong: true }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly answer: Answer };

/** Milliseconds of thinking between checks for messages. */
const SLICE = 12;

const dropped = new Set<number>();

addEventListener('message', async ({ data }: MessageEvent<WorkerMessage>) => {
  if ('ping' in data) say({ pong: true });
  else if ('drop' in data) dropped.add(data.drop);
  else {
    const { id } = data;
    // The page does not see rejected promises of a worker, so errors are sent as replies.
    const reply = await answered(data).then(
      (answer): Reply => ({ id, answer }),
      (error: unknown): Reply => ({ id, error: String(error) }),
    );
    if (!dropped.delete(id)) say(reply);
  }
});

const say = (reply: Reply): void => postMessage(reply);

async function answered(asked: Asked): Promise<Answer> {
  if ('question' in asked) return decide(asked.id, asked.question);
  if ('advice' in asked) return advised(asked.id, asked.advice);
  return 'judged' in asked ? judged(asked.id, asked.judged) : reasoned(asked.id, asked.reasons);
}

async function decide(id: number, question: BotRequest): Promise<Action | undefined> {
  const { view, seat, legal, dice } = question;
  const [game, bot] = await Promise.all([rulesOf(question.game), botOf(question.bot, question.game)]);
  const asked = { game, view, seat, legal };
  return bot.ponder ? inSlices(id, bot.ponder(asked, dice)) : bot.choose(asked, dice);
}

async function advised(id: number, asked: AdviceQuestion): Promise<Advice | undefined> {
  const { view, seat, legal, dice, must, imagine } = asked;
  const [game, { advise }, { reconstruct: imagined }] = await Promise.all([
    rulesOf(asked.game),
    import('../../bots/explain/advice.ts'),
    import('../../bots/explain/reconstruct.ts'),
    loadBot(asked.game),
  ]);
  const found =
    imagine && must !== undefined
      ? imagined(game, view, seat, must, dice)
      : { question: { game, view, seat, legal }, unsure: false };
  if (!found) return undefined;
  const aim = must === undefined ? {} : { must };
  const moves = await inSlices(id, advise(found.question, dice, aim), (part) => say({ id, part }));
  return moves && { moves, view: found.question.view, unsure: found.unsure };
}

async function judged(id: number, asked: JudgeQuestion): Promise<JudgedMove[] | undefined> {
  const { view, seat, legal, dice, must, deep } = asked;
  const [game, { judge }, { reviewNodes }] = await Promise.all([
    rulesOf(asked.game),
    import('../../bots/explain/judge.ts'),
    import('../../bots/review/review.ts'),
    loadBot(asked.game),
  ]);
  return inSlices(id, judge({ game, view, seat, legal }, dice, { must, nodes: reviewNodes(game, deep) }));
}

async function reasoned(id: number, asked: ReasonQuestion): Promise<Advised[] | undefined> {
  const { view, seat, legal, dice, moves } = asked;
  const [game, { explain }] = await Promise.all([
    rulesOf(asked.game),
    import('../../bots/explain/advice.ts'),
    loadBot(asked.game),
  ]);
  return inSlices(id, explain({ game, view, seat, legal }, moves, dice));
}

/** Thinks in slices until done or cancelled. */
async function inSlices<P, T>(
  id: number,
  thoughts: Generator<P, T>,
  hear?: (part: P) => void,
): Promise<T | undefined> {
  for (let since = performance.now(); !dropped.has(id); ) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (performance.now() - since < SLICE) continue;
    hear?.(value);
    await pause();
    since = performance.now();
  }
  return undefined;
}

/** Lets messages arrive. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

async function botOf(name: string, game: GameId): Promise<Bot> {
  if (name === 'random') return (await import('../../bots/random.ts')).random;
  if (name === 'greedy') return (await import('../../bots/greedy.ts')).greedy;
  await loadBot(game);
  const level = LEVELS.find(({ id }) => id === name);
  if (!level) throw new Error(`There is no bot '${name}'.`);
  // Without the net, offline for instance, the level searches without it.
  await level.load(game).catch(() => undefined);
  return level.bot;
}
