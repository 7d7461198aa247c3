import { effect } from '@preact/signals';
import { onTestFinished } from 'vitest';
import { gameOf } from '../../games/rules.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { Cutter } from '../../server/testing/cutter.ts';
import { settingsOf } from '../../server/testing/hall.ts';
import { Device, type Net, openNet } from '../../server/testing/net.ts';
import { followTable, type Watch } from '../net/watch.ts';
import { OnlineSession } from '../session/online.ts';

/** A person with a table open, over a connection that can be cut. */
export interface Visitor {
  readonly person: Person;
  readonly device: Device;
  readonly cutter: Cutter;
  readonly watch: Watch;
}

export interface OnlineTable {
  readonly net: Net;
  readonly id: string;
  /** By seat. */
  readonly players: readonly (Visitor & { readonly session: OnlineSession })[];
  /** Another person who looks at the table. */
  visit(name: string): Promise<Visitor>;
}

/** A running game of people on a real server, as their pages show it. */
export async function onlineTable(
  settings: { game: TableSettings['game'] } & Partial<TableSettings>,
  names: readonly string[] = ['Ling', 'Wen'],
): Promise<OnlineTable> {
  const net = await openNet({ LOG_LEVEL: 'silent' });
  onTestFinished(() => net.close());
  const arrive = async (name: string) => {
    const device = new Device(net);
    const { body } = await device.ask<{ person: Person; token: string }>('POST /api/me', {
      name,
      token: true,
    });
    device.token = body.token;
    return { person: body.person, device };
  };
  const people = await Promise.all(names.map(arrive));
  const { id } = await net.hall.create(people[0]!.person, settingsOf({ ...settings, seats: names.length }));
  for (const { person } of people) await net.hall.do(id, person, { type: 'sit' });
  const open = async ({ person, device }: (typeof people)[number]): Promise<Visitor> => {
    const cutter = await Cutter.before(net.url);
    const url = `${cutter.url.replace('http:', 'ws:')}/ws`;
    const watch = followTable(id, person, { url, token: device.token! });
    onTestFinished(() => {
      watch.close();
      cutter.close();
    });
    await until(() => watch.position.value !== undefined);
    return { person, device, cutter, watch };
  };
  const visitors = await Promise.all(people.map(open));
  const game = gameOf(settings.game);
  const players = visitors.map((visitor) => {
    const session = new OnlineSession(game, visitor.watch);
    onTestFinished(() => session.close());
    return { ...visitor, session };
  });
  return { net, id, players, visit: async (name) => open(await arrive(name)) };
}

/** Resolves when something that follows from signals holds. */
export async function until(holds: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = effect(() => {
    if (holds()) resolve();
  });
  await promise;
  stop();
}
