import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { specText } from '../../../core/laws/spec.ts';
import * as data from './data.ts';
import { ACTION_IDS, EVENT_IDS, PERSON_TYPES, SYMBOLS, VALUE } from './data.ts';
import { options } from './options.ts';
import { tablesOf } from './tables.ts';

const SPEC = specText('dragon');
const tables = (section: string) => tablesOf(SPEC, section);
const code = (cell: string) => cell.replaceAll('`', '');
const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

describe('the data are those of the spec', () => {
  test('2.1 values and symbols of the persons', () => {
    rule('D-INC-15');
    const rows = tables('2.1')[0]!;
    expect(rows.map((row) => code(row[0]!))).toEqual([...PERSON_TYPES]);
    rows.forEach((row, type) => {
      const young = data.youngOf(type);
      const old = data.oldOf(type);
      expect([VALUE[young], SYMBOLS[type]![young]].map(String)).toEqual(row.slice(3, 5));
      const printed = old === data.NOBODY ? ['–', '–'] : [VALUE[old], SYMBOLS[type]![old]].map(String);
      expect(printed).toEqual(row.slice(5, 7));
    });
  });

  test('a person shows symbols of the own type only', () => {
    rule('D-ACT-SYMBOLS');
    for (let p = 1; p < data.PERSONS; p++)
      expect(SYMBOLS.flatMap((table, type) => (table[p]! > 0 ? [type] : []))).toEqual([data.typeOf(p)]);
  });

  test('2.2 tiles by number of players', () => {
    rule('D-SETUP-1');
    for (const row of tables('2.2')[0]!) {
      const [seats, young, old, undivided, all] = row.map(Number) as [number, number, number, number, number];
      const tiles = Array.from({ length: data.PERSONS }, (_, p) => data.tilesOf(p, seats));
      PERSON_TYPES.forEach((_, type) => {
        const divided = data.oldOf(type) !== data.NOBODY;
        expect(tiles[data.youngOf(type)]).toBe(divided ? young : undivided);
        if (divided) expect(tiles[data.oldOf(type)]).toBe(old);
      });
      expect(tiles.reduce((sum, n) => sum + n, 0)).toBe(all);
    }
  });

  test('tiles with 4, 3 and 2 players', () => {
    rule('D-EX-17');
    const counts = (seats: number) =>
      (['farmer', 'craftsman'] as const).map((id) => {
        const type = PERSON_TYPES.indexOf(id);
        return [data.youngOf(type), data.oldOf(type)].map((p) => data.tilesOf(p, seats));
      });
    expect(counts(4)).toEqual([
      [5, 3],
      [8, 0],
    ]);
    expect(counts(3)).toEqual([
      [4, 2],
      [6, 0],
    ]);
    expect(counts(2)).toEqual([
      [3, 1],
      [4, 0],
    ]);
  });

  test('2.3 person cards', () => {
    rule('D-INC-15');
    const [cards, types, wild] = numbers(
      /(\d+) cards per player.*each of the (\d+) types plus (\d+) wild/.exec(SPEC)![0],
    );
    expect(data.HAND.reduce((sum, n) => sum + n, 0)).toBe(cards);
    expect(data.HAND.slice(0, data.TYPES)).toEqual(Array(types).fill(1));
    expect(data.HAND[data.WILD]).toBe(wild);
  });

  test('2.4 action cards', () => {
    const rows = tables('2.4')[0]!;
    const printed = rows
      .filter((row) => row[1] !== '–')
      .map((row) => [code(row[0]!), Number(row[1]), row[2]]);
    expect(Object.entries(data.ACTION_BASE).map(([id, { base, type }]) => [id, base, type])).toEqual(printed);
    expect(rows.map((row) => code(row[0]!))).toEqual(ACTION_IDS.slice(0, -1));
  });

  test('2.4 and D-GW-2 sizes of the action groups', () => {
    rule('D-ACT-DEAL', 'D-GW-2');
    const sizes = Object.fromEntries(tables('2.4')[1]!.map(([n, row]) => [n, numbers(row!)]));
    expect(data.GROUP_SIZES).toEqual(sizes);
    const withWall = /\*\*D-GW-2\*\*.*/.exec(SPEC)![0];
    const printed = [...withWall.matchAll(/n=(\d): ([\d, ]+)/g)].map((found) => [
      found[1],
      numbers(found[2]!),
    ]);
    expect(data.WALL_GROUP_SIZES).toEqual(Object.fromEntries(printed));
  });

  test('2.5 events, two of each', () => {
    rule('D-INV-8');
    const printed = /Two tiles of each, (\d+) in all: ([^.]*)/.exec(SPEC)!;
    expect(printed[2]!.split(', ').map(code)).toEqual([...EVENT_IDS]);
    expect(Number(printed[1])).toBe(EVENT_IDS.length * data.EVENT_COPIES);
  });

  test('2.6 privileges', () => {
    rule('D-INC-15');
    const [small, large] = tables('2.6')[0]!;
    expect(numbers(small![1]!)).toEqual([data.SMALL_PRICE]);
    expect(numbers(large![1]!)).toEqual([options.largePrivilegeCost.default]);
    expect([small![2], large![2]].map(Number)).toEqual([data.SMALL_DRAGONS, data.LARGE_DRAGONS]);
  });

  test('2.7 constants', () => {
    const known: Record<string, number[]> = {
      Rounds: [data.ROUNDS],
      'Starting yuan': [data.START_YUAN],
      'Starting palaces': [data.START_PALACES.length, data.START_PALACES[0]!],
      'Starting persons': [data.DRAFT_SIZE],
      'Maximum floors per palace': [data.MAX_FLOORS],
      'Surcharge for an occupied group': [data.SURCHARGE],
      'Refill target': [data.REFILL],
      Tribute: [data.TRIBUTE],
      'Festival VP': [data.FESTIVAL_FIRST, data.FESTIVAL_SECOND],
      'Contagion base loss': [data.CONTAGION],
      'Final: VP per person': [data.FINAL_PERSON_VP],
      'Final: yuan per rice or fireworks tile': [data.FINAL_GOOD_YUAN],
      'Final: yuan per VP': [data.FINAL_YUAN_PER_VP],
    };
    const printed = tables('2.7')[0]!.map(([name, value]) => [name!, numbers(value!)] as const);
    expect(known).toEqual(Object.fromEntries(printed.filter(([, value]) => value.length > 0)));
    expect(new Set(data.START_PALACES).size).toBe(1);
  });

  test('2.8 options', () => {
    const rows = tables('2.8')[0]!;
    expect(Object.keys(options)).toEqual(rows.map((row) => code(row[0]!)));
    rows.forEach(([name, , byDefault]) => {
      expect(String(options[code(name!) as keyof typeof options].default)).toBe(code(byDefault!));
    });
    expect(options.largePrivilegeCost.values(4).map(String)).toEqual(rows[0]![1]!.split(', '));
    expect(options.startPlayer.values(3)).toEqual(['random', 0, 1, 2]);
    const superEvents = tables('Appendix B')[0]!.map((row) => /`(\w+)`/.exec(row[1]!)![1]);
    expect(options.superEvent.values(3)).toEqual(['none', 'random', ...superEvents]);
  });
});

