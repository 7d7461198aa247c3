import type { Seat } from '../../../core/game.ts';
import { partyOf } from '../../../i18n/audience.ts';
import { Icon } from '../../icons/icon.tsx';
import { sealOf } from '../../icons/seals.ts';
import type { Result } from '../../session/session.ts';
import { gameTitle, t, tablesTexts } from '../../texts/texts.ts';
import type { Line } from '../lines.ts';
import { Seats, Shot } from './card.tsx';
import { mayAct, Return, TableMenu } from './menu.tsx';
import type { Picture } from './picture.tsx';
import { usePicture } from './pictured.ts';
import { BinButton, Slip } from './slip.tsx';
import { agoOf, clockOf, dateOf, namesOf } from './words.ts';

/** A game as one row: board, players, and state or result. */
export function Row({ line, branches }: { line: Line; branches: readonly Line[] }) {
  const { picture, place } = usePicture(line);
  const { title } = gameTitle(line.game);
  if (line.slip)
    return (
      <li class="game-row">
        <Slip title={title} slip={line.slip} />
      </li>
    );
  return (
    <li class={line.over ? 'game-row over' : 'game-row'}>
      <a class="game-link" href={line.href}>
        <Shot class="row-shot" picture={picture} place={place} />
        <Icon name={sealOf(line.game)} size={22} />
        <span class="game-what">
          <b>{title}</b>
          <small>{namesOf(line)}</small>
        </span>
        <Seats line={line} size={20} />
        {line.over ? <Outcome line={line} picture={picture} /> : <State line={line} picture={picture} />}
        <span class="game-when">
          <small>{line.over ? dateOf(line) : clockOf(line, picture?.left)}</small>
          <small>{line.over ? '' : (picture?.where ?? '')}</small>
        </span>
      </a>
      {line.table?.away && <Return line={line} />}
      {line.remove ? (
        <BinButton line={line} />
      ) : mayAct(line) ? (
        <TableMenu line={line} />
      ) : (
        <Icon name="u-up" size={16} class="game-go" />
      )}
      {branches.length > 0 && (
        <ul class="game-branches" aria-label={tablesTexts().games.branches(branches.length)}>
          {branches.map((branch) => (
            <Branch key={branch.href} line={branch} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A game that branched from another. */
function Branch({ line }: { line: Line }) {
  const { home, table } = t();
  const { picture, place } = usePicture(line);
  const { title } = gameTitle(line.game);
  if (line.slip)
    return (
      <li>
        <Slip title={title} slip={line.slip} />
      </li>
    );
  const result = picture?.result;
  const points = result && picture.viewer !== 'spectator' ? result.scores[picture.viewer] : undefined;
  return (
    <li class="game-branch">
      <span ref={place}>
        <Icon name="u-fork" size={16} />
      </span>
      <a class="game-link" href={line.href}>
        <b>{tablesTexts().games.fromDecision(line.entry!.branchOf!.ply)}</b>
        <small>
          {points !== undefined ? table.points(points) : line.over ? home.finished : home.underWay} ·{' '}
          {agoOf(line)}
        </small>
      </a>
      <BinButton line={line} />
    </li>
  );
}

interface StandsProps {
  readonly line: Line;
  readonly picture: Picture | undefined;
}

/** Who is to move, and since when. */
function State({ line, picture }: StandsProps) {
  const texts = tablesTexts().games;
  const gathering = line.table?.status === 'open';
  const { away, resigned, yourSeat } = line.table ?? {};
  const says = gathering
    ? texts.gathering
    : away
      ? texts.botPlays
      : resigned
        ? texts.resigned
        : line.table && yourSeat === undefined
          ? texts.watchBots
          : line.yourTurn
            ? texts.paused
            : picture && picture.active.length > 0
              ? texts.toMove(picture.active)
              : t().home.underWay;
  return (
    <span class="game-state">
      <b>{says}</b>
      <small>{gathering && line.free ? texts.freeSeats(line.free.length) : agoOf(line)}</small>
    </span>
  );
}

/** The viewer's place and points, or the winner. */
function Outcome({ line, picture }: StandsProps) {
  const result = picture?.result;
  if (line.table?.status === 'closed' || !picture || !result)
    return (
      <span class="game-state">
        <small>{line.table?.status === 'closed' ? t().lobby.closed : t().home.finished}</small>
      </span>
    );
  const { viewer, names } = picture;
  const resigned = result.reason === 'resigned';
  const winners = tablesTexts().games.won(
    partyOf({ names, reader: viewer === 'spectator' ? undefined : viewer }, winnersOf(result)),
  );
  if (viewer === 'spectator') return <Winners result={result} winners={winners} />;
  const place = result.places[viewer]!;
  const others = names
    .map((name, seat) => ({ name, seat, points: result.scores[seat]! }))
    .filter(({ seat }) => seat !== viewer)
    .sort((a, b) => result.places[a.seat]! - result.places[b.seat]!);
  const texts = tablesTexts().games;
  return (
    <span class="game-state game-outcome">
      <span
        class={place === 1 ? 'place-disc first' : 'place-disc'}
        role="img"
        aria-label={place === 1 ? texts.first : texts.place(place)}
      >
        {place}
      </span>
      <span>
        <b>{resigned ? winners : t().table.points(result.scores[viewer]!)}</b>
        <small>
          {others
            .slice(0, 2)
            .map(({ name, points }) => `${name} ${points}`)
            .join(', ')}
        </small>
      </span>
    </span>
  );
}

const winnersOf = ({ places }: Result): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

function Winners({ result, winners }: { result: Result; winners: string }) {
  const best = result.places.indexOf(1);
  return (
    <span class="game-state">
      <b>{winners}</b>
      <small>{t().table.points(result.scores[best]!)}</small>
    </span>
  );
}
