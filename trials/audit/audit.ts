import { isDeepStrictEqual } from 'node:util';
import type { Game, Seat, State } from '../../core/game.ts';
import { perspective } from '../../core/perspective.ts';
import { type Replay, replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import type { Match } from '../harness/match.ts';
import { persist } from '../harness/opening.ts';
import { digestOf, type Player } from '../harness/player.ts';
import { Violation } from '../harness/violation.ts';
import { checkClocks, clocksOf } from './clocks.ts';
import { courseOf, type Standing } from './course.ts';
import { checkDeeds, checkTurns } from './deeds.ts';

export interface Tally {
  readonly decisions: number;
  readonly entries: number;
  /** Positions that clients received, all of which match the record. */
  readonly positions: number;
  /** Commands in the log without an acknowledgement, because the server or its database failed in between. */
  readonly doubtful: number;
}

/** Compares everything the clients of a finished game received with its record; throws the first Violation. */
export async function audit(match: Match): Promise<Tally> {
  const { table, everybody, players } = match;
  const record = await persist(() => players[0]!.guest.ask<string>(`GET /api/tables/${table}/record`));
  const replayed = replay(record, games);
  if (!replayed.finished) throw new Violation(table, 'has ended, but the game in its record has not');
  for (const player of everybody) await checkEntries(player);
  checkSameEntries(table, everybody);
  const course = courseOf(table, players, replayed);
  const doubtful = players.map(checkDeeds).reduce((a, b) => a + b, 0);
  checkTurns(match);
  const positions = checkPositions(match, course, replayed);
  checkEnd(match, replayed);
  return { decisions: replayed.steps.length, entries: course.length, positions, doubtful };
}

const nameOf = ({ seat, guest }: Player): string =>
  seat === undefined ? `the onlooker ${guest.person.name}` : `seat ${seat}`;

/** The entries received over the socket match the log, despite disconnections, and include everything acknowledged. */
export async function checkEntries(player: Player): Promise<void> {
  const { table, guest, faults, deeds } = player;
  const who = nameOf(player);
  const had = [...player.entries];
  const acknowledged = Math.max(0, ...deeds.map(({ n = 0 }) => n));
  if (faults.length > 0) throw new Violation(table, `${who}: ${faults[0]}`);
  const kept = await persist(() => guest.entries(table));
  const known = Math.max(had.length, acknowledged);
  if (kept.length < known)
    throw new Violation(table, `${who} was told of entry ${known}, and the log ends at ${kept.length}`);
  for (const [i, entry] of had.entries())
    if (!isDeepStrictEqual(entry, kept[i]))
      throw new Violation(
        table,
        `${who} was told ${JSON.stringify(entry)}, and the log says ${JSON.stringify(kept[i])}`,
      );
}

/** All clients saw the same entries with the same times. */
function checkSameEntries(table: string, everybody: readonly Player[]): void {
  const outline = (player: Player) => player.entries.map(({ n, at, what }) => `${n} ${at} ${what.type}`);
  const [first, ...others] = everybody.map(outline);
  for (const [i, other] of others.entries()) {
    const at = first!.findIndex((line, n) => line !== other[n]);
    if (at >= 0 || other.length !== first!.length)
      throw new Violation(
        table,
        `${nameOf(everybody[0]!)} and ${nameOf(everybody[i + 1]!)} were told different things at ${at + 1}`,
      );
  }
}

/** Every position that a client received matches the rules' view of the state at that time. */
function checkPositions({ table, everybody }: Match, course: readonly Standing[], { game }: Replay): number {
  const faces = clocksOf(game, everybody[0]!.info!, course);
  let checked = 0;
  for (const player of everybody) {
    const who = nameOf(player);
    for (const mark of player.marks) {
      const { state, decisions } = course[mark.n - 1]!;
      checkClocks(table, who, faces, mark);
      if (!state) continue;
      if (mark.digest !== expected(game, state, decisions.length, player.seat))
        throw new Violation(
          table,
          `${who} was shown another position at ${mark.n} than the record has there`,
        );
      checked++;
    }
  }
  return checked;
}

function expected(game: Game, state: State, ply: number, seat: Seat | undefined): string {
  const { legal, view, ...shown } = perspective(game, state, seat ?? 'spectator');
  return digestOf({
    ply,
    ...shown,
    view: view as object as Record<string, unknown>,
    ...(legal.length > 0 ? { legal: legal.map((action) => game.notate(action)) } : {}),
  });
}

function checkEnd({ table, everybody }: Match, { game, header, steps }: Replay): void {
  const final = steps.at(-1)!.state;
  for (const player of everybody) {
    const { position, info, seat } = player;
    const view = JSON.parse(JSON.stringify(game.view(final, seat ?? 'spectator')));
    if (position?.ply !== steps.length || !isDeepStrictEqual(position.view, view))
      throw new Violation(table, `the final view of ${nameOf(player)} is not that of the record`);
    if (info?.commitment !== header.commitment)
      throw new Violation(table, `the record has another commitment than ${nameOf(player)} was shown`);
    const { scores, places } = info.result ?? {};
    if (!isDeepStrictEqual([scores, places], [game.scores(final), game.places(final)]))
      throw new Violation(table, `the result that ${nameOf(player)} was shown is not that of the record`);
  }
}