describe('the glossary', () => {
  const rows = tables('10. Glossary')[0]!;
  const bare = (cell: string) =>
    cell
      .replace(/\s*[((][^))]*[))]/g, '')
      .replace(/\s*\*$/, '')
      .trim();
  const languages = { en: 0, hu: 1, ru: 3, ja: 4 } as const;
  const entry = (english: string) => rows.filter((row) => bare(row[0]!) === english);
  const names: Record<string, string> = {
    courtLady: 'court lady',
    taxCollector: 'tax collector',
    taxes: 'Taxes',
    build: 'Build',
    harvest: 'Harvest',
    fireworks: 'Fireworks Display',
    parade: 'Military Parade',
    research: 'Research',
    privilege: 'Privilege',
    peace: 'Peace',
    tribute: 'Imperial Tribute',
    drought: 'Drought',
    festival: 'Dragon Festival',
    mongols: 'Mongol Invasion',
    contagion: 'Contagion',
  };

  test('has one preferred form of every person, action and event in each language', () => {
    rule('D-INC-14');
    for (const id of [...PERSON_TYPES, ...ACTION_IDS.slice(0, -1), ...EVENT_IDS]) {
      const found = entry(names[id] ?? id);
      expect(found, id).toHaveLength(1);
      for (const column of Object.values(languages)) {
        const form = bare(found[0]![column]!);
        expect(form, `${id} in column ${column}`).not.toBe('');
        expect(form).not.toMatch(/[/,]/);
      }
    }
  });

  test('uses the first of the Hungarian synonyms', () => {
    rule('D-INC-14');
    const synonyms = /\*\*D-INC-14\*\*.*/.exec(SPEC)![0];
    const hungarian = (english: string) => bare(entry(english)[0]![languages.hu]!);
    const terms = { drought: 'Drought', farmer: 'farmer', 'tax collector': 'tax collector', yuan: 'yuan' };
    const others = { tribute: 'Imperial Tribute', person: 'person' };
    for (const [term, english] of Object.entries({ ...terms, ...others })) {
      const forms = new RegExp(`${term} \\*([^*]*)\\*`).exec(synonyms)![1]!.split(' / ');
      expect(hungarian(english)).toBe(forms[0]);
    }
    expect(hungarian('Mongol Invasion')).toBe('mongol támadás');
    expect(rows.some((row) => /tüzi|pontlejtő/.test(row[languages.hu]!))).toBe(false);
  });
});
