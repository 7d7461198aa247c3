import type { Size } from '../../../client/board/board.ts';
import { within } from '../../../client/board/pan.ts';
import { PERSON_TYPES, youngOf } from '../rules/data.ts';
import { ActionCard } from './action.tsx';
import { Ages, Arriving } from './arrival.tsx';
import { BrickChoice } from './bricks.tsx';
import { Half, usePair } from './draft.tsx';
import { Dragons } from './dragons.tsx';
import { Final } from './final.tsx';
import { CARD, cardLeft, groupsOf, trayWidth } from './groups.ts';
import { Kind } from './kind.tsx';
import { LEAST, LeastProvider } from './label.tsx';
import { middleOf } from './middle.ts';
import { PersonCard } from './person-card.tsx';
import { PrivilegeChoice } from './privilege.tsx';
import { Register } from './register.tsx';
import { Rest } from './rest.tsx';
import { type Item, rowsOf } from './rows.ts';
import { type Sight, useSight } from './sight.ts';
import { Slip } from './slip.tsx';
import { Table } from './stage.tsx';
import { Lacquer } from './trays.tsx';
import { WildCards } from './wild.tsx';

/** From this width on the trays lie side by side above the register, as on the stage. */
const BROAD = 600;
const STAGE = { width: 940, height: 262 };
const USUAL = 218;
const LOW = 184;
/** In a column as high as that of a tablet. */
const HIGH = 264;
/** Below this the field needs all of the height if everything to choose from lies in it. */
const CRAMPED = 430;
const SHORT = 560;
/** What the year, the goods and the road take of it. */
const FIELD = 188;

const IN_DOCK = /^(action|rest|privilege|brick|wild|person|tile|refuse)/;

/** Whether something in the dock may be chosen; while others decide, it is shown to be read. */
export const isAsked = ({ mine, at, frame }: Sight): boolean =>
  !mine || frame?.phase === 'draft' || [...at.keys()].some((place) => IN_DOCK.test(place));

/** How high the dock is below the field. */
export function heightOf(sight: Sight, { width, height }: Size): number {
  if (width >= BROAD) return Math.round((STAGE.height * width) / STAGE.width);
  if (height < CRAMPED && !isAsked(sight)) return 0;
  if (!isTrays(sight) || height >= SHORT) return USUAL;
  return height < CRAMPED ? within(height - FIELD, LOW, USUAL) : LOW;
}

const isTrays = ({ props, frame }: Sight): boolean =>
  middleOf(props) === 'actions' &&
  frame?.phase !== 'privilege' &&
  frame?.phase !== 'wall' &&
  !props.view.stack.some(({ phase }) => phase === 'card');

/** The dock: whatever the open decision chooses from. */
export function Choices({ width, height }: Size) {
  const sight = useSight();
  if (height === 0) return null;
  if (width >= BROAD)
    return (
      <svg
        class="dragon phone-choices"
        role="presentation"
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        style={{ height: `${height}px` }}
      >
        <LeastProvider value={(LEAST * STAGE.width) / width}>
          {middleOf(sight.props) === 'final' ? (
            <Final x={20} y={10} width={900} height={242} most={32} />
          ) : sight.frame?.phase === 'wall' ? (
            <g transform={`translate(${STAGE.width / 2 - 75} 24) scale(1.75)`}>
              <BrickChoice />
            </g>
          ) : (
            <>
              <Table y={16} props={sight.props} />
              <g transform={`translate(0 ${STAGE.height - 624})`}>
                <Register />
              </g>
            </>
          )}
        </LeastProvider>
      </svg>
    );
  const trays = isTrays(sight);
  const both = trays && height >= 2 * USUAL;
  // A column may leave room below.
  const shown = Math.min(height, both ? HIGH + USUAL : HIGH);
  return (
    <svg
      class="dragon phone-choices"
      role="presentation"
      viewBox={`0 0 ${width} ${shown}`}
      style={{ height: `${shown}px` }}
    >
      <Chosen width={width} height={trays ? shown - (both ? USUAL : 0) : USUAL} room={shown} />
      {both && (
        <g transform={`translate(0 ${shown - USUAL})`}>
          <path d={`M0 0H${width}`} stroke="var(--line)" />
          <RegisterGrid width={width} />
        </g>
      )}
    </svg>
  );
}

