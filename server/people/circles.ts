import { Refusal } from '../../protocol/fault.ts';
import { MOST_CIRCLES, type ShownCircle } from '../../protocol/people.ts';
import type { Person } from '../../protocol/person.ts';
import { newId } from '../../store/id.ts';
import type { Store } from '../../store/store.ts';
import { shownOf } from './directory.ts';
import { mustHaveAccount } from './friends.ts';

/** A person's circles; people who no longer have an account are left out. */
export async function circlesOf({ circles, people }: Store, { id }: Person): Promise<ShownCircle[]> {
  const all = await circles.of(id);
  const ids = new Set(all.flatMap((circle) => circle.people));
  const known = new Map((await people.accounts([...ids])).map((one) => [one.id, shownOf(one)]));
  return all.map((circle) => ({
    ...{ id: circle.id, name: circle.name },
    people: circle.people.flatMap((one) => known.get(one) ?? []),
  }));
}

/** Keeps a circle of people whom its owner follows. */
export async function putCircle(
  { circles, friends }: Store,
  person: Person,
  {
    id = newId(),
    name,
    people,
  }: { readonly id?: string; readonly name: string; readonly people: readonly string[] },
): Promise<string> {
  mustHaveAccount(person);
  const had = await circles.of(person.id);
  const known = had.some((one) => one.id === id);
  if (!known && had.length >= MOST_CIRCLES)
    throw new Refusal('too-many', `You already have ${MOST_CIRCLES} circles.`);
  const followed = new Set(await friends.followed(person.id));
  if (!people.every((one) => followed.has(one)))
    throw new Refusal('forbidden', 'You can add only people you follow to a circle.');
  if (!(await circles.put(person.id, { id, name, people: [...new Set(people)] }, Date.now())))
    throw new Refusal('not-found', 'You have no such circle.');
  return id;
}

/** For whom a table is: those of a circle who have not muted its host. */
export async function peopleOfCircle(
  { circles, people }: Store,
  { id }: Person,
  circle: string,
): Promise<string[]> {
  const found = (await circles.of(id)).find((one) => one.id === circle);
  if (!found) throw new Refusal('not-found', 'You have no such circle.');
  const accounts = await people.accounts(found.people);
  const muted = await Promise.all(accounts.map((one) => people.muted(one.id)));
  return accounts.flatMap((one, i) => (muted[i]!.includes(id) ? [] : one.id));
}
