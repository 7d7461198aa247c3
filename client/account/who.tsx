import { useSignal } from '@preact/signals';
import { localeOf } from '../../i18n/language.ts';
import { PICTURES, PIGMENTS, partsOf, type Seal as SealName, sealOf } from '../../protocol/seal.ts';
import { Icon } from '../icons/icon.tsx';
import { changePerson } from '../net/account.ts';
import { ApiError, remember } from '../net/api.ts';
import { PIGMENTS as COLOURS } from '../seals/pigments.ts';
import { Carving } from '../seals/seal.tsx';
import { Shot } from '../shell/games/card.tsx';
import { isInvitation } from '../shell/games/invitations.tsx';
import { usePicture } from '../shell/games/pictured.ts';
import type { Line } from '../shell/lines.ts';
import { useOwnTables } from '../shell/onlinelines.ts';
import { accountTexts, gameTitle, shownLanguage, t } from '../texts/texts.ts';
import type { PartProps } from './account.tsx';

/** Boards shown large, and as a heap. */
const LARGE = 2;
const HEAP = 3;

/** Who this browser is, and the boards that would be lost with it. */
export function Who({ account, changed }: PartProps) {
  const texts = accountTexts();
  const choosing = useSignal(false);
  const lines = useOwnTables().filter((line) => !isInvitation(line));
  const running = lines.filter(({ over }) => !over);
  const finished = lines.length - running.length;
  if (!account)
    return (
      <header class="who">
        <span class="who-seal">
          <Carving seal="lotus.ink" size={72} />
        </span>
        <div>
          <h1 class="d">{texts.title.unknown}</h1>
          <p>{texts.unknown}</p>
        </div>
      </header>
    );
  const { person, guest } = account;
  const seal = sealOf(person);
  const since = dateOf(person.created);
  return (
    <>
      <header class="who">
        <button
          type="button"
          class="who-seal"
          aria-expanded={choosing.value}
          aria-label={texts.seal.choose}
          title={texts.seal.choose}
          onClick={() => {
            choosing.value = !choosing.value;
          }}
        >
          <Carving seal={seal} size={72} />
        </button>
        <div>
          <h1 class="d">{guest ? texts.title.guest : texts.title.account}</h1>
          <p>
            {guest ? texts.guest(person.name, since) : texts.person(person.name, since)}{' '}
            {guest && texts.depends(running.length, finished)}
          </p>
        </div>
      </header>
      {choosing.value && <SealPicker seal={seal} changed={changed} />}
      {lines.length > 0 && <Boards lines={[...running, ...lines.filter(({ over }) => over)]} />}
      <NameField name={person.name} changed={changed} />
    </>
  );
}

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(localeOf(shownLanguage()), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(time);

function SealPicker({ seal, changed }: { seal: SealName } & Pick<PartProps, 'changed'>) {
  const texts = accountTexts().seal;
  const [picture, pigment] = partsOf(seal);
  const choose = async (next: SealName) => {
    await changePerson({ seal: next });
    await changed();
  };
  return (
    <div class="seal-picker">
      <fieldset class="seal-pictures">
        <legend class="cap">{texts.picture}</legend>
        {PICTURES.map((one) => (
          <label key={one} title={texts.pictures[one]}>
            <input
              type="radio"
              name="picture"
              aria-label={texts.pictures[one]}
              checked={one === picture}
              onChange={() => void choose(`${one}.${pigment}`)}
            />
            <Carving seal={`${one}.${pigment}`} size={44} />
          </label>
        ))}
      </fieldset>
      <fieldset class="seal-pigments">
        <legend class="cap">{texts.pigment}</legend>
        {PIGMENTS.map((one) => (
          <label key={one} title={texts.pigments[one]}>
            <input
              type="radio"
              name="pigment"
              aria-label={texts.pigments[one]}
              checked={one === pigment}
              onChange={() => void choose(`${picture}.${one}`)}
            />
            <span class="pigment" style={{ background: COLOURS[one] }} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** The games in play as pictures, the others as a heap. */
function Boards({ lines }: { lines: readonly Line[] }) {
  const rest = lines.slice(LARGE);
  return (
    <ul class="who-boards">
      {lines.slice(0, LARGE).map((line) => (
        <Board key={line.href} line={line} />
      ))}
      {rest.length > 0 && (
        <li class="who-rest">
          <span class="heap" aria-hidden="true">
            {rest.slice(0, HEAP).map((line) => (
              <Small key={line.href} line={line} />
            ))}
          </span>
          <small>{accountTexts().and(rest.length)}</small>
        </li>
      )}
    </ul>
  );
}

function Board({ line }: { line: Line }) {
  const { picture, place } = usePicture(line);
  const { home } = t();
  return (
    <li>
      <a href={line.href}>
        <Shot class="who-shot" picture={picture} place={place} />
        <span>
          <b>{gameTitle(line.game).short}</b>
          <small>{line.yourTurn ? home.yourTurn : line.over ? home.finished : picture?.where}</small>
        </span>
      </a>
    </li>
  );
}

function Small({ line }: { line: Line }) {
  const { picture, place } = usePicture(line);
  return <Shot class="heap-shot" picture={picture} place={place} />;
}

function NameField({ name, changed }: { name: string } & Pick<PartProps, 'changed'>) {
  const texts = accountTexts();
  const typed = useSignal(name);
  const refused = useSignal(false);
  const save = async () => {
    try {
      const person = await changePerson({ name: typed.value.trim() });
      remember(person);
      typed.value = person.name;
      refused.value = false;
      await changed(texts.saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.value = true;
    }
  };
  const dirty = typed.value.trim() !== name && typed.value.trim() !== '';
  return (
    <form
      class="who-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty) void save();
      }}
    >
      <label>
        <span>{texts.name}</span>
        <input
          class="field"
          maxLength={32}
          autocomplete="nickname"
          value={typed.value}
          aria-invalid={refused.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </label>
      {dirty && (
        <button type="submit" class="btn">
          <Icon name="u-ok" size={16} /> {texts.save}
        </button>
      )}
      {refused.value ? (
        <small class="account-wrong" role="alert">
          {texts.nameRefused}
        </small>
      ) : (
        !dirty && <small>{texts.noPassword}</small>
      )}
    </form>
  );
}
