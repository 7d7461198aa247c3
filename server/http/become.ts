import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../protocol/account.ts';
import type { StoredPerson } from '../../store/store.ts';
import type { Context } from './context.ts';
import { signIn } from './session.ts';

/** Whether nothing but this browser opens the account. */
export async function isGuest(
  { keys, mails }: Pick<Context, 'keys' | 'mails'>,
  id: string,
): Promise<boolean> {
  return (await keys.list(id)).length === 0 && (await mails.of(id)) === undefined;
}

/** Signs this browser in as a person, who takes over the seats of the guest it was, if asked to. */
export async function become(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  person: StoredPerson,
  adopt: boolean,
): Promise<SignedIn> {
  const { hall, identities, store } = context;
  const { id, name } = person;
  const { known } = request;
  let adopted: Pick<SignedIn, 'adopted' | 'left'> = { adopted: 0, left: [] };
  const guest = known?.claim && known.person.id !== id ? known.person : undefined;
  const over = guest !== undefined && (await isGuest(context, guest.id));
  // What holds against a guest holds against the account, whether or not the seats come along.
  if (over) await store.conduct.carry(guest.id, id);
  if (over && adopt) {
    const done = await hall.adopt(guest, { id, name }, () => identities.merge(guest.id, id));
    adopted = { adopted: done.adopted, left: [...done.left] };
  }
  if (over) identities.forget(id);
  await signIn(request, reply, identities, person);
  return { person: { id, name }, ...adopted };
}
