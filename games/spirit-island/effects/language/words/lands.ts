import type { Ability } from '@tafelrunde/kernel';
import type { Steps, WordNode } from '@tafelrunde/words';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';

/* What goes on in lands until the end of the turn: the node is the effect. */

/** Effects that last until the end of the turn: the node is the effect. */
export interface Defend extends WordNode, Standing {
  readonly word: 'defend';
  readonly always: 'defend';
  readonly n: Amount;
  readonly more: boolean;
}

/** Counted in the land; it holds there and in all adjacent lands. */
export interface DefendAround extends WordNode, Standing {
  readonly word: 'defendAround';
  readonly always: 'defend';
  readonly n: Amount;
}

export interface DefendWhere extends WordNode, Standing {
  readonly word: 'defendWhere';
  readonly always: 'defend';
  readonly n: Amount;
  readonly where: LandTest;
}

export interface Ward extends WordNode, Standing {
  readonly word: 'ward';
  readonly always: 'defend';
  readonly n: Amount;
  readonly where: LandTest;
}

export interface Unharmed extends WordNode, Standing {
  readonly word: 'unharmed';
  readonly always: 'unharmed';
}

export interface Healthier extends WordNode, Standing {
  readonly word: 'healthier';
  readonly always: 'dahanHealth';
  readonly n: number;
}

export interface SameTime extends WordNode, Standing {
  readonly word: 'sameTime';
  readonly always: 'sameTime';
}

/** The node is the effect; what it gives is one of its own. */
export interface Apparition extends WordNode, Standing {
  readonly word: 'apparition';
  readonly always: 'apparition';
  readonly gives: Standing;
}

export interface Everlasting extends WordNode, Standing {
  readonly word: 'everlasting';
  readonly always: 'everlasting';
}

export interface NoBlight extends WordNode, Standing {
  readonly word: 'noBlight';
  readonly always: 'noBlight';
}

export interface Avenge extends WordNode, Standing {
  readonly word: 'avenge';
  readonly always: 'avenge';
}

export interface AvengeAround extends WordNode, Standing {
  readonly word: 'avengeAround';
  readonly always: 'avengeAround';
}

/** So much of the defence goes with each piece that was pushed. */
export interface TakeDefend extends WordNode, Standing {
  readonly word: 'takeDefend';
  readonly always: 'defend';
  readonly n: number;
}

/** Each invader there deals so much less damage when it ravages. */
export interface Meek extends WordNode, Standing {
  readonly word: 'meek';
  readonly always: 'meek';
  readonly n: number;
}

export interface NoCascade extends WordNode, Standing {
  readonly word: 'noCascade';
  readonly always: 'noCascade';
}

export interface NoHealing extends WordNode, Standing {
  readonly word: 'noHealing';
  readonly always: 'unhealed';
  readonly everywhere: boolean;
}

/** Invaders that are added to the land may be pushed at once. */
export interface Disperse extends WordNode, Standing {
  readonly word: 'disperse';
  readonly always: 'disperses';
}

/** What an action may have done in a land. */
export type Aftermath = 'invadersFell' | 'invadersCame';

/** SI-310: once, after the next action of the turn that does this in the land; or after each. */
export interface AfterNext extends WordNode, Ability {
  readonly word: 'afterNext';
  readonly when: Aftermath;
  readonly each: boolean;
  readonly do: Steps;
}

/** Invaders deal so much less damage there, in this action only. */
export interface Restrain extends WordNode, Standing {
  readonly word: 'restrain';
  readonly always: 'defend';
  readonly n: number;
}

/** After invaders damage the land: so much damage there, perhaps with half of what they dealt to it. */
export interface Breaks extends WordNode, Standing {
  readonly word: 'breaks';
  readonly always: 'breaks';
  readonly n: number;
}

export interface Unchanging extends WordNode, Standing {
  readonly word: 'unchanging';
  readonly always: 'unchanging';
}

/** Each action that would destroy dahan in the land destroys so many fewer, or only the next one. */
export interface Shelter extends WordNode, Standing {
  readonly word: 'shelter';
  readonly always: 'sheltered';
  readonly n: number;
}

