/** Who else sits at a round table. */
const KNIGHTS = ['Gawain', 'Morgana', 'Parzival', 'Isolde', 'Tristan', 'Ginevra', 'Lanzelot', 'Merlin'];

/** The name of the n-th bot, counted from 0. */
export const botName = (n: number): string => KNIGHTS[n % KNIGHTS.length] ?? 'Artus';

/** A name for one more bot that nobody at the table has yet. */
export const anotherBotName = (taken: readonly string[]): string =>
  KNIGHTS.find((name) => !taken.includes(name)) ?? 'Artus';
