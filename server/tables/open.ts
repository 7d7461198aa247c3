import { Hall, type HallParts } from './hall.ts';

/** Opens the tables of a store, and starts their bots and clocks. */
export async function openHall(parts: HallParts): Promise<Hall> {
  const hall = new Hall(parts);
  await hall.start();
  return hall;
}
