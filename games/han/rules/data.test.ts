import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { BOARDS, PROVINCE_IDS, SPACE_IDS } from './board.ts';
import { CARDS, COLOURS, EMISSARIES, PAGODAS, TRACK_FIELDS } from './data.ts';
import { checkMaps, type MapFacts } from './map-check.ts';
import maps from './maps.json' with { type: 'json' };
import { DISTRICTS, PROVINCES } from './provinces.ts';

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type File = { colours: Record<string, unknown>; maps: Writable<MapFacts>[] };

/** What the check says of the file after one change. */
const changed = (change: (file: File) => void) => () => {
  const file = structuredClone(maps) as unknown as File;
  change(file);
  checkMaps(file);
};
const space = (file: File, id: string) => file.maps.flatMap((map) => map.spaces).find((s) => s.id === id)!;
const province = (file: File, id: string) =>
  file.maps.flatMap((map) => map.provinces).find((p) => p.id === id)!;

describe('the data file', () => {
  test('spaces are inland, port or border, in one province or in two of different colours', () => {
    rule('H-DATA-1');
    expect(changed(() => {})).not.toThrow();
    expect(changed((f) => (space(f, 'wei-1').kind = 'hill'))).toThrow('wei-1 is of no known kind');
    expect(changed((f) => (space(f, 'b-wei-zhao').kind = 'inland'))).toThrow('b-wei-zhao is no inland space');
    expect(changed((f) => (space(f, 'b-wei-zhao').provinces = ['wei', 'chu']))).toThrow('no border space');
    expect(changed((f) => (space(f, 'wei-1').provinces = ['qi', 'wei']))).toThrow('wei-1 is no inland space');
    expect(changed((f) => (space(f, 'wei-1').provinces = ['qufu']))).toThrow('unknown province');
  });

  test('a province lists every space that counts for it, and its capacity is their number', () => {
    rule('H-DATA-2');
    expect(changed((f) => province(f, 'wei').spaces.pop())).toThrow('the spaces of wei are others');
    expect(changed((f) => (province(f, 'wei').capacity = 6))).toThrow('the capacity of wei is not 7');
    const capacities = (side: number) => BOARDS[side]!.spaces.map((list) => list.length);
    expect(capacities(0)).toEqual([8, 7, 7, 6, 6, 5, 7, 5, 6]);
    expect(capacities(1)).toEqual([6, 5, 4, 4, 4, 3, 4, 4, 3]);
  });

  test('roads are single, straight lines that never cross, and connect everything', () => {
    rule('H-DATA-3');
    const road = (a: string, b: string) => changed((f) => f.maps[0]!.roads.push({ a, b }));
    expect(road('wei-1', 'wei-4')).toThrow('has a road twice');
    expect(road('wei-1', 'wei-1')).toThrow('has a road twice');
    expect(road('wei-1', 'lu-4')).toThrow('cross');
    expect(road('wei-1', 'xishi-1')).toThrow('a road leads to xishi-1');
    expect(changed((f) => f.maps[0]!.roads.shift())).toThrow('border-disputes is not connected');
    expect(BOARDS.map(({ neighbours }) => neighbours.flat().length / 2)).toEqual([57, 43]);
    expect(BOARDS[0]!.neighbours.filter((list) => list.length === 1)).toHaveLength(11);
  });

  test('there are alliances 1 to 15, one for each pair of neighbours', () => {
    rule('H-DATA-4', 'H-ALLIANCE-1');
    expect(changed((f) => (f.maps[1]!.alliances[0]!.n = 16))).toThrow('are not 1 to 15');
    expect(changed((f) => f.maps[0]!.alliances.pop())).toThrow('are not 1 to 15');
    expect(changed((f) => (f.maps[0]!.alliances[0]!.provinces = ['wei', 'lu']))).toThrow(
      'lu wei: strangers with alliance',
    );
    const named = BOARDS.map(({ alliances, provinceIds }) =>
      alliances.map(([a, b]) => `${provinceIds[a]}–${provinceIds[b]}`),
    );
    expect(named[0]).toHaveLength(15);
    expect(named[0]!.slice(2, 4)).toEqual(['wei–qin', 'qin–shu']);
    expect(named[1]!.slice(13)).toEqual(['mingtang–taixue', 'taixue–wuku']);
  });

  test('the rules name no space, and provinces only in the list that the words need', () => {
    rule('H-DATA-5');
    const here = new URL('./', import.meta.url);
    const sources = [...readdirSync(here), ...readdirSync(new URL('phases/', here)).map((f) => `phases/${f}`)]
      .filter((file) => /(?<!test|scene|provinces)\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, here), 'utf8'));
    expect(sources.length).toBeGreaterThan(15);
    const ids = [...SPACE_IDS, ...PROVINCE_IDS.filter((id) => id !== 'han')];
    for (const id of ids)
      expect(sources.some((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`))).toBe(false);
    expect([...PROVINCES, ...DISTRICTS].sort()).toEqual([...PROVINCE_IDS].sort());
  });

  test('an id is used once, and names, maps and colours are those of the rules', () => {
    rule('H-DATA-1', 'H-RULE-16');
    expect(changed((f) => (space(f, 'wei-1').id = 'wei-2'))).toThrow('an id is used twice');
    expect(changed((f) => f.maps.reverse())).toThrow('the maps are others');
    expect(changed((f) => delete f.colours.red)).toThrow('the colours are others');
    const hungarian = maps.maps.flatMap((map) => map.provinces.map(({ id, name }) => `${id} ${name.hu}`));
    expect(new Set(hungarian).size).toBe(18);
    expect(hungarian).toContain('zhao Csao');
  });

  test('ports and border spaces are on side 1 only', () => {
    rule('H-RULE-1');
    expect(BOARDS.map(({ ports, borders }) => [ports.length, borders.length])).toEqual([
      [7, 6],
      [0, 0],
    ]);
    expect(BOARDS.map(({ spaceIds }) => spaceIds.length)).toEqual([51, 37]);
  });

  test('four colours stand for two provinces each, violet for one', () => {
    rule('H-RULE-15');
    for (const { colour } of BOARDS)
      expect(COLOURS.map((_, c) => colour.filter((d) => d === c).length)).toEqual([1, 2, 2, 2, 2]);
    const green = BOARDS[0]!.provinceIds.filter((_, q) => COLOURS[BOARDS[0]!.colour[q]!] === 'green');
    expect(green).toEqual(['han', 'shu']);
    for (const { colour, alliances } of BOARDS)
      for (const [a, b] of alliances) expect(colour[a]).not.toBe(colour[b]);
  });

  test('counts of the components', () => {
    rule('H-SETUP-2');
    expect([CARDS, PAGODAS, EMISSARIES, TRACK_FIELDS]).toEqual([[10, 11, 11, 12, 13], 20, 8, 50]);
  });
});
