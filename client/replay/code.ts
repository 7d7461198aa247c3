import {
  type Action,
  type Game,
  type Kinds,
  legalActions,
  over,
  type Seat,
  seatsOf,
} from '../../core/game.ts';
import { InputError, optionNames, parseOptions } from '../../core/options.ts';
import { commit, gameSeed, type Header, Recorder } from '../../core/record.ts';
import { type Replay, recordUpTo } from '../../core/replay.ts';
import { hex, sha256, utf8 } from '../../core/sha256.ts';
import { GAME_IDS } from '../../games/list.ts';
import type { LinkFault } from '../../i18n/faults.ts';
import { FAMILIES } from '../board/board.ts';
import type { KeptGame } from '../session/kept.ts';

/**
 * A game as text for a link. The first character is the version of this format; the rest is base64url of a check, the
 * header of the record, and all decisions as one number in mixed radix: for each decision the index of its seat among
 * those to decide, and of its move among the legal ones. Moves are ordered by notation, which records keep stable, so
 * that a code does not depend on how moves are numbered.  People keep links with these codes: a change of the format
 * needs a new version that still reads this one.
 */
const VERSION = '1';
const CHECK_BYTES = 4;
/** Bytes of the check at the end of the record. */
const SEAL_BYTES = 6;
/** No game comes close; longer codes are not decoded. */
const LONGEST = 20_000;

/** The part of a stored game that a code carries. */
export type CodedGame = Pick<KeptGame, 'game' | 'bots' | 'names' | 'families' | 'record'>;

/** An invalid code, and why. */
export class LinkError extends Error {
  readonly fault: LinkFault;
  constructor(fault: LinkFault) {
    super(`The link cannot be opened: ${fault}.`);
    this.fault = fault;
  }
}

export function encodeGame(past: Replay, seats: Pick<CodedGame, 'bots' | 'names' | 'families'>): string {
  const { game, header, start, steps } = past;
  const out = new Writer();
  out.text(header.game);
  out.number(header.version);
  out.number(header.seats);
  for (const name of optionNames(game, header.version)) out.text(String(header.options[name]));
  out.text(header.secret!.seed);
  out.text(header.secret!.salt);
  out.number(header.nonces.length);
  for (const nonce of header.nonces) out.text(nonce);
  for (const [seat, player] of header.players.entries()) {
    out.text(player);
    out.textOrNull(seats.bots[seat] ?? null, player);
    out.textOrNull(seats.names[seat] ?? null, player);
    out.number(FAMILIES.indexOf(seats.families[seat]!));
  }
  const digits: (readonly [digit: number, radix: number])[] = [];
  let s = start;
  for (const { seat, action, state } of steps) {
    const active = seatsOf(game.active(s));
    const legal = movesOf(game, s, seat);
    digits.push([active.indexOf(seat), active.length], [legal.indexOf(action), legal.length]);
    s = state;
  }
  out.bytes(sealOf(recordUpTo(past)));
  out.number(steps.length);
  out.bytes(bytesOf(digits.reduceRight((sum, [digit, radix]) => sum * BigInt(radix) + BigInt(digit), 0n)));
  const body = out.done();
  return VERSION + base64url([...checkOf(body), ...body]);
}

/** Throws a LinkError unless the code carries a whole game that follows the rules. */
export async function decodeGame(
  code: string,
  gameOf: (id: Header['game']) => Promise<Game>,
): Promise<CodedGame> {
  const bytes = bytesIn(code);
  const body = bytes.subarray(CHECK_BYTES);
  if (checkOf(body).some((byte, at) => byte !== bytes[at])) throw new LinkError('damaged');
  const read = new Reader(body);
  const name = read.text();
  const id = GAME_IDS.find((one) => one === name);
  // The check matches, so a page that knows a game of this name made the code.
  if (!id) throw new LinkError('newer');
  try {
    return decoded(await gameOf(id), read);
  } catch (error) {
    throw error instanceof InputError || error instanceof RangeError ? new LinkError('rules') : error;
  }
}

