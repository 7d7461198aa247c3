import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { drawPhrase, keepPhrase } from '../net/account.ts';
import { becomeSomebody } from '../net/api.ts';
import { accountTexts } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';
import { Glyph } from './glyph.tsx';
import { Key } from './key.tsx';
import { whyNoPasskeys } from './passkey.tsx';
import { Slips } from './slips.tsx';

/** The words that are typed again, counted from 1. */
const TYPED = [4, 6] as const;

type Step = 'none' | 'shown' | 'typing';

/** Six words: drawn, shown once, and confirmed by typing two of them. */
export function PhraseKey({ account, ways, changed }: PartProps) {
  const texts = accountTexts().phrase;
  const words = useSignal<readonly string[]>([]);
  const step = useSignal<Step>('none');
  const copied = useSignal(false);
  const has = account?.keys.some(({ kind }) => kind === 'phrase') ?? false;
  const first = whyNoPasskeys(ways) !== undefined && account?.guest !== false;
  const draw = async () => {
    if (!account) await becomeSomebody();
    words.value = await drawPhrase();
    step.value = 'shown';
    copied.value = false;
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(words.value.join(' '));
    copied.value = true;
  };
  const keep = async (typed: readonly string[]) => {
    await keepPhrase(words.value.map((word, at) => typed[TYPED.indexOf((at + 1) as 4)] ?? word));
    words.value = [];
    step.value = 'none';
    await changed(texts.kept);
  };
  return (
    <Key
      n={2}
      title={texts.title}
      line={has && step.value === 'none' ? `${texts.line} ${texts.replaces}` : texts.line}
      does={
        step.value === 'none' ? (
          <button type="button" class={first ? 'btn p' : 'btn'} onClick={() => void draw()}>
            {texts.draw}
          </button>
        ) : (
          step.value === 'shown' && (
            <>
              {'clipboard' in navigator && (
                <button type="button" class="btn q" onClick={() => void copy()}>
                  <Glyph name="copy" size={15} /> {copied.value ? texts.copied : texts.copy}
                </button>
              )}
              <button type="button" class="btn q" onClick={() => void draw()}>
                {texts.others}
              </button>
            </>
          )
        )
      }
    >
      {step.value === 'shown' && (
        <>
          <Slips words={words.value} />
          <div class="key-row">
            <p>{texts.order}</p>
            <button
              type="button"
              class="btn"
              onClick={() => {
                step.value = 'typing';
              }}
            >
              {texts.written}
            </button>
          </div>
        </>
      )}
      {step.value === 'typing' && (
        <Again
          keep={keep}
          back={() => {
            step.value = 'none';
            words.value = [];
            void draw();
          }}
        />
      )}
    </Key>
  );
}

function Again({ keep, back }: { keep(typed: readonly string[]): Promise<void>; back(): void }) {
  const texts = accountTexts().phrase;
  const typed = useSignal<readonly string[]>(TYPED.map(() => ''));
  const wrong = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      class="again"
      onSubmit={(event) => {
        event.preventDefault();
        keep(typed.value.map((word) => word.trim().toLowerCase())).catch(() => {
          wrong.value = true;
        });
      }}
    >
      <p>{texts.type}</p>
      <div class="key-row">
        {TYPED.map((n, at) => (
          <label key={n}>
            <span>{texts.word(n)}</span>
            <input
              class="field"
              lang="en"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              size={8}
              required
              value={typed.value[at] ?? ''}
              onInput={({ currentTarget }) => {
                typed.value = typed.value.with(at, currentTarget.value);
              }}
            />
          </label>
        ))}
        <button type="submit" class="btn">
          {texts.keep}
        </button>
        <button type="button" class="btn q" onClick={back}>
          {texts.others}
        </button>
      </div>
      {wrong.value && (
        <p class="account-wrong" role="alert">
          {texts.wrong}
        </p>
      )}
    </form>
  );
}
