import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asked, Reply, WorkerMessage } from './bots.worker.ts';
import { type BotRequest, type BotWorker, workerThinker } from './thinker.ts';

/** A browser worker that the test controls. */
class LedWorker extends EventTarget implements BotWorker {
  readonly heard: Asked[] = [];
  pings = 0;
  ended = false;

  postMessage(word: WorkerMessage): void {
    if ('ping' in word) this.pings++;
    else if ('id' in word) this.heard.push(word);
  }

  terminate(): void {
    this.ended = true;
  }

  reply(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const QUESTION = { game: 'dragon', bot: 'level1' } as BotRequest;
let workers: LedWorker[];
const thinkerOf = () =>
  workerThinker(
    () => {
      workers.push(new LedWorker());
      return workers.at(-1)!;
    },
    () => Promise.resolve(),
  );
/** Lets pending questions be sent. */
const sent = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('puts a question to a fresh worker after one has failed over it', async () => {
  const thinker = thinkerOf();
  const answer = thinker.ask(QUESTION);
  await sent();
  workers[0]!.reply({ id: 0, error: 'no such bot' });
  expect(workers[0]!.ended).toBe(true);
  expect(workers[1]!.heard.map(({ id }) => id)).toEqual([0]);
  workers[1]!.reply({ id: 0, answer: 7 });
  expect(await answer).toBe(7);
  thinker.stop();
});

it('gives up after the second failure, and works again when it is asked again', async () => {
  const thinker = thinkerOf();
  const answer = thinker.ask(QUESTION);
  const failed = expect(answer).rejects.toThrow('still no such bot');
  await sent();
  workers[0]!.reply({ id: 0, error: 'no such bot' });
  workers[1]!.reply({ id: 0, error: 'still no such bot' });
  await failed;
  const second = thinker.ask(QUESTION);
  await sent();
  workers[2]!.reply({ id: 1, answer: 3 });
  expect(await second).toBe(3);
  thinker.stop();
});

it('asks a fresh worker everything that is open when one dies, and blames only the question that threw', async () => {
  const thinker = thinkerOf();
  const answers = [thinker.ask(QUESTION), thinker.ask(QUESTION)];
  await sent();
  workers[0]!.reply({ id: 0, error: 'thrown' });
  workers[1]!.die();
  await expect(answers[0]).rejects.toThrow();
  expect(workers[2]!.heard.map(({ id }) => id)).toEqual([1]);
  workers[2]!.reply({ id: 1, answer: 5 });
  expect(await answers[1]).toBe(5);
  thinker.stop();
});

it('replaces a worker that falls silent, but not one that thinks for long', async () => {
  const thinker = thinkerOf();
  const answer = thinker.ask(QUESTION);
  await sent();
  for (let n = 0; n < 30; n++) {
    await vi.advanceTimersByTimeAsync(5000);
    workers[0]!.reply({ pong: true });
  }
  expect(workers).toHaveLength(1);
  expect(workers[0]!.pings).toBe(30);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(workers).toHaveLength(2);
  workers[1]!.reply({ id: 0, answer: 1 });
  expect(await answer).toBe(1);
  thinker.stop();
});

it('hears nothing more from a worker that was replaced', async () => {
  const thinker = thinkerOf();
  const answer = thinker.ask(QUESTION);
  await sent();
  workers[0]!.die();
  workers[0]!.reply({ id: 0, answer: 1 });
  workers[1]!.reply({ id: 0, answer: 2 });
  expect(await answer).toBe(2);
  thinker.stop();
});
