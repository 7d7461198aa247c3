import { games } from '../../games/rules.ts';
import type { Command } from '../../protocol/command.ts';
import type { FaultCode } from '../../protocol/fault.ts';
import type { Chance } from '../harness/chance.ts';
import { scrambled, twisted } from './mutate.ts';
import type { Odd } from './odd.ts';
import { ROLES, type Role, SEATED, type Shot } from './shot.ts';
import type { Target } from './target.ts';
import { BINARY, frame } from './wire.ts';

/** The material for shots. */
export interface Arsenal {
  readonly chance: Chance;
  readonly odd: Odd;
  readonly targets: readonly Target[];
  /** The legal moves of a role at a running target. */
  legal(target: Target, role: Role): readonly string[] | undefined;
  /** A message that was carried out before. */
  old(): { readonly by: Role; readonly text: string } | undefined;
}

type Maker = (arsenal: Arsenal) => Shot | undefined;

let requests = 0;
const nextId = (): number => ++requests;

const NOWHERE = 'zzzzzzzzzzzzzzzzzzzz';
const SCRIPT = '<script>alert(document.cookie)</script><img src=x onerror=alert(1)>';
/** Control characters, and characters that change text direction. */
const UNFIT = ['\u0000', '\u0007', '\u001b[31m', '\u202e', '\u2066', '\u200f', '\n', '\ud800'];

function doing(by: Role, table: string, command: unknown, rest: Omit<Partial<Shot>, 'by'>): Shot {
  const id = nextId();
  const bytes = JSON.stringify({ t: 'do', id, table, command });
  return { by, bytes, table, id, codes: [], ...rest };
}

const running = ({ targets, chance }: Arsenal): Target =>
  chance.pick(targets.filter(({ status }) => status === 'running'));

/** Unknown people may look, and nothing else. */
const unlessNobody = (by: Role, codes: readonly FaultCode[]): readonly FaultCode[] =>
  by === 'nobody' ? ['unauthorized'] : codes;

const COMMANDS: readonly Command[] = [
  { type: 'sit' },
  { type: 'sit', seat: 0, nonce: 'abc' },
  { type: 'stand' },
  { type: 'bot', seat: 2, bot: 'random' },
  { type: 'clear', seat: 1 },
  { type: 'ready', on: true },
  { type: 'rated', on: true },
  { type: 'decline' },
  { type: 'start' },
  { type: 'start', seats: 2 },
  { type: 'close' },
  { type: 'move', n: 1, move: 'pass' },
  { type: 'moves', n: 1, moves: ['pass', 'pass'] },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'answer', yes: true },
  { type: 'resign' },
  { type: 'leave' },
  { type: 'back' },
  { type: 'chat', text: 'Good evening' },
  { type: 'rematch' },
];
/** Commands with no lasting effect on any table. */
const HARMLESS: readonly Command[] = COMMANDS.filter(({ type }) =>
  ['move', 'moves', 'undo', 'redo', 'chat'].includes(type),
);

