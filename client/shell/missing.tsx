import { Icon } from '../icons/icon.tsx';
import { t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { Strip } from './scroll.tsx';

export const Missing = () => <Nothing text={t().lobby.notFound} />;

/** A part of the page itself did not come. */
export const Unreachable = () => <Nothing text={t().home.offline} />;

/** A lone junk, and the ways back to where something is. */
const Nothing = ({ text }: { text: string }) => (
  <div class="page">
    <Header />
    <Strip />
    <main class="no-table">
      <Icon name="junk" size={96} class="lone" />
      <h1 class="d">{text}</h1>
      <p class="row">
        <a class="btn p" href="#/">
          {t().common.home}
        </a>
        <a class="btn" href="#/games">
          {t().home.yourGames}
        </a>
      </p>
    </main>
  </div>
);
