import { Backdrop } from '../../../client/board/backdrop.tsx';
import { nameOf, type SceneProps, type Scenes } from '../../../client/board/scene.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { seatColours, Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { boardOf } from '../rules/board.ts';
import { lens } from '../rules/lens.ts';
import type { HanKinds } from '../rules/types.ts';
import type { HanSceneWords } from '../words/scene.ts';
import type { HanTexts } from '../words/texts.ts';
import { choicesOf } from './choices.ts';
import { geometryOf, HEIGHT, type ProvinceShape, WIDTH } from './geometry.ts';
import { Ground } from './ground.tsx';
import { PlayedMap } from './map.tsx';
import { outlooks, type Source, sourcesOf } from './outlook.ts';
import { cut, type ProvinceScored, ranksOf } from './scene-cut.ts';
import { inProvince, provinceName, sourceName } from './sight.ts';
import { Markers } from './wall.tsx';
import './scene.css';

export type HanSceneProps = SceneProps<HanKinds, HanTexts, HanSceneWords>;

/** The province that is scored, with its points by seat; none in the final scoring. */
function scoredIn({ script }: HanSceneProps): ProvinceScored | undefined {
  const events = script.steps.flatMap((step) => step.events);
  const found = events.flatMap((e) => (e.type === 'provinceScored' && !e.final ? [e] : []));
  if (found.length === 0) return undefined;
  const points = script.gains.reduce((sum, gain) => sum.map((n, seat) => n + gain[seat]!));
  return { ...found[0]!, points };
}

export const scenes: Scenes<HanKinds, HanTexts, HanSceneWords> = {
  cut,
  title(scene) {
    const scored = scoredIn(scene);
    return scored ? scene.words.full(provinceName(scene.props, scored.province)) : scene.words.final;
  },
  label(step, { props, words }) {
    if (step.id === 'full') return words.filled;
    if (step.id.startsWith('rank')) return words.rank(Number(step.id.slice(5)));
    return sourceName(props, step.id as Source);
  },
  Stage,
  end: {
    word: (source, props) => sourceName(props, source as Source),
    icons: { provinces: 'pagoda', ports: 'anchor', alliances: 'alliance', roads: 'road' },
    last: ['ports', 'alliances', 'roads'],
  },
};

/** The map, without the colour of all but the scored province, and a slip with what it pays. */
function Stage(scene: HanSceneProps) {
  const { props } = scene;
  const geometry = geometryOf(props.view.options.map);
  const scored = scoredIn(scene);
  const shape = geometry.provinces.find(({ id }) => id === scored?.province);
  const left = shape !== undefined && shape.label.x > WIDTH * 0.5 && !scene.narrow;
  const viewBox = scene.narrow && shape ? near(shape) : `0 0 ${WIDTH} ${HEIGHT}`;
  const fit = 'xMidYMid slice';
  return (
    <div class={['han-scene', scene.narrow && 'narrow', left && 'left'].filter(Boolean).join(' ')}>
      <div class="han-scene-map" inert>
        <Backdrop board="han" viewBox={viewBox} fit={fit}>
          <Ground geometry={geometry} />
        </Backdrop>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: nobody hears it; the slip says it all */}
        <svg class="han" viewBox={viewBox} preserveAspectRatio={fit}>
          {shape && <Rim d={shape.path} />}
          <PlayedMap
            props={props}
            geometry={geometry}
            choices={choicesOf(props)}
            piece="pagoda"
            {...outlooks(props)}
          />
          {shape && <Veil shape={shape} />}
          <Markers
            props={{ ...props, view: { ...props.view, scores: [...scene.script.scores[scene.at + 1]!] } }}
            track={geometry.track}
          />
        </svg>
      </div>
      <div class="scene-slip">
        <h2 class="d">{scenes.title(scene)}</h2>
        {scored ? <Ranks scene={scene} scored={scored} /> : <Sources {...scene} />}
      </div>
    </div>
  );
}

/** What a phone shows of the map: the province, and a little around it. */
function near({ polygon }: ProvinceShape): string {
  const xs = polygon.map(([x]) => x!);
  const ys = polygon.map(([, y]) => y!);
  const [x, y] = [Math.min(...xs) - 24, Math.min(...ys) - 24];
  return `${x} ${y} ${Math.max(...xs) + 24 - x} ${Math.max(...ys) + 24 - y}`;
}

