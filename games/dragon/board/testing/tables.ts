import { FAMILIES } from '../../../../client/board/board.ts';
import type { Viewer } from '../../../../core/game.ts';
import { firstSeat, legalActions, over, phaseOf, seatsOf } from '../../../../core/game.ts';
import { parseOptions } from '../../../../core/options.ts';
import type { Language } from '../../../../i18n/index.ts';
import { wordsOf } from '../../../words.ts';
import { SUPER_EVENTS } from '../../rules/data.ts';
import { dragon } from '../../rules/index.ts';
import type { DragonEvent, DragonState } from '../../rules/types.ts';
import type { DragonTexts } from '../../words/texts.ts';
import type { DragonProps } from '../props.ts';

export const NAMES = ['Ada', 'Béla', 'Clara', 'Dénes', 'Éva'];

/** Every seat count plain, and every super event with the wall. */
export const TABLES: readonly (readonly [seats: number, raw: Readonly<Record<string, string>>])[] = [
  ...[2, 3, 4, 5].map((seats) => [seats, {}] as const),
  ...SUPER_EVENTS.map((superEvent, i) => [2 + (i % 4), { superEvent, greatWall: 'true' }] as const),
];

export async function propsMaker(lang: Language) {
  const texts = await wordsOf<DragonTexts>(lang, 'dragon');
  return (s: DragonState, viewer: Viewer): DragonProps => {
    const own = viewer === 'spectator' || over(s) ? [] : legalActions(dragon, s, viewer);
    return {
      game: dragon,
      view: dragon.view(s, viewer),
      viewer,
      active: over(s) ? [] : seatsOf(dragon.active(s)),
      names: NAMES.slice(0, s.players.length),
      you: 'you',
      families: FAMILIES.slice(0, s.players.length),
      texts,
      lang,
      legal: own.map((action) => ({ action, move: dragon.decode(action) })),
      picked: undefined,
      pick() {},
      ask() {},
      lens: false,
      toggleLens() {},
      changed: new Set(),
    };
  };
}

/** The states of a game in which chance chooses, the last one included. */
export function* states(
  seats: number,
  raw: Readonly<Record<string, string>>,
  emit?: (event: DragonEvent) => void,
): Generator<DragonState> {
  const s = dragon.setup(parseOptions(dragon, seats, raw), seats, 'drawn');
  let chance = seats * 77;
  while (!over(s)) {
    yield s;
    const seat = firstSeat(dragon.active(s));
    const actions = legalActions(dragon, s, seat);
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    dragon.apply(s, seat, actions[(chance >>> 8) % actions.length]!, emit);
  }
  yield s;
}

/** The first positions of every phase, and of the others one in ten: drawing takes time. */
export function* samples(seats: number, raw: Readonly<Record<string, string>>): Generator<DragonState> {
  const seen = new Map<string, number>();
  for (const s of states(seats, raw)) {
    const phase = phaseOf(s);
    const before = seen.get(phase) ?? 0;
    seen.set(phase, before + 1);
    if (before < 3 || before % 10 === 0) yield s;
  }
}
