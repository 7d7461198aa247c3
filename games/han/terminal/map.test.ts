import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../../cli/terminal/width.ts';
import { parseOptions } from '../../../core/options.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { wordsOf } from '../../words.ts';
import { BOARDS, boardOf } from '../rules/board.ts';
import type { MapId } from '../rules/data.ts';
import { han } from '../rules/index.ts';
import { provinceId } from '../rules/provinces.ts';
import type { HanState } from '../rules/types.ts';
import type { HanTexts } from '../words/texts.ts';
import { LAYOUTS, type Spot } from './layout.ts';
import { countSign, mapLines } from './map.ts';
import { ROADS } from './roads.ts';

const terms = await Promise.all(LANGUAGES.map(async (lang) => (await wordsOf<HanTexts>(lang, 'han')).terms));
const english = await wordsOf<HanTexts>('en', 'han');

const start = (map: MapId): HanState =>
  han.setup(parseOptions(han, 3, { map, fortresses: 'true' }), 3, 'map');

function stand(s: HanState, seat: number, ...spaces: readonly string[]): void {
  const board = boardOf(s.options.map);
  for (const id of spaces) {
    const space = board.spaceIds.indexOf(id);
    s.pagodas[space] = seat;
    for (const q of board.spaceProvinces[space]!) s.presence[q * s.scores.length + seat]!++;
  }
}
const drawn = (s: HanState): string[] => mapLines(han.view(s, 0), english).map(stripVTControlCharacters);

describe.each(BOARDS)('the map $id', (board) => {
  const layout = LAYOUTS[board.id];
  const { spaceIds, provinceIds, spaces, neighbours } = board;

  it('has a place for every space, province and alliance of the data file', () => {
    expect(Object.keys(layout.spaces).sort()).toEqual([...spaceIds].sort());
    expect(Object.keys(layout.provinces).sort()).toEqual([...provinceIds].sort());
    expect(layout.alliances).toHaveLength(board.alliances.length);
    expect(ROADS[board.id]).toHaveLength(neighbours.flat().length / 2);
  });

  it('draws nothing over anything else, however long names and seals are', () => {
    const taken = new Map<string, string>();
    const take = (what: string, [row, column]: Spot, width = 1): void => {
      expect(column + width, what).toBeLessThanOrEqual(layout.width);
      expect(row, what).toBeLessThan(layout.height);
      for (let c = column; c < column + width; c++) {
        expect(taken.get(`${row},${c}`), `${what} at ${row},${c}`).toBeUndefined();
        taken.set(`${row},${c}`, what);
      }
    };
    for (const [id, spot] of Object.entries(layout.spaces)) take(id, spot);
    for (const { ends, cells } of ROADS[board.id])
      for (const { spot } of cells) take(ends.map((end) => spaceIds[end]).join(' to '), spot);
    const full = {
      ...han.view(start(board.id), 0),
      pagodas: spaceIds.map(() => 0),
      scored: (1 << provinceIds.length) - 1,
    };
    provinceIds.forEach((id, q) => {
      const [row, column] = layout.provinces[id]!;
      const name = Math.max(...terms.map(({ provinces }) => widthOf(provinces[provinceId(id)])));
      const count = widthOf(countSign(full, q));
      if (layout.tall) {
        take(id, [row, column], name);
        take(id, [row + 1, column], count);
      } else take(id, [row, column], name + 1 + count);
      take(`seal of ${id}`, [row + (layout.tall ? 2 : 1), column], 1 + spaces[q]!.length);
    });
    layout.alliances.forEach((spot, n) => {
      take(`alliance ${n + 1}`, spot, `#${n + 1}*`.length);
    });
    for (const id of spaceIds) {
      const [row, column] = layout.spaces[id]!;
      const beside = [taken.get(`${row},${column - 1}`), taken.get(`${row},${column + 1}`)];
      // A fortress, a port or a border hides a piece of road at most.
      for (const what of beside)
        expect(what === undefined || what.includes(' to '), `${what} beside ${id}`).toBe(true);
    }
  });

  it('shows every free space by its number', () => {
    const lines = drawn(start(board.id));
    for (const id of spaceIds) {
      const [row, column] = layout.spaces[id]!;
      expect([...lines[row]!][column], id).toBe(/^b-/.test(id) ? '+' : id.split('-')[1]);
    }
  });
});

describe('what stands on the map', () => {
  it('is told by letters, and chains by double lines', () => {
    const s = start('border-disputes');
    stand(s, 0, 'wei-1', 'wei-2', 'b-wei-zhao');
    stand(s, 1, 'wei-3', 'zhao-4');
    s.fortresses.push(boardOf('border-disputes').spaceIds.indexOf('wei-3'));
    const [first, second] = drawn(s);
    expect(first).toBe(' A═════A─────^B──────A+─────1──────2──────3─────B~');
    expect(second).toContain('Wei r 4/7');
    expect(second).toContain('Zhao o 2/6');
  });

  it('tells emissaries, room for more, and who an alliance would pay', () => {
    const s = start('ways-of-diplomacy');
    stand(s, 2, 'xishi-1', 'xishi-2', 'xishi-3', 'weiyang-1');
    const emissary = (id: string, seat: number): void => {
      s.emissaries[boardOf(s.options.map).provinceIds.indexOf(id) * 3 + seat]!++;
    };
    emissary('xishi', 0);
    emissary('weiyang', 0);
    const text = drawn(s).join('\n');
    expect(text).toContain('@a··');
    expect(text).toMatch(/#1A/);
    emissary('xishi', 2);
    expect(drawn(s).join('\n')).toContain('@ac·');
    stand(s, 2, 'weiyang-2');
    emissary('weiyang', 2);
    expect(drawn(s).join('\n')).toContain('#1*');
  });

  it('has a tick for a province that was scored', () => {
    const s = start('border-disputes');
    stand(
      s,
      1,
      ...boardOf('border-disputes').spaces[5]!.map((space) => boardOf('border-disputes').spaceIds[space]!),
    );
    s.scored |= 1 << 5;
    expect(drawn(s).join('\n')).toContain('Qi y 5/5✓');
  });
});
