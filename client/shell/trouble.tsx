import { useEffect, useState } from 'preact/hooks';
import type { RecordError } from '../../core/replay.ts';
import { Icon } from '../icons/icon.tsx';
import { saveText } from '../replay/file.ts';
import { loadReplay } from '../replay/load.ts';
import { deleteGame, readGame } from '../session/kept.ts';
import { recordDamageText } from '../texts/faults.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import { Waiting } from './lazy.tsx';
import { Failure } from './missing.tsx';
import { go, replayAddress } from './route.ts';

interface TroubleProps {
  readonly id: string;
  /** Where its record is damaged, if known. */
  readonly damage?: RecordError;
}

/** A stored game that cannot be opened: why, and what can be done. */
export function Trouble({ id, damage }: TroubleProps) {
  const texts = lazyPageTexts().trouble;
  const holds = useHolds(id, damage);
  // The buttons would move if the link came later.
  if (holds === undefined) return <Waiting />;
  const reason = damage ? ` ${recordDamageText(damage)}` : '';
  return (
    <Failure text={texts.title} line={texts.line + reason}>
      {holds && (
        <a class="btn p" href={replayAddress('local', id)}>
          <Icon name="u-play" size={17} /> {lazyPageTexts().damage.look}
        </a>
      )}
      <button
        type="button"
        class={holds ? 'btn' : 'btn p'}
        onClick={async () => saveText(`mandate-${id}.txt`, (await readGame(id))?.record ?? '')}
      >
        <Icon name="u-log" size={17} /> {texts.save}
      </button>
      <button
        type="button"
        class="btn"
        onClick={async () => {
          await deleteGame(id);
          go('#/games');
        }}
      >
        <Icon name="u-x" size={17} /> {texts.remove}
      </button>
    </Failure>
  );
}

/** Whether enough of a damaged record is intact for a replay; `undefined` until it has been read. */
function useHolds(id: string, damage: RecordError | undefined): boolean | undefined {
  const [holds, setHolds] = useState(damage ? undefined : false);
  useEffect(() => {
    if (!damage) return;
    loadReplay('local', id).then(
      (found) => setHolds(typeof found === 'object'),
      () => setHolds(false),
    );
  }, [id, damage]);
  return holds;
}
