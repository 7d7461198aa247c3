import { useEffect, useRef, useState } from 'preact/hooks';
import { replay } from '../../../core/replay.ts';
import type { GameId } from '../../../games/list.ts';
import { rulesOf } from '../../../games/list.ts';
import { lookAt, tablePosition } from '../../net/api.ts';
import { playersOf } from '../../session/begin.ts';
import { keptGame } from '../../session/kept.ts';
import { momentFromState, resultOf } from '../../session/moment.ts';
import { playerOf } from '../../session/online.ts';
import type { Line } from '../lines.ts';
import { type Picture, type Pictured, pictureOf, type Standing } from './picture.tsx';

/** The position of a local game; with several people around one screen, as a spectator sees it. */
async function localStanding(id: string): Promise<Standing | undefined> {
  const kept = await keptGame(id);
  if (!kept) return undefined;
  const game = await rulesOf(kept.game);
  const { start, steps } = replay(kept.record, { [kept.game]: game });
  const state = steps.at(-1)?.state ?? start;
  const people = kept.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const viewer = people.length === 1 ? people[0]! : 'spectator';
  const result = resultOf(game, state);
  // At the end a board shows the final table; the position before it is easier to recognise.
  const shown = result ? (steps.at(-2)?.state ?? start) : state;
  const { view, active } = momentFromState(game, shown, steps.length, viewer);
  return { view, viewer, active, players: playersOf(kept), result };
}

async function tableStanding(id: string): Promise<Standing | undefined> {
  const { info, position: now } = await lookAt(id);
  if (!now) return undefined;
  const position = info.result && now.ply > 0 ? await tablePosition(id, now.ply - 1) : now;
  const { active } = position;
  const { seat, clocks } = now;
  return {
    view: position.view as object as Standing['view'],
    viewer: seat ?? 'spectator',
    active,
    players: info.seats.map(playerOf),
    result: info.result,
    left: seat === undefined ? undefined : clocks?.[seat]?.ms,
  };
}

function picturedOf({ game, entry, table, updated }: Line): Pictured | undefined {
  if (entry) return { game, key: `${entry.id}.${entry.revision}`, read: () => localStanding(entry.id) };
  if (table && table.status !== 'open' && table.status !== 'closed')
    return { game, key: `${table.id}.${updated}`, read: () => tableStanding(table.id) };
  return undefined;
}

/** How far below the window pictures are already drawn. */
const AHEAD = '600px';

/** The picture of a line, drawn when the line comes into view. */
export const usePicture = (line: Line) => useDrawn(picturedOf(line));

/** The same of a finished table that everybody may see. */
export const useTablePicture = ({
  game,
  table,
  ended,
}: {
  readonly game: GameId;
  readonly table?: string | undefined;
  readonly ended: number;
}) =>
  useDrawn(
    table === undefined ? undefined : { game, key: `${table}.${ended}`, read: () => tableStanding(table) },
  );

function useDrawn(pictured: Pictured | undefined) {
  const [picture, setPicture] = useState<Picture | undefined>(undefined);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!pictured || !place.current) return undefined;
    let shown = true;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void pictureOf(pictured).then((drawn) => shown && setPicture(drawn));
    };
    const seen = new IntersectionObserver(look, { rootMargin: AHEAD });
    seen.observe(place.current);
    return () => {
      shown = false;
      seen.disconnect();
    };
  }, [pictured?.key]);
  return { picture, place };
}
