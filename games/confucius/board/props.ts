import type { BoardProps, PhoneProps } from '../../../client/board/board.ts';
import type { ConfuciusKinds } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

export type ConfuciusProps = BoardProps<ConfuciusKinds, ConfuciusTexts>;
export type ConfuciusPhoneProps = PhoneProps<ConfuciusKinds, ConfuciusTexts>;
