import { t } from '../texts/texts.ts';

export const Missing = () => <Nothing text={t().lobby.notFound} />;

/** A part of the page itself did not come. */
export const Unreachable = () => <Nothing text={t().home.offline} />;

const Nothing = ({ text }: { text: string }) => (
  <main class="no-table">
    <h1>{text}</h1>
    <a class="btn" href="#/">
      {t().common.home}
    </a>
  </main>
);
