import {
  type CardId,
  type Lang,
  labels,
  type Option,
  type Question,
  type RefKind,
  refs,
  type Said,
  type Sayings,
  sayOnce,
  withAgreements,
} from '@tafelrunde/kernel';
import { capital, readPath } from '@tafelrunde/words';
import { cards } from './cards/catalogue.ts';
import { cardText, choiceText, phraseAt, printedOn, spaceAt, textAt } from './cards/text.ts';
import { spelt } from './effects/icons.ts';
import { facts } from './facts.ts';
import { log } from './log.ts';
import { manifest } from './manifest.ts';
import { cornerName, landName, pieceName } from './names.ts';
import { promptOf } from './prompts.ts';
import {
  actionLabel,
  anyLabel,
  boardRef,
  choiceLabel,
  cornerLabel,
  deckRef,
  discardLabel,
  effectLabel,
  elementRef,
  farLabel,
  fewerLabel,
  forgetLabel,
  growthLabel,
  hurryLabel,
  levelsRef,
  markerLabel,
  nextLabel,
  powerLabel,
  reachLabel,
  relicRef,
  shiftLabel,
  siteLabel,
  terrainRef,
  tokenRef,
  trackRef,
} from './refs.ts';
import { nameOf, powerName, relicName, relicText } from './speech.ts';
import { zoneNames } from './zone-names.ts';

const said = (en: string, de: string): Said => ({ en, de });

