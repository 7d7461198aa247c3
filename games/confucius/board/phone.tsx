import { useState } from 'preact/hooks';
import { PhoneTable } from './phone-table.tsx';
import type { ConfuciusPhoneProps, ConfuciusProps } from './props.ts';
import { sightOf } from './sight.ts';
import { openTab, type Tab } from './tabs.ts';

/** One part of the table at a time; a new decision opens the part it is about. */
export function Phone(props: ConfuciusPhoneProps) {
  const sight = sightOf(props);
  const [turned, turn] = useState<{ at: ConfuciusProps['view']; tab: Tab } | undefined>(undefined);
  const tab = turned?.at === props.view && !props.look ? turned.tab : openTab(sight);
  return (
    <PhoneTable
      sight={sight}
      tab={tab}
      room={props.room}
      parts={props.parts}
      turn={(next) => turn({ at: props.view, tab: next })}
    />
  );
}
