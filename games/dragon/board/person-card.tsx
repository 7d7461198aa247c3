import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { PERSON_TYPES, type Person, typeOf, VALUE } from '../rules/data.ts';
import { symbolCount } from '../rules/tiles.ts';
import { Card } from './action.tsx';
import { tilePlace } from './ids.ts';
import { Label, LEAST } from './label.tsx';
import { useSight } from './sight.ts';
import { portraitOf, SYMBOL_ICONS } from './symbols.ts';

const W = 84;

interface PersonCardProps {
  readonly person: Person;
  /** What tells it from those beside it, if not its type. */
  readonly name?: string;
  /** How many like it there are. */
  readonly left?: number | undefined;
  /** By how much the card is reduced; what is written keeps its size. */
  readonly scale?: number;
}

/** A person tile, large: portrait, name, value on the track, symbols. */
export function PersonCard({ person, name, left, scale = 1 }: PersonCardProps) {
  const { texts, lang } = useSight().props;
  const type = PERSON_TYPES[typeOf(person)]!;
  const count = symbolCount(person);
  return (
    <>
      <Card picture={PICTURES[type]} />
      <g data-place={tilePlace(person)}>
        <Icon name={portraitOf(person)} size={58} x={5} y={9} style={{ '--sw': 1.1 }} />
      </g>
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} name={SYMBOL_ICONS[type]} size={18} x={59} y={10 + i * 19} />
      ))}
      <Label
        x={W / 2}
        y={86}
        text={capital(name ?? texts.board.persons[type], lang)}
        size={18}
        room={W - 12}
        least={LEAST / scale}
        face="display"
        fill="var(--card-ink)"
      />
      <text
        x={W / 2}
        y="106"
        text-anchor="middle"
        font-size={Math.max(15, 12 / scale)}
        font-weight="800"
        fill="var(--card-ink)"
      >
        {`+${VALUE[person]}`}
        {left !== undefined && (
          <tspan font-size={Math.max(13, LEAST / scale)} font-weight="400" fill="var(--card-ink2)">
            {` · ${texts.page.left(left)}`}
          </tspan>
        )}
      </text>
    </>
  );
}

const PICTURES = {
  craftsman: 'build',
  courtLady: 'privilege',
  taxCollector: 'taxes',
  farmer: 'harvest',
  pyrotechnist: 'fireworks',
  warrior: 'parade',
  monk: 'build',
  healer: 'wall',
  scholar: 'research',
} as const;
