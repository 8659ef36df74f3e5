import type { Ability } from '@tafelrunde/kernel';
import type { Steps, WordNode } from '@tafelrunde/words';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';

/* What goes on in lands until the end of the turn: the node is the effect. */

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

export const dahanUnharmed = (): Unharmed => ({ word: 'unharmed', always: 'unharmed' });

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

export const isolate = (): Isolate => ({ word: 'isolate', always: 'isolated' });
export const noSource = (where: LandTest): NoSource => ({ word: 'noSource', always: 'noSource', where });
