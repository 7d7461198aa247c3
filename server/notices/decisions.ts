import { catalogue } from '../../i18n/index.ts';
import { STAGES, type StoredAct } from '../../store/conduct/api.ts';
import type { Batch, BatchItem } from '../../store/notices/api.ts';
import type { Store } from '../../store/store.ts';
import { type Decisions, langOf, timeOf, type Words } from './message.ts';

type ConductStore = Pick<Store, 'conduct'>;

/**
 * What moderators have decided, in words for the notices of a batch. What the person has read meanwhile, or what is no
 * longer true, is left out. The moderator's own words are read on the page only.
 */
export async function decisionsIn(store: ConductStore, batch: Batch, now: number): Promise<Decisions> {
  const said = new Map<`${string} ${number}`, Words>();
  for (const item of batch.items) {
    const words =
      item.kind === 'act'
        ? await aboutAct(store, batch, item, now)
        : item.kind === 'report'
          ? await aboutReport(store, batch, item)
          : undefined;
    if (words) said.set(`${item.about} ${item.n}`, words);
  }
  return said;
}

async function aboutAct(
  { conduct }: ConductStore,
  batch: Batch,
  { about, n }: BatchItem,
  now: number,
): Promise<Words | undefined> {
  const act = await conduct.find(about);
  if (!act || act.about !== batch.person.id || !isNow(act, n, now)) return undefined;
  if (n === STAGES.over && (await conduct.acts(act.about)).some((other) => goesOn(other, act, now)))
    return undefined;
  const lang = langOf(batch);
  const [{ sent }, { acts, reasons, until }] = await Promise.all([
    catalogue(lang, 'notices'),
    catalogue(lang, 'conduct'),
  ]);
  const kind = acts[act.kind];
  switch (n) {
    case STAGES.made: {
      const end = act.until === undefined ? [] : [until(timeOf(act.until, batch, lang))];
      return { text: sent.decided(kind), body: [reasons[act.reason], ...end].join(', ') };
    }
    case STAGES.answered:
      return { text: sent.answered(kind), body: '' };
    default:
      return { text: sent.over(kind), body: '' };
  }
}

/** Whether another act restricts the same still. */
const goesOn = ({ id, kind, table, lifted, until }: StoredAct, act: StoredAct, now: number): boolean =>
  id !== act.id &&
  kind === act.kind &&
  table === act.table &&
  lifted === undefined &&
  (until === undefined || until > now);

/** Whether a stage of an act is still what its person does not know. */
function isNow({ seen, lifted, answered, until }: StoredAct, n: number, now: number): boolean {
  if (n === STAGES.over) return lifted === undefined && until !== undefined && until <= now;
  if (seen) return false;
  return n !== STAGES.made || (lifted === undefined && answered === undefined);
}

async function aboutReport(
  { conduct }: ConductStore,
  batch: Batch,
  { about }: BatchItem,
): Promise<Words | undefined> {
  const report = await conduct.findReport(about);
  if (!report || report.by !== batch.person.id || report.seen) return undefined;
  const { sent } = await catalogue(langOf(batch), 'notices');
  return { text: sent.reported(report.name), body: '' };
}
