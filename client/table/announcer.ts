import type { Kinds, Viewer } from '../../core/game.ts';
import type { BoardProps } from '../board/board.ts';
import type { DecisionEntry, Result } from '../session/session.ts';
import { tieBreak } from './outcome.ts';
import { sentencesOf } from './sentences.ts';

/** Older lines are in the log. */
const MOST = 100;

export interface Line {
  readonly n: number;
  readonly text: string;
}

/** The open decision, which is announced after what led to it. */
interface Question {
  readonly viewer: Viewer;
  /** Decisions made before the turn began, and steps of the turn so far. */
  readonly ply: number;
  readonly step: number;
  readonly prompt: string;
}

interface Heard {
  readonly props: BoardProps;
  readonly entries: readonly DecisionEntry[];
  readonly result: Result | undefined;
  readonly question: Question | undefined;
  /** "Your turn." */
  readonly yourTurn: string;
  /** In a replay, which leaps: what lies between two positions is not told. */
  readonly leaps?: boolean | undefined;
}

/** Collects what screen readers read out: all that happened, in order, then what is asked. */
export class Announcer {
  #lines: readonly Line[] = [];
  #told: number;
  #asked: Question | undefined;
  #count = 0;

  /** Decisions made before are not announced. */
  constructor(entries: readonly DecisionEntry[]) {
    this.#told = entries.length;
  }

  /** The last lines with what is new; the same list if nothing is. */
  hear({ props, entries, result, question, yourTurn, leaps }: Heard): readonly Line[] {
    const from = leaps && entries.length !== this.#told ? entries.length - 1 : this.#told;
    const fresh = entries.slice(Math.max(0, from)).flatMap(({ events }) => said(props, events, result));
    this.#told = entries.length;
    if (question && !isSame(question, this.#asked)) {
      const { viewer, ply, step, prompt } = question;
      const known = this.#asked?.viewer === viewer && this.#asked.ply === ply;
      const begins = step === 0 && !known && entries.at(-1)?.seat !== viewer;
      fresh.push(begins ? `${yourTurn} ${prompt}` : prompt);
      this.#asked = question;
    }
    if (fresh.length > 0)
      this.#lines = [...this.#lines, ...fresh.map((text) => ({ n: this.#count++, text }))].slice(-MOST);
    return this.#lines;
  }
}

const isSame = (a: Question, b: Question | undefined): boolean =>
  a.viewer === b?.viewer && a.ply === b.ply && a.step === b.step && a.prompt === b.prompt;

const said = (
  props: BoardProps,
  events: readonly Kinds['event'][],
  result: Result | undefined,
): readonly string[] =>
  events.flatMap((event) => [
    ...sentencesOf(props, [event]),
    ...(event.type === 'ended' ? tieBreak(props, result) : []),
  ]);
