import { seatsOf } from '../../../../core/game.ts';
import { type Fact, fact } from '../../../../i18n/testing/facts.ts';
import { EVENT_IDS, NOBODY, PERSON_TYPES, SUPER_EVENTS, VALUE, WILD } from '../../rules/data.ts';
import { forecast } from '../../rules/forecast.ts';
import { STRIDE } from '../../rules/palace.ts';
import { symbolCount, tileOf } from '../../rules/tiles.ts';
import type { DragonView } from '../../rules/types.ts';
import { terms } from '../en/terms.ts';

const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

function person(p: number): string {
  const { type, age } = tileOf(p);
  return age ? `${age} ${terms.persons[type]}` : terms.persons[type];
}

/** The three things a palace is made of, read from its four numbers. */
function palacesOf(palaces: readonly number[]): { floors: number; persons: number[] }[] {
  return Array.from({ length: palaces.length / STRIDE }, (_, i) => ({
    floors: palaces[i * STRIDE]!,
    persons: palaces.slice(i * STRIDE + 1, (i + 1) * STRIDE).filter((p) => p !== NOBODY),
  }));
}

/** Everything that a view of the Dragon says, in English words and as numbers. */
export function factsOf(view: DragonView, names: readonly string[]): Fact[] {
  const viewer = view.viewer as number;
  const months = view.row.map((event, i) =>
    fact('months', `Month ${i + 1}`, terms.events[EVENT_IDS[event]!]),
  );
  const tolls = forecast(view).flatMap(({ month, players }) => {
    const { persons, vp, yuan, rice, fireworks } = players[viewer]!;
    const of = (n: number, words: string): Fact[] => (n > 0 ? [fact('months', `Month ${month}`, words)] : []);
    return [
      ...of(persons, `lose ${plural(persons, 'person', 'people')}`),
      ...of(vp, `score ${vp} VP`),
      ...of(yuan, `pay ${yuan} yuan`),
      ...of(rice, `pay ${rice} rice`),
      ...of(fireworks, `discard ${fireworks} fireworks`),
    ];
  });
  const actions =
    view.round === 0
      ? []
      : Object.values(terms.actions).flatMap((action, a) =>
          view.groups[a]! >= 0 ? [fact('actions', `Group ${view.groups[a]! + 1}`, action)] : [],
        );
  const dragons = view.dragons.flatMap((set, group) =>
    view.round === 0
      ? []
      : set === 0
        ? [fact('actions', `Group ${group + 1}`, 'free')]
        : seatsOf(set).map((seat) => fact('actions', `Group ${group + 1}`, '3 yuan', names[seat]!)),
  );
  const courts = view.players.flatMap((player, seat) => {
    const section = `court:${seat}`;
    const isOpen = view.options.openHands || seat === viewer;
    const cards = player.hand.reduce((sum, n) => sum + n, 0);
    return [
      fact('players', names[seat]!, `${player.vp} VP`, `space ${player.track}`),
      fact(
        section,
        names[seat]!,
        `${player.yuan} yuan`,
        `${player.rice} rice`,
        `${player.fireworks} fireworks`,
      ),
      fact(section, `${player.small} small and ${player.large} large`),
      ...(isOpen
        ? PERSON_TYPES.flatMap((type, t) => (player.hand[t]! > 0 ? [fact(section, terms.persons[type])] : []))
        : [fact(section, plural(cards, 'card', 'cards'))]),
      ...palacesOf(player.palaces).map(({ floors, persons }, i) =>
        fact(
          section,
          `palace ${i + 1}`,
          plural(floors, 'floor', 'floors'),
          ...(persons.length === 0 ? ['nobody'] : persons.map(person)),
          floors > persons.length ? `room for ${floors - persons.length}` : 'no room',
        ),
      ),
    ];
  });
  const hand = PERSON_TYPES.flatMap((type, t) =>
    view.players[viewer]!.hand[t]! > 0 ? [fact('hand', terms.persons[type])] : [],
  );
  const wilds = view.players[viewer]!.hand[WILD]!;
  const display = view.pool.flatMap((tiles, p) =>
    p === NOBODY
      ? []
      : [
          fact(
            'persons',
            person(p),
            `${plural(tiles, 'tile', 'tiles')} left`,
            `value ${VALUE[p]}`,
            symbolCount(p),
          ),
        ],
  );
  const extra = SUPER_EVENTS[view.superEvent];
  return [
    ...months,
    ...tolls,
    ...(view.round > 0 && view.stack.length > 0 ? [fact('months', `Month ${view.round}`, 'this month')] : []),
    ...(extra ? [fact('months', terms.superEvents[extra])] : []),
    ...actions,
    ...dragons,
    ...courts,
    ...hand,
    ...(wilds > 0 ? [fact('hand', plural(wilds, 'wild card', 'wild cards'))] : []),
    ...display,
    ...(view.options.greatWall
      ? view.wall.map((seat, i) => fact('wall', `Section ${i + 1}`, names[seat]!))
      : []),
  ];
}
