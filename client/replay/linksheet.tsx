import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { parseRoute } from '../shell/route.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { LINK_LENGTH, sharedAddress } from './link.ts';
import type { Player } from './player.ts';
import { Sheet } from './sheet.tsx';

interface LinkProps {
  readonly player: Player;
  readonly address: string;
  close(): void;
}

/** Copies the position as a link; for a running game only after a warning that it reveals what is hidden. */
export function LinkSheet({ player, address, close }: LinkProps) {
  const texts = lazyPageTexts().moment;
  const { code } = player;
  const where = useMemo(() => sharedAddress(player, address), [player, address]);
  const link = `${location.origin}${location.pathname}${where}?ply=${player.ply.value}&seen=${player.seen.value}`;
  const hiding = code?.hiding ?? 0;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<string | undefined>(undefined);
  const byHand = useSignal(false);
  const fits = link.length <= LINK_LENGTH;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = link;
    } catch {
      // Browsers have no clipboard on insecure pages, or may refuse it.
      byHand.value = true;
      field.current?.select();
    }
  };
  useEffect(() => {
    if (fits && hiding === 0) void copy();
  }, []);
  if (!fits)
    return (
      <Sheet title={t().replay.link} close={close}>
        <p role="status">{texts.tooLong(link.length, LINK_LENGTH)}</p>
        <PutOnline address={address} running={hiding > 0} />
      </Sheet>
    );
  return (
    <Sheet title={t().replay.link} close={close}>
      {hiding > 0 && (
        <p class="sheet-note warns" role="alert">
          {hiding > 1 ? texts.runningPeople : texts.running}
        </p>
      )}
      <p class="sheet-link">
        <input
          class="field"
          readOnly
          ref={field}
          value={link}
          aria-label={t().replay.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="btn p" onClick={copy}>
          <Icon name={copied.value === link ? 'u-ok' : 'u-link'} size={17} />{' '}
          {copied.value === link ? t().lobby.copied : t().lobby.copy}
        </button>
      </p>
      {byHand.value && <p role="alert">{texts.copyByHand}</p>}
      {code && <p class="sheet-note">{texts.carries}</p>}
      <PutOnline address={address} running={hiding > 0} />
    </Sheet>
  );
}

/** A running game of this device can be shared without revealing what is hidden. */
function PutOnline({ address, running }: { address: string; running: boolean }) {
  const here = parseRoute(address);
  if (!running || here.screen !== 'replay' || here.from !== 'local') return null;
  return (
    <p class="sheet-do">
      <a class="btn" href={`#/share/${here.id}`}>
        <Icon name="u-link" size={17} /> {t().table.putOnline}
      </a>
    </p>
  );
}
