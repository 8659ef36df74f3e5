import type { Said } from '@tafelrunde/kernel';
import type { Steps } from '@tafelrunde/words';
import type { Terrain } from '../boards/board.ts';
import type { LandTest } from '../effects/language/lands.ts';
import type { Standing } from '../effects/language/standing.ts';
import type { TokenKind } from '../pieces.ts';
import { type Elements, elements } from './elements.ts';
import type { EventCard } from './event.ts';
import type { LevelCard, ScenarioCard } from './variant.ts';

/* What cards are, as data. A spirit's panel, fear, blight and invader cards are cards as powers are. */

export type SetName = 'base' | 'branch-claw' | 'jagged-earth' | 'feather-flame';

interface Titled {
  readonly set: SetName;
  readonly name: Said;
  /** The German name is our translation: the reference has none. */
  readonly ours?: true;
  /** Its makers have taken it out of the set since. */
  readonly retired?: true;
}

export type Speed = 'fast' | 'slow';

/** SI-149, SI-150. */
export interface Range {
  readonly from: 'presence' | 'sacred-site';
  readonly distance: number;
  /** The origin has to be of this terrain. */
  readonly terrain?: Terrain;
  /** It reaches so much farther to such lands. */
  readonly farther?: { readonly n: number; readonly where: LandTest };
}

/** SI-151, SI-159. */
export type Target =
  | { readonly spirit: 'any' | 'another' | 'self' | 'none' }
  | {
      readonly range: Range;
      readonly land?: LandTest;
      /** Another land, so far from the same origin. */
      readonly second?: number;
      /** The effects ask which land range was measured from. */
      readonly asksOrigin?: true;
    };

/** SI-132: effects that elements add, from top to bottom. */
export interface Threshold {
  readonly elements: Elements;
  /** Or these. */
  readonly or?: Elements;
  /** And the target land has to be such a land. */
  readonly where?: LandTest;
  readonly do: Steps;
  /** SI-133: it takes the place of what stands above it; or it may, if one likes. */
  readonly instead?: 'must' | 'may';
  /** SI-129: it changes the range of the power, to this. */
  readonly range?: number;
  /** SI-129: it adds to the range of the power. */
  readonly farther?: number;
  /** SI-129, SI-146: the power may be used as a fast one, or is one. */
  readonly fast?: 'may' | 'is';
  /** SI-145: the power may be used as a slow one. */
  readonly slow?: 'may';
  /** SI-134: it costs so much energy, and need not be used. */
  readonly cost?: number;
  /** SI-161: the power is used once more; on an adjacent land whatever range and target say. */
  readonly repeat?: 'anywhere' | 'adjacent';
  /** It is not done last: a step of the power says when (`atThreshold`), and this says it in the text. */
  readonly lead?: Said;
  /** What of it is done before the rest: a step of the power says when (`earlyAtThreshold`), and this says it in the text. */
  readonly early?: { readonly do: Steps; readonly said: Said };
}

/** SI-143: what a card in play and an innate power have in common. */
export interface Power {
  readonly speed: Speed;
  readonly target: Target;
  readonly do: Steps;
  readonly thresholds: readonly Threshold[];
  /** What comes last, whichever thresholds were reached. */
  readonly after?: Steps;
  /** SI-146: for so much energy it may be used as a fast one. */
  readonly fastFor?: number;
  /** What its use costs besides. */
  readonly costToUse?: CostToUse;
}

/** Time, for each player or as often as the power has been used this turn (then any number of times); energy of all together. */
export interface CostToUse {
  readonly time: number | 'players' | 'uses';
  readonly energy?: 'players';
}

export interface PowerCard extends Power, Titled {
  readonly kind: 'minor' | 'major' | 'unique';
  readonly cost: number;
  readonly elements: Elements;
}

export interface Innate extends Power {
  readonly name: Said;
  /** What a threshold gains counts for those below it. */
  readonly unfolds?: true;
}

/** A space of a presence track. */
export interface Space {
  readonly energy?: number;
  readonly plays?: number;
  /** SI-101: on top of the highest number. */
  readonly morePlays?: number;
  readonly moreEnergy?: number;
  /** By so much every range of the spirit grows. */
  readonly widens?: number;
  readonly elements?: Elements;
  /** SI-104: an element of one's choice, anew each turn; the space itself is the effect. */
  readonly always?: 'element';
  /** What comes of presence that is added from it. */
  readonly taken?: Steps;
  /** SI-102: may be used once per spirit phase while it is uncovered. */
  readonly action?: Steps;
}

/** The spaces from the left; the first is never covered. */
export type Track = readonly Space[];

/** Presence is taken off a track only once all of these are bare, or any of them. */
type Gate = { readonly all: readonly number[] } | { readonly any: readonly number[] };

