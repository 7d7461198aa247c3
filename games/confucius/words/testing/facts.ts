import { seatsOf } from '../../../../core/game.ts';
import { type Fact, fact } from '../../../../i18n/testing/facts.ts';
import {
  ACTIVE,
  AVAILABLE,
  BOX_ACTIONS,
  BOX_VP,
  CANDIDATE,
  COINS,
  CUBE_SPACES,
  DISTANT_LANDS,
  EMPTY,
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
} from '../../rules/data.ts';
import type { ConfuciusView } from '../../rules/types.ts';
import { board, terms } from '../en/terms.ts';

const plural = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

/** Everything that a view of Confucius says, in English words and as numbers. */
export function factsOf(view: ConfuciusView, names: readonly string[]): Fact[] {
  const ministries = MINISTRIES.flatMap((id, m) => {
    const section = `ministry:${id}`;
    const officials = Array.from({ length: SPACES }, (_, i) => {
      const at = m * SPACES + i;
      const tile = view.officials[at]!;
      const owner = view.markers[at]!;
      const secured = (view.secured & (1 << at)) !== 0;
      const state = tile === EMPTY ? 'empty' : tile === CANDIDATE ? 'candidate' : `cost ${tile}`;
      return fact(
        section,
        `space ${i + 1}`,
        ...(tile > CANDIDATE && owner >= 0 ? [] : [state]),
        ...(tile === EMPTY
          ? []
          : owner < 0
            ? ['unbribed']
            : [`${names[owner]}’s`, secured ? 'secured' : 'unsecured', state]),
      );
    });
    const posts = ['Minister', 'Secretary'].map((post, k) => {
      const holder = view.posts[2 * m + k]!;
      return fact(section, `${post} ${holder < 0 ? view.chits[2 * m + k] : names[holder]}`);
    });
    return [...officials, ...posts, ...(view.resolved & (1 << m) ? [fact(section, 'resolved')] : [])];
  });
  const players = view.players.flatMap((p, seat) => {
    const name = names[seat]!;
    return [
      fact('players', name, `${p.vp} VP`, plural(p.cubes, 'cube'), plural(p.cards, 'card')),
      fact(
        'players',
        name,
        plural(p.rewardCards, 'reward card'),
        `${plural(p.shipyard, 'junk')} in the shipyard`,
      ),
      fact(
        'players',
        name,
        `${p.ocean} on the ocean`,
        `${plural(p.colonies, 'army', 'armies')} in the colonies`,
        `${p.stock} in stock`,
      ),
      fact(
        'sea',
        `${name}’s fleet`,
        `${plural(p.ocean, 'junk')} on the ocean`,
        `${p.shipyard} in the shipyard`,
      ),
      ...(p.insult > 0
        ? [fact('players', name, `${plural(p.insult, 'army', 'armies')} on the insult card`)]
        : []),
      ...p.gifts.map((state, i) =>
        state >= ACTIVE
          ? fact(
              'gifts',
              `${name}’s gift ${i + 1}`,
              terms.gifts[i]!,
              `from ${name} to ${names[state - ACTIVE]}`,
            )
          : fact(
              'gifts',
              `${name}’s gift ${i + 1}`,
              state === NOT_AVAILABLE ? 'to be bought' : state === AVAILABLE ? 'available' : 'gone',
            ),
      ),
      ...p.gifts.flatMap((state, i) =>
        state >= ACTIVE ? [fact('gifts', names[state - ACTIVE]!, 'obliged to', `${name} (${i + 1})`)] : [],
      ),
      ...CUBE_SPACES.flatMap((_, space) => {
        const action = space === FAVOUR ? terms.favour : terms.actions[BOX_ACTIONS[SPACE_OF.indexOf(space)]!];
        return p.placed[space]! > 0 ? [fact('actions', action, `${name} ${p.placed[space]}`)] : [];
      }),
    ];
  });
  const chief = view.stack.length > 0 ? [fact('players', names[view.chief]!, 'chief minister')] : [];
  const examination = [
    ...STUDENTS.map((student, k) =>
      fact(
        'examination',
        `${student} space`,
        view.students[k]! < 0 ? 'free' : `${names[view.students[k]!]}’s`,
      ),
    ),
    fact(
      'examination',
      view.candidate < 0
        ? 'No candidates left'
        : (terms.ministries[MINISTRIES[view.candidate]!] ?? 'any ministry'),
    ),
  ];
  const lands = Array.from({ length: SLOTS }, (_, slot) => {
    const land = view.lands[slot]!;
    const name = terms.foreignLands[FOREIGN_LANDS[land]!];
    const done = (view.conquered & (1 << slot)) !== 0;
    return [
      fact(`foreign:${slot}`, name, ...(done ? [] : [`${INVASION_COST[land]} cash`])),
      ...BOX_VP[land]!.map((vp, box) => {
        const owner = view.armies[slot * MAX_BOXES + box]!;
        return fact(
          `foreign:${slot}`,
          `box ${box + 1}`,
          `${vp} VP`,
          owner < 0 ? 'free' : `${names[owner]}’s army`,
        );
      }),
    ];
  }).flat();
  const sea = DISTANT_LANDS.flatMap((id, land) => [
    fact(
      'sea',
      terms.distantLands[id],
      view.first[land]! < 0 ? `${view.landChits[land]} VP` : 'already reached',
    ),
    ...seatsOf(view.reached[land]!).map((seat) =>
      fact('sea', terms.distantLands[id], 'reached by', names[seat]!),
    ),
  ]);
  const own = view.players[view.viewer as number]!;
  const hand = [
    ...own.hand!.flatMap((n, c) =>
      n > 0 ? [fact('hand', plural(n, 'card'), `${COINS[c]} cash`, plural(LICENCES[c]!, 'licence'))] : [],
    ),
    ...seatsOf(own.rewards!).map((card) => fact('hand', board.rewards[REWARDS[REWARD_CARDS[card]!]!])),
  ];
  const discarded = view.discard.reduce((sum, n) => sum + n, 0);
  return [
    ...ministries,
    ...players,
    ...chief,
    ...examination,
    ...lands,
    ...sea,
    ...hand,
    fact('players', plural(view.junks, 'junk'), `${plural(view.deckLeft, 'card')} in the deck`),
    fact('players', `${discarded} on the discard pile`, plural(view.rewardsLeft, 'reward card')),
    fact('foreign', `${view.wall} of 9`),
    ...TITLES.flatMap((title, i) =>
      view.titles[i]! < 0 ? [] : [fact('players', terms.titles[title], names[view.titles[i]!]!)],
    ),
  ];
}
