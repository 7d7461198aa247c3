import { nameOf } from '../../../client/board/scene.ts';
import { Token } from '../../../client/icons/token.tsx';
import { activeGifts } from '../rules/gifts.ts';
import type { ConfuciusEvent } from '../rules/types.ts';
import { ForeignLand, LAND_HEIGHT, LAND_WIDTH } from './foreign.tsx';
import { Cube } from './owned.tsx';
import { type ConfuciusSceneProps, eventIn } from './scene-part.ts';
import { type Sight, sightOf } from './sight.ts';
import { Wall } from './wall.tsx';

const WALL = { w: 528, h: 30 } as const;
const CUBE = 20;

/** The rail of invasions, titles and the next round: sentences and sums. */
export function Sums(scene: ConfuciusSceneProps) {
  const sight = sightOf(scene.props);
  const { script, at } = scene;
  return (
    <>
      {eventIn(script.steps.at(-1)!.events, 'roundBegan') && (
        <div class="cf-wall" inert>
          <svg class="confucius" viewBox={`-1 -1 ${WALL.w + 2} ${WALL.h}`} aria-hidden="true">
            <Wall sight={sight} width={WALL.w} />
          </svg>
        </div>
      )}
      {script.steps.slice(0, at + 1).map((step, n) => (
        <section key={step.id} class={n === at ? 'cf-step scene-in' : 'cf-step'}>
          {step.events.map((event, i) => (
            <Sum key={i} scene={scene} sight={sight} event={event} />
          ))}
        </section>
      ))}
    </>
  );
}

interface SumProps {
  readonly scene: ConfuciusSceneProps;
  readonly sight: Sight;
  readonly event: ConfuciusEvent;
}

/** One event: its sentence, and a drawing where the board has one. */
function Sum({ scene, sight, event }: SumProps) {
  const { props } = scene;
  if (event.type === 'roundBegan') return null;
  if (event.type === 'giftsCounted') return <Cubes scene={scene} cubes={event.cubes} />;
  const seat = 'seat' in event && event.seat >= 0 ? event.seat : undefined;
  return (
    <>
      {event.type === 'invasionResolved' && (
        <div class="cf-land" inert>
          <svg class="confucius" viewBox={`-1 -1 ${LAND_WIDTH + 2} ${LAND_HEIGHT + 2}`} aria-hidden="true">
            <ForeignLand sight={sight} slot={event.slot} />
          </svg>
        </div>
      )}
      <p class="cf-line">
        {seat !== undefined && <Token family={props.families[seat]!} size={20} />}
        <span>{props.texts.event(event, props)}</span>
        {seat !== undefined && 'vp' in event && <em class="d">+{event.vp}</em>}
      </p>
    </>
  );
}

/** Active gifts and the action cubes that they bring (C-CNT-1). */
function Cubes({ scene, cubes }: { scene: ConfuciusSceneProps; cubes: readonly number[] }) {
  const { props, script, words } = scene;
  return (
    <table class="scene-sums cf-cubes">
      <thead>
        <tr>
          <td />
          <th>{words.gifts}</th>
          <th>{words.cubes}</th>
        </tr>
      </thead>
      <tbody>
        {cubes.map((n, seat) => (
          <tr key={seat}>
            <th>
              <Token family={props.families[seat]!} size={22} /> {nameOf(props, seat)}
            </th>
            <td>{activeGifts(script.view, seat)}</td>
            <td>
              <svg
                class="confucius"
                style={{ width: `${CUBE * n}px` }}
                viewBox={`0 0 ${CUBE * n} ${CUBE}`}
                aria-hidden="true"
              >
                {Array.from({ length: n }, (_, i) => (
                  <Cube key={i} family={props.families[seat]!} x={CUBE * i} y={0} size={CUBE - 2} />
                ))}
              </svg>
              <b class="d">{n}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
