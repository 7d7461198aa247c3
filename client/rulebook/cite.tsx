import { useState } from 'preact/hooks';
import type { RuleId } from '../../core/game.ts';
import type { RulebookTexts } from '../../i18n/index.ts';

interface CiteProps {
  readonly game: string;
  readonly rules: readonly RuleId[];
  readonly ui: RulebookTexts;
}

const COPIED_MS = 1600;

/** The quiet sign that ends a paragraph: it shows which rules stand there, and copies the link to them. */
export function Cite({ game, rules, ui }: CiteProps) {
  const [copied, setCopied] = useState(false);
  const [first] = rules;
  if (first === undefined) return null;
  const copy = async () => {
    const { origin, pathname } = location;
    await navigator.clipboard?.writeText(`${origin}${pathname}#/rules/${game}/${first}`);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <span class="cite">
      {'\u00a0'}
      <button type="button" class="cite-sign" aria-label={ui.cite(first)} onClick={() => void copy()}>
        §
      </button>
      <span class="cite-ids">
        <span role="status">{copied ? ui.copied : ''}</span>
        {!copied && rules.join(' · ')}
      </span>
    </span>
  );
}
