import type { BoardProps, PhoneProps } from '../../../client/board/board.ts';
import type { HanKinds } from '../rules/types.ts';
import type { HanTexts } from '../words/texts.ts';

export type HanProps = BoardProps<HanKinds, HanTexts>;
export type HanPhoneProps = PhoneProps<HanKinds, HanTexts>;
