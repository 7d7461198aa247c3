import type { RuleId } from '../../core/game.ts';
import type { Texts } from '../../i18n/index.ts';
import type { BoardProps } from '../board/board.ts';
import type { TableModel } from './model.ts';
import { RuleLink } from './rulelink.tsx';

/** The rules in words: those of the open decision first, then all pages. */
export const RulesPage = ({ model, props }: { model: TableModel; props: BoardProps }) => (
  <RuleList game={props.game.id} texts={props.texts} first={model.moment.value.phase} />
);

interface ListProps {
  readonly game: string;
  readonly texts: Texts;
  readonly first: string | undefined;
}

function RuleList({ game, texts: { help, rules }, first }: ListProps) {
  const pages = Object.entries(help).sort(([a], [b]) => Number(b === first) - Number(a === first));
  return (
    <div class="rules">
      {pages.map(([name, page]) => (
        <details key={name} open={name === first}>
          <summary class="d">{page.title}</summary>
          <ul>
            {page.rules.map((id: RuleId) => (
              <li key={id}>
                {rules[id] ?? id} <RuleLink game={game} rule={id} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
