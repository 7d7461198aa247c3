import type { Kinds } from '../../core/game.ts';
import { besideToken } from '../../i18n/texts.ts';
import { nameOf, type SceneProps, type Scenes } from '../board/scene.ts';
import { seatColours, Token } from '../icons/token.tsx';
import { seatOf } from '../table/logrow.ts';
import { sentencesOf } from '../table/sentences.ts';
import { pointsOf } from './script.ts';

interface RailProps {
  readonly scene: SceneProps;
  readonly scenes: Scenes;
}

/** What the scene is worth: the standings, and what happened in order. */
export function SceneRail({ scene, scenes }: RailProps) {
  const { ui } = scene;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with keys, the arrows scroll it
    <aside class="scene-rail" aria-label={ui.standing} tabIndex={0}>
      <h2 class="cap">{ui.standing}</h2>
      <Standing scene={scene} scenes={scenes} />
      {scenes.Aside && <scenes.Aside {...scene} />}
      <h2 class="cap">{ui.inOrder}</h2>
      <Order {...scene} />
    </aside>
  );
}

/** Seats with their points after a step, the best first. */
const standingOf = (scores: readonly number[]): number[] =>
  scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Standing({ scene, scenes }: RailProps) {
  const { script, at, props, ui } = scene;
  const before = script.scores[0]!;
  const now = script.scores[at + 1]!;
  const most = Math.max(10, ...script.scores.at(-1)!);
  const order = standingOf(now);
  const [led] = standingOf(before);
  return (
    <ol class="scene-standing">
      {order.map((seat, n) => {
        const gain = now[seat]! - before[seat]!;
        const note = n === 0 && seat !== led && gain > 0 ? ui.takesLead : scenes.note?.(seat, scene);
        return (
          <li key={seat} style={seatColours(props.families[seat]!)}>
            <span class="d">{n + 1}</span>
            <Token family={props.families[seat]!} size={26} />
            <span class="scene-who">
              <b>{nameOf(props, seat)}</b> {note && <small>{note}</small>}
              <span class="scene-race" aria-hidden="true">
                <i style={{ width: `${(100 * before[seat]!) / most}%` }} />
                <i class="gain" style={{ width: `${(100 * Math.max(0, gain)) / most}%` }} />
              </span>
            </span>
            <em class={gain < 0 ? 'loss' : undefined}>{gain === 0 ? '' : signed(gain)}</em>
            <b class="d scene-points" data-scene-points={seat}>
              {now[seat]}
            </b>
          </li>
        );
      })}
    </ol>
  );
}

/** The events so far, in the words of the log. */
function Order({ script, at, props }: SceneProps) {
  return (
    <ol class="scene-order">
      {script.steps.slice(0, at + 1).flatMap((step, n) =>
        step.events.flatMap((event, i) => {
          const seat = seatOf(event);
          const [text] =
            seat === undefined ? sentencesOf(props, [event]) : [besideToken(props.texts, event, props)];
          if (!text) return [];
          return [
            <li key={`${step.id} ${i}`} class={n === at ? 'now' : undefined}>
              {seat !== undefined && <Token family={props.families[seat]!} size={16} />}
              <span>{text}</span>
              <em>{pointsText(props, event, seat)}</em>
            </li>,
          ];
        }),
      )}
    </ol>
  );
}

function pointsText(
  { game, names }: SceneProps['props'],
  event: Kinds['event'],
  seat: number | undefined,
): string {
  const points = seat === undefined ? 0 : pointsOf(game, [event], names.length)[seat]!;
  return points === 0 ? '' : signed(points);
}
