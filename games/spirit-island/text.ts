import {
  type CardId,
  type Lang,
  labels,
  type Option,
  type Question,
  refs,
  type Said,
  type Sayings,
  sayOnce,
  withAgreements,
} from '@tafelrunde/kernel';
import { capital } from '@tafelrunde/words';
import { cards } from './cards/catalogue.ts';
import { cardText, phraseAt, printedOn, textAt } from './cards/text.ts';
import { spelt } from './effects/icons.ts';
import { facts } from './facts.ts';
import { log } from './log.ts';
import { manifest } from './manifest.ts';
import { landName, pieceName } from './names.ts';
import { promptOf } from './prompts.ts';
import { elementRef } from './refs.ts';
import { nameOf, powerName, readPath } from './speech.ts';
import { zoneNames } from './zone-names.ts';

const said = (en: string, de: string): Said => ({ en, de });

const keys: Readonly<Record<string, Said>> = {
  ...zoneNames,
  'button:pass': said('Done', 'Fertig'),
  'button:ritual': said('Ritual of Terror', 'Ritual des Terrors'),
  'button:yes': said('Yes', 'Ja'),
  'button:no': said('No', 'Nein'),
  'button:piecewise': said('One damage at a time', 'Schaden einzeln verteilen'),
  'deck:minor': said('Minor power', 'Schwache Fähigkeit'),
  'deck:major': said('Major power', 'Starke Fähigkeit'),
  'button:destroyed': said('Destroyed presence', 'Zerstörte Präsenz'),
  'track:0': said('From the energy track', 'Von der Energie-Leiste'),
  'track:1': said('From the card play track', 'Von der Ausspielen-Leiste'),
  space: said('Use the space on the track', 'Feld der Leiste nutzen'),
  'levels:': said('no threshold', 'keine Element-Effekte'),
  'too-dear': said('You do not have so much energy.', 'So viel Energie hast du nicht.'),
  'deal-all': said('All damage has to be dealt.', 'Der ganze Schaden muss verteilt werden.'),
  'more-lands': said('They have to go to as many lands as possible.', 'Sie müssen in so viele Gebiete wie möglich.'),
  'piecewise-alone': said('That goes alone.', 'Das geht nur allein.'),
  'too-much-health': said('They have too much health between them.', 'Sie haben zusammen zu viele Leben.'),
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
  heart: said("The isle's heart is lost.", 'Das Herz der Insel ist verloren.'),
  'no-invader-card': said(
    'There is no invader card left to explore with.',
    'Es ist keine Invasoren-Karte mehr zum Entdecken da.',
  ),
};

const NUMBERED = (n: string): string => String(Number(n) + 1);

/** Labels that name something on a card: a growth option, a threshold, a power, an effect. */
const named: Readonly<Record<string, (rest: string, lang: Lang) => string>> = {
  growth: (rest, lang) => {
    const [panel = '', option = 0] = rest.split('.');
    return textAt([panel, 'growth', 'options', Number(option)], lang);
  },
  action: (rest, lang) => capital(phraseAt(readPath(rest), lang)),
  power: (rest, lang) => powerName(rest, lang),
  any: (rest, lang) => `${{ en: 'Element of your choice', de: 'Element deiner Wahl' }[lang]}: {${rest}}`,
  fewer: (rest, lang) =>
    `${powerName(rest, lang)} ${{ en: '(with fewer elements)', de: '(mit weniger Elementen)' }[lang]}`,
  effect: (rest, lang) => textAt(readPath(rest), lang),
  levels: (rest, lang) =>
    `${{ en: 'Thresholds', de: 'Element-Effekte' }[lang]} ${rest.split('.').map(NUMBERED).join(', ')}`,
  reach: (rest, lang) => `${landName(rest, lang)} (${{ en: 'for 1 energy', de: 'für 1 Energie' }[lang]})`,
};

function keyed(key: string, lang: Lang): string {
  const known = keys[key];
  if (known !== undefined) return known[lang];
  const card = labels.card.in(key);
  if (card !== undefined) return nameOf(card, lang);
  const end = key.indexOf(':');
  const say = named[key.slice(0, Math.max(0, end))];
  if (say !== undefined) return spelt(say(key.slice(end + 1), lang), lang);
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
  const element = elementRef.in(ref);
  return element === undefined ? keyed(String(ref), lang) : spelt(`{${element}}`, lang);
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
