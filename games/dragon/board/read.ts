import { seatsOf } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import {
  GOODS,
  NOBODY,
  oldOf,
  PERSON_TYPES,
  type Person,
  SUPER_EVENTS,
  VALUE,
  WILD,
  youngOf,
} from '../rules/data.ts';
import { offerOf } from '../rules/offers.ts';
import { floorsAt, palaceCount, personsAt } from '../rules/palace.ts';
import { symbolCount, tileOf } from '../rules/tiles.ts';
import { trackOrder } from '../rules/track.ts';
import { ahead, monthWords } from './ahead.ts';
import { groupsOf } from './groups.ts';
import { heading } from './heading.ts';
import type { DragonProps } from './props.ts';
import { sightOf } from './sight.ts';

/** The whole board as sentences. */
export const read = (props: DragonProps): readonly string[] =>
  [where, months, groups, courts, display].flatMap((part) => part(props));

function where({ view, texts, names }: DragonProps): string[] {
  const { where: place, phase } = heading(view, texts);
  const order = trackOrder(view.players).map((seat) => `${names[seat]} ${view.players[seat]!.track}`);
  return [phase === '' ? place : `${place}: ${phase}`, texts.page.read.order(order)];
}

function months(props: DragonProps): string[] {
  const { view, texts, names } = props;
  const { seat } = sightOf(props);
  const say = texts.page.read;
  const lines = ahead(props).map((month) =>
    say.coming(month.month, texts.terms.events[month.event], monthWords(month, seat, texts)),
  );
  const extra = SUPER_EVENTS[view.superEvent];
  return [
    ...(lines.length > 0 ? [texts.board.forecast] : []),
    ...lines,
    ...(extra ? [say.superEvent(texts.terms.superEvents[extra])] : []),
    ...(view.options.greatWall
      ? [
          say.wall(
            view.wall.length,
            view.wall.map((builder) => names[builder]!),
          ),
        ]
      : []),
  ];
}

function groups(props: DragonProps): string[] {
  const { view, texts, names } = props;
  const { seat } = sightOf(props);
  if (view.round === 0) return [];
  return groupsOf(view).map((actions, group) =>
    texts.page.read.group(
      group + 1,
      actions.map((action) => {
        const { gain } = offerOf(view, seat, action);
        const name = texts.terms.actions[action];
        return gain ? `${name} +${gain.amount} ${texts.page.unit(gain.what, gain.amount)}` : name;
      }),
      seatsOf(view.dragons[group]!).map((other) => names[other]!),
    ),
  );
}

function courts(props: DragonProps): string[] {
  const { view, texts, names, viewer } = props;
  const say = texts.page.read;
  const person = (p: Person): string => {
    const { type, age } = tileOf(p);
    return age ? `${texts.terms.ages[age]} ${texts.terms.persons[type]}` : texts.terms.persons[type];
  };
  return view.players.flatMap((player, seat) => {
    const name = names[seat]!;
    const cards = [
      ...PERSON_TYPES.filter((_, t) => player.hand[t]! > 0).map((type) => texts.terms.persons[type]),
      ...Array.from({ length: player.hand[WILD]! }, () => texts.terms.wild),
    ];
    const open = view.options.openHands || viewer === seat;
    const bricks = view.options.greatWall ? [texts.page.wallTiles(bitCount(player.bricks))] : [];
    return [
      say.goods(name, [
        `${player.vp} ${texts.terms.vp}`,
        ...GOODS.map((good) => `${player[good]} ${texts.page.unit(good, player[good])}`),
        say.privileges(player.small, player.large),
        ...bricks,
      ]),
      open ? say.hand(name, cards) : say.goods(name, [texts.page.cards(cards.length)]),
      ...Array.from({ length: palaceCount(player.palaces) }, (_, i) =>
        say.palace(name, i + 1, floorsAt(player.palaces, i), personsAt(player.palaces, i).map(person)),
      ),
    ];
  });
}

const bitCount = (set: number): number => seatsOf(set).length;

function display({ view, texts, lang }: DragonProps): string[] {
  return PERSON_TYPES.flatMap((type, t) => {
    const ages = [youngOf(t), oldOf(t)].filter((p) => p !== NOBODY);
    return ages.map((p) => {
      const { age } = tileOf(p);
      const name = age ? `${texts.terms.persons[type]}, ${texts.terms.ages[age]}` : texts.terms.persons[type];
      return `${texts.page.read.display(capital(name, lang), view.pool[p]!, VALUE[p]!, symbolCount(p))}.`;
    });
  });
}
