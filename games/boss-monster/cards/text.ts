import { type CardId, type Lang, type Said, sayOnce } from '@tafelrunde/kernel';
import { capital, inSentences, inWords } from '@tafelrunde/words';
import { sayNumber } from '../effects/language/amounts.ts';
import {
  type Ability,
  type Card,
  type Effectful,
  type HeroCard,
  type Icons,
  isActivated,
  isTriggered,
  type Lure,
  type MinibossCard,
  type Standing,
  type Treasure,
  treasures,
} from '../effects/language/card.ts';
import { cardData } from '../effects/language/registry.ts';
import { say } from '../effects/language/say.ts';
import { paidSpeechOf, sayAbility, speechOf } from '../effects/language/say-ability.ts';
import { treasureWords } from '../effects/selectors/nouns.ts';

/* The printed text of a card, made from the data that runs. */

const ONCE: Said = { en: 'Once per round. ', de: 'Einmal pro Runde. ' };
const FIRST: Said = { en: 'The first time. ', de: 'Beim ersten Mal. ' };
const OF_HERO: Said = { en: 'Hero: ', de: 'Held: ' };
const OF_BOSS: Said = { en: 'Boss: ', de: 'Boss: ' };
const LEVEL: Said = { en: 'Level', de: 'Stufe' };
const ONE_OF_THEM: Said = { en: 'Once per round one of both. ', de: 'Einmal pro Runde eins von beiden. ' };
const LEVEL_UP: Said = { en: 'Level Up: ', de: 'Level Up: ' };

/** Inside another sentence. */
export const sayEffect = (effect: Effectful, lang: Lang): string => inWords(paidSpeechOf(effect, say), lang);

const frequencies: Readonly<Record<'true' | 'ever' | 'card', Said>> = { true: ONCE, ever: FIRST, card: ONE_OF_THEM };

function sayLine(ability: Ability, lang: Lang): string {
  if (isTriggered(ability) && ability.when === 'levelUp') {
    return `${LEVEL_UP[lang]}${inSentences(speechOf(ability, say), lang)}`;
  }
  const once = isActivated(ability) || isTriggered(ability) ? ability.once : undefined;
  const often = once === undefined ? '' : frequencies[`${once}`][lang];
  return `${often}${inSentences(sayAbility(ability, say), lang)}`;
}

const standings: Readonly<Record<Standing, Said>> = {
  souls: { en: 'Souls', de: 'Seelen' },
  wounds: { en: 'Wounds', de: 'Wunden' },
  score: { en: 'Souls minus Wounds', de: 'Seelen minus Wunden' },
  coins: { en: 'coins', de: 'Münzen' },
  cards: { en: 'cards in hand', de: 'Handkarten' },
};

const classes: Readonly<Record<Treasure, Said>> = {
  cleric: { en: 'Cleric', de: 'Kleriker' },
  fighter: { en: 'Fighter', de: 'Krieger' },
  mage: { en: 'Mage', de: 'Magier' },
  thief: { en: 'Thief', de: 'Dieb' },
  explorer: { en: 'Explorer', de: 'Entdecker' },
};

/** "Diebes", as in "Diebes-Schatz". */
const stemOf = (treasure: Treasure): string => treasureWords[treasure].de.split('-')[0] ?? '';

/** What lures a Hero, where its class does not say it. */
function sayLure(lure: Lure, lang: Lang): string[] {
  if (lure.by === 'treasure') {
    if (lure.treasures.length === 1) return [];
    const both = lure.treasures.map((each) => classes[each][lang]);
    return [
      {
        en: `Lured by ${both.join(' and ')} treasure together.`,
        de: `Angelockt von ${lure.treasures.map(stemOf).join('- und ')}-Schätzen zusammen.`,
      }[lang],
    ];
  }
  const of = standings[lure.of][lang];
  const isMost = lure.by === 'most';
  return [
    {
      en: `Lured by the player with the ${isMost ? 'most' : 'fewest'} ${of}; stays in town on a tie.`,
      de: `Angelockt von der Person mit den ${isMost ? 'meisten' : 'wenigsten'} ${of}; bleibt bei Gleichstand in der Stadt.`,
    }[lang],
  ];
}

const IN_ANSWER: Said = {
  en: 'In answer to a Spell of another player.',
  de: 'Als Antwort auf einen Zauberspruch einer anderen Person.',
};

