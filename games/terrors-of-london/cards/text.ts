import type { CardId, Lang, Said } from '@tafelrunde/kernel';
import { closed, describe, inSentences, sayIf, type WordNode, when } from '@tafelrunde/words';
import { amountOf } from '../amounts.ts';
import { sayCondition } from '../effects/conditions.ts';
import { gain } from '../effects/language.ts';
import { say, vocabulary } from '../effects/vocabulary.ts';
import { keywords } from '../keywords.ts';
import type { Resource } from '../state.ts';
import type { Card, Occasion, Triggered } from './card.ts';
import { cardNamed } from './catalogue.ts';

/** What has to happen: each time, and after it. */
const occasions: Readonly<Record<Occasion, Readonly<Record<Triggered['times'], Said>>>> = {
  hordeLink: {
    each: { en: 'you form or extend a horde', de: 'du eine Horde bildest oder erweiterst' },
    once: { en: 'you form or extend a horde', de: 'du eine Horde gebildet oder erweitert hast' },
  },
  buyMonster: {
    each: { en: 'you buy a monster', de: 'du ein Monster kaufst' },
    once: { en: 'you buy a monster', de: 'du ein Monster gekauft hast' },
  },
  activateRelic: {
    each: { en: 'you activate a relic', de: 'du eine Reliquie aktivierst' },
    once: { en: 'you activate a relic', de: 'du eine Reliquie aktiviert hast' },
  },
  sacrificed: {
    each: { en: 'you SACRIFICE a card', de: 'du eine Karte OPFERST' },
    once: { en: 'you SACRIFICE a card', de: 'du eine Karte GEOPFERT hast' },
  },
  hauntAction: {
    each: { en: 'you take a haunt action', de: 'du eine SPUK-Aktion ausführst' },
    once: { en: 'you take a haunt action', de: 'du eine SPUK-Aktion ausgeführt hast' },
  },
};

const oncePerTurn: Said = { en: 'once per turn', de: '1x pro Zug' };

const howOften: Readonly<Record<Triggered['times'], Said>> = {
  once: { en: `${oncePerTurn.en}, after`, de: `${oncePerTurn.de}, nachdem` },
  each: { en: 'each time', de: 'jedes Mal, wenn' },
};

/** "each time you buy a monster". */
const together = (a: Said, b: Said, between = ' '): Said => ({
  en: `${a.en}${between}${b.en}`,
  de: `${a.de}${between}${b.de}`,
});

/** The parts of a card's text; what the card does not have is empty. */
export interface CardSections {
  /** What lies there gives by itself: armor, and the symbols of what is played. */
  readonly symbols: string;
  readonly keywords: string;
  readonly unique: string;
  /** What a relic or overlord action does. */
  readonly action: string;
  readonly triggered: string;
  /** One for each ability. */
  readonly horde: readonly string[];
}

export function cardSections(id: CardId, lang: Lang): CardSections {
  const card = cardNamed(id);
  const acts = card.kind === 'relic' || card.kind === 'overlord';
  const claim = card.claim ? [closed(keywords.claim.name[lang])] : [];
  return {
    symbols: symbolsOf(card, lang, acts),
    keywords: acts ? '' : [...claim, describe(vocabulary, card.keywords, lang)].filter(isSaid).join(' '),
    unique: acts ? '' : describe(vocabulary, card.unique, lang),
    action: acts ? actionOf(card, lang) : '',
    triggered: [...card.abilities.map((ability) => triggerOf(ability, lang)), influenceText(card, lang)]
      .filter(isSaid)
      .join(' '),
    horde: card.horde.map((ability) => describe(vocabulary, ability, lang)),
  };
}

const isSaid = (text: string): boolean => text !== '';

const RESOURCES: readonly Resource[] = ['coins', 'power', 'recovery'];

function symbolsOf(card: Card, lang: Lang, acts: boolean): string {
  const amounts = acts
    ? []
    : RESOURCES.filter((each) => card[each] > 0).map((each) => amountOf(card[each], each, lang));
  const armor = card.armor > 0 ? [{ en: `${card.armor} armor`, de: `${card.armor} Rüstung` }[lang]] : [];
  const life = card.life > 0 ? [{ en: `${card.life} life`, de: `${card.life} Leben` }[lang]] : [];
  const all = [...life, ...amounts, ...armor];
  return all.length === 0 ? '' : closed(all.join(', '));
}

/** TL-081, TL-082: symbols, keywords and text of a relic or an overlord, all at once. */
function actionOf(card: Card, lang: Lang): string {
  const gains = RESOURCES.filter((each) => card[each] > 0).map((each) => gain(each, card[each]));
  const steps: readonly WordNode[] = [...gains, ...card.keywords, ...card.unique];
  if (steps.length === 0) return '';
  const speech = say.steps(steps);
  // A condition belongs to how often it can be done: one colon is enough.
  if (speech.kind === 'if') return inSentences(when(together(oncePerTurn, speech.when, ', '), speech.do), lang);
  return closed(`${oncePerTurn[lang]}: ${describe(vocabulary, steps, lang)}`);
}

/** TL-038: after what, how often, what. */
const triggerOf = ({ do: benefit, times, when: occasion }: Triggered, lang: Lang): string =>
  inSentences(when(together(howOften[times], occasions[occasion][times]), say.steps(benefit)), lang);

const PLAYING: Said = { en: 'when you play this card', de: 'beim Ausspielen' };

/** TL-042: the condition goes before all that depends on it. */
function influenceText({ influence, faction }: Card, lang: Lang): string {
  if (influence.length === 0 || faction === undefined) return '';
  const { en, de } = sayIf(sayCondition({ test: faction }));
  const condition = { en: `${en} ${PLAYING.en}`, de: `${PLAYING.de}, ${de}` };
  return inSentences(when(condition, say.steps(influence)), lang);
}

/** The whole text of a card, spoken by the data that runs. */
export function cardText(id: CardId, lang: Lang): string {
  const { symbols, keywords: words, unique, action, triggered, horde } = cardSections(id, lang);
  return [symbols, words, unique, action, triggered, ...horde.map((each) => `Horde: ${each}`)].filter(isSaid).join(' ');
}

export const hordeText = (id: CardId, ability: number, lang: Lang): string =>
  describe(vocabulary, cardNamed(id).horde[ability] ?? [], lang);
