import type { ComponentType } from 'preact';
import { describe, expect, it } from 'vitest';
import { type Board, type BoardProps, FAMILIES } from '../client/board/board.ts';
import { draw, type Node } from '../client/testing/dom.ts';
import { firstSeat, type Game, legalActions, over, type Viewer } from '../core/game.ts';
import { allOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import type { Texts } from '../i18n/index.ts';
import { boardOf } from './boards.ts';
import { idsWith } from './list.ts';
import { gameOf } from './rules.ts';
import { wordsOf } from './words.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const isBadge = (node: Node): boolean =>
  /\b(badge|leaf|news)\b|han-news/.test(node.attributes.get('class') ?? '');
const badges = (node: Node): number =>
  Number(isBadge(node)) + node.childNodes.reduce((sum, child) => sum + badges(child), 0);

/** At the end of a game only its result is shown, and who looks on has no hand. */
const isElsewhere = (zone: string): boolean => zone === 'final';

describe.each(idsWith('board'))('the table of %s', (id) => {
  it('has a badge for every part that an event changes', async () => {
    const game = gameOf(id);
    const board = await boardOf(id);
    const texts = await wordsOf('en', id);
    const dice = stream(id, 'badges');
    const seats = 3;
    const choices = allOptions(game, seats);
    const missing = new Set<string>();
    const looked = new Map<string, number>();
    for (let n = 0; n < 6; n++) {
      const s = game.setup(choices[below(dice, choices.length)]!, seats, `badges ${n}`);
      while (!over(s)) {
        const seat = firstSeat(game.active(s));
        const legal = legalActions(game, s, seat);
        const changed = new Set<string>();
        game.apply(s, seat, legal[below(dice, legal.length)]!, (event) => {
          for (const zone of board.zones(event)) changed.add(zone);
        });
        if (over(s)) break;
        for (const zone of changed) {
          const times = looked.get(zone) ?? 0;
          if (times > 1 || isElsewhere(zone)) continue;
          looked.set(zone, times + 1);
          const props = propsOf(game, s, 0, texts, new Set([zone]));
          if (drawnBadges(board, props) === 0) missing.add(zone);
        }
      }
    }
    expect(looked.size).toBeGreaterThan(6);
    expect([...missing]).toEqual([]);
  });
});

const drawnBadges = ({ Stage, Rail }: Board, props: BoardProps): number =>
  [Stage, Rail].reduce((sum, part) => sum + badges(draw(part as ComponentType<BoardProps>, props)), 0);

function propsOf(
  game: Game,
  s: Parameters<Game['view']>[0],
  viewer: Viewer,
  texts: Texts,
  changed: ReadonlySet<string>,
): BoardProps {
  return {
    game,
    view: game.view(s, viewer),
    viewer,
    active: [firstSeat(game.active(s))],
    names: NAMES.slice(0, 3),
    you: 'you',
    families: FAMILIES.slice(0, 3),
    texts,
    lang: 'en',
    legal: [],
    picked: undefined,
    pick: () => {},
    ask: () => {},
    lens: false,
    toggleLens: () => {},
    changed,
  };
}
