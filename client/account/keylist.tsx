import { useSignal } from '@preact/signals';
import type { Account } from '../../protocol/account.ts';
import { removeKey } from '../net/account.ts';
import { accountTexts } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';
import { Glyph } from './glyph.tsx';
import { dateOf } from './who.tsx';

/** What opens the account. */
export function KeyList({ account, changed }: { account: Account } & Pick<PartProps, 'changed'>) {
  const texts = accountTexts().keys;
  const removing = useSignal<string | undefined>(undefined);
  const { keys, mail } = account;
  if (keys.length === 0) return null;
  const last = keys.length === 1 && !mail;
  const remove = async (id: string) => {
    if (last && removing.value !== id) {
      removing.value = id;
      return;
    }
    await removeKey(id);
    await changed();
  };
  return (
    <section aria-labelledby="keys-title">
      <div class="section-head">
        <h2 class="cap" id="keys-title">
          {texts.title}
        </h2>
      </div>
      <ul>
        {keys.map(({ id, kind, label, created }) => {
          const name = kind === 'passkey' ? texts.passkey(label) : texts.phrase;
          return (
            <li key={id} class="device">
              <Glyph name="key" size={20} />
              <span class="device-name">
                <b>{name}</b>
              </span>
              <span class="device-used">{texts.made(dateOf(created))}</span>
              <button
                type="button"
                class="link"
                aria-label={`${texts.remove}: ${name}`}
                onClick={() => void remove(id)}
              >
                {texts.remove}
              </button>
            </li>
          );
        })}
      </ul>
      {removing.value !== undefined && <p role="alert">{texts.last}</p>}
    </section>
  );
}
