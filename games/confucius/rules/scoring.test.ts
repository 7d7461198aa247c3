import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { confucius } from './index.ts';
import { type Scene, scene } from './scene.ts';
import { armiesInPlay, junksOnVoyages, markersInMinistries } from './scoring.ts';

/** The final position of the worked example; all ministries are resolved and all lands but Korea conquered. */
const EXAMPLE: Scene = {
  phase: 'favour',
  round: 9,
  chits: '7 4 7 4 6 5',
  landChits: '4 4 3 2 3',
  bingbu: 'W W W Y Y B B',
  hubu: 'G G G B B B P',
  gongbu: 'B B B B P P P',
  posts: 'bingbu:WY hubu:GB gongbu:BP',
  lands: 'annam mongolia korea',
  armies: 'B W | P W B | G G .',
  conquered: '1 2 3',
  reached: 'spiceIslands:Y india:Y arabia:W africa:G',
  W: { insult: 1, vp: 6 },
  B: { vp: 6 },
  P: { vp: 4 },
};

describe('5.9 end of the game', () => {
  test('after nine rounds at the latest', () => {
    rule('C-END-1', 'C-END-1c', 'C-WALL-2', 'C-OV-2');
    const t = scene({ phase: 'favour', round: 8 }).play('Y: none');
    expect([t.asks, t.state.round]).toEqual(['Y chief', 9]);
    t.play('Y: >B').passAll().play('B: none');
    expect([t.asks, t.state.wall]).toEqual(['end', 9]);
    expect(t.eventsOf('gameEnds')).toEqual([
      { type: 'gameEnds', ministries: false, candidates: false, wall: true },
    ]);
  });

  test('the round is played to its end, invasions included, and without discards', () => {
    rule('C-END-1a', 'C-END-2', 'C-EOR-6', 'C-EDGE-52', 'C-EDGE-58', 'C-MIN-17');
    const t = scene({
      phase: 'favour',
      round: 7,
      bingbu: 'B B B G G G G',
      hubu: 'B B B G G G G',
      posts: 'bingbu:GB hubu:GB',
      gongbu: 'B B B B G G *G',
      candidates: 'any any any',
      conquered: '1 2',
      armies: '. . | . . . | P P W',
      B: { hand: '1112223' },
    }).play('Y: none');
    expect([t.asks, t.state.round, t.hand('B')]).toEqual(['end', 7, '1112223']);
    expect([t.player('P').vp, t.player('W').vp]).toEqual([9, 3]);
    expect(t.events.findIndex(({ type }) => type === 'conquered')).toBeLessThan(
      t.events.findIndex(({ type }) => type === 'gameEnds'),
    );
  });

  test('the end is named by the first reason, as it stood before the last ministries', () => {
    rule('C-END-1', 'C-END-1a', 'C-END-1b', 'C-END-1c', 'C-END-3');
    const full = 'B B B G G G G';
    const resolved: Scene = {
      bingbu: full,
      hubu: full,
      posts: 'bingbu:GB hubu:GB',
      candidates: 'any any any',
    };
    const third: Scene = { ...resolved, gongbu: '2b 2b 2b 3g 3g 3g *G' };
    const last: Scene = {
      candidates: 'any',
      bingbu: '*B *B *B *G *G 2 .',
      students: 'P -',
      examForced: true,
    };
    const end = (given: Scene, more = ''): string => {
      const t = scene({ phase: 'favour', round: 9, conquered: '1 2 3', ...given }).play(`Y: none${more}`);
      expect([t.asks, t.state.resolved]).toEqual(['end', 7]);
      return confucius.ending(t.state);
    };
    expect(end({})).toBe('wall');
    expect(end(resolved)).toBe('wall');
    expect(end(third)).toBe('ministries');
    expect(end(last, '\nP: B7 >B')).toBe('candidates');
    expect(
      end({ ...third, candidates: 'any', gongbu: 'b b b g g g .', students: 'G -', examForced: true }),
    ).toBe('ministries');
  });

  test('unresolved foreign lands stay unresolved, but their armies count', () => {
    rule('C-END-4', 'C-EDGE-51');
    const t = scene({
      phase: 'favour',
      round: 2,
      candidates: 'any',
      bingbu: '*B *B *B *G *G . .',
      students: 'P -',
      examForced: true,
      armies: '. W',
    }).play('Y: none\nP: B6\nP: >B');
    expect([t.asks, t.state.conquered, t.rewards('W')]).toEqual(['end', 0, '']);
    expect([t.player('W').vp, t.state.titles[2]]).toEqual([1, 3]);
  });

  test('ministries, then titles, then the winner', () => {
    rule('C-END-5', 'C-TTL-7', 'C-OV-5');
    const t = scene({ phase: 'favour', round: 9, conquered: '1 2 3', hubu: '. . B 4 5 . .' }).play('Y: none');
    const order = t.events.map(({ type }) => type as string);
    expect(order.lastIndexOf('ministryResolved')).toBeLessThan(order.indexOf('titleAwarded'));
    expect(order.at(-1)).toBe('ended');
    expect(t.eventsOf('ended')[0]!.places[0]).toBe(1);
  });
});

