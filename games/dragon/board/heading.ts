import type { Heading } from '../../../client/board/board.ts';
import { capital } from '../../../i18n/texts.ts';
import type { DragonView } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';
import { happeningOf } from './happening.ts';

/** Month and phase, for the top bar. */
export function heading(view: DragonView, texts: DragonTexts): Heading {
  const { terms, board } = texts;
  const phase = capital(phaseName(view, texts), 'en');
  if (view.round === 0) return { where: phase, phase: '' };
  return {
    where: capital(view.stack.length === 0 ? terms.phases.end : board.month(view.round), 'en'),
    phase,
    round: view.round,
  };
}

function phaseName(view: DragonView, { terms, page }: DragonTexts): string {
  const phases = view.stack.map(({ phase }) => phase);
  if (phases.length === 0) return page.final;
  if (view.round === 0) return terms.phases.draft;
  if (phases.includes('action')) return terms.phases.action;
  if (phases.includes('card')) return terms.phases.person;
  const what = happeningOf(view);
  if ('event' in what) return terms.events[what.event];
  return 'wall' in what ? terms.variants.greatWall : terms.superEvents[what.superEvent];
}
