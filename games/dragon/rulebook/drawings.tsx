import type { ComponentChildren, ComponentType } from 'preact';
import { FAMILIES } from '../../../client/board/board.ts';
import type { DrawingProps } from '../../../client/board/book.ts';
import { Disc, Tag, Way } from '../../../client/board/discs.tsx';
import { still } from '../../../client/board/still.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { ActionCard } from '../board/action.tsx';
import { Dragons } from '../board/dragons.tsx';
import { cardLeft, trayWidth } from '../board/groups.ts';
import { MonthTile } from '../board/month.tsx';
import { Mountain } from '../board/mountain.tsx';
import { Palaces } from '../board/palaces.tsx';
import { Paper } from '../board/paper.tsx';
import { PersonCard } from '../board/person-card.tsx';
import { Road } from '../board/road.tsx';
import { SightProvider, sightOf } from '../board/sight.ts';
import { Lacquer } from '../board/trays.tsx';
import { VIGNETTE_HEIGHT } from '../board/vignette.tsx';
import { Year } from '../board/year.tsx';
import {
  type ActionId,
  EVENT_IDS,
  type EventId,
  PERSON_TYPES,
  type Person,
  type PersonType,
  youngOf,
} from '../rules/data.ts';
import { dragon } from '../rules/index.ts';
import { type Scene, scene } from '../rules/scene.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';

type Props = DrawingProps<DragonTexts, DragonView>;

const viewOf = (given: Scene): DragonView => dragon.view(scene(given).state, 'spectator');

/** A position in which nothing special has happened, for pieces that are shown alone. */
const PLAIN = viewOf({ month: 4, phase: 'action', A: { palaces: '2:c 2' } });

interface SeenProps {
  readonly props: Props;
  readonly view?: DragonView;
  readonly seat?: Seat;
  readonly children: ComponentChildren;
}

/** What is drawn of a position, as one of its players sees it. */
function Seen({ props: { texts, lang, names }, view = PLAIN, seat = 0, children }: SeenProps) {
  const seats = view.players.length;
  const props = still({
    game: dragon,
    view,
    viewer: seat,
    names: names.slice(0, seats),
    families: FAMILIES.slice(0, seats),
    texts,
    lang,
  });
  return <SightProvider value={sightOf(props)}>{children}</SightProvider>;
}

interface SceneryProps {
  readonly w: number;
  readonly h: number;
  /** Where the sun stands. */
  readonly sun?: readonly [x: number, y: number];
  readonly children: ComponentChildren;
}

/** A small painting: sky, mountains and ground, and what stands before them. */
function Scenery({ w, h, sun, children }: SceneryProps) {
  const base = h - 14;
  return (
    <svg class="dragon" viewBox={`0 0 ${w} ${h}`} role="presentation">
      <rect width={w} height={h} fill="url(#dragon-sky)" />
      {sun && <circle cx={sun[0]} cy={sun[1]} r={h * 0.16} fill="var(--sun)" opacity="0.9" />}
      <g opacity="0.75">
        {[-0.1, 0.3, 0.72].map((at, i) => (
          <Mountain
            key={at}
            range="far"
            seed={3 + i}
            left={at * w}
            right={(at + 0.5) * w}
            base={base}
            height={h * 0.6}
          />
        ))}
      </g>
      <Mountain range="azur" seed={21} left={-0.12 * w} right={0.16 * w} base={base} height={h * 0.5} />
      <Mountain range="mal" seed={25} left={0.8 * w} right={1.14 * w} base={base} height={h * 0.62} />
      <Mountain range="mal" seed={31} left={0.34 * w} right={0.62 * w} base={base} height={h * 0.3} />
      <path d={`M0 ${h - 18}q${w * 0.25} -9 ${w * 0.5} -2t${w * 0.5} 0V${h}H0Z`} fill="url(#dragon-ground)" />
      {children}
    </svg>
  );
}

/** A court and nothing else: so wide that its palaces have room. */
function Court({ x, w, base }: { x: number; w: number; base: number }) {
  return <Palaces left={x} right={x + w} base={base} plotless />;
}

