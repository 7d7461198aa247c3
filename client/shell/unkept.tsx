import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { saveText } from '../replay/file.ts';
import type { LocalSession } from '../session/local.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import './slip.css';

/** There is no room for the game on this device. */
export function Unkept({ session }: { session: LocalSession }) {
  const [read, setRead] = useState(false);
  const texts = lazyPageTexts().trouble;
  if (read) return null;
  return (
    <div class="slip" role="alert">
      <p>{texts.full}</p>
      <button type="button" class="btn" onClick={() => saveText(`${session.game.id}.txt`, session.record)}>
        <Icon name="u-log" size={17} /> {texts.save}
      </button>
      <button type="button" class="btn q" aria-label={t().common.close} onClick={() => setRead(true)}>
        <Icon name="u-x" size={17} />
      </button>
    </div>
  );
}
