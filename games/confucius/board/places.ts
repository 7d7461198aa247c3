import { type Place, type PlaceId, seatPlace } from '../../../client/board/places.ts';
import { seatsOf } from '../../../core/game.ts';
import { fullMove } from '../../../i18n/texts.ts';
import {
  ANY,
  BOX_ACTIONS,
  type BoxAction,
  COINS,
  DISTANT_LANDS,
  FAVOUR,
  LICENCES,
  MAX_BOXES,
  MINISTRIES,
  OFFICIALS,
  ROUNDS,
  SLOTS,
  SPACE_OF,
  STUDENTS,
  TITLES,
} from '../rules/data.ts';
import { boxAt, boxesOf } from '../rules/lands.ts';
import { isResolved, ministryOf, spaceOf } from '../rules/officials.ts';
import { officialAt } from '../rules/prices.ts';
import { landName, landState } from './foreign.tsx';
import { giftState } from './gifts.tsx';
import {
  actionPlace,
  boxPlace,
  CANDIDATE_TILE,
  cardPlace,
  fleetPlace,
  foreignPlace,
  giftPlace,
  handPlace,
  landPlace,
  ministryPlace,
  officialPlace,
  postPlace,
  rewardPlace,
  SUPPLY,
  studentPlace,
  titlePlace,
  wallPlace,
} from './ids.ts';
import { plaquesOf } from './plaques.tsx';
import type { ConfuciusProps } from './props.ts';
import { rewardsIn } from './rewards.tsx';
import { changedBonds, type Sight, sightOf } from './sight.ts';
import { isChip, targetOf } from './targets.ts';

/** Everything on the table, as it lies there now. */
export function places(props: ConfuciusProps): Place[] {
  const sight = sightOf(props);
  return [
    ...northPlaces(sight),
    ...ministryPlaces(sight),
    ...(sight.frame ? examinationPlaces(sight) : titlePlaces(sight)),
    ...seaPlaces(sight),
    ...ownPlaces(sight),
    ...(sight.frame ? actionPlaces(sight) : []),
    ...seatPlaces(sight),
    { id: 'web', kind: 'web', label: props.texts.page.web.title },
  ];
}

function northPlaces(sight: Sight): Place[] {
  const { view, names, texts } = sight;
  const { page, board } = texts;
  const lands = Array.from({ length: SLOTS }, (_, slot) => {
    const boxes = Array.from({ length: boxesOf(view, slot) }, (_, box) => {
      const { vp, reward, owner } = boxAt(view, slot, box);
      const label = page.box(
        landName(sight, slot),
        box + 1,
        vp,
        reward,
        owner === undefined ? undefined : names[owner]!,
      );
      return { id: boxPlace(slot * MAX_BOXES + box), kind: 'box', label };
    });
    const label = `${landName(sight, slot)}, ${landState(sight, slot)}`;
    return [{ id: foreignPlace(slot), kind: 'foreignLand', label }, ...boxes];
  });
  const wall = Array.from({ length: ROUNDS }, (_, i) => ({
    id: wallPlace(i + 1),
    kind: 'wall',
    label: `${board.wall}: ${page.where(i + 1)}`,
  }));
  return [...lands.flat(), ...wall];
}

function ministryPlaces({ view, names, texts }: Sight): Place[] {
  const { page, terms } = texts;
  const holder = (at: number): string => {
    const seat = view.posts[at]!;
    return seat < 0 ? String(view.chits[at]) : names[seat]!;
  };
  const posts = ['minister', 'secretary'] as const;
  return [
    ...MINISTRIES.flatMap((id, m) => [
      {
        id: ministryPlace(m),
        kind: 'ministry',
        label: page.post(terms.ministries[id], holder(2 * m), holder(2 * m + 1), isResolved(view, m)),
      },
      ...posts.map((post, i) => ({
        id: postPlace(2 * m + i),
        kind: 'post',
        label: `${terms.ministries[id]}, ${terms.posts[post]}: ${holder(2 * m + i)}`,
      })),
    ]),
    ...Array.from({ length: OFFICIALS }, (_, at) => {
      const { empty, cost, owner, secured } = officialAt(view, at);
      const label = page.official({
        ministry: terms.ministries[MINISTRIES[ministryOf(at)]!],
        space: spaceOf(at),
        tile: empty ? 'empty' : cost === undefined ? 'candidate' : 'official',
        cost: cost ?? 0,
        owner: owner === undefined ? undefined : names[owner]!,
        secured,
      });
      return { id: officialPlace(at), kind: 'official', label };
    }),
  ];
}