const keys: Readonly<Record<string, Said>> = {
  ...zoneNames,
  'button:pass': said('Done', 'Fertig'),
  'button:pour': said('Water: 1 energy', 'Wasser: 1 Energie'),
  'button:shift': said('Shift presence between sands', 'Präsenz zwischen Wüsten umlegen'),
  'button:lurk': said('Choose who lurks', 'Wählen, wer lauert'),
  'button:open-ways': said('Open the ways', 'Wege öffnen'),
  'button:close-way': said('Close the way', 'Weg schließen'),
  'button:ritual': said('Ritual of Terror', 'Ritual des Terrors'),
  'button:yes': said('Yes', 'Ja'),
  'button:no': said('No', 'Nein'),
  'button:piecewise': said('One damage at a time', 'Schaden einzeln verteilen'),
  [deckRef('minor')]: said('Minor power', 'Schwache Fähigkeit'),
  [deckRef('major')]: said('Major power', 'Starke Fähigkeit'),
  'button:destroyed': said('Destroyed presence', 'Zerstörte Präsenz'),
  [trackRef(0)]: said('From the energy track', 'Von der Energie-Leiste'),
  [trackRef(1)]: said('From the card play track', 'Von der Ausspielen-Leiste'),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((n) => [trackRef(n + 1), said(`From growth track ${n}`, `Von der Wachstumsleiste ${n}`)]),
  ),
  [levelsRef([])]: said('no threshold', 'keine Element-Effekte'),
  'button:no-more-time': said('No more Time', 'Keine Zeit mehr'),
  'button:future-invaders': said('The invader deck', 'Der Invasoren-Stapel'),
  'button:future-events': said('The event deck', 'Der Ereignis-Stapel'),
  'button:future-bury': said('To the bottom of its deck', 'Unter ihren Stapel'),
  'button:future-shuffle': said(
    'Return it and shuffle the top 2 cards',
    'Zurücklegen und die obersten 2 Karten mischen',
  ),
  'too-dear': said('You do not have so much energy.', 'So viel Energie hast du nicht.'),
  'deal-all': said('All damage has to be dealt.', 'Der ganze Schaden muss verteilt werden.'),
  'more-lands': said('They have to go to as many lands as possible.', 'Sie müssen in so viele Gebiete wie möglich.'),
  'piecewise-alone': said('That goes alone.', 'Das geht nur allein.'),
  'two-lands': said('Choose two lands.', 'Wähle zwei Gebiete.'),
  'may-not-stay': said(
    'Presence that may not lie in the first land goes to the second.',
    'Präsenz, die im ersten Gebiet nicht liegen darf, kommt ins zweite.',
  ),
  'one-of-each-kind': said('No more than one of each.', 'Höchstens je eine davon.'),
  'too-little-fear': said('There is not so much fear.', 'So viel Furcht ist nicht da.'),
  'too-much-health': said('They have too much health between them.', 'Sie haben zusammen zu viele Leben.'),
  'one-site': said('Only presence from one place.', 'Nur Präsenz von einem Ort.'),
  'too-many-along': said('So many do not come along.', 'So viele kommen nicht mit.'),
  'too-many-of-a-kind': said('So many of a kind do not come along.', 'So viele von einer Art kommen nicht mit.'),
  'one-of-each': said('One of each kind.', 'Von jeder Art eins.'),
  'button:half-cost': said('For half its cost', 'Für die halben Kosten'),
  'button:forgotten-later': said('Forgotten at the end of the turn', 'Am Rundenende vergessen'),
  'protect-all': said('That is not what it takes.', 'So viel verlangt es nicht, oder mehr.'),
  'one-per-board': said('Only one on each board.', 'Auf jedem Spielplan nur eins.'),
  'button:outpaced-discard': said('Discard it for energy', 'Für Energie ablegen'),
  'button:outpaced-energy': said('Pay 3 energy', '3 Energie bezahlen'),
  'button:outpaced-presence': said('Destroy 2 presence', '2 Präsenzen zerstören'),
  'cannot-pay': said('You cannot pay for it.', 'Das kannst du nicht bezahlen.'),
  'no-invaders': said('There are no invaders left on the island.', 'Auf der Insel sind keine Invasoren mehr.'),
  'no-buildings': said(
    'There are no towns and cities left on the island.',
    'Auf der Insel sind keine Dörfer und Städte mehr.',
  ),
  'no-cities': said('There are no cities left on the island.', 'Auf der Insel sind keine Städte mehr.'),
  fear: said('The invaders flee in fear.', 'Die Invasoren fliehen vor Furcht.'),
  'spirit-gone': said(
    'A spirit has no presence left on the island.',
    'Ein Geist hat keine Präsenz mehr auf der Insel.',
  ),
  blight: said('The island is lost to blight.', 'Die Insel ist verödet.'),
  uprising: said('The dahan have taken the island back.', 'Die Dahan haben sich die Insel zurückgeholt.'),
  insurrection: said('The insurrection has failed.', 'Der Aufstand ist gescheitert.'),
  'dahan-lost': said('Too few dahan are left.', 'Es sind zu wenige Dahan übrig.'),
  capital: said('The invaders have founded a proud capital.', 'Die Invasoren haben eine stolze Hauptstadt gegründet.'),
  plantations: said(
    'The invaders have no town left to build: plantations cover the island.',
    'Die Invasoren haben kein Dorf mehr: Plantagen bedecken die Insel.',
  ),
  irreparable: said(
    'The damage to the island is irreparable.',
    'Der Schaden an der Insel ist nicht wiedergutzumachen.',
  ),
  hunters: said('Hunters swarm the island.', 'Jäger schwärmen über die Insel.'),
  'trade-hub': said('The island has become a hub of trade.', 'Die Insel ist ein Umschlagplatz geworden.'),
  escaped: said('Too many towns have come too far inland.', 'Zu viele Dörfer sind zu weit ins Land gekommen.'),
  warded: said('Warding patterns guard all shores.', 'Schutzmuster behüten alle Küsten.'),
  heart: said("The isle's heart is lost.", 'Das Herz der Insel ist verloren.'),
  'no-invader-card': said(
    'There is no invader card left to explore with.',
    'Es ist keine Invasoren-Karte mehr zum Entdecken da.',
  ),
};

type Naming = (key: string, lang: Lang) => string | undefined;

const naming =
  <N>(label: RefKind<string, N>, say: (name: N, lang: Lang) => string): Naming =>
  (key, lang) => {
    const name = label.in(key);
    return name === undefined ? undefined : say(name, lang);
  };

const WITH_FEWER = said('(with fewer elements)', '(mit weniger Elementen)');
const HURRIED = said('(fast, for energy)', '(schnell, für Energie)');
const ANY_ELEMENT = said('Element of your choice', 'Element deiner Wahl');
const MARKER = said('Use a prepared element', 'Vorbereitetes Element nutzen');
const THRESHOLDS = said('Thresholds', 'Element-Effekte');
const DISCARDED = said('discarded, it pays 2', 'abgelegt zählt sie 2');
const FORGOTTEN = said('forgotten, it pays 4', 'vergessen zählt sie 4');
const ENERGY = said('energy', 'Energie');
const A_BOARD = said('Board', 'Spielplan');
const FOR_ENERGY = said('for 1 energy', 'für 1 Energie');
const SHIFTING = said('presence comes first', 'erst kommt Präsenz');
const NEXT = said('Presence that uncovers', 'Präsenz, die dies aufdeckt');
const ANY_RANGE = said('whatever the range', 'unabhängig von der Reichweite');

