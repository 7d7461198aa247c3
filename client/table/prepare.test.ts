import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../core/game.ts';
import { boardOf } from '../../games/boards.ts';
import type { Board } from '../board/board.ts';
import { localTable } from '../session/testing/table.ts';
import { type TableModel, tableModel } from './model.ts';

/** Picks until Confirm would end the turn, and confirms; returns the decisions. */
async function makeTurn(model: TableModel, nth: number): Promise<readonly Action[]> {
  const { turn } = model;
  for (let n = nth; model.picked.value === undefined; n++) {
    const { legal } = turn.present.value;
    model.pick(legal[n % legal.length]!.action);
  }
  const actions = [...turn.steps.value.map(({ action }) => action), model.picked.value];
  await model.confirm();
  return actions;
}

const settled = () => new Promise<void>((done) => setTimeout(done, 0));

describe.each(['dragon', 'han', 'confucius'] as const)('a prepared turn of %s', (id) => {
  it('is made when it is the own turn and does what it was to do, or is dropped and told', async () => {
    const { session, game } = localTable(id, ['greedy', null, 'greedy'], 'prepared');
    const model = tableModel(session, (await boardOf(id)) as Board);
    const { preparation } = model;
    let made = 0;
    let dropped = 0;
    let nth = 0;
    /** What was sent, and whether it was the own turn. */
    const sent: { readonly own: boolean; readonly actions: readonly Action[] }[] = [];
    const decide = session.decide.bind(session);
    session.decide = (actions) => {
      sent.push({ own: session.now.peek().legal.length > 0, actions });
      return decide(actions);
    };
    let planned: readonly Action[] | undefined;
    const stop = effect(() => {
      if (!preparation.can.value || preparation.plan.value) return;
      queueMicrotask(() => {
        if (!preparation.can.value || preparation.plan.value) return;
        preparation.start();
        const before = sent.length;
        void makeTurn(model, nth++).then((actions) => {
          planned = actions;
          expect(sent.length, 'nothing is sent').toBe(before);
        });
      });
    });
    void session.runBots();
    for (let wait = 0; !session.now.value.over && wait < 5000; wait++) {
      const before = sent.length;
      await settled();
      if (preparation.dropped.value) {
        dropped++;
        preparation.dropped.value = false;
        planned = undefined;
      } else if (planned && sent.length > before) {
        expect(sent.at(-1)!.actions.map((action) => game.notate(action))).toEqual(
          planned.map((action) => game.notate(action)),
        );
        made++;
        planned = undefined;
      }
      if (session.now.value.legal.length > 0 && !preparation.plan.value) await makeTurn(model, nth++);
    }
    stop();
    expect(session.now.value.over).toBe(true);
    expect(sent.filter(({ own }) => !own)).toEqual([]);
    expect(made).toBeGreaterThan(1);
    expect(made + dropped).toBeGreaterThan(made);
    model.close();
  });
});
