import type { Said } from '@tafelrunde/kernel';
import { called, kind, type Names, type Noun, noun, OTHER, type Say } from '@tafelrunde/words';
import { cardNoun } from './cards.ts';
import { DEAD, HERO, PLAYER, THAT_HERO } from './nouns.ts';
import type { Dead, Heroes, Items, Minibosses, Pick, Players } from './picks.ts';
import { dungeonOfWhom, roomNoun, THAT_ROOM } from './rooms.ts';

/* What is called what may be chosen. */

type Article = 'a' | 'any';

function playerSuch({ moreSouls, entered }: Players): Said | undefined {
  if (moreSouls === 1) return { en: 'with more Souls than you', de: 'mit mehr Seelen als du' };
  if (moreSouls !== undefined) {
    return {
      en: `with at least ${moreSouls} more Souls than you`,
      de: `mit mindestens ${moreSouls} Seelen mehr als du`,
    };
  }
  return entered === undefined
    ? undefined
    : {
        en: `whose dungeon at least ${entered} Heroes have entered this round`,
        de: `, deren Dungeon in dieser Runde mindestens ${entered} Helden betreten haben,`,
      };
}

function playerNoun(pick: Players, article: Article): Noun {
  const after = playerSuch(pick);
  return noun(PLAYER, article, {
    being: pick.of === 'opponents' ? [OTHER] : [],
    ...(after === undefined ? {} : { after }),
  });
}

const NOWHERE: Said = { en: '', de: '' };
const AT_YOURS: Said = {
  en: 'in your dungeon or at your entrance',
  de: 'in deinem Dungeon oder an deinem Eingang',
};

const heroPlaces: Readonly<Record<'here' | 'town', Said>> = {
  here: { en: 'in this Room', de: 'in diesem Raum' },
  town: { en: 'in town', de: 'in der Stadt' },
};

const WITH_MINIBOSS: Said = { en: 'in a Room of yours with a Miniboss', de: 'in einem deiner Räume mit Miniboss' };

const atEntrance = (of: Heroes['of']): Said => {
  if (of === 'you') return { en: 'at your entrance', de: 'an deinem Eingang' };
  return of === 'opponents'
    ? { en: 'at another player’s entrance', de: 'am Eingang einer anderen Person' }
    : { en: 'at any entrance', de: 'an einem beliebigen Eingang' };
};

function heroPlace({ in: where, of = 'anybody', rooms, miniboss }: Heroes, say: Say): Said {
  if (miniboss === true) return WITH_MINIBOSS;
  if (where === 'dungeon' && rooms !== undefined) {
    return { en: `in a dungeon with ${rooms} Rooms`, de: `in einem Dungeon mit ${rooms} Räumen` };
  }
  if (where === 'dungeon' || where === 'room') return dungeonOfWhom(of, say);
  if (where === 'anywhere') return of === 'you' ? AT_YOURS : NOWHERE;
  return where === 'entrance' ? atEntrance(of) : heroPlaces[where];
}

const epicWord = (epic: boolean | undefined): Said[] =>
  epic === undefined ? [] : [epic ? { en: 'epic', de: 'episch' } : { en: 'ordinary', de: 'normal' }];

function heroNoun(pick: Heroes, article: Article, say: Say): Noun {
  const after = [heroPlace(pick, say), ...heroMore(pick)].filter(({ en }) => en !== '');
  const being = epicWord(pick.epic);
  return noun(HERO, article, {
    being,
    after: { en: after.map(({ en }) => en).join(' '), de: after.map(({ de }) => de).join(' ') },
  });
}

/** What else is asked of it. */
function heroMore({ atMost, half, bare }: Heroes): Said[] {
  return [
    ...(atMost === undefined
      ? []
      : [{ en: `with ${atMost} or less Health left`, de: `mit höchstens ${atMost} Lebenspunkten` }]),
    ...(half === undefined
      ? []
      : [
          {
            en: 'with damage of at least half its Health',
            de: 'mit Schaden in Höhe von mindestens der Hälfte seiner Lebenspunkte',
          },
        ]),
    ...(bare === undefined ? [] : [{ en: 'without an Item', de: 'ohne Ausrüstung' }]),
  ];
}

const scoreOf = (of: 'you' | 'opponents' | 'anybody'): Said => {
  if (of === 'you') return { en: 'in your score area', de: 'in deinem Punktebereich' };
  return of === 'opponents'
    ? { en: 'in another player’s score area', de: 'im Punktebereich einer anderen Person' }
    : { en: 'in any score area', de: 'in einem beliebigen Punktebereich' };
};

