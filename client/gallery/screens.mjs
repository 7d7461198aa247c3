// Every screen that the gallery shows, with positions of real games of bots.

import { keptAt } from '../testing/kept.ts';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} title
 * @property {string} hash
 * @property {import('../session/kept.ts').KeptGame[]} games what this device has
 * @property {string} wait what is there when it is shown
 * @property {(page: import('playwright-core').Page) => Promise<void>} [act]
 */

const SEED = 'gallery';
const TITLES = { dragon: 'In the Year of the Dragon', confucius: 'Confucius', han: 'Han' };
const SEATS = { dragon: 4, confucius: 4, han: 5 };
const PARTS = { early: 0.15, middle: 0.55, end: 1 };
const TABLE = '.table :is(.stage-box, .phone-box) svg';

const kept = Object.fromEntries(
  Object.keys(SEATS).flatMap((game) =>
    Object.entries(PARTS).map(([moment, part]) => [
      `${game}-${moment}`,
      keptAt({ game, seats: SEATS[game], seed: SEED, part }),
    ]),
  ),
);

async function listMoves(page) {
  await page.click('.bar-do .btn[aria-expanded="false"]');
  await page.waitForSelector('.moves-list');
}

/** The phone has its switch on the board, or where the players are. */
async function lens(page) {
  const seat = await page.$('.strip-seat');
  if (seat && !(await page.$('.han-lens'))) await seat.click();
  await page.click(':is(.lens, .han-lens)');
  await page.waitForSelector(':is(.lens, .han-lens)[aria-pressed="true"]');
}

/** Runs in the page: the buttons of a drawing are pressed where nothing may lie over them. */
const touch = (selector) =>
  document
    .querySelector(`:is(.stage-box, .phone-box) ${selector}`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined;

const touching = (selector) => async (page) => {
  if (!(await page.evaluate(touch, selector))) throw new Error(`There is no ${selector} to touch.`);
  await page.waitForSelector('.prompt [role="status"]');
};

const table = (name, title, position, act) => ({
  name,
  title,
  hash: `#/local/${kept[position].id}`,
  games: [kept[position]],
  wait: TABLE,
  act,
});

const plain = (name, title, hash, games = []) => ({ name, title, hash, games, wait: '.home, .page' });

/** @type {Screen[]} */
export const SCREENS = [
  plain('home', 'Home', '#/', [kept['dragon-middle'], kept['han-middle']]),
  plain('new', 'A new table', '#/new/confucius'),
  plain('games', 'Own games', '#/games', [kept['dragon-middle'], kept['han-middle'], kept['confucius-end']]),
  ...Object.entries(TITLES).flatMap(([game, title]) => [
    table(`${game}-early`, `${title}, early`, `${game}-early`),
    table(`${game}-middle`, `${title}, in the middle`, `${game}-middle`),
    table(`${game}-lens`, `${title}, through the lens`, `${game}-middle`, lens),
    table(`${game}-end`, `${title}, at the end`, `${game}-end`),
  ]),
  table('picked', 'A move that is picked', 'han-middle', touching('[data-action]')),
  table('why-not', 'Why not?', 'dragon-middle', touching('[role="button"][aria-disabled="true"]')),
  table('moves', 'The moves as a list', 'confucius-middle', listMoves),
  {
    name: 'replay',
    title: 'A game looked at again',
    hash: `#/replay/local/${kept['han-end'].id}?ply=40`,
    games: [kept['han-end']],
    wait: TABLE,
  },
  plain('rules', 'The rules', '#/rules/dragon'),
  plain('settings', 'Settings', '#/settings'),
];
