import { fitSize } from '../../../client/board/fit.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { capital } from '../../../i18n/texts.ts';
import { EVENT_IDS, type EventId, ROUNDS } from '../rules/data.ts';
import type { DragonSceneProps } from './scene.tsx';
import { eventIcon } from './symbols.ts';
import { VIGNETTE_HEIGHT, Vignette } from './vignette.tsx';

const RULES: Readonly<
  Record<
    EventId,
    'D-EV-PEACE' | 'D-EV-TRIBUTE' | 'D-EV-DROUGHT' | 'D-EV-FESTIVAL' | 'D-EV-MONGOL' | 'D-EV-CONTAGION'
  >
> = {
  peace: 'D-EV-PEACE',
  tribute: 'D-EV-TRIBUTE',
  drought: 'D-EV-DROUGHT',
  festival: 'D-EV-FESTIVAL',
  mongols: 'D-EV-MONGOL',
  contagion: 'D-EV-CONTAGION',
};

/** The year, with the month that ends unrolled over it: its event, and what it does. */
export function Banner({ scene, month }: { readonly scene: DragonSceneProps; readonly month: number }) {
  const { texts, lang, view } = scene.props;
  const event = EVENT_IDS[view.row[month - 1]!]!;
  const name = capital(texts.board.events[event], lang);
  const months = scene.narrow ? [month] : Array.from({ length: ROUNDS }, (_, i) => i + 1);
  // The heading has named the event.
  const rule = capital(texts.rules[RULES[event]].replace(/^[^:：]+[:：]\s*/, ''), lang);
  const size = fitSize(name, 230, 46, 26, { face: 'display' });
  return (
    <div class="dragon-banner">
      {months.map((one) =>
        one === month ? (
          <div key={one} class="dragon-month scene-unroll">
            <Sky event={event} month={one} width={scene.narrow ? 390 : 250} />
            <b class="dragon-month-n">{one}</b>
            <p class="dragon-month-name d" style={{ fontSize: `${size}px` }}>
              <Icon name={eventIcon(event)} size={scene.narrow ? 62 : 74} />
              {name}
            </p>
            <p class="dragon-month-rule">{rule}</p>
          </div>
        ) : (
          <div
            key={one}
            class={one < month ? 'dragon-side past' : 'dragon-side'}
            aria-hidden="true"
            data-event={EVENT_IDS[view.row[one - 1]!]}
          >
            <Sky event={EVENT_IDS[view.row[one - 1]!]!} month={one} width={one < month ? 28 : 50} />
            <b>{one}</b>
            <Icon name={eventIcon(EVENT_IDS[view.row[one - 1]!]!)} size={one < month ? 22 : 34} />
          </div>
        ),
      )}
    </div>
  );
}

const Sky = ({ event, month, width }: { event: EventId; month: number; width: number }) => (
  <svg
    class="dragon"
    viewBox={`0 0 ${width} ${VIGNETTE_HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <Vignette event={event} month={month} width={width} />
  </svg>
);
