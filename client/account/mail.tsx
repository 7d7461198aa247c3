import { useSignal } from '@preact/signals';
import { askMailCode, confirmMail, keepMail, removeMail } from '../net/account.ts';
import { becomeSomebody } from '../net/api.ts';
import { accountTexts } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';
import { Key } from './key.tsx';
import { dateOf } from './who.tsx';

/** A mail address to sign in with; only where the server sends mail. */
export function MailKey({ account, ways, changed }: PartProps) {
  const texts = accountTexts().mail;
  const changing = useSignal(false);
  if (!ways.mails) return null;
  const mail = account?.mail;
  const done = async (act: () => Promise<unknown>) => {
    await act();
    changing.value = false;
    await changed();
  };
  const { since } = mail ?? {};
  return (
    <Key
      n={3}
      title={texts.title}
      line={mail ? texts.uses(mail.address) : texts.line}
      does={
        mail &&
        (since === undefined ? (
          <>
            <button
              type="button"
              class="btn q"
              onClick={() => {
                changing.value = true;
              }}
            >
              {texts.change}
            </button>
            <button type="button" class="btn q" onClick={() => void done(removeMail)}>
              {texts.remove}
            </button>
          </>
        ) : (
          <button type="button" class="btn" onClick={() => void done(keepMail)}>
            {texts.keep}
          </button>
        ))
      }
    >
      {since !== undefined && (
        <p>
          {mail?.next === undefined ? texts.removes(dateOf(since)) : texts.changes(mail.next, dateOf(since))}
        </p>
      )}
      {(!mail || changing.value) && since === undefined && (
        <CodeForm
          ask={async (address) => {
            await becomeSomebody();
            await askMailCode(address);
          }}
          enter={(_, code) => done(() => confirmMail(code))}
          button={texts.confirm}
          wrong={texts.wrong}
        />
      )}
    </Key>
  );
}

interface CodeFormProps {
  ask(address: string): Promise<unknown>;
  enter(address: string, code: string): Promise<unknown>;
  readonly button: string;
  readonly wrong: string;
}

/** An address, and then the code that was sent there. */
export function CodeForm({ ask, enter, button, wrong }: CodeFormProps) {
  const texts = accountTexts().mail;
  const address = useSignal('');
  const code = useSignal('');
  const sent = useSignal(false);
  const failed = useSignal(false);
  const submit = async () => {
    try {
      if (sent.value) await enter(address.value.trim(), code.value);
      else {
        await ask(address.value.trim());
        sent.value = true;
      }
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div class="key-row">
        <label>
          <span>{texts.address}</span>
          <input
            class="field"
            type="email"
            autocomplete="email"
            required
            value={address.value}
            onInput={({ currentTarget }) => {
              address.value = currentTarget.value;
              sent.value = false;
            }}
          />
        </label>
        {sent.value && (
          <label>
            <span>{texts.code}</span>
            <input
              class="field"
              autocomplete="one-time-code"
              autocapitalize="characters"
              size={10}
              required
              value={code.value}
              onInput={({ currentTarget }) => {
                code.value = currentTarget.value;
              }}
            />
          </label>
        )}
        <button type="submit" class="btn">
          {sent.value ? button : texts.send}
        </button>
      </div>
      {sent.value && !failed.value && <p role="status">{texts.sent(address.value.trim())}</p>}
      {failed.value && (
        <p class="account-wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
