import type { RuleId } from '../../core/game.ts';
import type { Texts } from '../../i18n/index.ts';
import type { BoardProps } from '../board/board.ts';
import type { TableModel } from './model.ts';

/** The rules in words: those of the open decision first, then all pages. */
export const RulesPage = ({ model, props }: { model: TableModel; props: BoardProps }) => (
  <RuleList texts={props.texts} first={model.moment.value.phase} />
);

function RuleList({ texts: { help, rules }, first }: { texts: Texts; first: string | undefined }) {
  const pages = Object.entries(help).sort(([a], [b]) => Number(b === first) - Number(a === first));
  return (
    <div class="rules">
      {pages.map(([name, page]) => (
        <details key={name} open={name === first}>
          <summary class="d">{page.title}</summary>
          <ul>
            {page.rules.map((id: RuleId) => (
              <li key={id}>
                {rules[id] ?? id} <small>{id}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
