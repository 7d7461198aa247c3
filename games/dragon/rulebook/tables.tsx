import type { Rows } from '../../../client/board/book.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { ACTION_ICONS, portraitOf, SUPER_ICONS, SYMBOL_ICONS } from '../board/symbols.ts';
import {
  ACTION_BASE,
  ACTION_IDS,
  type ActionId,
  GROUP_SIZES,
  NOBODY,
  oldOf,
  PERSON_TYPES,
  type Person,
  SUPER_EVENTS,
  tilesOf,
  typeOf,
  VALUE,
  youngOf,
} from '../rules/data.ts';
import { symbolCount } from '../rules/tiles.ts';
import type { DragonTexts } from '../words/texts.ts';

const Named = ({
  icon,
  name,
  size = 30,
}: {
  icon: Parameters<typeof Icon>[0]['name'];
  name: string;
  size?: number;
}) => (
  <span class="withicon">
    <Icon name={icon} size={size} /> {name}
  </span>
);

/** The value of a person, and as many symbols as their tile has. */
const Face = ({ person }: { person: Person }) =>
  person === NOBODY ? (
    <>–</>
  ) : (
    <span class="signs">
      <b>{VALUE[person]}</b>
      {Array.from({ length: symbolCount(person) }, (_, i) => (
        <Icon key={i} name={SYMBOL_ICONS[PERSON_TYPES[typeOf(person)]!]} size={18} />
      ))}
    </span>
  );

const PIECES = ['p-farmer', 'cards', 'hammer', 'e-drought', 'floor', 'sack', 'privilege', 'dragon'] as const;
const SEATS = [2, 3, 4, 5];

const persons: Rows<DragonTexts> = (said, { texts, lang }) =>
  PERSON_TYPES.map((type, t) => [
    <Named
      key={type}
      icon={portraitOf(youngOf(t))}
      name={capital(texts.terms.persons[type], lang)}
      size={34}
    />,
    <Face key="young" person={youngOf(t)} />,
    <Face key="old" person={oldOf(t)} />,
    said[t]?.[0] ?? '',
  ]);

const seven: Rows<DragonTexts> = (said, { texts, lang }) =>
  ACTION_IDS.filter((action) => action !== 'wall').map((action: ActionId, n) => {
    const helper = action === 'privilege' || action === 'wall' ? undefined : ACTION_BASE[action].type;
    return [
      <Named key={action} icon={ACTION_ICONS[action]} name={capital(texts.terms.actions[action], lang)} />,
      helper ? (
        <Named
          key="helper"
          icon={portraitOf(youngOf(PERSON_TYPES.indexOf(helper)))}
          name={texts.terms.persons[helper]}
        />
      ) : (
        '–'
      ),
      said[n]?.[0] ?? '',
    ];
  });

/** Tables 2.2 and 2.4. */
const tiles: Rows<DragonTexts> = () =>
  SEATS.map((seats) => {
    const all = [...VALUE.keys()].reduce((sum, p) => sum + tilesOf(p, seats), 0);
    const farmer = PERSON_TYPES.indexOf('farmer');
    return [
      seats,
      tilesOf(youngOf(farmer), seats),
      tilesOf(oldOf(farmer), seats),
      tilesOf(youngOf(0), seats),
      all,
    ];
  });

const groups: Rows<DragonTexts> = () => SEATS.map((seats) => [seats, GROUP_SIZES[seats]!.join(' + ')]);

const pieces: Rows<DragonTexts> = (said) =>
  said.map(([name = '', use = ''], n) => [<Named key={name} icon={PIECES[n]!} name={name} />, use]);

const supers: Rows<DragonTexts> = (said, { texts, lang }) =>
  SUPER_EVENTS.map((event, n) => [
    <Named
      key={event}
      icon={SUPER_ICONS[event]}
      name={capital(texts.terms.superEvents[event], lang)}
      size={24}
    />,
    said[n]?.[0] ?? '',
  ]);

export const tables = { persons, seven, tiles, groups, pieces, supers };
