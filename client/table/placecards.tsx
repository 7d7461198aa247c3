import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { Lazy } from '../shell/lazy.tsx';
import type { TableModel } from './model.ts';

const load = async () => (await import('../card/card.tsx')).PlaceCards;

/** What may begin a look at the board. */
const BEGINS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Cards that explain the places of the board; they are loaded when somebody first points at one. */
export function PlaceCards({ model, props }: { model: TableModel; props: BoardProps }) {
  const [first, setFirst] = useState<Event>();
  useEffect(() => {
    if (first) return undefined;
    const begin = (event: Event) => {
      if (
        event.target instanceof Element &&
        event.target.closest('.stage-box, .parts, .rail, .others, .strip')
      )
        setFirst(event);
    };
    for (const name of BEGINS) document.addEventListener(name, begin);
    return () => {
      for (const name of BEGINS) document.removeEventListener(name, begin);
    };
  }, [first]);
  const { board } = model;
  if (!board || !first) return null;
  return (
    <Lazy
      load={load}
      props={{ props, first, places: board.places }}
      meanwhile={null}
      failed={() => <span hidden />}
    />
  );
}
