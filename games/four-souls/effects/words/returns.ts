import { count, move, type ObjectNumber, topOf } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { type DeckName, deckOf, discardOf } from '../../places.ts';
import { leavesSlot } from '../../rules/stack.ts';
import { cardIn, forgetMarks, shopItems } from '../../rules/table.ts';
import type { At } from '../../state.ts';
import { here, targetName } from '../language/context.ts';
import { inBoth, plainNoun } from '../language/speech.ts';
import type { SoulWord } from '../language/word.ts';
import { deckNamed } from '../selectors/picks.ts';
import { type Aim, formsOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words that put cards back into their decks (FS-049). */

interface Recover extends WordNode {
  readonly word: 'recover';
  readonly discard: Aim;
}

interface PutOnDeck extends WordNode {
  readonly word: 'putOnDeck';
  readonly what: Who | 'shop';
  /** How many cards lie above it; or at the bottom. */
  readonly depth: number | 'bottom';
}

/** The top card of a discard pile onto its deck. */
export const recover = (discard: Aim): Recover => ({ word: 'recover', discard });
/** Onto its own deck, under so many cards; `did` tells whether it could be. */
export const putOnDeck = (what: PutOnDeck['what'], depth: PutOnDeck['depth'] = 0): PutOnDeck => ({
  word: 'putOnDeck',
  what,
  depth,
});

const recoverWord: SoulWord<Recover> = {
  run: (m) => {
    const name = deckNamed(targetName(m));
    const top = topOf(m, discardOf(name));
    if (top !== undefined) move(m, top, deckOf(name));
  },
  text: inBoth((lang, { discard }) => {
    const { en, de } = formsOf(discard);
    return lang === 'en'
      ? `put the top card of ${en} on top of its deck`
      : `lege die oberste Karte von ${de.dat} oben auf ihren Stapel`;
  }),
};

const deckFor = (m: At, object: ObjectNumber): DeckName | undefined => {
  const kind = cardIn(m, object)?.kind;
  if (kind === 'loot' || kind === 'treasure' || kind === 'room') return kind;
  return kind === 'monster' || kind === 'event' || kind === 'curse' ? 'monster' : undefined;
};

const putWord: SoulWord<PutOnDeck> = {
  run: (m, { what, depth }) => {
    const objects = what === 'shop' ? shopItems(m) : objectsOf(m, what, here(m));
    m.let('did', false);
    for (const object of objects) {
      const name = deckFor(m, object);
      if (name === undefined) continue;
      const size = count(m, deckOf(name));
      leavesSlot(m, object);
      forgetMarks(m, object);
      move(m, object, deckOf(name), { to: depth === 'bottom' ? 'bottom' : Math.max(0, size - depth) });
      m.let('did', true);
    }
  },
  text: inBoth((lang, { what, depth }) => {
    const { en, de } = what === 'shop' ? SHOP_ITEMS : formsOf(what);
    if (lang === 'en') {
      const where =
        depth === 'bottom' ? 'on the bottom of' : depth === 0 ? 'on top of' : `under the top ${depth} cards of`;
      return `put ${en} ${where} its deck`;
    }
    const where =
      depth === 'bottom'
        ? 'unter den Stapel'
        : depth === 0
          ? 'oben auf den Stapel'
          : `unter die obersten ${depth} Karten des Stapels`;
    return `lege ${de.acc} ${where}`;
  }),
};

const SHOP_ITEMS = plainNoun('each item in the shop', 'jede Karte im Shop', 'jeder Karte im Shop');

export const returnWords = {
  recover: recoverWord,
  putOnDeck: putWord,
} as const;
