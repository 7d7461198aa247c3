import type { Hand } from './hand.ts';

/** Opens an online table from the page of a new one, with as few seats as the game allows; the host sits down there. */
export async function openLobby(host: Hand): Promise<string> {
  await host.press('.counts .tile:first-of-type');
  await host.press('.new > p > .btn.p');
  await host.page.waitForSelector('.lobby .lobby-seat');
  return new URL(await host.page.locator('.invite input').inputValue()).hash;
}

/** Somebody who came by the link takes a seat. */
export async function sitDown(guest: Hand): Promise<void> {
  await guest.press('.lobby-bar .sit');
  await guest.page.waitForSelector('.lobby-bar .ready');
}

/** Once enough sit there. */
export const startGame = (host: Hand): Promise<void> => host.press('.lobby-bar .start');
