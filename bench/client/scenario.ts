/** Which page is measured. */
export interface ClientScenario {
  readonly page: 'mandate' | 'boardgame.io';
  readonly game: string;
  /** Whom the person plays against, by the page's own name for it. */
  readonly bot: string;
  /** How long is played. */
  readonly seconds: number;
}

export interface ClientFigures {
  /** Loaded from the first visit until the first decision can be made, as it comes over the wire, without fonts. */
  bytes: number;
  /** And while it is played, such as the thread of the bots. */
  laterBytes: number;
  fontBytes: number;
  requests: number;
  /** Milliseconds from the navigation to a table, with an empty cache, until its first decision can be made. */
  interactive: number;
  /** Of these, milliseconds for which the thread of the page was at work; a busy machine changes them least. */
  interactiveCpu: number;
  /** Milliseconds from the key that decides until the page has what follows from it. */
  update: number;
  updateLongest: number;
  /** Milliseconds of work on the thread of the page for a decision, drawing included. */
  updateCpu: number;
  /** The same until the frame that shows it is drawn. */
  shown: number;
  /** The longest time between two frames while others decide, and how many were above 50 ms. */
  longestFrame: number;
  longFrames: number;
  frames: number;
  /** The longest piece of work on the thread of the page while others decide; 0 where none took 50 ms. */
  longestTask: number;
  decisions: number;
  /** Bytes of the page's heap after a collection, without those of workers. */
  heap: number;
  nodes: number;
  /** How much of the machine others left to browser and server. */
  cpuShare: number;
}
