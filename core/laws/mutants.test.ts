import { expect, test } from 'vitest';
import { confucius } from '../../games/confucius/rules/index.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../../games/confucius/rules/types.ts';
import { dragon } from '../../games/dragon/rules/index.ts';
import type { DragonKinds, DragonState } from '../../games/dragon/rules/types.ts';
import { han } from '../../games/han/rules/index.ts';
import type { HanKinds, HanState } from '../../games/han/rules/types.ts';
import type { Game, Kinds } from '../game.ts';
import { legalActions, over, phaseOf, seatsOf } from '../game.ts';
import { defaultOptions } from '../options.ts';
import { perspective } from '../perspective.ts';
import { below, stream } from '../rng.ts';
import { HIDDEN_GAMES, hiddenParts } from './hidden.ts';
import { Broken, type LawContext, shownFromView } from './laws.ts';
import { LawBroken, tryGame } from './trial.ts';

type Dragon = Game<DragonKinds>;

/** Each law is shown a game with one fault and must find it. */
const mutants: Record<string, { by: string; game: Partial<Dragon> }> = {
  'no legal action': { by: 'legalListSound', game: { legal: () => {} } },
  'a legal list out of order': {
    by: 'legalListSound',
    game: {
      legal(s, seat, out) {
        dragon.legal(s, seat, out);
        out.reverse();
      },
    },
  },
  'a reason against a legal move': { by: 'whyMatchesLegal', game: { why: () => ['D-AUTO-3'] } },
  'no reason against an illegal move': { by: 'whyMatchesLegal', game: { why: () => [] } },
  'a reason that shows the stream': {
    by: 'reasonsFromView',
    game: {
      why(s, seat, move) {
        const rules = dragon.why(s, seat, move);
        return rules.length > 0 && s.rng.actions[0]! % 2 === 0 ? [...rules, 'D-AUTO-3'] : rules;
      },
    },
  },
  'a stand-in that makes an illegal move': { by: 'standInFromView', game: { standIn: () => -1 } },
  'a stand-in that looks at the stream': {
    by: 'standInFromView',
    game: { standIn: (s, _seat, legal) => legal[s.rng.actions[0]! % legal.length]! },
  },
  'a refusal that costs a coin': {
    by: 'refusalsHarmless',
    game: {
      why(s, seat, move) {
        const rules = dragon.why(s, seat, move);
        if (rules.length > 0 && s.players[0]!.yuan > 20) s.players[0]!.yuan--;
        if (rules.length > 0) s.moves++;
        return rules;
      },
    },
  },
  'a state that JSON changes': {
    by: 'jsonRoundTrip',
    game: { setup: (...a) => Object.assign(dragon.setup(...a), { moves: Number.NaN }) },
  },
  'a clone that shares palaces': {
    by: 'cloneIndependent',
    game: {
      clone(s) {
        const copy = dragon.clone(s);
        copy.players.forEach((player, seat) => {
          player.hand = s.players[seat]!.hand;
        });
        return copy;
      },
    },
  },
  'a view that shows the stream': {
    by: 'secretsKept',
    game: { view: (s, viewer) => Object.assign(dragon.view(s, viewer), { next: s.rng.actions[0] }) },
  },
  'an event that shows the stream': {
    by: 'secretsKept',
    game: {
      apply(s, seat, a, emit) {
        const [secret] = s.rng.actions;
        dragon.apply(s, seat, a, emit);
        emit?.({ type: 'monthBegan', round: secret, event: 'peace' });
      },
    },
  },
  'a tile that appears': {
    by: 'invariantsHold',
    game: {
      apply(s, seat, a, emit) {
        dragon.apply(s, seat, a, emit);
        s.pool[1]!++;
      },
    },
  },
  'a move with two names': { by: 'namesAgree', game: { notate: () => 'taxes' } },
  'a loser on the first place': {
    by: 'placesConsistent',
    game: { places: (s) => dragon.places(s).map((place) => s.players.length + 1 - place) },
  },
  'a game that forgets its seed': {
    by: 'replay',
    game: {
      setup: (() => {
        let n = 0;
        return (options, seats) => dragon.setup(options, seats, `other ${n++}`);
      })(),
    },
  },
  'a game without end': { by: 'ends', game: { longest: 50 } },
};

