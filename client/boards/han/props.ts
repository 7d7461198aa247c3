import type { HanTexts } from '../../../i18n/han/texts.ts';
import type { HanKinds } from '../../../rules/han/types.ts';
import type { BoardProps, Choice, PhoneProps } from '../../table/board.ts';

export type HanProps = BoardProps<HanKinds, HanTexts>;
export type HanPhoneProps = PhoneProps<HanKinds, HanTexts>;
export type HanChoice = Choice<HanKinds>;
