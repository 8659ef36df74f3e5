import type { FromWorker } from './wire.ts';

interface Telling {
  say(message: FromWorker): void;
  /** A look at what was told before the next of it. */
  rest(isLeft: () => boolean): Promise<void>;
}

export interface HeldBack {
  /** Told at once, after what was held back. */
  tell(message: FromWorker): void;
  /** Told with the rest of the turn. */
  hold(message: FromWorker): void;
  release(): void;
  /** One after the other, each looked at. */
  show(): Promise<void>;
}

/**
 * Where moves follow each other at once, a turn is told when it is over: one that ends the game can then be shown move by move,
 * so that nobody has lost without seeing how.
 */
export function holdingBack({ say, rest }: Telling): HeldBack {
  const held: FromWorker[] = [];
  const release = (): void => {
    for (const message of held.splice(0)) say(message);
  };
  return {
    tell(message) {
      release();
      say(message);
    },
    hold: (message) => held.push(message),
    release,
    async show() {
      while (held.length > 0) {
        for (const message of held.splice(0, 1)) say(message);
        await rest(() => held.length > 0);
      }
    },
  };
}
