import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../../core/game.ts';
import { brings } from '../../games/list.ts';
import type { BoardProps } from '../board/board.ts';
import type { Deck } from '../card/load.ts';
import { preview } from '../session/preview.ts';
import { shownLanguage } from '../texts/texts.ts';
import { Lead } from './lead.tsx';
import type { TableModel } from './model.ts';
import { moveText } from './sentences.ts';

/** The words that were fetched last, so that the next move is said at once. */
let last: { readonly game: string; readonly deck: Deck } | undefined;

/** Between the parts of a sentence that lists what a move brings. */
const PARTS = /, |; |、|；/;

/** A sentence without the parts that the words after it say, too. */
function withoutRepeats(said: string, words: string): string {
  const [, head, list] = /^(.+?[:：] ?)(.+)$/.exec(said) ?? [];
  if (head === undefined || list === undefined) return said;
  const isNew = (part: string): boolean => !/\d/.test(part) || !words.includes(part);
  const parts = list.split(PARTS);
  const [between = ''] = PARTS.exec(list) ?? [];
  return parts.every(isNew) ? said : `${head}${parts.filter(isNew).join(between)}`;
}

/** A move in words, and what it would do to the viewer, from the engine; the words for that are fetched when first needed. */
export function Foretold({
  model,
  props,
  actions,
  said,
}: {
  model: TableModel;
  props: BoardProps;
  actions: readonly Action[];
  said: string;
}) {
  const lang = shownLanguage();
  const { id } = props.game;
  const [deck, setDeck] = useState(last?.game === id ? last.deck : undefined);
  useEffect(() => {
    let open = true;
    if (brings(id, 'cards'))
      import('../card/load.ts')
        .then(({ loadDeck }) => loadDeck(id, lang))
        .then(
          (loaded) => {
            last = { game: id, deck: loaded };
            if (open) setDeck(loaded);
          },
          () => undefined,
        );
    return () => {
      open = false;
    };
  }, [id, lang]);
  const words = deck?.lang === lang ? deck.consequence(actions, props, model.board?.suggest) : '';
  if (!words || said.includes(words)) return <Lead text={said} />;
  return (
    <>
      <Lead text={withoutRepeats(said, words)} />
      <span class="bar-effect"> {words}</span>
    </>
  );
}

/** What a press would decide, in words: of several decisions the last says most. */
export function pressText(model: TableModel, props: BoardProps, actions: readonly Action[]): string {
  const { game, viewer } = props;
  let from = model.moment.value;
  for (const action of actions.slice(0, -1)) {
    const next = viewer === 'spectator' ? undefined : preview(game, from, viewer, action);
    if (!next) break;
    from = next;
  }
  const last = actions.findLast((action) => from.legal.some((choice) => choice.action === action));
  return last === undefined ? '' : moveText({ ...props, view: from.view }, last);
}
