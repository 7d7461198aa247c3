import { useSignal } from '@preact/signals';
import type { ShownPerson } from '../../protocol/people.ts';
import { Icon } from '../icons/icon.tsx';
import { follow } from '../net/api.ts';
import { failureText } from '../texts/faults.ts';
import { peopleTexts } from '../texts/texts.ts';

interface FollowProps {
  readonly person: ShownPerson;
  readonly followed: boolean;
  /** Called once the server knows. */
  changed?(followed: boolean): void;
}

/** Follows a person, or stops. */
export function Follow({ person, followed, changed }: FollowProps) {
  const texts = peopleTexts();
  const on = useSignal(followed);
  const trouble = useSignal('');
  const turn = async () => {
    const next = !on.value;
    try {
      await follow(person.id, next);
      on.value = next;
      changed?.(next);
    } catch (error) {
      trouble.value = await failureText(error);
    }
  };
  return (
    <span class="follow">
      <button
        type="button"
        class="btn"
        aria-pressed={on.value}
        aria-label={texts.followName(person.name)}
        onClick={turn}
      >
        {on.value && <Icon name="u-ok" size={16} />} {on.value ? texts.following : texts.follow}
      </button>
      {trouble.value !== '' && <small role="alert">{trouble.value}</small>}
    </span>
  );
}
