import { choicesOf, type Steps, type WordNode } from '@tafelrunde/words';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';

/* What else is done, where and by whom. */

export interface EachLand extends WordNode {
  readonly word: 'eachLand';
  readonly where: LandTest;
  readonly do: Steps;
}

/** In so many such lands of one's choice, or up to so many, one after the other. */
export interface InLands extends WordNode {
  readonly word: 'inLands';
  readonly n: number;
  readonly upTo: boolean;
  readonly where: LandTest;
  readonly do: Steps;
}

/** In each land that the step before has pushed something to. */
export interface ThereAlso extends WordNode {
  readonly word: 'thereAlso';
  readonly do: Steps;
}

/** So many times, one after the other. */
export interface Times extends WordNode {
  readonly word: 'times';
  readonly n: Amount;
  readonly do: Steps;
}

/** The steps of a threshold are done here, if it is reached. */
export interface AtThreshold extends WordNode {
  readonly word: 'atThreshold';
  readonly level: number;
  /** Only what it does early; the rest is done last. */
  readonly early?: true;
}

/** At the end of the action. */
export interface AtEnd extends WordNode {
  readonly word: 'atEnd';
  readonly do: Steps;
}

/** SI-154: one of two, or with the threshold of that number both, which is the last of the modes. */
export interface OneOrBoth extends WordNode {
  readonly word: 'oneOrBoth';
  readonly level: number;
  readonly modes: readonly { readonly do: Steps }[];
}

/** What that threshold says. */
export interface MayDoBoth extends WordNode {
  readonly word: 'mayDoBoth';
  readonly inOneLand: boolean;
}

export const thereAlso = (...steps: Steps): ThereAlso => ({ word: 'thereAlso', do: steps });
export const times = (n: Amount, ...steps: Steps): Times => ({ word: 'times', n, do: steps });

/** In each such land, one after the other. */
export const eachLand = (where: LandTest, ...steps: Steps): EachLand => ({ word: 'eachLand', where, do: steps });

export const inLands = (n: number, where: LandTest, ...steps: Steps): InLands => ({
  word: 'inLands',
  n,
  upTo: false,
  where,
  do: steps,
});

export const inLandsUpTo = (n: number, where: LandTest, ...steps: Steps): InLands => ({
  ...inLands(n, where, ...steps),
  upTo: true,
});

export const atThreshold = (level: number): AtThreshold => ({ word: 'atThreshold', level });
export const earlyAtThreshold = (level: number): AtThreshold => ({ ...atThreshold(level), early: true });
export const atEnd = (...steps: Steps): AtEnd => ({ word: 'atEnd', do: steps });

export const oneOrBoth = (level: number, one: Steps, other: Steps, both: Steps = [...one, ...other]): OneOrBoth => ({
  word: 'oneOrBoth',
  level,
  modes: [{ do: one }, { do: other }, { do: both }],
});

export const mayDoBoth = (more: { readonly inOneLand?: boolean } = {}): MayDoBoth => ({
  word: 'mayDoBoth',
  inOneLand: more.inOneLand ?? false,
});

/** A land to be chosen; where all choose, a different one for each, if told. */
export interface LandPick {
  readonly where: LandTest;
  readonly different: boolean;
  /** What comes after the steps is about the target again. */
  readonly aside?: true;
}

export const aLand = (where: LandTest): LandPick => ({ where, different: false });
export const aDifferentLand = (where: LandTest): LandPick => ({ where, different: true });

/** Only the steps are about it. */
export const aside = (pick: LandPick): LandPick => ({ ...pick, aside: true });

/** Whose effect it is in some steps. */
export type Who = 'user' | 'target' | 'everybody' | 'both' | Absorbed;

/** The other spirits of whose presence so much has been absorbed. */
export type Absorbed = 'absorbed1' | 'absorbed2' | 'absorbed3';

/** `choose(aLand(…), steps)`: in that land. `oneOf`: SI-154, "or". `by('target', steps)`: SI-160. */
export const { choose, oneOf, by } = choicesOf<LandPick, Who>();

export type Choose = ReturnType<typeof choose>;
