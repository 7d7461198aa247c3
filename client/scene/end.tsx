import { type Audience, partyOf } from '../../i18n/audience.ts';
import type { SceneTexts } from '../../i18n/index.ts';
import type { BoardProps } from '../board/board.ts';
import { type EndOf, nameOf } from '../board/scene.ts';
import { victory } from '../board/victory.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import type { DecisionEntry, Result } from '../session/session.ts';
import { Towers } from './drawing.tsx';
import { type Compared, type Floor, reasonsOf, sourcesOf, towersOf } from './towers.ts';

interface EndProps {
  readonly props: BoardProps;
  readonly entries: readonly DecisionEntry[];
  readonly result: Result;
  readonly end: EndOf;
  readonly ui: SceneTexts;
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
}

/** What lies below the ground, and the heading. */
const FOOT = { wide: 96, narrow: 80 };
const HEAD = { wide: 142, narrow: 72 };

/** The end of a game: a tower for each seat, whose floors are what its points came from; the last one wins. */
export function EndPicture({ props, entries, result, end, ui, narrow, width, height }: EndProps) {
  const { scores, places } = result;
  const sources = sourcesOf(props.game, entries, scores.length);
  const towers = towersOf(props.game, sources, end.last);
  const [foot, head] = narrow ? [FOOT.narrow, HEAD.narrow] : [FOOT.wide, HEAD.wide];
  const ground = height - foot;
  const used = new Set(towers.flatMap((floors) => floors.map(({ source }) => source)));
  const said = (
    <>
      <Before props={props} towers={towers} result={result} end={end} ui={ui} />
      <Why props={props} reasons={reasonsOf(sources, result, props.reader)} ui={ui} />
    </>
  );
  return (
    <div class={narrow ? 'scene-end narrow' : 'scene-end'}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <Towers {...{ props, towers, result, end, narrow, width, height, head, foot }} />
      </svg>
      <header>
        <h2 class="d">{victory(props, result)}</h2>
        {!narrow && said}
      </header>
      <ol class="scene-ends" style={{ top: `${ground}px` }}>
        {scores.map((points, seat) => (
          <li key={seat} class={places[seat] === 1 ? 'won' : undefined}>
            <Token family={props.families[seat]!} size={places[seat] === 1 && !narrow ? 32 : 24} />
            <span>{nameOf(props, seat)}</span>
            <b class="d" data-end-points={seat}>
              {points}
            </b>
          </li>
        ))}
      </ol>
      <ul class="unseen">
        {towers.map((floors, seat) => (
          <li key={seat}>
            {nameOf(props, seat)}:{' '}
            {floors.map((floor) => `${wordOf(props, end, ui, floor.source)} ${floor.points}`).join(', ')}
          </li>
        ))}
      </ul>
      <p class="scene-legend" aria-hidden="true">
        {ui.end.floors}
        {[...used].map((source) => (
          <span key={source ?? ''}>
            <Icon name={source === undefined ? 'vp' : end.icons[source]!} size={17} />
            {wordOf(props, end, ui, source)}
          </span>
        ))}
      </p>
      {narrow && <div class="scene-said">{said}</div>}
    </div>
  );
}

const wordOf = (props: BoardProps, end: EndOf, ui: SceneTexts, source: string | undefined): string =>
  source === undefined ? ui.end.others : end.word(source, props);

/** Who led before the final scoring, if it was somebody else. */
function Before({
  props,
  towers,
  result: { scores, places },
  end,
  ui,
}: Pick<EndProps, 'props' | 'result' | 'end' | 'ui'> & { readonly towers: readonly (readonly Floor[])[] }) {
  const before = scores.map((points, seat) =>
    towers[seat]!.reduce(
      (left, floor) =>
        floor.source !== undefined && end.last.includes(floor.source) ? left - floor.points : left,
      points,
    ),
  );
  const [first = 0, second = 0] = [...before].sort((a, b) => b - a);
  const leader = before.indexOf(first);
  if (first === second || places[leader] === 1) return null;
  return <p>{ui.end.led(partyOf(props as Audience, [leader]), first - second)}</p>;
}

/** Why it came out as it did, in a sentence. */
function Why({
  props,
  reasons,
  ui,
}: Pick<EndProps, 'props' | 'ui'> & { readonly reasons: ReturnType<typeof reasonsOf> }) {
  if (!reasons || reasons.gained.length === 0) return null;
  const { winner, other, gained, lost } = reasons;
  const party = (seat: number) => partyOf(props as Audience, [seat]);
  const told = (all: readonly Compared[]): string[] =>
    all.map(({ source, more, less }) => ui.end.compared(props.texts.sources[source] ?? source, more, less));
  return <p class="scene-why">{ui.end.why(party(winner), told(gained), party(other), told(lost))}</p>;
}
