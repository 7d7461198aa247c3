import { describe, expect, it } from 'vitest';
import { random } from '../../bots/random.ts';
import type { Game } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import type { Save } from './save.ts';
import type { Session } from './session.ts';
import { newSession, resumedSession } from './start.ts';

const game = games.dragon as unknown as Game;
const all = games;

/** A game in memory, and the record kept last. */
function begin(seed: string): { session: Session; save: Save; kept: () => string } {
  let record = '';
  const save = { write: (text: string) => (record = text) } as unknown as Save;
  const opponents = [random, random, random];
  const session = newSession(
    { game, options: defaultOptions(game, 4), seats: 4, seat: 1, bots: opponents, seed },
    save,
  );
  session.runBots();
  return { session, save, kept: () => record };
}

const decide = (session: Session, times: number): void => {
  for (let i = 0; i < times && !session.over; i++) session.decide(session.legal[i % session.legal.length]!);
};
const moves = ({ steps }: Session): string[] => steps.map(({ seat, move }) => `${seat} ${move}`);

describe('a session', () => {
  it('asks the person only, and keeps a record that holds after every decision', () => {
    const { session, kept } = begin('a');
    decide(session, 12);
    expect(session.legal.length).toBeGreaterThan(0);
    const found = replay(kept(), all);
    expect(found.steps.map(({ move }) => move)).toEqual(session.steps.map(({ move }) => move));
    expect(found.finished).toBe(false);
  });

  it('goes on after a resumption as it would have without', () => {
    const whole = begin('b');
    decide(whole.session, 8);
    const resumed = resumedSession(replay(whole.kept(), all), whole.save);
    expect(resumed.seat).toBe(1);
    decide(whole.session, 30);
    decide(resumed, 30);
    expect(moves(resumed)).toEqual(moves(whole.session));
    expect(resumed.state).toEqual(whole.session.state);
  });

  it('refuses what is not legal and changes nothing', () => {
    const { session, kept } = begin('c');
    const before = kept();
    const illegal = Array.from({ length: game.actions }, (_, a) => a).find(
      (a) => !session.legal.includes(a),
    )!;
    const played = session.decide(illegal);
    expect(played).toMatchObject({ ok: false, rules: [expect.stringMatching(/^D-/)] });
    expect(kept()).toBe(before);
  });
});

describe('taking back', () => {
  it('leads to the decision before, with what bots and chance did since', () => {
    const { session, kept } = begin('d');
    expect(session.undo()).toBeUndefined();
    const states: unknown[] = [];
    while (session.steps.filter(({ seat }) => seat === 1).length < 12) {
      states.push(structuredClone(session.state));
      decide(session, 1);
    }
    const end = { state: structuredClone(session.state), record: kept() };
    let crossed = 0;
    for (const state of states.toReversed()) {
      const undone = session.undo()!;
      expect(session.state).toEqual(state);
      expect(replay(kept(), all).steps).toHaveLength(session.steps.length);
      if (undone.shown) crossed++;
    }
    expect(crossed).toBeGreaterThan(0);
    expect(session.undo()).toBeUndefined();
    while (session.redo()) expect(replay(kept(), all).steps).toHaveLength(session.steps.length);
    expect(session.state).toEqual(end.state);
    expect(kept()).toBe(end.record);
  });

  it('says how many decisions of others went with it', () => {
    const { session } = begin('e');
    decide(session, 6);
    const before = session.steps.length;
    const undone = session.undo()!;
    expect(before - session.steps.length).toBe(undone.byOthers + 1);
  });

  it('forgets what could be done again once something else is decided', () => {
    const { session } = begin('f');
    decide(session, 3);
    session.undo();
    session.decide(session.legal.at(-1)!);
    expect(session.undone).toBeUndefined();
    expect(session.redo()).toBe(false);
  });
});
