import { h, render } from 'preact';
import type { Kinds, Viewer } from '../../../core/game.ts';
import { boardOf } from '../../../games/boards.ts';
import type { GameId } from '../../../games/list.ts';
import { rulesOf } from '../../../games/list.ts';
import type { BoardProps } from '../../board/board.ts';
import { paint } from '../../picture/paint.ts';
import type { Player, Result } from '../../session/session.ts';
import { dark, language } from '../../settings/settings.ts';
import { gameTexts, loadGameTexts, shownLanguage, t } from '../../texts/texts.ts';

/** The position that a picture shows. */
export interface Standing {
  readonly view: Kinds['view'];
  readonly viewer: Viewer;
  readonly active: readonly number[];
  readonly players: readonly Player[];
  readonly result?: Result | undefined;
  /** Milliseconds left on the player's clock when it was loaded. */
  readonly left?: number | undefined;
}

/** A game with a picture. */
export interface Pictured {
  readonly game: GameId;
  /** Changes with every position. */
  readonly key: string;
  read(): Promise<Standing | undefined>;
}

export interface Picture {
  readonly url: string;
  /** Progress of the game, as in "Month 6 of 12". */
  readonly where: string;
  readonly active: readonly string[];
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly result?: Result | undefined;
  readonly left?: number | undefined;
}

const STORE = 'mandate-pictures';
const WIDTH = 940;
const HEIGHT = 624;
/** Width of a picture in pixels. */
const SIZE = 564;

const made = new Map<string, Promise<Picture | undefined>>();
let before: Promise<unknown> = Promise.resolve();

/** The picture of a game, drawn once per position; one at a time, while the page is idle. */
export function pictureOf(game: Pictured): Promise<Picture | undefined> {
  const key = [game.game, game.key, dark() ? 'dark' : 'light', language.value].join('.');
  const found = made.get(key);
  if (found) return found;
  const next = before.then(idle).then(async () => (await stored(key)) ?? (await draw(game, key)));
  const answer = next.catch(() => undefined);
  before = answer;
  made.set(key, answer);
  return answer;
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 30);
  });

const address = (key: string): string => `/pictures/${encodeURIComponent(key)}`;

async function stored(key: string): Promise<Picture | undefined> {
  // Browsers have no Cache API on insecure pages.
  const found = 'caches' in window ? await (await caches.open(STORE)).match(address(key)) : undefined;
  return found && ((await found.json()) as Picture);
}

async function draw({ game: id, read }: Pictured, key: string): Promise<Picture | undefined> {
  const [game, board, standing] = await Promise.all([
    rulesOf(id),
    boardOf(id),
    read(),
    loadGameTexts(id, language.value),
  ]);
  const texts = gameTexts(id);
  if (!board || !standing || !texts) return undefined;
  const { view, viewer, active, players, result, left } = standing;
  const names = players.map(({ name }) => name);
  const props: BoardProps = {
    game,
    view,
    viewer,
    active,
    names,
    families: players.map(({ family }) => family),
    you: t().common.you,
    texts,
    lang: shownLanguage(),
    legal: [],
    picked: undefined,
    pick: () => undefined,
    ask: () => undefined,
    lens: false,
    toggleLens: () => undefined,
    changed: new Set(),
  };
  const box = document.createElement('div');
  render(h(board.Stage, props), box);
  const url = await paintBoard(box);
  render(null, box);
  const picture: Picture = {
    url,
    where: board.heading(view, texts).where,
    active: active.map((seat) => names[seat]!),
    viewer,
    names,
    result,
    left,
  };
  // Pictures with a clock, and of tables that others may change, are not cached.
  if ('caches' in window && left === undefined)
    await (await caches.open(STORE)).put(address(key), new Response(JSON.stringify(picture)));
  return picture;
}

/** Draws the board into a small bitmap, as a list of live boards would be thousands of nodes. */
async function paintBoard(box: HTMLElement): Promise<string> {
  const writer = new XMLSerializer();
  // Browsers taint a canvas for drawings with HTML inside.
  for (const part of box.querySelectorAll('foreignObject')) part.remove();
  const parts = [...box.querySelectorAll<SVGSVGElement>(':scope > svg, :scope > :not(svg) > svg')].map(
    (svg) => {
      svg.setAttribute('width', String(WIDTH));
      svg.setAttribute('height', String(HEIGHT));
      return writer.serializeToString(svg);
    },
  );
  const canvas = await paint(parts.join(''), { width: WIDTH, height: HEIGHT }, SIZE);
  return canvas.toDataURL('image/webp', 0.85);
}
