import type { Party } from './audience.ts';
import type { FaultTexts } from './faults.ts';

/** Texts of screens around the table, loaded when one of them is opened. */
export interface LazyPageTexts {
  /** Putting a local game online. */
  readonly online: {
    readonly title: string;
    readonly line: string;
    /** Who joins by the link, and what stays the same. */
    readonly seats: string;
    readonly yourSeat: string;
    readonly known: string;
    readonly go: string;
    readonly back: string;
    /** On the table itself, for everybody. */
    brought(decisions: number): string;
    readonly start: string;
  };
  readonly chat: {
    /** Names a button that reports somebody or their message. */
    report(name: string): string;
    mute(name: string): string;
    unmute(name: string): string;
    /** Replaces a muted person's line. */
    readonly muted: string;
    readonly nothing: string;
  };
  /** The games stored on this device. */
  readonly device: {
    deleted(title: string): string;
    readonly undo: string;
    bin(games: number): string;
    readonly binLine: string;
    readonly restore: string;
    readonly empty: string;
    /** Another tab plays the game shown here. */
    readonly elsewhere: string;
    readonly playHere: string;
    readonly branchOff: string;
    /** Another tab has saved a different course of the game. */
    readonly branched: string;
    readonly openBranch: string;
    readonly nearlyFull: string;
    lost(games: number): string;
    readonly unreachable: string;
    /** Heading of export and import. */
    readonly take: string;
    readonly exportAll: string;
    readonly importAll: string;
    /** The result of an import. */
    imported(games: {
      readonly new: number;
      readonly newer: number;
      readonly known: number;
      readonly apart: number;
    }): string;
    /** Why a file was not imported. */
    readonly refused: Readonly<Record<'text' | 'other' | 'newer' | 'damaged' | 'room', string>>;
  };
  /** People at an online table, and their requests. */
  readonly company: {
    readonly people: string;
    /** The number of people at the table. */
    hereNow(count: number): string;
    readonly here: string;
    readonly typing: string;
    /** How long a person has been away in minutes, if known. */
    away(minutes: number | undefined): string;
    /** Until a date, and the same beside a name. */
    holiday(until: string): string;
    awayUntil(until: string): string;
    readonly botPlays: string;
    readonly resigned: string;
    /** Who resigned and where in the game, as in "Hana resigned (Round 7)." */
    hasResigned(name: string, where: string | undefined): string;
    /** The bot that plays on, by level. */
    resignedThen(bot: string): string;
    readonly resignedOver: string;
    told(time: string): string;
    hasLeft(name: string, bot: string): string;
    ranOut(name: string, bot: string): string;
    isBack(name: string): string;
    /** A holiday has begun, will begin, or is over or called off. */
    takesHoliday(name: string, until: string): string;
    plansHoliday(name: string, from: string, until: string): string;
    noHoliday(name: string): string;
    watching(names: readonly string[], others: number): string;
    readonly openBoardOnly: string;
    readonly leave: string;
    readonly leaveLine: string;
    readonly resignTitle: string;
    /** With two players. */
    resignEnds(winner: string): string;
    /** With more players. */
    resignOn(bot: string): string;
    /** Without other people. */
    readonly resignAlone: string;
    readonly playOn: string;
    readonly reply: string;
    /** A request to take something back, in the words of the log. */
    asksBack(name: string, what: string): string;
    decisionsBack(count: number): string;
    agreed(names: readonly string[]): string;
    invites(name: string): string;
    readonly notNow: string;
    /** The result of a game that was not played to its end. */
    wonByResigning(winners: Party, resigned: Party): string;
  };
  /** A stored game that cannot be opened. */
  readonly trouble: {
    readonly title: string;
    readonly line: string;
    readonly full: string;
    readonly save: string;
    readonly remove: string;
  };
  /** A newer version of the page. */
  readonly version: {
    readonly ready: string;
    readonly update: string;
    readonly later: string;
  };
  readonly faults: FaultTexts;
  /** A damaged record, shown up to the fault. */
  readonly damage: {
    shown(decisions: number): string;
    /** For a game stored on this device. */
    readonly look: string;
    readonly save: string;
  };
  /** A position as a link that contains the game. */
  readonly moment: {
    readonly carries: string;
    readonly running: string;
    /** If several people share the screen. */
    readonly runningPeople: string;
    readonly copyByHand: string;
    tooLong(length: number, most: number): string;
  };
  /** Playing on from a replay. */
  readonly playOn: {
    readonly seat: string;
    readonly line: string;
    as(name: string): string;
    readonly over: string;
  };
  readonly replay: {
    /** The view with nothing hidden. */
    readonly open: string;
    readonly hands: string;
    /** Before the first decision. */
    readonly beginning: string;
    /** Replaces a decision that the viewer may not see. */
    readonly unseen: string;
    /** Changes of lead. */
    readonly leads: string;
    takesLead(name: string, ahead: number): string;
    readonly chances: string;
    /** From 0 to 1. */
    chance(part: number): string;
    /** Turns that changed the chances. */
    readonly swings: string;
    swung(from: number, to: number): string;
    readonly estimating: string;
    readonly running: string;
    readonly loading: string;
  };
  /** How to verify the shuffle of a recorded game. */
  readonly proof: {
    readonly title: string;
    readonly holds: string;
    readonly fails: string;
    checks(count: number): string;
    readonly commitment: string;
    readonly seed: string;
    readonly salt: string;
    readonly nonces: string;
    readonly noNonces: string;
    /** SHA-256 of seed and salt gives the commitment. */
    readonly matches: string;
    readonly hidden: string;
    /** Who dealt and what that proves, by where the record is from. */
    readonly worth: Readonly<Record<'local' | 'table' | 'brought' | 'file' | 'link', string>>;
  };
}
