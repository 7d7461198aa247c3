import { ranked } from '../../../client/board/ranked.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { places } from '../rules/scoring.ts';
import { Court } from './court.tsx';
import type { DragonProps } from './props.ts';
import { SightProvider, sightOf } from './sight.ts';

/** The other courts in seating order after the one in the middle, at the end the best first, with the switch of the lens. */
export function Rail(props: DragonProps) {
  const sight = sightOf(props);
  const seats = props.view.players.length;
  const others = sight.frame
    ? Array.from({ length: seats - 1 }, (_, i) => (sight.seat + 1 + i) % seats)
    : ranked(props.result?.places ?? places(props.view.players)).filter((seat) => seat !== sight.seat);
  return (
    <SightProvider value={sight}>
      <div
        class={['courts', seats > 4 && 'many', props.view.options.greatWall && 'walled']
          .filter(Boolean)
          .join(' ')}
      >
        <div class="courts-head">
          <h2 class="cap">{props.texts.page.otherCourts}</h2>
          {sight.frame && (
            <button
              type="button"
              class={props.lens ? 'lens on' : 'lens'}
              aria-pressed={props.lens}
              onClick={props.toggleLens}
            >
              <Icon name="u-lens" size={14} /> {props.texts.page.forecast}
            </button>
          )}
        </div>
        {others.map((seat) => (
          <Court key={seat} seat={seat} />
        ))}
      </div>
    </SightProvider>
  );
}
