import {
  type CardId,
  type Lang,
  type Option,
  partsOf,
  type Question,
  type Said,
  type Sayings,
  sayOnce,
  type View,
} from '@tafelrunde/kernel';
import { askingOf } from '@tafelrunde/words';
import { cardText, printed, sayEffect } from './cards/text.ts';
import { treasures } from './effects/language/card.ts';
import { cardData } from './effects/language/registry.ts';
import { say as saySteps } from './effects/language/say.ts';
import { treasureWords } from './effects/selectors/nouns.ts';
import { factsOf, remark } from './facts.ts';
import { log, nameOf } from './log.ts';
import { manifest } from './manifest.ts';
import {
  DONE,
  deckRef,
  FROM_DISCARD,
  HEROES_REF,
  KEEP,
  LEFT,
  momentLabel,
  NOTHING,
  REDRAW,
  SELL,
  TOWN_REF,
  treasureRef,
} from './refs.ts';
import { effectAt } from './rules/declare.ts';
import { zoneNames } from './zone-names.ts';

const say = (en: string, de: string): Said => ({ en, de });

/** What a question asks; where it belongs to a card, its name stands before it. */
const prompts: Readonly<Record<string, Said>> = {
  chooseBoss: say('Which Boss are you?', 'Welcher Boss bist du?'),
  redraw: say('You may draw a new hand.', 'Du darfst eine neue Hand ziehen.'),
  discardTwo: say('Discard 2 cards.', 'Wirf 2 Karten ab.'),
  firstRoom: say('Which Room do you build first?', 'Welchen Raum baust du zuerst?'),
  place: say('Where do you build it?', 'Wohin baust du ihn?'),
  drawWhich: say('Which card do you draw?', 'Welche Karte ziehst du?'),
  act: say(
    'Your turn: build a Room, or do something else?',
    'Du bist am Zug: Baust du einen Raum, oder tust du etwas anderes?',
  ),
  mayReact: say('Do you do something?', 'Tust du etwas?'),
  intrigue: say('No Soul this round: draw a card?', 'Keine Seele in dieser Runde: Ziehst du eine Karte?'),
  discardCards: say('Which cards do you discard?', 'Welche Karten wirfst du ab?'),
  showWhich: say('Which card do you reveal?', 'Welche Karte zeigst du vor?'),
  takeCards: say('Which cards do you take?', 'Welche Karten nimmst du?'),
  takeOneSeen: say('Which card do you take?', 'Welche Karte nimmst du?'),
  keepItem: say('Which Item stays face up?', 'Welche Ausrüstung bleibt offen?'),
  destroyWhich: say('Which Room do you destroy?', 'Welchen Raum zerstörst du?'),
  swapWhich: say('Which two Rooms change places?', 'Welche zwei Räume tauschen die Plätze?'),
  buildWhich: say('Which Room do you build?', 'Welchen Raum baust du?'),
  placeWhich: say('Which Room do you place as well?', 'Welchen Raum legst du noch dazu?'),
  bringUpWhich: say('Which covered Room comes to the top?', 'Welcher überbaute Raum kommt nach oben?'),
  doWhichAgain: say('Which effect happens again?', 'Welcher Effekt geschieht noch einmal?'),
  giveRoomWhich: say('Which Room do you place elsewhere?', 'Welchen Raum legst du woandershin?'),
  placeGift: say('On whose Room do you place it?', 'Auf wessen Raum legst du ihn?'),
  giveWhich: say('Which card do you give away?', 'Welche Karte gibst du ab?'),
  rearrangeRooms: say('In which order, from left to right?', 'In welcher Reihenfolge, von links nach rechts?'),
  drawMore: say('Which card do you draw?', 'Welche Karte ziehst du?'),
  searchSpells: say('Which card do you take?', 'Welche Karte nimmst du?'),
  takeTop: say('Which card do you take?', 'Welche Karte nimmst du?'),
  orderTop: say('In which order, the topmost first?', 'In welcher Reihenfolge, die oberste zuerst?'),
  pickRooms: say('Which Rooms?', 'Welche Räume?'),
  moveMiniboss: say('Under which Room does it go?', 'Unter welchen Raum kommt er?'),
  buildNow: say('Where do you build it?', 'Wohin baust du ihn?'),
  searchWhere: say('Where do you search?', 'Wo suchst du?'),
  searchDeck: say('Which card do you take?', 'Welche Karte nimmst du?'),
  searchDiscard: say('Which card do you take?', 'Welche Karte nimmst du?'),
  mayBuildFound: say('Build it at once?', 'Baust du ihn sofort?'),
  searchHeroWhere: say('Where do you look for a Hero?', 'Wo suchst du einen Helden?'),
  searchHeroes: say('Which Hero comes?', 'Welcher Held kommt?'),
  searchSouls: say('Which Hero becomes your Soul?', 'Welcher Held wird deine Seele?'),
  searchTown: say('Which Hero comes?', 'Welcher Held kommt?'),
  sellRoom: say('Which Room card do you discard for a coin?', 'Welche Raumkarte wirfst du für eine Münze ab?'),
  settleMiniboss: say('Under which Room does it go?', 'Unter welchen Raum kommt er?'),
  payHowMany: say('How many coins do you pay?', 'Wie viele Münzen zahlst du?'),
  placeHowMany: say('How many coins do you place?', 'Wie viele Münzen legst du?'),
  mayPay: say('Do you pay?', 'Zahlst du?'),
  payTax: say('Do you pay 1 coin for your Spell?', 'Zahlst du 1 Münze für deinen Zauberspruch?'),
  useAtOnce: say('Do you do it at once?', 'Tust du das sofort?'),
  showMiniboss: say('Which Minibosses do you reveal?', 'Welche Minibosse zeigst du?'),
  hireWhich: say('Which Miniboss do you build?', 'Welchen Miniboss baust du?'),
  turnDownWhich: say('Which Item do you turn face down?', 'Welche Ausrüstung drehst du um?'),
};

