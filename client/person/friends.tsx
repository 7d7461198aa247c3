import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Friend, ShownPerson } from '../../protocol/people.ts';
import { findPeople, myFriends } from '../net/api.ts';
import { failureText } from '../texts/faults.ts';
import { gameTitle, peopleTexts } from '../texts/texts.ts';
import { Circles } from './circles.tsx';
import { Follow } from './follow.tsx';
import './person.css';
import { Seal } from '../seals/seal.tsx';

/** Friends on the home page. */
const SHOWN = 4;

/** Those whom the visitor follows, what they do, and one verb each; undefined until they are known. */
export function useFriends() {
  const friends = useSignal<readonly Friend[] | undefined>(undefined);
  const load = () => {
    myFriends().then(
      (found) => {
        friends.value = found;
      },
      () => {
        friends.value = [];
      },
    );
  };
  useEffect(load, []);
  return { friends: friends.value, load };
}

/** The block of the home page; until somebody is followed it says what belongs there. */
export function HomeFriends() {
  const texts = peopleTexts();
  const { friends } = useFriends();
  if (friends === undefined) return null;
  return (
    <section class="home-friends" aria-labelledby="home-friends">
      <header class="person-cap">
        <h2 class="cap" id="home-friends">
          {texts.friends}
        </h2>
        <a href="#/people">{texts.people}</a>
      </header>
      {friends.length === 0 && <p class="person-none">{texts.noFriends}</p>}
      <ul>
        {friends.slice(0, SHOWN).map((friend) => (
          <FriendLine key={friend.person.id} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

export function FriendLine({ friend: { person, doing, mutual } }: { friend: Friend }) {
  const texts = peopleTexts();
  const title = doing && gameTitle(doing.game).short;
  return (
    <li class="friend">
      <Seal person={person} size={30} />
      <span class="friend-who">
        <a class="friend-name" href={`#/person/${person.id}`}>
          {person.name}
        </a>
        <small class="friend-does">
          {doing === undefined
            ? mutual
              ? texts.mutual
              : texts.notPlaying
            : doing.withYou
              ? texts.playsWithYou(title!)
              : doing.status === 'open'
                ? texts.waitsAt(title!, doing.free)
                : texts.plays(title!)}
        </small>
      </span>
      {doing && (
        <a class={doing.free > 0 ? 'btn' : 'btn q'} href={`#/table/${doing.table}`}>
          {doing.withYou ? texts.open : doing.free > 0 ? texts.sit : texts.watch}
        </a>
      )}
    </li>
  );
}

/** Friends on the page of people, and the search for others. */
export function Friends() {
  const texts = peopleTexts();
  const { friends, load } = useFriends();
  const name = useSignal('');
  const found = useSignal<readonly ShownPerson[] | string | undefined>(undefined);
  const find = async (event: Event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (wanted === '') return;
    try {
      const people = await findPeople(wanted);
      found.value = people.length > 0 ? people : texts.nobodyNamed(wanted);
    } catch (error) {
      found.value = await failureText(error);
    }
  };
  if (friends === undefined) return null;
  const followed = new Set(friends.map(({ person }) => person.id));
  return (
    <section class="friends">
      <h2 class="cap ruled">{texts.friends}</h2>
      {friends.length === 0 && <p class="person-none">{texts.noFriends}</p>}
      <ul>
        {friends.map((friend) => (
          <FriendLine key={friend.person.id} friend={friend} />
        ))}
      </ul>
      <form class="friends-find" onSubmit={find}>
        <label class="friends-name">
          <span class="unseen">{texts.findByName}</span>
          <input
            type="search"
            class="field"
            placeholder={texts.findByName}
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn">
          {texts.find}
        </button>
      </form>
      <div role="status">
        {typeof found.value === 'string' && <p class="person-none">{found.value}</p>}
        {Array.isArray(found.value) && (
          <ul>
            {(found.value as readonly ShownPerson[]).map((person) => (
              <li key={person.id} class="friend">
                <Seal person={person} size={30} />
                <span class="friend-who">
                  <a class="friend-name" href={`#/person/${person.id}`}>
                    {person.name}
                  </a>
                </span>
                <Follow person={person} followed={followed.has(person.id)} changed={load} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Circles friends={friends} />
    </section>
  );
}
