import { type PlaceId, seatPlace } from '../../../client/board/places.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { seatColours, Token } from '../../../client/icons/token.tsx';
import { AVAILABLE, NOT_AVAILABLE } from '../rules/data.ts';
import { giftIcon, giftState } from './gifts.tsx';
import { giftPlace, handPlace } from './ids.ts';
import type { Sight } from './sight.ts';

/** The six gifts of a family in the order of their values; those it can give are in ink. */
function GiftRow({ sight, seat }: { readonly sight: Sight; readonly seat: number }) {
  const { board, page, terms } = sight.texts;
  const { gifts } = sight.view.players[seat]!;
  const said = gifts.map((state, i) => page.gift(terms.gifts[i]!, giftState(sight, state)));
  const label = `${board.columns.gifts}: ${said.filter((_, i) => gifts[i] !== NOT_AVAILABLE).join(', ') || '–'}`;
  return (
    <span class="fam-gifts" role="img" aria-label={label}>
      {gifts.map((state, i) => (
        <span
          key={i}
          class={state === AVAILABLE ? '' : 'pale'}
          title={said[i]}
          data-place={giftPlace(seat, i + 1)}
        >
          <Icon name={giftIcon(i + 1)} size={15} />
        </span>
      ))}
    </span>
  );
}

/** A family in the rail: cubes and points, and what everybody may see of it; a target when a player is asked for. */
export function FamilyRow({ sight, seat }: { readonly sight: Sight; readonly seat: number }) {
  const { view, frame, names, families, texts, active, choices, pickedPlace, pick, viewer, you } = sight;
  const { page, board } = texts;
  const player = view.players[seat]!;
  const action = choices.get(seatPlace(seat));
  const turn = view.stack.find(({ phase }) => phase === 'turn');
  const passed = turn?.phase === 'turn' && (turn.passed & (1 << seat)) !== 0;
  const goods: readonly (readonly [icon: IconName, place: PlaceId, n: number, label: string])[] = [
    ['cards', handPlace(seat), player.cards, board.columns.cards],
    ['junk', `junks:${seat}`, player.shipyard, texts.terms.shipyard],
    ['army', `armies:${seat}`, player.colonies, texts.terms.army],
    ['reward', `rewards:${seat}`, player.rewardCards, texts.terms.rewardCard],
  ];
  const state = `${seat === viewer ? ' own' : ''}${active.includes(seat) ? ' turn' : ''}${action === undefined ? '' : ' legal'}${pickedPlace === seatPlace(seat) ? ' picked' : ''}`;
  const body = (
    <>
      <span class="fam-head">
        <Token family={families[seat]!} size={26} />
        <b class="fam-name">{names[seat]}</b>
        {seat === viewer && <small>{you}</small>}
        {sight.mark?.(seat, true)}
        {seat === view.chief && frame && (
          <span class="fam-tag" title={texts.event({ type: 'chiefChosen', seat, round: view.round }, sight)}>
            <Icon name="parasol" size={17} /> {page.chief}
          </span>
        )}
        {passed && <span class="fam-tag">{page.passed}</span>}
        <span
          class="fam-cubes"
          role="img"
          aria-label={`${board.columns.cubes}: ${player.cubes}`}
          data-place={`cubes:${seat}`}
        >
          {Array.from({ length: player.cubes }, (_, i) => (
            <Icon key={i} name="cube" size={15} style={seatColours(families[seat]!)} />
          ))}
        </span>
        <span class="d fam-vp" data-score={seat} data-place={`points:${seat}`}>
          {player.vp}
        </span>
      </span>
      <span class="fam-goods" style={seatColours(families[seat]!)}>
        {goods.map(([icon, place, n, name]) => {
          const army = icon === 'army';
          const label = `${name}: ${n}${army ? ` ${page.ready(player.stock)}` : ''}`;
          return (
            <span key={icon} role="img" aria-label={label} title={label} data-place={place}>
              <Icon name={icon} size={17} />
              <b>{n}</b>
              {army && (
                <>
                  <Icon name="army" size={15} class="pale" />
                  {player.stock}
                </>
              )}
            </span>
          );
        })}
        <GiftRow sight={sight} seat={seat} />
      </span>
    </>
  );
  return action === undefined ? (
    <div class={`fam${state}`} data-place={seatPlace(seat)}>
      {body}
    </div>
  ) : (
    <button
      type="button"
      class={`fam${state}`}
      data-place={seatPlace(seat)}
      aria-pressed={pickedPlace === seatPlace(seat)}
      onClick={() => pick(action)}
    >
      {body}
    </button>
  );
}
