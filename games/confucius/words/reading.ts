import { type Seat, seatsOf } from '../../../core/game.ts';
import type { Entry, ReadingScene, Section } from '../../../i18n/reading.ts';
import { sentence } from '../../../i18n/texts.ts';
import {
  ACTIVE,
  ANY,
  AVAILABLE,
  BOX_ACTIONS,
  COINS,
  CUBE_SPACES,
  DISTANT_LANDS,
  DUE_ROUND,
  FAVOUR,
  FOREIGN_LANDS,
  INVASION_COST,
  LICENCES,
  MAX_BOXES,
  MINISTRIES,
  NOT_AVAILABLE,
  REWARD_CARDS,
  REWARDS,
  SLOTS,
  SPACE_OF,
  SPACES,
  STUDENTS,
  TITLES,
} from '../rules/data.ts';
import { boxAt, boxesOf, isConquered, isFull } from '../rules/lands.ts';
import { type Obligations, obligations } from '../rules/obligations.ts';
import { isResolved, spaceOf } from '../rules/officials.ts';
import { officialAt } from '../rules/prices.ts';
import type { ConfuciusKinds, ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from './texts.ts';

/** Words of the reading alone. */
export interface ConfuciusReadingWords {
  readonly hand: string;
  readonly actions: string;
  readonly foreign: string;
  readonly sea: string;
  readonly students: string;
  /** What lies in the supply. */
  supply(junks: number, deck: number, discard: number, rewards: number): string;
  cubes(action: string, cubes: readonly (readonly [name: string, n: number])[]): string;
  insult(name: string, armies: number): string;
  /** A gift of somebody, and where it is. */
  gift(giver: string, value: number, gift: string, state: string): string;
  given(giver: string, value: number, gift: string, to: string): string;
  fleet(name: string, ocean: number, shipyard: number): string;
  /** How a land stands, and what an army costs while there is room for one. */
  land(land: string, state: string, cost: number | undefined): string;
  title(title: string, name: string): string;
  /** Who would get the posts of a ministry now. */
  prospect(posts: string): string;
}

type Scene = ReadingScene<ConfuciusKinds, ConfuciusTexts>;

/** The table in words: hand, families, gifts and obligations, ministries, examination, foreign and distant lands, cubes. */
export const read =
  (words: ConfuciusReadingWords) =>
  (scene: Scene): Section[] => [
    ...hand(scene, words),
    players(scene, words),
    gifts(scene, words),
    ...ministries(scene, words),
    examination(scene, words),
    ...foreignLands(scene, words),
    sea(scene, words),
    actions(scene, words),
  ];

const entry = (id: string, name: string, text: string): Entry => ({ id, name, text });

/** The reward cards of a set, by kind. */
const rewardsIn = (set: number) => seatsOf(set).map((card) => REWARDS[REWARD_CARDS[card]!]!);

function hand({ view, viewer, texts, lang }: Scene, words: ConfuciusReadingWords): Section[] {
  const own = viewer === 'spectator' ? undefined : view.players[viewer]!;
  if (!own?.hand) return [];
  const cards = own.hand.flatMap((n, c) =>
    n > 0
      ? [entry(`card:${c + 1}`, `${texts.terms.card} ${c + 1}`, texts.page.card(COINS[c]!, LICENCES[c]!, n))]
      : [],
  );
  const rewards = rewardsIn(own.rewards ?? 0).map((card) =>
    entry(
      `reward:${card}`,
      texts.board.rewards[card],
      `${texts.terms.rewardCard}: ${texts.board.rewards[card]}`,
    ),
  );
  const sum = texts.page.hand(
    cards.map(({ text }) => text),
    rewards.map(({ name }) => name),
  );
  return [{ id: 'hand', title: words.hand, sum: sentence(sum, lang), entries: [...cards, ...rewards] }];
}

function players({ view, names, texts }: Scene, words: ConfuciusReadingWords): Section {
  const entries = view.players.map((p, seat) =>
    entry(
      `seat:${seat}`,
      names[seat]!,
      texts.page.player({
        name: names[seat]!,
        vp: p.vp,
        cubes: p.cubes,
        cards: p.cards,
        rewards: p.rewardCards,
        shipyard: p.shipyard,
        ocean: p.ocean,
        colonies: p.colonies,
        stock: p.stock,
        gifts: p.gifts.flatMap((state, i) => (state === AVAILABLE ? [i + 1] : [])),
        chief: view.stack.length > 0 && seat === view.chief,
      }),
    ),
  );
  const insults = view.players.flatMap(({ insult }, seat) =>
    insult > 0 ? [entry(`insult:${seat}`, names[seat]!, words.insult(names[seat]!, insult))] : [],
  );
  const titles = TITLES.flatMap((title, i) => {
    const holder = view.titles[i]!;
    const name = texts.terms.titles[title];
    return holder < 0 ? [] : [entry(`title:${title}`, name, words.title(name, names[holder]!))];
  });
  const discard = view.discard.reduce((sum, n) => sum + n, 0);
  const supply = words.supply(view.junks, view.deckLeft, discard, view.rewardsLeft);
  return {
    id: 'players',
    title: texts.page.families,
    sum: supply,
    entries: [...entries, ...insults, ...titles],
  };
}

/** To whom somebody is bound, what that forbids, and the cubes of the next round. */
function bondWords({ names, texts }: Scene, web: Obligations, seat: Seat): string {
  const { lens } = texts.board;
  const own = web.bonds.filter(({ bound }) => bound === seat);
  const bound =
    own.length > 0 ? lens.bound(own.map(({ to, value }) => ({ name: names[to]!, value }))) : lens.free;
  const blocked = MINISTRIES.flatMap((id, m) => {
    const givers = web.blocked[seat]![m]!;
    return givers.length === 0
      ? []
      : [
          lens.blocked(
            texts.terms.ministries[id],
            givers.map((giver) => names[giver]!),
          ),
        ];
  });
  return [`${names[seat]}: ${bound}`, ...blocked, lens.cubes(web.cubes[seat]!)].join(', ');
}

function gifts(scene: Scene, words: ConfuciusReadingWords): Section {
  const { view, after, names, texts } = scene;
  const { page, terms, board } = texts;
  const now = obligations(view);
  const then = after && obligations(after);
  const bonds = names.map((name, seat) => {
    const was = bondWords(scene, now, seat);
    const is = then ? bondWords(scene, then, seat) : was;
    return entry(
      `bond:${seat}`,
      `${terms.obligation} ${name}`,
      is === was ? was : board.lens.changed(is, was),
    );
  });
  const given = view.players.flatMap((player, seat) =>
    player.gifts.map((state, i) => {
      const gift = terms.gifts[i]!;
      const text =
        state >= ACTIVE
          ? words.given(names[seat]!, i + 1, gift, names[state - ACTIVE]!)
          : words.gift(names[seat]!, i + 1, gift, stateWords(state, page));
      return entry(`gift:${seat}:${i + 1}`, `${terms.gift} ${names[seat]} ${i + 1}`, text);
    }),
  );
  return { id: 'gifts', title: page.web.title, entries: [...bonds, ...given] };
}

const stateWords = (state: number, { gifts: words }: ConfuciusTexts['page']): string =>
  state === NOT_AVAILABLE ? words.missing : state === AVAILABLE ? words.available : words.gone;

function ministries({ view, names, texts, lang }: Scene, words: ConfuciusReadingWords): Section[] {
  const { terms, page, board } = texts;
  const web = obligations(view);
  return MINISTRIES.map((id, m) => {
    const posts = [0, 1].map((post) => {
      const seat = view.posts[2 * m + post]!;
      return seat < 0 ? String(view.chits[2 * m + post]) : names[seat]!;
    });
    const officials = Array.from({ length: SPACES }, (_, i) => {
      const at = m * SPACES + i;
      const { empty, cost, owner, secured } = officialAt(view, at);
      const text = page.official({
        ministry: terms.ministries[id],
        space: spaceOf(at),
        tile: empty ? 'empty' : cost === undefined ? 'candidate' : 'official',
        cost: cost ?? 0,
        owner: owner === undefined ? undefined : names[owner]!,
        secured,
      });
      return entry(`official:${at}`, `${terms.ministries[id]} ${spaceOf(at)}`, text);
    });
    const prospect = web.prospects.find(({ ministry }) => ministry === id);
    const name = (seat: Seat): string => names[seat] ?? board.lens.nobody;
    const outcomes = prospect?.outcomes.map(({ minister, secretary }) =>
      board.lens.posts(name(minister), name(secretary)),
    );
    const sum = [
      sentence(page.post(terms.ministries[id], posts[0]!, posts[1]!, isResolved(view, m)), lang),
      ...(outcomes && outcomes.length > 0
        ? [sentence(words.prospect(outcomes.join(board.lens.either)), lang)]
        : []),
    ].join(' ');
    return { id: `ministry:${id}`, title: terms.ministries[id], sum, entries: officials };
  });
}

function examination({ view, names, texts, lang }: Scene, words: ConfuciusReadingWords): Section {
  const { page, terms } = texts;
  const { candidate } = view;
  const students = STUDENTS.map((student, k) => {
    const owner = view.students[k]!;
    return entry(
      `student:${k}`,
      `${words.students} ${texts.board.students[student]}`,
      page.student(student, owner < 0 ? undefined : names[owner]!),
    );
  });
  const name = candidate === ANY ? terms.anyMinistry : terms.ministries[MINISTRIES[candidate]!];
  const below = seatsOf(view.named).length + view.any;
  const next =
    candidate < 0 ? page.noCandidate : `${page.candidate}: ${name}, ${page.below(below, view.any)}`;
  const held = view.students.every((seat) => seat >= 0)
    ? page.held.both
    : view.examForced
      ? page.held.forced
      : page.held.later;
  return {
    id: 'examination',
    title: page.examination,
    sum: sentence(held, lang),
    entries: [...students, entry('candidate', page.candidate, next)],
  };
}

function landState(view: ConfuciusView, slot: number, page: ConfuciusTexts['page']): string {
  if (!isConquered(view, slot) && view.stack.length > 0) return page.due(DUE_ROUND[slot]!);
  return isFull(view, slot) ? page.taken : page.lost;
}

function foreignLands({ view, names, texts, lang }: Scene, words: ConfuciusReadingWords): Section[] {
  const { page, terms } = texts;
  const lands = Array.from({ length: SLOTS }, (_, slot): Section => {
    const land = view.lands[slot]!;
    const name = terms.foreignLands[FOREIGN_LANDS[land]!];
    const boxes = Array.from({ length: boxesOf(view, slot) }, (_, box) => {
      const { vp, reward, owner } = boxAt(view, slot, box);
      const text = page.box(name, box + 1, vp, reward, owner === undefined ? undefined : names[owner]!);
      return entry(`box:${slot * MAX_BOXES + box}`, `${name} ${box + 1}`, text);
    });
    return {
      id: `foreign:${slot}`,
      title: name,
      sum: words.land(
        name,
        landState(view, slot, page),
        isConquered(view, slot) ? undefined : INVASION_COST[land]!,
      ),
      entries: boxes,
    };
  });
  return [
    { id: 'foreign', title: words.foreign, sum: sentence(page.wall(view.wall), lang), entries: [] },
    ...lands,
  ];
}

function sea({ view, names, texts }: Scene, words: ConfuciusReadingWords): Section {
  const lands = DISTANT_LANDS.map((id, land) => {
    const reached = seatsOf(view.reached[land]!).map((seat) => names[seat]!);
    const vp = view.first[land]! < 0 ? view.landChits[land]! : undefined;
    const name = texts.terms.distantLands[id];
    return entry(`land:${land}`, name, texts.page.land(name, vp, reached));
  });
  const fleets = view.players.map(({ ocean, shipyard }, seat) =>
    entry(`fleet:${seat}`, `${texts.terms.junk} ${names[seat]}`, words.fleet(names[seat]!, ocean, shipyard)),
  );
  return { id: 'sea', title: words.sea, entries: [...lands, ...fleets] };
}

/** The cubes of each space; actions that share one are read together. */
function actions({ view, names, texts }: Scene, words: ConfuciusReadingWords): Section {
  const { actions: called, favour } = texts.terms;
  const entries = CUBE_SPACES.map((_, space) => {
    const found = BOX_ACTIONS.filter((_, i) => SPACE_OF[i] === space);
    const name = space === FAVOUR ? favour : found.map((action) => called[action]).join(' / ');
    const cubes = view.players.flatMap(({ placed }, seat) =>
      placed[space]! > 0 ? [[names[seat]!, placed[space]!] as const] : [],
    );
    return entry(`action:${found[0] ?? 'favour'}`, name, words.cubes(name, cubes));
  });
  return { id: 'actions', title: words.actions, entries };
}