/** Where presence is put at the beginning (SI-043). */
export interface Placement {
  readonly n: number;
  /** What comes along with it, from the box. */
  readonly with?: readonly (TokenKind | 'blight')[];
  /** What is done in that land then. */
  readonly then?: Steps;
  /** Where it may be any of several the spirit chooses. */
  readonly in:
    | { readonly highest: Terrain }
    | { readonly number: number }
    /** The one of the lowest number of which it holds, or of the highest. */
    | { readonly first: LandTest }
    | { readonly last: LandTest }
    /** The one with the most, of those that have no presence of the spirit yet. */
    | { readonly most: 'dahan' }
    /** Where there is none, one of which the other holds. */
    | { readonly any: LandTest; readonly else?: LandTest }
    /** On whatever board. */
    | { readonly anywhere: LandTest }
    | { readonly ocean: true };
}

export interface GrowthOption {
  /** It is shut until the presence track of that number is empty, and then only one of those behind it opens. */
  readonly behind?: number;
  /** SI-098: what it costs to choose it, in energy. */
  readonly cost?: number;
  /** One option is chosen of each group. */
  readonly group?: number;
  readonly do: Steps;
}

export interface SpecialRule {
  readonly name: Said;
  readonly abilities: readonly Standing[];
  /** What may be done once per spirit phase, as with a space of a track. */
  readonly action?: Steps;
  /** What may be done once in each fast and in each slow phase. */
  readonly inPowers?: Steps;
}

/** SI-351: which panel it has changed, and what has left it. */
interface Aspect {
  readonly of: string;
  readonly name: Said;
  readonly without?: Said;
}

export interface SpiritCard extends Titled {
  readonly kind: 'spirit' | 'aspect';
  readonly aspect?: Aspect;
  /** What it begins with. */
  readonly energy?: number;
  readonly complexity: 'low' | 'moderate' | 'high' | 'very high';
  readonly setup: readonly Placement[];
  /** So much presence begins the game destroyed. */
  readonly destroyed?: number;
  /** SI-376: element markers that it has prepared at the beginning. */
  readonly prepared?: Elements;
  /** SI-093: so many of the options are chosen. */
  readonly growth: {
    readonly pick: number;
    /** Besides the option that is chosen. */
    readonly always?: Steps;
    readonly options: readonly GrowthOption[];
  };
  /** Energy and card plays. */
  readonly tracks: readonly Track[];
  /** SI-114: what opens each of them; the others are open from the start. */
  readonly gates?: Readonly<Record<number, Gate>>;
  readonly special: readonly SpecialRule[];
  readonly abilities: readonly Standing[];
  readonly innates: readonly Innate[];
  readonly uniques: readonly string[];
}

export interface FearCard extends Titled {
  readonly kind: 'fear';
  /** SI-213: by terror level. */
  readonly levels: readonly { readonly do: Steps }[];
}

export interface BlightCard extends Titled {
  readonly kind: 'blight';
  readonly perPlayer: number;
  /** SI-271: once, when it is turned over. */
  readonly immediately: Steps;
  /** SI-193: in every invader phase. */
  readonly eachPhase: Steps;
  /** SI-269: while it lies there the island is still healthy. */
  readonly stillHealthy?: true;
}

export interface InvaderCard {
  readonly kind: 'invader';
  readonly set: SetName;
  readonly stage: number;
  readonly lands: LandTest;
  readonly name: Said;
}

export type Card = PowerCard | SpiritCard | FearCard | EventCard | BlightCard | InvaderCard | LevelCard | ScenarioCard;

/** Farther than any land. */
export const ANYWHERE_IN_RANGE = 99;

export const range = (distance: number, terrain?: Terrain): Range =>
  terrain === undefined ? { from: 'presence', distance } : { from: 'presence', distance, terrain };
export const fartherTo = (n: number, where: LandTest, reach: Range): Range => ({ ...reach, farther: { n, where } });
export const fromSacredSite = (distance: number): Range => ({ from: 'sacred-site', distance });
/** The target of a power: a land within range, of a kind if told. */
export const land = (reach: Range, test?: LandTest): Target =>
  test === undefined ? { range: reach } : { range: reach, land: test };
/** Two lands, the other one so far from the same origin. */
export const twoLands = (reach: Range, second: number): Target => ({ range: reach, second });
/** A land, and which one range was measured from. */
export const landFrom = (reach: Range): Target => ({ range: reach, asksOrigin: true });
export const ANY_SPIRIT: Target = { spirit: 'any' };
export const YOURSELF: Target = { spirit: 'self' };
/** It targets nothing at all. */
export const NOBODY: Target = { spirit: 'none' };
export const ANOTHER_SPIRIT: Target = { spirit: 'another' };

