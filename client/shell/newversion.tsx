import { useState } from 'preact/hooks';
import { lazyPageTexts } from '../texts/texts.ts';
import './slip.css';
import { newVersion, takeUp } from './update.ts';

/** Offers a newer version of the page. */
export function NewVersion() {
  const { value: worker } = newVersion;
  const [later, setLater] = useState<ServiceWorker>();
  if (!worker || worker === later) return null;
  const { version } = lazyPageTexts();
  return (
    <div class="slip slip-top" role="status">
      <p>{version.ready}</p>
      <button type="button" class="btn" onClick={() => takeUp(worker)}>
        {version.update}
      </button>
      <button type="button" class="btn q" onClick={() => setLater(worker)}>
        {version.later}
      </button>
    </div>
  );
}