const sayScores = (n: number, lang: Lang): string =>
  ({
    en: `There it is worth ${n} Souls as long as you have a dead Cleric, Fighter, Mage and Thief.`,
    de: `Dort zählt sie ${n} Seelen, solange du einen toten Kleriker, Krieger, Magier und Dieb hast.`,
  })[lang];

function linesOf(card: Card, lang: Lang): string[] {
  const own = card.abilities.map((ability) => sayLine(ability, lang));
  switch (card.kind) {
    case 'spell':
      return [
        ...(card.answers === undefined ? [] : [IN_ANSWER[lang]]),
        inSentences(paidSpeechOf(card.play, say), lang),
        ...(card.scores === undefined ? [] : [sayScores(card.scores, lang)]),
        ...own,
      ];
    case 'hero':
      return [...sayLure(card.lure, lang), ...own];
    case 'item':
      return [...own.map((line) => `${OF_HERO[lang]}${line}`), `${OF_BOSS[lang]}${sayLine(card.play, lang)}`];
    case 'room':
      return typeof card.damage === 'number' ? own : [sayDamage(card.damage, lang), ...own];
    case 'miniboss':
      return own.map((line, i) => `${LEVEL[lang]} ${levelIn(card, i)}: ${line}`);
    case 'boss':
      return own;
  }
}

const levelIn = ({ levels: [first, second] }: MinibossCard, i: number): number => (i < first ? 1 : i < second ? 2 : 3);

const sayDamage = (damage: Parameters<typeof sayNumber>[0], lang: Lang): string => {
  const number = sayNumber(damage)[lang];
  return { en: `The damage is ${number}.`, de: `Der Schaden ist ${number}.` }[lang];
};

export const cardText = sayOnce((id, lang): string => {
  const card = cardData(id);
  return card === undefined ? '' : linesOf(card, lang).join('\n');
});

const sayIcons = (icons: Icons, lang: Lang): string =>
  treasures
    .flatMap((each) => {
      const n = icons[each] ?? 0;
      return n === 0 ? [] : [n === 1 ? classes[each][lang] : `${classes[each][lang]} ×${n}`];
    })
    .join(', ');

const roomKinds = {
  monster: { en: 'Monster Room', de: 'Monsterraum' },
  trap: { en: 'Trap Room', de: 'Fallenraum' },
} as const;

const phases = {
  build: { en: 'Build', de: 'Bauphase' },
  adventure: { en: 'Adventure', de: 'Abenteuerphase' },
} as const;

function sayClass({ class: of, lure }: HeroCard, lang: Lang): string {
  if (of === 'hybrid' && lure.by === 'treasure') return lure.treasures.map((each) => classes[each][lang]).join('/');
  return of === 'hybrid' || of === 'special' ? '?' : classes[of][lang];
}

/** What is printed besides name and text. */
export function printed(id: CardId, lang: Lang): string | undefined {
  const card = cardData(id);
  switch (card?.kind) {
    case 'room': {
      const damage = { en: 'damage', de: 'Schaden' }[lang];
      const advanced = card.advanced ? `${{ en: 'Advanced', de: 'Erweiterter' }[lang]} ` : '';
      const amount = typeof card.damage === 'number' ? String(card.damage) : '*';
      return `${advanced}${roomKinds[card.type][lang]}, ${amount} ${damage}, ${sayIcons(card.treasure, lang)}`;
    }
    case 'spell':
      return capital(card.phases.map((phase) => phases[phase][lang]).join({ en: ' or ', de: ' oder ' }[lang]));
    case 'boss':
      return `${card.xp} XP, ${sayIcons(card.treasure, lang)}`;
    case 'hero': {
      const epic = card.epic ? { en: 'Epic', de: 'Episch' }[lang] : { en: 'Ordinary', de: 'Normal' }[lang];
      const health = { en: 'Health', de: 'Lebenspunkte' }[lang];
      const of = sayClass(card, lang);
      return `${epic}, ${of}, ${card.health} ${health}`;
    }
    case 'item':
      return `${{ en: 'Item', de: 'Ausrüstung' }[lang]}, ${card.class === undefined ? UNIVERSAL[lang] : classes[card.class][lang]}`;
    case 'miniboss':
      return 'Miniboss';
    default:
      return undefined;
  }
}

const UNIVERSAL: Said = { en: 'universal', de: 'universal' };
