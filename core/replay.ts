import type { Action, Game, Kinds, OptionValue, Seat } from './game.ts';
import { legalActions, over, phaseOf } from './game.ts';
import { InputError, optionNames, parseOptions } from './options.ts';
import { chain, commit, FORMAT, gameSeed, type Header, Recorder, resultLine, seal } from './record.ts';
import { type RecordFault, recordFaultText } from './recordfault.ts';
import { turnEnds } from './turn.ts';

/** A record that fails verification, with the line and the fault. */
export class RecordError extends InputError {
  readonly line: number;
  readonly fault: RecordFault;
  constructor(line: number, fault: RecordFault) {
    super(`Line ${line}: ${recordFaultText(fault)}`);
    this.line = line;
    this.fault = fault;
  }
}

export interface Step<K extends Kinds = Kinds> {
  readonly n: number;
  readonly seat: Seat;
  /** Phase of the decision. */
  readonly phase: string;
  readonly action: Action;
  readonly move: string;
  readonly events: K['event'][];
  readonly state: K['state'];
}

export interface Replay<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly header: Header;
  readonly start: K['state'];
  readonly steps: Step<K>[];
  readonly finished: boolean;
  /** Number of checks verified. */
  readonly checks: number;
}

type Games = Readonly<Partial<Record<string, Game>>>;

/** Replays and verifies a record. Throws a RecordError at the first faulty line. */
export function replay(text: string, games: Games): Replay {
  const { damage, ...whole } = replaySound(text, games);
  if (damage) throw damage;
  return whole;
}

/**
 * Replays a record up to its last valid check; everything after it may be altered. Throws a RecordError if the
 * header is damaged.
 */
export function replaySound(text: string, games: Games): Replay & { readonly damage?: RecordError } {
  const lines = text.split('\n');
  const unended = lines.pop() !== '';
  const { game, header, at } = readHeader(lines, games);
  if (!header.secret) throw new RecordError(at, { code: 'sealed' });

  const links = chain();
  links.pending = lines.slice(0, at - 1);
  let checks = 0;
  const close = (line: number, body: string, given: string | undefined, s: Kinds['state']) => {
    links.pending.push(body);
    const expected = seal(links, JSON.stringify(game.inVersion(s, header.version)));
    if (given === undefined) throw new RecordError(line, { code: 'no-check', expected });
    if (given !== expected) throw new RecordError(line, { code: 'check', given, expected });
    checks++;
  };

  const start = game.setup(header.options, header.seats, gameSeed(header.secret.seed, header.nonces));
  const opening = split(lines[at - 1] ?? '');
  if (opening.body !== 'moves') throw new RecordError(at, lineFault("'moves'", lines[at - 1]));
  close(at, 'moves', opening.check, start);

  const steps: Step[] = [];
  let sound = 0;
  let s = start;
  const read = (): void => {
    for (let i = at; i < lines.length; i++) {
      const line = i + 1;
      const { body, check } = split(lines[i]!);
      if (body === 'pause' || body.startsWith('end ')) {
        if (i !== lines.length - 1 || unended) throw new RecordError(line + 1, { code: 'trailing' });
        const expected = over(s) ? resultLine(game, s) : 'pause';
        if (body !== expected) throw new RecordError(line, lineFault(`'${expected}'`, body));
        close(line, body, check, s);
        sound = steps.length;
        return;
      }
      const step = readStep(game, s, body, steps.length + 1, line);
      const ends = turnEnds(game, s, step.seat, step.state);
      if (ends) close(line, body, check, step.state);
      else if (check !== undefined) throw new RecordError(line, { code: 'stray-check' });
      else links.pending.push(body);
      steps.push(step);
      s = step.state;
      if (ends) sound = steps.length;
    }
    throw new RecordError(lines.length + 1, { code: unended ? 'unended' : 'no-end' });
  };

  try {
    read();
    return { game, header, start, steps, finished: over(s), checks };
  } catch (damage) {
    if (!(damage instanceof RecordError)) throw damage;
    const last = steps[sound - 1]?.state ?? start;
    return { game, header, start, steps: steps.slice(0, sound), finished: over(last), checks, damage };
  }
}

/** The record of a game up to a decision. */
export function recordUpTo({ game, header, start, steps }: Replay, decisions = steps.length): string {
  const recorder = new Recorder(game, header, start);
  for (const { seat, action, state } of steps.slice(0, decisions)) recorder.add(seat, action, state);
  return recorder.text();
}

