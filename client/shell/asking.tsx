import { useEffect, useState } from 'preact/hooks';
import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';

/** When somebody asks to take a decision back, everybody else is asked. */
export function Asking({ watch }: { watch: Watch }) {
  const asking = watch.position.value?.asking;
  const texts = t().lobby;
  const nameOf = (seat: number) => watch.info.value?.seats[seat]?.name ?? t().seats[seat]!;
  if (!asking) return <Refused watch={watch} nameOf={nameOf} />;
  const own = watch.position.value?.seat;
  const name = nameOf(asking.seat);
  const answer = (yes: boolean) => void watch.do({ type: 'answer', yes }).catch(() => undefined);
  if (own === undefined || !asking.waiting.includes(own))
    return asking.seat === own ? (
      <p class="slip" role="status">
        {texts.waitingForAnswers}
      </p>
    ) : null;
  return (
    <div class="slip" role="alertdialog" aria-label={texts.asks(name)}>
      <p>{texts.asks(name)}</p>
      <button type="button" class="btn" onClick={() => answer(true)}>
        {texts.agree}
      </button>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {texts.refuse}
      </button>
    </div>
  );
}

/** Milliseconds in which a sentence is read. */
const READ = 6000;

/** That somebody did not agree, for as long as it is news. */
function Refused({ watch, nameOf }: { watch: Watch; nameOf(seat: number): string }) {
  const last = watch.entries.value.at(-1);
  const [read, setRead] = useState(0);
  const n = last?.what.type === 'answer' && !last.what.yes ? last.n : 0;
  useEffect(() => {
    if (n <= read) return undefined;
    const timer = setTimeout(() => setRead(n), READ);
    return () => clearTimeout(timer);
  }, [n, read]);
  if (n <= read || last?.what.type !== 'answer') return null;
  return (
    <p class="slip" role="status">
      {t().lobby.doesNotAgree(nameOf(last.what.seat))}
    </p>
  );
}
