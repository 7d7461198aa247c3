import type { Group, GroupListener } from './server-under-test.ts';

/** Receives the reports of matches. */
export interface Scorer {
  /** All other players have a turn of so many decisions, so many milliseconds after it was sent. */
  decided(decisions: number, ms: number): void;
  /** All players have the position, and one may decide: see `go`. */
  ready(match: Match): void;
  /** The game is over, or has reached its length. */
  over(match: Match): void;
}

/** The games of one group, one after another; the same for ours and the peer. */
export class Match implements GroupListener {
  group!: Group;
  readonly #seats: number;
  readonly #scorer: Scorer;
  /** Decisions after which a game is left. */
  readonly #length: number;
  #plies: number[] = [];
  #may: boolean[] = [];
  #mover = -1;
  /** When a turn was sent, and the decisions before it. */
  #sent: { readonly at: number; readonly ply: number } | undefined;
  #turn = 0;

  constructor(seats: number, scorer: Scorer, length = Number.POSITIVE_INFINITY) {
    this.#seats = seats;
    this.#scorer = scorer;
    this.#length = length;
  }

  begin(): void {
    this.#plies = Array(this.#seats).fill(-1);
    this.#may = Array(this.#seats).fill(false);
    this.#sent = undefined;
    this.group.begin();
  }

  onPosition(seat: number, ply: number, mayDecide: boolean): void {
    if (ply <= this.#plies[seat]!) return;
    this.#plies[seat] = ply;
    this.#may[seat] = mayDecide;
    if (this.#sent !== undefined && this.#plies.every((has, other) => has === ply || other === this.#mover)) {
      this.#scorer.decided(ply - this.#sent.ply, performance.now() - this.#sent.at);
      this.#sent = undefined;
    }
    if (this.#plies.some((has) => has !== ply)) return;
    if (ply < this.#length && this.#may.includes(true)) this.#scorer.ready(this);
    else this.#scorer.over(this);
  }

  /** If several seats may decide, they take turns. */
  go(): void {
    do this.#turn = (this.#turn + 1) % this.#seats;
    while (!this.#may[this.#turn]);
    this.#mover = this.#turn;
    this.#sent = { at: performance.now(), ply: this.#plies[this.#mover]! };
    this.group.decide(this.#mover);
  }
}
