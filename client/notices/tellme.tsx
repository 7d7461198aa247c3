import { useEffect, useState } from 'preact/hooks';
import type { NoticeMode, NoticesState } from '../../protocol/notices.ts';
import { chooseTable, readNotices, removeWay } from '../net/notices.ts';
import { noticesTexts } from '../texts/texts.ts';
import './tellme.css';
import { AddHook } from './ways.tsx';

const MODES = ['settings', 'on', 'off'] as const;

/** What a person is told of one table, and its webhooks. */
export function TellMe({ table }: { readonly table: string }) {
  const { page } = noticesTexts();
  const [state, setState] = useState<NoticesState | undefined>(undefined);
  const load = async () => setState(await readNotices().catch(() => undefined));
  useEffect(() => void load(), [table]);
  if (!state) return null;
  const mode = state.tables.find((chosen) => chosen.table === table)?.mode ?? 'settings';
  const hooks = state.ways.filter((way) => way.table === table);
  return (
    <div class="tell-me">
      <label>
        {page.tell}
        <select
          class="field"
          value={mode}
          onChange={({ currentTarget }) =>
            void chooseTable(table, currentTarget.value as NoticeMode | 'settings').then(load, load)
          }
        >
          {MODES.map((each) => (
            <option key={each} value={each}>
              {page.modes[each]}
            </option>
          ))}
        </select>
      </label>
      {state.hooks && (
        <details>
          <summary>{page.tableHook}</summary>
          <p>{page.tableHookLine}</p>
          <ul>
            {hooks.map(({ id, address }) => (
              <li key={id}>
                <span>{address}</span>
                <button
                  type="button"
                  class="btn q"
                  aria-label={page.removeWay(address)}
                  onClick={() => void removeWay(id).then(load, load)}
                >
                  {page.remove}
                </button>
              </li>
            ))}
          </ul>
          <AddHook table={table} reload={load} />
        </details>
      )}
      <a href="#/account">{page.title}</a>
    </div>
  );
}
