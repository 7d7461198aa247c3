import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Backdrop } from '../../../client/board/backdrop.tsx';
import type { Room } from '../../../client/board/board.ts';
import { InHead } from '../../../client/board/head.tsx';
import { within } from '../../../client/board/pan.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { payment } from './aim.ts';
import { paymentsOf } from './bundles.ts';
import { MiniCard } from './card.tsx';
import { type Word, wordsOf } from './chips.tsx';
import { choicesOf } from './choices.ts';
import { cutLabels } from './cut.ts';
import { endingHeight, Final } from './final.tsx';
import { geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { paidFor } from './hand.tsx';
import { Inset } from './inset.tsx';
import { isWatched, useLookout } from './lookout.ts';
import { PlayedMap } from './map.tsx';
import { isEnded, outlooks } from './outlook.ts';
import {
  type CardSizes,
  HeldNote,
  Minis,
  OpenCards,
  PhoneHand,
  PhoneMarket,
  PileNote,
} from './phone-cards.tsx';
import { Pointers } from './pointers.tsx';
import type { HanPhoneProps, HanProps } from './props.ts';
import { useSwitches } from './switches.ts';
import { Markers } from './wall.tsx';

const FIT = 'xMidYMin slice';

/** From this scale on the names on the whole map can be read. */
const NAMED = 0.29;
/** On a lower map nothing could be seen: the result has all of the room. */
const LEAST_MAP = 60;
/** Around the result. */
const AROUND = 10;
/** Below this width, words give way to pictures. */
const SLIM = 350;
/** From this width on open cards have room for names, from this height on in a column, too. */
const BROAD = 560;
const TALL = 400;

/**
 * How the dock is arranged: `row` on an upright phone, all beside each other; `broad` on an upright tablet, with a line of
 * captions; in the column of a lying screen `stack`, and `tall` where it has the height of a tablet.
 */
type Form = 'row' | 'broad' | 'stack' | 'tall';

const formOf = ({ width, dock }: Room): Form =>
  dock ? (dock.height < TALL ? 'stack' : 'tall') : width < BROAD ? 'row' : 'broad';

/** Between cards that are to be taken; on the smallest phone their names must have room. */
const BETWEEN = 2;

/** The widths of cards, in the hand, lying open, and to be taken. */
function cardsIn(form: Form, width: number): CardSizes {
  const toTake = (most: number) => within((width - 8) / 5 - BETWEEN, 46, most);
  switch (form) {
    case 'row':
      return width < SLIM
        ? { own: 58, open: 0, taken: toTake(62) }
        : { own: within(0.17 * width, 60, 66), open: 33, taken: toTake(62) };
    case 'broad':
      return { own: 90, open: 80, taken: 90 };
    case 'stack':
      return { own: 62, open: 50, taken: toTake(62) };
    case 'tall':
      return { own: 100, open: 78, taken: toTake(100) };
  }
}

/** The map as the field; in the dock what has no place on it, and the cards. */
export function Phone(props: HanPhoneProps) {
  const { view, room, parts } = props;
  const geometry = geometryOf(view.options.map);
  const choices = choicesOf(props);
  const switches = useSwitches(props, choices);
  const window = useRef<HTMLDivElement>(null);
  const lookout = useLookout(props, window, geometry, choices);
  const over = isEnded(props);
  const ending = Math.min(endingHeight(view), (room.dock?.height ?? Number.POSITIVE_INFINITY) - AROUND);
  const bare = over && !room.dock && room.height < ending + LEAST_MAP;
  const drawing = choices.deck !== undefined || choices.slots.size > 0;
  const { x, y, width, height } = lookout.frame;
  const viewBox = `${x} ${y} ${width} ${height}`;
  /** Names would be too small to read. */
  const isTiny = lookout.far && lookout.frame.scale < NAMED;
  const cut = useSignal('');
  useLayoutEffect(() => {
    cut.value = lookout.far ? '' : cutLabels(props, geometry, lookout.frame);
  });
  // A finger that moves the map draws nothing anew.
  const map = useMemo(
    () => (
      <>
        <PlayedMap
          props={props}
          geometry={geometry}
          choices={choicesOf(props)}
          piece={switches.piece}
          {...outlooks(props)}
          cut={cut}
        />
        <Markers props={props} track={geometry.track} />
      </>
    ),
    [props, view, geometry, switches.piece, cut],
  );
  const cardsWidth = room.dock?.width ?? room.width;
  const form = over ? 'row' : formOf(room);
  const slim = form === 'row' && cardsWidth < SLIM;
  /** The pile stands by the open cards, not beside the words. */
  const apart = slim || form === 'broad';
  const cards = cardsIn(form, cardsWidth);
  return parts(
    <div
      ref={window}
      class={['han-map', !lookout.far && 'near', lookout.map.open && 'open', isTiny && 'tiny']
        .filter(Boolean)
        .join(' ')}
      {...lookout.gestures}
    >
      {!bare && (
        <>
          <Backdrop board="han" viewBox={viewBox} fit={FIT}>
            <Ground geometry={geometry} />
          </Backdrop>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer everywhere as a tooltip */}
          <svg class="han" viewBox={viewBox} preserveAspectRatio={FIT}>
            {map}
          </svg>
          <Pointers geometry={geometry} choices={choices} lookout={lookout} props={props} />
        </>
      )}
      {!bare && !lookout.map.open && (
        <InHead>
          <Inset props={props} geometry={geometry} choices={choices} lookout={lookout} />
        </InHead>
      )}
    </div>,
    <div
      class={['han-dock', form, isWatched(props) && 'watched', drawing && 'drawing', slim && 'slim']
        .filter(Boolean)
        .join(' ')}
    >
      {over ? (
        <Final props={props} height={bare ? room.height - AROUND : ending} />
      ) : (
        <>
          {!drawing && <PhoneHand props={props} choices={choices} mode={switches.mode} size={cards} />}
          <Line
            props={props}
            words={wordsOf(props, choices, switches)}
            note={drawing ? <HeldNote props={props} /> : !apart && <PileNote props={props} />}
          />
          {drawing ? (
            <PhoneMarket props={props} choices={choices} size={cards} />
          ) : (
            <OpenCards props={props} size={cards} />
          )}
          {apart && !drawing && <PileNote props={props} />}
        </>
      )}
    </div>,
  );
}

