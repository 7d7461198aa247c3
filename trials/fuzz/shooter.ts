import type { Fault } from '../../protocol/fault.ts';
import { Chance } from '../harness/chance.ts';
import type { Address, Guest } from '../harness/guest.ts';
import { faultTextProblem } from './clear.ts';
import { type Arsenal, MAKERS } from './grammar.ts';
import { Odd } from './odd.ts';
import { ROLES, type Role, type Shot } from './shot.ts';
import { type Crew, gatherCrew, makeTargets, Target } from './target.ts';
import { type Reply, Wire } from './wire.ts';

/** Checks all tables after this many volleys, and those that were shot at after each. */
const LOOK_AROUND_EACH = 10;
/** Refusals in a row end a connection, so a ping is sent now and then, like a client that waits for answers. */
const PING_EACH = 50;
const OLD_KEPT = 50;
const SHOWN = 300;
/** Shots by kind, and how often each was refused, carried out, or ended the connection. */
export type Counts = Record<string, { refused: number; passed: number; closed: number }>;

/** Fires at its own tables over sockets of all roles, and checks the tables after each volley. */
export class Shooter {
  readonly counts: Counts = {};
  readonly #at: Address;
  readonly #crew: Crew;
  readonly #targets: Target[];
  readonly #wires = new Map<Role, Wire>();
  readonly #arsenal: Arsenal;
  readonly #old: { by: Role; text: string }[] = [];
  /** By table, the log number after the last command carried out. */
  readonly #done = new Map<string, number>();
  #shots = 0;
  #volleys = 0;

