import { NO, type ObjectNumber, type Path, type Seat } from '@tafelrunde/kernel';
import { allowed, asObject, clause, nodeAt, verb, type WordNode } from '@tafelrunde/words';
import { player, seatIn, turnOrder } from '../../players.ts';
import { giveCoins } from '../../rules/gains.ts';
import { handOver } from '../../rules/items.ts';
import { coinsOf, handOf, isEternal, isIn, itemsOf, ownerOf } from '../../rules/table.ts';
import type { Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import { effectData } from '../language/registry.ts';
import type { SoulWord } from '../language/word.ts';
import { plainNoun } from '../selectors/nouns.ts';
import { optionsFor, type Pick } from '../selectors/picks.ts';
import { nounOf, objectsOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about items that change hands (FS-268, FS-269). */

interface StealItem extends WordNode {
  readonly word: 'stealItem';
  readonly what: Who;
}

interface GiveThis extends WordNode {
  readonly word: 'giveThis';
  readonly to: Who;
}

interface SwapItems extends WordNode {
  readonly word: 'swapItems';
  readonly mine: Who;
  readonly theirs: Who;
}

interface MaySwapItems extends WordNode {
  readonly word: 'maySwapItems';
  readonly mine: Pick;
  readonly theirs: Pick;
}

interface GiveItem extends WordNode {
  readonly word: 'giveItem';
  readonly pick: Pick;
}

interface GiveHalf extends WordNode {
  readonly word: 'giveHalf';
  readonly from: Who;
}

export const stealItem = (what: Who): StealItem => ({ word: 'stealItem', what });
export const giveThis = (to: Who): GiveThis => ({ word: 'giveThis', to });
export const swapItems = (mine: Who, theirs: Who): SwapItems => ({ word: 'swapItems', mine, theirs });
/** You may swap one of these with one of those; both are chosen when it resolves. */
export const maySwapItems = (mine: Pick, theirs: Pick): MaySwapItems => ({ word: 'maySwapItems', mine, theirs });
/** A cost: one of these to another player. */
export const giveItem = (pick: Pick): GiveItem => ({ word: 'giveItem', pick });

/** Half of their coins and loot, and an item, as they choose. */
export const giveHalf = (from: Who): GiveHalf => ({ word: 'giveHalf', from });

export interface TradeOps {
  giveOwn: { seat: Seat; to: Seat };
  swapMine: { seat: Seat; at: Path };
  swapTheirs: { seat: Seat; at: Path; mine: ObjectNumber };
  giveWhat: { seat: Seat; at: Path };
  giveWhom: { seat: Seat; object: ObjectNumber };
}

const STEAL = verb('steal {what}', 'stiehl stiehlst stiehlt stehlen | {what}');
const GIVE_THIS = verb('give this to {to}', 'gib gibst gibt geben | diese Karte {to.dat}');
const SWAP = verb('swap {mine} with {theirs}', 'tausche tauschst tauscht tauschen | {mine} gegen {theirs}');
const GIVE = verb('give {what} to another player', 'gib gibst gibt geben | {what} an eine andere Person');
const GIVE_HALF = verb(
  'give {to} half of {self} ¢ and half of {self} loot (both rounded down), then a non-eternal item',
  'gib gibst gibt geben | {to.dat} die Hälfte ihrer ¢ und ihrer Beute (jeweils abgerundet), dann ein nicht ewiges Item',
);

const stealWord: SoulWord<StealItem> = {
  run: (m, { what }) => {
    for (const object of objectsOf(m, what, here(m))) handOver(m, object, here(m).seat);
  },
  says: ({ what }, say) => clause(say.you, STEAL, { what: nounOf(what, say) }),
};

const giveWord: SoulWord<GiveThis> = {
  run: (m, { to }) => {
    const { source } = here(m);
    const [seat] = seatsOf(m, to, here(m));
    if (source !== undefined && seat !== undefined && isIn(m, source, 'items')) handOver(m, source, seat);
  },
  says: ({ to }, say) => clause(say.you, GIVE_THIS, { to: nounOf(to, say) }),
};

/** Each to the other's player at once. */
function swap(m: M, own: ObjectNumber, other: ObjectNumber): void {
  const [me, them] = [ownerOf(m, own), ownerOf(m, other)];
  if (me === undefined || them === undefined || me === them || !isIn(m, own, 'items')) return;
  handOver(m, other, me);
  handOver(m, own, them);
}

const swapWord: SoulWord<SwapItems> = {
  run: (m, { mine, theirs }) => {
    const [own] = objectsOf(m, mine, here(m));
    const [other] = objectsOf(m, theirs, here(m));
    if (own === undefined || other === undefined) return;
    swap(m, own, other);
  },
  says: ({ mine, theirs }, say) => clause(say.you, SWAP, { mine: nounOf(mine, say), theirs: nounOf(theirs, say) }),
};

const maySwapWord: SoulWord<MaySwapItems> = {
  run: (m, { mine, theirs }, at) => {
    const context = here(m);
    const others = optionsFor(m, theirs, context).filter((ref) => ownerOf(m, Number(ref)) !== context.seat);
    if (others.length > 0 && optionsFor(m, mine, context).length > 0) {
      m.put({ op: 'swapMine', seat: context.seat, at });
    }
  },
  says: ({ mine, theirs }, say) => allowed(clause(say.you, SWAP, { mine: plainNoun(mine), theirs: plainNoun(theirs) })),
};

const giveItemWord: SoulWord<GiveItem> = {
  run: (m, _, at) => m.put({ op: 'giveWhat', seat: here(m).seat, at }),
  can: (m, { pick }) => optionsFor(m, pick, here(m)).length > 0,
  says: ({ pick }, say) => clause(say.you, GIVE, { what: plainNoun(pick) }),
};

const halfOf = (n: number): number => Math.floor(n / 2);

const giveHalfWord: SoulWord<GiveHalf> = {
  run: (m, { from }) => {
    const { seat: to } = here(m);
    for (const seat of seatsOf(m, from, here(m))) {
      giveCoins(m, seat, to, halfOf(coinsOf(m, seat)));
      m.put({ op: 'giveCard', seat, to, n: halfOf(handOf(m, seat)) }, { op: 'giveOwn', seat, to });
    }
  },
  says: ({ from }, say) => clause(subjectOf(from, say), GIVE_HALF, { to: asObject(say.you) }),
};

export const tradeWords = {
  stealItem: stealWord,
  giveThis: giveWord,
  swapItems: swapWord,
  maySwapItems: maySwapWord,
  giveItem: giveItemWord,
  giveHalf: giveHalfWord,
} as const;

const isSwap = (node: WordNode): node is MaySwapItems => node.word === 'maySwapItems';
const isGift = (node: WordNode): node is GiveItem => node.word === 'giveItem';

export const tradeRules: Chapter<TradeOps> = {
  swapMine: {
    options: (m, { at }) => {
      const node = nodeAt(effectData, at);
      return isSwap(node) ? [NO, ...optionsFor(m, node.mine, here(m))] : [];
    },
    answer: (m, { seat, at }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'swapTheirs', seat, at, mine: pick });
    },
  },

  swapTheirs: {
    options: (m, { at }) => {
      const node = nodeAt(effectData, at);
      return isSwap(node) ? optionsFor(m, node.theirs, here(m)) : [];
    },
    answer: (m, { mine }, [pick]) => {
      if (typeof pick === 'number') swap(m, mine, pick);
    },
  },

  giveWhat: {
    options: (m, { at }) => {
      const node = nodeAt(effectData, at);
      return isGift(node) ? optionsFor(m, node.pick, here(m)) : [];
    },
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'giveWhom', seat, object: pick });
    },
  },

  giveOwn: {
    options: (m, { seat }) => itemsOf(m, seat).filter((object) => !isEternal(m, object)),
    answer: (m, { to }, [pick]) => {
      if (typeof pick === 'number') handOver(m, pick, to);
    },
  },

  giveWhom: {
    options: (m, { seat }) => turnOrder(m, seat).slice(1).map(player),
    answer: (m, { object }, [pick]) => {
      const to = seatIn(pick);
      if (to !== undefined) handOver(m, object, to);
    },
  },
};