interface LineProps {
  readonly props: HanProps;
  readonly words: readonly Word[];
  /** Before everything else. */
  readonly note: ComponentChildren;
}

/** Beside the cards: what was paid, choices that have no place on the map, and the lens. */
function Line({ props, words, note }: LineProps) {
  const { texts, lens, toggleLens } = props;
  const paid = paidFor(props);
  return (
    <div class="han-line">
      {note}
      <Payments props={props} />
      {paid.length > 0 && !paymentsOf(props) && (
        <p class="paid">
          {texts.page.paid}
          <Minis props={props} cards={paid} />
        </p>
      )}
      {words.map(({ key, text, icon, on, turn, choice }) => (
        <button
          type="button"
          key={key}
          aria-label={text}
          title={text}
          class={choice ? 'btn han-word legal' : 'btn han-word'}
          data-place={choice && key}
          aria-pressed={choice ? choice.action === props.picked : on}
          data-action={choice?.action}
          onClick={choice ? () => props.pick(choice.action) : turn}
        >
          {icon && <Icon name={icon} size={19} />}
          <span>{text}</span>
        </button>
      ))}
      <button
        type="button"
        class="btn q han-lens"
        aria-label={texts.page.lens}
        title={texts.page.lens}
        aria-pressed={lens}
        onClick={toggleLens}
      >
        <Icon name="u-lens" size={20} />
      </button>
    </div>
  );
}

/** After a piece was placed with the cheapest payment: the others. */
function Payments({ props }: { props: HanProps }) {
  const found = paymentsOf(props);
  if (!found) return null;
  return (
    <div class="prices">
      <span class="han-instead">{props.texts.page.paid}</span>
      {found.ways.map(({ cards, pay, place }) => {
        const taken = pay === found.taken;
        return (
          <div key={pay} class={taken ? 'btn han-cover price picked' : 'btn han-cover price'}>
            <svg
              width={cards.length * 16 + 6}
              height="28"
              viewBox={`-1 -1 ${cards.length * 15 + 5} 26`}
              aria-hidden="true"
            >
              {cards.map((colour, i) => (
                <MiniCard key={i} props={props} colour={colour} x={i * 15} />
              ))}
            </svg>
            <button
              type="button"
              class="legal"
              aria-pressed={taken}
              aria-label={payment(props.texts, cards)}
              onClick={() => !taken && props.exchange?.(pay, place)}
            />
          </div>
        );
      })}
    </div>
  );
}
