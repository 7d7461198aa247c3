import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Backdrop } from '../../../client/board/backdrop.tsx';
import { InHead } from '../../../client/board/head.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import type { Action } from '../../../core/game.ts';
import type { Colour } from '../rules/data.ts';
import { labelled, payment } from './aim.ts';
import { paymentsOf } from './bundles.ts';
import { MiniCard } from './card.tsx';
import { pricesInOrder, type Word, wordsOf } from './chips.tsx';
import { type Choices, choicesOf } from './choices.ts';
import { cutLabels } from './cut.ts';
import { endingHeight, Final } from './final.tsx';
import { geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { paidFor } from './hand.tsx';
import { pricePlace } from './ids.ts';
import { Inset } from './inset.tsx';
import { isWatched, useLookout } from './lookout.ts';
import { PlayedMap } from './map.tsx';
import { isEnded, outlooks } from './outlook.ts';
import { Minis, PhoneHand, PhoneMarket } from './phone-cards.tsx';
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
      class={['han-dock', isWatched(props) && 'watched', cardsWidth < SLIM && 'slim']
        .filter(Boolean)
        .join(' ')}
    >
      {!over && (
        <Line
          props={props}
          words={wordsOf(props, choices, switches)}
          choices={switches.mode === 'place' && !drawing ? choices : undefined}
        />
      )}
      {over ? (
        <Final props={props} height={bare ? room.height - AROUND : ending} />
      ) : drawing ? (
        <PhoneMarket props={props} choices={choices} width={cardsWidth} />
      ) : (
        <PhoneHand props={props} choices={choices} mode={switches.mode} width={cardsWidth} />
      )}
    </div>,
  );
}

interface LineProps {
  readonly props: HanProps;
  readonly words: readonly Word[];
  /** What can be paid with, while that is asked. */
  readonly choices: Choices | undefined;
}

/** Above the cards: what they can pay for, choices that have no place on the map, and the lens. */
function Line({ props, words, choices }: LineProps) {
  const { texts, lens, toggleLens } = props;
  const paid = paidFor(props);
  return (
    <div class="han-line">
      <Payments props={props} />
      {paid.length > 0 && !paymentsOf(props) && (
        <p class="paid">
          {texts.page.paid}
          <Minis props={props} cards={paid} />
        </p>
      )}
      {choices && <Prices props={props} choices={choices} />}
      {words.map(({ key, text, icon, on, turn, choice }) => (
        <button
          type="button"
          key={key}
          aria-label={text}
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
      <span class="han-looks">
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
      </span>
    </div>
  );
}

function Prices({ props, choices }: { props: HanProps; choices: Choices }) {
  if (choices.prices.length === 0) return null;
  return (
    <div class="prices">
      {pricesInOrder(choices.prices).map(({ action, cards }) => (
        <PriceButton
          key={action}
          props={props}
          cards={cards}
          picked={action === props.picked}
          name={labelled(props, props.texts.page.payWith, action, { type: 'play', cards })}
          action={action}
          press={() => props.pick(action)}
        />
      ))}
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
      {found.ways.map(({ cards, pay, place }) => (
        <PriceButton
          key={pay}
          props={props}
          cards={cards}
          picked={pay === found.taken}
          name={payment(props.texts, cards)}
          press={() => pay !== found.taken && props.exchange?.(pay, place)}
        />
      ))}
    </div>
  );
}

interface PriceButtonProps {
  readonly props: HanProps;
  readonly cards: readonly Colour[];
  readonly picked: boolean;
  readonly name: string;
  /** Of a choice of the open decision. */
  readonly action?: Action;
  press(): void;
}

function PriceButton({ props, cards, picked, name, action, press }: PriceButtonProps) {
  return (
    <div
      data-place={action === undefined ? undefined : pricePlace(cards)}
      class={picked ? 'btn han-cover price picked' : 'btn han-cover price'}
    >
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
        aria-pressed={picked}
        aria-label={name}
        data-action={action}
        onClick={press}
      />
    </div>
  );
}
