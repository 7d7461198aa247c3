import { Target } from '../../../client/board/target.tsx';
import { aimAt } from './aim.tsx';
import { ChipFace, leastForCards, wordsOn } from './chip.tsx';
import { GAP, type Grid } from './grid.ts';
import { suggested } from './payment.ts';
import type { Sight } from './sight.ts';
import { isChip } from './targets.ts';

/** The narrowest chip on which all of it can be read. */
const LEAST: Readonly<Record<string, number>> = {
  junks: 60,
  player: 84,
  pay: 62,
  keep: 58,
  done: 96,
  cancel: 150,
};

export const chipsOf = (sight: Sight) => sight.legal.filter(({ move }) => isChip(move));

export const leastWidth = (sight: Sight): number =>
  Math.max(
    0,
    ...chipsOf(sight).map(({ move }) =>
      'cards' in move ? Math.max(LEAST[move.type]!, leastForCards(sight, move.cards)) : LEAST[move.type]!,
    ),
  );

/** The choices that lie nowhere else on the table. */
export function Chips({ sight, grid }: { readonly sight: Sight; readonly grid: Grid }) {
  const { columns, w, h } = grid;
  const best = suggested(sight)?.join('');
  return (
    <>
      {chipsOf(sight).map(({ action, move }, i) => (
        <g
          key={action}
          transform={`translate(${((i % columns) * (w + GAP)).toFixed(1)} ${(Math.floor(i / columns) * (h + GAP)).toFixed(1)})`}
        >
          <Target
            aim={aimAt(sight, move, '')}
            drawn={wordsOn(sight, move)}
            box={{ x: 0, y: 0, w, h }}
            radius={3}
            quiet
            class={move.type !== 'pay' ? '' : move.cards.join('') === best ? 'paying best' : 'paying'}
          >
            <rect class="chip" width={w} height={h} rx="3" />
            <ChipFace sight={sight} move={move} w={w} h={h} />
          </Target>
        </g>
      ))}
    </>
  );
}
