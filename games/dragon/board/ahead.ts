import { viewAfter } from '../../../client/board/after.ts';
import type { Seat } from '../../../core/game.ts';
import { forecast, type MonthForecast, type Outlook } from '../rules/forecast.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';
import { figuresOf } from './outlook.ts';
import type { DragonProps } from './props.ts';

export interface Ahead extends MonthForecast {
  /** By seat, what the month would do without the picked move; undefined if nothing is picked. */
  readonly without: readonly Outlook[] | undefined;
}

let last:
  | (Pick<DragonProps, 'view' | 'settled' | 'picked'> & { readonly months: readonly Ahead[] })
  | undefined;

/** The forecast with the picked move; year, courts and reading ask for the same one. */
export function ahead(props: DragonProps): readonly Ahead[] {
  const { view, settled, picked } = props;
  if (last?.view !== view || last.settled !== settled || last.picked !== picked)
    last = { view, settled, picked, months: compute(props) };
  return last.months;
}

function compute(props: DragonProps): Ahead[] {
  const after = afterPick(props);
  const then = after && forecast(after);
  return forecast(props.settled ?? props.view).map((month) => {
    const changed = then?.find((other) => other.month === month.month);
    return changed ? { ...changed, without: month.players } : { ...month, without: undefined };
  });
}

/** Stops before an event, which the forecast plays out by itself. */
function afterPick(props: DragonProps): DragonView | undefined {
  const view = viewAfter(props, ({ type }) => type === 'eventBegan' || type === 'monthBegan');
  const phase = view?.stack.at(-1)?.phase;
  const isEve = phase === 'event' || phase === 'round';
  return view && isEve ? { ...view, stack: [{ phase: 'round', step: 0 }] } : view;
}

/** A figure with what it counts, in whole words where there are some. */
function figureWords(key: keyof Outlook, text: string, n: number, { page, board }: DragonTexts): string {
  switch (key) {
    case 'yuan':
    case 'rice':
    case 'fireworks':
    case 'vp':
      return `${text} ${page.unit(key, n)}`;
    case 'floors':
      return `${text} ${page.unit('floor', n)}`;
    case 'persons':
      return page.read.persons(n).replace(String(n), text);
    case 'cards':
      return page.cards(n).replace(String(n), text);
    default:
      return `${text}${board.units[key]}`;
  }
}

/** What a month does to a seat, in words. */
export function monthWords({ players, without }: Ahead, seat: Seat, texts: DragonTexts): string {
  const { read } = texts.page;
  const words = (outlook: Outlook): string =>
    figuresOf(outlook)
      .map(({ key, text }) => figureWords(key, text, outlook[key], texts))
      .join(', ') || read.nothing;
  const now = words(players[seat]!);
  const was = without ? words(without[seat]!) : now;
  return was === now ? now : read.changed(now, was);
}
