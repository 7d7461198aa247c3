import type { PlaceId } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import { type BoxAction, MINISTRIES, type Reward } from '../rules/data.ts';

export const ministryPlace = (ministry: number): PlaceId => `ministry:${MINISTRIES[ministry]}`;
/** A space of a ministry, counted through all of them. */
export const officialPlace = (at: number): PlaceId => `official:${at}`;
export const postPlace = (at: number): PlaceId => `post:${at}`;
export const studentPlace = (student: number): PlaceId => `student:${student}`;
export const foreignPlace = (slot: number): PlaceId => `foreign:${slot}`;
/** A box of a foreign land, counted through all of them. */
export const boxPlace = (box: number): PlaceId => `box:${box}`;
export const landPlace = (land: number): PlaceId => `land:${land}`;
export const fleetPlace = (seat: Seat): PlaceId => `fleet:${seat}`;
export const wallPlace = (round: number): PlaceId => `wall:${round}`;
export const actionPlace = (action: BoxAction | 'favour'): PlaceId => `action:${action}`;
/** The cards of a kind in the hand that lies at the lower edge. */
export const cardPlace = (type: number): PlaceId => `card:${type}`;
export const rewardPlace = (card: Reward): PlaceId => `reward:${card}`;
export const handPlace = (seat: Seat): PlaceId => `hand:${seat}`;
/** A gift by the seat that gives it, and its value. */
export const giftPlace = (giver: Seat, value: number): PlaceId => `gift:${giver}:${value}`;
export const titlePlace = (title: string): PlaceId => `title:${title}`;
/** A choice that points to nothing else on the table; it lies as a chip beside the hand. */
export const choicePlace = (kind: string, ...what: readonly (string | number)[]): PlaceId =>
  ['choice', kind, ...what].join(':');
export const SUPPLY: PlaceId = 'supply';
export const CANDIDATE_TILE: PlaceId = 'candidate';
