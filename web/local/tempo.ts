import type { Pace } from '../app/kept/settings.ts';
import type { FromWorker } from './wire.ts';

/** Milliseconds that a person looks at a move before the next: at that of somebody else longer than at what the same bot does next. */
const LOOK = 850;
const GOES_ON = 450;
/** Who has waited so long for their turn sees the rest of it faster. */
const LONG = 8_000;
const HURRIED = 300;

/** What was seen last, and who moves next. */
export interface Move {
  /** When it was seen. */
  readonly at: number;
  /** The same bot goes on. */
  readonly goesOn: boolean;
  /** Since when somebody waits for their turn; nobody does where only bots play. */
  readonly waitingSince: number | undefined;
}

export function lookAt({ at, goesOn, waitingSince = at }: Move): number {
  if (at - waitingSince > LONG) return HURRIED;
  return goesOn ? GOES_ON : LOOK;
}

interface World {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  say(message: FromWorker): void;
}

export interface Tempo {
  setPace(pace: Pace): void;
  /** The next move now. */
  step(): void;
  /** Everything at once until somebody is asked. */
  hurry(): void;
  /** Moves follow each other without being looked at. */
  isAtOnce(): boolean;
  /** Until it is time for the next move; nobody waits for one that is no longer due. `isLast`: it is looked at, whatever the pace. */
  rest(move: Move, isDue: () => boolean, isLast?: boolean): Promise<void>;
  /** What was due is no longer. */
  wake(): void;
  /** Somebody is asked, or the game is over. */
  arrive(): void;
}

/** How bots' moves follow each other at this screen. */
export function createTempo({ now, wait, say }: World, firstPace: Pace): Tempo {
  let pace = firstPace;
  let isHurried = false;
  /** Ends a rest; whether the move comes now, or waits as the pace says by now. */
  let wake: (moves: boolean) => void = () => undefined;
  const isAtOnce = (): boolean => isHurried || pace === 'instant';
  const isPaused = (): boolean => pace === 'step' && !isHurried;
  return {
    setPace(next) {
      pace = next;
      wake(false);
    },
    step: () => wake(true),
    hurry() {
      isHurried = true;
      wake(true);
    },
    isAtOnce,
    async rest(move, isDue, isLast = false) {
      while (isDue()) {
        const left = isHurried || (pace === 'instant' && !isLast) ? 0 : move.at + lookAt(move) - now();
        if (!isPaused() && left <= 0) return;
        say({ type: 'bots', bots: isPaused() ? 'stepping' : 'thinking' });
        const woken = new Promise<boolean>((resolve) => {
          wake = resolve;
        });
        const moves = await (isPaused() ? woken : Promise.race([woken, wait(left)]));
        if (moves === true) return;
      }
    },
    wake: () => wake(false),
    arrive() {
      isHurried = false;
      say({ type: 'bots', bots: 'idle' });
    },
  };
}