export const MAKERS: Readonly<Record<string, Maker>> = {
  'not JSON': ({ odd, chance }) => {
    const text = chance.once(2) ? scrambled('{"t":"ping","id":5}', chance) : odd.text();
    return { by: chance.pick(ROLES), bytes: text, codes: ['malformed'], mayPass: true };
  },
  'a twisted message': ({ odd, chance, targets }) => {
    const { id: table } = chance.pick(targets);
    const command = chance.pick(HARMLESS);
    const { json } = twisted({ t: 'do', id: nextId(), table, command }, chance, odd);
    return { by: 'stranger', bytes: JSON.stringify(json), table, codes: REFUSED, mayPass: true };
  },
  'a wrong part': ({ odd, chance, targets }) => {
    const id = nextId();
    const { id: table } = chance.pick(targets);
    const [path, json] = chance.pick<[RegExp, object]>([
      [/since/, { t: 'watch', id, table, since: chance.pick([-1, 0.5, '1', null, {}, 1e300]) }],
      [/table/, { t: 'watch', id, table: chance.pick(['', 'x', 5, null, table.toUpperCase(), `${table}0`]) }],
      [/command/, { t: 'do', id, table, command: chance.pick([null, 1, 'move', []]) }],
      [
        /command\.type/,
        { t: 'do', id, table, command: { type: chance.pick(['fly', '', null, '__proto__', 3]) } },
      ],
      [
        /command\.n/,
        {
          t: 'do',
          id,
          table,
          command: { type: 'move', n: chance.pick([0, -1, 1.5, '1', null]), move: 'x' },
        },
      ],
      [
        /command\.move/,
        {
          t: 'do',
          id,
          table,
          command: { type: 'move', n: 1, move: chance.pick(['', 5, null, 'x'.repeat(41)]) },
        },
      ],
      [
        /command\.moves/,
        {
          t: 'do',
          id,
          table,
          command: {
            type: 'moves',
            n: 1,
            moves: chance.pick([[], 'pass', [''], [null], {}, Array(65).fill('pass')]),
          },
        },
      ],
      [
        /command\.text/,
        {
          t: 'do',
          id,
          table,
          command: {
            type: 'chat',
            text: chance.pick(['', '   ', 5, null, 'x'.repeat(2001), chance.pick(UNFIT)]),
          },
        },
      ],
      [
        /command\.nonce/,
        {
          t: 'do',
          id,
          table,
          command: { type: 'sit', nonce: chance.pick(['', 'a b', 'a\n', 'x'.repeat(65), 7]) },
        },
      ],
      [
        /command\.seat/,
        { t: 'do', id, table, command: { type: 'clear', seat: chance.pick([-1, 5, 1.5, '0', null]) } },
      ],
      [
        /command\.bot/,
        { t: 'do', id, table, command: { type: 'bot', seat: 0, bot: chance.pick(['', 'A b', '../x', 1]) } },
      ],
      [/t\b|Invalid/, { t: odd.value(), id }],
    ]);
    return {
      by: chance.pick(ROLES),
      bytes: JSON.stringify(json),
      table,
      id,
      codes: ['malformed'],
      names: path,
    };
  },
  'a wrong request number': ({ chance }) => {
    const text = `{"t":"ping","id":${chance.pick(['-1', '1.5', '1e400', '9007199254740993', '"1"', 'null', '{}'])}}`;
    return { by: chance.pick(ROLES), bytes: text, codes: ['malformed'], names: /id/ };
  },
  'keys of the prototype': ({ chance }) => {
    const key = chance.pick(['__proto__', 'constructor', 'prototype']);
    const text = `{"t":"ping","${key}":{"id":1,"isAdmin":true,"t":"ping"}}`;
    return { by: chance.pick(ROLES), bytes: text, codes: ['malformed'], names: /id/ };
  },
  'an unknown part besides': ({ chance, targets }) => {
    const table = chance.pick(targets).id;
    return doing(
      'stranger',
      table,
      { type: 'move', n: 1, move: 'pass', seat: 0, person: 'x', seed: 1 },
      {
        codes: ['not-seated'],
      },
    );
  },
  'too large': ({ chance }) => {
    const size = chance.pick([16_400, 20_000, 100_000, 1_000_000]);
    const id = nextId();
    const bytes = `{"t":"ping","id":${id},"x":"${'x'.repeat(size)}"}`;
    return { by: chance.pick(ROLES), bytes, id, codes: ['too-large'], names: /bytes/ };
  },
  'far too large': ({ chance }) =>
    chance.once(20) ? { by: 'stranger', bytes: 'x'.repeat(1_200_000), codes: [], closes: [1009] } : undefined,
  'a binary message': ({ chance }) => ({
    by: chance.pick(ROLES),
    bytes: Buffer.from('{"t":"ping","id":1}'),
    frame: { op: BINARY },
    codes: ['malformed'],
    names: /binary/,
  }),
  'a message in pieces': ({ chance }) => {
    const id = nextId();
    const letters = [...JSON.stringify({ t: 'ping', id, x: 'pieces' })];
    const frames = letters.map((letter, i) =>
      frame(letter, { op: i === 0 ? 1 : 0, fin: i === letters.length - 1 }),
    );
    const between = chance.once(2) ? [frame('beat', { op: 9 })] : [];
    const bytes = Buffer.concat([...frames.slice(0, 5), ...between, ...frames.slice(5)]);
    return { by: chance.pick(ROLES), bytes, raw: true, id, codes: [], mayPass: true };
  },
  'broken frames': ({ chance }) => {
    const bytes = chance.pick([
      frame('x', { masked: false }),
      frame('x', { reserved: 4 }),
      frame('x', { op: 3 }),
      frame('x', { op: 0 }),
      frame('x'.repeat(126), { op: 9 }),
      frame('x', { op: 8, fin: false }),
      frame(Buffer.from([0xff, 0xfe, 0xc0, 0x80])),
      frame(Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d])),
      frame(Buffer.from([3]), { op: 8 }),
      frame(Buffer.from([0x00, 0x01]), { op: 8 }),
      Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ]);
    return { by: 'stranger', bytes, raw: true, codes: [], closes: [1002, 1007, 1009, 1006] };
  },
  'a table that does not exist': ({ chance }) => {
    const by = chance.pick(ROLES);
    return doing(by, NOWHERE, chance.pick(COMMANDS), {
      codes: unlessNobody(by, ['not-found']),
      table: NOWHERE,
    });
  },
  'watching what is not there': ({ chance }) => {
    const id = nextId();
    const bytes = JSON.stringify({ t: 'watch', id, table: NOWHERE, since: chance.below(100) });
    return { by: chance.pick(ROLES), bytes, id, codes: ['not-found'] };
  },
  'somebody without a seat': ({ chance, targets }) => {
    const target = chance.pick(targets);
    const by = chance.pick(['stranger', 'nobody'] as const);
    const command = chance.pick(COMMANDS.filter(({ type }) => type !== 'sit'));
    return doing(by, target.id, command, { codes: unlessNobody(by, NO_SEAT) });
  },
  'a game that is over': ({ chance, targets }) => {
    const target = chance.pick(targets.filter(({ status }) => status === 'ended' || status === 'closed'));
    const command = chance.pick(COMMANDS.filter(({ type }) => type !== 'chat' && type !== 'rematch'));
    // At a closed table only the host was seated.
    return doing('host', target.id, command, { codes: ['ended', 'already-started'] });
  },
  'a game that has not begun': ({ chance, targets }) => {
    const { id } = chance.pick(targets.filter(({ status }) => status === 'open'));
    const [by, command, code] = chance.pick<[Role, Command, FaultCode]>([
      ['host', { type: 'move', n: 1, move: 'pass' }, 'not-started'],
      ['player', { type: 'undo' }, 'not-started'],
      ['player', { type: 'resign' }, 'not-started'],
      ['player', { type: 'start' }, 'not-host'],
      ['player', { type: 'close' }, 'not-host'],
      ['player', { type: 'bot', seat: 2, bot: 'random' }, 'not-host'],
      ['host', { type: 'start' }, 'not-started'],
      ['host', { type: 'bot', seat: 2, bot: 'nobody' }, 'malformed'],
      ['host', { type: 'bot', seat: 1, bot: 'random' }, 'seat-taken'],
      ['host', { type: 'bot', seat: 4, bot: 'random' }, 'malformed'],
      ['stranger', { type: 'sit', seat: 0 }, 'seat-taken'],
      ['stranger', { type: 'sit', seat: 4 }, 'malformed'],
      ['host', { type: 'rematch' }, 'not-ended'],
    ]);
    return doing(by, id, command, { codes: [code] });
  },
  'a game that has begun': (arsenal) => {
    const [command, code] = arsenal.chance.pick<[Command, FaultCode]>([
      [{ type: 'sit' }, 'already-started'],
      [{ type: 'stand' }, 'already-started'],
      [{ type: 'start' }, 'already-started'],
      [{ type: 'close' }, 'already-started'],
      [{ type: 'clear', seat: 0 }, 'already-started'],
      [{ type: 'rematch' }, 'not-ended'],
      [{ type: 'answer', yes: true }, 'nothing-asked'],
    ]);
    return doing('host', running(arsenal).id, command, { codes: [code] });
  },
  'a number too low or too high': (arsenal) => {
    const { chance } = arsenal;
    const target = running(arsenal);
    const by = chance.pick(SEATED);
    const { ply } = target.position!;
    const n = chance.pick([ply + 2, ply + 3, 1_000_000, 9_007_199_254_740_991, ...(ply > 0 ? [ply] : [])]);
    const move = arsenal.legal(target, by)?.[0] ?? 'pass';
    // If several decide at once, the previous number may still be open.
    return doing(
      by,
      target.id,
      { type: 'move', n, move },
      {
        codes: n === ply ? ['stale', 'not-your-turn', 'illegal'] : ['stale'],
        mayPass: n === ply,
        alone: n === ply,
        names: n === ply ? /./ : new RegExp(`${ply + 1}`),
      },
    );
  },
  'out of turn': (arsenal) => {
    const target = running(arsenal);
    const by = arsenal.chance.pick(SEATED);
    if (arsenal.legal(target, by)) return undefined;
    return doing(
      by,
      target.id,
      { type: 'move', n: target.position!.ply + 1, move: 'pass' },
      {
        codes: ['not-your-turn'],
      },
    );
  },
  'an illegal move': (arsenal) => {
    const target = running(arsenal);
    const by = arsenal.chance.pick(SEATED);
    const legal = arsenal.legal(target, by);
    if (!legal) return undefined;
    const game = games[target.game]!;
    const move = game.notate(arsenal.chance.below(game.actions));
    if (legal.includes(move)) return undefined;
    return doing(
      by,
      target.id,
      { type: 'move', n: target.position!.ply + 1, move },
      {
        codes: ['illegal'],
        rules: true,
        names: /not legal/,
      },
    );
  },
  'no move at all': (arsenal) => {
    const target = running(arsenal);
    const by = arsenal.chance.pick(SEATED);
    if (!arsenal.legal(target, by)) return undefined;
    const move = `${arsenal.chance.pick(['<b>', '?!', '../', '__proto__', '\u202e', 'ｐass'])}`;
    return doing(
      by,
      target.id,
      { type: 'move', n: target.position!.ply + 1, move },
      {
        codes: ['illegal'],
        names: /is not a move of/,
      },
    );
  },
  'a turn with no move in it': (arsenal) => {
    const target = running(arsenal);
    const by = arsenal.chance.pick(SEATED);
    const legal = arsenal.legal(target, by);
    if (!legal) return undefined;
    const moves = [arsenal.chance.pick(legal), ...Array(arsenal.chance.below(62)).fill('pass'), '<b>'];
    const command = { type: 'moves', n: target.position!.ply + 1, moves };
    return doing(by, target.id, command, { codes: ['illegal'], names: /is not a move of/ });
  },
  'a move, then any other': (arsenal) => {
    const target = running(arsenal);
    const by = arsenal.chance.pick(SEATED);
    const legal = arsenal.legal(target, by);
    if (!legal) return undefined;
    const game = games[target.game]!;
    const moves = [arsenal.chance.pick(legal), game.notate(arsenal.chance.below(game.actions))];
    const command = { type: 'moves', n: target.position!.ply + 1, moves };
    return doing(by, target.id, command, { codes: ['illegal', 'turn-over'], mayPass: true, alone: true });
  },
  'a message once more': ({ old }) => {
    const bytes = old();
    if (!bytes) return undefined;
    const { id, table } = JSON.parse(bytes.text);
    return { by: bytes.by, bytes: bytes.text, id, table, codes: ['stale', 'not-your-turn'] };
  },
  'script in talk': (arsenal) =>
    doing(
      'host',
      running(arsenal).id,
      { type: 'chat', text: SCRIPT },
      { codes: ['too-many'], mayPass: true },
    ),
  'a real move': (arsenal) => {
    const target = running(arsenal);
    const by = arsenal.chance.pick(SEATED);
    const legal = arsenal.legal(target, by);
    if (!legal) return undefined;
    return doing(
      by,
      target.id,
      { type: 'move', n: target.position!.ply + 1, move: arsenal.chance.pick(legal) },
      {
        codes: [],
        mayPass: true,
        alone: true,
      },
    );
  },
};

const NO_SEAT: readonly FaultCode[] = [
  'not-seated',
  'not-host',
  'already-started',
  'not-started',
  'not-ended',
  'nothing-asked',
];
const REFUSED: readonly FaultCode[] = ['malformed', 'not-found', ...NO_SEAT, 'unauthorized'];