/** What stands on buttons and piles, and the reasons and endings. */
const keys: Readonly<Record<string, Said>> = {
  ...zoneNames,
  ...Object.fromEntries(treasures.map((each) => [treasureRef(each), treasureWords[each]])),
  [DONE]: say('end the turn', 'Zug beenden'),
  [LEFT]: say('at the left end', 'ans linke Ende'),
  [REDRAW]: say('draw a new hand', 'neue Hand ziehen'),
  [KEEP]: say('keep it', 'behalten'),
  [NOTHING]: say('none', 'keine'),
  [FROM_DISCARD]: say('the discard pile', 'der Ablagestapel'),
  [TOWN_REF]: say('the town', 'die Stadt'),
  [HEROES_REF]: say('the Hero deck', 'der Heldenstapel'),
  [deckRef('room')]: say('the Room deck', 'der Raumstapel'),
  [deckRef('spell')]: say('the Spell deck', 'der Zauberspruchstapel'),
  build: say('build', 'baue'),
  promote: say('promote for a coin', 'befördere für eine Münze'),
  [SELL]: say('discard a Room card for a coin', 'eine Raumkarte für eine Münze abwerfen'),
  [momentLabel('build')]: say('the Build phase', 'die Bauphase'),
  [momentLabel('enter')]: say('Heroes at the entrance', 'Helden am Eingang'),
  [momentLabel('room')]: say('a Hero in a Room', 'ein Held in einem Raum'),
  'alarm:aimed': say(
    'a Room of mine, a Hero of mine or I am aimed at',
    'ich, einer meiner Räume oder ein Held bei mir das Ziel bin',
  ),
  'alarm:survives': say('a Hero would survive my dungeon', 'ein Held meinen Dungeon überleben würde'),
  'alarm:spell': say('somebody plays a Spell', 'jemand einen Zauberspruch spielt'),
  'not-built': say('You have not built a Room yet.', 'Du hast noch keinen Raum gebaut.'),
  'one-dungeon': say('Both Rooms must be in the same dungeon.', 'Beide Räume müssen im selben Dungeon liegen.'),
  'ten-souls': say('Ten Souls win.', 'Zehn Seelen gewinnen.'),
  'last-left': say('Everybody else is out of the game.', 'Alle anderen sind ausgeschieden.'),
  'all-lost': say(
    'All have five Wounds: Souls minus Wounds decide.',
    'Alle haben fünf Wunden: Seelen minus Wunden entscheiden.',
  ),
  'no-heroes': say(
    'No more Heroes come: Souls minus Wounds decide.',
    'Es kommen keine Helden mehr: Seelen minus Wunden entscheiden.',
  ),
};

/** What is about to happen, said to who may react to it; for everything else its card is named. */
const imminent: Readonly<Record<string, Said>> = {
  [momentLabel('build')]: say('The build turn is about to end.', 'Der Bauzug geht zu Ende.'),
  [momentLabel('enter')]: say('The Adventure goes on.', 'Das Abenteuer geht weiter.'),
  [momentLabel('room')]: say('The Hero is about to leave the Room.', 'Gleich verlässt der Held den Raum.'),
};

const asking = askingOf({
  data: cardData,
  say: () => saySteps,
  effectAt,
  nameOf,
  sayEffect,
  prompts,
  keys,
  imminent,
});

function optionLabel({ ref, label }: Option, _: Question, lang: Lang, names: readonly string[] = []): string {
  if (label !== undefined) return asking.key(label, lang);
  const { kind, name } = partsOf(String(ref));
  if (kind === 'number') return name;
  if (kind !== 'seat') return asking.key(String(ref), lang);
  return names[Number(name)] ?? `${{ en: 'player', de: 'Person' }[lang]} ${Number(name) + 1}`;
}

/** A card that has been picked up is named until it has its place. */
function pickedUp({ op }: Question, view: View | undefined): CardId | undefined {
  if (!('card' in op) || typeof op.card !== 'number') return undefined;
  return view?.zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === op.card)?.card;
}

export const text: Sayings = {
  name: manifest.name,
  card: sayOnce((id: CardId, lang: Lang) => ({ name: nameOf(id, lang), text: cardText(id, lang) })),
  printed,
  prompt: (question, lang, _, view) => asking.prompt(question, lang, pickedUp(question, view) ?? question.cause),
  option: optionLabel,
  key: asking.key,
  ...log,
  facts: (view, lang, names) => factsOf({ view, lang, names }),
  remark,
};
