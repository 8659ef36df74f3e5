import type { Said } from '@tafelrunde/kernel';
import { behind, called, either, kind, type Names, type Noun, noun, OTHER, type Say } from '@tafelrunde/words';
import type { EffectsOnStack, Items, Pick, Players, Souls } from './picks.ts';

/* What things and people are called. */

export const PLAYER = kind('player', 'die Person/Personen');
export const MONSTER = kind('monster', 'das Monster/Monster');
export const CARD = kind('card', 'die Karte/Karten');
const ITEM = kind('item', 'das Item/Items');
const SOUL = kind('soul', 'die Seele/Seelen');
const CURSE = kind('curse/curses', 'der Fluch/Flüche');
const ROLL = kind('dice roll', 'der Würfelwurf/Würfelwürfe');
const ATTACK_ROLL = kind('attack roll', 'der Angriffswurf/Angriffswürfe');
const DECK = kind('deck', 'das Deck/Decks');
const DISCARD = kind('discard pile', 'die Ablage/Ablagen');
const NUMBER = kind('number', 'die Zahl/Zahlen');
const LOOT = kind('loot card', 'die Beute/Beute');
const EFFECT = kind('↷ or $ effect of an item', 'der ↷- oder $-Effekt eines Items/');

const LIVING: Said = { en: 'living', de: 'lebend' };
const NON_ETERNAL: Said = { en: 'non-eternal', de: 'nicht ewig' };
const PASSIVE: Said = { en: 'passive', de: 'passiv' };
const PLAYED: Said = { en: 'played', de: 'gespielt' };
const NOT_ATTACKED: Said = { en: 'that is not being attacked', de: '' };
export const IDLE: Said = { en: '', de: 'nicht angegriffen' };

const MOST: Readonly<Record<NonNullable<Players['most']>, Said>> = {
  coins: { en: 'with the most ¢', de: 'mit den meisten ¢' },
  souls: { en: 'with the most souls', de: 'mit den meisten Seelen' },
};

type Article = 'a' | 'any';

/** FS-092: whether one may curse oneself the table has settled; usually it is another. */
function playerNoun({ other, cursed, living, most }: Players, article: Article): Noun {
  return noun(PLAYER, article, {
    being: [...(other === true || cursed === true ? [OTHER] : []), ...(living === true ? [LIVING] : [])],
    ...(most === undefined ? {} : { after: MOST[most] }),
  });
}

const owners: Readonly<Record<Items['of'], Said>> = {
  you: { en: 'you control', de: 'von dir' },
  others: { en: 'another player controls', de: 'einer anderen Person' },
  players: { en: 'a player controls', de: 'einer Person' },
  they: { en: 'that player controls', de: 'dieser Person' },
  shop: { en: 'in the shop', de: 'aus dem Shop' },
  elsewhere: { en: 'another player controls or in the shop', de: 'einer anderen Person oder aus dem Shop' },
  anybody: { en: '', de: '' },
};

function itemNoun({ of, nonEternal, another, passive }: Items, article: Article): Noun {
  return noun(ITEM, article, {
    being: [
      ...(another === true ? [OTHER] : []),
      ...(nonEternal === true ? [NON_ETERNAL] : []),
      ...(passive === true ? [PASSIVE] : []),
    ],
    after: owners[of],
  });
}

const soulOwners: Readonly<Record<Souls['of'], Said>> = {
  you: { en: 'you control', de: 'von dir' },
  others: { en: 'another player controls', de: 'einer anderen Person' },
  anybody: { en: '', de: '' },
};

const PLAYED_LOOT = noun(LOOT, 'a', { being: [PLAYED] });
const AN_EFFECT = noun(EFFECT, 'the');

const effectNouns: Readonly<Record<NonNullable<EffectsOnStack['loot']> | 'none', Noun>> = {
  none: AN_EFFECT,
  too: either('the ↷ or $ effect of an item, or a played loot card', AN_EFFECT, PLAYED_LOOT),
  only: PLAYED_LOOT,
};

const NO_ATTACK: Said = { en: 'that is not an attack roll', de: ', der kein Angriffswurf ist,' };

/** "a monster or player", "another item you control", "any number of items in the shop". */
function pickNoun(pick: Pick, article: Article): Noun {
  switch (pick.pick) {
    case 'player':
      return playerNoun(pick, article);
    case 'monster':
      return pick.notAttacked === true
        ? { ...noun(MONSTER, article, { being: [IDLE] }), en: `a monster ${NOT_ATTACKED.en}` }
        : noun(MONSTER, article);
    case 'body': {
      const being = pick.another === true ? [OTHER] : [];
      const en = pick.another === true ? 'another monster or player' : 'a monster or player';
      return either(en, noun(MONSTER, 'a', { being }), noun(PLAYER, 'a', { being }));
    }
    case 'item':
      return itemNoun(pick, article);
    case 'roll':
      if (pick.attack === true) return noun(ATTACK_ROLL, article);
      return noun(ROLL, article, pick.attack === false ? { after: NO_ATTACK } : {});
    case 'effect':
      return effectNouns[pick.loot ?? 'none'];
    case 'deck':
      return noun(DECK, article);
    case 'discard':
      return noun(DISCARD, article);
    case 'soul':
      return noun(SOUL, article, { after: soulOwners[pick.of] });
    case 'curse':
      return noun(CURSE, article);
    case 'discardedMonster':
      return noun(MONSTER, article, { after: { en: 'from the monster discard', de: 'aus der Monster-Ablage' } });
    case 'itemOrSoul':
      return either('an item or soul', noun(ITEM, 'a'), noun(SOUL, 'a'));
    case 'number':
      return noun(NUMBER, article, { after: { en: 'from 1 to 6', de: 'von 1 bis 6' } });
  }
}

export const THE_TARGET = noun(kind('target', 'das Ziel/Ziele'), 'the', { name: 'target' });

const again: Readonly<Partial<Record<Pick['pick'], Noun>>> = {
  player: noun(PLAYER, 'that'),
  monster: noun(MONSTER, 'that'),
  item: noun(ITEM, 'that'),
  soul: noun(SOUL, 'that'),
  deck: noun(DECK, 'that'),
  number: noun(NUMBER, 'that'),
};

const nounsOf = (pick: Pick, local: string, first: Noun): Names => ({
  first: called(first, local),
  again: called(again[pick.pick] ?? THE_TARGET, local),
});

const named = new WeakMap<Pick, Names>();

/** What an effect is aimed at. */
export function targetNames(pick: Pick): Names {
  let names = named.get(pick);
  if (names === undefined) {
    names = nounsOf(pick, 'target', pickNoun(pick, 'a'));
    named.set(pick, names);
  }
  return names;
}

const CHOICE = {
  you: { en: 'of your choice', de: 'deiner Wahl' },
  they: { en: 'of their choice', de: 'ihrer Wahl' },
} as const;

/** Where nothing else says which. */
const isOpen = (pick: Pick): boolean =>
  Object.keys(pick).length === 1 ||
  ('of' in pick && pick.of === 'anybody') ||
  (pick.pick === 'player' && pick.other === true);

/** What is chosen when an effect resolves: "an item of your choice", "any number of items in the shop". */
export function chosenNames(pick: Pick, say: Say, any: boolean): Names {
  const first = pickNoun(pick, any ? 'any' : 'a');
  const open = !any && isOpen(pick);
  return nounsOf(pick, 'chosen', open ? behind(first, CHOICE[say.you === 'you' ? 'you' : 'they']) : first);
}

/** Without saying who chooses. */
export const plainNoun = (pick: Pick): Noun => pickNoun(pick, 'a');
