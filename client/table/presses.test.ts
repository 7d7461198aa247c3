import { describe, expect, it } from 'vitest';
import type { Action } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import { boardOf } from '../../games/boards.ts';
import type { Board, Moment } from '../board/board.ts';
import type { LocalSession } from '../session/local.ts';
import { preview } from '../session/preview.ts';
import { localTable } from '../session/testing/table.ts';
import { Turn } from './turn.ts';

/** The decisions of a turn as a good player makes them. */
function plan({ game, now }: LocalSession): Action[] {
  const actions: Action[] = [];
  for (let at: Moment | undefined = now.value; at; at = preview(game, at, 0, actions.at(-1)!)) {
    const legal = at.legal.map(({ action }) => action);
    const dice = stream('presses', `${at.ply}`);
    actions.push(botNamed('greedy').choose({ game, view: at.view, seat: 0, legal }, dice));
  }
  return actions;
}

/** Makes these decisions on the page; returns how often something was pressed, Confirm included. */
async function press(turn: Turn, wanted: readonly Action[], board: Board): Promise<number> {
  let presses = 0;
  for (;;) {
    const rest = wanted.slice(turn.steps.value.length);
    const picked = turn.picked.value;
    if (picked === rest[0]) break;
    const ways = (board.bundles?.(turn.present.value) ?? []).filter((bundle) =>
      bundle.every((action, i) => action === rest[i]),
    );
    turn.choose(...(ways.toSorted((a, b) => b.length - a.length)[0] ?? [rest[0]!]));
    presses++;
  }
  expect(await turn.confirm()).toBeUndefined();
  return presses + 1;
}

/** Presses a turn, by the phase that it begins in. */
async function count(id: 'dragon' | 'han' | 'confucius', board: Board): Promise<Map<string, number>> {
  const sums = new Map<string, { turns: number; presses: number }>();
  const { session } = localTable(id, [null, 'greedy', 'greedy']);
  const turn = new Turn(session, (moment, seat) => board.suggest?.(moment, seat));
  await session.runBots();
  while (!session.now.value.over) {
    const { phase } = session.now.value;
    const sum = sums.get(phase) ?? { turns: 0, presses: 0 };
    sum.presses += await press(turn, plan(session), board);
    sum.turns++;
    sums.set(phase, sum);
    await session.runBots();
  }
  turn.close();
  return new Map([...sums].map(([phase, { turns, presses }]) => [phase, presses / turns]));
}

/** Without bundles and suggestions, every decision is pressed for itself. */
const singly = ({ bundles: _, suggest: __, ...board }: Board): Board => board;

/** Presses of a turn by the phase that it begins in: in all games of this test no more than this, and what it took singly. */
const MOST = {
  // Was a card, the age, the palace and Confirm.
  dragon: { action: [2.3, 2.3], card: [2.6, 3.1] },
  // Was the cards, the space, cards to draw and Confirm.
  han: { action: [4.4, 5.6] },
  // Was an action, what it is done to, and Confirm.
  confucius: { turn: [2.5, 3.2] },
} as const;

describe.each(['dragon', 'han', 'confucius'] as const)('a turn of %s', (id) => {
  it('takes no more presses than this', async () => {
    const board = (await boardOf(id)) as Board;
    const now = await count(id, board);
    const was = await count(id, singly(board));
    for (const [phase, [most, before]] of Object.entries(MOST[id])) {
      expect(now.get(phase), phase).toBeLessThanOrEqual(most);
      expect(was.get(phase), `${phase}, singly`).toBeLessThanOrEqual(before);
      expect(now.get(phase)).toBeLessThanOrEqual(was.get(phase)!);
    }
  });
});
