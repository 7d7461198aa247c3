import symbols from '../icons/symbols.svg?raw';
import { dark } from '../settings/settings.ts';
import { shownLanguage } from '../texts/texts.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws svg into a bitmap that is `across` pixels wide, with the styles, fonts and symbols of the page. */
export async function paint(
  drawing: string,
  { width: w, height: h }: Size,
  across: number,
): Promise<HTMLCanvasElement> {
  const [width, height] = [across, Math.round((across * h) / w)];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" lang="${shownLanguage()}" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" data-theme="${dark() ? 'dark' : 'light'}" data-motion="still"><style>${styles()}${await fonts()}</style><defs>${used(drawing)}</defs>${drawing}</svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  await rest(FONTS_MS);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas;
}

/** All styles of the page except fonts, which an image cannot load by itself. */
const styles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .join('');

/** Families that drawings use in every language. */
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
