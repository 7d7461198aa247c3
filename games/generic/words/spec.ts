import type { RuleId } from '../../../core/game.ts';
import type { Page, Texts } from '../../../i18n/texts.ts';

const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* ([\s\S]*?)(?=\n- |\n\n|\n*(?![\s\S]))/gm;
/** Players need not read what the program checks of every state. */
const isForPlayers = (id: string): boolean => !id.includes('-INV-');

/** The rules of a game as its own document has them: a page for each heading, a rule for each id in bold. */
export function textsOfSpec(markdown: string): Pick<Texts, 'rules' | 'help'> {
  const rules: Record<RuleId, string> = {};
  const help: Record<string, Page> = {};
  for (const part of markdown.split(/^## /m).slice(1)) {
    const title = part.split('\n', 1)[0]!.trim();
    const found = [...part.matchAll(RULE)].filter(([, id]) => isForPlayers(id!));
    for (const [, id, text] of found) rules[id as RuleId] = text!.replace(/\s+/g, ' ');
    if (found.length > 0)
      help[title.toLowerCase().replace(/[^a-z]+/g, '-')] = {
        title,
        rules: found.map(([, id]) => id as RuleId),
      };
  }
  return { rules, help };
}
