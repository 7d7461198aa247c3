import type { Page } from 'playwright-core';
import type { GameId } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import type { Language } from '../../i18n/index.ts';
import type { KeptGame } from '../session/kept.ts';
import { keptAll } from './kept.ts';
import { findOutOfReach } from './law.ts';
import { findFaults } from './measure.ts';
import { goTo, type Screens, speak } from './screen.ts';

export interface Device {
  readonly width: number;
  readonly height: number;
  /** By fingers. */
  readonly touched: boolean;
}

const device = (width: number, height: number, touched: boolean): Device => ({ width, height, touched });

/** Phones with and without the bars of a browser, upright and on their side; tablets; screens with a pointer. */
export const DEVICES: readonly Device[] = [
  device(320, 480, true),
  device(360, 640, true),
  device(375, 553, true),
  device(390, 664, true),
  device(390, 844, true),
  device(412, 784, true),
  device(844, 390, true),
  device(932, 430, true),
  device(820, 1180, true),
  device(1180, 820, true),
  device(1280, 720, false),
  device(1920, 1080, false),
  device(2560, 1440, false),
];

export const nameOf = ({ width, height }: Device): string => `${width}×${height}`;

/** Rules that bring kinds of decisions of their own. */
const VARIANTS: Readonly<Record<GameId, { seats: number; options: Readonly<Record<string, string>> }>> = {
  dragon: { seats: 5, options: { greatWall: 'true', superEvent: 'random' } },
  han: { seats: 4, options: { map: 'ways-of-diplomacy' } },
};

/** Games for the most players up to every kind of decision, without and with variants. */
export function decisionsOf(game: GameId): KeptGame[] {
  const wanted = { game, seats: games[game]!.seats[1], seed: 'layout' };
  const variants = VARIANTS[game] ? keptAll({ ...wanted, ...VARIANTS[game] }) : [];
  return [...keptAll(wanted), ...variants.map((kept) => ({ ...kept, id: `${kept.id}-variants` }))];
}

/** What of the layout of a table is wrong on a device. */
async function faultsOf(page: Page, id: string, { touched }: Device): Promise<string[]> {
  await goTo(page, `#/local/${id}`);
  await page.waitForSelector('.table .bar .prompt');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  const least = touched ? 44 : 24;
  return [
    ...(await page.evaluate(findOutOfReach)),
    ...(await page.evaluate(findFaults, { least, scrolls: false, text: 11 })),
  ];
}

/** Runs in the page: what is to be done must be in view; what explains it may be scrolled to. */
function findHiddenTask(): string[] {
  const task = document.querySelector('.coach-task:not(.done)')?.getBoundingClientRect();
  const window = document.querySelector('.coach-body')!.getBoundingClientRect();
  if (!task || (task.top >= window.top - 1 && task.bottom <= window.bottom + 1)) return [];
  return [`the task ends ${Math.round(task.bottom - window.bottom)} pixels below what the coach shows`];
}

/** What of the layout of a lesson is wrong on a device, step by step. */
async function faultsOfLesson(page: Page, game: GameId, { touched }: Device): Promise<string[]> {
  await goTo(page, `#/lesson/${game}`);
  const faults: string[] = [];
  for (let step = 1, last = 1; step <= last; step++) {
    await page.waitForSelector(`.coach-ticks[aria-valuenow="${step}"]`);
    last = Number(await page.locator('.coach-ticks').getAttribute('aria-valuemax'));
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
    });
    const wanted = { least: touched ? 44 : 24, scrolls: false, text: 11, veiled: true };
    const found = [...(await page.evaluate(findFaults, wanted)), ...(await page.evaluate(findHiddenTask))];
    faults.push(...found.map((fault) => `step ${step}: ${fault}`));
    if (step < last) await page.keyboard.press('s');
  }
  return faults;
}

/** Measures lessons on a device, in those languages. */
export async function measureLessons(
  screens: Screens,
  device: Device,
  games: readonly GameId[],
  languages: readonly Language[],
): Promise<Measured> {
  const page = await screens.open('', { size: device, touched: device.touched });
  const faults: string[] = [];
  for (const language of languages) {
    await speak(page, language);
    for (const game of games) {
      const found = await faultsOfLesson(page, game, device);
      faults.push(...found.map((fault) => `${nameOf(device)} ${language} lesson ${game}: ${fault}`));
    }
  }
  return { shown: games.length * languages.length, faults };
}

export interface Measured {
  readonly shown: number;
  readonly faults: readonly string[];
}

/** Measures tables of all titles on a device: those decisions, in those languages. */
export async function measureDevice(
  screens: Screens,
  device: Device,
  decisions: readonly KeptGame[],
  languages: readonly Language[],
  note?: (shown: number) => void,
): Promise<Measured> {
  const page = await screens.open('', { size: device, touched: device.touched, games: decisions });
  return measureTables(page, device, decisions, languages, note);
}

/** The same on a page with the size of the device and the games in its storage. */
export async function measureTables(
  page: Page,
  device: Device,
  decisions: readonly KeptGame[],
  languages: readonly Language[],
  note: (shown: number) => void = () => undefined,
): Promise<Measured> {
  const faults: string[] = [];
  let shown = 0;
  for (const language of languages) {
    await speak(page, language);
    // A mouse that rests on the board would open a card.
    await page.mouse.move(1, 1);
    for (const { id } of decisions) {
      const found = await faultsOf(page, id, device);
      faults.push(...found.map((fault) => `${nameOf(device)} ${language} ${id}: ${fault}`));
      note(++shown);
    }
  }
  return { shown, faults };
}
