import type { Game, Sayings } from '../game.ts';

type Needed = 'id' | 'zones' | 'rules' | 'setup';

/** A game of a few rules, written to show one thing: whatever it does not care about is filled in. */
export function tinyGame<O, S extends object>(
  parts: Pick<Game<O, S>, Needed> & Partial<Omit<Game<O, S>, Needed>>,
): Game<O, S> {
  const plain = {
    version: 1,
    seats: { min: 2, max: 4 },
    options: {},
    back: (): string => 'card',
    turnOf: () => ({ op: 'turn' }),
    text: sayings(parts.id),
  };
  return { ...plain, ...parts };
}

function sayings(name: string): Sayings {
  return {
    name: { en: name, de: name },
    card: (card) => ({ name: card, text: '' }),
    prompt: ({ op }) => op.op,
    option: ({ ref }) => String(ref),
    key: (key) => key,
    event: () => undefined,
  };
}
