import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Friend, ShownCircle } from '../../protocol/people.ts';
import { addCircle, changeCircle, myCircles, removeCircle } from '../net/api.ts';
import { Seal } from '../seals/seal.tsx';
import '../shell/options.css';
import { failureText } from '../texts/faults.ts';
import { peopleTexts } from '../texts/texts.ts';

/** A circle while it is changed; without an id it is a new one. */
interface Draft {
  readonly id?: string;
  readonly name: string;
  readonly people: ReadonlySet<string>;
}

/** Circles of friends, for tables that nobody else sees; nothing for those who follow nobody. */
export function Circles({ friends }: { friends: readonly Friend[] }) {
  const texts = peopleTexts().circles;
  const circles = useSignal<readonly ShownCircle[]>([]);
  const draft = useSignal<Draft | undefined>(undefined);
  const trouble = useSignal('');
  const act = async (job: () => Promise<readonly ShownCircle[]>) => {
    try {
      circles.value = await job();
      draft.value = undefined;
      trouble.value = '';
    } catch (error) {
      trouble.value = await failureText(error);
    }
  };
  useEffect(() => {
    myCircles().then(
      (found) => {
        circles.value = found;
      },
      () => undefined,
    );
  }, []);
  if (friends.length === 0) return null;
  return (
    <section class="circles">
      <h2 class="cap ruled">{texts.title}</h2>
      <p class="person-none">{texts.line}</p>
      <ul>
        {circles.value.map(({ id, name, people }) => (
          <li key={id} class="circle">
            <span class="circle-seals" aria-hidden="true">
              {people.slice(0, SEALS).map((person) => (
                <Seal key={person.id} person={person} size={26} />
              ))}
            </span>
            <span class="friend-who">
              <b>{name}</b>
              <small>{people.map((person) => person.name).join(', ')}</small>
            </span>
            <button
              type="button"
              class="btn q"
              aria-label={`${texts.change}: ${name}`}
              onClick={() => {
                draft.value = { id, name, people: new Set(people.map((person) => person.id)) };
              }}
            >
              {texts.change}
            </button>
            <button
              type="button"
              class="btn q"
              aria-label={`${texts.remove}: ${name}`}
              onClick={() =>
                void act(async () => {
                  await removeCircle(id);
                  return circles.value.filter((one) => one.id !== id);
                })
              }
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      {draft.value ? (
        <Edit
          draft={draft as Signal<Draft>}
          friends={friends}
          keep={({ id, name, people }) =>
            act(() => (id === undefined ? addCircle(name, [...people]) : changeCircle(id, name, [...people])))
          }
        />
      ) : (
        <button
          type="button"
          class="btn"
          onClick={() => {
            draft.value = { name: '', people: new Set() };
          }}
        >
          {texts.add}
        </button>
      )}
      {trouble.value !== '' && <p role="alert">{trouble.value}</p>}
    </section>
  );
}

/** Seals of a circle beside its name. */
const SEALS = 4;

interface EditProps {
  readonly draft: Signal<Draft>;
  readonly friends: readonly Friend[];
  keep(draft: Draft): Promise<void>;
}

function Edit({ draft, friends, keep }: EditProps) {
  const texts = peopleTexts().circles;
  const { name, people } = draft.value;
  const turn = (id: string, on: boolean) => {
    const next = new Set(people);
    if (on) next.add(id);
    else next.delete(id);
    draft.value = { ...draft.value, people: next };
  };
  return (
    <form
      class="circle-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void keep(draft.value);
      }}
    >
      <label class="circle-name">
        {texts.name}
        <input
          class="field"
          required
          maxLength={32}
          value={name}
          ref={(field) => {
            if (name === '' && field && document.activeElement === document.body) field.focus();
          }}
          onInput={({ currentTarget }) => {
            draft.value = { ...draft.value, name: currentTarget.value };
          }}
        />
      </label>
      <fieldset>
        <legend>{texts.who}</legend>
        {friends.map(({ person }) => (
          <label key={person.id} class="check">
            <input
              type="checkbox"
              class="tick"
              checked={people.has(person.id)}
              onChange={({ currentTarget }) => turn(person.id, currentTarget.checked)}
            />
            {person.name}
          </label>
        ))}
      </fieldset>
      <button type="submit" class="btn p" disabled={people.size === 0 || name.trim() === ''}>
        {texts.keep}
      </button>
    </form>
  );
}
