import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n/index.ts';
import { Glossary } from '../../../i18n/testing/glossary.ts';
import { wordsOf } from '../../words.ts';
import type { DragonTerms, DragonTexts } from './texts.ts';

const glossary = new Glossary('dragon');
const COLUMNS = { en: 0, hu: 1, ru: 3, ja: 4 } as const;

const whole = (cell: string): string => cell;
/** What stands before brackets, and what within them. */
const outer = (cell: string): string => cell.replace(/\s*\(.*$/, '');
const inner = (cell: string): string => /\((.*)\)/.exec(cell)?.[1] ?? '';
const first = (cell: string): string => cell.split(' / ')[0]!;
const second = (cell: string): string => cell.split(' / ')[1]!;
/** "small / large privilege": the noun belongs to both, but Japanese writes it twice. */
const shared = (cell: string): string => {
  const noun = second(cell).split(' ')[1];
  return noun === undefined ? first(cell) : `${first(cell)} ${noun}`;
};

type Read = (terms: DragonTerms) => string;
const TERMS: readonly (readonly [row: string, part: (cell: string) => string, read: Read])[] = [
  ['In the Year of the Dragon', whole, (t) => t.game],
  ['round / month', second, (t) => t.month],
  ['action phase', whole, (t) => t.phases.action],
  ['person phase', whole, (t) => t.phases.person],
  ['event phase', whole, (t) => t.phases.event],
  ['wild card', whole, (t) => t.wild],
  ['young / old', first, (t) => t.ages.young],
  ['young / old', second, (t) => t.ages.old],
  ['person track', whole, (t) => t.track],
  ['palace', whole, (t) => t.palace],
  ['palace floor', whole, (t) => t.floor],
  ['yuan', whole, (t) => t.goods.yuan],
  ['rice tile / rice sack', first, (t) => t.goods.rice],
  ['fireworks tile / rocket', first, (t) => t.goods.fireworks],
  ['small / large privilege', shared, (t) => t.privileges.small],
  ['small / large privilege', second, (t) => t.privileges.large],
  ['craftsman (hammer)', outer, (t) => t.persons.craftsman],
  ['court lady (fan, dragon)', outer, (t) => t.persons.courtLady],
  ['tax collector (coin)', outer, (t) => t.persons.taxCollector],
  ['farmer (rice sack)', outer, (t) => t.persons.farmer],
  ['pyrotechnist (rocket)', outer, (t) => t.persons.pyrotechnist],
  ['warrior (helmet)', outer, (t) => t.persons.warrior],
  ['monk (Buddha)', outer, (t) => t.persons.monk],
  ['healer (mortar)', outer, (t) => t.persons.healer],
  ['scholar (book)', outer, (t) => t.persons.scholar],
  ['craftsman (hammer)', inner, (t) => t.symbols.craftsman],
  ['court lady (fan, dragon)', (cell) => inner(cell).split(/, |・/)[1]!, (t) => t.symbols.courtLady],
  ['tax collector (coin)', inner, (t) => t.symbols.taxCollector],
  ['farmer (rice sack)', inner, (t) => t.symbols.farmer],
  ['pyrotechnist (rocket)', inner, (t) => t.symbols.pyrotechnist],
  ['warrior (helmet)', inner, (t) => t.symbols.warrior],
  ['monk (Buddha)', inner, (t) => t.symbols.monk],
  ['healer (mortar)', inner, (t) => t.symbols.healer],
  ['scholar (book)', inner, (t) => t.symbols.scholar],
  ['Taxes', whole, (t) => t.actions.taxes],
  ['Build', whole, (t) => t.actions.build],
  ['Harvest', whole, (t) => t.actions.harvest],
  ['Fireworks Display', whole, (t) => t.actions.fireworks],
  ['Military Parade', whole, (t) => t.actions.parade],
  ['Research', whole, (t) => t.actions.research],
  ['Privilege', whole, (t) => t.actions.privilege],
  ['refill to 3 yuan', whole, (t) => t.refill],
  ['Peace', whole, (t) => t.events.peace],
  ['Imperial Tribute', whole, (t) => t.events.tribute],
  ['Drought', whole, (t) => t.events.drought],
  ['Dragon Festival', whole, (t) => t.events.festival],
  ['Mongol Invasion', whole, (t) => t.events.mongols],
  ['Contagion', whole, (t) => t.events.contagion],
  ['Great Wall (variant)', outer, (t) => t.variants.greatWall],
  ['Super Events (variant)', outer, (t) => t.variants.superEvents],
];

describe.each(LANGUAGES)('terms of the Year of the Dragon in %s', async (lang) => {
  const { terms } = await wordsOf<DragonTexts>(lang, 'dragon');

  it.each(TERMS)('%s', (row, part, read) => {
    const cell = glossary.cell(row, COLUMNS[lang]);
    if (cell === '–') expect(read(terms)).not.toBe('');
    else expect(read(terms)).toBe(part(cell));
  });

  it('has the short form of victory points in brackets, or only the long one', () => {
    const cell = glossary.cell('victory point (VP)', COLUMNS[lang]);
    expect(terms.vp).toBe(inner(cell) || cell);
  });
});
