import type { Action, Game, Kinds, OptionValue, Seat } from './game.ts';
import { over } from './game.ts';
import { optionNames } from './options.ts';
import { sha256Hex } from './sha256.ts';
import { turnEnds } from './turn.ts';

/**
 * A game as one text file: a header, one line a decision, and a check at every turn end. A check chains the
 * check before it, every line since, and the state: no character of a record can change unnoticed.
 */
export interface Header {
  readonly game: string;
  /** The version the game began with; its record keeps that format. */
  readonly version: number;
  readonly seats: number;
  /** Options of the present version. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Names by seat, of bots or people. */
  readonly players: readonly string[];
  /** H(seed ‖ salt), published before the first decision. */
  readonly commitment: string;
  /** Players' contributions to the seed. */
  readonly nonces: readonly string[];
  /** The seed with its salt, once revealed. */
  readonly secret?: Secret;
}

export interface Secret {
  readonly seed: string;
  readonly salt: string;
}

export const FORMAT = 'mandate-record 1';
const SALT_LENGTH = 32;
const CHECK_LENGTH = 12;

/** The salt has a fixed length, so `seed ‖ salt` can be read in one way only. */
export const commit = ({ seed, salt }: Secret): string => sha256Hex(seed + salt);

/** A deterministic salt, for reproducible records. Servers use random ones. */
export const derivedSalt = (seed: string): string => sha256Hex(`salt\0${seed}`).slice(0, SALT_LENGTH);

/** The header of a game about to begin, its seed revealed. */
export const openHeader = <K extends Kinds>(
  game: Game<K>,
  options: K['options'],
  players: readonly string[],
  secret: Secret,
): Header => ({
  game: game.id,
  version: game.version,
  seats: players.length,
  options: options as Header['options'],
  players,
  commitment: commit(secret),
  nonces: [],
  secret,
});

/** The seed of the setup. Nobody, not even the host, knows it before all nonces are in. */
export const gameSeed = (seed: string, nonces: readonly string[]): string =>
  nonces.length === 0 ? seed : sha256Hex([seed, ...nonces].join('\n'));

/** State of the check chain while a record is written or read. */
export interface Chain {
  check: string;
  pending: string[];
}

export const chain = (): Chain => ({ check: '', pending: [] });

/** Closes the pending lines with a check over them and the state. */
export function seal(c: Chain, state: string): string {
  c.check = sha256Hex([c.check, ...c.pending, state].join('\n')).slice(0, CHECK_LENGTH);
  c.pending = [];
  return c.check;
}

function headerLines<K extends Kinds>(game: Game<K>, h: Header): string[] {
  const lines = [FORMAT, `game ${h.game} ${h.version}`, `seats ${h.seats}`];
  for (const name of optionNames(game, h.version)) lines.push(`option ${name} ${h.options[name]}`);
  for (const [seat, name] of h.players.entries()) lines.push(`player ${seat} ${name}`);
  lines.push(`commitment ${h.commitment}`);
  for (const nonce of h.nonces) lines.push(`nonce ${nonce}`);
  if (h.secret) lines.push(`salt ${h.secret.salt}`, `seed ${h.secret.seed}`);
  return lines;
}

/** Writes a record decision by decision. */
export class Recorder<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #version: number;
  readonly #chain = chain();
  readonly #lines: string[] = [];
  #n = 0;
  #last: K['state'];

  constructor(game: Game<K>, header: Header, start: K['state']) {
    this.#game = game;
    this.#version = header.version;
    this.#last = start;
    for (const line of headerLines(game, header)) this.#write(line);
    this.#close('moves', start);
  }

  #write(line: string): void {
    this.#lines.push(line);
    this.#chain.pending.push(line);
  }

  #close(line: string, state: K['state']): void {
    this.#chain.pending.push(line);
    this.#lines.push(`${line} #${seal(this.#chain, this.#json(state))}`);
  }

  #json(state: K['state']): string {
    return JSON.stringify(this.#game.inVersion(state, this.#version));
  }

  add(seat: Seat, action: Action, after: K['state']): void {
    const line = `${++this.#n} ${seat} ${this.#game.notate(action)}`;
    if (turnEnds(this.#game, this.#last, seat, after)) this.#close(line, after);
    else this.#write(line);
    this.#last = after;
  }

  /** The record so far, with the result once the game is over. */
  text(): string {
    const s = this.#last;
    const line = over(s) ? resultLine(this.#game, s) : 'pause';
    const check = seal({ check: this.#chain.check, pending: [...this.#chain.pending, line] }, this.#json(s));
    return `${[...this.#lines, `${line} #${check}`].join('\n')}\n`;
  }
}

export const resultLine = <K extends Kinds>(game: Game<K>, s: K['state']): string =>
  `end scores ${game.scores(s).join(' ')} places ${game.places(s).join(' ')}`;
