import type { Steps, WordNode } from '@tafelrunde/words';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* What spirits may do this turn. */

export interface SharePresence extends WordNode, Standing {
  readonly word: 'sharePresence';
  readonly always: 'shared';
}

export interface ExtendRange extends WordNode, Standing {
  readonly word: 'extendRange';
  readonly always: 'range';
  readonly n: number;
}

export interface Hasten extends WordNode, Standing {
  readonly word: 'hasten';
  readonly always: 'hasten';
  readonly n: number;
}

export interface MayRepeat extends WordNode, Standing {
  readonly word: 'mayRepeat';
  readonly always: 'repeat';
  /** What the card may cost at most; where it has to be paid for, how many cards. */
  readonly n: number;
}

/** For so much energy more range from such lands. */
export interface RangeFrom extends WordNode, Standing {
  readonly word: 'rangeFrom';
  readonly always: 'rangeFrom';
  readonly n: number;
  readonly where: LandTest;
}

/** SI-257: for so much energy blight for one's lands comes from the box. */
export interface Bulwark extends WordNode, Standing {
  readonly word: 'bulwark';
  readonly always: 'bulwark';
  readonly cost: number;
}

/** For so much energy each, presence that an event or a blight card would destroy stays. */
export interface Steadfast extends WordNode, Standing {
  readonly word: 'steadfast';
  readonly always: 'steadfast';
  readonly cost: number;
}

/** SI-310: once this turn, in a land that the spirit has used a power in, if it wants to. */
export interface AfterUse extends WordNode, Standing {
  readonly word: 'afterUse';
  readonly always: 'afterUse';
  readonly do: Steps;
}

/** The top card of the fear deck is turned up where it lies. */
export const revealTopFear = (): Bare<'revealTopFear'> => ({ word: 'revealTopFear' });

export const sharePresence = (): SharePresence => ({ word: 'sharePresence', always: 'shared' });

/** A face-down fear card is turned up where it lies. */
export const revealFear = (): Bare<'revealFear'> => ({ word: 'revealFear' });

/** Of all powers, or only to such lands. */
export const extendRange = (n: number, where?: LandTest): ExtendRange => ({
  word: 'extendRange',
  always: 'range',
  n,
  ...(where && { where }),
});

/** SI-146: so many slow powers may be used as fast ones this turn. */
export const hasten = (n: number): Hasten => ({ word: 'hasten', always: 'hasten', n });

/** But no major ones. */
export const hastenLesser = (n: number): Hasten => ({ ...hasten(n), lesser: true });

/** Or so many fast powers as slow ones. */
export const hastenOrDelay = (n: number): Hasten => ({ ...hasten(n), either: true });

/** SI-161: once this turn a power card may be repeated that costs no more than this. */
export const mayRepeat = (most: number): MayRepeat => ({ word: 'mayRepeat', always: 'repeat', n: most });

/** So many cards, each once and each for its cost. */
export const mayRepeatPaying = (cards: number): MayRepeat => ({ ...mayRepeat(cards), pays: true });

export const rangeFrom = (n: number, where: LandTest): RangeFrom => ({
  word: 'rangeFrom',
  always: 'rangeFrom',
  n,
  where,
});

export const bulwark = (cost: number): Bulwark => ({ word: 'bulwark', always: 'bulwark', cost });
export const steadfast = (cost: number): Steadfast => ({ word: 'steadfast', always: 'steadfast', cost });

/** The card that costs the least of those in play, once, for its cost. */
export const mayRepeatCheapest = (): MayRepeat => ({ ...mayRepeatPaying(1), cheapest: true });

/** Once this turn, where it has used a power. */
export const afterUse = (...steps: Steps): AfterUse => ({ word: 'afterUse', always: 'afterUse', do: steps });
