import { FinalTable } from '../../../client/board/final.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { finalScore, places } from '../rules/scoring.ts';
import { Paper } from './paper.tsx';
import { useSight } from './sight.ts';

interface FinalProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly narrow?: boolean;
  /** How high a row may be. */
  readonly most?: number;
}

const SOURCES = ['before', 'persons', 'monks', 'goods', 'total'] as const;
const ICONS: Readonly<Record<(typeof SOURCES)[number], IconName>> = {
  before: 'u-clock',
  persons: 'u-person',
  monks: 'buddha',
  goods: 'sack',
  total: 'vp',
};

/** What the months and the final scoring brought. */
export function Final({ x, y, width, height, narrow = false, most = 28 }: FinalProps) {
  const { props } = useSight();
  const { players } = props.view;
  return (
    <g data-zone="year" transform={`translate(${x} ${y})`}>
      <Paper width={width} height={height} />
      <foreignObject x="5" width={width - 10} height={height}>
        <FinalTable
          props={props}
          places={places(players)}
          scores={players.map(({ vp }) => vp)}
          columns={SOURCES.map((source) => ({
            icon: ICONS[source],
            word: props.texts.board.final[source],
          }))}
          figures={(seat) => {
            const { persons, monks, goods } = finalScore(players[seat]!);
            return [players[seat]!.vp - persons - monks - goods, persons, monks, goods];
          }}
          form={narrow ? 'narrow' : 'wide'}
          height={height}
          most={most}
        />
      </foreignObject>
    </g>
  );
}
