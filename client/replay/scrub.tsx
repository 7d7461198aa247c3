import type { BoardProps } from '../table/board.ts';
import { more, t } from '../texts/texts.ts';
import type { Lead, Mark } from './course.ts';
import type { Player } from './player.ts';
import './scrub.css';

interface ScrubProps {
  readonly player: Player;
  readonly marks: readonly Mark[];
  readonly leads: readonly Lead[];
  readonly names: BoardProps['names'];
  /** Where the game is, as in "Month 6 of 12". */
  readonly where: string | undefined;
}

/** Nearer than this part of the whole, numbers would touch each other on a phone. */
const APART = 0.055;

/** The marks with a number: the first, and each that is far enough from the one before. */
function numbered(marks: readonly Mark[], last: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const { ply } of marks)
    if (ply - before >= APART * last) {
      chosen.add(ply);
      before = ply;
    }
  return chosen;
}

/** The moments of the game from the first to the last, with its rounds below and the changes of lead above. */
export function Scrub({ player, marks, leads, names, where }: ScrubProps) {
  const { ply, last } = player;
  const at = (n: number) => ({ '--at': n / Math.max(last, 1) });
  const position = t().replay.position(ply.value, last);
  const told = numbered(marks, last);
  return (
    <div class="scrub">
      {leads.map((lead, n) => {
        const text = more().replay.takesLead(names[lead.seat]!, lead.ahead);
        return (
          <button
            type="button"
            key={lead.ply}
            class={lead.ply === ply.value ? 'scrub-lead on' : 'scrub-lead'}
            style={at(lead.ply)}
            aria-label={`${n + 1}. ${text}`}
            title={text}
            onClick={() => player.show(lead.ply)}
          >
            <b class="scrub-number">{n + 1}</b>
          </button>
        );
      })}
      <input
        type="range"
        min={0}
        max={last}
        value={ply.value}
        style={at(ply.value)}
        aria-label={position}
        aria-valuetext={where === undefined ? position : `${position}, ${where}`}
        onInput={({ currentTarget }) => player.show(Number(currentTarget.value))}
      />
      {marks.map(({ ply: from, round }) => (
        <span key={from} class="scrub-mark" style={at(from)} aria-hidden="true">
          {told.has(from) ? round : ''}
        </span>
      ))}
    </div>
  );
}
