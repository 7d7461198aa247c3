import { useState } from 'preact/hooks';
import { type Aim, Target } from '../../../client/board/target.tsx';
import { capital } from '../../../i18n/texts.ts';
import { PERSON_TYPES, type PersonType, VALUE, youngOf } from '../rules/data.ts';
import { symbolCount } from '../rules/tiles.ts';
import { framed } from './aim.tsx';
import { cardLeft, trayWidth } from './groups.ts';
import { tilePlace } from './ids.ts';
import { Label } from './label.tsx';
import { PersonCard } from './person-card.tsx';
import { type Sight, useSight } from './sight.ts';
import { Lacquer } from './trays.tsx';

/** The pair being put together: one type, then the other, which picks the move. */
export function usePair(sight: Sight): {
  readonly chosen: readonly PersonType[];
  readonly open: (type: PersonType) => boolean;
  readonly choose: (type: PersonType) => void;
} {
  const [first, setFirst] = useState<PersonType>();
  const { props, picked } = sight;
  const drafted = picked?.type === 'draft' ? picked.types : [];
  const choiceOf = (a: PersonType, b: PersonType) =>
    props.legal.find(({ move }) => move.type === 'draft' && move.types.includes(a) && move.types.includes(b));
  return {
    chosen: first ? [first] : drafted,
    open: (type) => (first === undefined ? true : type === first || choiceOf(first, type) !== undefined),
    choose(type) {
      if (type === first) return setFirst(undefined);
      if (first === undefined) return setFirst(type);
      const choice = choiceOf(first, type);
      if (!choice) return props.ask({ type: 'draft', types: [first, type] });
      setFirst(undefined);
      props.pick(choice.action);
    },
  };
}

/** The opening draft: nine young persons, of whom two are taken. */
export function Draft({ y }: { readonly y: number }) {
  const sight = useSight();
  const { props, mine } = sight;
  const { texts, lang, view } = props;
  const pair = usePair(sight);
  const width = trayWidth(PERSON_TYPES.length);
  const first = pair.chosen.length === 1 ? pair.chosen[0] : undefined;
  return (
    <g data-zone="actions" transform={`translate(${(940 - width) / 2} ${y})`}>
      <Lacquer width={width} height={134} />
      {PERSON_TYPES.map((type, i) => (
        <g key={type} transform={`translate(${cardLeft(i)} 8)`}>
          <Half type={type} pair={pair} active={mine}>
            <PersonCard person={youngOf(i)} left={view.pool[youngOf(i)]!} />
          </Half>
        </g>
      ))}
      {first && (
        <Label
          x={width / 2}
          y={152}
          text={texts.page.pair(capital(texts.terms.persons[first], lang))}
          size={15}
          room={width}
          weight={700}
          fill="var(--ver)"
          halo="var(--sky1)"
        />
      )}
    </g>
  );
}

interface HalfProps {
  readonly type: PersonType;
  readonly pair: ReturnType<typeof usePair>;
  readonly active: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly children: preact.ComponentChildren;
}

/** Half a pair: it is chosen in two touches, so it is not a move by itself. */
export function Half({ type, pair, active, width = 84, height = 118, children }: HalfProps) {
  const { texts, view } = useSight().props;
  const young = youngOf(PERSON_TYPES.indexOf(type));
  if (!active) return <g class="lit">{children}</g>;
  const standing = pair.chosen.includes(type) ? 'picked' : pair.open(type) ? 'legal' : 'refused';
  const { persons } = texts.terms;
  const aim: Aim = {
    place: tilePlace(young),
    standing,
    name: texts.page.read.display(persons[type], view.pool[young]!, VALUE[young]!, symbolCount(young)),
    frame: (shape) => framed(standing, shape),
    press: () => pair.choose(type),
  };
  return (
    <Target
      aim={aim}
      drawn={texts.board.persons[type]}
      box={{ x: 0, y: 0, w: width, h: height }}
      still
      data={{ 'data-half': type }}
      class="lifts lit"
    >
      {children}
    </Target>
  );
}