function decoded(game: Game, read: Reader): CodedGame {
  const version = read.number();
  if (version > game.version) throw new LinkError('newer');
  if (version < 1) fail();
  const seats = read.number();
  const given = Object.fromEntries(optionNames(game, version).map((option) => [option, read.text()]));
  const options = parseOptions(game, seats, given, version);
  const secret = { seed: read.text(), salt: read.text() };
  const nonces = Array.from({ length: read.count() }, () => read.text());
  const sitting = Array.from({ length: seats }, () => {
    const player = read.text();
    return {
      player,
      bot: read.textOrNull(player),
      name: read.textOrNull(player),
      family: FAMILIES[read.number()] ?? fail(),
    };
  });
  const header: Header = {
    game: game.id,
    version,
    seats,
    options: options as Header['options'],
    players: sitting.map(({ player }) => player),
    commitment: commit(secret),
    nonces,
    secret,
  };
  const seal = read.bytes(SEAL_BYTES);
  const decisions = read.count();
  const record = played(game, header, decisions, numberIn(read.rest()));
  if (sealOf(record).some((byte, at) => byte !== seal[at])) fail();
  return {
    game: game.id,
    bots: sitting.map(({ bot }) => bot),
    names: sitting.map(({ name }) => name),
    families: sitting.map(({ family }) => family),
    record,
  };
}

/** The record of the decisions encoded in a number. */
function played(game: Game, header: Header, decisions: number, digits: bigint): string {
  let left = digits;
  const take = (radix: number): number => {
    const digit = Number(left % BigInt(radix));
    left /= BigInt(radix);
    return digit;
  };
  const s = game.setup(header.options, header.seats, gameSeed(header.secret!.seed, header.nonces));
  const recorder = new Recorder(game, header, game.clone(s));
  for (let n = 0; n < decisions; n++) {
    if (over(s)) fail();
    const active = seatsOf(game.active(s));
    const seat = active[take(active.length)]!;
    const legal = movesOf(game, s, seat);
    const action = legal[take(legal.length)]!;
    game.apply(s, seat, action);
    recorder.add(seat, action, game.clone(s));
  }
  if (left !== 0n) fail();
  return recorder.text();
}

const fail = (): never => {
  throw new LinkError('rules');
};

/** The legal moves, ordered by notation. */
function movesOf(game: Game, s: Kinds['state'], seat: Seat): Action[] {
  const legal = legalActions(game, s, seat).map((action) => [game.notate(action), action] as const);
  return legal.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, action]) => action);
}

/** The check of the last line, which covers all lines before it. */
const sealOf = (record: string): Uint8Array => {
  const digits = record.slice(record.lastIndexOf('#') + 1).trim();
  return fromHex(digits);
};

const checkOf = (body: Uint8Array): Uint8Array => sha256(body).subarray(0, CHECK_BYTES);

const HEX = /^(?:[0-9a-f]{2})+$/;
const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const bytesOf = (number: bigint): Uint8Array => {
  const digits = number === 0n ? '' : number.toString(16);
  return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
};
const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x0${hex(bytes)}`);

const base64url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function bytesIn(code: string): Uint8Array {
  if (code.length > LONGEST || !/^\d[\w-]*$/.test(code)) throw new LinkError('foreign');
  if (code[0] !== VERSION) throw new LinkError(code[0] === '0' ? 'foreign' : 'newer');
  const text = code.slice(1).replaceAll('-', '+').replaceAll('_', '/');
  if (text.length % 4 === 1) throw new LinkError('damaged');
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Numbers take seven bits per byte; text is preceded by its length, and hexadecimal digits are packed. */
class Writer {
  readonly #bytes: number[] = [];

  number(value: number): void {
    let left = value;
    for (; left > 0x7f; left = Math.floor(left / 128)) this.#bytes.push((left % 128) + 128);
    this.#bytes.push(left);
  }

  bytes(bytes: Uint8Array): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  text(text: string): void {
    const packed = HEX.test(text);
    const bytes = packed ? fromHex(text) : utf8(text);
    this.number(bytes.length * 2 + (packed ? 1 : 0));
    this.bytes(bytes);
  }

  /** 0 for null, 1 for the previous text, 2 and the text otherwise. */
  textOrNull(text: string | null, before: string): void {
    this.number(text === null ? 0 : text === before ? 1 : 2);
    if (text !== null && text !== before) this.text(text);
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Throws a RangeError if the bytes end too early. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || factor > 2 ** 35) throw new RangeError('The code ends too early.');
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  /** A number of items or players. */
  count(): number {
    const value = this.number();
    if (value > LONGEST) throw new RangeError(`${value} is too much for a code.`);
    return value;
  }

  bytes(length: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (bytes.length < length) throw new RangeError('The code ends too early.');
    this.#at += length;
    return bytes;
  }

  text(): string {
    const length = this.number();
    const bytes = this.bytes(Math.floor(length / 2));
    const text = length % 2 === 1 ? hex(bytes) : new TextDecoder().decode(bytes);
    // A record has each text on a line of its own.
    if (/\p{Cc}/u.test(text)) throw new RangeError('The code has a control character in a text.');
    return text;
  }

  textOrNull(before: string): string | null {
    const kind = this.number();
    return kind === 0 ? null : kind === 1 ? before : this.text();
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }
}
