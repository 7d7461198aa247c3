import type { BoardProps } from '../board/board.ts';
import { Token } from '../icons/token.tsx';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import type { Player } from './player.ts';

/** Everybody's hands, if nothing is hidden and the board does not show them. */
export function Hands({ player, model }: { player: Player; model: TableModel }) {
  const views = player.own?.value;
  const Held = model.board?.Held;
  if (!views || !Held) return null;
  const props = boardProps(model);
  return (
    <section class="hands" aria-label={lazyPageTexts().replay.hands}>
      <h2 class="cap">{lazyPageTexts().replay.hands}</h2>
      {views.map((view, seat) => (
        <div key={seat} class="hands-seat">
          <Token family={props.families[seat]!} size={20} />
          <span class="unseen">{props.names[seat]}</span>
          <Held {...(props as BoardProps)} view={view} viewer={seat} />
        </div>
      ))}
    </section>
  );
}
