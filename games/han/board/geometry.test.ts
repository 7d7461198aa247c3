import { describe, expect, test } from 'vitest';
import { frameAt } from '../../../client/board/pan.ts';
import { boardOf } from '../rules/board.ts';
import { MAP_IDS } from '../rules/data.ts';
import { mapIn, near } from './frame.ts';
import { geometryOf, HEIGHT, WIDTH } from './geometry.ts';
import { roomBeside, slipBox, thingsOn } from './room.ts';

import { slipSizes } from './slip.tsx';

describe.each(MAP_IDS)('%s', (id) => {
  const map = geometryOf(id);
  const board = boardOf(id);

  test('everything of the rules has its place', () => {
    expect(map.spaces.map((space) => space.id)).toEqual(board.spaceIds);
    expect(map.provinces.map((province) => province.id)).toEqual(board.provinceIds);
    expect(map.alliances).toHaveLength(board.alliances.length);
    expect(map.roads).toHaveLength(board.neighbours.flat().length / 2);
    expect(map.track).toHaveLength(50);
    for (const { x, y } of [...map.spaces, ...map.alliances, ...map.track])
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  });

  test('spaces are far enough apart for a finger', () => {
    for (const a of map.spaces)
      for (const b of map.spaces)
        if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y) * 0.93).toBeGreaterThan(44);
  });

  test('seals lie clear of spaces', () => {
    for (const { seal } of map.provinces)
      for (const space of map.spaces)
        expect(Math.hypot(seal.x - space.x, seal.y - space.y)).toBeGreaterThan(29 + 19);
  });

  test('the points of a province lie near its name and cover nothing, for up to five players', () => {
    for (const home of map.provinces)
      for (const pays of [[4], [4, 2], [4, 2, 1], [4, 2, 1, 1], [4, 2, 1, 1, 1]]) {
        const things = thingsOn(map);
        const spot = roomBeside(map, things, home, slipSizes(pays));
        const { left, right, top, bottom } = slipBox(
          { x: home.label.x + spot.x, y: home.label.y + spot.y },
          spot.size,
        );
        const over = things.filter(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        expect(over, `${home.id}, ${pays.length}`).toEqual([]);
        expect(Math.hypot(spot.x, spot.y)).toBeLessThan(pays.length < 5 ? 100 : 160);
      }
  });

  const MAP = mapIn({ width: 390, height: 456 });

  test('a phone can look at every space', () => {
    for (const space of map.spaces) {
      const frame = frameAt(near(space, MAP), MAP);
      expect(space.x).toBeGreaterThan(frame.x + 20);
      expect(space.x).toBeLessThan(frame.x + frame.width - 20);
      expect(space.y).toBeGreaterThan(frame.y + 20);
      expect(space.y).toBeLessThan(frame.y + frame.height - 20);
    }
  });
});
