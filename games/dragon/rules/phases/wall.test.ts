import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { dragon } from '../index.ts';
import { opening, scene } from '../scene.ts';

const options = { greatWall: true };
const groups = 'wall taxes build harvest | fireworks parade research privilege';
const table = { month: 3, phase: 'action', groups, options } as const;
const mongols = { month: 5, event: 'mongols', phase: 'event', options } as const;

describe('great wall', () => {
  test('six tiles each, one of each bonus', () => {
    rule('D-GW-1');
    const bricks = 'rice fireworks yuan floor vp track';
    const start = opening(3, options);
    expect([start.A.bricks, start.B.bricks, start.C.bricks]).toEqual([bricks, bricks, bricks]);
    const t = scene(table);
    const having = (tile: string) => t.fork().play(`A wall wall=${tile}`).A;
    expect(having('rice')).toMatchObject({ rice: 1, bricks: bricks.replace('rice ', '') });
    expect(having('fireworks').fireworks).toBe(1);
    expect(having('yuan').yuan).toBe(3 + 2);
    expect(having('vp').vp).toBe(3);
    expect(having('track').track).toBe(13);
    expect(t.fork().play('A wall wall=floor ^1').A.palaces).toBe('3:c 2:t');
  });

  test('an eighth card and larger groups', () => {
    rule('D-GW-2', 'D-INV-6');
    const sizes: Record<number, number[]> = { 2: [4, 4], 3: [3, 3, 2], 4: [2, 2, 2, 2], 5: [2, 2, 2, 1, 1] };
    for (const seats of [2, 3, 4, 5]) {
      const dealt = opening(seats, options).finish().all('dealt');
      expect(dealt).toHaveLength(12);
      for (const deal of dealt)
        expect(sizes[seats]!.map((_, group) => deal.groups.filter((g) => g === group).length)).toEqual(
          sizes[seats],
        );
    }
    expect(opening(2).until('action').legal('A')).not.toContain('wall');
  });

  test('a tile of own choice, its bonus at once, the next section of the wall', () => {
    rule('D-GW-3');
    const t = scene({
      ...table,
      wall: 'BA',
      A: { bricks: 'rice yuan floor vp track' },
      B: { bricks: 'rice yuan floor vp fireworks', track: 13 },
      order: 'BA',
    });
    t.play('B refill', 'A wall').refuses('A wall=fireworks', 'D-GW-3');
    const built = t.fork().play('A wall=track');
    expect([built.wall, built.A.track, built.order]).toEqual(['BAA', 13, 'AB']);
    expect(built.all('wallBuilt')).toEqual([{ type: 'wallBuilt', seat: 0, tile: 'track', section: 3 }]);
    t.play('A wall=floor');
    expect(t.legal('A')).toEqual(['^1', '^2', '^new']);
  });

  test('only with a tile left and a section free', () => {
    rule('D-GW-4');
    const spent = scene({ ...table, wall: 'AAAAAA', A: { bricks: '' } });
    expect(spent.legal('A')).not.toContain('wall');
    spent.refuses('A wall', 'D-GW-4').play('A refill', 'B wall wall=vp');
    const done = scene({ month: 9, phase: 'action', options, wall: 'BBBBBBCCCAAA', C: {} });
    done.refuses('A wall', 'D-GW-4');
    scene({ ...table, turn: 'B', dragons: 'A', B: { yuan: 2 } }).refuses(
      'B wall',
      'D-ACT-SURCHARGE',
      'D-ACT-LEGAL',
    );
    scene({ month: 3, phase: 'action' }).refuses('A wall', 'D-ACT-LEGAL');
  });

  test('after the Mongols a long wall pays its builders', () => {
    rule('D-GW-5');
    const t = scene({
      ...mongols,
      wall: 'ABAAC',
      A: { palaces: '2:w' },
      B: { palaces: '2:w' },
      C: { palaces: '2' },
    });
    expect(['A', 'B', 'C'].map((name) => t.gained(name, 'vp', 'wallCheck'))).toEqual([3, 1, 1]);
    expect(t.all('released')).toEqual([]);
    expect(t.all('wallChecked')).toEqual([{ type: 'wallChecked', length: 5, needed: 5 }]);
  });

  test('a short wall costs those who built least a person each, in track order, before decay', () => {
    rule('D-GW-5');
    const t = scene({
      ...mongols,
      order: 'CBA',
      wall: 'AABC',
      A: { palaces: '2:w' },
      B: { palaces: '2:wc' },
      C: { palaces: '1:W' },
    });
    expect([t.released('C'), t.toAct, t.legal('B')]).toEqual(['', 'B', ['-1c', '-1w']]);
    t.play('B -1c');
    expect(t.all('gained').filter(({ source }) => source === 'wallCheck')).toEqual([]);
    expect(t.all('released').map(({ seat, cause }) => [seat, cause])).toEqual([
      [1, 'mongols'],
      [0, 'mongols'],
      [2, 'wall'],
      [1, 'wall'],
    ]);
    expect([t.C.palaces, t.A.palaces]).toEqual(['', '1:']);
    const many = scene({ ...mongols, wall: 'B', A: { palaces: '3:wct' }, B: { palaces: '' } });
    many.play('A -1c');
    expect([many.A.palaces, many.phase]).toEqual(['3:tw', 'action']);
  });

  test('once more at the end of round 12, against length 12; with Mongols there, both', () => {
    rule('D-GW-6');
    const wall = 'AAAAAABBBBBB';
    const whole = scene({ month: 12, phase: 'event', options, wall });
    expect(whole.all('wallChecked')).toEqual([{ type: 'wallChecked', length: 12, needed: 12 }]);
    expect(whole.gained('A', 'vp', 'wallCheck')).toBe(6);
    const short = scene({
      month: 12,
      phase: 'event',
      options,
      wall: wall.slice(0, 11),
      B: { palaces: '1:c' },
    });
    expect([short.released('A'), short.released('B')]).toEqual(['', 'c']);
    const both = scene({ ...mongols, month: 12, wall, A: { palaces: '1:w' }, B: { palaces: '' } });
    expect(both.all('wallChecked').map(({ needed }) => needed)).toEqual([12, 12]);
    expect(both.gained('B', 'vp', 'wallCheck')).toBe(12);
  });

  test('wall tiles are public, and a player without persons releases nobody', () => {
    rule('D-GW-7');
    const t = scene({
      ...mongols,
      wall: 'AA',
      A: { palaces: '2:w' },
      B: { palaces: '2', bricks: 'rice fireworks yuan floor vp track' },
    });
    expect([t.released('B'), t.state.round]).toEqual(['', 6]);
    const view = dragon.view(t.state, 1);
    expect([view.wall, view.players[0]!.bricks]).toEqual([[0, 0], t.state.players[0]!.bricks]);
  });

  test('the wall check precedes the super event', () => {
    rule('D-GW-8');
    const t = scene({
      ...mongols,
      month: 7,
      options: { greatWall: true, superEvent: 'lanternFestival' },
      wall: 'AB',
      A: { palaces: '3:w' },
      B: { palaces: '3:cl' },
    });
    t.until('action');
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('wallChecked')).toBeLessThan(types.indexOf('superEventBegan'));
    expect(types.lastIndexOf('released')).toBeLessThan(types.indexOf('superEventBegan'));
    expect([t.gained('A', 'vp', 'lanternFestival'), t.gained('B', 'vp', 'lanternFestival')]).toEqual([0, 0]);
  });

  test('the last tile is built without a question; a floor is then placed', () => {
    rule('D-GW-9');
    const t = scene({ ...table, wall: 'AAAAA', A: { bricks: 'vp' } }).play('A wall');
    expect([t.A.vp, t.A.bricks, t.toAct]).toEqual([3, '', 'B']);
    const floor = scene({ ...table, wall: 'AAAAA', A: { bricks: 'floor' } }).play('A wall');
    expect([floor.phase, floor.toAct]).toEqual(['build', 'A']);
    expect(floor.play('A ^new').toAct).toBe('B');
    const choice = scene(table).play('A wall');
    expect([choice.phase, choice.legal('A').length]).toEqual(['wall', 6]);
    choice.refuses('B refill', 'D-AUTO-3').refuses('A refill', 'D-AUTO-3');
  });
});
