import { lastUnread } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { minute } from '../table/mark.tsx';
import type { TableModel } from '../table/model.ts';
import { openTab } from '../table/tab.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';

/** The latest unread chat line, in one row. */
export function Message({ model, watch }: { model: TableModel; watch: Watch }) {
  const line = lastUnread(watch);
  if (!line) return null;
  return (
    <div class="message" role="status">
      <p>
        <b>{line.name}</b>{' '}
        <small>{t().home.ago(Math.max(0, Math.floor((minute.value - line.at) / 60_000)))}</small>
        <span>{line.text}</span>
      </p>
      <i class="news-dot" aria-hidden="true" />
      <button type="button" class="btn" onClick={() => openTab(model, 'chat')}>
        {lazyPageTexts().company.reply}
      </button>
    </div>
  );
}
