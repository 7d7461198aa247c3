import { replayAddress } from '../shell/route.ts';
import type { Player } from './player.ts';

/** Chats and mail programs cut longer links. */
export const LINK_LENGTH = 2000;

/** Where others find the game: a table at its address, any other in the link itself. */
export const sharedAddress = ({ code }: Player, address: string): string =>
  code ? replayAddress('link', code.make()) : address;
