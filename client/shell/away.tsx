import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';

/** Whoever was away too long finds a bot on the seat, and can take it back. */
export function Away({ watch }: { watch: Watch }) {
  const seat = watch.position.value?.seat;
  const info = watch.info.value;
  if (seat === undefined || info?.status !== 'running' || info.seats[seat]?.absent !== true) return null;
  return (
    <div class="slip" role="status">
      <p>{t().lobby.away}</p>
      <button
        type="button"
        class="btn"
        onClick={() => void watch.do({ type: 'back' }).catch(() => undefined)}
      >
        {t().lobby.back}
      </button>
    </div>
  );
}
