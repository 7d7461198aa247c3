import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Backdrop } from '../../../client/board/backdrop.tsx';
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
import { pricePlace } from './ids.ts';
import { Inset } from './inset.tsx';
import { isWatched, type Lookout, middleOf, openProvinces, useLookout } from './lookout.ts';
import { PlayedMap } from './map.tsx';
import { isEnded, outlooks } from './outlook.ts';
import { PhoneHand, PhoneMarket } from './phone-cards.tsx';
import { Pointers } from './pointers.tsx';
import type { HanPhoneProps, HanProps } from './props.ts';
import { provinceName } from './sight.ts';
import { useSwitches } from './switches.ts';
import { Markers } from './wall.tsx';

const FIT = 'xMidYMin slice';

/** So low that a space can still be moved to where nothing lies over it. */
export const LEAST_HEIGHT = 352;

/** Map above, hand below; on a short screen the map is lower and the hand stays. */
export function Phone(props: HanPhoneProps) {
  const { view } = props;
  const geometry = geometryOf(view.options.map);
  const choices = choicesOf(props);
  const switches = useSwitches(props, choices);
  const lookout = useLookout(props, props.height, geometry, choices);
  const over = isEnded(props);
  const drawing = choices.deck !== undefined || choices.slots.size > 0;
  const { x, y, width, height } = lookout.frame;
  const viewBox = `${x} ${y} ${width} ${height}`;
  const cut = useSignal('');
  useLayoutEffect(() => {
    cut.value = lookout.whole ? '' : cutLabels(props, geometry, lookout.frame);
  });
  const words = wordsOf(props, choices, switches);
  const open = openProvinces(props, choices);
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
  return (
    <div class={isWatched(props) ? 'han-phone watched' : 'han-phone'}>
      <div class={lookout.whole ? 'map' : 'map near'} {...lookout.gestures}>
        <Backdrop board="han" viewBox={viewBox} fit={FIT}>
          <Ground geometry={geometry} />
        </Backdrop>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer everywhere as a tooltip */}
        <svg class="han" viewBox={viewBox} preserveAspectRatio={FIT}>
          {map}
          {!lookout.whole && (
            <Pointers
              geometry={geometry}
              choices={choices}
              frame={lookout.frame}
              raised={words.length > 0 || isFew(open)}
            />
          )}
        </svg>
      </div>
      {!over && <Lens props={props} />}
      {!lookout.whole && <Inset props={props} geometry={geometry} choices={choices} lookout={lookout} />}
      {(!over || !lookout.whole) && (
        <div class="han-over" style={over ? { bottom: endingHeight(view) + 8 } : {}}>
          <Strip props={props} words={words} open={open} lookout={lookout} />
          <Payments props={props} />
          {!drawing && switches.mode === 'place' && <Prices props={props} choices={choices} />}
        </div>
      )}
      {over ? (
        <Final {...props} />
      ) : drawing ? (
        <PhoneMarket props={props} choices={choices} />
      ) : (
        <PhoneHand props={props} choices={choices} mode={switches.mode} />
      )}
    </div>
  );
}

interface StripProps {
  readonly props: HanProps;
  readonly words: readonly Word[];
  /** The provinces where something can be chosen. */
  readonly open: readonly number[];
  readonly lookout: Lookout;
}

/** So many provinces that each has a button which leads there. */
const isFew = ({ length }: readonly number[]): boolean => length > 1 && length < 5;

/** Where to look, and choices that have no other place. */
function Strip({ props, words, open, lookout }: StripProps) {
  const { texts, view } = props;
  const geometry = geometryOf(view.options.map);
  return (
    <div class="strip-of">
      {isFew(open) &&
        open.map((q) => (
          <button
            type="button"
            key={q}
            class="btn d"
            onClick={() => lookout.goTo(middleOf(geometry, props, q))}
          >
            {provinceName(props, geometry.provinces[q]!.id)}
          </button>
        ))}
      {words.map(({ key, text, icon, on, turn, choice }) => (
        <button
          type="button"
          key={key}
          class={choice ? 'btn han-word legal' : 'btn han-word'}
          data-place={choice && key}
          aria-pressed={choice ? choice.action === props.picked : on}
          data-action={choice?.action}
          onClick={choice ? () => props.pick(choice.action) : turn}
        >
          {icon && <Icon name={icon} size={19} />}
          {text}
        </button>
      ))}
      <button type="button" class="han-pill all" onClick={lookout.whole ? lookout.showNear : lookout.showAll}>
        <span class="lens">
          <Icon name="u-eye" size={16} />
          {lookout.whole ? texts.page.closer : texts.page.wholeMap}
        </span>
      </button>
    </div>
  );
}

const Lens = ({ props: { texts, lens, toggleLens } }: { props: HanProps }) => (
  <button type="button" class="han-pill han-lens" aria-pressed={lens} onClick={toggleLens}>
    <span class="lens">
      <Icon name="u-lens" size={14} /> {texts.page.lens}
    </span>
  </button>
);

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