const PLAYED_NOW: Said = {
  en: 'that you have played this round from the discard pile',
  de: 'vom Ablagestapel, den du in dieser Runde gespielt hast,',
};
const FROM_DISCARD: Said = { en: 'from the discard pile', de: 'vom Ablagestapel' };
const TREASURE = kind('type of treasure/types of treasure', 'die Schatzart/Schatzarten');
const A_WOUND: Noun = {
  en: 'one of your Wounds',
  de: { nom: 'eine deiner Wunden', acc: 'eine deiner Wunden', dat: 'einer deiner Wunden', gen: 'einer deiner Wunden' },
  plural: false,
};

function woundNoun({ epic, thisRound, of }: Dead): Noun {
  if (thisRound === true) return noun(HERO, 'a', { after: survivedWhere(of) });
  return epic === false ? AN_ORDINARY_WOUND : A_WOUND;
}

const AN_ORDINARY_WOUND: Noun = {
  en: 'one of your Wounds of an ordinary Hero',
  de: {
    nom: 'eine deiner Wunden eines normalen Helden',
    acc: 'eine deiner Wunden eines normalen Helden',
    dat: 'einer deiner Wunden eines normalen Helden',
    gen: 'einer deiner Wunden eines normalen Helden',
  },
  plural: false,
};

const survivedWhere = (of: Dead['of']): Said =>
  of === 'you'
    ? { en: 'that has survived your dungeon this round', de: ', der in dieser Runde deinen Dungeon überlebt hat,' }
    : {
        en: 'that has survived another player’s dungeon this round',
        de: ', der in dieser Runde den Dungeon einer anderen Person überlebt hat,',
      };

const ITEM = kind('Item', 'die Ausrüstung/Ausrüstungen');

function itemNoun({ in: where, of = 'anybody', faceUp }: Items, article: Article): Noun {
  if (where === 'town')
    return noun(ITEM, article, { after: { en: 'that nobody bears', de: 'in der Stadt, die niemand trägt,' } });
  const being =
    faceUp === undefined ? [] : [faceUp ? { en: 'face-up', de: 'offen' } : { en: 'face-down', de: 'verdeckt' }];
  return noun(ITEM, article, { being, after: scoreOf(of) });
}

const MINIBOSS = kind('Miniboss/Minibosses', 'der Miniboss/Minibosse/Minibosses');

function minibossNoun({ of }: Minibosses, article: Article, say: Say): Noun {
  return noun(MINIBOSS, article, { after: dungeonOfWhom(of, say) });
}

function pickNoun(pick: Pick, article: Article, say: Say): Noun {
  switch (pick.pick) {
    case 'player':
      return playerNoun(pick, article);
    case 'room':
      return roomNoun(pick, article, say);
    case 'hero':
      return heroNoun(pick, article, say);
    case 'soul':
      return noun(HERO, article, { being: [DEAD, ...epicWord(pick.epic)], after: scoreOf(pick.of) });
    case 'wound':
      return woundNoun(pick);
    case 'item':
      return itemNoun(pick, article);
    case 'miniboss':
      return minibossNoun(pick, article, say);
    case 'discarded':
      return cardNoun(pick.card, article, { after: pick.played === true ? PLAYED_NOW : FROM_DISCARD });
    case 'treasure':
      return noun(TREASURE, article);
  }
}

const again: Readonly<Record<Pick['pick'], Noun>> = {
  player: noun(PLAYER, 'that'),
  room: THAT_ROOM,
  hero: THAT_HERO,
  soul: THAT_HERO,
  wound: THAT_HERO,
  discarded: noun(kind('card', 'die Karte/Karten'), 'that'),
  treasure: noun(TREASURE, 'that'),
  item: noun(ITEM, 'that'),
  miniboss: noun(MINIBOSS, 'that'),
};

const namesOf = (pick: Pick, local: string, article: Article, say: Say): Names => ({
  first: called(pickNoun(pick, article, say), local),
  again: called(again[pick.pick], local),
});

const targets = new WeakMap<Pick, Names>();

/** What an effect is aimed at. The same names each time, so that it is named once. */
export function targetNames(pick: Pick, say: Say): Names {
  let names = targets.get(pick);
  if (names === undefined) {
    names = namesOf(pick, 'target', 'a', say);
    targets.set(pick, names);
  }
  return names;
}

/** What is chosen when an effect is carried out. */
export const chosenNames = (pick: Pick, say: Say, any: boolean): Names =>
  namesOf(pick, 'chosen', any ? 'any' : 'a', say);