/** Labels that name something on a card: a growth option, a threshold, a power, an effect. */
const namings: readonly Naming[] = [
  naming(labels.card, nameOf),
  naming(growthLabel, ([panel, option], lang) => textAt([panel, 'growth', 'options', option], lang)),
  naming(actionLabel, (path, lang) => capital(phraseAt(path, lang))),
  naming(siteLabel, (lands) => lands),
  naming(cornerLabel, ([corner, cost], lang) => `${cornerName(corner, lang)} (${cost} ${ENERGY[lang]})`),
  naming(relicRef, (n, lang) => `${relicName(n, lang)}: ${relicText(n, 'spirits', lang)}`),
  naming(powerLabel, powerName),
  naming(hurryLabel, (power, lang) => `${powerName(power, lang)} ${HURRIED[lang]}`),
  naming(fewerLabel, (power, lang) => `${powerName(power, lang)} ${WITH_FEWER[lang]}`),
  naming(effectLabel, textAt),
  naming(choiceLabel, choiceText),
  naming(discardLabel, (card, lang) => `${nameOf(card, lang)}: ${DISCARDED[lang]}`),
  naming(forgetLabel, (card, lang) => `${nameOf(card, lang)}: ${FORGOTTEN[lang]}`),
  naming(anyLabel, (element, lang) => `${ANY_ELEMENT[lang]}: {${element}}`),
  naming(markerLabel, (element, lang) => `${MARKER[lang]}: {${element}}`),
  naming(levelsRef, (levels, lang) => `${THRESHOLDS[lang]} ${levels.map((level) => level + 1).join(', ')}`),
  naming(farLabel, (land, lang) => `${landName(land, lang)} (${ANY_RANGE[lang]})`),
  naming(boardRef, (board, lang) => `${A_BOARD[lang]} ${board}`),
  naming(nextLabel, (path, lang) => `${NEXT[lang]}: ${spaceAt(path, lang)}`),
  naming(shiftLabel, (land, lang) => `${landName(land, lang)} (${SHIFTING[lang]})`),
  naming(reachLabel, (land, lang) => `${landName(land, lang)} (${FOR_ENERGY[lang]})`),
];

function keyed(key: string, lang: Lang): string {
  const known = keys[key];
  if (known !== undefined) return known[lang];
  for (const say of namings) {
    const name = say(key, lang);
    if (name !== undefined) return spelt(name, lang);
  }
  return key.includes('/modes/') ? spelt(textAt(readPath(key), lang), lang) : key;
}

function optionText({ ref, label }: Option, _: Question, lang: Lang, names: readonly string[] = []): string {
  if (label !== undefined) return keyed(label, lang);
  const land = refs.land.in(ref);
  if (land !== undefined) return landName(land, lang);
  const piece = refs.piece.in(ref);
  if (piece !== undefined) return `${landName(piece[0], lang)}: ${pieceName(piece[1], lang)}`;
  const seat = refs.seat.in(ref);
  if (seat !== undefined) return names[seat] ?? String(seat + 1);
  const icon = elementRef.in(ref) ?? tokenRef.in(ref) ?? terrainRef.in(ref);
  return icon === undefined ? keyed(String(ref), lang) : spelt(`{${icon}}`, lang);
}

const printed = (id: CardId, lang: Lang): string | undefined => {
  const card = cards.get(id);
  const isPower = card?.kind === 'minor' || card?.kind === 'major' || card?.kind === 'unique';
  return isPower ? spelt(printedOn(card, lang), lang) : undefined;
};

export const text: Sayings = withAgreements({
  name: manifest.name,
  card: sayOnce((id, lang) => ({ name: nameOf(id, lang), text: spelt(cardText(id, lang), lang) })),
  printed,
  prompt: promptOf,
  option: optionText,
  key: keyed,
  ...log,
  facts,
});