/** A month of the year, in the size of a card. */
function Month({ month, w, h, now }: { month: number; w: number; h: number; now?: boolean }) {
  return (
    <>
      <g transform={`scale(${h / VIGNETTE_HEIGHT}) translate(0 -6)`}>
        <MonthTile month={month} x={0} w={(w * VIGNETTE_HEIGHT) / h} state="now" />
      </g>
      <rect
        width={w}
        height={h}
        fill="none"
        stroke={now ? 'var(--i-ver)' : 'var(--scroll-line)'}
        stroke-width={now ? 4 : 1.2}
      />
    </>
  );
}

/** A group of action cards in its tray. */
function Tray({ actions, group = 0 }: { actions: readonly ActionId[]; group?: number }) {
  const width = trayWidth(actions.length);
  return (
    <>
      <Lacquer width={width} height={134} />
      {actions.map((action, i) => (
        <g key={action} transform={`translate(${cardLeft(i)} 8)`}>
          <ActionCard action={action} />
        </g>
      ))}
      <Dragons group={group} width={width} />
    </>
  );
}

const person = (type: PersonType): Person => youngOf(PERSON_TYPES.indexOf(type));

const eventScene = (event: EventId): DragonView =>
  viewOf(
    event === 'peace'
      ? { month: 2, event, phase: 'action', A: {} }
      : { month: 8, event, phase: 'action', A: {} },
  );

function EventPicture({ props, event }: { props: Props; event: EventId }) {
  const view = EVENT_VIEWS[event];
  return (
    <svg class="dragon" viewBox="0 0 236 120" role="presentation">
      <Seen props={props} view={view}>
        <Month month={view.round} w={236} h={120} />
      </Seen>
    </svg>
  );
}

const EVENT_VIEWS = Object.fromEntries(EVENT_IDS.map((event) => [event, eventScene(event)])) as Readonly<
  Record<EventId, DragonView>
>;

const TWO_GROUPS = viewOf({
  month: 3,
  phase: 'action',
  order: 'BACD',
  turn: 'A',
  groups: 'taxes research | build harvest | fireworks parade | privilege',
  dragons: 'B',
  A: { palaces: '2:c 2' },
});
const COURT = viewOf({ month: 4, phase: 'card', seats: 3, A: { palaces: '2:S' } });
const YEAR = viewOf({
  month: 5,
  phase: 'action',
  seats: 4,
  A: { palaces: '2:lc 2:tw', yuan: 3, rice: 1 },
});
const TRACK = viewOf({
  month: 3,
  phase: 'action',
  order: 'CABD',
  A: { track: 14 },
  B: { track: 14 },
  C: { track: 17 },
  D: { track: 9 },
});
const SCORED = viewOf({ month: 2, event: 'peace', phase: 'event', A: { palaces: '2:lc 2:fs' } });
const BIG = viewOf({ month: 4, phase: 'card', seats: 3, A: { palaces: '3:lmS 2:Fh 1:w 2:t' } });

interface TallyProps {
  readonly x: number;
  readonly y: number;
  readonly names: readonly string[];
  readonly counts: readonly number[];
  readonly icon: 'rocket' | 'helmet';
}

/** Who has which number of something. */
function Tally({ x, y, names, counts, icon }: TallyProps) {
  return (
    <>
      {counts.map((n, seat) => (
        <g key={seat} transform={`translate(${x + seat * 92} ${y})`}>
          <rect width="84" height="64" rx="3" fill="var(--raised)" stroke="var(--edge)" />
          <Token family={FAMILIES[seat]!} size={19} x={5} y={6} />
          <text x="29" y="21" font-size="14" font-weight="700">
            {names[seat]}
          </text>
          {n === 0 ? (
            <text x="42" y="52" text-anchor="middle" font-size="18" font-weight="800">
              0
            </text>
          ) : (
            Array.from({ length: n }, (_, i) => (
              <Icon key={i} name={icon} size={24} x={42 - n * 12 + i * 24} y={33} />
            ))
          )}
        </g>
      ))}
    </>
  );
}

