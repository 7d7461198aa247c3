import { Icon } from '../../icons/icon.tsx';
import { gameTitle, lazyPageTexts, t } from '../../texts/texts.ts';
import type { Line } from '../lines.ts';

/** Replaces a game that was just moved to the bin. */
export function Slip({ title, slip }: { title: string; slip: NonNullable<Line['slip']> }) {
  const texts = lazyPageTexts().device;
  const [before = '', after = ''] = texts.deleted('\0').split('\0');
  return (
    <div class="line-slip" role="status">
      <Icon name="u-trash" size={18} />
      <p>
        {before}
        <b>{title}</b>
        {after}
      </p>
      <button type="button" class="btn" ref={(button) => button?.focus()} onClick={slip.undo}>
        <Icon name="u-undo" size={17} /> {texts.undo}
      </button>
      <button type="button" class="tb slip-close" aria-label={t().common.close} onClick={slip.close}>
        <Icon name="u-x" size={16} />
      </button>
    </div>
  );
}

export const BinButton = ({ line }: { line: Line }) => (
  <button
    type="button"
    class="tb game-bin"
    aria-label={`${t().home.remove}: ${gameTitle(line.game).title}`}
    title={t().home.remove}
    onClick={() => line.remove?.()}
  >
    <Icon name="u-trash" size={17} />
  </button>
);