function examinationPlaces({ view, names, texts }: Sight): Place[] {
  const { page, terms } = texts;
  const { candidate } = view;
  const ministry = candidate === ANY ? terms.anyMinistry : terms.ministries[MINISTRIES[candidate]!];
  return [
    { id: 'examination', kind: 'examination', label: page.examination },
    ...STUDENTS.map((student, k) => {
      const owner = view.students[k]!;
      const label = page.student(student, owner < 0 ? undefined : names[owner]!);
      return { id: studentPlace(k), kind: 'student', label };
    }),
    ...(candidate < 0
      ? []
      : [{ id: CANDIDATE_TILE, kind: 'candidate', label: `${page.candidate}: ${ministry}` }]),
    {
      id: SUPPLY,
      kind: 'supply',
      label: [
        `${view.deckLeft} ${page.supply.cards}`,
        `${view.rewardsLeft} ${page.supply.rewards}`,
        `${view.junks} ${page.supply.junks}`,
      ].join(', '),
    },
  ];
}

const titlePlaces = ({ view, names, texts }: Sight): Place[] =>
  TITLES.map((title, i) => ({
    id: titlePlace(title),
    kind: 'title',
    label: `${texts.terms.titles[title]}: ${names[view.titles[i]!] ?? '–'}`,
  }));

const seaPlaces = ({ view, names, texts }: Sight): Place[] => [
  ...DISTANT_LANDS.map((id, land) => ({
    id: landPlace(land),
    kind: 'distantLand',
    label: texts.page.land(
      texts.terms.distantLands[id],
      view.first[land]! < 0 ? view.landChits[land]! : undefined,
      seatsOf(view.reached[land]!).map((seat) => names[seat]!),
    ),
  })),
  ...names.map((name, seat) => ({
    id: fleetPlace(seat),
    kind: 'fleet',
    label: `${name}, ${texts.terms.ocean}: ${texts.terms.junk} ${view.players[seat]!.ocean}`,
  })),
];

/** What lies at the lower edge until the game is over: hand, reward cards, and choices beside them. */
function ownPlaces({ view, seat, texts, scene, legal, frame }: Sight): Place[] {
  if (!frame) return [];
  const { hand, rewards } = view.players[seat]!;
  return [
    ...(hand ?? []).flatMap((n, type) =>
      n > 0
        ? [
            {
              id: cardPlace(type + 1),
              kind: 'card',
              label: texts.page.card(COINS[type]!, LICENCES[type]!, n),
            },
          ]
        : [],
    ),
    ...rewardsIn(rewards ?? 0).map(([card]) => ({
      id: rewardPlace(card),
      kind: 'reward',
      label: texts.board.rewards[card],
    })),
    ...legal.flatMap(({ move }) =>
      isChip(move) && move.type !== 'player'
        ? [{ id: targetOf(move, seat), kind: 'choice', label: fullMove(texts, move, scene) }]
        : [],
    ),
  ];
}

const spaceFor = (action: BoxAction | 'favour'): number =>
  action === 'favour' ? FAVOUR : SPACE_OF[BOX_ACTIONS.indexOf(action)]!;

function actionPlaces(sight: Sight): Place[] {
  const { view, names, texts } = sight;
  return plaquesOf(sight).map((action) => {
    const name = action === 'favour' ? texts.terms.favour : texts.terms.actions[action];
    const marks = names.filter((_, seat) => view.players[seat]!.placed[spaceFor(action)]! > 0);
    return { id: actionPlace(action), kind: 'action', label: texts.page.cube(name, marks) };
  });
}

/** What everybody sees of the families. */
function seatPlaces(sight: Sight): Place[] {
  const { view, names, texts } = sight;
  const { page, board, terms } = texts;
  return view.players.flatMap((player, seat) => {
    const of = (id: PlaceId, kind: string, what: string): Place => ({
      id,
      kind,
      label: `${names[seat]}, ${what}`,
    });
    return [
      { id: seatPlace(seat), kind: 'seat', label: changedBonds(sight, seat) },
      of(`points:${seat}`, 'points', `${terms.vp}: ${player.vp}`),
      of(`cubes:${seat}`, 'cubes', `${board.columns.cubes}: ${player.cubes}`),
      of(handPlace(seat), 'hand', `${board.columns.cards}: ${player.cards}`),
      of(`junks:${seat}`, 'junks', `${terms.shipyard}: ${player.shipyard}`),
      of(`armies:${seat}`, 'armies', `${terms.army}: ${player.colonies} ${page.ready(player.stock)}`),
      of(`rewards:${seat}`, 'rewards', `${terms.rewardCard}: ${player.rewardCards}`),
      ...player.gifts.map((state, i) =>
        of(giftPlace(seat, i + 1), 'gift', page.gift(terms.gifts[i]!, giftState(sight, state))),
      ),
    ];
  });
}
