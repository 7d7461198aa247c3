import type { Seat } from '../../../core/game.ts';
import type { Person } from '../rules/data.ts';
import { floorsAt, palaceCount, personsAt } from '../rules/palace.ts';
import { tileOf } from '../rules/tiles.ts';
import type { DragonProps } from './props.ts';

/** A person with its age, where there are two. */
export function personName({ terms }: DragonProps['texts'], person: Person): string {
  const { type, age } = tileOf(person);
  return age ? `${terms.ages[age]} ${terms.persons[type]}` : terms.persons[type];
}

/** The palaces of a seat, each as one sentence. */
export function palacesOf({ view, texts, names }: DragonProps, seat: Seat): string {
  const { palaces } = view.players[seat]!;
  return Array.from({ length: palaceCount(palaces) }, (_, i) =>
    texts.page.read.palace(
      names[seat]!,
      i + 1,
      floorsAt(palaces, i),
      personsAt(palaces, i).map((person) => personName(texts, person)),
    ),
  ).join(' ');
}
