import { type Action, legalActions, type Seat } from '../../../core/game.ts';
import {
  CARD,
  choicePalace,
  choicePerson,
  FLOOR,
  FLOOR_NEW,
  HOUSE,
  LARGE,
  REFILL_MONEY,
  REFUSE,
  RELEASE,
  REPLACE,
  TAKE,
  TILE,
  WILD_CARD,
} from '../rules/codec.ts';
import type { Person } from '../rules/data.ts';
import {
  ACTION_IDS,
  MAX_FLOORS,
  oldOf,
  REFILL,
  SMALL_PRICE,
  SYMBOLS,
  typeOf,
  VALUE,
  youngOf,
} from '../rules/data.ts';
import { dragon } from '../rules/index.ts';
import {
  addPalace,
  addPerson,
  floorsAt,
  hasRoom,
  inhabited,
  palaceCount,
  removePerson,
  STRIDE,
  symbols,
} from '../rules/palace.ts';
import { surcharge, yieldOf } from '../rules/phases/action.ts';
import type { DragonState, Player } from '../rules/types.ts';
import { type Court, courtOf, MONK, WARRIOR } from './court.ts';
import {
  appraisePlayer,
  COLUMNS,
  type DragonWeights,
  festivalPoints,
  releasesDue,
  worthOfGoods,
} from './features.ts';

/** Expected points of one player after each possible action, without applying it. */
class ActionJudge {
  readonly #s: DragonState;
  readonly #seat: Seat;
  readonly #w: DragonWeights;
  readonly #player: Player;
  readonly #court: Court;
  /** The fewest helmets among the others. */
  readonly #helmets: number;
  readonly #row = Array<number>(COLUMNS).fill(0);
  readonly #festivals: number[] = [];
  #spared: { court: Court; floors: number } | undefined;

