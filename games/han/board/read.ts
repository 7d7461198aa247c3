import { boardOf } from '../rules/board.ts';
import { COLOURS } from '../rules/data.ts';
import { heading } from './heading.ts';
import { isOver, type Outlook, outlook, outlooks } from './outlook.ts';
import type { HanProps } from './props.ts';
import {
  cardsOf,
  inProvince,
  isScored,
  knownCards,
  provinceName,
  provincesOf,
  roomFor,
  taken,
  tally,
} from './sight.ts';

/** The board in words, one line for each part. */
export function read(props: HanProps): readonly string[] {
  const { view, viewer, names, texts } = props;
  const { page } = texts;
  const players = outlook(view);
  const { where, phase } = heading(view, texts);
  const cards = (colours: readonly (typeof COLOURS)[number][]): string[] =>
    colours.map((colour) => page.card(colour, provincesOf(props, colour)));
  const open = view.display.flatMap((card) => (card < 0 ? [] : [COLOURS[card]!]));
  return [
    `${where}. ${phase}.`,
    page.open(open.length === 0 ? [page.noCards] : cards(open)),
    ...(viewer === 'spectator' || isOver(view)
      ? []
      : [page.hand(ownHand(cards(cardsOf(view.hand)), page.noCards))]),
    ...players.map((player, seat) => playerLine(props, player, seat)),
    ...changeLines(props),
    ...boardOf(view.options.map).provinceIds.map((_, q) => provinceLine(props, players, q)),
    ...(view.options.portScoring
      ? [
          page.ports(
            tally(
              players.map(({ ports }) => ports.now),
              names,
            ),
          ),
        ]
      : []),
    ...allianceLines(props, players),
    ...players.flatMap(({ roads, chains }, seat) =>
      roads.now === 0
        ? []
        : [
            page.chains(
              names[seat]!,
              roads.now,
              chains.map(({ length }) => length),
            ),
          ],
    ),
  ];
}

/** What the picked move changes. */
function changeLines(props: HanProps): string[] {
  const { players, without } = outlooks({ ...props, lens: true });
  return players.flatMap(({ total }, seat) => {
    const was = without[seat]!.total;
    return total === was ? [] : [props.texts.page.withPick(props.names[seat]!, total, was)];
  });
}

const ownHand = (cards: readonly string[], none: string): readonly string[] =>
  cards.length === 0 ? [none] : cards;

const playerLine = ({ view, names, texts }: HanProps, { score, total }: Outlook, seat: number): string =>
  texts.page.player({
    name: names[seat]!,
    points: score,
    total,
    pagodas: view.pagodaSupply[seat]!,
    emissaries: view.emissarySupply[seat]!,
    fortresses: view.fortressSupply[seat]!,
    cards: view.handSizes[seat]!,
    known: knownCards(view, seat).map((colour) => texts.terms.colours[colour]),
  });

function provinceLine(props: HanProps, players: readonly Outlook[], q: number): string {
  const { view, names, texts } = props;
  const board = boardOf(view.options.map);
  const spaces = board.spaces[q]!;
  const nameOf = (space: number): string => texts.page.space(board.spaceIds[space]!);
  return texts.page.province({
    name: provinceName(props, board.provinceIds[q]!),
    colour: texts.terms.colours[COLOURS[board.colour[q]!]!],
    taken: taken(view, q),
    spaces: spaces.length,
    scored: isScored(view, q),
    pagodas: tally(inProvince(view.presence, view, q), names),
    emissaries: tally(inProvince(view.emissaries, view, q), names),
    room: roomFor(view, q),
    free: spaces.filter((space) => view.pagodas[space]! < 0).map(nameOf),
    fortresses: spaces.filter((space) => view.fortresses.includes(space)).map(nameOf),
    pays: tally(
      players.map(({ provinces }) => provinces[q]!.now),
      names,
    ),
  });
}

const allianceLines = (props: HanProps, players: readonly Outlook[]): string[] => {
  const board = boardOf(props.view.options.map);
  return board.alliances.flatMap((pair, n) => {
    const pays = tally(
      players.map(({ alliances }) => alliances[n]!.now),
      props.names,
    );
    if (pays.length === 0) return [];
    const provinces = pair.map((q) => provinceName(props, board.provinceIds[q]!));
    return [`${props.texts.page.alliance(n + 1, provinces, pays)}.`];
  });
};
