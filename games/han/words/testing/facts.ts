import { type Fact, fact } from '../../../../i18n/testing/facts.ts';
import { boardOf } from '../../rules/board.ts';
import { COLOURS, KINDS } from '../../rules/data.ts';
import { lens } from '../../rules/lens.ts';
import type { HanView } from '../../rules/types.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

/** What a space is called: "Zhou 4", or the border between two provinces. */
function called(id: string): string {
  const [first = '', second = '', third] = id.split('-');
  return third ? `border ${capital(second)}–${capital(third)}` : `${capital(first)} ${second}`;
}

/** Everything that a view of Han says, in English words and as numbers. */
export function factsOf(view: HanView, names: readonly string[]): Fact[] {
  const board = boardOf(view.options.map);
  const points = lens(view);
  const seats = names.map((_, seat) => seat);
  const places = board.provinceIds.flatMap((id, q) => {
    const section = `province:${id}`;
    const of = (numbers: readonly number[], seat: number): number => numbers[q * names.length + seat]!;
    const spaces = board.spaces[q]!;
    const full = spaces.filter((space) => view.pagodas[space]! >= 0).length;
    return [
      fact(section, capital(id), COLOURS[board.colour[q]!]!, `${full} of ${spaces.length}`),
      ...(view.scored & (1 << q) ? [fact(section, 'scored')] : []),
      ...spaces.map((space) => {
        const owner = view.pagodas[space]!;
        const fortress = view.fortresses.includes(space);
        return fact(
          section,
          called(board.spaceIds[space]!),
          ...(board.ports.includes(space) ? ['port'] : []),
          ...(owner < 0 ? ['free'] : [`${names[owner]}’s`, 'pagoda']),
          ...(fortress ? [owner < 0 ? 'with a fortress' : 'fortified'] : []),
        );
      }),
      ...seats.flatMap((seat) => [
        ...(of(view.presence, seat) > 0 ? [fact(section, `${names[seat]} ${of(view.presence, seat)}`)] : []),
        ...(of(view.emissaries, seat) > 0
          ? [fact(section, `emissaries`, `${names[seat]} ${of(view.emissaries, seat)}`)]
          : []),
      ]),
    ];
  });
  const players = seats.flatMap((seat) => [
    fact('players', names[seat]!, plural(view.scores[seat]!, 'point', 'points'), points[seat]!.total),
    fact('players', names[seat]!, plural(view.pagodaSupply[seat]!, 'pagoda', 'pagodas')),
    fact('players', names[seat]!, plural(view.emissarySupply[seat]!, 'emissary', 'emissaries')),
    ...(view.fortressSupply[seat]! > 0
      ? [fact('players', names[seat]!, plural(view.fortressSupply[seat]!, 'fortress', 'fortresses'))]
      : []),
    fact('players', names[seat]!, plural(view.handSizes[seat]!, 'card', 'cards')),
    ...COLOURS.flatMap((colour, c) =>
      view.known[seat * KINDS + c]! > 0 ? [fact('players', names[seat]!, 'seen', colour)] : [],
    ),
  ]);
  const market = [
    fact('market', `${view.pileSize} left`, view.runOuts === 0 ? 'first pass' : 'second and last pass'),
    ...view.display.map((card, slot) => fact('market', `${slot + 1}:`, card < 0 ? 'taken' : COLOURS[card]!)),
    ...COLOURS.flatMap((colour, c) =>
      view.discard[c]! > 0 ? [fact('market', `${view.discard[c]} ${colour}`)] : [],
    ),
  ];
  const hand = view.stack.length > 0 ? COLOURS.filter((_, c) => (view.hand[c] ?? 0) > 0) : [];
  const ends = [
    ...board.alliances.flatMap((pair, n) =>
      seats.flatMap((seat) => {
        const { now } = points[seat]!.alliances[n]!;
        const provinces = pair.map((q) => capital(board.provinceIds[q]!)).join('–');
        return now > 0 ? [fact('ends', `Alliance ${n + 1}`, provinces, `${names[seat]} ${now}`)] : [];
      }),
    ),
    ...seats.flatMap((seat) => {
      const { ports, roads } = points[seat]!;
      return [
        ...(ports.now > 0 ? [fact('ends', `${names[seat]} ${ports.now}`)] : []),
        ...(roads.now > 0 ? [fact('ends', `${names[seat]}’s roads`, roads.now)] : []),
      ];
    }),
  ];
  return [
    ...places,
    ...players,
    ...market,
    ...hand.map((colour) => fact('hand', colour)),
    fact('players', 'starting player', names[view.start]!),
    ...ends,
  ];
}
