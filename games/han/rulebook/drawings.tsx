import type { ComponentChildren, ComponentType } from 'preact';
import type { Family } from '../../../client/board/board.ts';
import type { DrawingProps } from '../../../client/board/book.ts';
import { Disc, Tag } from '../../../client/board/discs.tsx';
import { still } from '../../../client/board/still.ts';
import { Card, CardBack } from '../board/card.tsx';
import { choicesOf } from '../board/choices.ts';
import { geometryOf } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { PlayedMap } from '../board/map.tsx';
import { outlook } from '../board/outlook.ts';
import type { HanProps } from '../board/props.ts';
import { type Colour, MAP_IDS } from '../rules/data.ts';
import { han } from '../rules/index.ts';
import { type Position, scene } from '../rules/scene.ts';
import type { HanView } from '../rules/types.ts';
import type { HanTexts } from '../words/texts.ts';

type Props = DrawingProps<HanTexts, HanView>;

/** The colours that stand out best from the land come first. */
const FAMILIES: readonly Family[] = ['jade', 'plum', 'amber', 'ink', 'pearl'];
const [LAND, CITY] = MAP_IDS;
const viewOf = (given: Position): HanView => han.view(scene(given).state, 'spectator');
const nothing = (view: HanView) => choicesOf({ view, legal: [] });

const boardProps = ({ texts, lang, names }: Props, view: HanView, lens = false): HanProps => ({
  ...still({
    game: han,
    view,
    viewer: 'spectator',
    names: names.slice(0, view.scores.length),
    families: FAMILIES.slice(0, view.scores.length),
    texts,
    lang,
  }),
  lens,
});

/** The painted land, once in a page; every drawing shows a part of it. */
export const Grounds = () => (
  <defs>
    <g id="han-book" class="han">
      <Ground geometry={geometryOf(LAND)} />
    </g>
  </defs>
);

type Box = readonly [x: number, y: number, width: number, height: number];

interface PartProps {
  readonly props: Props;
  readonly view: HanView;
  readonly box: Box;
  /** Whether it shows what everything pays. */
  readonly lens?: boolean;
  readonly children?: ComponentChildren;
}

/** A part of the map with all that stands on it. */
function Part({ props, view, box, lens, children }: PartProps) {
  const table = boardProps(props, view, lens);
  return (
    <svg class="han" viewBox={box.join(' ')} role="presentation">
      <use href="#han-book" />
      <PlayedMap
        props={table}
        geometry={geometryOf(LAND)}
        choices={nothing(view)}
        piece="pagoda"
        players={outlook(view)}
      />
      {children}
    </svg>
  );
}

/** Cards that are played, side by side. */
function Cards({
  props,
  x,
  y,
  cards,
  scale = 0.62,
}: {
  props: Props;
  x: number;
  y: number;
  cards: readonly Colour[];
  scale?: number;
}) {
  const table = boardProps(props, PLAIN);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {cards.map((colour, i) => (
        <g key={i} transform={`translate(${i * 50} 0)`}>
          <Card props={table} colour={colour} />
        </g>
      ))}
    </g>
  );
}

const PLAIN = viewOf({});
const BUSY = viewOf({
  seats: 4,
  A: { pagodas: 'wei-1 wei-2 wei-3 b-wei-zhao zhao-1', emissaries: 'wei zhao' },
  B: { pagodas: 'wei-4 zhao-2 zhao-3 zhou-1', emissaries: 'wei' },
  C: { pagodas: 'zhou-2 zhou-3 b-qin-zhou qin-1', emissaries: 'zhou' },
  D: { pagodas: 'zhao-4 qin-2 qin-3', emissaries: 'zhou qin' },
});
const CHAIN = viewOf({ A: { pagodas: 'wei-4 wei-1 wei-2 wei-3 b-wei-zhao' }, B: { pagodas: 'wei-5' } });
const SEALS = viewOf({
  A: { pagodas: 'qi-1 qi-2 qi-3', emissaries: 'qi' },
  B: { pagodas: 'qi-4', emissaries: 'qi' },
});
const PORTS = viewOf({ A: { pagodas: 'zhao-3' } });
const BEGUN = viewOf({ A: { pagodas: 'wei-1' }, B: { pagodas: 'wei-2' } });
const FILLED = viewOf({
  A: { pagodas: 'qi-1 qi-2' },
  B: { pagodas: 'qi-3 b-han-qi' },
  C: { pagodas: 'qi-4' },
});

