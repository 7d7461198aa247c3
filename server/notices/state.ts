import type { z } from 'zod';
import type { NoticeWay, notices } from '../../protocol/notices.ts';
import type { Endpoint } from '../../store/notices/api.ts';
import type { Store } from '../../store/store.ts';

type Chosen = Pick<z.output<typeof notices>, 'settings' | 'ways' | 'tables'>;

/** What a person has chosen, as they see it on one of their devices. */
export async function noticesOf(store: Store, person: string, device?: string): Promise<Chosen> {
  const [settings, endpoints, tables, devices] = await Promise.all([
    store.notices.settings(person),
    store.notices.endpoints(person),
    store.notices.modes(person),
    store.accounts.devices(person),
  ]);
  return {
    ...(settings && { settings }),
    ways: endpoints.map((endpoint) => ({
      ...wayOf(endpoint),
      label: devices.find(({ id }) => id === endpoint.device)?.label ?? '',
      here: endpoint.device !== undefined && endpoint.device === device,
    })),
    tables: [...tables],
  };
}

/** The push service knows the whole address of a browser, and nobody else needs it. */
export const wayOf = (endpoint: Endpoint): Omit<NoticeWay, 'label' | 'here'> => {
  const { id, kind, address, table, secret, created, failed } = endpoint;
  return {
    ...{ id, kind, address: kind === 'push' ? new URL(address).origin : address, created, failed },
    ...(table !== undefined && { table }),
    ...(kind === 'hook' && { secret }),
  };
};
