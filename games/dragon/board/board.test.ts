import { describe, expect, it } from 'vitest';
import { draw, type Node, PHONE_ROOM, touch } from '../../../client/testing/dom.ts';
import { followLanguage } from '../../../client/texts/texts.ts';
import { firstSeat, over } from '../../../core/game.ts';
import { dragon } from '../rules/index.ts';
import type { DragonState } from '../rules/types.ts';
import { bundles } from './bundles.ts';
import { Phone } from './phone.tsx';
import type { DragonProps } from './props.ts';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { targets } from './targets.ts';
import { propsMaker, samples, states, TABLES } from './testing/tables.ts';

await followLanguage();
const propsOf = await propsMaker('en');
const deciding = (s: DragonState): DragonProps => propsOf(s, over(s) ? 0 : firstSeat(dragon.active(s)));

/** The choices that can be touched, without those of the draft, which take two touches. */
const touchable = (root: Node): number[] =>
  root.having('data-action').map((node) => Number(node.attributes.get('data-action')!.split(' ')[0]));

/** Bundles that can be touched, by their actions. */
const bundled = (root: Node): string[] =>
  root.having('data-action').flatMap((node) => {
    const actions = node.attributes.get('data-action')!;
    return actions.includes(' ') ? [actions] : [];
  });

/** Everything can be touched, wild cards after their own step, and each bundle with one touch. */
async function expectPlayable(root: Node, props: DragonProps): Promise<void> {
  const { legal } = props;
  const first = legal[0]?.move;
  if (first?.type === 'draft') {
    expect(root.having('data-half')).toHaveLength(9);
    return;
  }
  const found = touchable(root);
  const ways = bundled(root);
  for (const wild of root.having('data-half')) {
    if (wild.attributes.get('aria-pressed') === 'true') continue;
    await touch(wild);
    found.push(...touchable(root));
    ways.push(...bundled(root));
  }
  expect(new Set(found)).toEqual(new Set(legal.map(({ action }) => action)));
  const moment = { ...props, legal, ply: 0, phase: '', over: false };
  expect(ways.sort()).toEqual(
    bundles(moment)
      .map((actions) => actions.join(' '))
      .sort(),
  );
}

describe.each(TABLES)('a game of %i with %o', (seats, raw) => {
  it('has every move on the stage and on the phone, each at a place of its own', async () => {
    for (const s of states(seats, raw)) {
      const { legal, view } = deciding(s);
      const seat = over(s) ? 0 : firstSeat(dragon.active(s));
      const places = legal.map(({ move }) => targets(move, { view, seat }).join());
      expect(new Set(places).size).toBe(places.length);
    }
    for (const s of samples(seats, raw)) {
      const props = deciding(s);
      await expectPlayable(draw(Stage, props), props);
      await expectPlayable(draw(Phone, { ...props, ...PHONE_ROOM }), props);
    }
  });
});

describe('the draft', () => {
  it('is picked in two touches, in either order', async () => {
    const s = states(3, {}).next().value as DragonState;
    const picked: number[] = [];
    const props = { ...deciding(s), pick: (action: number) => picked.push(action) };
    const pair = props.legal.find(
      ({ move }) =>
        move.type === 'draft' && ['farmer', 'monk'].every((type) => move.types.some((one) => one === type)),
    )!;
    for (const types of [
      ['monk', 'farmer'],
      ['farmer', 'monk'],
    ]) {
      const root = draw(Stage, props);
      for (const type of types)
        await touch(root.having('data-half').find((node) => node.attributes.get('data-half') === type)!);
    }
    expect(picked).toEqual([pair.action, pair.action]);
  });
});

describe('names', () => {
  it('are on everything that can be touched', () => {
    for (const s of samples(4, { superEvent: 'earthquake', greatWall: 'true' })) {
      const root = draw(Stage, deciding(s));
      for (const node of root.having('role'))
        if (node.attributes.get('role') === 'button') expect(node.attributes.get('aria-label')).toBeTruthy();
    }
  });
});

describe('others', () => {
  it('see nothing to touch', () => {
    for (const s of samples(3, {})) {
      const props = propsOf(s, 'spectator');
      expect(draw(Stage, props).having('tabindex')).toEqual([]);
      expect(draw(Stage, props).having('data-action')).toEqual([]);
    }
  });

  it('stand in the rail, all but the one in the middle, and under the lens too', () => {
    for (const seats of [2, 3, 4, 5]) {
      const s = states(seats, {}).next().value as DragonState;
      for (const lens of [false, true]) {
        const rail = draw(Rail, { ...propsOf(s, 0), lens });
        const courts = rail
          .having('class')
          .filter((node) => /^court( |$)/.test(node.attributes.get('class')!));
        expect(courts).toHaveLength(seats - 1);
      }
    }
  });

  it('have their cards listed only if hands are open', () => {
    for (const [openHands, shown] of [
      ['true', 0],
      ['false', 2],
    ] as const) {
      const s = states(3, { openHands }).next().value as DragonState;
      expect(draw(Rail, propsOf(s, 0)).text.match(/cards/g) ?? []).toHaveLength(shown);
    }
  });
});
