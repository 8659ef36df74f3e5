import type { Tableau } from '../scoring/tableau.ts';
import type { Clause } from './score-speech.ts';

/** The terms that a list of words allows: each word with what it is told, as plain data. */
export type Terms<Words> = { [W in keyof Words]: { readonly word: W } & Readonly<Words[W]> }[keyof Words];

/** Points of a word for the card at `self`. Leaves the cards that earned them in `t.because`. */
export type Measure = (t: Tableau, self: number) => number;

/**
 * The most that a word could give the card at `self`, whatever gets blanked or cleared, and if so many cards still change
 * their suit. All cards must be active in `t`. The search for the best choices prunes with it.
 */
export type Ceiling = (t: Tableau, self: number, changing: number) => number;

/** A word that gives points: what it measures, what it could give at most, and how it speaks. */
export interface Definition<Args> {
  readonly measure: (args: Args) => Measure;
  readonly ceiling: (args: Args, measure: Measure) => Ceiling;
  readonly text: Clause<Args>;
}

export type Definitions<Words> = { readonly [W in keyof Words]: Definition<Readonly<Words[W]>> };
