import type { Action, Game, Kinds, Seat, Viewer } from '../game.ts';
import { legalActions, over, phaseOf, seatsOf } from '../game.ts';
import { perspective } from '../perspective.ts';
import { play } from '../play.ts';
import { below, type Stream } from '../rng.ts';

/** What a law checks: one decision of one game. */
export interface LawContext<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly state: K['state'];
  /** The state as JSON. */
  readonly json: string;
  readonly before: K['state'] | undefined;
  readonly rng: Stream;
  /** Called for each correct refusal. */
  readonly refused: () => void;
}

/** Throws a Broken if the law does not hold. */
export type Law = (context: LawContext) => void;

export class Broken extends Error {}

const must = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Broken(what());
};
/** Actions tried for each seat. */
const TRIED = 4;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const pick = <T>(items: readonly T[], rng: Stream): T => items[below(rng, items.length)]!;

/** The legal list of an active seat is non-empty, ascending, without duplicates and inside the action space. */
const legalListSound: Law = ({ game, state, seats }) => {
  const active = game.active(state);
  must(
    over(state) === (active === 0),
    () => `the game is ${over(state) ? '' : 'not '}over, active is ${active}`,
  );
  must(active < 1 << seats, () => `active seats ${active} with ${seats} seats`);
  for (const seat of seatsOf(active)) {
    const legal = legalActions(game, state, seat);
    must(legal.length > 0, () => `seat ${seat} has no legal action in ${phaseOf(state)}`);
    legal.forEach((a, i) => {
      must(
        Number.isInteger(a) && a >= 0 && a < game.actions,
        () => `action ${a} is outside the action space`,
      );
      must(i === 0 || a > legal[i - 1]!, () => `legal list of ${phaseOf(state)} is not ascending: ${legal}`);
    });
  }
};

/** `why` forbids exactly what is not legal. */
const whyMatchesLegal: Law = ({ game, state, seats, rng }) => {
  const seat = below(rng, seats);
  const legal = legalActions(game, state, seat);
  const tried = [below(rng, game.actions), below(rng, game.actions), ...legal];
  for (const a of tried) {
    const rules = game.why(state, seat, game.decode(a));
    must(
      (rules.length === 0) === legal.includes(a),
      () =>
        `${game.notate(a)} by seat ${seat} in ${phaseOf(state)}: legal ${legal.includes(a)}, why [${rules}]`,
    );
  }
};

const NONSENSE: readonly number[] = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53];

/** `play` refuses everything that is not legal, for every seat, and changes nothing. */
const refusalsHarmless: Law = ({ game, state, json, seats, rng, refused }) => {
  for (let seat = -1; seat <= seats; seat++) {
    const legal = legalActions(game, state, seat);
    for (const a of [below(rng, game.actions), below(rng, game.actions), game.actions, pick(NONSENSE, rng)]) {
      if (seat >= 0 && seat < seats && legal.includes(a)) continue;
      const known = Number.isInteger(a) && a >= 0 && a < game.actions;
      const played = play(game, state, seat, a);
      must(!played.ok, () => `play accepted ${a} by seat ${seat} in ${phaseOf(state)}`);
      must(played.ok || !known || played.rules.length > 0, () => `no rule forbids ${a} by seat ${seat}`);
      refused();
    }
  }
  must(JSON.stringify(state) === json, () => 'a refused move changed the state');
};

/** A state survives JSON: the same bytes, and the same game from there. */
const jsonRoundTrip: Law = ({ game, state, json, rng }) => {
  const copy = JSON.parse(json) as Kinds['state'];
  must(JSON.stringify(copy) === json, () => 'JSON does not round trip');
  const migrated = game.migrate(copy, game.version);
  must(JSON.stringify(migrated) === json, () => 'migrating from the present version changes a state');
  if (over(state)) return;
  const seat = pick(seatsOf(game.active(state)), rng);
  const a = pick(legalActions(game, state, seat), rng);
  const other = game.clone(state);
  game.apply(other, seat, a);
  game.apply(copy, seat, a);
  must(same(copy, other), () => `after ${game.notate(a)} the state read from JSON goes another way`);
};

/** A clone is equal, and playing on it does not change the original. */
const cloneIndependent: Law = ({ game, state, json, rng }) => {
  const clone = game.clone(state);
  must(JSON.stringify(clone) === json, () => 'a clone differs from its original');
  for (let i = 0; i < 12 && !over(clone); i++) {
    const seat = pick(seatsOf(game.active(clone)), rng);
    game.apply(clone, seat, pick(legalActions(game, clone, seat), rng));
  }
  must(JSON.stringify(state) === json, () => 'playing on a clone changed the original');
};

/** Decisions of simultaneously active seats commute. */
const simultaneousCommute: Law = ({ game, state, rng }) => {
  const [a, b] = seatsOf(game.active(state));
  if (a === undefined || b === undefined) return;
  const answers: [Seat, Action][] = [a, b].map((seat) => [seat, pick(legalActions(game, state, seat), rng)]);
  const results = [answers, answers.toReversed()].map((order) => {
    const s = game.clone(state);
    for (const [seat, action] of order) {
      must(legalActions(game, s, seat).includes(action), () => `seat ${seat} lost an answer to another's`);
      game.apply(s, seat, action);
    }
    return s;
  });
  must(same(results[0], results[1]), () => `answers of seats ${a} and ${b} do not commute`);
};

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator'];

/**
 * Hidden information does not leak: in another state with the same view, view and legal list are the same to the
 * byte, and so are the events of a move unless the move itself revealed the difference.
 */