/** Washes out the rest of the map. */
const Veil = ({ shape }: { shape: ProvinceShape }) => (
  <path
    class="han-veil scene-in"
    d={`M-400-400H${WIDTH + 400}V${HEIGHT + 400}H-400Z${shape.path}`}
    fill-rule="evenodd"
  />
);

/** Gold around the province, below what stands on its border. */
const Rim = ({ d }: { d: string }) => (
  <>
    <path class="han-rim under scene-in" d={d} />
    <path class="han-rim scene-in" d={d} />
  </>
);

/** Rank by rank: the pagodas, and the points that they bring. */
function Ranks({ scene, scored }: { scene: HanSceneProps; scored: ProvinceScored }) {
  const { props, at, words, script } = scene;
  const { view } = script;
  const board = boardOf(view.options.map);
  const province = board.provinceIds.indexOf(scored.province);
  const counts = inProvince(view.presence, view, province);
  const ranks = ranksOf(scored);
  const total = counts.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <p class="han-pagodas">
        {ranks.flat().map((seat) => (
          <Pagodas key={seat} scene={scene} seat={seat} n={counts[seat]!} />
        ))}
      </p>
      <ol class="han-ranks">
        {ranks.slice(0, at).map((seats, n) => {
          const above = n === 0 ? total : counts[ranks[n - 1]![0]!]!;
          return (
            <li key={n} class={n === at - 1 ? 'now scene-in' : undefined}>
              <p class="han-why">{n === 0 ? words.all(total) : words.above(above)}</p>
              {seats.map((seat) => (
                <p key={seat} class="han-rank">
                  <b class="d">{words.rank(n + 1)}</b>
                  <Token family={props.families[seat]!} size={24} />
                  <b>{nameOf(props, seat)}</b>
                  <Pagodas scene={scene} seat={seat} n={counts[seat]!} />
                  {scored.doubled.includes(seat) && (
                    <span title={words.doubled}>
                      <Icon name="fortress" size={18} label={words.doubled} /> ×2
                    </span>
                  )}
                  <em class="d" data-scene-gain={seat}>
                    +{scored.points[seat]}
                  </em>
                </p>
              ))}
            </li>
          );
        })}
      </ol>
      {at === ranks.length && <Alliances scene={scene} province={province} />}
    </>
  );
}

const Pagodas = ({ scene, seat, n }: { scene: HanSceneProps; seat: Seat; n: number }) => (
  <span class="han-count" style={seatColours(scene.props.families[seat]!)}>
    {Array.from({ length: n }, (_, i) => (
      <Icon key={i} name="pagoda" size={24} {...(i === 0 && { label: String(n) })} />
    ))}
  </span>
);

/** The alliances that the viewer would be paid for as things stand. */
function Alliances({ scene, province }: { scene: HanSceneProps; province: number }) {
  const { props, words, script } = scene;
  const { viewer } = props;
  if (viewer === 'spectator') return null;
  const board = boardOf(script.view.options.map);
  const own = lens(script.view)[viewer]!.alliances;
  const rows = board.alliances.flatMap((pair, i) =>
    pair.includes(province) && own[i]!.due > 0 ? [{ n: i + 1, pair, points: own[i]!.due }] : [],
  );
  if (rows.length === 0) return null;
  return (
    <div class="han-forecast scene-in">
      <h3 class="cap">{words.alliances}</h3>
      {rows.map(({ n, pair, points }) => (
        <p key={n}>
          <Icon name="alliance" size={18} />{' '}
          {pair.map((q) => provinceName(props, board.provinceIds[q]!)).join('–')}
          <b class="d">{points}</b>
        </p>
      ))}
    </div>
  );
}

/** The final scoring: what each source has paid so far. */
function Sources(scene: HanSceneProps) {
  const { script, at, props } = scene;
  const steps = script.steps.slice(0, at + 1);
  const sources = sourcesOf(script.view).filter((source) => steps.some(({ id }) => id === source));
  return (
    <table class="scene-sums">
      <thead>
        <tr>
          <td />
          {sources.map((source) => (
            <th key={source} scope="col">
              {sourceName(props, source)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.names.map((name, seat) => (
          <tr key={name}>
            <th scope="row">
              <Token family={props.families[seat]!} size={22} /> {nameOf(props, seat)}
            </th>
            {steps.map(({ id }, n) => (
              <td key={id} class={n === at ? 'now scene-in' : undefined}>
                {script.gains[n]![seat] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
