import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localeOf } from '../../i18n/language.ts';
import type { Friend, ShownPerson } from '../../protocol/people.ts';
import { findPeople, isKnown, myFriends } from '../net/api.ts';
import { failureText } from '../texts/faults.ts';
import { gameTitle, peopleTexts, shownLanguage, t } from '../texts/texts.ts';
import { Circles } from './circles.tsx';
import { Follow } from './follow.tsx';
import './person.css';
import { Seal } from '../seals/seal.tsx';

/** Friends on the home page. */
const SHOWN = 4;
/** How often a page that is open looks what friends do. */
const AGAIN_MS = 60_000;

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
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && isKnown()) load();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
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
        <Around friends={friends} />
        <a href="#/people">{texts.people}</a>
      </header>
      {friends.length === 0 && (
        <p class="person-none">
          {texts.noFriends} <a href="#/games">{t().home.openTables}</a>
        </p>
      )}
      <ul>
        {friends.slice(0, SHOWN).map((friend) => (
          <FriendLine key={friend.person.id} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

/** How many are here, of those who let it be seen. */
function Around({ friends }: { friends: readonly Friend[] }) {
  const known = friends.filter(({ seen }) => seen !== undefined);
  const here = known.filter((one) => one.here).length;
  if (known.length === 0) return null;
  return <small class="friends-around">{peopleTexts().hereAway(here, known.length - here)}</small>;
}

const HOUR = 3_600_000;

/** As in “2 hours ago” or “yesterday”. */
function agoOf(at: number): string {
  const ago = new Intl.RelativeTimeFormat(localeOf(shownLanguage()), { numeric: 'auto' });
  const hours = Math.max(1, Math.round((Date.now() - at) / HOUR));
  return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.round(hours / 24), 'day');
}

export function FriendLine({ friend: { person, doing, mutual, here, seen } }: { friend: Friend }) {
  const texts = peopleTexts();
  const title = doing && gameTitle(doing.game).short;
  const presence = here ? texts.hereNow : seen === undefined ? undefined : texts.lastHere(agoOf(seen));
  return (
    <li class="friend">
      <span class="friend-seal">
        <Seal person={person} size={30} />
        {presence !== undefined && <span class={here ? 'friend-dot here' : 'friend-dot'} />}
      </span>
      <span class="friend-who">
        <a class="friend-name" href={`#/person/${person.id}`}>
          {person.name}
        </a>
        <small class="friend-does">
          {doing === undefined
            ? (presence ?? (mutual ? texts.mutual : texts.notPlaying))
            : doing.withYou
              ? texts.playsWithYou(title!)
              : doing.status === 'open'
                ? texts.waitsAt(title!, doing.free)
                : texts.plays(title!)}
          {doing && presence !== undefined && <span class="unseen">, {presence}</span>}
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
      <Around friends={friends} />
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
