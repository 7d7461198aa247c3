import { ACTIVE, AVAILABLE, NOT_AVAILABLE } from '../../../rules/confucius/data.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { seatColours, Token } from '../../icons/token.tsx';
import { seatHome } from '../piece.tsx';
import { giftState } from './gifts.tsx';
import type { Sight } from './sight.ts';

interface Good {
  readonly icon: IconName;
  readonly n: string;
  readonly label: string;
}

/** The six gifts of a family in the order of their values. */
function GiftRow({ sight, seat }: { readonly sight: Sight; readonly seat: number }) {
  const { view, families, texts } = sight;
  return (
    <span class="fam-gifts" role="img" aria-label={texts.board.columns.gifts}>
      {view.players[seat]!.gifts.map((state, i) => {
        const look =
          state >= ACTIVE
            ? 'given'
            : state === AVAILABLE
              ? 'available'
              : state === NOT_AVAILABLE
                ? 'missing'
                : 'gone';
        return (
          <span
            key={i}
            class={`fam-gift ${look}`}
            title={texts.page.gift(texts.terms.gifts[i]!, giftState(sight, state))}
          >
            {state >= ACTIVE ? (
              <Token family={families[state - ACTIVE]!} size={12} />
            ) : look === 'gone' ? (
              '·'
            ) : (
              i + 1
            )}
          </span>
        );
      })}
    </span>
  );
}

/** A family in the rail: cubes and points, and what everybody may see of it; a target when a player is asked for. */
export function FamilyRow({ sight, seat }: { readonly sight: Sight; readonly seat: number }) {
  const { view, frame, names, families, texts, active, choices, pickedSpot, pick } = sight;
  const { page, board } = texts;
  const player = view.players[seat]!;
  const action = choices.get(`player.${seat}`);
  const turn = view.stack.find(({ phase }) => phase === 'turn');
  const passed = turn?.phase === 'turn' && (turn.passed & (1 << seat)) !== 0;
  const goods: readonly Good[] = [
    { icon: 'cards', n: String(player.cards), label: board.columns.cards },
    { icon: 'junk', n: String(player.shipyard), label: texts.terms.shipyard },
    { icon: 'army', n: `${player.colonies}+${player.stock}`, label: texts.terms.army },
    { icon: 'reward', n: String(player.rewardCards), label: texts.terms.rewardCard },
  ];
  const state = `${active.includes(seat) ? ' turn' : ''}${action === undefined ? '' : ' legal'}${pickedSpot === `player.${seat}` ? ' picked' : ''}`;
  const body = (
    <>
      <span class="fam-head">
        <Token family={families[seat]!} size={26} />
        <b class="fam-name">{names[seat]}</b>
        {seat === view.chief && frame && (
          <span class="fam-tag" title={texts.event({ type: 'chiefChosen', seat, round: view.round }, names)}>
            <Icon name="parasol" size={17} /> {page.chief}
          </span>
        )}
        {passed && <span class="fam-tag">{page.passed}</span>}
        <span class="fam-cubes" role="img" aria-label={`${board.columns.cubes}: ${player.cubes}`}>
          {Array.from({ length: player.cubes }, (_, i) => (
            <Icon key={i} name="cube" size={15} style={seatColours(families[seat]!)} />
          ))}
        </span>
        <span class="d fam-vp" data-score={seat}>
          {player.vp}
        </span>
      </span>
      <span class="fam-goods" style={seatColours(families[seat]!)}>
        {goods.map(({ icon, n, label }) => (
          <span key={icon} title={label}>
            <Icon name={icon} size={17} {...(icon === 'cards' ? { style: { '--c': 'var(--stone)' } } : {})} />
            <b>{n}</b>
          </span>
        ))}
        <GiftRow sight={sight} seat={seat} />
      </span>
    </>
  );
  return action === undefined ? (
    <div class={`fam${state}`} data-home={seatHome(seat)}>
      {body}
    </div>
  ) : (
    <button
      type="button"
      class={`fam${state}`}
      data-home={seatHome(seat)}
      aria-pressed={pickedSpot === `player.${seat}`}
      onClick={() => pick(action)}
    >
      {body}
    </button>
  );
}