for (const [name, { by, game }] of Object.entries(mutants))
  test(`${by} finds ${name}`, () => {
    expect(() => playMutant({ ...dragon, ...game } as Dragon)).toThrow(brokenBy(by));
  });

/** Ways in which Han and Confucius could tell somebody of a hidden card. */
const leaks: Record<string, { by: string; game: Game }> = {
  "a view of Han that shows everybody's hand": {
    by: 'secretsKept',
    game: leaking(han, { view: (s, viewer) => Object.assign(han.view(s, viewer), { hands: s.hands }) }),
  },
  'a view of Han that shows the top card of the pile': {
    by: 'secretsKept',
    game: leaking(han, { view: (s, viewer) => Object.assign(han.view(s, viewer), { top: s.pile.at(-1) }) }),
  },
  'an event of Han that names a card drawn from the pile': {
    by: 'secretsKept',
    game: leaking(han, { redact: (event) => event }),
  },
  'moves of Han that depend on the top card of the pile': { by: 'shownFromView', game: hanByTopCard() },
  'a view of Confucius that shows what is left in the deck': {
    by: 'secretsKept',
    game: leaking(confucius, {
      view: (s, viewer) => Object.assign(confucius.view(s, viewer), { deck: s.deck }),
    }),
  },
  'a view of Confucius that shows the reward cards of others': {
    by: 'secretsKept',
    game: leaking(confucius, {
      view: (s, viewer) =>
        Object.assign(confucius.view(s, viewer), { rewards: s.players.map((player) => player.rewards) }),
    }),
  },
  'an event of Confucius that names drawn cards': { by: 'secretsKept', game: unredacted('drew') },
  'a view of Confucius that shows cards laid face down': {
    by: 'secretsKept',
    game: leaking(confucius, {
      view(s, viewer) {
        const view = confucius.view(s, viewer);
        view.stack = view.stack.map((frame) =>
          frame.phase === 'examination'
            ? structuredClone(s.stack.find((one) => one.phase === 'examination')!)
            : frame,
        );
        return view;
      },
    }),
  },
};

for (const [name, { by, game }] of Object.entries(leaks))
  test(`${by} finds ${name}`, () => {
    expect(() => playMutant(game)).toThrow(brokenBy(by));
  });

/** Leaks that no comparison of a state with a sample shows; `hiddenParts` no longer lists the part. */
const shared: Record<string, { part: string; game: Game }> = {
  'a sample of Han that is the true state': {
    part: 'own.hand',
    game: leaking(han, {
      view: (s, viewer) => Object.assign(han.view(s, viewer), { truth: han.clone(s) }),
      sample: (view) => han.clone((view as unknown as { truth: HanState }).truth),
    }),
  },
  'a view of Confucius that shows every hand': {
    part: 'own.players.hand',
    game: leaking(confucius, {
      view(s, viewer) {
        const view = confucius.view(s, viewer);
        view.players.forEach((player, seat) => {
          const { hand, stale } = s.players[seat]!;
          Object.assign(player, { hand: hand.slice(), stale: stale.slice() });
        });
        return view;
      },
    }),
  },
  'a view of Confucius that shows how another seat is paying': {
    part: 'own.stack.payment',
    game: leaking(confucius, {
      view: (s, viewer) => ({
        ...confucius.view(s, viewer),
        stack: s.stack.flatMap((frame) =>
          frame.phase === 'payment'
            ? structuredClone(frame)
            : confucius.view({ ...s, stack: [frame] }, viewer).stack,
        ),
      }),
    }),
  },
  'an event of Confucius that names a reward card': {
    part: 'event.rewardGained.card',
    game: unredacted('rewardGained'),
  },
  'an event of Confucius that names tutoring cards': {
    part: 'event.tutored.tutoring',
    game: unredacted('tutored'),
  },
};

for (const [name, { part, game }] of Object.entries(shared))
  test(`hiddenParts finds ${name}`, () => {
    const options = defaultOptions(game, 3);
    expect(hiddenParts({ game, options, seats: 3, seed: 'hidden' }, HIDDEN_GAMES)).not.toContain(part);
  });

/** Plays random games under all laws until one is broken. */
function playMutant<K extends Kinds>(game: Game<K>): void {
  const tally = { games: 0, decisions: 0, refusals: 0 };
  for (let i = 0; i < 20; i++)
    tryGame({ game, options: defaultOptions(game, 3), seats: 3, seed: `mutant ${i}` }, 1, tally);
}

