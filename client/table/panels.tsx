import type { BoardProps } from '../board/board.ts';
import { Lazy } from '../shell/lazy.tsx';
import { lazyPageTexts, loadHints, t } from '../texts/texts.ts';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import type { TableModel } from './model.ts';
import { Moves } from './moves.tsx';
import { PanelSheet } from './panel.tsx';
import type { TableProps } from './table.tsx';

interface PanelsProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly links: TableProps;
  /** Whether the rail shows hints, so that nothing covers the board. */
  readonly beside?: boolean;
}

/** Loaded on first use. */
const hintPanel = async () => (await Promise.all([import('./hintpanel.tsx'), loadHints()]))[0].HintPanel;
const chat = async () => (await import('../company/chat.tsx')).Chat;
const people = async () => (await import('../company/people.tsx')).People;
const keyList = async () => (await import('../shell/keylist.tsx')).KeyList;
const race = async () => (await import('./race.tsx')).Race;
const line = async () => (await import('../spoken/linesheet.tsx')).LineSheet;
const reading = async () => (await import('../spoken/reading.tsx')).ReadingSheet;
const rulesPage = async () => (await import('./rules.tsx')).RulesPage;

/** The hint, which leaves the board free. */
export function HintBeside({ model, props }: Pick<PanelsProps, 'model' | 'props'>) {
  const close = () => {
    model.panel.value = undefined;
  };
  return <Lazy load={hintPanel} props={{ model, props, close }} />;
}

/** The panel over the board, if any. */
export function Panels({ model, props, links, beside }: PanelsProps) {
  const texts = t();
  const close = () => {
    model.panel.value = undefined;
  };
  switch (model.panel.value) {
    case 'moves':
      return props.legal.length === 0 ? null : (
        <PanelSheet title={texts.table.listMoves} close={close}>
          <Moves model={model} props={props} />
        </PanelSheet>
      );
    case 'read':
      return (
        <PanelSheet title={texts.table.readBoard} close={close}>
          <Lazy load={reading} props={{ props }} />
        </PanelSheet>
      );
    case 'log':
      return (
        <PanelSheet title={texts.table.log} close={close}>
          <Log model={model} props={props} framed />
        </PanelSheet>
      );
    case 'players': {
      const Rail = model.board?.Rail;
      return (
        <PanelSheet title={texts.table.players} close={close}>
          {Rail && <Rail {...props} />}
          {links.side}
        </PanelSheet>
      );
    }
    case 'rules':
      return (
        <PanelSheet title={texts.table.rules} close={close}>
          <Lazy load={rulesPage} props={{ model, props }} />
        </PanelSheet>
      );
    case 'keys':
      return (
        <PanelSheet title={texts.settings.keys} close={close}>
          <Lazy load={keyList} props={{}} />
        </PanelSheet>
      );
    case 'line':
      return (
        <PanelSheet title={texts.table.typeMove} close={close}>
          <Lazy load={line} props={{ model, props }} />
        </PanelSheet>
      );
    case 'menu':
      return (
        <PanelSheet title={props.texts.title} close={close}>
          <Menu model={model} links={links} />
        </PanelSheet>
      );
    case 'race':
      return (
        <PanelSheet title={texts.table.scoreRace} close={close}>
          <Lazy load={race} props={{ model, props }} />
        </PanelSheet>
      );
    case 'hint':
      return beside ? null : <HintBeside model={model} props={props} />;
    case 'chat':
      return links.chat ? (
        <PanelSheet title={texts.table.chat} close={close}>
          <Lazy load={chat} props={{ watch: links.chat }} />
        </PanelSheet>
      ) : null;
    case 'people':
      return links.chat ? (
        <PanelSheet title={lazyPageTexts().company.people} close={close}>
          <Lazy load={people} props={{ model, props, watch: links.chat }} />
        </PanelSheet>
      ) : null;
    case undefined:
      return null;
  }
}
