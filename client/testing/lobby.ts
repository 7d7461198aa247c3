import type { Hand } from './hand.ts';

/** Opens an online table with the fewest seats allowed; the host sits down. */
export async function openLobby(host: Hand): Promise<string> {
  await host.press('.counts .tile:first-of-type');
  await host.press('.new > p > .btn.p');
  await host.page.waitForSelector('.lobby .lobby-seat');
  return new URL(await host.page.locator('.invite input').inputValue()).hash;
}

/** Takes a seat after following the link. */
export async function sitDown(guest: Hand): Promise<void> {
  await guest.press('.lobby-bar .sit');
  await guest.page.waitForSelector('.lobby-bar .ready');
}

/** Starts once enough are seated. */
export const startGame = (host: Hand): Promise<void> => host.press('.lobby-bar .start');
