import {
  move,
  type ObjectNumber,
  objectsIn,
  type Path,
  placeOf,
  type Ref,
  type Said,
  type Seat,
} from '@tafelrunde/kernel';
import { and, clause, type Verb, verb, type WordNode } from '@tafelrunde/words';
import { curses, deckOf, souls } from '../../places.ts';
import { slotRef } from '../../refs.ts';
import { discardCard, moveAsItIs } from '../../rules/items.ts';
import { openSlot } from '../../rules/slots.ts';
import { forgetMarks, isAttacked, monstersIn, shopItems, slotsOf } from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import { inChosenOrder } from '../language/order.ts';
import { plural, type SoulWord } from '../language/word.ts';
import { nounOf, objectsOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about slots, souls, curses and turns. */

interface Expand extends WordNode {
  readonly word: 'expand';
  readonly slots: 'shop' | 'monster';
  readonly n: number;
}

interface Plain extends WordNode {
  readonly word: 'replaceMonsters' | 'placeMonster' | 'extraTurn';
}

interface Clear extends WordNode {
  readonly word: 'clear';
  readonly slots: 'shop' | 'monster';
}

interface ReplaceMonster extends WordNode {
  readonly word: 'replaceMonster';
  readonly what: Who;
}

interface Afflict extends WordNode {
  readonly word: 'afflict';
  readonly who: Who;
}

interface OnSouls extends WordNode {
  readonly word: 'destroySoul' | 'giveSoul';
  readonly who: Who;
}

interface StealSoul extends WordNode {
  readonly word: 'stealSoul';
  readonly what: Who;
}

interface SkipTurn extends WordNode {
  readonly word: 'skipTurn';
  readonly who: Who;
}

/** FS-035. */
export const expand = (slots: Expand['slots'], n: number): Expand => ({ word: 'expand', slots, n });
/** Every shop item, or every monster not being attacked, to the bottom of its deck; the slots refill. */
export const clear = (slots: Clear['slots']): Clear => ({ word: 'clear', slots });
/** Each monster not being attacked into discard; the slots refill. */
export const replaceMonsters = (): Plain => ({ word: 'replaceMonsters' });
/** A monster into discard; its slot refills. */
export const replaceMonster = (what: Who): ReplaceMonster => ({ word: 'replaceMonster', what });
/** The top card of the monster deck into a slot that is not being attacked. */
export const placeMonster = (): Plain => ({ word: 'placeMonster' });
/** FS-091: gives the curse to somebody. */
export const afflict = (who: Who): Afflict => ({ word: 'afflict', who });
/** They choose one of their souls. */
export const destroySoul = (who: Who): OnSouls => ({ word: 'destroySoul', who });
export const giveSoul = (who: Who): OnSouls => ({ word: 'giveSoul', who });
export const stealSoul = (what: Who): StealSoul => ({ word: 'stealSoul', what });
/** FS-139: after this one, if it is your turn. */
export const extraTurn = (): Plain => ({ word: 'extraTurn' });
export const skipTurn = (who: Who): SkipTurn => ({ word: 'skipTurn', who });

export interface BoardWordOps {
  /** FS-274. */
  clearing: { seat: Seat; slots: Clear['slots'] };
  /** For this card, or for the top card of the deck. */
  pickSlot: { seat: Seat; object?: ObjectNumber };
  pickSoul: { seat: Seat; to: Seat | null };
}

const EXPAND = verb('expand the {slots} by {n}', 'füge fügst fügt fügen hinzu | {n} {more}', {
  en: '+{n} {more}',
  de: '+{n} {more}',
});
const MANY = 2;
const SLOTS = {
  shop: (n: number): Said => ({
    en: plural(n, 'shop slot', 'shop slots'),
    de: plural(n, 'Schatzfeld', 'Schatzfelder'),
  }),
  monster: (n: number): Said => ({
    en: plural(n, 'monster slot', 'monster slots'),
    de: plural(n, 'Monsterfeld', 'Monsterfelder'),
  }),
} as const;
const CLEAR = {
  shop: verb(
    'put each shop item on the bottom of the treasure deck in any order',
    'lege legst legt legen | alle Items im Shop in beliebiger Reihenfolge unter das Schatzdeck',
  ),
  monster: verb(
    'put each monster not being attacked on the bottom of the monster deck in any order',
    'lege legst legt legen | alle nicht angegriffenen Monster in beliebiger Reihenfolge unter das Monsterdeck',
  ),
} as const;
const DISCARD = verb('put {what} into discard', 'lege legst legt legen ab | {what}', {
  en: '{what} into discard',
  de: '{what} ablegen',
});
const REPLACE_IT = verb(
  'replace it with the top card of the monster deck',
  'ersetze ersetzt ersetzt ersetzen | es durch die oberste Karte des Monsterdecks',
  { en: 'next monster', de: 'nächstes Monster' },
);
const REPLACE_ALL = verb(
  'replace each monster not being attacked with the top card of the monster deck',
  'ersetze ersetzt ersetzt ersetzen | jedes nicht angegriffene Monster durch die oberste Karte des Monsterdecks',
);
const PLACE = verb(
  'put the top card of the monster deck into a monster slot that is not being attacked',
  'lege legst legt legen | die oberste Karte des Monsterdecks auf ein nicht angegriffenes Monsterfeld',
);
const EXTRA_TURN = verb(
  'take an extra turn after this one if it is your turn',
  'mache machst macht machen | nach diesem Zug noch einen, falls du am Zug bist',
);
const AFFLICT = verb('curse {whom} with it', 'verfluche verfluchst verflucht verfluchen | {whom} damit');
const STEAL = verb('steal {what}', 'stiehl stiehlst stiehlt stehlen | {what}');
const SKIP = verb('skip {turn}', 'setze setzt setzt setzen aus | {turn}');
const DESTROY_SOUL = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');
const THEIR_SOUL: Said = { en: 'one of their souls', de: 'eine eigene Seele' };
const MAKE_GIVE_SOUL = verb(
  'make {whom} give you one of their souls',
  'lass lässt lässt lassen -geben | {self} von {whom.dat} eine ihrer Seelen',
);

const simply = (act: (m: M, at: Path) => void, said: Verb): SoulWord<Plain> => ({
  run: (m, _, at) => act(m, at),
  says: (_, say) => clause(say.you, said),
});

const expandWord: SoulWord<Expand> = {
  run: (m, { slots, n }) => {
    if (slots === 'shop') m.state.shopSlots += n;
    else for (let i = 0; i < n; i++) openSlot(m);
  },
  says: ({ slots, n }, say) => clause(say.you, EXPAND, { n, slots: SLOTS[slots](MANY), more: SLOTS[slots](n) }),
};

const idleMonsters = (m: At): ObjectNumber[] => monstersIn(m).filter((object) => !isAttacked(m, object));

const clearable = (m: At, slots: Clear['slots']): ObjectNumber[] => (slots === 'shop' ? shopItems(m) : idleMonsters(m));

const clearWord: SoulWord<Clear> = {
  run: (m, { slots }) => m.put({ op: 'clearing', seat: here(m).seat, slots }),
  says: ({ slots }, say) => clause(say.you, CLEAR[slots]),
};

/** The new card comes out of the deck, even if others lie covered in the slot. */
function replace(m: M, object: ObjectNumber): void {
  const slot = placeOf(m, object)?.n;
  discardCard(m, object);
  if (slot !== undefined) m.put({ op: 'placeMonster', slot });
}

const replaceWord: SoulWord<ReplaceMonster> = {
  run: (m, { what }) => {
    for (const object of objectsOf(m, what, here(m))) replace(m, object);
  },
  says: ({ what }, say) => and(clause(say.you, DISCARD, { what: nounOf(what, say) }), REPLACE_IT),
};

const afflictWord: SoulWord<Afflict> = {
  run: (m, { who }) => {
    const { source } = here(m);
    const [seat] = seatsOf(m, who, here(m));
    if (source !== undefined && seat !== undefined) move(m, source, curses(seat));
  },
  says: ({ who }, say) => clause(say.you, AFFLICT, { whom: nounOf(who, say) }),
};

const onSouls = (taken: boolean, says: SoulWord<OnSouls>['says']): SoulWord<OnSouls> => ({
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'pickSoul', seat, to: taken ? here(m).seat : null });
  },
  says,
});

