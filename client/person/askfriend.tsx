import { useSignal } from '@preact/signals';
import type { TableInfo } from '../../protocol/table.ts';
import { Icon } from '../icons/icon.tsx';
import { inviteTo } from '../net/api.ts';
import { peopleTexts } from '../texts/texts.ts';
import { useFriends } from './friends.tsx';

/** Invites somebody whom the visitor follows to a table; nothing for those who follow nobody. */
export function AskFriend({ info }: { info: TableInfo }) {
  const texts = peopleTexts();
  const { friends = [] } = useFriends();
  const said = useSignal('');
  const there = new Set([
    ...info.seats.map(({ person }) => person),
    ...(info.invited ?? []).map(({ person }) => person),
  ]);
  const absent = friends.filter(({ person }) => !there.has(person.id));
  if (absent.length === 0 && said.value === '') return null;
  const invite = async (id: string) => {
    const found = absent.find(({ person }) => person.id === id);
    if (!found) return;
    said.value = await inviteTo(info.id, id).then(
      () => texts.isInvited(found.person.name),
      () => texts.notInvited,
    );
  };
  return (
    <div class="ask-friend">
      {absent.length > 0 && (
        <span class="btn add-bot">
          <Icon name="u-person" size={16} />
          <span aria-hidden="true">{texts.inviteFriend}</span>
          <select
            aria-label={texts.inviteFriend}
            value=""
            onChange={({ currentTarget }) => void invite(currentTarget.value)}
          >
            <option value="">{texts.inviteFriend}</option>
            {absent.map(({ person }) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
        </span>
      )}
      <small role="status">{said.value}</small>
    </div>
  );
}
