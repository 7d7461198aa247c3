import { useEffect } from 'preact/hooks';
import { gameTexts, t } from '../texts/texts.ts';
import type { TableModel } from './model.ts';

/** Milliseconds: the window is told when the table has been drawn. */
const LATER = 200;

/** The title of the window says when it is one's own turn, so that one may look elsewhere meanwhile. */
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
