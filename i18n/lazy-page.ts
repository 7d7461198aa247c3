import type { Party } from './audience.ts';
import type { FaultTexts } from './faults.ts';

/** What the screens around the table say, beyond what every visitor meets; fetched when one of them is opened. */
export interface LazyPageTexts {
  /** A game of this device becomes a table on the server. */
  readonly online: {
    readonly title: string;
    readonly line: string;
    /** Who takes part with the link, and who does not change. */
    readonly seats: string;
    readonly yourSeat: string;
    readonly known: string;
    readonly go: string;
    readonly back: string;
    /** On the table itself, for everybody who comes. */
    brought(decisions: number): string;
    readonly start: string;
  };
  readonly chat: {
    mute(name: string): string;
    unmute(name: string): string;
    /** In the place of what a muted person says. */
    readonly muted: string;
    readonly nothing: string;
  };
  /** The games that this device keeps. */
  readonly device: {
    deleted(title: string): string;
    readonly undo: string;
    bin(games: number): string;
    readonly binLine: string;
    readonly restore: string;
    readonly empty: string;
    /** Another tab plays the game that this one shows. */
    readonly elsewhere: string;
    readonly playHere: string;
    readonly branchOff: string;
    /** Another tab has saved a different course of the game. */
    readonly branched: string;
    readonly openBranch: string;
    readonly nearlyFull: string;
    lost(games: number): string;
    readonly unreachable: string;
    /** Heading above export and import. */
    readonly take: string;
    readonly exportAll: string;
    readonly importAll: string;
    /** What became of the games of an imported file. */
    imported(games: {
      readonly new: number;
      readonly newer: number;
      readonly known: number;
      readonly apart: number;
    }): string;
    /** Why a file was not imported. */
    readonly refused: Readonly<Record<'text' | 'other' | 'newer' | 'damaged' | 'room', string>>;
  };
  /** Who is at an online table, and what they ask of each other. */
  readonly company: {
    readonly people: string;
    /** How many are at the table now. */
    hereNow(count: number): string;
    readonly here: string;
    readonly typing: string;
    /** How long somebody has been away, in minutes, where that is known. */
    away(minutes: number | undefined): string;
    readonly botPlays: string;
    readonly resigned: string;
    /** Who resigned and where in the game, as in "Hana resigned (Round 7)." */
    hasResigned(name: string, where: string | undefined): string;
    /** What follows: the bot that plays on, by its level. */
    resignedThen(bot: string): string;
    readonly resignedOver: string;
    told(time: string): string;
    hasLeft(name: string, bot: string): string;
    ranOut(name: string, bot: string): string;
    isBack(name: string): string;
    watching(names: readonly string[], others: number): string;
    readonly openBoardOnly: string;
    readonly leave: string;
    readonly leaveLine: string;
    readonly resignTitle: string;
    /** With two seats. */
    resignEnds(winner: string): string;
    /** With more. */
    resignOn(bot: string): string;
    /** Where no other person plays. */
    readonly resignAlone: string;
    readonly playOn: string;
    readonly reply: string;
    /** What is asked to be taken back, in the words of the log. */
    asksBack(name: string, what: string): string;
    decisionsBack(count: number): string;
    agreed(names: readonly string[]): string;
    invites(name: string): string;
    readonly notNow: string;
    /** How a game ended that was not played to its end. */
    wonByResigning(winners: Party, resigned: Party): string;
  };
  /** A game that this device keeps and cannot open. */
  readonly trouble: {
    readonly title: string;
    readonly line: string;
    readonly full: string;
    readonly save: string;
    readonly remove: string;
  };
  readonly faults: FaultTexts;
  /** A record that is damaged, and shown as far as its checks hold. */
  readonly damage: {
    shown(decisions: number): string;
    /** Of a game that this device keeps. */
    readonly look: string;
    readonly save: string;
  };
  /** A moment of a game as a link that carries the game. */
  readonly moment: {
    readonly carries: string;
    readonly running: string;
    /** Where several people share the screen. */
    readonly runningPeople: string;
    readonly copyByHand: string;
    tooLong(length: number, most: number): string;
  };
  /** Before a recorded game is played on. */
  readonly playOn: {
    readonly seat: string;
    readonly line: string;
    as(name: string): string;
    readonly over: string;
  };
  readonly replay: {
    /** The view that hides nothing. */
    readonly open: string;
    readonly hands: string;
    /** Before the first decision. */
    readonly beginning: string;
    /** In the place of a decision that whoever looks on may not know. */
    readonly unseen: string;
    /** Decisions that made somebody else the first. */
    readonly leads: string;
    takesLead(name: string, ahead: number): string;
    readonly chances: string;
    /** From 0 to 1. */
    chance(part: number): string;
    /** Turns after which the chances were others. */
    readonly swings: string;
    swung(from: number, to: number): string;
    readonly estimating: string;
    readonly running: string;
    readonly loading: string;
  };
  /** How the shuffle of a recorded game is vouched for. */
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
    /** Who dealt, and what that is worth, by where the record comes from. */
    readonly worth: Readonly<Record<'local' | 'table' | 'brought' | 'file' | 'link', string>>;
  };
}
