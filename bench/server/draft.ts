/** Somebody at a seat who can be told to move: as little of a client as possible, so that the load costs little. */
export interface Mover {
  /** Is it this seat's turn? */
  isAsked(): boolean;
  /** Makes a move at random; resolves with the milliseconds until the server acknowledged it. */
  move(): Promise<number>;
  close(): void;
}

/** Three at a table, ready to play. */
export interface Draft {
  readonly movers: readonly Mover[];
  isOver(): boolean;
}

/** A server in a process of its own. */
export interface Rival {
  openDraft(): Promise<Draft>;
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}
