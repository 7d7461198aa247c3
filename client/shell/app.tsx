import { type ComponentType, Fragment } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { conductNews, reporting } from '../net/conduct.ts';
import { fetchFonts } from '../texts/fonts.ts';
import {
  loadAccount,
  loadConduct,
  loadHints,
  loadLazyPage,
  loadNotices,
  loadPeople,
  loadPuzzleTexts,
  loadTables,
  t,
} from '../texts/texts.ts';
import { Home } from './home.tsx';
import { Lazy } from './lazy.tsx';
import { Failure, UnknownAddress } from './missing.tsx';
import { loadLocal, loadOnline } from './prefetch.ts';
import { type Route, route } from './route.ts';
import { Skip } from './skip.tsx';
import { newVersion } from './update.ts';

const loadTable = () => withMore(loadOnline);
const loadGames = () =>
  withMore(async () => (await Promise.all([import('./games/games.tsx'), loadTables()]))[0].Games);
const loadShare = () => withMore(async () => (await import('./share.tsx')).Share);
const loadNew = async () => (await import('./new.tsx')).NewTable;
const loadReplay = () => withMore(async () => (await import('../replay/replay.tsx')).ReplayScreen);
const loadSettings = async () => (await import('./settings.tsx')).Settings;
const loadAccountPage = () =>
  withMore(
    async () =>
      (await Promise.all([import('../account/account.tsx'), loadAccount(), loadNotices(), loadTables()]))[0]
        .AccountPage,
  );
const loadNewVersion = () => withMore(async () => (await import('./newversion.tsx')).NewVersion);
const loadLesson = async () =>
  (await Promise.all([import('../lesson/lesson.tsx'), fetchFonts()]))[0].LessonScreen;
const loadPuzzles = async () =>
  (await Promise.all([import('../puzzle/list.tsx'), loadPuzzleTexts()]))[0].Puzzles;
const loadPuzzle = () =>
  withMore(
    async () =>
      (await Promise.all([import('../puzzle/screen.tsx'), loadPuzzleTexts(), loadHints(), fetchFonts()]))[0]
        .PuzzleScreen,
  );
const loadStop = async () => (await Promise.all([import('../notices/stop.tsx'), loadNotices()]))[0].StopMails;
const loadPerson = () =>
  withMore(() => withPeople(async () => (await import('../person/person.tsx')).Person));
const loadBoards = () => withPeople(async () => (await import('../person/boards.tsx')).Boards);
const loadStatistics = () => withPeople(async () => (await import('../person/statistics.tsx')).Statistics);
const loadNote = () => withConduct(async () => (await import('../conduct/note.tsx')).ConductNote);
const loadReport = () => withConduct(async () => (await import('../conduct/report.tsx')).Report);
const loadConductPage = () => withConduct(async () => (await import('../conduct/own.tsx')).OwnConductPage);
const loadModeration = () => withConduct(async () => (await import('../conduct/moderation.tsx')).Moderation);
const loadRules = async () => (await import('../rulebook/rulebook.tsx')).Rulebook;

/** Loads a screen together with the lazy texts. */
const withMore = async <T,>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), loadLazyPage()]))[0];

const withPeople = async <T,>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), loadPeople(), loadTables()]))[0];

const withConduct = async <T,>(load: () => Promise<T>): Promise<T> =>
  withMore(async () => (await Promise.all([load(), loadConduct()]))[0]);

/** The screen for the current address. */
export function App() {
  const { value: here } = route;
  useEffect(() => {
    if (!TITLED.has(here.screen)) document.title = `Mandate · ${t().common.tagline}`;
  });
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error) return <Failure text={t().errors.page} again={() => location.reload()} />;
  return (
    <>
      <Skip />
      <Screen here={here} />
      {conductNews.value && here.screen !== 'conduct' && (
        <Lazy load={loadNote} props={{}} meanwhile={null} failed={() => <Fragment />} />
      )}
      {reporting.value && (
        <Lazy
          load={loadReport}
          props={{ about: reporting.value }}
          meanwhile={null}
          failed={() => <Fragment />}
        />
      )}
      {newVersion.value && (
        <Lazy load={loadNewVersion} props={{}} meanwhile={null} failed={() => <Fragment />} />
      )}
    </>
  );
}

/** Screens that set the title of the page themselves. */
const TITLED: ReadonlySet<Route['screen']> = new Set(['local', 'table', 'person', 'people', 'statistics']);

interface PageProps<P extends object> {
  load(): Promise<ComponentType<P>>;
  readonly props: P;
}

const Page = <P extends object>(part: PageProps<P>) => (
  <Lazy {...part} failed={(again) => <Failure text={t().errors.part} again={again} />} />
);

function Screen({ here }: { here: Route }) {
  switch (here.screen) {
    case 'home':
      return <Home />;
    case 'unknown':
      return <UnknownAddress />;
    case 'games':
      return <Lazy key="games" load={loadGames} props={{}} />;
    case 'settings':
      return <Page key="settings" load={loadSettings} props={{}} />;
    case 'account':
      return <Page key="account" load={loadAccountPage} props={{}} />;
    case 'conduct':
      return <Page key="conduct" load={loadConductPage} props={{}} />;
    case 'moderation':
      return <Page key="moderation" load={loadModeration} props={{ at: here.at }} />;
    case 'rules':
      return <Page key={`rules/${here.game}`} load={loadRules} props={{ id: here.game, at: here.at }} />;
    case 'new':
      return (
        <Page
          key={`new/${here.game}/${here.online}`}
          load={loadNew}
          props={{ game: here.game, online: here.online }}
        />
      );
    case 'lesson':
      return <Page key={`lesson/${here.game}`} load={loadLesson} props={{ game: here.game }} />;
    case 'puzzles':
      return <Page key="puzzles" load={loadPuzzles} props={{ game: here.game }} />;
    case 'puzzle':
      return <Page key={`puzzle/${here.game}`} load={loadPuzzle} props={{ game: here.game, n: here.n }} />;
    case 'people':
      return <Page key="people" load={loadBoards} props={{}} />;
    case 'person':
      return <Page key={`person/${here.id}`} load={loadPerson} props={{ id: here.id }} />;
    case 'statistics':
      return <Page key={`statistics/${here.game}`} load={loadStatistics} props={{ game: here.game }} />;
    case 'local':
      return <Page key={`local/${here.id}`} load={loadLocal} props={{ id: here.id }} />;
    case 'share':
      return <Page key={`share/${here.id}`} load={loadShare} props={{ id: here.id }} />;
    case 'table':
      return <Page key={`table/${here.id}`} load={loadTable} props={{ id: here.id, film: here.film }} />;
    case 'stop':
      return <Page key="stop" load={loadStop} props={{ way: here.id, mark: here.key }} />;
    case 'replay':
      return (
        <Page
          key={`replay/${here.from}/${here.id}`}
          load={loadReplay}
          props={{ from: here.from, id: here.id, ply: here.ply, seen: here.seen }}
        />
      );
  }
}
