import { PERSON_TYPES, youngOf } from '../rules/data.ts';
import { ActionCard } from './action.tsx';
import { Ages, Arriving } from './arrival.tsx';
import { BrickChoice } from './bricks.tsx';
import { Half, usePair } from './draft.tsx';
import { Dragons } from './dragons.tsx';
import { Final } from './final.tsx';
import { cardLeft, groupsOf, trayWidth } from './groups.ts';
import { Kind } from './kind.tsx';
import { middleOf } from './middle.ts';
import { PersonCard } from './person-card.tsx';
import { PrivilegeChoice } from './privilege.tsx';
import { Rest } from './rest.tsx';
import { type Item, rowsOf } from './rows.ts';
import { useSight } from './sight.ts';
import { Slip } from './slip.tsx';
import { Lacquer } from './trays.tsx';
import { WildCards } from './wild.tsx';

const WIDTH = 390;

/** The lower part of the phone: whatever the open decision chooses from. */
export function Choices() {
  const { frame, props } = useSight();
  switch (middleOf(props)) {
    case 'final':
      return <Final x={10} y={8} width={370} height={202} narrow />;
    case 'draft':
      return <DraftGrid />;
    case 'arrival':
      return frame?.phase === 'tile' ? (
        <Ages type={frame.type} middle={WIDTH / 2} y={40} />
      ) : (
        <Arriving middle={WIDTH / 2} y={40} />
      );
    case 'actions':
      if (frame?.phase === 'privilege')
        return (
          <g transform="translate(30 50) scale(1.8)">
            <PrivilegeChoice beside />
          </g>
        );
      if (frame?.phase === 'wall')
        return (
          <g transform="translate(120 6) scale(1.75)">
            <BrickChoice />
          </g>
        );
      return props.view.stack.some(({ phase }) => phase === 'card') ? <RegisterGrid /> : <TrayRows />;
    case 'event':
      return frame?.phase === 'tornado' || frame?.phase === 'sunrise' || frame?.phase === 'charter' ? (
        <RegisterGrid />
      ) : (
        <Slip middle={WIDTH / 2} y={14} narrow />
      );
  }
}

const widthOf = (item: Item): number => (item === 'rest' ? 84 : trayWidth(item.cards));

/** Trays with low cards in two rows. */
function TrayRows() {
  const { props } = useSight();
  const groups = groupsOf(props.view);
  return (
    <>
      {rowsOf(groups.map((cards) => cards.length)).map((row, r) => {
        const natural = row.reduce((sum, item) => sum + widthOf(item), 0) + (row.length - 1) * 8;
        const scale = Math.min(1, (WIDTH - 12) / natural);
        let x = 0;
        return (
          <g
            key={r}
            transform={`translate(${(WIDTH - natural * scale) / 2} ${14 + r * 104}) scale(${scale.toFixed(3)})`}
          >
            {row.map((item) => {
              const left = x;
              x += widthOf(item) + 8;
              if (item === 'rest') return <Rest key="rest" x={left} y={8} low />;
              return (
                <g key={item.group} data-place={`group:${item.group}`} transform={`translate(${left} 0)`}>
                  <Lacquer width={widthOf(item)} height={96} />
                  {groups[item.group]!.map((action, i) => (
                    <g key={action} transform={`translate(${cardLeft(i)} 8)`}>
                      <ActionCard action={action} low />
                    </g>
                  ))}
                  <Dragons group={item.group} width={widthOf(item)} />
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** Nine types and the wild cards, five in a row. */
function RegisterGrid() {
  return (
    <g>
      {PERSON_TYPES.map((type, i) => (
        <g key={type} transform={`translate(${(i % 5) * 78} ${Math.floor(i / 5) * 109})`}>
          <Kind type={type} width={78} height={109} />
        </g>
      ))}
      <g transform="translate(312 109)">
        <WildCards width={78} height={109} />
      </g>
      <path d="M0 109H390" stroke="var(--line)" />
    </g>
  );
}

function DraftGrid() {
  const sight = useSight();
  const pair = usePair(sight);
  return (
    <>
      {PERSON_TYPES.map((type, i) => (
        <g
          key={type}
          transform={`translate(${7 + (i % 5) * 76 + (i > 4 ? 38 : 0)} ${5 + Math.floor(i / 5) * 107}) scale(.86)`}
        >
          <Half type={type} pair={pair} active={sight.mine}>
            <PersonCard person={youngOf(i)} left={sight.props.view.pool[youngOf(i)]!} />
          </Half>
        </g>
      ))}
    </>
  );
}