/** The plan of the city: its districts, roads and alliances. */
function Plan({ props }: { props: Props }) {
  const geometry = geometryOf(CITY);
  const view = CITY_VIEW;
  return (
    <svg class="han" viewBox="60 60 950 740" role="presentation">
      <rect x="0" y="0" width="1206" height="801" class="han-earth" />
      {geometry.provinces.map(({ id, colour, path }) => (
        <path
          key={id}
          class={`han-${colour}`}
          d={path}
          style={{ fill: 'var(--wash)' }}
          stroke="var(--coastline)"
          stroke-width="3"
        />
      ))}
      <path class="han-road edge" d={geometry.roadPath} />
      <path class="han-road" d={geometry.roadPath} />
      <PlayedMap
        props={boardProps(props, view)}
        geometry={geometry}
        choices={nothing(view)}
        piece="pagoda"
        players={outlook(view)}
      />
    </svg>
  );
}
const CITY_VIEW = viewOf({ side: 2 });

const drawn: Readonly<Record<string, ComponentType<Props>>> = {
  land: (props) => <Part props={props} view={BUSY} box={[96, 84, 700, 330]} />,
  plan: (props) => <Plan props={props} />,

  space: (props) => <Part props={props} view={BEGUN} box={[120, 96, 236, 120]} />,
  port: (props) => <Part props={props} view={PORTS} box={[560, 86, 236, 120]} />,
  border: (props) => <Part props={props} view={PLAIN} box={[282, 92, 236, 120]} />,
  seal: (props) => <Part props={props} view={SEALS} box={[726, 284, 236, 120]} />,
  alliance: (props) => <Part props={props} view={SEALS} box={[640, 330, 236, 120]} />,
  road: (props) => <Part props={props} view={CHAIN} box={[110, 100, 310, 158]} lens />,

  play: (props) => (
    <Part props={props} view={PLAIN} box={[700, 560, 236, 150]}>
      <Cards props={props} x={720} y={570} cards={['red', 'green', 'green']} scale={1.18} />
    </Part>
  ),
  place: (props) => <Part props={props} view={BEGUN} box={[130, 92, 236, 150]} />,
  score: (props) => (
    <Part props={props} view={FILLED} box={[720, 264, 260, 165]}>
      <Tag x={846} y={286} text="+5" />
    </Part>
  ),
  draw: (props) => (
    <Part props={props} view={PLAIN} box={[860, 60, 236, 150]}>
      <Cards props={props} x={880} y={76} cards={['violet', 'yellow']} scale={1.1} />
      <g transform="translate(1000 76) scale(1.1)">
        <CardBack />
      </g>
    </Part>
  ),

  firstExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[90, 80, 560, 190]}>
      <Cards props={props} x={432} y={176} cards={['red']} scale={0.8} />
      <Cards props={props} x={506} y={176} cards={['red', 'green', 'green']} scale={0.8} />
      <Disc n={1} x={170} y={124} />
      <Disc n={2} x={252} y={98} />
      <Disc n={3} x={342} y={112} />
    </Part>
  ),
  limitExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[290, 316, 520, 250]}>
      <Cards props={props} x={590} y={336} cards={['violet', 'orange', 'orange']} scale={0.9} />
      <Disc n={1} x={494} y={490} />
      <Disc n={2} x={410} y={550} />
    </Part>
  ),
  borderExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[90, 80, 580, 200]}>
      <Cards props={props} x={560} y={176} cards={['red', 'orange']} scale={0.8} />
      <Disc n={1} x={394} y={102} />
      <Disc n={2} x={226} y={110} />
      <Disc n={3} x={548} y={112} />
    </Part>
  ),
  fullExample: (props) => <WeiScored props={props} points={['first', 'second', 'third']} />,
  fortExample: (props) => <WeiScored props={props} points={['first', 'second', 'third']} fort />,
  tieExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[680, 250, 480, 190]}>
      {[0, 1, 2].map((seat) => (
        <PlayerPoints
          key={seat}
          props={props}
          seat={seat}
          x={1000}
          y={282 + seat * 40}
          points={props.played!.numbers[seat === 2 ? 'second' : 'first']!}
        />
      ))}
      <Disc n={1} x={976} y={302} />
      <Disc n={2} x={976} y={362} />
    </Part>
  ),
  portExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[400, 80, 790, 700]}>
      {(['first', 'second', 'third'] as const).map((name, seat) => (
        <g key={name} transform="translate(-300 0)">
          <PlayerPoints
            props={props}
            seat={seat}
            x={1310}
            y={470 + seat * 54}
            points={props.played!.numbers[name]!}
            large
          />
        </g>
      ))}
    </Part>
  ),
  allianceExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[90, 112, 800, 640]} lens>
      <Disc n={1} x={216} y={326} />
      <Disc n={2} x={270} y={550} />
    </Part>
  ),
  roadExample: (props) => (
    <Part props={props} view={props.played!.views[0]!} box={[90, 330, 640, 310]} lens>
      <Disc n={1} x={322} y={440} />
      <Disc n={2} x={112} y={462} />
    </Part>
  ),
};

