import { seatsOf } from '../../../core/game.ts';
import {
  ACTIVE,
  ANY,
  AVAILABLE,
  BOX_ACTIONS,
  COINS,
  DISTANT_LANDS,
  FOREIGN_LANDS,
  LICENCES,
  MINISTRIES,
  SLOTS,
  SPACE_OF,
  SPACES,
  STUDENTS,
} from '../rules/data.ts';
import { boxAt, boxesOf } from '../rules/lands.ts';
import { isResolved, spaceOf } from '../rules/officials.ts';
import { officialAt } from '../rules/prices.ts';
import { landState } from './foreign.tsx';
import { heading } from './heading.ts';
import type { ConfuciusProps } from './props.ts';
import { rewardsIn } from './rewards.tsx';
import { changedBonds, type Sight, sightOf } from './sight.ts';

function ministryLines({ view, names, texts }: Sight): string[] {
  return MINISTRIES.flatMap((id, m) => {
    const name = texts.terms.ministries[id];
    const posts = [0, 1].map((post) => {
      const seat = view.posts[2 * m + post]!;
      return seat < 0 ? String(view.chits[2 * m + post]) : names[seat]!;
    });
    const officials = Array.from({ length: SPACES }, (_, i) => {
      const at = m * SPACES + i;
      const { empty, cost, owner, secured } = officialAt(view, at);
      return texts.page.official({
        ministry: name,
        space: spaceOf(at),
        tile: empty ? 'empty' : cost === undefined ? 'candidate' : 'official',
        cost: cost ?? 0,
        owner: owner === undefined ? undefined : names[owner]!,
        secured,
      });
    });
    return [texts.page.post(name, posts[0]!, posts[1]!, isResolved(view, m)), ...officials];
  });
}

function foreignLines(sight: Sight): string[] {
  const { view, names, texts } = sight;
  return Array.from({ length: SLOTS }, (_, slot) => {
    const name = texts.terms.foreignLands[FOREIGN_LANDS[view.lands[slot]!]!];
    const boxes = Array.from({ length: boxesOf(view, slot) }, (_, box) => {
      const { vp, reward, owner } = boxAt(view, slot, box);
      return texts.page.box(name, box + 1, vp, reward, owner === undefined ? undefined : names[owner]!);
    });
    return texts.page.foreign(name, landState(sight, slot), boxes);
  });
}

function examinationLines({ view, names, texts }: Sight): string[] {
  const { page, terms } = texts;
  const { candidate } = view;
  const seats = STUDENTS.map((student, k) => {
    const owner = view.students[k]!;
    return page.student(student, owner < 0 ? undefined : names[owner]!);
  });
  if (candidate < 0) return [...seats, page.noCandidate];
  const name = candidate === ANY ? terms.anyMinistry : terms.ministries[MINISTRIES[candidate]!];
  return [...seats, `${page.candidate}: ${name}`];
}

const distantLines = ({ view, names, texts }: Sight): string[] =>
  DISTANT_LANDS.map((id, land) =>
    texts.page.land(
      texts.terms.distantLands[id],
      view.first[land]! < 0 ? view.landChits[land]! : undefined,
      seatsOf(view.reached[land]!).map((seat) => names[seat]!),
    ),
  );

const cubeLines = ({ view, names, texts }: Sight): string[] =>
  BOX_ACTIONS.flatMap((action, i) => {
    const who = names.filter((_, seat) => view.players[seat]!.placed[SPACE_OF[i]!]! > 0);
    return who.length > 0 ? [texts.page.cube(texts.terms.actions[action], who)] : [];
  });

const playerLines = ({ view, names, texts }: Sight): string[] =>
  view.players.map((p, seat) =>
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
  );

const bondLines = (sight: Sight): string[] => {
  const { view, names, texts, web } = sight;
  return [
    ...names.map((_, seat) => {
      const { lens } = texts.board;
      const blocked = MINISTRIES.flatMap((id, m) => {
        const givers = web.blocked[seat]![m]!;
        return givers.length > 0
          ? [
              lens.blocked(
                texts.terms.ministries[id],
                givers.map((giver) => names[giver]!),
              ),
            ]
          : [];
      });
      return [changedBonds(sight, seat), ...blocked, lens.cubes(web.cubes[seat]!)].join(', ');
    }),
    ...view.players.flatMap((p, seat) =>
      p.gifts.flatMap((state, i) =>
        state >= ACTIVE
          ? [
              texts.page.gift(
                `${names[seat]}, ${texts.terms.gifts[i]}`,
                texts.page.given(names[state - ACTIVE]!),
              ),
            ]
          : [],
      ),
    ),
  ];
};

function handLine({ view, me, texts }: Sight): string[] {
  const own = me === undefined ? undefined : view.players[me]!;
  if (!own?.hand) return [];
  const cards = own.hand.flatMap((n, c) => (n > 0 ? [texts.page.card(COINS[c]!, LICENCES[c]!, n)] : []));
  const rewards = rewardsIn(own.rewards ?? 0).map(([card]) => texts.board.rewards[card]);
  return [texts.page.hand(cards, rewards)];
}

/** The whole table, part by part. */
export function read(props: ConfuciusProps): readonly string[] {
  const sight = sightOf(props);
  const { where, phase } = heading(props.view, props.texts);
  return [
    `${where}. ${phase}.`,
    ...handLine(sight),
    ...playerLines(sight),
    ...bondLines(sight),
    ...ministryLines(sight),
    ...examinationLines(sight),
    ...foreignLines(sight),
    props.texts.page.wall(props.view.wall),
    ...distantLines(sight),
    ...cubeLines(sight),
  ];
}
