import { z } from 'zod';
import { holiday, result, seatNumber } from '../../protocol/table.ts';
import type { Line, Tables } from '../store.ts';
import { UnreadableError } from '../unreadable.ts';
import type { TableLine } from './line.ts';

const seats = z.int().min(0);
const action = z.int().min(0);
const decision = z.looseObject({
  seat: seatNumber,
  action,
  active: seats,
  ends: z.literal(true).optional(),
  shown: z.literal(true).optional(),
});
const ofSeat = z.looseObject({ seat: seatNumber });
const taking = z.enum(['undo', 'redo']);

/** Schemas of stored lines. Fields added later have defaults. */
const BODIES: Readonly<Record<TableLine['type'], z.ZodType<object>>> = {
  open: z.looseObject({
    host: z.string(),
    circle: z.array(z.string()).optional(),
    brought: z
      .looseObject({ nonces: z.array(z.string()), moves: z.array(z.tuple([seatNumber, action])) })
      .optional(),
  }),
  sit: ofSeat.extend({
    person: z.string(),
    name: z.string().default(''),
    account: z.literal(true).optional(),
    nonce: z.string().optional(),
  }),
  stand: ofSeat,
  bot: ofSeat.extend({ bot: z.string() }),
  ready: ofSeat.extend({ on: z.boolean() }),
  rated: z.looseObject({ on: z.boolean() }),
  invite: ofSeat.extend({ person: z.string(), name: z.string().default('') }),
  decline: z.looseObject({ person: z.string() }),
  start: z.looseObject({
    order: z.array(seatNumber),
    nonces: z.array(z.string()).default([]),
    active: seats,
    moves: z.array(decision).optional(),
  }),
  close: z.looseObject({ why: z.literal('expired').optional() }),
  move: decision.extend({ ply: z.int().min(1) }),
  undo: ofSeat.extend({ ply: z.int().min(0), active: seats }),
  redo: ofSeat.extend({
    ply: z.int().min(0),
    moves: z.array(ofSeat.extend({ action })),
    active: seats,
  }),
  ask: ofSeat.extend({ for: taking, ply: z.int().min(0) }),
  answer: ofSeat.extend({ yes: z.boolean() }),
  resign: ofSeat,
  adopt: z.looseObject({
    seat: seatNumber.optional(),
    from: z.string(),
    person: z.string(),
    name: z.string().default(''),
  }),
  leave: ofSeat,
  absent: ofSeat,
  left: ofSeat,
  back: ofSeat,
  credit: z.looseObject({ ms: z.number() }),
  holiday: ofSeat.extend({ holidays: z.array(holiday) }),
  chat: z.looseObject({ person: z.string(), name: z.string().default(''), text: z.string().default('') }),
  rematch: z.looseObject({ table: z.string(), person: z.string().optional() }),
  end: z.looseObject({ result }),
};

/** Parsed lines of a table after a number, with defaults for fields that older versions did not write. */
export async function readLines(
  tables: Tables,
  table: string,
  after: number,
  events: boolean,
  limit?: number,
): Promise<TableLine[]> {
  return (await tables.log(table, after, events, limit)).map(readLine);
}

export function readLine(line: Line): TableLine {
  const schema = Object.hasOwn(BODIES, line.type) ? BODIES[line.type as TableLine['type']] : undefined;
  if (!schema)
    throw new UnreadableError(`line ${line.n} of its log is of a kind that this version does not know`);
  const body = schema.safeParse(line.body);
  if (!body.success) throw new UnreadableError(`line ${line.n} of its log is damaged`);
  return { ...line, body: body.data } as TableLine;
}
