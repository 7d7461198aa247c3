import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { runNodes, runToEnd } from '../../bots/anytime.ts';
import { LEVELS } from '../../bots/levels.ts';
import { search } from '../../bots/searcher.ts';
import { questions } from '../../bots/testing/questions.ts';
import { stream } from '../../core/rng.ts';
import '../../games/all-bots.ts';
import { gameOf } from '../../games/rules.ts';
import { pageTest as test } from '../testing/stand.ts';

const dice = () => stream('net', 'page');

/** Runs in the page: what its worker for bots answers. */
async function answer([script, question]: [string, object]): Promise<unknown> {
  const worker = new Worker(script, { type: 'module' });
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data.answer ?? data.error);
    worker.onerror = ({ message }) => resolve(message);
    worker.postMessage({ id: 1, question });
  });
}

test('the page fetches the net when a level needs it, and decides as Node does', async (screens) => {
  // A decision where the search without the net chooses another action.
  const { question } = questions(gameOf('dragon'), 4, 'net', 80)[1]!;
  const { view, seat, legal } = question;
  const plain = search(question, dice());
  runToEnd(runNodes(plain, 900));
  const expected = LEVELS.at(-1)!.bot.choose(question, dice());
  expect(expected).not.toBe(plain.best());

  const script = readdirSync('.cache/client/assets').find((name) => /^bots-.*\.js$/.test(name))!;
  const page = await screens.open('', {});
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ask = (bot: string) =>
    page.evaluate(answer, [
      `./assets/${script}`,
      { game: 'dragon', bot, view, seat, legal, dice: dice() },
    ] as [string, object]);
  const isNet = (path: string) => /\/net-/.test(path);
  expect(legal).toContain(await ask('level4'));
  expect(fetched.some(isNet)).toBe(false);
  expect(await ask('level6')).toBe(expected);
  expect(fetched.some(isNet)).toBe(true);
});