  constructor(s: DragonState, seat: Seat, w: DragonWeights) {
    this.#s = s;
    this.#seat = seat;
    this.#w = w;
    this.#player = s.players[seat]!;
    this.#court = courtOf(this.#player);
    let fewest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < s.players.length; k++)
      if (k !== seat) fewest = Math.min(fewest, symbols(s.players[k]!, WARRIOR));
    this.#helmets = fewest;
  }

  action(a: Action): number {
    const p = { ...this.#player };
    if (a === REFILL_MONEY) {
      p.yuan = Math.max(p.yuan, REFILL);
      return this.#worth(p);
    }
    const chosen = a - TAKE;
    p.yuan -= surcharge(this.#s, this.#s.groups[chosen]!);
    const id = ACTION_IDS[chosen]!;
    if (id === 'privilege') {
      const small = this.privilege(false, p);
      return p.yuan < this.#s.options.largePrivilegeCost ? small : Math.max(small, this.privilege(true, p));
    }
    const amount = yieldOf(this.#s, this.#seat, chosen);
    if (id === 'build') return this.#built(p, amount);
    if (id === 'taxes') p.yuan += amount;
    if (id === 'harvest') p.rice += amount;
    if (id === 'fireworks') p.fireworks += amount;
    if (id === 'research') p.vp += amount;
    if (id === 'parade') this.#advance(p, amount);
    return this.#worth(p);
  }

  privilege(isLarge: boolean, { ...p } = this.#player): number {
    p.yuan -= isLarge ? this.#s.options.largePrivilegeCost : SMALL_PRICE;
    if (isLarge) p.large++;
    else p.small++;
    return this.#worth(p);
  }

  floor(a: Action): number {
    const p = this.#rebuilt();
    if (a === FLOOR_NEW) addPalace(p.palaces, 1);
    else p.palaces[(a - FLOOR) * STRIDE]!++;
    return this.#worth(p, courtOf(p));
  }

  card(a: Action): number {
    const type = a < WILD_CARD ? a - CARD : a - WILD_CARD;
    const [young, old] = [youngOf(type), oldOf(type)];
    const { pool } = this.#s;
    if (pool[young] === 0) return pool[old] === 0 ? this.#worth(this.#player) : this.arrival(old);
    return pool[old] === 0 ? this.arrival(young) : Math.max(this.arrival(young), this.arrival(old));
  }

  /** A person from the display, in the palace where it seems best. */
  arrival(person: Person): number {
    const { palaces } = this.#player;
    const p = { ...this.#player };
    this.#advance(p, VALUE[person]!);
    let empty = -1;
    let high = -1;
    for (let i = 0; i < palaceCount(palaces); i++) {
      if (!hasRoom(palaces, i)) continue;
      if (!inhabited(palaces, i) && (empty < 0 || floorsAt(palaces, i) > floorsAt(palaces, empty))) empty = i;
      if (high < 0 || floorsAt(palaces, i) > floorsAt(palaces, high)) high = i;
    }
    if (high < 0) {
      const refused = this.#worth(this.#player);
      const spared = this.#spare();
      return spared
        ? Math.max(refused, this.#worth(p, withPerson(spared.court, person, spared.floors)))
        : refused;
    }
    const home = empty < 0 ? high : empty;
    const worth = this.#worth(p, this.#settled(home, person));
    return typeOf(person) !== MONK || home === high
      ? worth
      : Math.max(worth, this.#worth(p, this.#settled(high, person)));
  }

  housed(palace: number, person: Person): number {
    const p = this.#rebuilt();
    addPerson(p.palaces, palace, person);
    this.#advance(p, VALUE[person]!);
    return this.#worth(p, courtOf(p));
  }

  replaced(a: Action, person: Person): number {
    if (a === REFUSE) return this.#worth(this.#player);
    const p = this.#rebuilt();
    const palace = choicePalace(a - REPLACE);
    removePerson(p.palaces, palace, choicePerson(a - REPLACE));
    addPerson(p.palaces, palace, person);
    this.#advance(p, VALUE[person]!);
    return this.#worth(p, courtOf(p));
  }

  released(a: Action): number {
    const p = this.#rebuilt();
    removePerson(p.palaces, choicePalace(a - RELEASE), choicePerson(a - RELEASE));
    return this.#worth(p, courtOf(p), releasesDue(this.#s, this.#seat) - 1);
  }

  /** The best number of new palaces; the other floors raise existing ones. */
  #built(p: Player, floors: number): number {
    const { length } = p.palaces;
    const rising = (length / STRIDE) * MAX_FLOORS - this.#court.floors;
    let top = Number.NEGATIVE_INFINITY;
    for (let fresh = Math.max(0, floors - rising); fresh <= floors; fresh++) {
      const court = { ...this.#court, floors: this.#court.floors + floors, empty: this.#court.empty + fresh };
      top = Math.max(top, this.#worth(p, court));
    }
    return top;
  }

  #settled(palace: number, person: Person): Court {
    const { palaces } = this.#player;
    const court = withPerson(this.#court, person, floorsAt(palaces, palace));
    court.persons++;
    if (!inhabited(palaces, palace)) {
      court.empty--;
      court.inhabited++;
    }
    return court;
  }

  /** The court without its least valuable person, and the floors of the palace that then has room. */
  #spare(): { court: Court; floors: number } | undefined {
    if (this.#spared) return this.#spared;
    const { palaces } = this.#player;
    let top = Number.NEGATIVE_INFINITY;
    let tried = 0;
    for (let at = 0; at < palaces.length; at++) {
      const person = palaces[at]!;
      if (at % STRIDE === 0 || person === 0) continue;
      const floors = palaces[at - (at % STRIDE)]!;
      const key = person * 4 + floors;
      if (key === tried) continue;
      tried = key;
      const court = withPerson(this.#court, person, floors, -1);
      const worth = this.#worth(this.#player, court);
      if (worth <= top) continue;
      top = worth;
      this.#spared = { court, floors };
    }
    return this.#spared;
  }

  #rebuilt(): Player {
    return { ...this.#player, palaces: this.#player.palaces.slice() };
  }

  #advance(p: Player, spaces: number): void {
    p.track += spaces;
    p.arrival = this.#s.moves + 1;
  }

  #worth(p: Player, court = this.#court, due = 0): number {
    const row = this.#row.fill(0);
    const threat = { fewestHelmets: Math.min(this.#helmets, court.symbols[WARRIOR]!), due };
    appraisePlayer(this.#s, this.#w, this.#seat, p, court, threat, 0, row);
    let sum = this.#festival(p.fireworks);
    for (let k = 0; k < COLUMNS; k++) sum += row[k]!;
    return sum;
  }

  #festival(own: number): number {
    const known = this.#festivals[own];
    if (known !== undefined) return known;
    const fireworks = this.#s.players.map((player) => player.fireworks);
    fireworks[this.#seat] = own;
    const points = festivalPoints(this.#s, this.#w, fireworks)[this.#seat]!;
    this.#festivals[own] = points + worthOfGoods(this.#w, fireworks[this.#seat]!);
    return this.#festivals[own];
  }
}

/** A court with the symbols of one more person, or of one less. */
function withPerson(court: Court, person: Person, floors: number, count = 1): Court {
  const type = typeOf(person);
  const shown = count * SYMBOLS[type]![person]!;
  const out = { ...court, symbols: court.symbols.slice() };
  out.symbols[type]! += shown;
  if (type === MONK) out.monkPoints += shown * floors;
  return out;
}

function best(legal: readonly Action[], worth: (a: Action) => number): Action {
  let top = Number.NEGATIVE_INFINITY;
  let found = legal[0]!;
  for (const a of legal) {
    const points = worth(a);
    if (points <= top) continue;
    top = points;
    found = a;
  }
  return found;
}

/**
 * Rollouts need a good move fast: the action after which the seat's own expected points are highest. Nothing is
 * applied; only that player is evaluated.
 */
export function advise(s: DragonState, seat: Seat, w: DragonWeights): Action | undefined {
  const frame = s.stack[s.stack.length - 1]!;
  const { phase } = frame;
  if (phase === 'draft' || (phase === 'action' && s.options.greatWall)) return undefined;
  const eye = new ActionJudge(s, seat, w);
  if (phase === 'tile')
    return eye.arrival(youngOf(frame.type)) >= eye.arrival(oldOf(frame.type)) ? TILE : TILE + 1;
  const legal = legalActions(dragon, s, seat);
  switch (phase) {
    case 'action':
      return best(legal, (a) => eye.action(a));
    case 'build':
      return best(legal, (a) => eye.floor(a));
    case 'privilege':
      return best(legal, (a) => eye.privilege(a === LARGE));
    case 'card':
      return best(legal, (a) => eye.card(a));
    case 'house':
      return best(legal, (a) => eye.housed(a - HOUSE, frame.person));
    case 'full':
      return best(legal, (a) => eye.replaced(a, frame.person));
    case 'release':
      return best(legal, (a) => eye.released(a));
    default:
      return undefined;
  }
}