const drawn: Readonly<Record<string, ComponentType<Props>>> = {
  court: (props) => (
    <Scenery w={760} h={200} sun={[690, 46]}>
      <Seen props={props} view={BIG}>
        <Court x={40} w={660} base={188} />
      </Seen>
    </Scenery>
  ),

  row: (props) => (
    <svg class="dragon" viewBox="0 0 940 140" role="presentation">
      <Seen props={props} view={YEAR}>
        <Year width={940} height={108} />
      </Seen>
    </svg>
  ),

  phaseActions: (props) => (
    <Scenery w={236} h={150} sun={[206, 30]}>
      <Seen props={props} view={TWO_GROUPS}>
        <g transform="translate(28 15) scale(.94)">
          <Tray actions={['taxes', 'research']} />
        </g>
      </Seen>
    </Scenery>
  ),
  phasePeople: (props) => (
    <Scenery w={236} h={150}>
      <Seen props={props} view={COURT}>
        <g transform="translate(14 20) scale(.94)">
          <PersonCard person={person('healer')} />
        </g>
        <Court x={100} w={136} base={142} />
        <Way from={[98, 40]} to={[138, 60]} lift={22} />
      </Seen>
    </Scenery>
  ),
  phaseEvent: (props) => (
    <svg class="dragon" viewBox="0 0 236 150" role="presentation">
      <Seen props={props} view={EVENT_VIEWS.drought}>
        <Month month={8} w={236} h={150} now />
        <g transform="translate(24 60)">
          <Tag x={20} y={40} text="−1" loss />
        </g>
      </Seen>
    </svg>
  ),
  phaseScoring: (props) => (
    <Scenery w={236} h={150} sun={[208, 28]}>
      <Seen props={props} view={SCORED}>
        <Palaces left={2} right={168} base={142} widest={84} plotless />
        <Tag x={44} y={42} text="+1" />
        <Tag x={126} y={42} text="+1" />
        <g transform="translate(176 40)">
          <Paper width={50} height={84} />
          <Icon name="fan" size={22} x={3} y={8} />
          <text x="27" y="25" font-size="16" font-weight="800" fill="var(--jade)">
            +1
          </text>
          <Icon name="privilege" size={22} x={3} y={46} />
          <text x="27" y="63" font-size="16" font-weight="800" fill="var(--jade)">
            +1
          </text>
        </g>
      </Seen>
    </Scenery>
  ),

  track: (props) => (
    <svg class="dragon" viewBox="0 0 560 66" role="presentation">
      <rect width="560" height="66" fill="var(--ground1)" />
      <Seen props={props} view={TRACK}>
        <Road x={16} y={30} w={528} token={32} />
      </Seen>
    </svg>
  ),

  ...Object.fromEntries(
    EVENT_IDS.map((event) => [event, (props: Props) => <EventPicture props={props} event={event} />]),
  ),

  draftExample: (props) => (
    <svg class="dragon" viewBox="0 0 620 190" role="presentation">
      <rect width="620" height="190" fill="var(--ground1)" />
      <Seen props={props} view={props.played!.views[0]!}>
        {(
          [
            ['taxCollector', 'scholar'],
            ['taxCollector', 'farmer'],
            ['farmer', 'scholar'],
          ] as const
        ).map((pair, seat) => (
          <g key={seat} transform={`translate(${34 + seat * 192} 10) scale(.8)`}>
            {pair.map((type, i) => (
              <g key={type} transform={`translate(${i * 92} 0)`}>
                <PersonCard person={person(type)} />
              </g>
            ))}
            <Token family={FAMILIES[seat]!} size={34} x={72} y={92} />
          </g>
        ))}
        {[0, 1, 2].map((seat) => (
          <Disc key={seat} n={seat + 1} x={34 + seat * 192} y={14} />
        ))}
        <Road x={40} y={148} w={540} token={32} />
      </Seen>
    </svg>
  ),

  taxesExample: (props) => (
    <Scenery w={620} h={190} sun={[560, 40]}>
      <Seen props={props} view={props.played!.views[0]!} seat={3}>
        <g transform="translate(40 34)">
          <Tray actions={['taxes', 'research']} />
        </g>
        <Court x={300} w={320} base={176} />
      </Seen>
      <Disc n={1} x={232} y={24} />
      <Disc n={2} x={40} y={28} />
      <Disc n={3} x={96} y={52} />
      <Tag x={470} y={34} text={`+${props.played!.numbers.net}`} />
      <Disc n={4} x={434} y={34} />
    </Scenery>
  ),

  buildExample: (props) => (
    <Scenery w={620} h={200} sun={[310, 44]}>
      <Seen props={props} view={props.played!.views[0]!} seat={4}>
        <Court x={10} w={240} base={188} />
      </Seen>
      <Way from={[262, 120]} to={[316, 120]} lift={24} />
      <Seen props={props} view={props.played!.views[1]!} seat={4}>
        <Court x={330} w={290} base={188} />
      </Seen>
      <Disc n={1} x={288} y={84} />
      <Disc n={2} x={492} y={36} />
      <Disc n={3} x={580} y={120} />
    </Scenery>
  ),

  paradeExample: (props) => (
    <svg class="dragon" viewBox="0 0 620 84" role="presentation">
      <rect width="620" height="84" fill="var(--ground1)" />
      <Seen props={props} view={props.played!.views[0]!}>
        <Road x={20} y={46} w={580} token={32} />
      </Seen>
      <Disc n={1} x={300} y={16} />
      <Disc n={2} x={560} y={16} />
    </svg>
  ),

  fullExample: (props) => (
    <Scenery w={620} h={210} sun={[566, 40]}>
      <Seen props={props} view={props.played!.views[0]!}>
        <g transform="translate(22 30)">
          <PersonCard person={person('monk')} />
        </g>
        <Court x={118} w={250} base={198} />
      </Seen>
      <Seen props={props} view={props.played!.views[1]!}>
        <Court x={390} w={230} base={198} />
      </Seen>
      <Way from={[110, 40]} to={[164, 62]} lift={22} />
      <Way from={[362, 110]} to={[402, 110]} lift={18} />
      <Disc n={1} x={130} y={16} />
      <Disc n={2} x={384} y={72} />
    </Scenery>
  ),

  tributeExample: (props) => (
    <Scenery w={620} h={190} sun={[566, 40]}>
      <Seen props={props} view={props.played!.views[0]!} seat={2}>
        <g transform="translate(24 24)">
          <Month month={5} w={150} h={120} now />
        </g>
        <Court x={190} w={420} base={178} />
      </Seen>
      <Disc n={1} x={24} y={24} />
      <Tag x={420} y={24} text={`−${props.played!.numbers.short}`} loss />
      <Disc n={2} x={384} y={24} />
    </Scenery>
  ),

  droughtExample: (props) => (
    <Scenery w={700} h={190}>
      <Seen props={props} view={props.played!.views[0]!} seat={0}>
        <Court x={6} w={400} base={178} />
      </Seen>
      <Seen props={props} view={props.played!.views[0]!} seat={1}>
        <Court x={420} w={276} base={178} />
      </Seen>
      {[56, 156, 256].map((x) => (
        <Icon key={x} name="sack" size={30} x={x - 15} y={30} />
      ))}
      {[466, 558, 650].map((x) => (
        <Tag key={x} x={x} y={44} text="−1" loss />
      ))}
      <path d="M412 14V178" stroke="var(--edge)" />
      <Token family="jade" size={24} x={12} y={8} />
      <Token family="plum" size={24} x={424} y={8} />
      <Disc n={1} x={156} y={20} />
      <Disc n={2} x={356} y={90} />
      <Disc n={3} x={558} y={18} />
    </Scenery>
  ),

  festivalExample: (props) => {
    const { a, b, c, d, e, first, second } = props.played!.numbers as Record<string, number>;
    return (
      <svg class="dragon" viewBox="0 0 620 150" role="presentation">
        <Seen props={props} view={EVENT_VIEWS.festival}>
          <g transform="translate(12 14)">
            <Month month={8} w={130} h={122} now />
          </g>
        </Seen>
        <Tally x={154} y={62} names={props.names} counts={[a!, b!, c!, d!, e!]} icon="rocket" />
        {[2, 4].map((seat) => (
          <Tag key={seat} x={196 + seat * 92} y={40} text={`+${first}`} />
        ))}
        <Tag x={196} y={40} text={`+${second}`} />
        <Disc n={1} x={380} y={18} />
        <Disc n={2} x={196} y={18} />
      </svg>
    );
  },

  mongolsExample: (props) => {
    const { a, b, c, d, e } = props.played!.numbers as Record<string, number>;
    return (
      <svg class="dragon" viewBox="0 0 620 150" role="presentation">
        <Seen props={props} view={EVENT_VIEWS.mongols}>
          <g transform="translate(12 14)">
            <Month month={8} w={130} h={122} now />
          </g>
        </Seen>
        <Tally x={154} y={56} names={props.names} counts={[a!, b!, c!, d!, e!]} icon="helmet" />
        {[a, b, c, d, e].map((n, seat) => (
          <Tag key={seat} x={196 + seat * 92} y={36} text={`+${n}`} />
        ))}
        {[3, 4].map((seat) => (
          <Tag key={seat} x={196 + seat * 92} y={134} text="−1" loss />
        ))}
        <Disc n={1} x={158} y={36} />
        <Disc n={2} x={518} y={134} />
      </svg>
    );
  },

  contagionExample: (props) => (
    <Scenery w={620} h={190} sun={[566, 40]}>
      <Seen props={props} view={props.played!.views[0]!} seat={2}>
        <g transform="translate(24 24)">
          <Month month={7} w={150} h={120} now />
        </g>
        <Court x={200} w={300} base={178} />
      </Seen>
      <Tag x={512} y={70} text={`−${props.played!.numbers.due}`} loss />
      <Disc n={1} x={476} y={70} />
    </Scenery>
  ),

  monthlyExample: (props) => {
    const { palaces, ladies, privileges, total } = props.played!.numbers as Record<string, number>;
    return (
      <Scenery w={620} h={190} sun={[580, 40]}>
        <Seen props={props} view={props.played!.views[0]!}>
          <Court x={10} w={420} base={178} />
        </Seen>
        <g transform="translate(450 30)">
          <Paper width={120} height={130} />
          {(
            [
              ['floor', palaces],
              ['fan', ladies],
              ['privilege', privileges],
              ['vp', total],
            ] as const
          ).map(([icon, n], i) => (
            <g key={icon} transform={`translate(0 ${6 + i * 31})`}>
              <Icon name={icon} size={24} x={20} y={0} />
              <text x="96" y="18" text-anchor="end" font-size="18" font-weight="800" fill="var(--jade)">
                {icon === 'vp' ? n : `+${n}`}
              </text>
            </g>
          ))}
        </g>
        <Disc n={1} x={450} y={28} />
      </Scenery>
    );
  },

  finalExample: (props) => {
    const { rice, fireworks, yuan, total } = props.played!.numbers as Record<string, number>;
    return (
      <Scenery w={620} h={190} sun={[590, 30]}>
        <Seen props={props} view={props.played!.views[0]!} seat={1}>
          <Court x={10} w={430} base={178} />
        </Seen>
        {(
          [
            ['sack', rice],
            ['rocket', fireworks],
            ['coin', yuan],
          ] as const
        ).map(([icon, n], i) => (
          <g key={icon} transform={`translate(462 ${58 + i * 36})`}>
            <rect width="70" height="30" rx="3" fill="var(--raised)" stroke="var(--edge)" />
            <Icon name={icon} size={22} x={8} y={4} />
            <text x="56" y="21" text-anchor="end" font-size="17" font-weight="800">
              {n}
            </text>
          </g>
        ))}
        <Tag x={530} y={30} text={`+${total}`} />
        <Disc n={1} x={30} y={40} />
        <Disc n={2} x={226} y={22} />
        <Disc n={3} x={462} y={58} />
        <Disc n={4} x={486} y={30} />
      </Scenery>
    );
  },
};

export const drawings = drawn as unknown as Readonly<Record<string, ComponentType<DrawingProps>>>;
