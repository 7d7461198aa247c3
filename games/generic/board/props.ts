import type { BoardProps, PhoneProps } from '../../../client/board/board.ts';
import type { Kinds } from '../../../core/game.ts';
import type { PlainView } from '../words/facts.ts';
import type { GenericTexts } from '../words/texts.ts';

export type GenericProps = BoardProps<Kinds & { view: PlainView }, GenericTexts>;
export type GenericPhoneProps = PhoneProps<Kinds & { view: PlainView }, GenericTexts>;
