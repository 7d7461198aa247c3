import { FinalTable } from '../../../client/board/final.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { places } from '../rules/scoring.ts';
import type { HanView } from '../rules/types.ts';
import { outlook, type Source, sourcesOf } from './outlook.ts';
import type { HanProps } from './props.ts';
import { sourceName } from './sight.ts';
import { FINAL } from './zones.ts';

const ICONS: Readonly<Record<Source, IconName>> = {
  provinces: 'pagoda',
  ports: 'anchor',
  alliances: 'alliance',
  roads: 'road',
};
const ROW = 27;

/** How high it stands on a phone. */
export const endingHeight = ({ scores }: HanView): number => 118 + scores.length * ROW;

interface PointsProps {
  readonly props: HanProps;
  readonly form: 'narrow' | 'tall';
  readonly height: number;
  readonly most: number;
}

/** Where every point came from. */
export function Points({ props, form, height, most }: PointsProps) {
  const { view, texts } = props;
  const sources = sourcesOf(view);
  const players = outlook(view);
  return (
    <FinalTable
      props={props}
      places={places(view)}
      scores={view.scores}
      columns={[
        ...sources.map((source) => ({ icon: ICONS[source], word: sourceName(props, source) })),
        { icon: 'vp', word: texts.page.total },
      ]}
      figures={(seat) => sources.map((source) => players[seat]!.now[source])}
      form={form}
      height={height}
      most={most}
    />
  );
}

/** At the end of a game on a phone. */
export function Final({ props, height }: { readonly props: HanProps; readonly height: number }) {
  return (
    <div class="han-ending" style={{ height: `${height}px` }} data-zone={FINAL}>
      <Points props={props} form="narrow" height={height} most={ROW} />
    </div>
  );
}
