import { Fragment } from 'preact';
import type { BoardProps } from '../board/board.ts';
import { textWidth } from '../board/fit.ts';
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

/** On the smallest phones a title so wide takes three lines, or smaller letters. */
const isLong = (title: string): boolean => textWidth(title, 16, { face: 'display' }) > 108;
/** Where a Japanese title breaks: after its number, and after the particle that joins nouns. */
const BREAK = /(?<=\d)(?=[\u3040-\u9fff])|(?<=の)/u;

export function PhoneHead({ model, props, layout }: PhoneProps) {
  const page = t();
  const heading = model.board?.heading(props.view, props.texts);
  const where = heading?.where ?? props.texts.title;
  return (
    <header class="head">
      <button type="button" class="tb" aria-label={page.common.menu} onClick={() => model.toggle('menu')}>
        <Icon name="u-menu" size={22} />
      </button>
      <Icon name={sealOf(props.game.id)} size={26} />
      <h1 class={isLong(where) ? 'd head-title long' : 'd head-title'}>
        {where.split(BREAK).map((part, n) => (
          <Fragment key={n}>
            {n > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </h1>
      {heading && (
        <p class="head-phase">{props.result?.early ? page.table.over : (heading.brief ?? heading.phase)}</p>
      )}
      {layout === 'low' && <HeadSeats model={model} props={props} />}
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

/** All seats as one button: tokens with their scores, and whose turn it is. */
function HeadSeats({ model, props }: Omit<PhoneProps, 'layout'>) {
  const { common } = t();
  const scores = props.names.map((_, seat) => model.board?.score(props.view, seat));
  const read = props.names.map(
    (name, seat) => `${seat === props.viewer ? common.you : name} ${scores[seat] ?? ''}`,
  );
  return (
    <button
      type="button"
      class="tb head-seats"
      aria-label={`${t().table.players}: ${read.join(', ')}`}
      aria-expanded={model.panel.value === 'players'}
      onClick={() => model.toggle('players')}
    >
      {props.names.map((name, seat) => (
        <span
          key={name}
          class={props.active.includes(seat) ? 'head-seat on' : 'head-seat'}
          data-place={seatPlace(seat)}
        >
          <Token family={props.families[seat]!} size={21} />
          <b data-score={seat}>{scores[seat]}</b>
        </span>
      ))}
    </button>
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