const stealSoulWord: SoulWord<StealSoul> = {
  run: (m, { what }) => {
    for (const object of objectsOf(m, what, here(m))) moveAsItIs(m, object, souls(here(m).seat));
  },
  says: ({ what }, say) => clause(say.you, STEAL, { what: nounOf(what, say) }),
};

const skipWord: SoulWord<SkipTurn> = {
  run: (m, { who }) => {
    const why = m.cause() ?? '';
    for (const seat of seatsOf(m, who, here(m))) {
      m.state.skips[seat] = (m.state.skips[seat] ?? 0) + 1;
      m.state.skipsFor = [...m.state.skipsFor, { seat, why }];
      m.emit({ type: 'willSkip', seat });
    }
  },
  says: ({ who }, say) =>
    clause(subjectOf(who, say), SKIP, {
      turn: {
        you: { en: 'your next turn', de: 'deinen nächsten Zug' },
        they: { en: 'their next turn', de: 'den nächsten Zug' },
      },
    }),
};

export const boardWords = {
  expand: expandWord,
  clear: clearWord,
  replaceMonsters: simply((m, at) => {
    for (const object of inChosenOrder(m, idleMonsters(m), at)) replace(m, object);
  }, REPLACE_ALL),
  placeMonster: simply((m) => m.put({ op: 'pickSlot', seat: here(m).seat }), PLACE),
  replaceMonster: replaceWord,
  afflict: afflictWord,
  destroySoul: onSouls(false, ({ who }, say) =>
    clause(subjectOf(who, say), DESTROY_SOUL, {
      what: { you: { en: 'one of your souls', de: 'eine deiner Seelen' }, they: THEIR_SOUL },
    }),
  ),
  giveSoul: onSouls(true, ({ who }, say) => clause(say.you, MAKE_GIVE_SOUL, { whom: nounOf(who, say) })),
  stealSoul: stealSoulWord,
  extraTurn: simply((m) => {
    const { seat } = here(m);
    if (seat === m.state.active) m.state.extraTurns = [...m.state.extraTurns, seat];
  }, EXTRA_TURN),
  skipTurn: skipWord,
} as const;

