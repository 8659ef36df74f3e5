import { type Lang, sayOnce } from '@tafelrunde/kernel';
import {
  type Effectful,
  headed,
  inSentences,
  inWords,
  type Say,
  type Speech,
  sayIf,
  sayModes,
  when,
} from '@tafelrunde/words';
import { sayEvent } from '../effects/holding/event-clauses.ts';
import { sayReplacing } from '../effects/holding/replacing.ts';
import { callingItIt, sayStatic } from '../effects/holding/stats.ts';
import { sayCondition } from '../effects/holding/values.ts';
import {
  type Ability,
  type Activated,
  type Card,
  isActivated,
  isStatic,
  isTriggered,
  type Reward,
  type Triggered,
} from '../effects/language/card.ts';
import { cardData } from '../effects/language/registry.ts';
import { say } from '../effects/language/say.ts';

/* The printed text of a card, made from the data that runs. */

/** "choose one: a) …; b) …", or the steps one after the other. */
const speechOf = ({ do: steps, modes }: Effectful, by: Say = say): Speech =>
  modes === undefined ? by.steps(steps) : sayModes(modes, by);

/** Inside another sentence. */
export const sayEffect = (effect: Effectful, lang: Lang): string => inWords(speechOf(effect), lang);

function sayActivated(ability: Activated): Speech {
  const effect = speechOf(ability);
  const held = ability.if === undefined ? effect : when(sayIf(sayCondition(ability.if)), effect);
  return ability.cost.length === 0 ? held : headed(say.steps(ability.cost), held);
}

/** What a card only notes says itself when it does. Of itself it speaks as "it" once it has been named. */
function sayTriggered(ability: Triggered): Speech {
  if (ability.quiet === true) return speechOf(ability);
  const isOfThis = ability.of.this === true && ability.when !== 'becameSoul' && ability.when !== 'goalMet';
  return when(sayEvent(ability.when, ability.of, say), speechOf(ability, isOfThis ? callingItIt(say) : say));
}

/** FS-088: of events everybody knows that they happen as they come into play. */
function sayAbility({ kind }: Card, ability: Ability): Speech {
  if (isActivated(ability)) return sayActivated(ability);
  if (isTriggered(ability)) return kind === 'event' ? speechOf(ability) : sayTriggered(ability);
  return isStatic(ability) ? sayStatic(ability, say) : sayReplacing(ability, say);
}

/** What a card does, and the sign before it: `↷`, `$`. */
interface Doing {
  readonly sign: string;
  readonly speech: Speech;
}

export function doingsOf(card: Card): readonly Doing[] {
  const played = card.play === undefined || card.trinket === true ? [] : [{ sign: '', speech: speechOf(card.play) }];
  const signOf = (ability: Ability): string => (isActivated(ability) ? (ability.tap ? '↷ ' : '$ ') : '');
  return [
    ...played,
    ...card.abilities.map((ability) => ({ sign: signOf(ability), speech: sayAbility(card, ability) })),
  ];
}

const rewardWords = {
  en: {
    reward: 'Reward',
    treasure: 'treasure',
    treasures: 'treasures',
    loot: 'loot',
    roll: 'equal to a die roll',
    each: 'for each player',
  },
  de: {
    reward: 'Belohnung',
    treasure: 'Schatz',
    treasures: 'Schätze',
    loot: 'Beute',
    roll: 'in Höhe eines Würfelwurfs',
    each: 'für jede Person',
  },
} as const;

/** "4¢", "2 loot for each player"; nothing where there is none. */
export function sayReward({ coins, loot, treasure, roll, everybody }: Reward = {}, lang: Lang): string {
  const words = rewardWords[lang];
  const parts = [
    coins === undefined ? '' : `${coins}¢`,
    loot === undefined ? '' : `${loot} ${words.loot}`,
    treasure === undefined ? '' : `${treasure} ${treasure === 1 ? words.treasure : words.treasures}`,
    roll === undefined ? '' : `${roll === 'coins' ? '¢' : words.loot} ${words.roll}`,
    everybody === true ? words.each : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const keywords = {
  eternal: { en: 'Eternal.', de: 'Ewig.' },
  guppy: { en: 'Guppy.', de: 'Guppy.' },
  trinket: { en: 'Trinket.', de: 'Trinket.' },
  curse: { en: 'Curse.', de: 'Fluch.' },
  entersTapped: { en: 'Enters play deactivated.', de: 'Kommt erschöpft ins Spiel.' },
  forThree: { en: 'For three or more players.', de: 'Nur ab drei Personen.' },
} as const;

const setups = {
  begins: { en: 'You take the first turn of the game.', de: 'Du machst den ersten Zug der Partie.' },
  choosesItem: {
    en: 'When the game starts, look at the top 3 cards of the treasure deck; one becomes your starting item and is eternal, put the others on the bottom.',
    de: 'Wenn die Partie beginnt: Sieh dir die obersten 3 Karten des Schatzdecks an; eine wird dein Start-Item und ist ewig, lege die anderen unter das Deck.',
  },
} as const;

const sayCounters = (n: number, lang: Lang): string =>
  lang === 'en' ? `Enters play with ${n} counters.` : `Kommt mit ${n} Markern ins Spiel.`;

const goals = {
  en: { head: 'Goes to the first player with at least', loot: 'loot cards in hand', guppy: 'Guppy items' },
  de: { head: 'Geht an die erste Person mit mindestens', loot: 'Beute auf der Hand', guppy: 'Guppy-Items' },
} as const;

function sayGoal({ loot, coins, guppy }: NonNullable<Card['goal']>, lang: Lang): string {
  const words = goals[lang];
  const what =
    loot !== undefined ? `${loot} ${words.loot}` : coins !== undefined ? `${coins}¢` : `${guppy} ${words.guppy}`;
  return `${words.head} ${what}.`;
}

/** What it says without doing it. */
export const saysBesides = ({ atSetup, goal }: Card, lang: Lang): string[] => [
  ...(atSetup === undefined ? [] : [setups[atSetup][lang]]),
  ...(goal === undefined ? [] : [sayGoal(goal, lang)]),
];

function linesOf(card: Card, lang: Lang): string[] {
  const reward = sayReward(card.reward, lang);
  return [
    ...(card.trinket === true ? [keywords.trinket[lang]] : []),
    ...(card.kind === 'curse' ? [keywords.curse[lang]] : []),
    ...(card.guppy === true ? [keywords.guppy[lang]] : []),
    ...(card.entersTapped === true ? [keywords.entersTapped[lang]] : []),
    ...(card.counters === undefined ? [] : [sayCounters(card.counters, lang)]),
    ...doingsOf(card).map(({ sign, speech }) => `${sign}${inSentences(speech, lang)}`),
    ...saysBesides(card, lang),
    ...(reward === '' ? [] : [`${rewardWords[lang].reward}: ${reward}.`]),
    ...(card.eternal === true ? [keywords.eternal[lang]] : []),
    ...(card.forThree === true ? [keywords.forThree[lang]] : []),
  ];
}

export const cardText = sayOnce((id, lang): string => {
  const card = cardData(id);
  return card === undefined ? '' : linesOf(card, lang).join('\n');
});
