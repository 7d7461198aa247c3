import type { BoardProps } from '../board/board.ts';
import { Waiting } from '../shell/lazy.tsx';
import type { TableModel } from '../table/model.ts';
import { Answers } from './answers.tsx';
import { CommandLine } from './commandline.tsx';
import { useSpoken } from './texts.ts';

/** The line as a panel of any table. */
export function LineSheet({ model, props }: { model: TableModel; props: BoardProps }) {
  const spoken = useSpoken(props.game.id);
  if (!spoken) return <Waiting />;
  return (
    <div class="line-sheet">
      <Answers model={model} spoken={spoken} />
      <CommandLine model={model} props={props} spoken={spoken} />
    </div>
  );
}
