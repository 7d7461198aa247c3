import { expect, it } from 'vitest';
import type { BoardProps } from '../../../client/board/board.ts';
import { readingOf } from '../../../client/spoken/position.ts';
import { draw, PHONE_ROOM } from '../../../client/testing/dom.ts';
import { followLanguage } from '../../../client/texts/texts.ts';
import { firstSeat } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { linesOf } from '../../../i18n/testing/reading.ts';
import { readerOf } from '../../words.ts';
import { dragon } from '../rules/index.ts';
import { scene } from '../rules/scene.ts';
import { ahead } from './ahead.ts';
import { Phone } from './phone.tsx';
import type { DragonProps } from './props.ts';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { propsMaker } from './testing/tables.ts';

const readers = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await readerOf(lang, 'dragon')] as const)),
);
const read = (props: BoardProps): string[] => linesOf(readingOf(props, readers[props.lang]!));

await followLanguage();
const propsOf = await propsMaker('en');
const groups = 'taxes build harvest | fireworks research | parade privilege';

function picking(t: ReturnType<typeof scene>, notation: string): DragonProps {
  const props = propsOf(t.state, firstSeat(dragon.active(t.state)));
  return { ...props, lens: true, picked: dragon.parse(notation)! };
}

it('shows how the picked move changes the months, on board and in words', () => {
  rule('D-EV-DROUGHT', 'D-ACT-HARVEST');
  const t = scene({ month: 4, event: 'drought', phase: 'action', groups, A: { rice: 0 }, B: {}, C: {} });
  const without = picking(t, 'harvest');
  const [now] = ahead(without);
  expect([now!.players[0]!, now!.without![0]!].map(({ rice, persons }) => [rice, persons])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  const words = '−1 person, +2 points, −1 rice after the picked move, −2 people, +2 points before';
  expect(read(without).filter((line) => line.startsWith('Month 4,'))).toEqual([
    'Month 4, Drought: this month, lose 1 person, score 2 VP, pay 1 rice after the picked move, lose 2 people, score 2 VP before',
  ]);
  for (const Drawing of [Stage, Phone])
    expect(
      draw(Drawing, { ...without, ...PHONE_ROOM })
        .having('aria-label')
        .map((node) => node.attributes.get('aria-label')),
    ).toContain(`4: ${words}`);
  expect(ahead({ ...without, picked: undefined })[0]!.without).toBeUndefined();
});

it('counts the last card of a month before its event', () => {
  rule('D-EV-CONTAGION', 'D-PER-NOYIELD');
  const t = scene({
    month: 4,
    event: 'contagion',
    phase: 'card',
    order: 'BA',
    turn: 'A',
    A: { palaces: '3:ccl 2:t' },
    B: {},
  }).play('A h');
  const [now] = ahead(picking(t, t.legal('A')[0]!));
  expect([now!.month, now!.players[0]!.persons, now!.without![0]!.persons]).toEqual([4, 2, 3]);
});

it('shows in the rail what changes for the others', () => {
  rule('D-FEST-2');
  const t = scene({
    month: 4,
    event: 'festival',
    phase: 'action',
    groups,
    A: {},
    B: { fireworks: 1 },
    C: {},
  });
  const root = draw(Rail, picking(t, 'fireworks'));
  expect(root.having('class').some((node) => node.attributes.get('class') === 'loss changed')).toBe(false);
  const both = ahead(picking(t, 'fireworks'))[0]!;
  expect([both.players[0]!.vp, both.without![0]!.vp, both.players[1]!.vp]).toEqual([8, 2, 8]);
});
