import { seatPlace } from '../../../client/board/places.ts';
import { ranked } from '../../../client/board/ranked.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { seatColours, Token } from '../../../client/icons/token.tsx';
import { places } from '../rules/scoring.ts';
import { MiniCard } from './card.tsx';
import { handPlace, pointsPlace } from './ids.ts';
import { isEnded, isOver, type Outlook, outlooks, sourcesOf } from './outlook.ts';
import type { HanProps } from './props.ts';
import { cardsOf, knownCards, sourceName } from './sight.ts';

/** Every player with what everybody may see, and through the lens the score as it would be. */
export function Rail(props: HanProps) {
  const { view, texts, lens, toggleLens } = props;
  const { players, without } = outlooks(props);
  const longest = Math.max(30, ...players.map(({ total }) => total));
  const over = isEnded(props);
  const seats = over ? ranked(props.result?.places ?? places(view)) : [...players.keys()];
  return (
    <section class={view.scores.length > 4 ? 'han-rail close' : 'han-rail'}>
      <header>
        <h2 class="cap">{texts.page.players}</h2>
        {!over && (
          <button type="button" class="lens" aria-pressed={lens} onClick={toggleLens}>
            <Icon name="u-lens" size={14} />
            {texts.page.lens}
          </button>
        )}
      </header>
      {seats.map((seat) => (
        <Player
          key={seat}
          props={props}
          player={players[seat]!}
          without={without[seat]!}
          seat={seat}
          longest={longest}
        />
      ))}
      <Legend props={props} />
    </section>
  );
}

interface PlayerProps {
  readonly props: HanProps;
  /** With the picked move through the lens, and without it. */
  readonly player: Outlook;
  readonly without: Outlook;
  readonly seat: number;
  readonly longest: number;
}

function Player({ props, player, without, seat, longest }: PlayerProps) {
  const { view, families, names, texts, active, lens, changed, viewer, you } = props;
  const family = families[seat]!;
  const { page } = texts;
  const over = isOver(view);
  const pieces = [
    ['pagodas', 'pagoda', view.pagodaSupply[seat]!],
    ['emissaries', 'emissary', view.emissarySupply[seat]!],
  ] as const;
  return (
    <article
      class={`han-player${active.includes(seat) ? ' turn' : ''}${seat === viewer ? ' own' : ''}`}
      data-place={seatPlace(seat)}
    >
      <Token family={family} size={26} />
      <div class="who">
        <b>{names[seat]}</b>
        {seat === viewer && <small>{you}</small>}
        {view.start === seat && <Icon name="crown" size={15} label={texts.terms.startPlayer} class="first" />}
        {!over && (changed.has(pointsPlace(seat)) || changed.has(handPlace(seat))) && <i class="news" />}
        {props.mark?.(seat)}
      </div>
      <div class="left" style={seatColours(family)}>
        {pieces.map(([kind, icon, n]) => (
          <span key={kind} data-place={`${kind}:${seat}`} title={page.left(kind, n)}>
            <Icon name={icon} size={18} label={page.left(kind, n)} />
            <b aria-hidden="true">{n}</b>
          </span>
        ))}
        {view.fortressSupply[seat]! > 0 && (
          <span data-place={`fortresses:${seat}`} title={page.left('fortresses', 1)}>
            <Icon name="fortress" size={18} label={page.left('fortresses', 1)} />
          </span>
        )}
        <Cards props={props} seat={seat} />
      </div>
      <span class="d vp" data-score={seat} data-place={pointsPlace(seat)}>
        {view.scores[seat]}
      </span>
      {(lens || over) && (
        <Bar props={props} player={player} without={without} seat={seat} longest={longest} />
      )}
      {lens && !over && player.total === without.total && (
        <span class="then">{page.wouldHave(player.total)}</span>
      )}
      {lens && !over && player.total !== without.total && (
        <span class="then">
          <span class="unseen">{page.withPick(names[seat]!, player.total, without.total)}</span>
          <span class="changed" aria-hidden="true">
            <s>{without.total}</s> <b>{player.total}</b>
          </span>
        </span>
      )}
    </article>
  );
}

/** A hand as it is known: own cards, cards taken face up, and backs. */
function Cards({ props, seat }: { props: HanProps; seat: number }) {
  const { view, viewer, texts } = props;
  const seen = seat === viewer ? cardsOf(view.hand) : knownCards(view, seat);
  const n = view.handSizes[seat]!;
  const label = `${texts.page.left('cards', n)}${seen.length > 0 ? `: ${seen.map((colour) => texts.terms.colours[colour]).join(', ')}` : ''}`;
  return (
    <svg
      class="i cards"
      data-place={handPlace(seat)}
      width="45"
      height="19"
      viewBox="-1 -1 60 26"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: n }, (_, i) =>
        seen[i] ? (
          <MiniCard key={i} props={props} colour={seen[i]} x={i * 20} />
        ) : (
          <g key={i} class="lit han-mini back" transform={`translate(${i * 20} 0)`}>
            <rect width="18" height="24" rx="2" />
            <path d="M9 6l5 6-5 6-5-6Z" />
          </g>
        ),
      )}
    </svg>
  );
}

const WIDTH = 200;

/** Through the lens, the score as a bar: what has been scored, and what each source would add. */
function Bar({ props, player, seat, longest }: PlayerProps) {
  const { families, view } = props;
  const scale = WIDTH / longest;
  const parts = isOver(view)
    ? sourcesOf(view).map((source) => ({ kind: source, n: player.now[source] }))
    : [
        { kind: 'scored', n: player.score },
        ...sourcesOf(view).map((source) => ({ kind: source, n: player.due[source] })),
      ];
  let at = 0;
  return (
    <svg
      class="bar-of"
      viewBox={`0 0 ${WIDTH} 11`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={seatColours(families[seat]!)}
    >
      <path class="base" d={`M0 10.5H${WIDTH}`} />
      {parts.map(({ kind, n }) => {
        const x = at;
        at += n * scale;
        return (
          n > 0 && (
            <rect
              key={kind}
              class={`part ${kind}`}
              x={x}
              y="1"
              width={Math.max(0, n * scale - 1)}
              height="9"
            />
          )
        );
      })}
    </svg>
  );
}

function Legend({ props }: { props: HanProps }) {
  const { view, texts, lens } = props;
  if (!lens && !isOver(view)) return null;
  return (
    <p class="han-legend">
      {!isOver(view) && (
        <span>
          <i class="part scored" />
          {texts.board.scored}
        </span>
      )}
      {sourcesOf(view).map((source) => (
        <span key={source}>
          <i class={`part ${source}`} />
          {sourceName(props, source)}
        </span>
      ))}
    </p>
  );
}
