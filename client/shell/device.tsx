import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { saveText } from '../replay/file.ts';
import { BackupError, exportDevice, importDevice } from '../session/backup.ts';
import { isFull } from '../session/keeper.ts';
import { emptyBin, forgetLost, isBroken, lostGames, restoreGame, unreachable } from '../session/kept.ts';
import { isNearlyFull, measureRoom } from '../session/room.ts';
import { gameTitle, lazyPageTexts, t } from '../texts/texts.ts';
import { lineOf, useGames } from './lines.ts';

/** Warnings about the storage of games on this device. */
export function Notices() {
  const texts = lazyPageTexts().device;
  const inBin = useGames().some(({ deleted }) => deleted !== undefined);
  useEffect(() => void measureRoom(), []);
  return (
    <>
      {unreachable.value && <Notice>{texts.unreachable}</Notice>}
      {lostGames.value.length > 0 && <Notice close={forgetLost}>{texts.lost(lostGames.value.length)}</Notice>}
      {(isNearlyFull.value || isFull()) && (
        <Notice>
          {texts.nearlyFull}{' '}
          <button type="button" class="btn" onClick={() => void saveAll()}>
            <Icon name="u-down" size={17} /> {texts.exportAll}
          </button>
          {inBin && (
            <button type="button" class="btn" onClick={() => void emptyBin().then(measureRoom)}>
              <Icon name="u-trash" size={17} /> {texts.empty}
            </button>
          )}
        </Notice>
      )}
    </>
  );
}

function Notice({ children, close }: { children: ComponentChildren; close?: () => void }) {
  return (
    <div class="notice" role="alert">
      <p>{children}</p>
      {close && (
        <button type="button" class="tb" aria-label={t().common.close} onClick={close}>
          <Icon name="u-x" size={16} />
        </button>
      )}
    </div>
  );
}

/** Deleted games that can be restored. */
export function Bin() {
  const texts = lazyPageTexts().device;
  const bin = useGames().filter(({ deleted }) => deleted !== undefined);
  if (bin.length === 0) return null;
  return (
    <details class="bin">
      <summary>
        <Icon name="u-trash" size={17} /> {texts.bin(bin.length)}
      </summary>
      <p class="none">{texts.binLine}</p>
      {bin.map((entry) => (
        <div key={entry.id} class="bin-line">
          <p>
            <b>{isBroken(entry) ? t().home.broken : gameTitle(entry.game).title}</b>
            {!isBroken(entry) && <small>{t().home.names(lineOf(entry).names)}</small>}
          </p>
          <button type="button" class="btn" onClick={() => void restoreGame(entry.id)}>
            <Icon name="u-undo" size={17} /> {texts.restore}
          </button>
        </div>
      ))}
      <button type="button" class="btn q" onClick={() => void emptyBin()}>
        {texts.empty}
      </button>
    </details>
  );
}

const saveAll = async (): Promise<void> => {
  const day = new Date().toISOString().slice(0, 10);
  saveText(`mandate-${day}.json`, await exportDevice());
};

/** Export and import of everything on this device. */
export function BringAndTake() {
  const texts = lazyPageTexts().device;
  const said = useSignal<{ readonly text: string; readonly failed: boolean } | undefined>(undefined);
  const bring = async (file: File) => {
    try {
      said.value = { text: texts.imported(await importDevice(await file.text())), failed: false };
    } catch (error) {
      const why = error instanceof BackupError ? error.why : 'room';
      said.value = { text: texts.refused[why], failed: true };
    }
  };
  return (
    <div class="take">
      <button type="button" class="bring-line" onClick={() => void saveAll()}>
        <Icon name="u-down" size={17} /> {texts.exportAll}
      </button>
      <label class="bring-line">
        <Icon name="u-up" size={17} /> {texts.importAll}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void bring(file);
            currentTarget.value = '';
          }}
        />
      </label>
      {said.value && (
        <p class="none" role={said.value.failed ? 'alert' : 'status'}>
          {said.value.text}
        </p>
      )}
    </div>
  );
}
