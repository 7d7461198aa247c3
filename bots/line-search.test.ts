import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { stream } from '../core/rng.ts';
import { botNamed } from '../games/all-bots.ts';
import { allGames } from '../games/rules.ts';
import { type AnytimeSearch, runUntilLate, runWithin, type Search, think } from './anytime.ts';
import type { Question } from './bot.ts';
import { LineSearch, type LineSettings } from './line-search.ts';
import { PlainSearch } from './plain.ts';
import { PlayoutSearch, type PlayoutSettings } from './playout-search.ts';
import type { ShortlistOptions } from './shortlist.ts';
import { questions } from './testing/questions.ts';

const seatsOf = (game: Game): number => Math.min(4, game.seats[1]);

const PLAYOUTS: PlayoutSettings = {
  marginScale: 6,
  priorVisits: 20,
  leafWeight: 0.4,
  exploration: [0.35, 0.2],
  mastVisits: 10,
};
const LINES: LineSettings = { horizon: (seats) => 4 * seats, priorVisits: 1, samples: 8 };

/** A game is searched in the way that suits it; both can search every game. */
const WAYS = [
  [
    'lines',
    (question: Question, aim: ShortlistOptions = {}): Search =>
      new LineSearch(question, stream('a', 'b'), aim, LINES),
  ],
  [
    'playouts',
    (question: Question, aim: ShortlistOptions = {}): Search =>
      new PlayoutSearch(question, stream('a', 'b'), aim, PLAYOUTS),
  ],
] as const;

describe.each(allGames)('$id', (game) => {
  test.each(WAYS)(
    'by %s, what a seat cannot know changes neither the move nor the stated chances',
    (_, searching) => {
      const dice = stream(game.id, 'others');
      for (const { question, state } of questions(game, seatsOf(game), 'secrets', 15)) {
        const other = game.sample(game.view(state as never, question.seat), dice);
        const views = [question.view, game.view(other, question.seat)];
        const found = views.map((view) => {
          const search = searching({ ...question, view });
          search.step(20, 0);
          return search.rankedPlans();
        });
        expect(found[1]).toEqual(found[0]);
      }
    },
  );

  test.each(WAYS)('by %s, slices of any size come to the same, and chances are chances', (_, searching) => {
    for (const { question } of questions(game, seatsOf(game), 'slices', 60)) {
      const [whole, sliced] = [10, 1].map((slice) => {
        const search = searching(question);
        for (let used = 0; used < 200; used += slice) search.step(slice, (used - (used % 10)) / 200);
        return search.rankedPlans();
      });
      expect(sliced).toEqual(whole);
      for (const { shares } of whole!) {
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test.each(WAYS)('by %s, a search that is cut answers with its best so far', (_, searching) => {
    const nodes = 60;
    let changed = 0;
    for (const { question } of questions(game, seatsOf(game), 'cut', 40)) {
      const whole = think(() => searching(question), { nodes });
      expect(
        runUntilLate(
          runWithin(() => searching(question), { nodes }),
          () => false,
        ),
      ).toEqual({
        action: whole,
        cut: false,
      });
      let slices = 0;
      const cut = runUntilLate(
        runWithin(() => searching(question), { nodes }),
        () => ++slices === 3,
      );
      // Three slices of four nodes, as the search itself would have been at that moment.
      const same = searching(question);
      const budget = nodes * (same.budgetShare ?? 1);
      for (let used = 0; used < 12; used += 4) same.step(4, used / budget);
      expect(cut).toEqual({ action: same.best(), cut: true });
      if (cut.action !== question.legal[0]) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });

  test('a search may be asked before it has begun, and half of its candidates go at each halving', () => {
    const { question } = questions(game, seatsOf(game), 'early', 30)[0]!;
    expect(question.legal).toContain(new LineSearch(question, stream('a', 'b'), {}, LINES).best());
    expect(question.legal).toContain(new PlainSearch(question, stream('a', 'b')).best());
    const search = new LineSearch(question, stream('a', 'b'), {}, LINES);
    const first = search.rankedPlans().length;
    expect(first).toBeLessThanOrEqual(16);
    for (const used of [0, 0.25, 0.5, 0.75, 0.99]) search.step(8, used);
    expect(search.rankedPlans().length).toBeLessThanOrEqual(Math.ceil(first / 4));
  });

  test('a search keeps the move it must judge, and as many different first moves as asked for', () => {
    for (const { question } of questions(game, seatsOf(game), 'must', 40))
      for (const [, searching] of WAYS) {
        const must = question.legal[question.legal.length - 1]!;
        const judged = (keep: number) => {
          const search = searching(question, { distinct: keep, include: must });
          search.step(40, 0);
          return new Set(search.rankedPlans().map(({ actions }) => actions[0]!));
        };
        const kept = judged(3);
        expect(kept).toContain(must);
        // Two moves that come to the same, such as equal cards of Han, count as one.
        expect(kept.size).toBeGreaterThanOrEqual(Math.min(3, judged(question.legal.length).size));
      }
  });
});

/** Counts what it is asked for. */
class Counter implements AnytimeSearch {
  nodes = 0;
  readonly shares: number[] = [];
  step(nodes: number, used: number): void {
    this.nodes += nodes;
    this.shares.push(used);
  }
  best(): number {
    return 0;
  }
}

test('a budget of nodes is kept to the node', () => {
  const counter = new Counter();
  think(() => counter, { nodes: 37 });
  expect(counter.nodes).toBe(37);
  expect(counter.shares.every((used) => used >= 0 && used < 1)).toBe(true);
});

test('a decision that deserves less of a budget gets less of it', () => {
  for (const [budgetShare, nodes] of [
    [0.25, 10],
    [0, 0],
  ] as const) {
    const counter = Object.assign(new Counter(), { budgetShare });
    think(() => counter, { nodes: 40 });
    expect(counter.nodes).toBe(nodes);
  }
});

test('a budget of time ends with the clock that is handed in', () => {
  let time = 0;
  const counter = new Counter();
  think(() => counter, { ms: 20, now: () => time++ });
  expect(time).toBeLessThanOrEqual(22);
  expect(counter.shares.length).toBe(20);
});

test('a bot is named with a budget of its own, and time needs a clock', () => {
  expect(botNamed('s2@40').name).toBe('s2@40');
  expect(() => botNamed('s2@0')).toThrow("Write a bot's budget as in s2@400 or s2@100ms, not 's2@0'.");
  expect(() => botNamed('p@50ms')).toThrow('cannot have a time budget');
  expect(botNamed('p@50ms', undefined, () => 0).name).toBe('p@50ms');
});