/** `room` is all of the dock. */
function Chosen({ width, height, room }: Size & { readonly room: number }) {
  const { frame, props } = useSight();
  switch (middleOf(props)) {
    case 'final':
      return <Final x={4} y={8} width={width - 8} height={Math.min(202, room - 12)} narrow />;
    case 'draft':
      return <DraftGrid width={width} />;
    case 'arrival':
      return frame?.phase === 'tile' ? (
        <Ages type={frame.type} middle={width / 2} y={40} />
      ) : (
        <Arriving middle={width / 2} y={40} />
      );
    case 'actions':
      if (frame?.phase === 'privilege')
        return (
          <g transform={`translate(${width / 2 - 165} 50) scale(1.8)`}>
            <PrivilegeChoice beside />
          </g>
        );
      if (frame?.phase === 'wall')
        return (
          <g transform={`translate(${width / 2 - 75} 6) scale(1.75)`}>
            <BrickChoice />
          </g>
        );
      return props.view.stack.some(({ phase }) => phase === 'card') ? (
        <RegisterGrid width={width} />
      ) : (
        <TrayRows width={width} height={height} />
      );
    case 'event':
      return frame?.phase === 'tornado' || frame?.phase === 'sunrise' || frame?.phase === 'charter' ? (
        <RegisterGrid width={width} />
      ) : (
        <g transform={`scale(${Math.min(1, width / 390)})`}>
          <Slip middle={Math.max(390, width) / 2} y={14} narrow />
        </g>
      );
  }
}

const BETWEEN = 8;
const EDGE = 6;
/** What trays of a row take beside their cards. */
const AROUND = trayWidth(1, 0);

/** Trays with low cards in two rows; the cards are as wide as the longer row allows. */
function TrayRows({ width, height }: Size) {
  const { props } = useSight();
  const groups = groupsOf(props.view);
  const rows = rowsOf(groups.map((cards) => cards.length));
  const pitch = Math.floor((height - 10) / 2);
  const tray = pitch - 8;
  const cardIn = (row: readonly Item[]): number => {
    const cards = row.reduce((sum, item) => sum + (item === 'rest' ? 1 : item.cards), 0);
    const frames = row.reduce((sum, item) => sum + (item === 'rest' ? 0 : trayWidth(item.cards, 0)), 0);
    return (width - 2 * EDGE - frames - (row.length - 1) * BETWEEN) / cards;
  };
  const card = Math.min(CARD, ...rows.map(cardIn));
  const widthOf = (item: Item): number => (item === 'rest' ? card : trayWidth(item.cards, card));
  return (
    <>
      {rows.map((row, r) => {
        const natural = row.reduce((sum, item) => sum + widthOf(item), 0) + (row.length - 1) * BETWEEN;
        let x = 0;
        return (
          <g key={r} transform={`translate(${(width - natural) / 2} ${14 + r * pitch})`}>
            {row.map((item) => {
              const left = x;
              x += widthOf(item) + BETWEEN;
              if (item === 'rest')
                return <Rest key="rest" x={left} y={8} low={{ width: card, height: tray - AROUND }} />;
              return (
                <g key={item.group} data-place={`group:${item.group}`} transform={`translate(${left} 0)`}>
                  <Lacquer width={widthOf(item)} height={tray} />
                  {groups[item.group]!.map((action, i) => (
                    <g key={action} transform={`translate(${cardLeft(i, card)} 8)`}>
                      <ActionCard action={action} width={card} low={tray - AROUND} />
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
function RegisterGrid({ width }: { readonly width: number }) {
  const w = width / 5;
  return (
    <g>
      {PERSON_TYPES.map((type, i) => (
        <g key={type} transform={`translate(${(i % 5) * w} ${Math.floor(i / 5) * 109})`}>
          <Kind type={type} width={w} height={109} />
        </g>
      ))}
      <g transform={`translate(${4 * w} 109)`}>
        <WildCards width={w} height={109} />
      </g>
      <path d={`M0 109H${width}`} stroke="var(--line)" />
    </g>
  );
}

function DraftGrid({ width }: { readonly width: number }) {
  const sight = useSight();
  const pair = usePair(sight);
  const step = (width - 10) / 5;
  const scale = Math.min(0.86, (step - 4) / CARD);
  return (
    <>
      {PERSON_TYPES.map((type, i) => (
        <g
          key={type}
          transform={`translate(${7 + (i % 5) * step + (i > 4 ? step / 2 : 0)} ${5 + Math.floor(i / 5) * 107}) scale(${scale})`}
        >
          <Half type={type} pair={pair} active={sight.mine}>
            <PersonCard
              person={youngOf(i)}
              left={scale < 0.8 ? undefined : sight.props.view.pool[youngOf(i)]!}
              scale={scale}
            />
          </Half>
        </g>
      ))}
    </>
  );
}
