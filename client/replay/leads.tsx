import { Token } from '../icons/token.tsx';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { more } from '../texts/texts.ts';
import type { Lead } from './course.ts';
import type { Player } from './player.ts';

interface LeadsProps {
  readonly player: Player;
  readonly model: TableModel;
  readonly leads: readonly Lead[];
}

/** Who took the lead when; each line leads to its moment. */
export function Leads({ player, model, leads }: LeadsProps) {
  if (leads.length === 0) return null;
  const { names, families } = boardProps(model);
  return (
    <section class="leads">
      <h2 class="cap">{more().replay.leads}</h2>
      <ol>
        {leads.map(({ ply, seat, ahead }, n) => (
          <li key={ply}>
            <button
              type="button"
              class="lead"
              aria-pressed={player.ply.value === ply}
              onClick={() => player.show(ply)}
            >
              <b class="scrub-number">{n + 1}</b>
              <Token family={families[seat]!} size={18} />
              <span>{more().replay.takesLead(names[seat]!, ahead)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