/** So many actions of invaders there are skipped, of the players' choice. */
export interface Forestall extends WordNode, Standing {
  readonly word: 'forestall';
  readonly always: 'forestalls';
  readonly n: Amount;
}

/** What is done each time. */
export interface AfterForestalling extends WordNode, Standing {
  readonly word: 'afterForestalling';
  readonly always: 'forestalled';
  readonly do: Steps;
}

/** What holds in the land for the rest of the turn, in a sentence of its own. */
export interface Meanwhile extends WordNode, Standing {
  readonly word: 'meanwhile';
  readonly always: 'swallows' | 'alongside' | 'outward' | 'slips';
}

/** For invaders the land is cut off (SI-295 to SI-302). */
export interface Isolate extends WordNode, Standing {
  readonly word: 'isolate';
  readonly always: 'isolated';
}

export interface OpensWide extends WordNode, Standing {
  readonly word: 'opensWide';
  readonly always: 'reach';
}

/** Explorers and towns flee from the fear there. */
export interface DreadHere extends WordNode, Standing {
  readonly word: 'dreadHere';
  readonly always: 'dreads';
}

export interface NoSource extends WordNode, Standing {
  readonly word: 'noSource';
  readonly always: 'noSource';
  readonly where: LandTest;
}

/** The land of the lowest number on each board that the card is about is left out. */
export interface SkipFirst extends WordNode, Standing {
  readonly word: 'skipFirst';
  readonly always: 'skipsFirst';
  readonly action: 'build' | 'explore';
}

/** SI-225: a card is left out in all its lands. */
export interface SkipCard extends WordNode, Standing {
  readonly word: 'skipCard';
  readonly always: 'skipsCard';
  readonly action: 'build' | 'explore';
  readonly card: 'stays' | 'goesOn';
}

export type InvaderAction = 'ravage' | 'build' | 'explore';

/** A skip as the kernel finds it: in place of the verb nothing happens. */
export interface Skipping {
  readonly instead: `${InvaderAction}In`;
  readonly where?: LandTest;
  /** Only the next one. */
  readonly once?: true;
  /** Only builds that would add a city. */
  readonly cities?: true;
  /** What takes place instead. */
  readonly becomes?: 'buildIn';
}

/** The first ravage in the land becomes a build. */
export interface BuildInstead extends WordNode, Skipping {
  readonly word: 'buildInstead';
}

export interface Skip extends WordNode {
  readonly word: 'skip';
  readonly of: readonly Skipping[];
  /** It is about no target. */
  readonly there?: true;
}

