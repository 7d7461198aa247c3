import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import type { Now, PlaceCard } from '../board/card.ts';
import { Icon } from '../icons/icon.tsx';
import { isUpright, layoutNow } from '../table/layout.ts';
import { shownLanguage } from '../texts/texts.ts';
import './card.css';
import { type Lie, lieBeside } from './lie.ts';
import { type Deck, loadDeck } from './load.ts';
import { type Looked, useLooking } from './rest.ts';

export interface PlaceCardsProps {
  readonly props: BoardProps;
  /** The event that made this part of the page load. */
  readonly first: Event;
  readonly places: (props: BoardProps) => readonly { id: string; kind: string; label: string }[];
}

/** The card of what somebody rests on. */
export function PlaceCards({ props, first, places }: PlaceCardsProps) {
  const { looked, pinned, pin, close } = useLooking(first);
  const [deck, setDeck] = useState<Deck>();
  const lang = shownLanguage();
  useEffect(() => {
    let open = true;
    // Without its words nothing is shown; the next visit tries again.
    loadDeck(props.game.id, lang).then(
      (loaded) => open && setDeck(loaded),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [props.game.id, lang]);
  const place = looked && places(props).find(({ id }) => id === looked.id);
  if (!looked || !place || deck?.lang !== lang) return null;
  return (
    <Card
      key={looked.id}
      card={deck.card(place, props)}
      deck={deck}
      game={props.game.id}
      looked={looked}
      props={props}
      pinned={pinned}
      pin={pin}
      close={close}
    />
  );
}

interface CardProps {
  readonly card: PlaceCard;
  readonly deck: Deck;
  readonly game: string;
  readonly looked: Looked;
  readonly props: BoardProps;
  readonly pinned: boolean;
  pin(): void;
  close(): void;
}

function Card({ card, deck, game, looked, props, pinned, pin, close }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [lie, setLie] = useState<Lie>();
  const sheet = isUpright(layoutNow());
  useLayoutEffect(() => {
    if (!sheet) setLie(find(looked, box.current!));
  }, [looked, sheet, card.title, pinned]);
  const { ui } = deck;
  const style = sheet
    ? { bottom: `${innerHeight - barTop()}px` }
    : lie
      ? { left: `${lie.left}px`, top: `${lie.top}px`, '--arrow': `${lie.arrow}px` }
      : { visibility: 'hidden' };
  const say = (id: string): string | undefined =>
    (props.texts.rules as Readonly<Record<string, string | undefined>>)[id];
  return (
    <div
      ref={box}
      class={['place-card', sheet ? 'sheet' : (lie?.side ?? ''), pinned && 'pinned']
        .filter(Boolean)
        .join(' ')}
      role="dialog"
      aria-label={card.title}
      aria-live={looked.by === 'keyboard' ? 'polite' : 'off'}
      style={style}
    >
      <div class="place-head">
        {card.icon && (
          <span class="place-icon">
            <Icon name={card.icon} size={38} />
          </span>
        )}
        <div>
          <h2 class="d">{card.title}</h2>
          {card.note && <small>{card.note}</small>}
        </div>
      </div>
      <p class="place-does">
        {card.rules
          .map(say)
          .filter((text) => text !== undefined)
          .join(' ')}
      </p>
      {card.now && <Worth now={card.now} deck={deck} />}
      {card.help && <p class="place-help">{card.help}</p>}
      <div class="place-do">
        <a href={`#/rules/${game}/${card.rules[0]}`} target="_blank" rel="noopener">
          <Icon name="u-rules" size={15} /> {ui.rulebook}
        </a>
        <button type="button" aria-pressed={pinned} onClick={pinned ? close : pin}>
          {pinned ? ui.kept : ui.keep}
        </button>
      </div>
    </div>
  );
}

function Worth({ now, deck }: { now: Now; deck: Deck }) {
  const { figures, marks, why } = now;
  return (
    <section class={figures.length > 1 ? 'place-now several' : 'place-now'}>
      <h3>{deck.ui[now.kind](now.name)}</h3>
      <div class="place-figures">
        {figures.map(({ figure, words, mood }) => (
          <p key={words}>
            <b class={`d ${mood}`}>{figure}</b> <span>{words}</span>
          </p>
        ))}
        {marks?.map(({ icon, words, mood }, n) => (
          <span key={n} class={`place-mark ${mood}`}>
            <Icon name={icon} size={30} />
            {words}
          </span>
        ))}
      </div>
      {why && <p class="place-why">{why}</p>}
    </section>
  );
}

const barTop = (): number => document.querySelector('.bar')?.getBoundingClientRect().top ?? innerHeight;

/** More of the window than this is no place to lie beside; the pointer is. */
const LARGE = 200;

function find({ element, at }: Looked, card: HTMLElement): Lie {
  const { width, height } = card.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const large = at && (own.height > LARGE || own.width > 2 * LARGE);
  const thing = large ? { left: at.x - 6, right: at.x + 6, top: at.y - 6, bottom: at.y + 6 } : own;
  const picked = [...document.querySelectorAll('.stage-box :is(.picked, .chosen)')]
    .filter((one) => !one.contains(element) && !element.contains(one))
    .map((one) => one.getBoundingClientRect());
  return lieBeside(
    thing,
    { width, height },
    { left: 0, top: 0, right: innerWidth, bottom: barTop() },
    picked,
  );
}
