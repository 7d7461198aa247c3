import { seatColours } from '../../../client/icons/token.tsx';
import type { Choices } from './choices.ts';
import type { Geometry } from './geometry.ts';
import type { Lookout } from './lookout.ts';
import type { HanProps } from './props.ts';

interface InsetProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly choices: Choices;
  readonly lookout: Lookout;
}

const LEFT = 50;
const TOP = 65;
const WIDE = 965;
const HIGH = 745;

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole map in a corner: where the pieces are, what is open, and which part is shown. */
export function Inset({ props, geometry, choices, lookout }: InsetProps) {
  const { view, families, texts } = props;
  const { frame } = lookout;
  const jump = (event: MouseEvent): void => {
    if (event.detail === 0) return lookout.whole ? lookout.showNear() : lookout.showAll();
    const { left, top, width } = (event.currentTarget as Element).getBoundingClientRect();
    const unit = WIDE / width;
    lookout.goTo({ x: LEFT + (event.clientX - left) * unit, y: TOP + (event.clientY - top) * unit });
  };
  /** Whoever cannot drag the map moves it from here. */
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    lookout.step(...step);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button type="button" class="han-inset" aria-label={texts.page.wholeMap} onClick={jump} onKeyDown={move}>
      <svg viewBox={`${LEFT} ${TOP} ${WIDE} ${HIGH}`} aria-hidden="true">
        {geometry.provinces.map(({ id, colour }) => (
          <use key={id} href={`#han-land-${id}`} class={`land han-${colour}`} />
        ))}
        {geometry.spaces.map(({ id, x, y }, at) => {
          const owner = view.pagodas[at]!;
          const open = choices.pagodas.has(id) || choices.fortresses.has(id);
          if (owner < 0 && !open) return null;
          return (
            <circle
              key={id}
              class={owner < 0 ? 'open' : undefined}
              style={owner < 0 ? undefined : seatColours(families[owner]!)}
              cx={x}
              cy={y}
              r="19"
            />
          );
        })}
        {geometry.provinces.map(
          ({ id, seal }) =>
            choices.emissaries.has(id) && <circle key={id} class="open" cx={seal.x} cy={seal.y} r="19" />,
        )}
        <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
      </svg>
    </button>
  );
}
