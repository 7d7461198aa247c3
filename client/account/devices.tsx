import { useSignal } from '@preact/signals';
import type { Account, DeviceLine } from '../../protocol/account.ts';
import { signOut, signOutDevice, signOutElsewhere } from '../net/account.ts';
import { accountTexts, t } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';
import { Glyph } from './glyph.tsx';

type DevicesProps = { readonly account: Account } & Pick<PartProps, 'changed'>;

/** Where the account is open, with the last use of each. */
export function Devices({ account, changed }: DevicesProps) {
  const texts = accountTexts().devices;
  const leaving = useSignal(false);
  const done = async (act: () => Promise<unknown>) => {
    await act();
    await changed();
  };
  const devices = [...account.devices].sort((a, b) => Number(b.own) - Number(a.own) || b.used - a.used);
  return (
    <section class="devices" aria-labelledby="devices-title">
      <div class="section-head">
        <h2 class="cap" id="devices-title">
          {texts.title}
        </h2>
        {devices.length > 1 && (
          <button type="button" class="link" onClick={() => void done(signOutElsewhere)}>
            {texts.elsewhere}
          </button>
        )}
      </div>
      <ul>
        {devices.map((device) => (
          <li key={device.id} class="device">
            <Glyph name={isPhone(device) ? 'phone' : 'screen'} size={22} />
            <span class="device-name">
              <b>{device.own ? texts.own : device.label || texts.unknown}</b> {device.own && device.label}
            </span>
            <span class="device-used">
              {device.own ? (
                <>
                  <i class="here" /> {texts.now}
                </>
              ) : (
                t().home.ago(Math.floor((Date.now() - device.used) / 60_000))
              )}
            </span>
            {device.own && account.guest ? (
              <span class="device-guest">{texts.guest}</span>
            ) : (
              <button
                type="button"
                class="link"
                aria-label={`${texts.signOut}: ${device.own ? texts.own : device.label || texts.unknown}`}
                onClick={() => void done(() => (device.own ? signOut() : signOutDevice(device.id)))}
              >
                {texts.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {account.guest && (
        <div class="guest-leaves">
          {leaving.value ? (
            <p role="alert">
              {texts.loses}{' '}
              <button type="button" class="link" onClick={() => void done(signOut)}>
                {texts.signOut}
              </button>
            </p>
          ) : (
            <button
              type="button"
              class="link"
              onClick={() => {
                leaving.value = true;
              }}
            >
              {texts.signOut}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

const isPhone = ({ label }: DeviceLine): boolean => /Android|iPhone|iPad/.test(label);
