import { count, move, type ObjectNumber, type Said, topOf } from '@tafelrunde/kernel';
import { type Aim, clause, kind, noun, verb, type WordNode } from '@tafelrunde/words';
import { type DeckName, deckOf, discardOf } from '../../places.ts';
import { leavesSlot } from '../../rules/stack.ts';
import { cardIn, forgetMarks, shopItems } from '../../rules/table.ts';
import type { At } from '../../state.ts';
import { here, targetName } from '../language/context.ts';
import type { SoulWord } from '../language/word.ts';
import { deckNamed, type Pick } from '../selectors/picks.ts';
import { nounOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words that put cards back into their decks (FS-049). */

interface Recover extends WordNode {
  readonly word: 'recover';
  readonly discard: Aim<Pick>;
}

interface PutOnDeck extends WordNode {
  readonly word: 'putOnDeck';
  readonly what: Who | 'shop';
  /** How many cards lie above it; or at the bottom. */
  readonly depth: number | 'bottom';
}

/** The top card of a discard pile onto its deck. */
export const recover = (discard: Aim<Pick>): Recover => ({ word: 'recover', discard });
/** Onto its own deck, under so many cards; `did` tells whether it could be. */
export const putOnDeck = (what: PutOnDeck['what'], depth: PutOnDeck['depth'] = 0): PutOnDeck => ({
  word: 'putOnDeck',
  what,
  depth,
});

const RECOVER = verb(
  'put the top card of {pile} on top of its deck',
  'lege legst legt legen | die oberste Karte {pile.gen} oben auf ihr Deck',
);
const PUT = verb('put {what} {where} deck', 'lege legst legt legen | {what} {where}');

function sayDepth(depth: PutOnDeck['depth'], whose: string): Said {
  if (depth === 'bottom') return { en: `on the bottom of ${whose}`, de: 'unter das Deck' };
  if (depth === 0) return { en: `on top of ${whose}`, de: 'oben auf das Deck' };
  return { en: `under the top ${depth} cards of ${whose}`, de: `unter die obersten ${depth} Karten des Decks` };
}

const recoverWord: SoulWord<Recover> = {
  run: (m) => {
    const name = deckNamed(targetName(m));
    const top = topOf(m, discardOf(name));
    if (top !== undefined) move(m, top, deckOf(name));
  },
  says: ({ discard }, say) => clause(say.you, RECOVER, { pile: nounOf(discard, say) }),
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
  says: ({ what, depth }, say) => {
    const which = what === 'shop' ? SHOP_ITEMS : nounOf(what, say);
    return clause(say.you, PUT, { what: which, where: sayDepth(depth, which.plural ? 'their' : 'its') });
  },
};

const SHOP_ITEMS = noun(kind('item', 'das Item/Items'), 'each', { after: { en: 'in the shop', de: 'im Shop' } });

export const returnWords = {
  recover: recoverWord,
  putOnDeck: putWord,
} as const;
