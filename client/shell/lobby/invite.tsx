import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { t, tablesTexts } from '../../texts/texts.ts';
import { QrCode } from './qr.tsx';

/** The table's link, for inviting others. */
export function Invite({ listed }: { listed: boolean }) {
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
      <p class="invite-line">{listed ? texts.listed : texts.unlisted}</p>
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
    </section>
  );
}
