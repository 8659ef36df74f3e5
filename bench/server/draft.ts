/** Three at a table whom the load tells to move: as little of a client as possible, so that the load costs little. */
export interface Draft {
  /** Is somebody asked whose move is not on its way? */
  isReady(): boolean;
  isOver(): boolean;
  /** Who is asked moves at random; resolves with the milliseconds until the server acknowledged it. */
  move(): Promise<number>;
  close(): void;
}

/** A server in a process of its own. */
export interface Rival {
  readonly address: string;
  openDraft(): Promise<Draft>;
  /** All that it has used so far. */
  cpuSeconds(): Promise<number>;
  /** Milliseconds that those programs have worked so far on which a move waits; undefined where nobody knows. */
  worked?(): number | undefined;
  /** Before a load: who they are may have changed. */
  prepare?(): void;
  stop(): Promise<void>;
}
