import type { BoardProps } from '../board/board.ts';
import { HEAD_SLOT } from '../board/head.tsx';
import { seatPlace } from '../board/places.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Token } from '../icons/token.tsx';
import { t } from '../texts/texts.ts';
import type { Layout } from './layout.ts';
import { Dot } from './mark.tsx';
import type { TableModel } from './model.ts';

interface PhoneProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly layout: Layout;
}

export function PhoneHead({ model, props, layout }: PhoneProps) {
  const page = t();
  const heading = model.board?.heading(props.view, props.texts);
  return (
    <header class="head">
      <button type="button" class="tb" aria-label={page.common.menu} onClick={() => model.toggle('menu')}>
        <Icon name="u-menu" size={22} />
      </button>
      <Icon name={sealOf(props.game.id)} size={26} />
      <h1 class="d head-title">{heading?.where ?? props.texts.title}</h1>
      {heading && (
        <p class="head-phase">{props.result?.early ? page.table.over : (heading.brief ?? heading.phase)}</p>
      )}
      <span id={HEAD_SLOT} class="head-slot" />
      {props.legal.length > 0 && model.session.hints?.value !== false && (
        <button type="button" class="tb" aria-label={page.table.hint} onClick={() => model.hint()}>
          <Icon name="u-hint" size={22} />
        </button>
      )}
      {layout !== 'side' && <LogButton model={model} />}
    </header>
  );
}

const LogButton = ({ model }: Pick<PhoneProps, 'model'>) => (
  <button
    type="button"
    class="tb"
    aria-label={t().table.log}
    aria-expanded={model.panel.value === 'log'}
    onClick={() => model.toggle('log')}
  >
    <Icon name="u-log" size={22} />
  </button>
);

/** All seats, beside each other or in a column with the log: score, name, and whose turn it is. */
export function SeatStrip({ model, props, layout }: PhoneProps) {
  const players = model.session.players.value;
  const many = props.names.length > 4;
  return (
    <div class={many ? 'strip many' : 'strip'}>
      {layout === 'side' && <LogButton model={model} />}
      {props.names.map((name, seat) => (
        <button
          type="button"
          key={seat}
          class={props.active.includes(seat) ? 'strip-seat on' : 'strip-seat'}
          data-place={seatPlace(seat)}
          aria-expanded={model.panel.value === 'players'}
          onClick={() => model.toggle('players')}
        >
          <Token family={props.families[seat]!} size={26} />
          <span>
            <b data-score={seat}>{model.board?.score(props.view, seat)}</b>
            <small>{seat === props.viewer ? t().common.you : name}</small>
          </span>
          {seat !== props.viewer && players[seat]?.presence && (
            <span class="strip-mark">
              <Dot player={players[seat]} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
