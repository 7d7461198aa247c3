import { replayAddress } from '../shell/route.ts';
import type { Player } from './player.ts';

/** Chat and mail programs cut longer links. */
export const LINK_LENGTH = 2000;

/** Where others can open the game: the table's address, or a link that carries the game. */
export const sharedAddress = ({ code }: Player, address: string): string =>
  code ? replayAddress('link', code.make()) : address;