/** A player's token, name and points, on paper. */
function PlayerPoints({
  props: { names },
  seat,
  x,
  y,
  points,
  large,
}: {
  props: Props;
  seat: number;
  x: number;
  y: number;
  points: number;
  large?: boolean;
}) {
  const family = FAMILIES[seat]!;
  return (
    <g transform={`translate(${x} ${y}) scale(${large ? 1.4 : 1})`}>
      <rect width="140" height="34" rx="3" fill="var(--raised)" stroke="var(--edge)" />
      <circle
        cx="18"
        cy="17"
        r="10"
        style={{ fill: `var(--seat-${family})` }}
        stroke="var(--rim)"
        stroke-width="1.5"
      />
      <use
        href={`#s-${family}`}
        x="12"
        y="11"
        width="12"
        height="12"
        style={{ fill: `var(--on-${family})` }}
      />
      <text x="35" y="22" font-size="15" font-weight="700" fill="var(--ink)">
        {names[seat]}
      </text>
      <text x="130" y="23" font-size="18" font-weight="800" text-anchor="end" fill="var(--jade)">
        {points === 0 ? '0' : `+${points}`}
      </text>
    </g>
  );
}

interface WeiProps {
  readonly props: Props;
  readonly points: readonly string[];
  readonly fort?: boolean;
}

/** Wei, full, with what it pays. */
function WeiScored({ props, points, fort }: WeiProps) {
  return (
    <Part props={props} view={props.played!.views[0]!} box={[90, 80, 560, 260]}>
      {points.map((name, seat) => (
        <PlayerPoints
          key={name}
          props={props}
          seat={seat}
          x={470}
          y={170 + seat * 44}
          points={props.played!.numbers[name]!}
        />
      ))}
      {fort ? (
        <>
          <Disc n={1} x={452} y={231} />
          <Disc n={2} x={452} y={187} />
        </>
      ) : (
        [0, 1, 2].map((n) => <Disc key={n} n={n + 2} x={452} y={187 + n * 44} />)
      )}
      {!fort && <Disc n={1} x={254} y={250} />}
    </Part>
  );
}

export const drawings = drawn as unknown as Readonly<Record<string, ComponentType<DrawingProps>>>;
