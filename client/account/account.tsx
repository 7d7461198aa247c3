import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account, Ways } from '../../protocol/account.ts';
import { readAccount, readWays } from '../net/account.ts';
import { isKnown } from '../net/api.ts';
import { NoticesSection } from '../notices/notices.tsx';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { refreshTables } from '../shell/onlinelines.ts';
import { Strip } from '../shell/scroll.tsx';
import { lazyPageTexts, t } from '../texts/texts.ts';
import '../shell/options.css';
import './account.css';
import { ConductLinks } from './conduct.tsx';
import { YourData } from './data.tsx';
import { Devices } from './devices.tsx';
import { HolidaySection } from './holiday.tsx';
import { KeyList } from './keylist.tsx';
import { MailKey } from './mail.tsx';
import { PasskeyKey } from './passkey.tsx';
import { PhraseKey } from './phrase.tsx';
import { PresenceSection } from './presence.tsx';
import { SignIn } from './signin.tsx';
import { Who } from './who.tsx';

type State = { readonly account: Account | undefined; readonly ways: Ways } | 'offline' | undefined;

/** The account of this browser: who it is, what opens it, and where it is open. */
export function AccountPage() {
  const state = useSignal<State>(undefined);
  const said = useSignal('');
  const load = async () => {
    const account = isKnown() ? readAccount() : undefined;
    state.value = await Promise.all([account, readWays()]).then(
      ([account, ways]) => ({ account, ways }),
      () => 'offline' as const,
    );
  };
  useEffect(() => void load(), []);
  /** After a change: shows it, and says so. */
  const changed = async (text = '') => {
    await load();
    refreshTables();
    said.value = text;
  };
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="account">
        <p class="unseen" role="status">
          {said.value}
        </p>
        <Content state={state.value} said={said.value} changed={changed} />
      </main>
    </div>
  );
}

export interface PartProps {
  /** Undefined until this browser is somebody. */
  readonly account: Account | undefined;
  readonly ways: Ways;
  changed(text?: string): Promise<void>;
}

type ContentProps = { readonly state: State; readonly said: string } & Pick<PartProps, 'changed'>;

function Content({ state, said, changed }: ContentProps) {
  if (state === undefined) return <Waiting />;
  if (state === 'offline')
    return (
      <div class="account-offline" role="alert">
        <p>{lazyPageTexts().faults.server.offline}</p>
        <button type="button" class="btn" onClick={() => void changed()}>
          {t().errors.again}
        </button>
      </div>
    );
  const { account } = state;
  const part = { ...state, changed };
  return (
    <>
      <div class="account-left">
        <Who {...part} />
        {said !== '' && (
          <p class="account-said" aria-hidden="true">
            {said}
          </p>
        )}
        <PasskeyKey {...part} />
        <PhraseKey {...part} />
        <MailKey {...part} />
        {account?.guest && <SignIn {...part} />}
      </div>
      <div class="account-right">
        {account ? (
          <>
            <Devices account={account} changed={changed} />
            <KeyList account={account} changed={changed} />
            <NoticesSection />
            {!account.guest && <PresenceSection />}
            {!account.guest && <HolidaySection />}
            <ConductLinks role={account.person.role} />
            <YourData changed={changed} />
          </>
        ) : (
          <>
            <SignIn {...part} />
            <NoticesSection />
          </>
        )}
      </div>
    </>
  );
}
