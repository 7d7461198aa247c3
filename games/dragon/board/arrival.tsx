import { Target } from '../../../client/board/target.tsx';
import { capital } from '../../../i18n/texts.ts';
import { AGES, NOBODY, oldOf, PERSON_TYPES, type Person, youngOf } from '../rules/data.ts';
import { aimAt } from './aim.tsx';
import { Badge } from './badge.tsx';
import { cardLeft, trayWidth } from './groups.ts';
import { tilePlace } from './ids.ts';
import { Label } from './label.tsx';
import { PersonCard } from './person-card.tsx';
import { Refuse } from './refuse.tsx';
import { useSight } from './sight.ts';
import { Lacquer } from './trays.tsx';

/** In the person phase: who comes to the court, of which age, and that somebody finds no room. */
export function Arrival({ y }: { readonly y: number }) {
  const { frame } = useSight();
  return frame?.phase === 'tile' ? (
    <Ages type={frame.type} middle={470} y={y} aside />
  ) : (
    <Arriving middle={470} y={y} aside />
  );
}

interface ArrivingProps {
  readonly middle: number;
  readonly y: number;
  /** Words stand beside the tray, otherwise above it. */
  readonly aside?: boolean;
}

/** Somebody on the threshold. */
export function Arriving({ middle, y, aside }: ArrivingProps) {
  const { frame, props } = useSight();
  const { page } = props.texts;
  if (frame?.phase !== 'house' && frame?.phase !== 'full') return null;
  const full = frame.phase === 'full';
  const width = trayWidth(1);
  const x = middle - width / 2 - (full ? 70 : 0);
  return (
    <g data-zone="actions" transform={`translate(${x} ${y})`}>
      <Lacquer width={width} height={134} />
      <g transform={`translate(${cardLeft(0)} 8)`} class="lit">
        <PersonCard person={frame.person} />
      </g>
      <Caption text={full ? page.noRoom : page.arrives} width={width} aside={aside} />
      {full && <Refuse x={width + 24} y={18} />}
      <Badge zone="actions" x={0} y={0} />
    </g>
  );
}

/** Young or old, side by side. */
export function Ages({ type, middle, y, aside }: ArrivingProps & { readonly type: number }) {
  const sight = useSight();
  const { props } = sight;
  const { texts, view, lang } = props;
  const name = capital(texts.board.persons[PERSON_TYPES[type]!], lang);
  const persons: Person[] = [youngOf(type), oldOf(type)].filter((p) => p !== NOBODY);
  const width = trayWidth(persons.length);
  return (
    <g data-zone="actions" transform={`translate(${middle - width / 2} ${y})`}>
      <Lacquer width={width} height={134} />
      {persons.map((person, i) => (
        <g key={person} transform={`translate(${cardLeft(i)} 8)`}>
          <Target
            aim={aimAt(sight, tilePlace(person), { type: 'takeTile', age: AGES[i]! })}
            drawn={texts.terms.ages[AGES[i]!]}
            box={{ x: 0, y: 0, w: 84, h: 118 }}
            class="lifts lit"
          >
            <PersonCard person={person} name={texts.terms.ages[AGES[i]!]} left={view.pool[person]!} />
          </Target>
        </g>
      ))}
      <Caption text={texts.page.youngOrOld(name)} width={width} aside={aside} />
    </g>
  );
}

interface CaptionProps {
  readonly text: string;
  /** Of the tray. */
  readonly width: number;
  readonly aside: boolean | undefined;
}

function Caption({ text, width, aside }: CaptionProps) {
  return (
    <Label
      x={aside ? -16 : width / 2}
      y={aside ? 72 : -8}
      text={text}
      size={16}
      room={230}
      anchor={aside ? 'end' : 'middle'}
      weight={700}
      fill="var(--ink2)"
      halo="var(--sky1)"
    />
  );
}