export const defend = (n: Amount): Defend => ({ word: 'defend', always: 'defend', n, more: false });
export const moreDefend = (n: Amount): Defend => ({ ...defend(n), more: true });
export const defendAround = (n: Amount): DefendAround => ({ word: 'defendAround', always: 'defend', n });
/** In all such lands, counted when they are ravaged. */
export const defendWhere = (n: Amount, where: LandTest): DefendWhere => ({
  word: 'defendWhere',
  always: 'defend',
  n,
  where,
});
/** SI-164: wherever the spirit has presence. */
export const ward = (n: Amount, where: LandTest): Ward => ({ word: 'ward', always: 'defend', n, where });
export const healthier = (n: number): Healthier => ({ word: 'healthier', always: 'dahanHealth', n });
export const dahanEverlasting = (): Everlasting => ({ word: 'everlasting', always: 'everlasting' });
export const apparition = (): Apparition => ({
  word: 'apparition',
  always: 'apparition',
  gives: { always: 'defend' },
});
export const sameTime = (): SameTime => ({ word: 'sameTime', always: 'sameTime' });
export const noBlight = (): NoBlight => ({ word: 'noBlight', always: 'noBlight' });
export const avenge = (): Avenge => ({ word: 'avenge', always: 'avenge' });
export const avengeAround = (): AvengeAround => ({ word: 'avengeAround', always: 'avengeAround' });
export const takeDefend = (n: number): TakeDefend => ({ word: 'takeDefend', always: 'defend', n });
export const dahanUnharmed = (): Unharmed => ({ word: 'unharmed', always: 'unharmed' });
/** SI-224: in the land, for the rest of the turn. */
export const skip = (...actions: readonly InvaderAction[]): Skip => ({
  word: 'skip',
  of: actions.map((action) => ({ instead: `${action}In` })),
});
/** SI-225. */
export const skipNext = (action: InvaderAction): Skip => ({
  word: 'skip',
  of: [{ instead: `${action}In`, once: true }],
});
/** Where no land has been targeted. */
export const skipNextThere = (action: InvaderAction): Skip => ({ ...skipNext(action), there: true });
export const skipAll = (): Skip => skip('ravage', 'build', 'explore');
export const skipWhere = (action: InvaderAction, where: LandTest): Skip => ({
  word: 'skip',
  of: [{ instead: `${action}In`, where }],
});
export const noCitiesWhere = (where: LandTest): Skip => ({
  word: 'skip',
  of: [{ instead: 'buildIn', where, cities: true }],
});
export const meek = (n: number): Meek => ({ word: 'meek', always: 'meek', n });
export const noCascade = (): NoCascade => ({ word: 'noCascade', always: 'noCascade' });
export const noHealing = (): NoHealing => ({ word: 'noHealing', always: 'unhealed', everywhere: false });
/** Not only in the land. */
export const noHealingAnywhere = (): NoHealing => ({ ...noHealing(), everywhere: true });
export const disperse = (): Disperse => ({ word: 'disperse', always: 'disperses' });
export const afterNext = (what: Aftermath, ...steps: Steps): AfterNext => ({
  word: 'afterNext',
  when: what,
  each: false,
  do: steps,
});
export const afterEach = (what: Aftermath, ...steps: Steps): AfterNext => ({
  ...afterNext(what, ...steps),
  each: true,
});
export const buildInstead = (): BuildInstead => ({ word: 'buildInstead', instead: 'ravageIn', becomes: 'buildIn' });
export const restrain = (n: number): Restrain => ({ word: 'restrain', always: 'defend', n });
/** After each time invaders damage the land this turn: so much damage. */
export const breaks = (n: number): Breaks => ({ word: 'breaks', always: 'breaks', n });
/** And half of what they have dealt to the land. */
export const breaksByHalf = (n: number): Breaks => ({ ...breaks(n), half: true });
export const dahanUnchanging = (): Unchanging => ({ word: 'unchanging', always: 'unchanging' });
export const shelter = (n: number): Shelter => ({ word: 'shelter', always: 'sheltered', n });
export const shelterOnce = (n: number): Shelter => ({ ...shelter(n), once: true });
/** The spirit's powers may target it whatever their range. */
export const opensWide = (): OpensWide => ({ word: 'opensWide', always: 'reach' });
export const dreadHere = (): DreadHere => ({ word: 'dreadHere', always: 'dreads' });
const meanwhile = (always: Meanwhile['always']): Meanwhile => ({ word: 'meanwhile', always });
/** Invaders and dahan that are moved into the land are destroyed after it. */
export const swallow = (): Meanwhile => meanwhile('swallows');
/** Explorers fight on the side of the dahan when invaders ravage. */
export const fightAlong = (): Meanwhile => meanwhile('alongside');
/** Invaders that ravage strike those in adjacent lands. */
export const turnOutward = (): Meanwhile => meanwhile('outward');
/** Presence there may be pushed instead of being destroyed. */
export const slipAway = (): Meanwhile => meanwhile('slips');
export const forestall = (n: Amount): Forestall => ({ word: 'forestall', always: 'forestalls', n });
export const afterForestalling = (...steps: Steps): AfterForestalling => ({
  word: 'afterForestalling',
  always: 'forestalled',
  do: steps,
});
export const isolate = (): Isolate => ({ word: 'isolate', always: 'isolated' });
export const noSource = (where: LandTest): NoSource => ({ word: 'noSource', always: 'noSource', where });
export const skipFirst = (action: SkipFirst['action']): SkipFirst => ({
  word: 'skipFirst',
  always: 'skipsFirst',
  action,
});
export const skipCard = (action: SkipCard['action'], card: SkipCard['card']): SkipCard => ({
  word: 'skipCard',
  always: 'skipsCard',
  action,
  card,
});
