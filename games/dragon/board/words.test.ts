import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../../../client/board/board.ts';
import { readingOf } from '../../../client/spoken/position.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { linesOf } from '../../../i18n/testing/reading.ts';
import { readerOf } from '../../words.ts';
import { PERSON_TYPES } from '../rules/data.ts';
import type { DragonEvent, DragonState } from '../rules/types.ts';
import { heading } from './heading.ts';
import { monthsOf } from './months.ts';
import { rowsOf } from './rows.ts';
import { NAMES, propsMaker, states, TABLES } from './testing/tables.ts';
import { TABLE_ZONES, zones } from './zones.ts';

const readers = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await readerOf(lang, 'dragon')] as const)),
);
const read = (props: BoardProps): string[] => linesOf(readingOf(props, readers[props.lang]!));

describe('read', () => {
  it.each(LANGUAGES)('names all persons, players and palaces in %s', async (lang) => {
    const propsOf = await propsMaker(lang);
    for (const s of states(5, { superEvent: 'flood', greatWall: 'true' })) {
      const props = propsOf(s, 0);
      const text = read(props).join('\n');
      for (const name of NAMES) expect(text).toContain(name);
      for (const type of PERSON_TYPES)
        expect(text.toLocaleLowerCase(lang)).toContain(
          props.texts.terms.persons[type].toLocaleLowerCase(lang),
        );
      expect(text).toContain(props.texts.terms.superEvents.flood);
      expect(text).not.toMatch(/undefined|NaN|null/);
    }
  });
});

describe('heading', () => {
  it('says month and phase all through a game', async () => {
    const propsOf = await propsMaker('en');
    const seen = new Set<string>();
    for (const s of states(4, { superEvent: 'tornado', greatWall: 'true' })) {
      const { view, texts } = propsOf(s, 0);
      const { where, phase } = heading(view, texts);
      expect(where).not.toBe('');
      seen.add(phase);
    }
    for (const phase of ['', 'Action phase', 'Person phase', 'Tornado', 'Final scoring'])
      expect(seen).toContain(phase);
  });
});

describe('zones', () => {
  it('are known, whatever happens', () => {
    for (const [seats, raw] of TABLES) {
      const events: DragonEvent[] = [];
      for (const _ of states(seats, raw, (event) => events.push(event)));
      for (const zone of events.flatMap(zones)) {
        const seat = /^(?:court|goods)-(\d)$/.exec(zone)?.[1];
        expect(seat === undefined ? TABLE_ZONES.some((known) => known === zone) : Number(seat) < seats).toBe(
          true,
        );
      }
    }
  });
});

describe('layout', () => {
  it('fills the scroll with months, without gaps', async () => {
    const propsOf = await propsMaker('en');
    for (const s of states(3, {}) as Iterable<DragonState>) {
      const months = monthsOf(propsOf(s, 0).view, 940);
      expect(months[0]!.x).toBe(0);
      months.slice(1).forEach(({ x }, i) => {
        expect(x).toBe(months[i]!.x + months[i]!.w);
      });
      expect(months.at(-1)!.x + months.at(-1)!.w).toBe(940);
    }
  });

  it('puts all groups and the rest in two rows', () => {
    for (const sizes of [
      [4, 3],
      [3, 2, 2],
      [2, 2, 2, 1],
      [2, 2, 1, 1, 1],
      [4, 4],
      [3, 3, 2],
      [2, 2, 2, 2],
      [2, 2, 2, 1, 1],
    ]) {
      const rows = rowsOf(sizes);
      const wide = rows.map((row) => row.reduce((sum, item) => sum + (item === 'rest' ? 1 : item.cards), 0));
      expect(rows.flat()).toHaveLength(sizes.length + 1);
      expect(Math.max(...wide)).toBeLessThanOrEqual(5);
    }
  });
});
