/** The page to measure. */
export interface ClientScenario {
  readonly page: 'mandate' | 'boardgame.io';
  readonly game: string;
  /** The opponent, by the page's own name for it. */
  readonly bot: string;
  /** Seconds of play. */
  readonly seconds: number;
}

export interface ClientFigures {
  /** Bytes over the wire from the first visit until the first decision is possible, without fonts. */
  bytes: number;
  /** Bytes loaded later, such as the bots' worker. */
  laterBytes: number;
  fontBytes: number;
  requests: number;
  /** Milliseconds from the navigation to a table, with an empty cache, until its first decision can be made. */
  interactive: number;
  /** Milliseconds of work on the page's thread in that time; least affected by a busy machine. */
  interactiveCpu: number;
  /** Milliseconds from the key that decides until the page's state is updated. */
  update: number;
  updateLongest: number;
  /** Milliseconds of work on the page's thread for a decision, including drawing. */
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
  /** Share of the machine available to browser and server. */
  cpuShare: number;
}
