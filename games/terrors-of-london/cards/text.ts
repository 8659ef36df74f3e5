import type { CardId, Lang, Said } from '@tafelrunde/kernel';
import { describe, sentence, speaker, type WordNode } from '@tafelrunde/words';
import { amountOf } from '../amounts.ts';
import { gain } from '../effects/language.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { keywords } from '../keywords.ts';
import type { Resource } from '../state.ts';
import type { Card, Occasion, Triggered } from './card.ts';
import { cardNamed } from './catalogue.ts';
import { factionForms } from './factions.ts';

/** What has to happen; "after" or "each time" goes before it. */
const occasions: Readonly<Record<Occasion, Said>> = {
  hordeLink: { en: 'you form or extend a horde', de: 'du eine Horde gebildet oder erweitert hast' },
  buyMonster: { en: 'you buy a monster', de: 'du ein Monster gekauft hast' },
  activateRelic: { en: 'you activate a relic', de: 'du eine Reliquie aktiviert hast' },
  sacrificed: { en: 'you SACRIFICE a card', de: 'du eine Karte GEOPFERT hast' },
  hauntAction: { en: 'you take a haunt action', de: 'du eine SPUK-Aktion ausgeführt hast' },
};

const oncePerTurn: Said = { en: 'once per turn', de: '1x pro Zug' };

const howOften: Readonly<Record<Triggered['times'], Said>> = {
  once: { en: ` (${oncePerTurn.en}) after `, de: ` (${oncePerTurn.de}), nachdem ` },
  each: { en: ' each time ', de: ', jedes Mal wenn ' },
};

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
  const claim = card.claim ? [sentence(keywords.claim.name[lang])] : [];
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
  return all.length === 0 ? '' : sentence(all.join(', '));
}

/** TL-081, TL-082: symbols, keywords and text of a relic or an overlord, all at once. */
function actionOf(card: Card, lang: Lang): string {
  const gains = RESOURCES.filter((each) => card[each] > 0).map((each) => gain(each, card[each]));
  const steps: readonly WordNode[] = [...gains, ...card.keywords, ...card.unique];
  if (steps.length === 0) return '';
  // A proviso belongs to how often it can be done: one colon is enough.
  const isProvided = steps.length === 1 && steps[0]?.word === 'provided';
  const done = isProvided ? `, ${speaker(vocabulary, lang).list(steps)}` : `: ${describe(vocabulary, steps, lang)}`;
  return sentence(`${oncePerTurn[lang]}${done}`);
}

/** TL-038: what, how often, after what. */
const triggerOf = ({ do: benefit, times, when }: Triggered, lang: Lang): string =>
  sentence(`${speaker(vocabulary, lang).list(benefit)}${howOften[times][lang]}${occasions[when][lang]}`);

/** TL-042: a comma before "if" makes it the condition of all that comes before it. */
function influenceText({ influence, faction }: Card, lang: Lang): string {
  if (influence.length === 0 || faction === undefined) return '';
  const { aMonster } = factionForms[faction][lang];
  const when = {
    en: `${influence.length === 1 ? '' : ','} if you have ${aMonster} in play when you play this card`,
    de: `, wenn du beim Ausspielen ${aMonster} im Spiel hast`,
  }[lang];
  return sentence(`${speaker(vocabulary, lang).list(influence)}${when}`);
}

/** The whole text of a card, spoken by the data that runs. */
export function cardText(id: CardId, lang: Lang): string {
  const { symbols, keywords: words, unique, action, triggered, horde } = cardSections(id, lang);
  return [symbols, words, unique, action, triggered, ...horde.map((each) => `Horde: ${each}`)].filter(isSaid).join(' ');
}

export const hordeText = (id: CardId, ability: number, lang: Lang): string =>
  describe(vocabulary, cardNamed(id).horde[ability] ?? [], lang);
