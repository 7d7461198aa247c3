import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableInfo } from '../../../protocol/table.ts';
import { Icon } from '../../icons/icon.tsx';
import { loadPeople, t, tablesTexts } from '../../texts/texts.ts';
import { Lazy } from '../lazy.tsx';
import { QrCode } from './qr.tsx';

const loadAsk = async () =>
  (await Promise.all([import('../../person/askfriend.tsx'), loadPeople()]))[0].AskFriend;

/** The table's link, and friends, for inviting others. */
export function Invite({ info }: { info: TableInfo }) {
  const { settings, circle } = info;
  const { listed } = settings;
  const { lobby } = t();
  const texts = tablesTexts().lobby;
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      copied.value = true;
    } catch {
      // Without clipboard access the link is selected, to copy it by keyboard.
      field.current?.select();
    }
  };
  return (
    <section class="invite">
      <h2 class="cap">{texts.invite}</h2>
      <p class="invite-line">
        {listed ? texts.listed : circle === undefined ? texts.unlisted : texts.onlyCircle(circle + 1)}
      </p>
      <QrCode address={location.href} />
      <div class="invite-link">
        <input
          ref={field}
          class="field"
          readOnly
          value={location.href}
          aria-label={lobby.shareLink}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="btn copy" onClick={copy}>
          <Icon name={copied.value ? 'u-ok' : 'u-link'} size={16} />{' '}
          {copied.value ? lobby.copied : lobby.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="btn send"
            onClick={() => void navigator.share({ url: location.href }).catch(() => undefined)}
          >
            <Icon name="u-up" size={16} /> {texts.share}
          </button>
        )}
      </div>
      <Lazy load={loadAsk} props={{ info }} meanwhile={null} failed={() => <Fragment />} />
    </section>
  );
}
