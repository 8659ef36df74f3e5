import type { AnyGame, Lang, Question, Ref, Seat, View } from '@tafelrunde/kernel';
import type { Seated, Seq, Wish } from '@tafelrunde/table/client';

/** A wish without its number, which the session gives it. */
export type NewWish = Wish extends infer W ? (W extends { readonly ask: string } ? Omit<W, 'ask'> : never) : never;

/** Bots' moves, and what somebody at the screen says to their tempo. */
export interface Tempo {
  /** `stepping`: the next one waits for a click; `stepped`: it has come, and the bot is at it. */
  readonly bots: 'idle' | 'thinking' | 'stepping' | 'stepped';
  /** The next move now. */
  step(): void;
  /** All moves until somebody here is asked, at once. */
  hurry(): void;
  pause(): void;
  play(): void;
}

/**
 * What a board gets. It draws `view` for the person at `seat`, and lights up what the questions to that seat allow; it knows
 * no rules. The page around it has the menu, the connection and the hand-over between people at one screen.
 */
export interface BoardProps {
  readonly game: AnyGame;
  /** The table as this person has it: names, log, chat, presence, undo, clocks. */
  readonly table: Seated;
  /** What lies on the table now, or at the moment that is being looked at. */
  readonly view: View;
  /** Whose hand is shown; undefined for those who only watch. */
  readonly seat: Seat | undefined;
  /** The questions to that seat, the one that is attended to first; empty in a replay and while another moment is looked at. */
  readonly questions: readonly Question[];
  readonly lang: Lang;
  /** `replay`: nothing can be picked, hands may be open. */
  readonly mode: 'play' | 'replay';
  /** The names of all seats, in the chosen language; one's own is `You` where the log says so. */
  readonly names: readonly string[];
  answer(question: Question, picks: readonly Ref[]): void;
  wish(wish: NewWish): void;
  /** Asks what would come of an answer: `table.foreseen` tells, if anybody can. */
  foresee?(question: Question, picks: readonly Ref[]): void;
  /** Asks what happens if nobody does anything: `table.forecast` tells, if anybody can. */
  forecast?(): void;
  /** Asks what the strongest bot would answer; only where all others are bots. */
  advise?(question: Question, hear: (picks: readonly Ref[]) => void): void;
  /** How the bots at this screen follow each other, where there are any. */
  readonly tempo?: Tempo;
  /** Everything that this person is asked, at all their seats, and how they turn to it. */
  readonly attention?: {
    readonly asked: readonly Question[];
    /** To a question, or only to a seat. */
    turnTo(target: Question | Seat): void;
  };
  /** Shows the table as it was after an entry; undefined: as it is now. */
  look(seq: Seq | undefined): void;
  /** The moment that is being looked at. */
  readonly moment: Seq | undefined;
}