  private constructor(at: Address, crew: Crew, targets: Target[], seed: string) {
    this.#at = at;
    this.#crew = crew;
    this.#targets = targets;
    const chance = new Chance(seed);
    this.#arsenal = {
      chance,
      odd: new Odd(chance, chance.below(1e9)),
      targets,
      legal: (target, role) => target.legal(this.#guest(role)?.person.id ?? ''),
      old: () => (this.#old.length === 0 ? undefined : chance.pick(this.#old)),
    };
  }

  static async ready(at: Address, seed: string): Promise<Shooter> {
    const crew = await gatherCrew(at);
    return new Shooter(at, crew, await makeTargets(crew), seed);
  }

  get shots(): number {
    return this.#shots;
  }

  /** Fires until stopped; throws at the first violation. */
  async fire(isRunning: () => boolean): Promise<void> {
    while (isRunning()) {
      const volley = this.#volley();
      await Promise.all(volley.map(([kind, shot]) => this.#shoot(kind, shot)));
      await this.#look(volley);
      if (++this.#volleys % PING_EACH === 0) await this.#ping();
    }
  }

  /** At most one shot per role. A shot that may advance a game is fired alone, as the others depend on its number. */
  #volley(): [kind: string, shot: Shot][] {
    const kinds = Object.entries(MAKERS);
    const volley = new Map<Role, [kind: string, shot: Shot]>();
    for (let tries = 0; tries < ROLES.length * 2; tries++) {
      const [kind, make] = this.#arsenal.chance.pick(kinds);
      const shot = make(this.#arsenal);
      if (shot?.alone) {
        if (volley.size === 0) return [[kind, shot]];
      } else if (shot) volley.set(shot.by, [kind, shot]);
    }
    return [...volley.values()];
  }

  leave(): void {
    for (const wire of this.#wires.values()) wire.drop();
  }

  async #shoot(kind: string, shot: Shot): Promise<void> {
    const wire = await this.#wire(shot.by);
    if (shot.raw) wire.sendBytes(shot.bytes as Uint8Array);
    else wire.send(shot.bytes, shot.frame);
    const reply = await wire.reply();
    this.#shots++;
    const wrong = judge(shot, reply);
    if (wrong !== undefined)
      throw new Error(
        `${kind} by ${shot.by} ${wrong}; sent ${shown(shot.bytes)}; answered ${JSON.stringify(reply)}`,
      );
    this.counts[kind] ??= { refused: 0, passed: 0, closed: 0 };
    const count = this.counts[kind];
    if (reply?.t === 'ok') {
      count.passed++;
      this.#passed(shot, reply.n);
    } else if (reply?.t === 'error') count.refused++;
    else count.closed++;
    if (wire.closed) this.#wires.delete(shot.by);
  }

  #passed({ by, bytes, table }: Shot, n: number | undefined): void {
    if (table === undefined || n === undefined) return;
    this.#done.set(table, Math.max(n, this.#done.get(table) ?? 0));
    if (typeof bytes !== 'string' || !['move', 'moves'].includes(JSON.parse(bytes).command?.type)) return;
    this.#old.push({ by, text: bytes });
    if (this.#old.length > OLD_KEPT) this.#old.shift();
  }

  /** Checks that the tables match the answers; replaces games that have ended. */
  async #look(volley: readonly [kind: string, shot: Shot][]): Promise<void> {
    const touched = new Set(volley.map(([, { table }]) => table));
    const all = this.#volleys % LOOK_AROUND_EACH === 0;
    await Promise.all(
      this.#targets.map(async (target, i) => {
        if (!all && !touched.has(target.id)) return;
        const wrong = await target.check(this.#done.get(target.id));
        if (wrong !== undefined) {
          const fired = volley.map(([kind, { by, bytes }]) => `${kind} by ${by}: ${shown(bytes)}`);
          throw new Error(`Table ${target.id} ${wrong}, among:\n${fired.join('\n')}`);
        }
        if (!target.holds) this.#targets[i] = await Target.make(target.status, target.game, this.#crew);
      }),
    );
    this.#done.clear();
  }

  async #ping(): Promise<void> {
    for (const role of ROLES) {
      const wire = await this.#wire(role);
      wire.send('{"t":"ping","id":0}');
      const reply = await wire.reply();
      if (reply?.t !== 'ok') throw new Error(`A ping of ${role} was answered with ${JSON.stringify(reply)}.`);
    }
  }

  async #wire(role: Role): Promise<Wire> {
    const known = this.#wires.get(role);
    if (known && !known.closed) return known;
    const guest = this.#guest(role);
    const wire = await Wire.open(this.#at, guest ? { authorization: `Bearer ${guest.token}` } : {});
    this.#wires.set(role, wire);
    return wire;
  }

  #guest(role: Role): Guest | undefined {
    const { host, others, stranger } = this.#crew;
    return { host, player: others[0], third: others[1], stranger, nobody: undefined }[role];
  }
}

/** What is wrong with the answer to a shot. */
function judge(shot: Shot, reply: Reply | undefined): string | undefined {
  if (!reply) return 'was never answered';
  if (reply.t === 'closed')
    return shot.closes?.includes(reply.code) ? undefined : `ended the connection with ${reply.code}`;
  if (shot.id !== undefined && reply.id !== shot.id)
    return `was answered as request ${reply.id}, not ${shot.id}`;
  if (reply.t === 'ok') return shot.mayPass ? undefined : 'was carried out';
  if (shot.codes.length === 0) return 'was refused';
  if (!shot.codes.includes(reply.error.code)) return `was refused as ${reply.error.code}, not ${shot.codes}`;
  return faultTextProblem(reply.error) ?? unnamed(shot, reply.error);
}

function unnamed({ names, rules }: Shot, { message, rules: told }: Fault): string | undefined {
  if (names && !names.test(message)) return `was refused without naming ${names}`;
  if (rules && !told?.every((rule) => /^[CDH]-[A-Z]/.test(rule))) return 'was refused without its rules';
  return rules && told?.length === 0 ? 'was refused without a rule' : undefined;
}

const shown = (bytes: string | Uint8Array): string =>
  JSON.stringify(typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1')).slice(0, SHOWN);
