import type { z } from 'zod';
import type { DeviceLine, keyLine, mailLine, me } from '../../protocol/account.ts';
import type { Seal } from '../../protocol/seal.ts';
import type { StoredDevice, StoredKey, StoredMail } from '../../store/accounts/account.ts';
import type { StoredPerson } from '../../store/store.ts';

/** People, keys, devices and mail addresses as their owner sees them: no secret, and no key material. */

export const keyLineOf = ({ id, kind, label, created, used }: StoredKey): z.infer<typeof keyLine> => ({
  id,
  kind,
  label,
  created,
  ...(used !== null && { used }),
});

export const mailLineOf = ({ address, next, since }: StoredMail): z.infer<typeof mailLine> => ({
  address,
  ...(next !== null && { next }),
  ...(since !== null && { since }),
});

export const deviceLineOf = (
  { id, label, created, used }: StoredDevice,
  own: string | undefined,
): DeviceLine => ({ id, label, created, used, own: id === own });

/** A person as only they see themselves. */
export const meOf = ({ id, name, created, seal }: StoredPerson): z.infer<typeof me> => ({
  id,
  name,
  created,
  ...(seal !== undefined && { seal: seal as Seal }),
});
