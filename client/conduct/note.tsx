import { useEffect, useState } from 'preact/hooks';
import type { OwnConduct } from '../../protocol/conduct.ts';
import { Icon } from '../icons/icon.tsx';
import { conductNews } from '../net/conduct.ts';
import '../shell/slip.css';
import { conductTexts, t } from '../texts/texts.ts';
import { peekOwnConduct } from './ask.ts';
import { endOf } from './parts.tsx';

/** Over any screen: moderators have decided something that the visitor has not read. */
export function ConductNote() {
  const [own, setOwn] = useState<OwnConduct>();
  useEffect(() => void peekOwnConduct().then(setOwn, () => undefined), []);
  if (!own) return null;
  const { note } = conductTexts();
  return (
    <div class="slip slip-top" role="status">
      <p>{textOf(own)}</p>
      <a class="btn" href="#/conduct">
        {note.read}
      </a>
      <button
        type="button"
        class="btn q"
        aria-label={t().common.close}
        onClick={() => {
          conductNews.value = false;
        }}
      >
        <Icon name="u-x" size={17} />
      </button>
    </div>
  );
}

/** The last thing that was decided. */
function textOf({ acts: [act], reports }: OwnConduct): string {
  const { note, acts } = conductTexts();
  const settled = Math.max(0, ...reports.map(({ closed = 0 }) => closed));
  if (!act || settled > latest(act)) return note.reported;
  const end = endOf(act);
  return note.decided(end === '' ? acts[act.kind] : `${acts[act.kind]}, ${end}`);
}

const latest = ({ at, lifted = 0, answered = 0 }: OwnConduct['acts'][number]): number =>
  Math.max(at, lifted, answered);
