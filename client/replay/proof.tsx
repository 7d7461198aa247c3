import { commit, type Header } from '../../core/record.ts';
import { Icon } from '../icons/icon.tsx';
import { lazyPageTexts } from '../texts/texts.ts';
import { Sheet } from './sheet.tsx';
import './proof.css';

/** Who dealt the cards, which decides what the commitment proves. */
export type Dealer = 'local' | 'table' | 'brought' | 'file' | 'link';

export interface ProofOf {
  readonly header: Header;
  readonly checks: number;
  readonly dealer: Dealer;
}

/** How to verify the shuffle: the published commitment, the secret behind it, and what that proves. */
export function Proof({ proof: { header, checks, dealer }, close }: { proof: ProofOf; close(): void }) {
  const texts = lazyPageTexts().proof;
  const { commitment, nonces, secret } = header;
  // The record was verified when it was opened; this repeats it visibly.
  const holds = secret !== undefined && commit(secret) === commitment;
  return (
    <Sheet title={texts.title} close={close}>
      <div class="proof">
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
        <p class="sheet-note">{texts.worth[dealer]}</p>
      </div>
    </Sheet>
  );
}

/** For a running game only the commitment is known. */
export function SealOnly({
  commitment,
  dealer,
  close,
}: {
  commitment: string;
  dealer: Dealer;
  close(): void;
}) {
  const texts = lazyPageTexts().proof;
  return (
    <Sheet title={texts.title} close={close}>
      <div class="proof">
        <p>{texts.hidden}</p>
        <dl>
          <dt>{texts.commitment}</dt>
          <dd>{commitment}</dd>
        </dl>
        <p class="sheet-note">{texts.worth[dealer]}</p>
      </div>
    </Sheet>
  );
}
