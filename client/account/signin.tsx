import { useSignal } from '@preact/signals';
import type { SignedIn } from '../../protocol/account.ts';
import { Icon } from '../icons/icon.tsx';
import { askSignInCode, signInByCode, signInByPasskey, signInByPhrase } from '../net/account.ts';
import { ApiError } from '../net/api.ts';
import { accountTexts, lazyPageTexts } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';
import { Glyph } from './glyph.tsx';
import { CodeForm } from './mail.tsx';
import { whyNoPasskeys } from './passkey.tsx';

/** Signing in to an account from before, with whatever opens it. */
export function SignIn({ account, ways, changed }: PartProps) {
  const texts = accountTexts().signIn;
  const phrase = useSignal('');
  const adopt = useSignal(true);
  const failed = useSignal<string | undefined>(undefined);
  const become = async (by: () => Promise<SignedIn>) => {
    try {
      const { person, adopted, left } = await by();
      failed.value = undefined;
      await changed(texts.done(person.name, adopted, left.length));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'not-found';
      failed.value = code === 'not-found' ? texts.unknown : lazyPageTexts().faults.server[code];
    }
  };
  const doors = (
    <div class="sign-in-ways">
      {account && (
        <label class="check">
          <input
            type="checkbox"
            class="yes-no"
            checked={adopt.value}
            onChange={({ currentTarget }) => {
              adopt.value = currentTarget.checked;
            }}
          />
          <span>
            {texts.adopt} <small>{adopt.value ? texts.bothSit : texts.guestEnds}</small>
          </span>
        </label>
      )}
      {whyNoPasskeys(ways) === undefined && (
        <button type="button" class="btn" onClick={() => void become(() => signInByPasskey(adopt.value))}>
          <Glyph name="key" /> {texts.passkey}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void become(() => signInByPhrase(phrase.value, adopt.value));
        }}
      >
        <div class="key-row">
          <label class="wide">
            <span>{texts.phrase}</span>
            <input
              class="field"
              lang="en"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              required
              value={phrase.value}
              onInput={({ currentTarget }) => {
                phrase.value = currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="btn">
            {texts.open}
          </button>
        </div>
      </form>
      {ways.mails && (
        <CodeForm
          ask={askSignInCode}
          enter={async (address, code) => {
            const answer = await signInByCode(address, code, adopt.value);
            await become(async () => answer);
          }}
          button={texts.open}
          wrong={accountTexts().mail.wrong}
        />
      )}
      {failed.value !== undefined && (
        <p class="account-wrong" role="alert">
          {failed.value}
        </p>
      )}
    </div>
  );
  if (!account)
    return (
      <section aria-labelledby="sign-in-title">
        <div class="section-head">
          <h2 class="cap" id="sign-in-title">
            {texts.title}
          </h2>
        </div>
        {doors}
      </section>
    );
  return (
    <details class="sign-in">
      <summary>
        <Icon name="u-person" size={18} />
        <span>{texts.before}</span>
        <b>{texts.open}</b>
      </summary>
      {doors}
    </details>
  );
}
