import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { commit, type Header } from '../../rules/core/record.ts';
import { Icon } from '../icons/icon.tsx';
import { more, t } from '../texts/texts.ts';
import './proof.css';

/** Who dealt the cards, and so what a commitment is worth. */
export type Dealer = 'local' | 'table' | 'brought' | 'file';

export interface ProofOf {
  readonly header: Header;
  readonly checks: number;
  readonly dealer: Dealer;
}

/** How the shuffle of a game is vouched for: the seal that was published, what opens it, and what that proves. */
export function Proof({ proof: { header, checks, dealer }, close }: { proof: ProofOf; close(): void }) {
  const texts = more().proof;
  const { commitment, nonces, secret } = header;
  // The record was checked when it was opened; here it is done once more before the reader's eyes.
  const holds = secret !== undefined && commit(secret) === commitment;
  return (
    <Sheet close={close}>
      <p class={holds ? 'proof-holds' : 'proof-fails'}>
        <Icon name={holds ? 'u-ok' : 'u-x'} size={16} /> <b>{holds ? texts.holds : texts.fails}</b>{' '}
        {texts.checks(checks)}
      </p>
      <dl>
        <dt>{texts.commitment}</dt>
        <dd>{commitment}</dd>
        {secret && (
          <>
            <dt>{texts.seed}</dt>
            <dd>{secret.seed}</dd>
            <dt>{texts.salt}</dt>
            <dd>{secret.salt}</dd>
          </>
        )}
        <dt>{texts.nonces}</dt>
        <dd>{nonces.length > 0 ? nonces.join(', ') : texts.noNonces}</dd>
      </dl>
      {holds && <p>{texts.matches}</p>}
      <p class="proof-worth">{texts.worth[dealer]}</p>
    </Sheet>
  );
}

/** Of a game that is still played only the seal may be seen. */
export function SealOnly({
  commitment,
  dealer,
  close,
}: {
  commitment: string;
  dealer: Dealer;
  close(): void;
}) {
  const texts = more().proof;
  return (
    <Sheet close={close}>
      <p>{texts.hidden}</p>
      <dl>
        <dt>{texts.commitment}</dt>
        <dd>{commitment}</dd>
      </dl>
      <p class="proof-worth">{texts.worth[dealer]}</p>
    </Sheet>
  );
}

/** Above the bar; it takes the focus, and Esc closes it. */
function Sheet({ close, children }: { close(): void; children: ComponentChildren }) {
  const { title } = more().proof;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class="proof"
      aria-label={title}
      ref={sheet}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header class="panel-head">
        <h2 class="d">{title}</h2>
        <button type="button" class="btn q" aria-label={t().common.close} onClick={close}>
          <Icon name="u-x" size={18} />
        </button>
      </header>
      {children}
    </section>
  );
}
