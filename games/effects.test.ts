import { describe, expect, it } from 'vitest';
import { type BoardProps, FAMILIES } from '../client/board/board.ts';
import { effectOf } from '../client/board/effect.ts';
import { loadDeck, sentence } from '../client/card/load.ts';
import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { firstSeat, legalActions, over } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import { LANGUAGES } from '../i18n/index.ts';
import { boardOf, effectsOf } from './boards.ts';
import { holdings } from './confucius/board/effects.ts';
import type { ConfuciusState, ConfuciusView } from './confucius/rules/types.ts';
import { finalScore, roundScore } from './dragon/rules/scoring.ts';
import type { DragonState } from './dragon/rules/types.ts';
import { outlook } from './han/board/outlook.ts';
import type { HanState, HanView } from './han/rules/types.ts';
import { gameOf } from './rules.ts';
import { cardWordsOf, wordsOf } from './words.ts';

type Figures = Readonly<Record<string, number>>;

/** What a seat has, read from the state itself by the names of the figures. */
const HELD: Readonly<Record<string, (s: Kinds['state'], view: Kinds['view'], seat: Seat) => Figures>> = {
  dragon(s, _, seat) {
    const player = (s as DragonState).players[seat]!;
    const { palaces, ladies, privileges } = roundScore(player);
    const { persons, monks } = finalScore(player);
    const { yuan, rice, fireworks, vp, track } = player;
    return {
      yuan,
      rice,
      fireworks,
      vp,
      space: track,
      month: palaces + ladies + privileges,
      end: persons + monks,
    };
  },
  han(s, view, seat) {
    const { hands, scores } = s as HanState;
    const cards = hands.slice(seat * 5, seat * 5 + 5).reduce((a, b) => a + b, 0);
    return { cards, points: scores[seat]!, total: outlook(view as HanView)[seat]!.total };
  },
  confucius(s, view, seat) {
    const player = (s as ConfuciusState).players[seat]!;
    const { vp, cubes, ocean, colonies } = player;
    return { ...holdings(view as ConfuciusView, seat), vp, cubes, ocean, colonies };
  },
};

/** Plays decisions in the game itself; what the seat has at the first event of another seat, or when something is revealed. */
function played(game: Game, s: Kinds['state'], seat: Seat, actions: readonly Action[]): Figures {
  const t = game.clone(s);
  let end: Figures | undefined;
  const look = (): Figures => HELD[game.id]!(t, game.view(t, seat), seat);
  for (const action of actions) {
    expect(legalActions(game, t, seat)).toContain(action);
    game.apply(t, seat, action, (event) => {
      const foreign = 'seat' in event && event.seat !== seat;
      if (foreign || t.shown !== s.shown) end ??= look();
    });
  }
  return end ?? look();
}

describe.each(['dragon', 'han', 'confucius'])('what a move of %s does', async (id) => {
  const game = gameOf(id)!;
  const board = await boardOf(id);
  const effects = await effectsOf(id);
  const decks = await Promise.all(LANGUAGES.map((lang) => loadDeck(id, lang)));
  const texts = await Promise.all(LANGUAGES.map((lang) => wordsOf(lang, id)));
  const words = await cardWordsOf('en', id);

  const propsOf = (s: Kinds['state'], seat: Seat, at: number): BoardProps => ({
    game,
    view: game.view(s, seat),
    viewer: seat,
    active: [seat],
    names: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, 4),
    families: FAMILIES.slice(0, 4),
    you: 'you',
    texts: texts[at]! as BoardProps['texts'],
    lang: LANGUAGES[at]!,
    legal: legalActions(game, s, seat).map((action) => ({ action, move: game.decode(action) })),
    picked: undefined,
    pick() {},
    ask() {},
    lens: false,
    toggleLens() {},
    changed: new Set(),
  });

  /** Positions of a game of chance. */
  function* positions(): Generator<Kinds['state']> {
    const dice = stream('effects', id);
    const s = game.setup(defaultOptions(game, 4), 4, 'effects');
    for (let n = 0; !over(s); n++) {
      const seat = firstSeat(game.active(s));
      const legal = legalActions(game, s, seat);
      if (n % 2 === 0) yield s;
      game.apply(s, seat, legal[below(dice, legal.length)]!);
    }
  }

  it('is said of every legal move and bundle, with the figures of the game', () => {
    let moves = 0;
    let figures = 0;
    let seen = 0;
    for (const s of positions()) {
      if (seen++ === 200) break;
      const seat = firstSeat(game.active(s));
      const props = propsOf(s, seat, 0);
      const moment = { ...props, ply: 0, phase: '', over: false };
      const before = HELD[id]!(s, props.view, seat);
      for (const actions of [
        ...props.legal.map(({ action }) => [action]),
        ...(board.bundles?.(moment) ?? []),
      ]) {
        const effect = effectOf(game, props.view, seat, actions, board.suggest)!;
        const said = effects(effect, props, words);
        const after = played(game, s, seat, effect.actions);
        for (const [key, value] of Object.entries(after)) {
          const told = said.find((one) => one.key === key)?.n ?? 0;
          // Where a province scores at once, the end brings the same points.
          if (key === 'total' && told === 0 && value - before[key]! === after.points! - before.points!)
            continue;
          expect(told, `${key} of ${actions.map((a) => game.notate(a))}`).toBe(value - before[key]!);
          if (told !== 0) figures++;
        }
        const at = moves++ % LANGUAGES.length;
        const text = decks[at]!.consequence(actions, propsOf(s, seat, at), board.suggest);
        expect(text, game.notate(actions[0]!)).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN/);
      }
    }
    expect(moves).toBeGreaterThan(200);
    expect(figures).toBeGreaterThan(100);
    expect(sentence([], 3, decks[0]!.ui, 'en')).toBe('then choose one of 3');
  });
});
