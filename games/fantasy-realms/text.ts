import { type Lang, type Option, type Question, type Said, type Sayings, sayOnce } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';
import { itemText } from './cards/cursed-item-text.ts';
import { isCardId, isItemId } from './cards/ids.ts';
import { type Suit, suitForms } from './cards/suits.ts';
import { cardText } from './cards/text.ts';
import { plain } from './effects/score-speech.ts';
import { facts, remark } from './facts.ts';
import { itemOptions, itemPrompts } from './item-text.ts';
import { log } from './log.ts';
import { manifest } from './manifest.ts';
import { nameRef, suitRef } from './refs.ts';
import { chooserNameOf } from './scoring/actions.ts';
import { argument, nameOf, type Prompt, simply } from './speech.ts';
import { DECLINE, DISCARD_ITEM, LEAVE_ITEM, PILE_DECK, USE_ITEM } from './state.ts';
import { zoneNames } from './zone-names.ts';

const prompts = {
  take: simply(
    'Draw the top card of the deck or take a card from the discard area.',
    'Ziehe die oberste Karte vom Nachziehstapel oder nimm eine Karte aus dem Ablagebereich.',
  ),
  drop: simply('Discard a card.', 'Lege eine Karte ab.'),
  draft: simply(
    'Take a card from the discard area, or draw two cards and discard one.',
    'Nimm eine Karte aus dem Ablagebereich oder ziehe zwei Karten und lege eine ab.',
  ),
  dropDrawn: simply('Which card do you discard?', 'Welche Karte legst du ab?'),
  reduce: {
    en: ({ min }) => `Your hand is too large: discard ${min === 1 ? 'a card' : `${min} cards`}.`,
    de: ({ min }) => `Du hast zu viele Handkarten: Lege ${min === 1 ? 'eine Karte' : `${min} Karten`} ab.`,
  },
  endWithItem: simply(
    'End of your turn: what happens to your cursed item?',
    'Ende deines Zuges: Was geschieht mit deinem verfluchten Gegenstand?',
  ),
  mayDo: simply('Do you want to do this?', 'Möchtest du das tun?'),
  gainCard: {
    en: (question) => `${nameOf(argument(question, 'card'), 'en')}: which card do you take?`,
    de: (question) => `${nameOf(argument(question, 'card'), 'de')}: Welche Karte nimmst du?`,
  },
  choose: {
    en: (question) => chooserPrompt(question, 'en'),
    de: (question) => chooserPrompt(question, 'de'),
  },
  chooseSuit: {
    en: (question) => `Book of Changes: which suit does ${nameOf(argument(question, 'target'), 'en')} become?`,
    de: (question) => `Buch der Veränderung: Welche Farbe bekommt ${nameOf(argument(question, 'target'), 'de')}?`,
  },
} as const satisfies Readonly<Record<string, Prompt>>;

const chooserPrompts = {
  doppelganger: { en: 'which card does it copy?', de: 'Welche Karte kopiert er?' },
  mirage: { en: 'which card does it stand for?', de: 'Für welche Karte steht sie?' },
  shapeshifter: { en: 'which card does it stand for?', de: 'Für welche Karte steht er?' },
  'book-of-changes': { en: 'which card changes its suit?', de: 'Welche Karte wechselt die Farbe?' },
  island: { en: 'which penalty does it clear?', de: 'Wessen Strafe hebt sie auf?' },
  angel: { en: 'which card does it protect?', de: 'Welche Karte schützt er?' },
} as const;

function chooserPrompt(question: Question, lang: Lang): string {
  const card = argument(question, 'card');
  const chooser = chooserNameOf(card);
  return `${nameOf(card, lang)}: ${chooser === undefined ? '' : chooserPrompts[chooser][lang]}`;
}

const allPrompts: Readonly<Record<string, Prompt>> = { ...prompts, ...itemPrompts };

/** What stands on piles and buttons. */
const labels: Readonly<Record<string, Said>> = {
  [PILE_DECK]: { en: 'the deck', de: 'Nachziehstapel' },
  [DECLINE]: { en: 'do not use it', de: 'nicht benutzen' },
  [LEAVE_ITEM]: { en: 'keep it', de: 'behalten' },
  [DISCARD_ITEM]: { en: 'discard it for a new one', de: 'abwerfen und einen neuen ziehen' },
  [USE_ITEM]: { en: 'use the cursed item', de: 'Gegenstand benutzen' },
  ...itemOptions,
};

const keys: Readonly<Record<string, Said>> = {
  'no-penalty': { en: 'This card has no penalty.', de: 'Diese Karte hat keine Strafe.' },
  conceded: { en: 'All the others have given up.', de: 'Alle anderen haben aufgegeben.' },
  'highest-score': { en: 'The highest score wins.', de: 'Die meisten Punkte gewinnen.' },
  'lowest-strength': {
    en: 'A tie in points: the lower total base strength wins.',
    de: 'Gleichstand nach Punkten: Die niedrigere Summe der Basisstärken gewinnt.',
  },
  shared: {
    en: 'A tie in points and base strengths: the victory is shared.',
    de: 'Gleichstand nach Punkten und Basisstärken: Der Sieg wird geteilt.',
  },
  ...labels,
  ...zoneNames,
};

function optionLabel({ ref, label }: Option, { op }: Question, lang: Lang): string {
  const said = keys[label ?? String(ref)];
  if (said !== undefined) return said[lang];
  const suit = suitRef.in(ref);
  if (suit !== undefined) return op.op === 'choose' ? nameless(suit, lang) : suitForms[suit][lang].name;
  const name = nameRef.in(ref);
  return name === undefined ? String(ref) : `${nameOf(name, lang)} (${suitForms[cards[name].suit][lang].name})`;
}

/** FR-091. */
const nameless = (suit: Suit, lang: Lang): string =>
  ({ en: `${suitForms[suit].en.one} without a name`, de: `${suitForms[suit].de.one} ohne Namen` })[lang];

/** FR-003. */
function printed(id: string, lang: Lang): string | undefined {
  if (!isCardId(id)) return undefined;
  const { suit, strength } = cards[id];
  return `${suitForms[suit][lang].name}, ${{ en: 'strength', de: 'Stärke' }[lang]} ${plain(strength)}`;
}

export const text: Sayings = {
  name: manifest.name,
  card: sayOnce((id, lang) => {
    if (isCardId(id)) return { name: nameOf(id, lang), text: cardText(id, lang) };
    return { name: nameOf(id, lang), text: isItemId(id) ? itemText(id, lang) : '' };
  }),
  printed,
  prompt: (question, lang) => allPrompts[question.op.op]?.[lang](question) ?? question.op.op,
  option: optionLabel,
  key: (key, lang) => keys[key]?.[lang] ?? key,
  ...log,
  facts,
  remark,
};
