import type { Action, Game, GameId, Kinds, OptionValue, Seat } from './game.ts';
import { legalActions, over, phaseOf } from './game.ts';
import { InputError, optionNames, parseOptions } from './options.ts';
import { chain, commit, FORMAT, gameSeed, type Header, resultLine, seal } from './record.ts';
import { turnEnds } from './turn.ts';

/** A record that does not hold, with the line where it shows. */
export class RecordError extends InputError {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}`);
    this.line = line;
  }
}

export interface Step<K extends Kinds = Kinds> {
  readonly n: number;
  readonly seat: Seat;
  /** The phase that was asked. */
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
  /** How many checks were made and held. */
  readonly checks: number;
}

type Games = Readonly<Partial<Record<GameId, Game>>>;

/** Replays a record and checks it whole; throws a RecordError at the first line that does not hold. */
export function replay(text: string, games: Games): Replay {
  const lines = text.split('\n');
  if (lines.pop() !== '')
    throw new RecordError(lines.length + 1, 'the record does not end with a line break.');
  const { game, header, at } = readHeader(lines, games);
  if (!header.secret)
    throw new RecordError(at, 'the seed of this game is not revealed yet, so it cannot be replayed.');

  const links = chain();
  links.pending = lines.slice(0, at - 1);
  let checks = 0;
  const close = (line: number, body: string, given: string | undefined, s: Kinds['state']) => {
    links.pending.push(body);
    const check = seal(links, JSON.stringify(game.inVersion(s, header.version)));
    if (given !== check)
      throw new RecordError(
        line,
        given === undefined
          ? `the check ${check} is missing.`
          : `the check is ${given}, but what stands in the record up to here gives ${check}.`,
      );
    checks++;
  };

  const start = game.setup(header.options, header.seats, gameSeed(header.secret.seed, header.nonces));
  const opening = split(lines[at - 1] ?? '');
  if (opening.body !== 'moves') throw new RecordError(at, `'moves' was expected, not '${opening.body}'.`);
  close(at, 'moves', opening.check, start);

  const steps: Step[] = [];
  let s = start;
  for (let i = at; i < lines.length; i++) {
    const line = i + 1;
    const { body, check } = split(lines[i]!);
    if (body === 'pause' || body.startsWith('end ')) {
      if (i !== lines.length - 1) throw new RecordError(line + 1, 'nothing may follow the last line.');
      const expected = over(s) ? resultLine(game, s) : 'pause';
      if (body !== expected) throw new RecordError(line, `'${expected}' was expected, not '${body}'.`);
      close(line, body, check, s);
      return { game, header, start, steps, finished: over(s), checks };
    }
    const step = readStep(game, s, body, steps.length + 1, line);
    if (turnEnds(game, s, step.seat, step.state)) close(line, body, check, step.state);
    else if (check !== undefined) throw new RecordError(line, 'a check stands where no turn ends.');
    else links.pending.push(body);
    steps.push(step);
    s = step.state;
  }
  throw new RecordError(lines.length + 1, "the last line, 'end …' or 'pause …', is missing.");
}

function split(line: string): { body: string; check: string | undefined } {
  const at = line.lastIndexOf(' #');
  return at < 0 ? { body: line, check: undefined } : { body: line.slice(0, at), check: line.slice(at + 2) };
}

function readStep(game: Game, s: Kinds['state'], body: string, n: number, line: number): Step {
  const found = /^(\d+) (\d) (\S+)$/.exec(body);
  if (!found) throw new RecordError(line, `'${body}' is not a decision ('number seat move').`);
  const seat = Number(found[2]);
  const move = found[3]!;
  if (found[1] !== String(n)) throw new RecordError(line, `decision ${n} was expected, not ${found[1]}.`);
  if (over(s)) throw new RecordError(line, 'the game is over before this decision.');
  const action = game.parse(move);
  if (action === undefined || game.notate(action) !== move)
    throw new RecordError(line, `'${move}' is not a move of ${game.id}.`);
  if (!legalActions(game, s, seat).includes(action)) {
    const rules = game.why(s, seat, game.decode(action)).join(', ');
    throw new RecordError(line, `'${move}' is not legal for seat ${seat} (${rules}).`);
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
  const fail = (reason: string): never => {
    throw new RecordError(at, reason);
  };
  const take = (pattern: RegExp, what: string): RegExpExecArray => {
    const line = lines[at - 1];
    const found = pattern.exec(line ?? '');
    if (!found)
      return fail(line === undefined ? `${what} is missing.` : `${what} was expected, not '${line}'.`);
    at++;
    return found;
  };

  if (lines[0] !== FORMAT) fail(`this is not a record ('${FORMAT}' was expected).`);
  at++;
  const [, id, digits] = take(/^game (\w+) (\d+)$/, "'game <id> <version>'");
  const game = games[id as GameId];
  if (!game || game.id !== id) {
    at--;
    return fail(`there is no game '${id}' here.`);
  }
  const version = Number(digits);
  if (version < 1 || version > game.version || digits !== String(version)) {
    at--;
    fail(`this record is of version ${digits} of ${id}, and version ${game.version} plays here.`);
  }
  const seats = Number(take(/^seats (\d)$/, "'seats <number>'")[1]);
  const given: Record<string, string> = {};
  const first = at;
  for (const name of optionNames(game, version)) {
    const found = take(new RegExp(`^option ${name} (\\S+)$`), `'option ${name} <value>'`);
    given[name] = found[1]!;
  }
  let options: Kinds['options'];
  try {
    options = parseOptions(game, seats, given, version);
  } catch (error) {
    const name = /^Option (\w+) /.exec((error as Error).message)?.[1];
    throw new RecordError(
      name === undefined ? first - 1 : first + Object.keys(given).indexOf(name),
      (error as Error).message,
    );
  }
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push(take(new RegExp(`^player ${seat} (.+)$`), `'player ${seat} <name>'`)[1]!);
  const commitment = take(/^commitment ([0-9a-f]{64})$/, "'commitment <64 hexadecimal digits>'")[1]!;
  const nonces: string[] = [];
  while (lines[at - 1]?.startsWith('nonce ')) nonces.push(take(/^nonce (.+)$/, "'nonce <text>'")[1]!);
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
  const seed = take(/^seed (.+)$/, "'seed <text>'")[1]!;
  if (commit({ seed, salt }) !== commitment) {
    at--;
    fail('seed and salt do not give the commitment that was published before the game.');
  }
  return { game, header: { ...base, secret: { seed, salt } }, at };
}
