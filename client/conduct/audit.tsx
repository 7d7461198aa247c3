import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ShownAuditLine } from '../../protocol/conduct.ts';
import { Waiting } from '../shell/lazy.tsx';
import { failureText } from '../texts/faults.ts';
import { conductTexts } from '../texts/texts.ts';
import { readAudit } from './ask.ts';
import { momentOf, nameOf } from './parts.tsx';

/** Who did what, newest first. */
export function Audit() {
  const { desk: texts } = conductTexts();
  const lines = useSignal<readonly ShownAuditLine[] | undefined>(undefined);
  const next = useSignal<string | undefined>(undefined);
  const trouble = useSignal('');
  const load = async () => {
    try {
      const page = await readAudit(next.value);
      lines.value = [...(lines.value ?? []), ...page.lines];
      next.value = page.next;
      trouble.value = '';
    } catch (error) {
      trouble.value = await failureText(error);
    }
  };
  useEffect(() => void load(), []);
  return (
    <>
      {lines.value ? (
        <table class="audit">
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.whom}</th>
            </tr>
          </thead>
          <tbody>
            {lines.value.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      ) : (
        trouble.value === '' && <Waiting />
      )}
      {next.value !== undefined && (
        <button type="button" class="btn" onClick={() => void load()}>
          {texts.more}
        </button>
      )}
      {trouble.value !== '' && (
        <p class="conduct-trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </>
  );
}

function Line({ line: { at, by, what, about, words } }: { line: ShownAuditLine }) {
  const { acts, desk } = conductTexts();
  const names: Readonly<Record<ShownAuditLine['what'], string>> = { ...acts, ...desk.deeds };
  return (
    <tr>
      <td>
        <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
      </td>
      <td>{nameOf(by)}</td>
      <td>
        <b>{names[what]}</b>
        {words !== '' && <p>{words}</p>}
      </td>
      <td>
        {about && (about.name === '' ? nameOf(about) : <a href={`#/moderation/${about.id}`}>{about.name}</a>)}
      </td>
    </tr>
  );
}