/** Those that are not being attacked. */
export function freeSlots(m: At): Ref[] {
  return slotsOf(m)
    .filter((slot) => !objectsIn(m, slot).some((object) => isAttacked(m, object)))
    .map(({ n }) => slotRef(n ?? 0));
}

export const slotNamed = (pick: Ref): number => slotRef.in(pick) ?? 0;

export const boardWordRules: Chapter<BoardWordOps> = {
  // The first pick comes to lie above the others.
  clearing: {
    options: (m, { slots }) => clearable(m, slots),
    min: (m, { slots }) => clearable(m, slots).length,
    ordered: true,
    answer: (m, { slots }, picks) => {
      for (const pick of picks) {
        if (typeof pick !== 'number') continue;
        forgetMarks(m, pick);
        move(m, pick, deckOf(slots === 'shop' ? 'treasure' : 'monster'), { to: 'bottom' });
      }
    },
  },

  pickSlot: {
    options: freeSlots,
    answer: (m, { object }, [pick]) => {
      if (pick === undefined) return;
      const slot = slotNamed(pick);
      m.put(object === undefined ? { op: 'placeMonster', slot } : { op: 'putMonster', slot, object });
    },
  },

  pickSoul: {
    options: (m, { seat }) => objectsIn(m, souls(seat)),
    answer: (m, { to }, [pick]) => {
      if (typeof pick !== 'number') return;
      if (to === null) m.put({ op: 'destroyCard', object: pick });
      else moveAsItIs(m, pick, souls(to));
    },
  },
};
