import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';

/** When somebody asks to take a decision back, everybody else is asked. */
export function Asking({ watch }: { watch: Watch }) {
  const asking = watch.position.value?.asking;
  const texts = t().lobby;
  const last = watch.entries.value.at(-1)?.what;
  const nameOf = (seat: number) => watch.info.value?.seats[seat]?.name ?? t().seats[seat]!;
  if (!asking)
    return last?.type === 'answer' && !last.yes ? (
      <p class="slip" role="status">
        {texts.doesNotAgree(nameOf(last.seat))}
      </p>
    ) : null;
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
