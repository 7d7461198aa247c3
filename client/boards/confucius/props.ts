import type { ConfuciusTexts } from '../../../i18n/confucius/texts.ts';
import type { ConfuciusKinds } from '../../../rules/confucius/types.ts';
import type { BoardProps } from '../../table/board.ts';

export type Props = BoardProps<ConfuciusKinds, ConfuciusTexts>;
