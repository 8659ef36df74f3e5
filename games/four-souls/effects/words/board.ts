import { move, type ObjectNumber, objectsIn, type Path, placeOf, type Ref, type Seat } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { curses, deckOf, souls } from '../../places.ts';
import { slotRef } from '../../refs.ts';
import { discardCard, moveAsItIs } from '../../rules/items.ts';
import { openSlot } from '../../rules/slots.ts';
import { forgetMarks, isAttacked, monstersIn, shopItems, slotsOf } from '../../rules/table.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import { inChosenOrder } from '../language/order.ts';
import { clause, inBoth } from '../language/speech.ts';
import type { SoulWord } from '../language/word.ts';
import { formsOf, nounOf, objectsOf, seatsOf, type Who } from '../selectors/who.ts';

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

const simply = (act: (m: M, at: Path) => void, en: string, de: string): SoulWord<Plain> => ({
  run: (m, _, at) => act(m, at),
  text: { en: () => en, de: () => de },
});

const expandWord: SoulWord<Expand> = {
  run: (m, { slots, n }) => {
    if (slots === 'shop') m.state.shopSlots += n;
    else for (let i = 0; i < n; i++) openSlot(m);
  },
  text: inBoth((lang, { slots, n }) =>
    lang === 'en'
      ? `expand the ${slots} slots by ${n}`
      : `füge ${n} ${slots === 'shop' ? (n === 1 ? 'Schatzfeld' : 'Schatzfelder') : n === 1 ? 'Monsterfeld' : 'Monsterfelder'} hinzu`,
  ),
};

const idleMonsters = (m: At): ObjectNumber[] => monstersIn(m).filter((object) => !isAttacked(m, object));

const clearable = (m: At, slots: Clear['slots']): ObjectNumber[] => (slots === 'shop' ? shopItems(m) : idleMonsters(m));

const clearWord: SoulWord<Clear> = {
  run: (m, { slots }) => m.put({ op: 'clearing', seat: here(m).seat, slots }),
  text: inBoth((lang, { slots }) => {
    if (slots === 'shop') {
      return lang === 'en'
        ? 'put each shop item on the bottom of the treasure deck in any order'
        : 'lege alle Items im Shop in beliebiger Reihenfolge unter den Schatzstapel';
    }
    return lang === 'en'
      ? 'put each monster not being attacked on the bottom of the monster deck in any order'
      : 'lege alle nicht angegriffenen Monster in beliebiger Reihenfolge unter den Monsterstapel';
  }),
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
  text: inBoth((lang, { what }) => {
    const { en, de } = formsOf(what);
    return lang === 'en'
      ? `put ${en} into discard and replace it with the top card of the monster deck`
      : `lege ${de.acc} ab und ersetze es durch die oberste Karte des Monsterstapels`;
  }),
};

const afflictWord: SoulWord<Afflict> = {
  run: (m, { who }) => {
    const { source } = here(m);
    const [seat] = seatsOf(m, who, here(m));
    if (source !== undefined && seat !== undefined) move(m, source, curses(seat));
  },
  text: inBoth((lang, { who }) => {
    const { en, de } = formsOf(who);
    return lang === 'en' ? `curse ${en} with it` : `verfluche ${de.acc} damit`;
  }),
};

const onSouls = (taken: boolean, text: SoulWord<OnSouls>['text']): SoulWord<OnSouls> => ({
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'pickSoul', seat, to: taken ? here(m).seat : null });
  },
  text,
});

const stealSoulWord: SoulWord<StealSoul> = {
  run: (m, { what }) => {
    for (const object of objectsOf(m, what, here(m))) moveAsItIs(m, object, souls(here(m).seat));
  },
  text: inBoth((lang, { what }) => {
    const { en, de } = formsOf(what);
    return lang === 'en' ? `steal ${en}` : `stiehl ${de.acc}`;
  }),
};

const skipWord: SoulWord<SkipTurn> = {
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.state.skips[seat] = (m.state.skips[seat] ?? 0) + 1;
  },
  text: inBoth((lang, { who }) =>
    clause(lang, nounOf(who), {
      en: ['skip your next turn', 'skips their next turn'],
      de: ['setze deinen nächsten Zug aus', 'setzt den nächsten Zug aus'],
    }),
  ),
};

export const boardWords = {
  expand: expandWord,
  clear: clearWord,
  replaceMonsters: simply(
    (m, at) => {
      for (const object of inChosenOrder(m, idleMonsters(m), at)) replace(m, object);
    },
    'put each monster not being attacked into discard and replace it with the top card of the monster deck',
    'lege jedes Monster, das nicht angegriffen wird, ab und ersetze es durch die oberste Karte des Monsterstapels',
  ),
  placeMonster: simply(
    (m) => m.put({ op: 'pickSlot', seat: here(m).seat }),
    'put the top card of the monster deck into a monster slot that is not being attacked',
    'lege die oberste Karte des Monsterstapels auf ein Monsterfeld, das nicht angegriffen wird',
  ),
  replaceMonster: replaceWord,
  afflict: afflictWord,
  destroySoul: onSouls(
    false,
    inBoth((lang, { who }) =>
      clause(lang, nounOf(who), {
        en: ['destroy one of your souls', 'destroys one of their souls'],
        de: ['zerstöre eine deiner Seelen', 'zerstört eine eigene Seele'],
      }),
    ),
  ),
  giveSoul: onSouls(
    true,
    inBoth((lang, { who }) => {
      const { en, de } = formsOf(who);
      return lang === 'en'
        ? `make ${en} give you one of their souls`
        : `lass dir von ${de.dat} eine ihrer Seelen geben`;
    }),
  ),
  stealSoul: stealSoulWord,
  extraTurn: simply(
    (m) => {
      const { seat } = here(m);
      if (seat === m.state.active) m.state.extraTurns = [...m.state.extraTurns, seat];
    },
    'take an extra turn after this one if it is your turn',
    'mache nach diesem Zug noch einen, falls du am Zug bist',
  ),
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