export const secretsKept: Law = ({ game, state, seats, rng }) => {
  const viewer = pick(viewersOf(seats), rng);
  const view = game.view(state, viewer);
  const other = game.sample(view, rng);
  must(same(game.view(other, viewer), view), () => `a sample from the view of ${viewer} looks different`);
  must(game.active(other) === game.active(state), () => `a sample for ${viewer} asks other seats`);
  const broken = game.invariants(other);
  must(broken.length === 0, () => `a sample for ${viewer} breaks ${broken}`);
  if (viewer !== 'spectator')
    must(
      same(legalActions(game, other, viewer), legalActions(game, state, viewer)),
      () => `the legal list of seat ${viewer} in ${phaseOf(state)} depends on what it may not know`,
    );
  if (over(state)) return;
  const seat = pick(seatsOf(game.active(state)), rng);
  const shared = legalActions(game, state, seat).filter((a) => legalActions(game, other, seat).includes(a));
  if (shared.length === 0) return;
  const a = pick(shared, rng);
  const seen = [state, other].map((s) => {
    const after = game.clone(s);
    const events: unknown[] = [];
    game.apply(after, seat, a, (e) => {
      const shown = game.redact(e, viewer);
      if (shown !== undefined) events.push(shown);
    });
    return { events, view: game.view(after, viewer) };
  });
  if (same(seen[0]!.view, seen[1]!.view))
    must(same(seen[0]!.events, seen[1]!.events), () => `events of ${game.notate(a)} tell ${viewer} a secret`);
};

/**
 * The perspective follows from the view: another state with the same view has the same one. `show` replaces it in
 * tests of the law.
 */
export const shownFromView = ({ game, state, seats, rng }: LawContext, show = perspective): void => {
  const viewer = pick(viewersOf(seats), rng);
  const shown = show(game, state, viewer);
  const other = show(game, game.sample(shown.view, rng), viewer);
  for (const part of ['phase', 'active', 'legal'] as const)
    must(
      same(shown[part], other[part]),
      () => `the ${part} shown to ${viewer} does not follow from the view: ${shown[part]}, or ${other[part]}`,
    );
};

/** Refusals reveal nothing: another state with the same view gives the same rules. */
const reasonsFromView: Law = ({ game, state, rng }) => {
  for (const seat of seatsOf(game.active(state))) {
    const other = game.sample(game.view(state, seat), rng);
    for (let k = 0; k < TRIED; k++) {
      const a = below(rng, game.actions);
      const [rules, others] = [state, other].map((s) => game.why(s, seat, game.decode(a)));
      must(
        same(rules, others),
        () => `the rules against ${game.notate(a)} tell seat ${seat} a secret: ${rules}, or ${others}`,
      );
    }
  }
};

/** The invariants of the spec. */
const invariantsHold: Law = ({ game, state, before }) => {
  const broken = game.invariants(state, before);
  must(broken.length === 0, () => `${broken.join(', ')} broken in ${phaseOf(state)}`);
};

/** Move, action and notation convert into each other. */
const namesAgree: Law = ({ game, state }) => {
  for (const seat of seatsOf(game.active(state)))
    for (const a of legalActions(game, state, seat)) {
      must(game.encode(game.decode(a)) === a, () => `action ${a} does not survive decode and encode`);
      const text = game.notate(a);
      must(/^\S+$/.test(text) && game.parse(text) === a, () => `'${text}' does not read as action ${a}`);
    }
};

/**
 * Places are 1, 2, … with ties sharing, and nobody with fewer points is ahead; only a tie for the most points
 * may be won outright by somebody else (the Admiral, C-WIN-4).
 */
const placesConsistent: Law = ({ game, state, seats }) => {
  const places = game.places(state);
  const scores = game.scores(state);
  must(places.length === seats && scores.length === seats, () => 'places and scores are not one a seat');
  const most = Math.max(...scores);
  const contested = scores.filter((score) => score === most).length > 1;
  const outright = contested && places.filter((place) => place === 1).length === 1 ? places.indexOf(1) : -1;
  for (let a = 0; a < seats; a++) {
    const ahead = places.filter((place) => place < places[a]!).length;
    must(places[a] === ahead + 1, () => `places ${places} leave a gap`);
    for (let b = 0; b < seats; b++)
      must(
        b === outright || scores[a]! <= scores[b]! || places[a]! < places[b]!,
        () => `places ${places} with scores ${scores}`,
      );
  }
};

/** The stand-in's move is legal and follows from the view. */
const standInFromView: Law = ({ game, state, rng }) => {
  for (const seat of game.standIn ? seatsOf(game.active(state)) : []) {
    const legal = legalActions(game, state, seat);
    const action = game.standIn!(state, seat, legal);
    must(legal.includes(action), () => `the stand-in of seat ${seat} does ${action}, which is not legal`);
    const other = game.sample(game.view(state, seat), rng);
    must(
      game.standIn!(other, seat, legal) === action,
      () => `the stand-in of seat ${seat} in ${phaseOf(state)} knows what the seat does not`,
    );
  }
};

/** Cheap enough for every decision. */
export const EVERY_DECISION: readonly Law[] = [legalListSound, invariantsHold];

/** For a sample of decisions and for every end. */
export const SAMPLED: readonly Law[] = [
  whyMatchesLegal,
  refusalsHarmless,
  cloneIndependent,
  jsonRoundTrip,
  simultaneousCommute,
  secretsKept,
  shownFromView,
  reasonsFromView,
  standInFromView,
  namesAgree,
  placesConsistent,
];
