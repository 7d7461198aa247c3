import type { ComponentChildren, ComponentType } from 'preact';
import type { Family } from '../../../client/board/board.ts';
import type { DrawingProps } from '../../../client/board/book.ts';
import { Disc, Tag } from '../../../client/board/discs.tsx';
import { still } from '../../../client/board/still.ts';
import type { Seat } from '../../../core/game.ts';
import { CARD_W, ConfuciusCard } from '../board/card.tsx';
import { Examination } from '../board/examination.tsx';
import { ForeignLand } from '../board/foreign.tsx';
import { Gifts } from '../board/gifts.tsx';
import { Hall } from '../board/hall.tsx';
import { Honours } from '../board/honours.tsx';
import { Landscape, Washes } from '../board/landscape.tsx';
import { Cube } from '../board/owned.tsx';
import { Plaques, plaquesOf } from '../board/plaques.tsx';
import { DistantLand, Fleet } from '../board/sea.tsx';
import { type Sight, sightOf } from '../board/sight.ts';
import { Text } from '../board/text.tsx';
import { Use } from '../board/use.tsx';
import { Wall } from '../board/wall.tsx';
import { WebThreads } from '../board/web.tsx';
import { WEB } from '../board/web-shape.ts';
import { CARD_TYPES, GONGBU, HUBU, LANDS, MINISTRY_COUNT } from '../rules/data.ts';
import { confucius } from '../rules/index.ts';
import { type Scene, scene } from '../rules/scene.ts';
import { LETTERS } from '../rules/transcript.ts';
import type { ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

type Props = DrawingProps<ConfuciusTexts, ConfuciusView>;

/** Black, Green, Purple, White, Yellow, as they sit in the examples. */
const FAMILIES: readonly Family[] = ['ink', 'jade', 'plum', 'pearl', 'amber'];

const viewOf = (given: Scene, viewer: Seat | 'spectator' = 'spectator'): ConfuciusView =>
  confucius.view(scene(given).state, viewer);

function sightFor({ texts, lang, names }: Props, view: ConfuciusView, seat?: Seat): Sight {
  const seats = view.players.length;
  const props = still({
    game: confucius,
    view,
    viewer: seat ?? 'spectator',
    names: names.slice(0, seats),
    families: FAMILIES.slice(0, seats),
    texts,
    lang,
  });
  return sightOf(props);
}

/** Washes and the north of the court, once in a page. */
export const Grounds = () => (
  <>
    <Washes />
    <defs>
      <g id="confucius-book" class="confucius">
        <Landscape />
      </g>
    </defs>
  </>
);

interface SheetProps {
  readonly w: number;
  readonly h: number;
  /** How far the court is scrolled. */
  readonly x?: number;
  readonly y?: number;
  /** Without the landscape. */
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}

/** A part of the court, on its painted ground. */
const Sheet = ({ w, h, x = 0, y = 0, bare, children }: SheetProps) => (
  <svg class="confucius" viewBox={`${x} ${y} ${w} ${h}`} role="presentation">
    {bare ? (
      <rect x={x} y={y} width={w} height={h} fill="var(--raised)" />
    ) : (
      <>
        <rect x={x} y={y} width={w} height={h} fill="url(#cf-ground)" />
        <use href="#confucius-book" />
      </>
    )}
    {children}
  </svg>
);

/** Ministries side by side, in their places. */
const Halls = ({ sight, only }: { sight: Sight; only?: readonly number[] }) => (
  <>
    {(only ?? Array.from({ length: MINISTRY_COUNT }, (_, m) => m)).map((ministry, i) => (
      <g key={ministry} transform={`translate(${233 * i} 0)`}>
        <Hall sight={sight} ministry={ministry} />
      </g>
    ))}
  </>
);

const Web = ({ sight, x, y, scale = 1 }: { sight: Sight; x: number; y: number; scale?: number }) => (
  <g class="webbed" transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect width={WEB.w} height={WEB.h + 8} rx="3" fill="var(--raised)" stroke="var(--edge)" />
    <WebThreads sight={sight} next={false} />
  </g>
);

/** Ocean and distant lands, from the left edge of the drawing. */
function Ocean({ sight, lands, x }: { sight: Sight; lands: readonly number[]; x: number }) {
  return (
    <>
      {lands.map((land, i) => (
        <g key={land} transform={`translate(${x + i * 100} 62)`}>
          <DistantLand sight={sight} land={land} />
        </g>
      ))}
    </>
  );
}

const START = viewOf({ bingbu: '. . 4B 5 2g . .', hubu: '2 . 7 6 4y . .', gongbu: '. . 6p 6 *W . .' });
const GIFTS = viewOf({ gifts: 'P>Y3 G>Y4 B>G1 W>P2' });
const INVADED = viewOf({ armies: 'B . | P W . | . . .', lands: 'annam mongolia korea' });
const REACHED = viewOf({ reached: 'india:Y africa:G', Y: { ocean: 3 } });
const BOX = viewOf({
  B: { placed: 'official:1 navy:1' },
  G: { placed: 'tax:1' },
  P: { placed: 'buyGift:1' },
});

const drawn: Readonly<Record<string, ComponentType<Props>>> = {
  halls: (props) => (
    <Sheet w={706} h={246} y={110}>
      <Halls sight={sightFor(props, START)} />
    </Sheet>
  ),

  confuciusCards: () => (
    <Sheet w={420} h={96} bare>
      {Array.from({ length: CARD_TYPES }, (_, type) => (
        <g key={type} transform={`translate(${95 + type * (CARD_W + 40)} 13)`}>
          <ConfuciusCard type={type} />
        </g>
      ))}
    </Sheet>
  ),

  ministry: (props) => (
    <Sheet w={254} h={160} y={112}>
      <Halls sight={sightFor(props, START)} only={[0]} />
    </Sheet>
  ),
  foreign: (props) => (
    <Sheet w={254} h={160} y={-40}>
      <g transform="translate(15 14)">
        <ForeignLand sight={sightFor(props, INVADED)} slot={1} />
      </g>
    </Sheet>
  ),
  distant: (props) => (
    <Sheet w={254} h={160} bare>
      <rect width="254" height="160" fill="url(#cf-waves)" />
      <g transform="translate(26 40) scale(1)">
        <Ocean sight={sightFor(props, REACHED)} lands={[1, 2]} x={46} />
      </g>
    </Sheet>
  ),

  phaseCount: (props) => (
    <Sheet w={254} h={160} bare>
      <Web sight={sightFor(props, GIFTS)} x={-6} y={0} scale={0.84} />
    </Sheet>
  ),
  phaseActions: (props) => (
    <Sheet w={254} h={160} bare>
      <rect width="254" height="160" fill="var(--paper)" />
      <Plaques
        sight={sightFor(props, BOX)}
        boxes={plaquesOf(sightFor(props, BOX)).map((_, i) => ({
          x: i < 6 ? 8 + (i % 3) * 80 : -900,
          y: i < 3 ? 8 : 86,
          w: 78,
          h: 70,
        }))}
      />
    </Sheet>
  ),
  phaseCourt: (props) => (
    <Sheet w={254} h={160} y={36}>
      <g transform="translate(6 40)">
        <Wall sight={sightFor(props, START)} width={560} />
      </g>
      <g transform="translate(0 -28)">
        <Halls sight={sightFor(props, START)} only={[HUBU]} />
      </g>
    </Sheet>
  ),
  phaseEnd: (props) => (
    <Sheet w={254} h={160} y={228}>
      <Halls sight={sightFor(props, START)} only={[GONGBU]} />
      <g transform="translate(150 262) rotate(6)">
        <ConfuciusCard type={0} />
      </g>
      <g transform="translate(188 268) rotate(10)">
        <ConfuciusCard type={2} />
      </g>
    </Sheet>
  ),

  web: (props) => (
    <Sheet w={480} h={210} bare>
      <Web sight={sightFor(props, GIFTS)} x={82} y={7} />
    </Sheet>
  ),

  countExample: (props) => {
    const { black, green, purple, white } = props.played!.numbers as Record<string, number>;
    const cubes = [black, green, purple, white, purple] as number[];
    return (
      <Sheet w={620} h={212} bare>
        <Web sight={sightFor(props, props.played!.views[0]!)} x={8} y={8} />
        {cubes.map((n, seat) => (
          <g key={seat} transform={`translate(350 ${12 + seat * 39})`}>
            <Text x={0} y={22} size={16} weight={700}>
              {props.names[seat]!}
            </Text>
            {Array.from({ length: n }, (_, i) => (
              <Cube key={i} family={FAMILIES[seat]!} x={84 + i * 29} y={2} size={27} />
            ))}
          </g>
        ))}
        <Disc n={1} x={602} y={68} />
        <Disc n={2} x={602} y={107} />
        <Disc n={3} x={602} y={29} />
        <Disc n={4} x={602} y={146} />
      </Sheet>
    );
  },

  cubeExample: (props) => {
    const sight = sightFor(props, props.played!.views[0]!, 1);
    const wanted = ['buyJunks', 'voyage', 'buyGift', 'giveGift'];
    const list = plaquesOf(sight);
    return (
      <Sheet w={620} h={130} bare>
        <rect width="620" height="130" fill="var(--paper)" />
        <Plaques
          sight={sight}
          boxes={list.map((action) => {
            const at = wanted.indexOf(action);
            return { x: at < 0 ? -900 : 20 + at * 146, y: 20, w: 140, h: 96 };
          })}
        />
        <Disc n={1} x={200} y={22} />
        <Disc n={2} x={492} y={22} />
      </Sheet>
    );
  },

  payExample: (props) => (
    <Sheet w={620} h={252} y={108}>
      <Halls sight={sightFor(props, props.played!.views[0]!, 0)} only={[0]} />
      <g transform="translate(330 150) scale(1.7)">
        <ConfuciusCard type={2} />
        <g transform="translate(60 0)">
          <ConfuciusCard type={2} />
        </g>
      </g>
      <Disc n={1} x={330} y={150} />
      <Tag x={470} y={310} text={`−${props.played!.numbers.lost}`} loss />
      <Disc n={2} x={436} y={310} />
    </Sheet>
  ),

  voyageExample: (props) => {
    const sight = sightFor(props, props.played!.views[0]!, 4);
    return (
      <Sheet w={620} h={110} bare>
        <rect width="620" height="110" fill="url(#cf-waves)" />
        <g transform="translate(20 36) scale(1.3)">
          <Fleet sight={sight} seat={4} width={130} />
        </g>
        <Ocean sight={sight} lands={Array.from({ length: LANDS - 1 }, (_, land) => land)} x={260} />
        <Disc n={2} x={512} y={18} />
        <Disc n={3} x={86} y={28} />
      </Sheet>
    );
  },

  exchangeExample: (props) => (
    <Sheet w={620} h={212} bare>
      <Web sight={sightFor(props, props.played!.views[0]!, 0)} x={8} y={8} />
      <g transform="translate(344 66)">
        <Gifts sight={sightFor(props, props.played!.views[0]!, 0)} width={42} height={66} pitch={45.5} />
      </g>
      <Disc n={1} x={412} y={56} />
      <Disc n={2} x={458} y={56} />
    </Sheet>
  ),

  bribeExample: (props) => (
    <Sheet w={950} h={252} y={108}>
      {props.played!.views.map((view, n) => (
        <g key={n} transform={`translate(${n * 233} 0)`}>
          <Hall sight={sightFor(props, view)} ministry={GONGBU} />
          <Disc n={n + 1} x={40} y={126} />
          <Use name={n === 1 ? 'u-x' : 'u-ok'} x={196} y={114} size={28} />
        </g>
      ))}
    </Sheet>
  ),

  examExample: (props) => (
    <Sheet w={620} h={260} x={330} y={112}>
      <Examination sight={sightFor(props, props.played!.views[0]!)} />
      <Web sight={sightFor(props, props.played!.views[0]!)} x={352} y={150} />
    </Sheet>
  ),

  ministryExample: (props) => (
    <Sheet w={620} h={252} y={108}>
      <Halls sight={sightFor(props, props.played!.views[0]!)} only={[GONGBU]} />
      <Web sight={sightFor(props, props.played!.views[0]!)} x={280} y={140} />
    </Sheet>
  ),
  fiveExample: (props) => (
    <Sheet w={620} h={252} y={108}>
      <Halls sight={sightFor(props, props.played!.views[0]!)} only={[0]} />
      <Web sight={sightFor(props, props.played!.views[0]!)} x={280} y={140} />
      <Disc n={1} x={176} y={330} />
      <Disc n={2} x={126} y={244} />
      <Disc n={3} x={228} y={244} />
    </Sheet>
  ),

  invasionExample: (props) => (
    <Sheet w={620} h={110}>
      <g transform="translate(40 30) scale(1.1)">
        <ForeignLand sight={sightFor(props, props.played!.views[0]!)} slot={0} />
      </g>
      <g transform="translate(330 30) scale(1.1)">
        <ForeignLand sight={sightFor(props, props.played!.views[1]!)} slot={1} />
      </g>
      <Disc n={1} x={40} y={26} />
      <Disc n={2} x={330} y={26} />
    </Sheet>
  ),

  finalExample: (props) => {
    const view = props.played!.views[0]!;
    return (
      <Sheet w={620} h={262} x={330} y={110}>
        <Honours sight={sightFor(props, view)} />
        {[...LETTERS].map((letter, seat) => (
          <g key={letter} transform={`translate(360 ${128 + seat * 46})`}>
            <rect width="320" height="40" rx="3" fill="var(--raised)" stroke="var(--edge)" />
            <circle
              cx="22"
              cy="20"
              r="11"
              stroke="var(--rim)"
              stroke-width="1.5"
              style={{ fill: `var(--seat-${FAMILIES[seat]!})` }}
            />
            <Text x={46} y={26} size={17} weight={700}>
              {props.names[seat]!}
            </Text>
            <text x="304" y="28" font-size="22" font-weight="800" text-anchor="end" fill="var(--jade)">
              {view.players[seat]!.vp}
            </text>
          </g>
        ))}
      </Sheet>
    );
  },
};

export const drawings = drawn as unknown as Readonly<Record<string, ComponentType<DrawingProps>>>;
