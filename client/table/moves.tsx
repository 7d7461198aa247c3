import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { t } from '../texts/texts.ts';
import { isPhone, layoutNow } from './layout.ts';
import type { TableModel } from './model.ts';
import { canRedo } from './redo.ts';
import { moveText, promptOf } from './sentences.ts';

/** Every choice of the open decision as a button: the same moves as on the board, in words. */
export function Moves({ model, props }: { model: TableModel; props: BoardProps }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('.move')?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="moves" ref={list} aria-label={t().table.moves(props.legal.length)}>
      <p class="moves-prompt">{promptOf(props)}</p>
      {canRedo(model) && isPhone(layoutNow()) && (
        <button type="button" class="btn moves-redo" onClick={() => model.redo()}>
          <Icon name="u-redo" size={17} /> {t().table.redo}
        </button>
      )}
      <div class="moves-list">
        {props.legal.map(({ action }) => (
          <button
            type="button"
            key={action}
            class="move"
            data-action={action}
            aria-pressed={model.picked.value === action}
            onClick={() => model.pick(action)}
          >
            {moveText(props, action)}
          </button>
        ))}
      </div>
    </section>
  );
}
