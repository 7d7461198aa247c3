import { lastUnread } from '../net/talk.ts';
import { openTab } from '../table/tab.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import type { CompanyProps } from './rail.tsx';
import { Choices, useRequest } from './request.tsx';
import './company.css';

/** Without a rail: the request, or else the latest unread message, in one line above the bar. */
export function CompanyLine(props: CompanyProps) {
  const asked = useRequest(props);
  const { model, watch } = props;
  const said = model.panel.value === 'chat' ? undefined : lastUnread(watch);
  if (!asked && !said) return null;
  return (
    <div class="company-line" role="status">
      <p>
        {asked ? (
          asked.text
        ) : (
          <>
            <b>{said!.name}</b> {said!.text}
          </>
        )}
      </p>
      {asked ? (
        <Choices asked={asked} />
      ) : (
        <button type="button" class="btn" onClick={() => openTab(model, 'chat')}>
          {lazyPageTexts().company.reply}
        </button>
      )}
    </div>
  );
}