export const threshold = (wanted: string, ...steps: Steps): Threshold => ({ elements: elements(wanted), do: steps });
/** With either of these. */
export const thresholdEither = (wanted: string, other: string, ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  or: elements(other),
});
/** "Instead …". */
export const thresholdInstead = (wanted: string, ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  instead: 'must',
});
/** "You may instead …". */
export const thresholdMayInstead = (wanted: string, ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  instead: 'may',
});
/** "Increase this power's range to …". */
export const thresholdRange = (wanted: string, distance: number, ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  range: distance,
});
/** "This power has +1 range". */
export const thresholdFarther = (wanted: string, lands: number, ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  farther: lands,
});
/** "This power may be fast". */
export const thresholdFast = (wanted: string): Threshold => ({ ...threshold(wanted), fast: 'may' });
/** "This power is fast". */
export const thresholdIsFast = (wanted: string): Threshold => ({ ...threshold(wanted), fast: 'is' });
/** "This power may be slow". */
export const thresholdSlow = (wanted: string): Threshold => ({ ...threshold(wanted), slow: 'may' });
/** "Pay 7 energy: …", if one likes. */
export const thresholdFor = (wanted: string, cost: number, ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  cost,
});
/** Only where the target is such a land. */
export const whereTarget = (where: LandTest, of: Threshold): Threshold => ({ ...of, where });
/** "Repeat this power". */
export const thresholdRepeat = (wanted: string): Threshold => ({ ...threshold(wanted), repeat: 'anywhere' });
/** "Repeat this power in an adjacent land (ignoring range and target)". */
export const thresholdRepeatNearby = (wanted: string): Threshold => ({ ...threshold(wanted), repeat: 'adjacent' });
/** "+3 fear, before the terror level is checked. …": the first where the power says `earlyAtThreshold`. */
export const thresholdEarly = (
  wanted: string,
  early: Steps,
  [en, de]: readonly [string, string],
  ...steps: Steps
): Threshold => ({ ...threshold(wanted, ...steps), early: { do: early, said: { en, de } } });
/** "First, …", "Before pushing, …": where the power says `atThreshold`. */
export const thresholdWithin = (wanted: string, [en, de]: readonly [string, string], ...steps: Steps): Threshold => ({
  ...threshold(wanted, ...steps),
  lead: { en, de },
});

const power =
  (kind: PowerCard['kind'], set: SetName) =>
  (
    cost: number,
    speed: Speed,
    elementsOf: string,
    [en, de]: readonly [string, string],
    target: Target,
    steps: Steps,
    ...thresholds: readonly Threshold[]
  ): PowerCard => ({
    kind,
    set,
    name: { en, de },
    cost,
    speed,
    elements: elements(elementsOf),
    target,
    do: steps,
    thresholds,
  });

/** A power card: cost, speed, elements, name in both languages, target, effects, thresholds. */
/** The unique powers of a set. */
export const uniqueOf = (set: SetName) => power('unique', set);
/** The minor powers of a set. */
export const minorOf = (set: SetName) => power('minor', set);
export const minor = minorOf('base');
export const major = power('major', 'base');
export const unique = power('unique', 'base');
/** The major powers of a set. */
export const majorOf = (set: SetName) => power('major', set);

/** For so much energy it may be used as a fast one. */
export const fastFor = (energy: number, card: PowerCard): PowerCard => ({ ...card, fastFor: energy });

/** "Cost to use". */
export const usedFor = <P extends Power>(costToUse: CostToUse, power: P): P => ({ ...power, costToUse });

/** Its German name is our translation. */
export const ours = <C extends Titled>(card: C): C => ({ ...card, ours: true });

/** An innate power: all that it does depends on elements. */
export const innate = (
  speed: Speed,
  [en, de]: readonly [string, string],
  target: Target,
  ...thresholds: readonly Threshold[]
): Innate => ({ name: { en, de }, speed, target, do: [], thresholds });

/** What begins where others end: its first space gives nothing. */
export const laterSpaces = (...spaces: readonly Space[]): Track => [{}, ...spaces];
export const energySpaces = (...spaces: readonly (number | Space)[]): Track =>
  spaces.map((space) => (typeof space === 'number' ? { energy: space } : space));
export const ANY_ELEMENT: Space = { always: 'element' };
/** A space with elements. */
export const element = (text: string): Space => ({ elements: elements(text) });
export const playSpaces = (...spaces: readonly (number | Space)[]): Track =>
  spaces.map((space) => (typeof space === 'number' ? { plays: space } : space));

export const spirit = (of: Omit<SpiritCard, 'kind' | 'abilities'>): SpiritCard => ({
  ...of,
  kind: 'spirit',
  abilities: of.special.flatMap(({ abilities }) => abilities),
});

/** A blight card by its blighted side: its name in both languages, what it holds for each player and what it does. */
export const blight =
  (set: SetName) =>
  (
    [en, de]: readonly [string, string],
    perPlayer: number,
    does: Partial<Pick<BlightCard, 'immediately' | 'eachPhase'>>,
  ): BlightCard => ({
    kind: 'blight',
    set,
    name: { en, de },
    ours: true,
    perPlayer,
    immediately: [],
    eachPhase: [],
    ...does,
  });

/** SI-269: the island stays healthy. */
export const stillHealthy = (card: BlightCard): BlightCard => ({ ...card, stillHealthy: true });

/** A fear card: its name in both languages, and what it does at each terror level. */
export const fear =
  (set: SetName) =>
  ([en, de]: readonly [string, string], one: Steps, two: Steps, three: Steps): FearCard => ({
    kind: 'fear',
    set,
    name: { en, de },
    ours: true,
    levels: [{ do: one }, { do: two }, { do: three }],
  });
