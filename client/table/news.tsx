import { unreadCount } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';

/** A gold dot for unread chat. */
export function News({ watch }: { watch: Watch }) {
  const lines = unreadCount(watch);
  if (lines === 0) return null;
  return (
    <span class="news-dot">
      <span class="unseen">{t().table.chatNew(lines)}</span>
    </span>
  );
}
