import { useEffect, useState } from 'preact/hooks';
import { scenesOf } from '../../games/boards.ts';
import { sceneWordsOf } from '../../games/words.ts';
import { catalogue, type Language, type SceneTexts } from '../../i18n/index.ts';
import type { Scenes } from '../board/scene.ts';
import { language } from '../settings/settings.ts';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import type { TableProps } from '../table/table.tsx';
import { EndView } from './endview.tsx';
import { queueOf, type SceneQueue } from './queue.ts';
import { SceneView } from './view.tsx';
import './scene.css';

interface Words {
  readonly lang: Language;
  readonly words: unknown;
  readonly ui: SceneTexts;
}

interface StagedProps {
  readonly model: TableModel;
  readonly links: TableProps;
  /** Decisions made before are not shown again. */
  readonly since: number;
  opened(queue: SceneQueue): void;
}

/** Shows the ends of rounds over the table, as scenes. */
export function Staged({ model, links, since, opened }: StagedProps) {
  const { id } = model.session.game;
  const [scenes, setScenes] = useState<Scenes | undefined>(undefined);
  const [queue, setQueue] = useState<SceneQueue | undefined>(undefined);
  const [words, setWords] = useState<Words | undefined>(undefined);
  const lang = language.value;
  useEffect(() => {
    let made: SceneQueue | undefined;
    let open = true;
    void scenesOf(id).then((found) => {
      if (!open) return;
      made = queueOf(model, found, since);
      setScenes(found);
      setQueue(made);
      opened(made);
    });
    return () => {
      open = false;
      made?.close();
    };
  }, [model]);
  useEffect(() => {
    void Promise.all([sceneWordsOf(lang, id), catalogue(lang, 'scene')]).then(([own, ui]) =>
      setWords({ lang, words: own, ui }),
    );
  }, [lang]);
  const due = queue?.now.value;
  if (!scenes || !words) return null;
  if (!due)
    return model.ending.value ? <EndView model={model} links={links} end={scenes.end} ui={words.ui} /> : null;
  const props = {
    ...boardProps(model),
    view: due.script.view,
    settled: undefined,
    legal: [],
    picked: undefined,
    lens: false,
    changed: new Set<string>(),
  };
  return (
    <SceneView
      key={`${due.script.id} ${due.from}`}
      model={model}
      scenes={scenes}
      due={due}
      scene={{ script: due.script, props, words: words.words, ui: words.ui }}
      close={queue.next}
    />
  );
}
