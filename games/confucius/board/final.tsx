import { FinalTable } from '../../../client/board/final.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { TITLES } from '../rules/data.ts';
import { places } from '../rules/scoring.ts';
import type { Sight } from './sight.ts';
import { SOURCES, tally } from './tally.ts';

interface FinalProps {
  readonly sight: Sight;
  readonly width: number;
  readonly height: number;
}

/** On a phone the titles stand below the names. */
const NOTES = 22 * TITLES.length;
/** The least height of the table on a phone. */
export const endingHeight = (sight: Sight): number => 116 + NOTES + 30 * sight.names.length;

const COLUMNS = [...SOURCES, 'total'] as const;
const SIGNS: Readonly<Record<(typeof COLUMNS)[number], IconName>> = {
  ministries: 'stamp',
  distant: 'compass',
  foreign: 'invade',
  insult: 'crown',
  titles: 'parasol',
  total: 'vp',
};

/** The final points by their sources; the titles stand with the names, or under them. */
export function Final({ sight, width, height }: FinalProps) {
  const { view, names, texts } = sight;
  const narrow = width < 600;
  return (
    <>
      <rect class="cf-sheet" width={width} height={height} />
      <foreignObject x="4" width={width - 8} height={height}>
        <FinalTable
          props={sight}
          places={places(view)}
          scores={view.players.map(({ vp }) => vp)}
          notes={names.map((_, seat) =>
            TITLES.filter((_, k) => view.titles[k] === seat)
              .map((title) => texts.terms.titles[title])
              .join(', '),
          )}
          columns={COLUMNS.map((source) => ({ icon: SIGNS[source], word: texts.board.final[source] }))}
          figures={(seat) => {
            const points = tally(view, seat);
            return SOURCES.map((source) => points[source]);
          }}
          form={narrow ? 'narrow' : 'wide'}
          height={narrow ? height - NOTES : height}
          most={narrow ? 44 : 28}
        />
      </foreignObject>
    </>
  );
}