function brokenBy(law: string): unknown {
  return expect.toSatisfy((error) => error instanceof LawBroken && error.message.startsWith(`${law}: `));
}

function plain<K extends Kinds>(game: Game<K>): Game {
  return game as unknown as Game;
}

function leaking<K extends HanKinds | ConfuciusKinds>(game: Game<K>, change: Partial<Game<K>>): Game {
  return plain({ ...game, ...change });
}

function hanByTopCard(): Game {
  const legal: (typeof han)['legal'] = (s, seat, out) => {
    han.legal(s, seat, out);
    if (out.length > 1 && s.pile.at(-1) === 0) out.pop();
  };
  const isLegal = (s: HanState, seat: number, action: number): boolean =>
    legalActions({ ...han, legal }, s, seat).includes(action);
  return leaking(han, {
    legal,
    why: (s, seat, move) => (isLegal(s, seat, han.encode(move)) ? [] : ['H-TURN-8']),
  });
}

function unredacted(type: ConfuciusEvent['type']): Game {
  return leaking(confucius, {
    redact: (event, viewer) => (event.type === type ? event : confucius.redact(event, viewer)),
  });
}

test('a crash is told with the game that led there', () => {
  const crashing: Dragon = {
    ...dragon,
    apply() {
      throw new Error('crash');
    },
  };
  const tally = { games: 0, decisions: 0, refusals: 0 };
  const attempt = () =>
    tryGame({ game: crashing, options: defaultOptions(dragon, 3), seats: 3, seed: 'a' }, 1e9, tally);
  expect(attempt).toThrow(/^apply: crash \(dragon, 3 seats, seed a, decision 1,/);
});

/** Dragon has no simultaneous decisions, so its law is shown two seats that answer at once. */
test('simultaneousCommute finds answers whose order matters', () => {
  const together: Dragon = {
    ...dragon,
    active: (s) => (s.stack.length === 0 ? 0 : 0b11),
    legal: (_s, _seat, out) => out.push(44),
    why: (_s, _seat, move) => (dragon.encode(move) === 44 ? [] : ['D-AUTO-3']),
    invariants: () => [],
    view: (s, viewer) => ({ ...dragon.view(s, viewer) }),
    apply(s: DragonState, seat) {
      s.moves = s.moves * 2 + seat;
      if (s.moves > 100) s.stack = [];
    },
  };
  const tally = { games: 0, decisions: 0, refusals: 0 };
  expect(() =>
    tryGame({ game: together, options: defaultOptions(dragon, 3), seats: 3, seed: 'x' }, 1, tally),
  ).toThrow('simultaneousCommute');
});

/** Ways to show a state of Confucius that tell others of a command in the making (C-DEC-6). */
const TELLING: Record<string, typeof perspective> = {
  'the phase of the state': (game, s, viewer) => ({ ...perspective(game, s, viewer), phase: phaseOf(s) }),
  'the moves of whoever decides': (game, s, viewer) => {
    const shown = perspective(game, s, viewer);
    return { ...shown, legal: shown.active.flatMap((seat) => legalActions(game, s, seat)) };
  },
};

for (const [name, show] of Object.entries(TELLING))
  test(`shownFromView finds ${name}`, () => {
    expect(() => confuciusShown(show)).toThrow(Broken);
    expect(() => confuciusShown(show)).toThrow('does not follow from the view');
  });

test('shownFromView holds for what the games show', () => {
  expect(() => confuciusShown(perspective)).not.toThrow();
});

/** Tries the law at every decision of a random game. */
function confuciusShown(show: typeof perspective): void {
  const game = confucius as unknown as Game;
  const rng = stream('shown', 'moves');
  const state = game.setup(defaultOptions(game, 4), 4, 'shown');
  for (let n = 0; n < 400 && !over(state); n++) {
    shownFromView(
      { game, seats: 4, state, json: '', before: undefined, rng, refused: () => {} } satisfies LawContext,
      show,
    );
    const [seat = 0] = seatsOf(game.active(state));
    const legal = legalActions(game, state, seat);
    game.apply(state, seat, legal[below(rng, legal.length)]!);
  }
}
