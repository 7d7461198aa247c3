import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { eraseAccount } from '../net/account.ts';
import { accountTexts } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';

/** Export and erasure. */
export function YourData({ changed }: Pick<PartProps, 'changed'>) {
  const texts = accountTexts().data;
  const sure = useSignal(false);
  return (
    <section aria-labelledby="data-title">
      <div class="section-head">
        <h2 class="cap" id="data-title">
          {texts.title}
        </h2>
      </div>
      <div class="key-row">
        <a class="btn" href="/api/me/export" download>
          <Icon name="u-down" size={17} /> {texts.export}
        </a>
        {!sure.value && (
          <button
            type="button"
            class="btn q"
            onClick={() => {
              sure.value = true;
            }}
          >
            {texts.erase}
          </button>
        )}
      </div>
      {sure.value && (
        <div class="erase" role="alert">
          <p>{texts.eraseLine}</p>
          <div class="key-row">
            <button
              type="button"
              class="btn"
              onClick={() => void eraseAccount().then(() => changed(texts.erased))}
            >
              <Icon name="u-trash" size={17} /> {texts.sure}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => {
                sure.value = false;
              }}
            >
              {texts.keep}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
