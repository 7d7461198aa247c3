import type { Action, Kinds } from '../../../core/game.ts';
import { lower } from '../../../i18n/words.ts';
import { movePlace } from './places.ts';
import type { GenericProps } from './props.ts';

/** So many moves that differ in one number share a line. */
const FEW = 3;

interface Group {
  /** What its moves have in common, and the name of the number in which they differ. */
  readonly head: Kinds['move'];
  readonly key: string;
  readonly moves: { readonly action: Action; readonly n: number }[];
}

/** Moves by what they have in common: everything but a number at their end. */
function groupsOf(legal: GenericProps['legal']): Group[] {
  const groups = new Map<string, Group>();
  for (const { action, move } of legal) {
    const [key, n] = Object.entries(move).at(-1)!;
    if (typeof n !== 'number') continue;
    const { [key as 'type']: _, ...head } = move;
    const name = JSON.stringify(head);
    const group = groups.get(name) ?? { head: head as Kinds['move'], key, moves: [] };
    group.moves.push({ action, n });
    groups.set(name, group);
  }
  return [...groups.values()].filter(({ moves }) => moves.length >= FEW);
}

/** What may be done now, each as a button. */
export function Choices({ game, legal, picked, pick, view, viewer, names, texts, lang }: GenericProps) {
  if (legal.length === 0 || viewer === 'spectator') return null;
  const scene = { view, seat: viewer, names };
  const textOf = (move: Kinds['move']): string => {
    const text = texts.move(move, scene);
    return text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);
  };
  const button = (action: Action, text: string | number) => (
    <button
      type="button"
      key={action}
      class="gen-choice"
      data-place={movePlace(game.decode(action))}
      data-action={action}
      aria-label={textOf(game.decode(action))}
      aria-pressed={picked === action}
      onClick={() => pick(action)}
    >
      {text}
    </button>
  );
  const groups = groupsOf(legal);
  const grouped = new Set(groups.flatMap(({ moves }) => moves.map(({ action }) => action)));
  return (
    <section class="gen-choices" aria-label={texts.prompt(scene)}>
      {groups.map(({ head, key, moves }) => (
        <div key={moves[0]!.action} class="gen-group">
          <span aria-hidden="true">
            {textOf(head)}
            {texts.page.dot}
            {lower(key)}
          </span>
          {moves.map(({ action, n }) => button(action, n))}
        </div>
      ))}
      {legal
        .filter(({ action }) => !grouped.has(action))
        .map(({ action, move }) => button(action, textOf(move)))}
    </section>
  );
}
