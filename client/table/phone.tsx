import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { seatPlace } from '../board/places.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Token } from '../icons/token.tsx';
import { t } from '../texts/texts.ts';
import { Dot } from './mark.tsx';
import type { TableModel } from './model.ts';
import { useReach } from './reach.ts';
import { useTravel } from './travel.ts';

interface PhoneProps {
  readonly model: TableModel;
  readonly props: BoardProps;
}

const WIDTH = 390;
const HEIGHT = 608;
/** Below this the board would be too small to touch: it keeps the width of the screen and is drawn lower, or scrolls. */
const SMALLEST = 0.85;

export function PhoneHead({ model, props }: PhoneProps) {
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
      {props.legal.length > 0 && model.session.hints?.value !== false && (
        <button type="button" class="tb" aria-label={page.table.hint} onClick={() => model.hint()}>
          <Icon name="u-hint" size={22} />
        </button>
      )}
      <button type="button" class="tb" aria-label={page.table.log} onClick={() => model.toggle('log')}>
        <Icon name="u-log" size={22} />
      </button>
    </header>
  );
}

/** All seats side by side: score, name, and whose turn it is. */
export function SeatStrip({ model, props }: PhoneProps) {
  const players = model.session.players.value;
  return (
    <div class="strip">
      {props.names.map((name, seat) => (
        <button
          type="button"
          key={seat}
          class={props.active.includes(seat) ? 'strip-seat on' : 'strip-seat'}
          data-place={seatPlace(seat)}
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

/** The board of the phone, drawn for 390 × 608 and fitted to the screen. */
export function PhoneBoard({ model, props }: PhoneProps) {
  const box = useRef<HTMLElement>(null);
  const [{ scale, height }, setFit] = useState({ scale: 1, height: HEIGHT });
  const least = model.board?.leastHeight ?? HEIGHT;
  const asked = model.asked.value !== undefined;
  useLayoutEffect(() => {
    // A reason of three lines is read and gone; the board is not made smaller for it.
    if (asked) return undefined;
    const element = box.current!;
    const rescale = () => {
      const wide = element.clientWidth / WIDTH;
      const high = element.clientHeight / HEIGHT;
      setFit(
        high < wide * SMALLEST
          ? { scale: wide, height: Math.max(least, Math.floor(element.clientHeight / wide)) }
          : { scale: Math.min(wide, high), height: HEIGHT },
      );
    };
    const observer = new ResizeObserver(rescale);
    observer.observe(element);
    rescale();
    return () => observer.disconnect();
  }, [asked, least]);
  const Phone = model.board?.Phone;
  useTravel(box, props.view);
  useReach(box, props.view);
  return (
    <main class="phone-board" ref={box} aria-label={t().table.board}>
      {Phone && (
        <div class="phone-box" style={{ zoom: scale, height: `${height}px` }}>
          <Phone {...props} height={height} />
        </div>
      )}
    </main>
  );
}
