import { type Noun, noun, plainNoun } from '../language/speech.ts';
import type { EffectsOnStack, Items, Others, Pick, Players, Souls } from './picks.ts';

/* How the things are called that an effect can be aimed at, or that can be chosen. */

const A_PLAYER = plainNoun('a player', 'eine Person', 'einer Person');

/** FS-092: whether one may curse oneself the table has settled, so a curse says nothing of it. */
function playerNoun({ other, living, most }: Players): Noun {
  if (other === true) return plainNoun('another player', 'eine andere Person', 'einer anderen Person');
  if (living === true) return plainNoun('a living player', 'eine lebende Person', 'einer lebenden Person');
  if (most === 'coins')
    return plainNoun('a player with the most ¢', 'eine Person mit den meisten ¢', 'einer Person mit den meisten ¢');
  if (most === 'souls')
    return plainNoun(
      'a player with the most souls',
      'eine Person mit den meisten Seelen',
      'einer Person mit den meisten Seelen',
    );
  return A_PLAYER;
}

const owners: Readonly<Record<Items['of'], { readonly en: string; readonly de: string }>> = {
  you: { en: ' you control', de: ' von dir' },
  others: { en: ' another player controls', de: ' einer anderen Person' },
  players: { en: ' a player controls', de: ' einer Person' },
  they: { en: ' that player controls', de: ' dieser Person' },
  shop: { en: ' in the shop', de: ' aus dem Shop' },
  elsewhere: { en: ' another player controls or in the shop', de: ' einer anderen Person oder aus dem Shop' },
  anybody: { en: '', de: '' },
};

function itemNoun({ of, nonEternal, another, withTap, passive }: Items): Noun {
  const en = [another && 'another', nonEternal && 'non-eternal', passive && 'passive', 'item']
    .filter(Boolean)
    .join(' ');
  const article = another === true ? '' : /^[aeiou]/.test(en) ? 'an ' : 'a ';
  const de = [another && 'anderes', nonEternal && 'nicht ewiges', passive && 'passives', 'Item']
    .filter(Boolean)
    .join(' ');
  const dat = [another && 'anderen', nonEternal && 'nicht ewigen', passive && 'passiven', 'Item']
    .filter(Boolean)
    .join(' ');
  const tapEn = withTap === true ? ' with a ↷ effect' : '';
  const tapDe = withTap === true ? ' mit einem ↷-Effekt' : '';
  const { en: ownerEn, de: ownerDe } = owners[of];
  return plainNoun(
    `${article}${en}${tapEn}${ownerEn}`,
    `ein ${de}${tapDe}${ownerDe}`,
    `einem ${dat}${tapDe}${ownerDe}`,
  );
}

const soulNouns: Readonly<Record<Souls['of'], Noun>> = {
  you: plainNoun('a soul you control', 'eine Seele von dir', 'einer Seele von dir'),
  others: plainNoun(
    'a soul another player controls',
    'eine Seele einer anderen Person',
    'einer Seele einer anderen Person',
  ),
  anybody: plainNoun('a soul', 'eine Seele', 'einer Seele'),
};

const effectNouns: Readonly<Record<NonNullable<EffectsOnStack['loot']> | 'none', Noun>> = {
  none: noun(
    'the ↷ or $ effect of an item',
    'der ↷- oder $-Effekt eines Items',
    'den ↷- oder $-Effekt eines Items',
    'dem ↷- oder $-Effekt eines Items',
  ),
  too: noun(
    'the ↷ or $ effect of an item, or a played loot card',
    'der ↷- oder $-Effekt eines Items oder eine gespielte Beute',
    'den ↷- oder $-Effekt eines Items oder eine gespielte Beute',
    'dem ↷- oder $-Effekt eines Items oder einer gespielten Beute',
  ),
  only: plainNoun('a played loot card', 'eine gespielte Beute', 'einer gespielten Beute'),
};

const otherNouns: Readonly<Record<Others['pick'], Noun>> = {
  curse: noun('a curse', 'ein Fluch', 'einen Fluch', 'einem Fluch'),
  discardedMonster: plainNoun(
    'a monster from the monster discard',
    'ein Monster aus der Monster-Ablage',
    'einem Monster aus der Monster-Ablage',
  ),
  itemOrSoul: plainNoun('an item or soul', 'ein Item oder eine Seele', 'einem Item oder einer Seele'),
  number: plainNoun('a number from 1 to 6', 'eine Zahl von 1 bis 6', 'einer Zahl von 1 bis 6'),
};

export function pickNoun(pick: Pick): Noun {
  switch (pick.pick) {
    case 'player':
      return playerNoun(pick);
    case 'monster':
      return pick.notAttacked === true
        ? plainNoun(
            'a monster that is not being attacked',
            'ein nicht angegriffenes Monster',
            'einem nicht angegriffenen Monster',
          )
        : plainNoun('a monster', 'ein Monster', 'einem Monster');
    case 'body':
      return pick.another === true
        ? plainNoun(
            'another monster or player',
            'ein anderes Monster oder eine andere Person',
            'einem anderen Monster oder einer anderen Person',
          )
        : plainNoun('a monster or player', 'ein Monster oder eine Person', 'einem Monster oder einer Person');
    case 'item':
      return itemNoun(pick);
    case 'roll':
      if (pick.attack === true)
        return noun('an attack roll', 'ein Angriffswurf', 'einen Angriffswurf', 'einem Angriffswurf');
      return pick.attack === false
        ? noun(
            'a dice roll that is not an attack roll',
            'ein Würfelwurf (kein Angriffswurf)',
            'einen Würfelwurf (keinen Angriffswurf)',
            'einem Würfelwurf (keinem Angriffswurf)',
          )
        : noun('a dice roll', 'ein Würfelwurf', 'einen Würfelwurf', 'einem Würfelwurf');
    case 'effect':
      return effectNouns[pick.loot ?? 'none'];
    case 'deck':
      return noun('a deck', 'ein Stapel', 'einen Stapel', 'einem Stapel');
    case 'discard':
      return noun('a discard pile', 'ein Ablagestapel', 'einen Ablagestapel', 'einem Ablagestapel');
    case 'soul':
      return soulNouns[pick.of];
    default:
      return otherNouns[pick.pick];
  }
}
