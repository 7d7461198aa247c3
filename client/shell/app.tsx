import { useEffect } from 'preact/hooks';
import { loadMore, t } from '../texts/texts.ts';
import { loadLocal, loadOnline } from './ahead.ts';
import { Games } from './games.tsx';
import { Home } from './home.tsx';
import { Lazy } from './lazy.tsx';
import { type Route, route } from './route.ts';

const loadTable = () => withMore(loadOnline);
const loadShare = () => withMore(async () => (await import('./share.tsx')).Share);
const loadNew = async () => (await import('./new.tsx')).NewTable;
const loadReplay = () => withMore(async () => (await import('../replay/replay.tsx')).ReplayScreen);
const loadSettings = async () => (await import('./settings.tsx')).Settings;
const loadRules = async () => (await import('./rulebook.tsx')).Rulebook;

/** With the texts that only some screens need. */
const withMore = async <T,>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), loadMore()]))[0];

/** The screen that the address names. */
export function App() {
  const { value: here } = route;
  useEffect(() => {
    if (here.screen !== 'local' && here.screen !== 'table')
      document.title = `Mandate · ${t().common.tagline}`;
  });
  return <Screen here={here} />;
}

function Screen({ here }: { here: Route }) {
  switch (here.screen) {
    case 'home':
      return <Home />;
    case 'games':
      return <Games />;
    case 'settings':
      return <Lazy key="settings" load={loadSettings} props={{}} />;
    case 'rules':
      return <Lazy key={`rules/${here.game}`} load={loadRules} props={{ id: here.game }} />;
    case 'new':
      return (
        <Lazy
          key={`new/${here.game}/${here.online}`}
          load={loadNew}
          props={{ game: here.game, online: here.online }}
        />
      );
    case 'local':
      return <Lazy key={`local/${here.id}`} load={loadLocal} props={{ id: here.id }} />;
    case 'share':
      return <Lazy key={`share/${here.id}`} load={loadShare} props={{ id: here.id }} />;
    case 'table':
      return <Lazy key={`table/${here.id}`} load={loadTable} props={{ id: here.id }} />;
    case 'replay':
      return (
        <Lazy
          key={`replay/${here.from}/${here.id}`}
          load={loadReplay}
          props={{ from: here.from, id: here.id, ply: here.ply, seen: here.seen }}
        />
      );
  }
}
