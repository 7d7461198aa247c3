import { t } from '../texts/texts.ts';
import { Header } from './header.tsx';

export const Missing = () => <Nothing text={t().lobby.notFound} />;

/** A part of the page itself did not come. */
export const Unreachable = () => <Nothing text={t().home.offline} />;

const Nothing = ({ text }: { text: string }) => (
  <div class="page">
    <Header />
    <main class="no-table">
      <h1 class="d">{text}</h1>
      <a class="btn" href="#/">
        {t().common.home}
      </a>
    </main>
  </div>
);
