import { DUE_ROUND, ROUNDS } from '../rules/data.ts';
import { picture } from './aria.ts';
import { wallPlace } from './ids.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

/** A piece of the wall with its battlements, and the courses of its stones. */
function piece(length: number): { outline: string; courses: string } {
  const merlons = length > 60 ? 8 : 4;
  const step = (length / (2 * merlons)).toFixed(2);
  return {
    outline: `M0 26V0${`h${step}v4.5h${step}v-4.5`.repeat(merlons)}V26Z`,
    courses: `M4 13h${(length - 8).toFixed(1)}M4 20h${(length - 8).toFixed(1)}`,
  };
}

/** The Great Wall, a piece for each round; soldiers stand where a foreign land falls due. */
export function Wall({ sight, width }: { readonly sight: Sight; readonly width: number }) {
  const { view, texts } = sight;
  const length = width / ROUNDS;
  const { outline, courses } = piece(length);
  const soldier = length > 60 ? 16 : 11;
  const pitch = soldier * 0.75;
  return (
    <g {...picture(texts.page.wall(view.wall))}>
      {Array.from({ length: ROUNDS }, (_, i) => {
        const round = i + 1;
        const state = round <= view.wall ? 'built' : round === view.round ? 'now' : 'coming';
        const soldiers = DUE_ROUND.indexOf(round) + 1;
        const span = 9 + (soldiers > 0 ? pitch * (soldiers - 1) + soldier : 0);
        const left = (length - span) / 2;
        return (
          <g
            key={round}
            class={`wall ${state}`}
            data-place={wallPlace(round)}
            transform={`translate(${(i * length).toFixed(1)} 0)`}
          >
            <path class="stones" d={outline} />
            {state === 'built' && <path class="courses" d={courses} />}
            <Text x={left + 4.5} y={21} size={15} weight={800} anchor="middle" class="round">
              {round}
            </Text>
            {Array.from({ length: soldiers }, (_, k) => (
              <Use
                key={k}
                name="soldier"
                x={left + 9 + pitch * k}
                y={23 - soldier}
                size={soldier}
                class={view.conquered & (1 << (soldiers - 1)) ? 'spent' : ''}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
