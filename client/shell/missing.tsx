import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { Strip } from './scroll.tsx';

interface FailureProps {
  readonly text: string;
  readonly line?: string;
  again?(): void;
  /** Further links. */
  readonly children?: ComponentChildren;
}

/** A screen that cannot be shown, with the reason and links. */
export const Failure = ({ text, line, again, children }: FailureProps) => (
  <div class="page">
    <Header />
    <Strip />
    <main class="no-table">
      <Icon name="junk" size={96} class="lone" />
      <div role="alert">
        <h1 class="d">{text}</h1>
        {line && <p class="no-table-line">{line}</p>}
      </div>
      <p class="row">
        {again && (
          <button type="button" class="btn p" onClick={again}>
            {t().errors.again}
          </button>
        )}
        {children}
        <a class={again || children ? 'btn' : 'btn p'} href="#/">
          {t().common.home}
        </a>
        <a class="btn" href="#/games">
          {t().home.yourGames}
        </a>
      </p>
    </main>
  </div>
);

export const UnknownAddress = () => <Failure text={t().errors.address} />;
export const MissingTable = () => <Failure text={t().errors.table} />;
export const MissingGame = () => <Failure text={t().errors.game} />;

/** The server cannot be reached. */
export const Unreachable = ({ again }: { again(): void }) => (
  <Failure text={t().home.offline} again={again} />
);
