import { seatColours } from '../../../client/icons/token.tsx';
import type { Geometry } from './geometry.ts';
import type { Outlook } from './outlook.ts';
import type { HanProps } from './props.ts';

interface ChainsProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly players: readonly Outlook[];
}

/** The chains that roads would be paid for, each along its road with what it brings. */
export function Chains({ props, geometry, players }: ChainsProps) {
  const { families, view } = props;
  const found = players.flatMap(({ chains }, seat) =>
    chains.map((chain) => ({
      family: families[seat]!,
      points: chain.length * (chain.some((space) => view.fortresses.includes(space)) ? 2 : 1),
      line: chain.map((space) => geometry.spaces[space]!),
    })),
  );
  return (
    <>
      {found.map(({ family, points, line }) => {
        const path = `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`;
        const [a, b] = line.slice(Math.floor(line.length / 2) - 1);
        return (
          <g key={path} class="han-chain" style={seatColours(family)}>
            <path class="edge" d={path} />
            <path d={path} />
            <g transform={`translate(${(a!.x + b!.x) / 2} ${(a!.y + b!.y) / 2})`}>
              <circle r="10.5" />
              <text y="5">{points}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}
