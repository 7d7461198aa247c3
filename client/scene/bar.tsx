import type { SceneProps, Scenes } from '../board/scene.ts';
import { Icon } from '../icons/icon.tsx';
import { PaceSwitch } from '../table/pace.tsx';
import { t } from '../texts/texts.ts';
import type { ScenePlayer } from './player.ts';

interface SceneBarProps {
  readonly scene: SceneProps;
  readonly scenes: Scenes;
  readonly player: ScenePlayer;
  advance(): void;
}

/** The steps of a scene, the pace, and on. */
export function SceneBar({ scene, scenes, player, advance }: SceneBarProps) {
  const { script, at, ui, narrow } = scene;
  return (
    <footer class="scene-bar">
      <ol class="scene-steps" aria-label={ui.steps}>
        {script.steps.map((step, n) => (
          <li key={step.id} class={n < at ? 'done' : n === at ? 'now' : ''}>
            <button
              type="button"
              aria-current={n === at ? 'step' : undefined}
              aria-disabled={n > at}
              onClick={() => n <= at && player.show(n)}
            >
              <i aria-hidden="true">{n < at ? <Icon name="u-ok" size={13} /> : n + 1}</i>
              <span>{scenes.label(step, scene)}</span>
            </button>
          </li>
        ))}
      </ol>
      <PaceSwitch class="scene-pace" />
      <button type="button" class={player.waits.value ? 'btn p scene-on' : 'btn scene-on'} onClick={advance}>
        {t().table.goOn}
        {narrow ? <Icon name="u-next" size={17} /> : <kbd>{ui.space}</kbd>}
      </button>
    </footer>
  );
}
