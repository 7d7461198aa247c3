import { seatPlace } from '../../../client/board/places.ts';
import { ranked } from '../../../client/board/ranked.ts';
import { Token } from '../../../client/icons/token.tsx';
import { rowsOfSeat, scoreOf } from '../words/facts.ts';
import { placesOf } from './final.tsx';
import type { GenericProps } from './props.ts';
import { Rows } from './zones.tsx';

/** Every player with what lies before them; at the end, by place. */
export function Rail(props: GenericProps) {
  const { view, names, families, texts, active, viewer, you, changed } = props;
  const over = view.stack.length === 0;
  const seats = over ? ranked(placesOf(props)) : [...names.keys()];
  return (
    <section class="gen-rail">
      <h2 class="cap">{texts.page.players}</h2>
      {seats.map((seat) => (
        <article
          key={seat}
          class={`gen-player${active.includes(seat) ? ' turn' : ''}${seat === viewer ? ' own' : ''}`}
          data-place={seatPlace(seat)}
        >
          <header>
            <Token family={families[seat]!} size={26} />
            <b>{names[seat]}</b>
            {seat === viewer && <small>{you}</small>}
            {!over && changed.has(`seat:${seat}`) && <i class="news" />}
            {props.mark?.(seat)}
            <span class="d gen-score" data-score={seat} title={texts.page.points}>
              {scoreOf(view, seat)}
            </span>
          </header>
          <Rows rows={rowsOfSeat(view, seat)} />
        </article>
      ))}
    </section>
  );
}
