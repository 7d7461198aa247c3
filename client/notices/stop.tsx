import { useState } from 'preact/hooks';
import { stopMails } from '../net/notices.ts';
import { Header } from '../shell/header.tsx';
import { Strip } from '../shell/scroll.tsx';
import { noticesTexts } from '../texts/texts.ts';

/** Behind the link at the end of a mail; it works without signing in. */
export function StopMails({ way, mark }: { readonly way: string; readonly mark: string }) {
  const { page } = noticesTexts();
  const [done, setDone] = useState<boolean | undefined>(undefined);
  const stop = () =>
    stopMails(way, mark).then(
      () => setDone(true),
      () => setDone(false),
    );
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="page-main">
        <h1 class="d">{page.stopTitle}</h1>
        <p class="page-line" role="status">
          {done === undefined ? page.stopLine : done ? page.stopped : page.badLink}
        </p>
        {done === undefined && (
          <p>
            <button type="button" class="btn p" onClick={() => void stop()}>
              {page.stopGo}
            </button>
          </p>
        )}
      </main>
    </div>
  );
}
