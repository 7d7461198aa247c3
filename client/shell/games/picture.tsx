import { h, render } from 'preact';
import type { Kinds, Viewer } from '../../../core/game.ts';
import { boardOf } from '../../../games/boards.ts';
import type { GameId } from '../../../games/list.ts';
import { rulesOf } from '../../../games/list.ts';
import type { BoardProps } from '../../board/board.ts';
import symbols from '../../icons/symbols.svg?raw';
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
  const url = await paint(box);
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
async function paint(box: HTMLElement): Promise<string> {
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
  const drawing = parts.join('');
  const [width, height] = [SIZE, Math.round((SIZE * HEIGHT) / WIDTH)];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" lang="${shownLanguage()}" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" data-theme="${dark() ? 'dark' : 'light'}" data-motion="still"><style>${styles()}${await fonts()}</style><defs>${used(drawing)}</defs>${drawing}</svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  await rest(FONTS_MS);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.85);
}

/** All styles of the page except fonts, which an image cannot load by itself. */
const styles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .join('');

/** Families that boards use in every language. */
const MAIN_FONTS = ['Cormorant', 'Alegreya Sans'];

/** Families of the page's language, but for those in many files. */
const ownFonts = (): string[] => {
  const root = getComputedStyle(document.documentElement);
  return ['--display-own', '--text-own']
    .flatMap((name) => root.getPropertyValue(name).split(','))
    .map((family) => unquoted(family).trim())
    .filter((family) => !family.endsWith(' other'));
};

/**
 * The fonts with their files in the text, so that the words of a board keep their widths: those of the language, and
 * others that the page has loaded.
 */
async function fonts(): Promise<string> {
  const main = [...MAIN_FONTS, ...ownFonts()];
  const loaded = new Set(
    [...document.fonts].flatMap((face) =>
      face.status === 'loaded' ? [keyOf(face.family, face.weight, face.unicodeRange)] : [],
    ),
  );
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) =>
        style.getPropertyValue(name),
      ) as [string, string, string];
      return main.includes(unquoted(family)) || loaded.has(keyOf(family, weight, range));
    });
  const texts = await Promise.all(faces.map((face) => withFile(face).catch(() => '')));
  return texts.join('');
}

const unquoted = (family: string): string => family.replaceAll(/["']/g, '');
const keyOf = (family: string, weight: string, range: string): string =>
  [unquoted(family), weight, (range || 'U+0-10FFFF').toUpperCase()].join();

/** The fonts inside an image are ready some tasks after the image itself, and nothing tells when. */
const FONTS_MS = 150;
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const files = new Map<string, Promise<string>>();

async function withFile(face: CSSFontFaceRule): Promise<string> {
  const [url, path] = /url\("?([^")]+)"?\)/.exec(face.cssText)!;
  const address = new URL(path!, face.parentStyleSheet?.href ?? document.baseURI).href;
  const file = files.get(address) ?? fileAt(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return face.cssText.replace(url, `url(${await file})`);
}

async function fileAt(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const SYMBOLS = new Map(
  [...symbols.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([text, id]) => [id!, text]),
);

/** The symbols used by a drawing, and those they refer to. */
function used(drawing: string): string {
  const found = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) {
      const symbol = SYMBOLS.get(id!);
      if (symbol === undefined || found.has(id!)) continue;
      found.set(id!, symbol);
      collect(symbol);
    }
  };
  collect(drawing);
  return [...found.values()].join('');
}
