import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ShownCircle } from '../../protocol/people.ts';
import { myCircles } from '../net/api.ts';
import { peopleTexts } from '../texts/texts.ts';

/** For which circle a new table is; nothing for those who have none. */
export function PickCircle({ chosen }: { chosen: Signal<string | undefined> }) {
  const texts = peopleTexts().circles;
  const circles = useSignal<readonly ShownCircle[]>([]);
  useEffect(() => {
    myCircles().then(
      (found) => {
        circles.value = found;
      },
      () => undefined,
    );
  }, []);
  if (circles.value.length === 0) return null;
  return (
    <label class="option">
      <span>{texts.pick}</span>
      <select
        class="field"
        value={chosen.value ?? ''}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value === '' ? undefined : currentTarget.value;
        }}
      >
        <option value="">{texts.everyone}</option>
        {circles.value.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
