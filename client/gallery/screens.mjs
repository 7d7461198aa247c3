// All screens of the gallery, with positions from real games of bots.

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
const TABLE = '.table :is(.stage-box, .parts) svg';

/** With bots that people choose as opponents. */
const among = (game) => ({ ...game, bots: game.bots.map((bot, seat) => bot && `level${1 + (seat % 5)}`) });

const kept = Object.fromEntries(
  Object.keys(SEATS).flatMap((game) =>
    Object.entries(PARTS).map(([moment, part]) => [
      `${game}-${moment}`,
      among(keptAt({ game, seats: SEATS[game], seed: SEED, part, bot: 'level3' })),
    ]),
  ),
);

async function listMoves(page) {
  await page.click('.bar-do .btn[aria-expanded="false"]');
  await page.waitForSelector('.moves-list');
}

/** On the phone the switch is on the board, or with the players. */
async function lens(page) {
  const seat = await page.$('.strip-seat');
  if (seat && !(await page.$('.han-lens'))) await seat.click();
  await page.click(':is(.lens, .han-lens)');
  await page.waitForSelector(':is(.lens, .han-lens)[aria-pressed="true"]');
}

/** Runs in the page: clicks a button of a drawing that something may cover. */
const touch = (selector) =>
  document
    .querySelector(`:is(.stage-box, .parts) ${selector}`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined;

const touching = (selector) => async (page) => {
  if (!(await page.evaluate(touch, selector))) throw new Error(`There is no ${selector} to touch.`);
  await page.waitForSelector('.prompt [role="status"], .bar.own .btn.p[aria-disabled="false"]');
};

/** A first game, started from the page of its rules. */
async function beginGuided(page) {
  await page.click('.first-game button.btn');
  await page.waitForSelector('.guide');
  await page.waitForSelector(TABLE);
}

/** An online table with a seat for the host and a bot. */
async function openLobby(page) {
  await page.click('.new > p > .btn.p');
  await page.waitForSelector('.lobby');
  await page.waitForSelector('.add-bot');
  await page.locator('.add-bot select').first().selectOption('level4');
  await page.waitForSelector('.lobby-seat .tally');
}

/** Waits until the bots have assessed every turn. */
async function review(page) {
  await page.waitForSelector('.chances:has(path):not(:has(.chances-part))', { timeout: 120_000 });
}

async function prove(page) {
  await review(page);
  await page.click('.replay-proof');
  await page.waitForSelector('.proof');
}

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
  { ...plain('lobby', 'A table online, before the game', '#/new/han/online'), act: openLobby },
  plain('share', 'A game on its way to the server', `#/share/${kept['dragon-middle'].id}`, [
    kept['dragon-middle'],
  ]),
  plain('games', 'Own games', '#/games', [kept['dragon-middle'], kept['han-middle'], kept['confucius-end']]),
  ...Object.entries(TITLES).flatMap(([game, title]) => [
    table(`${game}-middle`, `${title}, in the middle`, `${game}-middle`),
    table(`${game}-lens`, `${title}, through the lens`, `${game}-middle`, lens),
    table(`${game}-end`, `${title}, at the end`, `${game}-end`),
  ]),
  table('picked', 'A move that is picked', 'dragon-early', touching('[data-action]')),
  table('why-not', 'Why not?', 'dragon-middle', touching('[role="button"][aria-disabled="true"]')),
  table('moves', 'The moves as a list', 'confucius-middle', listMoves),
  {
    name: 'replay',
    title: 'A game looked at again',
    hash: `#/replay/local/${kept['han-end'].id}?ply=40`,
    games: [kept['han-end']],
    wait: TABLE,
    act: review,
  },
  {
    name: 'replay-open',
    title: 'A finished game, all hands open',
    hash: `#/replay/local/${kept['confucius-end'].id}?ply=120&seen=open`,
    games: [kept['confucius-end']],
    wait: TABLE,
    act: review,
  },
  {
    name: 'replay-proof',
    title: 'The proof of a shuffle',
    hash: `#/replay/local/${kept['dragon-end'].id}?ply=90`,
    games: [kept['dragon-end']],
    wait: TABLE,
    act: prove,
  },
  { ...plain('guide', 'A first game with a guide', '#/rules/dragon'), act: beginGuided },
  { ...plain('rules', 'Learning a game', '#/rules/dragon'), wait: '.example' },
  plain('settings', 'Settings', '#/settings'),
  plain('missing', 'A game that is not there', '#/local/none'),
];
