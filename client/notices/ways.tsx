import { useState } from 'preact/hooks';
import type { NoticeChannel, NoticesState, NoticeWay } from '../../protocol/notices.ts';
import { becomeSomebody, isKnown } from '../net/api.ts';
import { addWay, removeWay, tryWay } from '../net/notices.ts';
import { noticesTexts } from '../texts/texts.ts';
import { unsubscribe } from './browser.ts';
import './notices.css';

interface WaysProps {
  readonly state: NoticesState;
  reload(): Promise<void>;
  open(channel: NoticeChannel): Promise<boolean>;
}

/** Where notices go, with a test for each, and what can be added. */
export function Ways({ state, reload, open }: WaysProps) {
  const { page } = noticesTexts();
  const add = (channel: NoticeChannel) => async () => {
    if (await open(channel)) await reload();
  };
  const general = state.ways.filter(({ table }) => table === undefined);
  const here = general.some(({ kind, here }) => kind === 'push' && here);
  const mail = general.some(({ kind }) => kind === 'mail');
  return (
    <div class="notices-ways">
      <h2 class="cap">{page.ways}</h2>
      <ul>
        {general.map((way) => (
          <Way key={way.id} way={way} mail={state.mail} reload={reload} />
        ))}
      </ul>
      <p class="notices-add">
        {!here && (
          <button type="button" class="btn" onClick={() => void add('push')()}>
            {page.addBrowser}
          </button>
        )}
        {state.mails && !mail && state.mail !== undefined && (
          <button type="button" class="btn" onClick={() => void add('mail')()}>
            {page.addMail}
          </button>
        )}
      </p>
      {state.mails && state.mail === undefined && <p class="notices-line">{page.noMail}</p>}
      {state.hooks && <AddHook reload={reload} />}
    </div>
  );
}

interface WayProps {
  readonly way: NoticeWay;
  readonly mail: string | undefined;
  reload(): Promise<void>;
}

function Way({ way, mail, reload }: WayProps) {
  const { page } = noticesTexts();
  const [said, setSaid] = useState('');
  const { id, kind, label, here, address, secret, failed } = way;
  const name =
    kind === 'push'
      ? [here ? page.thisBrowser : page.otherBrowser, label].filter((part) => part !== '').join(' · ')
      : kind === 'mail'
        ? (mail ?? '')
        : address;
  const test = async () => {
    const outcome = await tryWay(id).catch(() => 'later' as const);
    setSaid(page.outcomes[outcome]);
    if (outcome === 'gone') await reload();
  };
  const remove = async () => {
    if (here) await unsubscribe().catch(() => undefined);
    await removeWay(id).catch(() => undefined);
    await reload();
  };
  return (
    <li>
      <b>{page.channels[kind]}</b>
      <span class="way-name">
        {name}
        {failed > 0 && <small> {page.failing}</small>}
      </span>
      <button type="button" class="btn q" aria-label={page.tryAt(name)} onClick={() => void test()}>
        {page.tryIt}
      </button>
      <button type="button" class="btn q" aria-label={page.removeWay(name)} onClick={() => void remove()}>
        {page.remove}
      </button>
      {secret !== undefined && (
        <details>
          <summary>{page.secret}</summary>
          <code>{secret}</code>
        </details>
      )}
      <small role="status">{said}</small>
    </li>
  );
}

/** A webhook of a person, or of one table. */
export function AddHook({ table, reload }: { readonly table?: string; reload(): Promise<void> }) {
  const { page } = noticesTexts();
  const [address, setAddress] = useState('');
  const [bad, setBad] = useState(false);
  const add = async (event: Event) => {
    event.preventDefault();
    setBad(false);
    try {
      if (!isKnown()) await becomeSomebody();
      await addWay({ kind: 'hook', address: address.trim(), ...(table !== undefined && { table }) });
      setAddress('');
      await reload();
    } catch {
      setBad(true);
    }
  };
  return (
    <form class="notices-hook" onSubmit={(event) => void add(event)}>
      <input
        type="url"
        class="field"
        required
        aria-label={page.hookAddress}
        placeholder={page.hookAddress}
        value={address}
        onInput={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <button type="submit" class="btn">
        {page.addHook}
      </button>
      <small role="alert">{bad && page.badHook}</small>
    </form>
  );
}
