import {
  type Lang,
  labels,
  NO,
  type Option,
  type Question,
  refs,
  type Said,
  type Sayings,
  sayOnce,
  YES,
} from '@tafelrunde/kernel';
import { amount, resourceName } from './amounts.ts';
import type { Kind } from './cards/card.ts';
import { cards, isCardId } from './cards/catalogue.ts';
import { factionName, factions } from './cards/factions.ts';
import { cardText, hordeText } from './cards/text.ts';
import { facts, remark } from './facts.ts';
import { log } from './log.ts';
import { manifest } from './manifest.ts';
import { CURSE_LIFE, RAGE_GAIN, RAGE_REWARDS } from './numbers.ts';
import { promptOf } from './prompts.ts';
import { convertRef, factionRef, hauntLabel, hordeLabel, rageRef } from './refs.ts';
import { nameOf } from './speech.ts';
import {
  ATTACK,
  ATTACK_SOME,
  DECLINE,
  LOSE_LIFE,
  PASS,
  PILE_ACOLYTES,
  PILE_DECK,
  PILE_DISCARD,
  RECOVER,
  RECOVER_SOME,
  type Resource,
} from './state.ts';
import { zoneNames } from './zone-names.ts';

/** What stands on piles and buttons. */
const options: Readonly<Record<string, Said>> = {
  [PASS]: { en: 'pass: end the turn', de: 'passen: den Zug beenden' },
  [ATTACK]: { en: 'attack with all power', de: 'mit aller Macht angreifen' },
  [ATTACK_SOME]: { en: 'attack with less', de: 'mit weniger angreifen' },
  [RECOVER]: { en: 'recover as much as possible', de: 'so weit wie möglich erholen' },
  [RECOVER_SOME]: { en: 'recover less', de: 'weniger erholen' },
  [DECLINE]: { en: 'decline', de: 'verzichten' },
  [LOSE_LIFE]: { en: `lose ${CURSE_LIFE} life`, de: `${CURSE_LIFE} Leben verlieren` },
  [PILE_ACOLYTES]: { en: 'buy an Acolyte', de: 'einen Akolythen kaufen' },
  [PILE_DECK]: { en: 'on top of the deck', de: 'oben auf das Deck' },
  [PILE_DISCARD]: { en: 'on the discard pile', de: 'auf den Ablagestapel' },
  [YES]: { en: 'yes', de: 'ja' },
  [NO]: { en: 'no', de: 'nein' },
  ...Object.fromEntries(factions.map((faction) => [factionRef(faction), factionName(faction)])),
  ...Object.fromEntries(RAGE_REWARDS.map((resource) => [rageRef(resource), amount(RAGE_GAIN, resource)])),
};

const keys: Readonly<Record<string, Said>> = {
  ...options,
  ...zoneNames,
  play: { en: 'Play', de: 'Ausspielen' },
  horde: { en: 'Horde', de: 'Horde' },
  buy: { en: 'Buy', de: 'Kaufen' },
  activate: { en: 'Activate', de: 'Aktivieren' },
  overlord: { en: 'Overlord', de: 'Overlord' },
  beginner: { en: 'For beginners', de: 'Für den Einstieg' },
  'nothing-happens': { en: 'Nothing would happen now.', de: 'Das würde jetzt nichts bewirken.' },
  'cannot-pay': { en: 'You cannot pay for it.', de: 'Das kannst du nicht bezahlen.' },
  conceded: { en: 'The other side has conceded.', de: 'Die andere Seite hat aufgegeben.' },
  'overlord-fell': { en: 'An overlord has no life left.', de: 'Ein Overlord hat kein Leben mehr.' },
};

/** Labels that name a card: a marker on it, one of its horde abilities, its triggered ability. */
function keyed(key: string, lang: Lang): string {
  const said = keys[key];
  if (said !== undefined) return said[lang];
  const haunting = hauntLabel.in(key);
  if (haunting !== undefined) return { en: 'Haunt: ', de: 'SPUK: ' }[lang] + nameOf(haunting, lang);
  const [card] = labels.card.in(key)?.split('/') ?? [];
  if (card !== undefined) return nameOf(card, lang);
  const horde = hordeLabel.in(key);
  if (horde === undefined) return key;
  const [id, ability] = horde;
  return `${nameOf(id, lang)}: ${hordeText(id, ability, lang)}`;
}

function conversion(resources: readonly [Resource, Resource], lang: Lang): string {
  const [from, to] = [resourceName(resources[0], lang), resourceName(resources[1], lang)];
  return { en: `convert ${from} into ${to}`, de: `${from} in ${to} umwandeln` }[lang];
}

function optionText({ ref, label }: Option, { op }: Question, lang: Lang): string {
  if (label !== undefined) return keyed(label, lang);
  const name = String(ref);
  if (name === PILE_DECK && op.op === 'peek') return { en: 'leave it there', de: 'liegen lassen' }[lang];
  const resources = convertRef.in(ref);
  if (resources !== undefined) return conversion(resources, lang);
  return String(refs.number.in(ref) ?? keyed(name, lang));
}

const kinds: Readonly<Record<Kind, Said>> = {
  starter: { en: 'Monster', de: 'Monster' },
  acolyte: { en: 'Acolyte', de: 'Akolyth' },
  monster: { en: 'Monster', de: 'Monster' },
  relic: { en: 'Relic', de: 'Reliquie' },
  overlord: { en: 'Overlord', de: 'Overlord' },
  influence: { en: 'Influence', de: 'Einfluss' },
};

/** TL-002, TL-118: what a card is, its faction and its price. */
function printed(id: string, lang: Lang): string | undefined {
  const card = cards.get(id);
  if (card === undefined) return undefined;
  const { kind, faction, cost } = card;
  return [
    kinds[kind][lang],
    ...(faction === undefined ? [] : [factionName(faction)[lang]]),
    ...(cost === 0 ? [] : [{ en: `costs ${cost}`, de: `kostet ${cost}` }[lang]]),
  ].join(', ');
}

export const text: Sayings = {
  name: manifest.name,
  card: sayOnce((id, lang) => ({ name: nameOf(id, lang), text: isCardId(id) ? cardText(id, lang) : '' })),
  printed,
  prompt: promptOf,
  option: optionText,
  key: keyed,
  ...log,
  facts,
  remark,
};
