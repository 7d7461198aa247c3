import type { RuleId } from '../../core/game.ts';
import { t } from '../texts/texts.ts';

/** To the paragraph of the rulebook that tells a rule, in a tab of its own: the table stays where it is. */
export const RuleLink = ({ game, rule }: { game: string; rule: RuleId }) => (
  <a
    class="rule-link"
    href={`#/rules/${game}/${rule}`}
    target="_blank"
    rel="noopener"
    title={rule}
    aria-label={`${t().table.rules}: ${rule}`}
  >
    §
  </a>
);
