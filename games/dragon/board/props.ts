import type { BoardProps, PhoneProps } from '../../../client/board/board.ts';
import type { DragonKinds } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';

export type DragonProps = BoardProps<DragonKinds, DragonTexts>;
export type DragonPhoneProps = PhoneProps<DragonKinds, DragonTexts>;
