import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import { joinedBuses } from '../testing/buses.ts';
import { settingsOf } from '../testing/hall.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { Wire } from '../testing/wire.ts';

let net: Net;
const opened: { close(): unknown }[] = [];
beforeEach(async () => {
  net = await openNet({ LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await net.close();
});

async function wireOf(device: Device, at = net): Promise<Wire> {
  const headers = device.token ? { authorization: `Bearer ${device.token}` } : { cookie: device.cookie! };
  const wire = new Wire(`${at.url.replace('http:', 'ws:')}/ws`, headers);
  await wire.next('welcome');
  opened.push(wire);
  return wire;
}

/** A game of two, one device per player and a second one for the first to move. */
async function game() {
  const devices = [await Device.guest(net, 'Ling'), await Device.guest(net, 'Wen')];
  const people: Person[] = [];
  for (const device of devices) people.push((await device.ask('GET /api/me')).body);
  const { id } = await net.hall.create(people[0]!, settingsOf({ game: 'han', seats: 2 }));
  for (const [seat, person] of people.entries()) await net.hall.do(id, person, { type: 'sit', seat });
  const active = (await net.hall.look(id, undefined)).position!.active[0]!;
  const [device, person] = [devices[active]!, people[active]!];
  const other = new Device(net);
  const { code } = (await device.ask('POST /api/me/carry')).body;
  await other.ask('POST /api/carry', { code });
  const move = async () => {
    const { ply, legal } = (await net.hall.look(id, person)).position!;
    return { t: 'do', id: 9, table: id, command: { type: 'move', n: ply + 1, move: legal![0]! } };
  };
  return {
    id,
    device,
    person,
    other,
    move,
    ply: async () => (await net.hall.look(id, person)).position!.ply,
  };
}

const within = (wire: Wire, ms: number) =>
  Promise.race([wire.closed, new Promise((late) => setTimeout(late, ms, 'still open'))]);

describe('on the node that is told, at once', () => {
  test('signing out elsewhere closes the sockets of every other device', async () => {
    const { id, device, other } = await game();
    const stolen = await wireOf(other);
    await stolen.ask({ t: 'watch', id: 1, table: id });
    await device.ask('POST /api/me/epoch');
    await expect(within(stolen, 500)).resolves.toMatchObject({ code: 1008 });
    // The device that asked has its new cookie.
    expect((await (await wireOf(device)).ask({ t: 'watch', id: 1, table: id })).t).toBe('ok');
  });

  test('a token that is taken back closes its sockets, and those of the cookie stay', async () => {
    const { device } = await game();
    const { id, token } = (await device.ask('POST /api/me/tokens', { label: 'bot' })).body;
    const program = new Device(net);
    program.token = token;
    const [revoked, page] = [await wireOf(program), await wireOf(device)];
    await device.ask(`DELETE /api/me/tokens/${id}`);
    await expect(within(revoked, 500)).resolves.toMatchObject({ code: 1008 });
    expect(await page.ask({ t: 'ping', id: 3 })).toEqual({ t: 'ok', id: 3 });
  });

  test('a device that is signed out loses its sockets on every node, and the others keep theirs', async () => {
    const [bus, busThere] = joinedBuses('here', 'there');
    const here = await openNet({ LOG_LEVEL: 'silent' }, { store: net.store, bus: bus! });
    const there = await openNet({ LOG_LEVEL: 'silent' }, { store: net.store, bus: busThere! });
    opened.push(here, there);
    const { device, other } = await game();
    const wires = [await wireOf(other, here), await wireOf(other, there)];
    const kept = [await wireOf(device, here), await wireOf(device, there)];
    const local = new Device(here);
    local.cookie = device.cookie;
    const { devices } = (await local.ask('GET /api/me/account')).body;
    const { id } = devices.find(({ own }: { own: boolean }) => !own);
    await local.ask(`DELETE /api/me/devices/${id}`);
    for (const wire of wires) await expect(within(wire, 500)).resolves.toMatchObject({ code: 1008 });
    for (const wire of kept) expect(await wire.ask({ t: 'ping', id: 3 })).toEqual({ t: 'ok', id: 3 });
  });

  test('whoever is forgotten has no socket any more', async () => {
    const { device } = await game();
    const wire = await wireOf(device);
    await device.ask('DELETE /api/me');
    await expect(within(wire, 500)).resolves.toMatchObject({ code: 1008 });
  });
});

describe('on another node, within seconds', () => {
  test.each(['move', 'watch'] as const)('a %s from a signed-out device is refused', async (what) => {
    const there = await openNet({ LOG_LEVEL: 'silent' }, { store: net.store });
    opened.push(there);
    const { id, device, other, move, ply } = await game();
    const wire = await wireOf(other, there);
    expect((await wire.ask({ t: 'watch', id: 1, table: id })).t).toBe('ok');
    await device.ask('POST /api/me/epoch');
    await new Promise((done) => setTimeout(done, 2500));
    const before = await ply();
    const message = what === 'move' ? await move() : { t: 'watch', id: 9, table: id };
    expect(await wire.ask(message)).toMatchObject({ t: 'error', error: { code: 'unauthorized' } });
    await expect(within(wire, 500)).resolves.toMatchObject({ code: 1008 });
    expect(await ply()).toBe(before);
  });

  test('a move is refused also right after something else was allowed', async () => {
    const there = await openNet({ LOG_LEVEL: 'silent' }, { store: net.store });
    opened.push(there);
    const { id, device, other, move, ply } = await game();
    const since = performance.now();
    const wire = await wireOf(other, there);
    await new Promise((done) => setTimeout(done, 1600));
    // The node trusts its first lookup for two seconds, then looks again.
    expect((await wire.ask({ t: 'watch', id: 1, table: id })).t).toBe('ok');
    const slow = performance.now() - since > 1900;
    await device.ask('POST /api/me/epoch');
    const [before, message] = [await ply(), await move()];
    await new Promise((done) => setTimeout(done, slow ? 2100 : 500));
    expect(await wire.ask(message)).toMatchObject({ t: 'error', error: { code: 'unauthorized' } });
    expect(await ply()).toBe(before);
  });
});
