import { expect } from 'vitest';
import { type Puzzle, solutionOf } from '../../bots/puzzle/puzzle.ts';
import { idsWith } from '../../games/list.ts';
import { puzzlesOf } from '../../games/puzzles.ts';
import { gameOf } from '../../games/rules.ts';
import { decideOnBoard } from '../testing/decide.ts';
import { Hand } from '../testing/hand.ts';
import { pageTest as test } from '../testing/stand.ts';

const sets = await Promise.all(idsWith('puzzles').map(async (id) => ({ id, puzzles: await puzzlesOf(id) })));
const { id, puzzles } = sets.sort((a, b) => b.puzzles.length - a.puzzles.length)[0]!;
const game = gameOf(id);

/** A puzzle whose turn is one decision, so that any other first move is a whole turn that misses it. */
const short = puzzles.findIndex(({ turn }: Puzzle) => turn.length === 1);

test('a puzzle is found, missed, solved on the board, and kept as solved on this device', async (screens) => {
  const page = await screens.open('#/');
  const hand = new Hand(page);
  await hand.press(`a[href="#/puzzles/${id}"]`);
  await hand.press(`.puzzles-theme a[href="#/puzzles/${id}/${short + 1}"]`);
  await page.waitForSelector('.puzzle-slots .open');
  // A turn that is not the best is answered, and can be tried again.
  const solution = solutionOf(game, puzzles[short]!);
  await hand.press(`.stage [data-action]:not([data-action^="${solution[0]}"], [aria-disabled="true"])`);
  await hand.press('.bar-do .btn.p[aria-disabled="false"]');
  await page.waitForSelector('.puzzle-wrong');
  await page.keyboard.press('t');
  await page.waitForSelector('.puzzle-slots .open');
  await page.keyboard.press('w');
  await page.waitForSelector('.puzzle-help');
  await decideOnBoard(hand, solution);
  await page.waitForSelector('.puzzle-bar');
  await page.waitForSelector('.ink .ink-best', { state: 'attached' });
  expect(await page.locator('.puzzle-why').innerText()).toMatch(/^Compared with the next-best move: [+−]/);
  await hand.press('.puzzle-bar .btn.p');
  await page.waitForSelector('.puzzle-slots .open');
  await page.goto(`/#/puzzles/${id}`);
  await page.waitForSelector(`.puzzles-theme a.helped[href="#/puzzles/${id}/${short + 1}"]`);
});

test('a puzzle can be taken in text mode, helped, shown, and played on', async (screens) => {
  const page = await screens.open(`#/puzzles/${id}/1`, { textMode: true });
  await page.waitForSelector('.text-mode .puzzle-slots .open');
  await page.locator('.puzzle-do .btn', { hasText: 'Show one step' }).click();
  await page.waitForSelector('.puzzle-help');
  await page.locator('.puzzle-do .btn', { hasText: 'Show solution' }).click();
  await page.waitForSelector('.puzzle-steps li');
  await page.locator('.puzzle-bar .btn', { hasText: 'Play on' }).click();
  await page.waitForSelector('.text-mode:not(:has(.puzzle))');
  expect(page.url()).toContain('#/local/');
});