describe('8 final scoring', () => {
  test('White wins by two', () => {
    rule('C-EX-15', 'C-CONF-2', 'C-WIN-1', 'C-TTL-1', 'C-TTL-2', 'C-TTL-3', 'C-TTL-6', 'C-SCR-1', 'C-CONF-9');
    const t = scene(EXAMPLE, ['C-CHK-10']);
    expect([0, 1, 2, 3, 4].map((seat) => markersInMinistries(t.state, seat))).toEqual([11, 4, 5, 4, 3]);
    expect([0, 1, 2, 3, 4].map((seat) => junksOnVoyages(t.state, seat))).toEqual([0, 5, 0, 5, 10]);
    expect([0, 1, 2, 3, 4].map((seat) => armiesInPlay(t.state, seat))).toEqual([2, 2, 1, 3, 0]);
    t.play('Y: none');
    expect(t.scores).toBe('B17 G9 P9 W19 Y13');
    expect(t.state.titles).toEqual([4, 0, 3]);
    expect(t.places).toBe('B2 G4 P4 W1 Y3');
  });

  test('without the insult card Black wins as Chief Minister', () => {
    rule('C-EX-16', 'C-WIN-2');
    const t = scene({ ...EXAMPLE, W: { colonies: 1, vp: 6 } }, ['C-CHK-10']).play('Y: none');
    expect([t.scores, t.state.titles[2]]).toEqual(['B17 G9 P9 W17 Y13', 3]);
    expect(t.places).toBe('B1 G4 P4 W2 Y3');
  });

  test('with the Admiral variant Yellow wins with 13', () => {
    rule('C-EX-17', 'C-WIN-4', 'C-WIN-6', 'C-CONF-15');
    const t = scene({ ...EXAMPLE, options: { admiral: true }, W: { colonies: 1, vp: 6 } }, ['C-CHK-10']);
    t.play('Y: none');
    expect(t.places).toBe('B2 G4 P4 W3 Y1');
    const clear = scene({ ...EXAMPLE, options: { admiral: true } }, ['C-CHK-10']).play('Y: none');
    expect(clear.places).toBe('B2 G4 P4 W1 Y3');
  });
});

describe('6.11 titles and 6.12 winner', () => {
  const end = (given: Scene) =>
    scene({ phase: 'favour', round: 9, conquered: '1 2 3', ...given }).play('Y: none');

  test('a tie goes to the Minister, even if not among the tied', () => {
    rule('C-EX-24', 'C-TTL-3', 'C-TTL-4', 'C-EDGE-50');
    const t = end({
      bingbu: '. . 3p 4 5 . .',
      gongbu: '. . 3w 4 5 . .',
      B: { colonies: 4 },
      G: { colonies: 4 },
      P: { colonies: 1 },
    });
    expect(t.state.titles[2]).toBe(2);
    expect(t.state.titles[0]).toBe(3);
    expect(t.player('P').vp).toBe(8 + 7 + 1);
  });

  test('most markers: officials and posts', () => {
    rule('C-TTL-1', 'C-CONF-9');
    const t = end({ bingbu: 'B B B B 3 . .', hubu: 'G G G 4 5 . .', gongbu: 'G . 3 4 5 . .' });
    expect([markersInMinistries(t.state, 0), markersInMinistries(t.state, 1)]).toEqual([6, 8]);
    expect(t.state.titles[1]).toBe(1);
    const tied = end({ bingbu: 'B B B 4 5 . .', hubu: 'P . 3 4 5 . .', gongbu: 'G G G 4 5 . .' });
    expect(tied.state.titles[1]).toBe(2);
  });

  test('shipyard and stock do not count', () => {
    rule('C-TTL-2', 'C-TTL-3');
    const t = end({ B: { shipyard: 9 }, G: { ocean: 1 }, P: { colonies: 1 } });
    expect([t.state.titles[0], t.state.titles[2]]).toEqual([1, 2]);
  });

  test('without the Minister who would decide, nobody gets the title', () => {
    rule('C-TTL-5', 'C-EDGE-47');
    const t = end({});
    expect([t.state.titles, t.scores]).toEqual([[-1, -1, -1], 'B0 G0 P0 W0 Y0']);
  });

  test('tied players without a title share the victory', () => {
    rule('C-WIN-3', 'C-WIN-5', 'C-WIN-6');
    expect(end({}).places).toBe('B1 G1 P1 W1 Y1');
    expect(end({ options: { admiral: true } }).places).toBe('B1 G1 P1 W1 Y1');
  });

  test('the order of titles among the tied, and shared places below', () => {
    rule('C-WIN-2', 'C-WIN-5', 'C-WIN-6');
    const t = end({ options: { admiral: true }, B: { colonies: 1 }, G: { colonies: 1 } });
    expect(t.places).toBe('B1 G1 P1 W1 Y1');
    const { state } = end({});
    const ranked = (titles: number[], vp: number[], admiral = false): string => {
      const u = scene({ options: { admiral } }, ['C-CHK-10']);
      u.state.titles = titles;
      u.state.players.forEach((player, seat) => {
        player.vp = vp[seat]!;
      });
      return u.places;
    };
    expect(state.titles).toEqual([-1, -1, -1]);
    expect(ranked([0, 1, 2], [9, 9, 9, 9, 9])).toBe('B1 G2 P3 W4 Y4');
    expect(ranked([4, 2, 1], [9, 9, 9, 5, 5])).toBe('B3 G2 P1 W5 Y4');
    expect(ranked([-1, 2, 1], [9, 9, 9, 5, 5], true)).toBe('B3 G2 P1 W4 Y4');
    expect(ranked([3, -1, -1], [9, 9, 8, 1, 5], true)).toBe('B2 G2 P4 W1 Y5');
  });
});
