import { seatPlace } from '../../../client/board/places.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { GOODS, PERSON_TYPES, WALL_TILES, WILD } from '../rules/data.ts';
import { Coming } from './coming.tsx';
import { goodPlace } from './ids.ts';
import { palacesOf } from './names.ts';
import { useSight } from './sight.ts';
import { GOOD_ICONS, SYMBOL_ICONS } from './symbols.ts';
import { Towers } from './towers.tsx';

/** Another court in the rail: towers, goods and cards; under the lens, what the months would do to it. */
export function Court({ seat }: { readonly seat: Seat }) {
  const { props, frame } = useSight();
  const { view, names, families, active, lens, texts, changed } = props;
  const player = view.players[seat]!;
  const news = changed.has(`court-${seat}`) || changed.has(`goods-${seat}`);
  return (
    <section
      class={active.includes(seat) ? 'court turn' : 'court'}
      aria-label={names[seat]!}
      data-place={seatPlace(seat)}
    >
      <header>
        <Token family={families[seat]!} size={26} />
        <b>{names[seat]}</b>
        {news && <i class="news" />}
        {props.mark?.(seat)}
        <span class="court-order">{texts.page.orderAt(player.track)}</span>
        <span class="d court-vp" data-score={seat} data-place={`points:${seat}`}>
          {player.vp}
        </span>
      </header>
      <div class="court-body">
        <Towers player={player} seat={seat} label={palacesOf(props, seat)} />
        <div class="court-goods">
          {GOODS.map((good) => (
            <span key={good} data-place={goodPlace(seat, good)}>
              <Icon name={GOOD_ICONS[good]} size={17} label={texts.terms.goods[good]} />
              {player[good]}
            </span>
          ))}
          <span data-place={`privileges:${seat}`}>
            <Icon name="privilege" size={17} label={texts.page.read.privileges(player.small, player.large)} />
            {player.large > 0 ? `${player.small}+${player.large}` : player.small}
          </span>
          {view.options.greatWall && (
            <span data-place={`bricks:${seat}`}>
              <Icon name="wallicon" size={17} label={texts.terms.variants.greatWall} />
              {WALL_TILES.filter((_, i) => player.bricks & (1 << i)).length}
            </span>
          )}
          <Hand seat={seat} />
        </div>
      </div>
      {lens && frame && <Coming seat={seat} />}
    </section>
  );
}

/** The cards that are left: which ones if hands are open, otherwise only how many. */
function Hand({ seat }: { readonly seat: Seat }) {
  const { view, texts } = useSight().props;
  const { hand } = view.players[seat]!;
  const count = hand.reduce((sum, n) => sum + n, 0);
  if (!view.options.openHands)
    return (
      <span class="court-hand" data-place={`hand:${seat}`}>
        <Icon name="cards" size={15} /> {texts.page.cards(count)}
      </span>
    );
  const held = [...PERSON_TYPES.filter((_, t) => hand[t]! > 0).map((type) => SYMBOL_ICONS[type])];
  return (
    <span class="court-hand" data-place={`hand:${seat}`} role="img" aria-label={texts.page.cards(count)}>
      {held.map((icon) => (
        <Icon key={icon} name={icon} size={14} />
      ))}
      {Array.from({ length: hand[WILD]! }, (_, i) => (
        <Icon key={i} name="wild" size={14} />
      ))}
    </span>
  );
}
