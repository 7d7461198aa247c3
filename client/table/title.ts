import { useEffect } from 'preact/hooks';
import { gameTexts, t } from '../texts/texts.ts';
import type { TableModel } from './model.ts';

/** Milliseconds: the title changes after the table is drawn. */
const LATER = 200;

/** Shows in the window's title when it is the viewer's turn. */
export function useTitle(model: TableModel): void {
  const own = model.session.now.value.legal.length > 0;
  const title = gameTexts(model.session.game.id)?.title ?? '';
  const text = own ? `${t().table.yourTurn} · ${title}` : title;
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = text;
    }, LATER);
    return () => clearTimeout(timer);
  }, [text]);
}
