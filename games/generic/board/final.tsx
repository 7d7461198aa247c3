import { FinalTable } from '../../../client/board/final.tsx';
import { stream } from '../../../core/rng.ts';
import type { GenericProps } from './props.ts';

/** At the end nothing is hidden that counts, so any state behind the view has the places. */
export const placesOf = ({ game, view, result }: GenericProps): readonly number[] =>
  result?.places ?? game.places(game.sample(view, stream('end', game.id)));

interface FinalProps {
  readonly props: GenericProps;
  readonly form: 'wide' | 'narrow';
}

/** What the heading takes, and a player. */
const HEAD = 130;
const ROW = 48;

export function Final({ props, form }: FinalProps) {
  const { view, texts, names } = props;
  const height = HEAD + ROW * names.length;
  return (
    <div class="gen-final" style={{ height: `${height}px` }}>
      <FinalTable
        props={props}
        places={placesOf(props)}
        scores={view.scores ?? []}
        columns={[{ icon: 'vp', word: texts.page.points }]}
        figures={() => []}
        form={form}
        height={height}
        most={ROW}
      />
    </div>
  );
}