const lineFault = (expected: string, found: string | undefined): RecordFault =>
  found === undefined ? { code: 'missing', expected } : { code: 'line', expected, found };

function split(line: string): { body: string; check: string | undefined } {
  const at = line.lastIndexOf(' #');
  return at < 0 ? { body: line, check: undefined } : { body: line.slice(0, at), check: line.slice(at + 2) };
}

function readStep(game: Game, s: Kinds['state'], body: string, n: number, line: number): Step {
  const found = /^(\d+) (\d) (\S+)$/.exec(body);
  if (!found) throw new RecordError(line, { code: 'decision', found: body });
  const seat = Number(found[2]);
  const move = found[3]!;
  if (found[1] !== String(n)) throw new RecordError(line, { code: 'number', expected: n, found: found[1]! });
  if (over(s)) throw new RecordError(line, { code: 'over' });
  const action = game.parse(move);
  if (action === undefined || game.notate(action) !== move)
    throw new RecordError(line, { code: 'move', game: game.id, move });
  if (!legalActions(game, s, seat).includes(action)) {
    const rules = game.why(s, seat, game.decode(action));
    throw new RecordError(line, { code: 'illegal', move, seat, rules });
  }
  const phase = phaseOf(s);
  const state = game.clone(s);
  const events: Kinds['event'][] = [];
  game.apply(state, seat, action, (event) => events.push(event));
  return { n, seat, phase, action, move, events, state };
}

/** Reads the header; `at` is the number of the first line after it. */
function readHeader(lines: readonly string[], games: Games): { game: Game; header: Header; at: number } {
  let at = 1;
  const fail = (fault: RecordFault): never => {
    throw new RecordError(at, fault);
  };
  const take = (pattern: RegExp, expected: string): RegExpExecArray => {
    const found = pattern.exec(lines[at - 1] ?? '');
    if (!found) return fail(lineFault(expected, lines[at - 1]));
    at++;
    return found;
  };

  if (lines[0] !== FORMAT) fail({ code: 'format', expected: FORMAT });
  at++;
  const [, id, digits] = take(/^game (\w+) (\d+)$/, "'game <id> <version>'");
  const game = games[id as string];
  if (!game || game.id !== id) {
    at--;
    return fail({ code: 'game', game: id! });
  }
  const version = Number(digits);
  if (version < 1 || version > game.version || digits !== String(version)) {
    at--;
    fail({ code: 'version', game: id, found: digits!, known: game.version });
  }
  const seats = Number(take(/^seats (\d)$/, "'seats <number>'")[1]);
  const [min, max] = game.seats;
  if (seats < min || seats > max) {
    at--;
    fail({ code: 'seats', game: id, found: seats });
  }
  const given: Record<string, string> = {};
  const first = at;
  const names = optionNames(game, version);
  for (const name of names)
    given[name] = take(new RegExp(`^option ${name} (\\S+)$`), `'option ${name} <value>'`)[1]!;
  let options: Kinds['options'];
  try {
    options = parseOptions(game, seats, given, version);
  } catch (error) {
    const name = /^Option (\w+) /.exec((error as Error).message)?.[1];
    if (name === undefined) throw error;
    at = first + names.indexOf(name);
    return fail({ code: 'option', name, value: given[name]! });
  }
  // Names may contain U+2028, so `.` must match it.
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push(take(new RegExp(`^player ${seat} (.+)$`, 's'), `'player ${seat} <name>'`)[1]!);
  const commitment = take(/^commitment ([0-9a-f]{64})$/, "'commitment <64 hexadecimal digits>'")[1]!;
  const nonces: string[] = [];
  while (lines[at - 1]?.startsWith('nonce ')) nonces.push(take(/^nonce (.+)$/s, "'nonce <text>'")[1]!);
  const base = {
    game: game.id,
    version,
    seats,
    options: options as Record<string, OptionValue>,
    players,
    commitment,
    nonces,
  };
  if (!lines[at - 1]?.startsWith('salt ')) return { game, header: base, at };
  const salt = take(/^salt ([0-9a-f]{32})$/, "'salt <32 hexadecimal digits>'")[1]!;
  const seed = take(/^seed (.+)$/s, "'seed <text>'")[1]!;
  if (commit({ seed, salt }) !== commitment) {
    at--;
    fail({ code: 'commitment' });
  }
  return { game, header: { ...base, secret: { seed, salt } }, at };
}
