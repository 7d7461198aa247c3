import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { addPasskey } from '../net/account.ts';
import { becomeSomebody } from '../net/api.ts';
import { accountTexts } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';
import { Glyph } from './glyph.tsx';
import { Key } from './key.tsx';

/** Why there are no passkeys here, as far as the page can tell. */
export function whyNoPasskeys({ passkeys }: PartProps['ways']): string | undefined {
  const { locked, old } = accountTexts().passkey;
  if (!isSecureContext || !passkeys) return locked;
  return 'PublicKeyCredential' in window ? undefined : old;
}

export function PasskeyKey({ account, ways, changed }: PartProps) {
  const texts = accountTexts().passkey;
  const failed = useSignal(false);
  const why = whyNoPasskeys(ways);
  const has = account?.keys.some(({ kind }) => kind === 'passkey') ?? false;
  const add = async () => {
    try {
      if (!account) await becomeSomebody();
      await addPasskey();
      failed.value = false;
      await changed(texts.added);
    } catch {
      failed.value = true;
    }
  };
  return (
    <Key
      n={1}
      title={texts.title}
      line={why ?? texts.line}
      does={
        why === undefined ? (
          <button type="button" class={account?.guest === false ? 'btn' : 'btn p'} onClick={() => void add()}>
            <Glyph name="key" /> {has ? texts.another : texts.add}
          </button>
        ) : (
          <Icon name="u-lock" size={20} />
        )
      }
    >
      {failed.value && (
        <p class="account-wrong" role="alert">
          {texts.failed}
        </p>
      )}
    </Key>
  );
}
