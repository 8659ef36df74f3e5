import {
  type CardId,
  type Lang,
  labels,
  type Option,
  partsOf,
  type Question,
  type Said,
  type Sayings,
  sayOnce,
} from '@tafelrunde/kernel';
import { askingOf, isReader } from '@tafelrunde/words';
import { cardText, sayEffect } from './cards/text.ts';
import { cardData, effectData } from './effects/language/registry.ts';
import { say as saySteps } from './effects/language/say.ts';
import { factsOf, remark } from './facts.ts';
import { log } from './log/log.ts';
import { manifest } from './manifest.ts';
import {
  ATTACK,
  abilityLabel,
  CANCEL,
  COIN,
  damageLabel,
  deathLabel,
  deckRef,
  discardRef,
  END,
  KEEP,
  momentLabel,
  offerRef,
  PURCHASE,
} from './refs.ts';
import { effectAt } from './rules/declare.ts';
import { promiseLabel, sayDeal, sayPromise } from './text/deals.ts';
import { zoneNames } from './text/zone-names.ts';

const say = (en: string, de: string): Said => ({ en, de });

/** What a question asks; where it belongs to a card, its name stands before it. */
const prompts: Readonly<Record<string, Said>> = {
  act: say('Your turn: what do you do?', 'Dein Zug: Was tust du?'),
  mayReact: say('Do you react?', 'Reagierst du?'),
  chooseAttacked: say('What do you attack?', 'Was greifst du an?'),
  chooseSlot: say('Which slot does this card go to?', 'Auf welches Feld kommt diese Karte?'),
  redirectAttack: say('You choose: what is attacked?', 'Du bestimmst: Was wird angegriffen?'),
  choosePurchase: say('What do you buy?', 'Was kaufst du?'),
  penaltyItem: say('Death penalty: which item is destroyed?', 'Todesstrafe: Welches Item wird zerstört?'),
  penaltyLoot: say('Death penalty: which loot is lost?', 'Todesstrafe: Welche Beute geht verloren?'),
  handLimit: say('Too many loot cards: discard down to 10.', 'Zu viele Beutekarten: Wirf bis auf 10 ab.'),
  roomStep: say('A monster died: discard the room?', 'Ein Monster ist gestorben: Wirfst du den Raum ab?'),
  rechargeSome: say('Which item do you recharge?', 'Welches Item machst du bereit?'),
  deals: say('Deals: offer ¢ for a promise?', 'Vereinbarungen: Bietest du ¢ für ein Versprechen an?'),
  dealCoins: say('How many ¢ do you offer? None takes it back.', 'Wie viele ¢ bietest du? Keine: kein Angebot.'),
  dealPromise: say('What for?', 'Wofür?'),
  edenChooses: say('Eden: choose your starting item.', 'Eden: Wähle dein Start-Item.'),
  discardCards: say('Which loot do you discard?', 'Welche Beute wirfst du ab?'),
  stealSeen: say('Which loot do you steal?', 'Welche Beute stiehlst du?'),
  giveCard: say('Which loot do you give away?', 'Welche Beute gibst du her?'),
  swapGive: say('Which loot do you swap?', 'Welche Beute tauschst du?'),
  swapTake: say('Which loot do you take for it?', 'Welche Beute nimmst du dafür?'),
  returnCard: say('Which loot goes on top of the deck?', 'Welche Beute kommt oben auf das Deck?'),
  reorderTop: say('In which order? The first comes on top.', 'In welcher Reihenfolge? Die erste kommt nach oben.'),
  keepOneOnTop: say(
    'The first stays on top, the others go to the bottom.',
    'Die erste bleibt oben, die übrigen kommen nach unten.',
  ),
  curseWhom: say('Who is cursed with it?', 'Wer wird damit verflucht?'),
  putUnder: say(
    'In which order do they go under the deck? The first lies above the others.',
    'In welcher Reihenfolge kommen sie unter das Deck? Die erste liegt über den anderen.',
  ),
  moveTop: say('Move this card?', 'Diese Karte weglegen?'),
  takeGuppy: say('Which Guppy item do you take?', 'Welches Guppy-Item nimmst du?'),
  putInOrder: say('In which order?', 'In welcher Reihenfolge?'),
  findMonster: say('Which card do you take?', 'Welche Karte nimmst du?'),
  changeBy: say('By how much?', 'Um wie viel?'),
  changeTo: say('To which number?', 'Auf welche Zahl?'),
  chooseDie: say('Which of the dice counts?', 'Welcher der Würfel zählt?'),
  shiftRoll: say('Your roll is about to stand: as which number?', 'Gleich steht dein Wurf fest: als welche Zahl?'),
  rerollOwn: say('In which order do you reroll your items?', 'In welcher Reihenfolge ersetzt du deine Items?'),
  destroyOwn: say('Which of your items do you destroy?', 'Welche deiner Items zerstörst du?'),
  swapMine: say('Which item do you swap?', 'Welches Item tauschst du?'),
  swapTheirs: say('Which item do you take for it?', 'Welches Item nimmst du dafür?'),
  giveWhat: say('Which item do you give away?', 'Welches Item gibst du her?'),
  giveOwn: say('Which item do you give away?', 'Welches Item gibst du her?'),
  giveWhom: say('Who gets it?', 'Wer bekommt es?'),
  copyWhich: say('Which effect is copied?', 'Welcher Effekt wird kopiert?'),
  voting: say('What do you vote for?', 'Wofür stimmst du?'),
  clearing: say(
    'In which order? The first comes to lie above the others.',
    'In welcher Reihenfolge? Die erste kommt über den anderen zu liegen.',
  ),
  rushIn: say('Which slot?', 'Welches Feld?'),
  pickSlot: say('Which slot?', 'Welches Feld?'),
  pickSoul: say('Which soul?', 'Welche Seele?'),
};

/** What stands on buttons and piles, and the reasons and endings. */
const keys: Readonly<Record<string, Said>> = {
  ...zoneNames,
  [END]: say('end the turn', 'Zug beenden'),
  [ATTACK]: say('attack', 'angreifen'),
  [PURCHASE]: say('purchase', 'einkaufen'),
  [CANCEL]: say('never mind', 'doch nicht'),
  [COIN]: say('1¢', '1¢'),
  [KEEP]: say('leave it', 'liegen lassen'),
  [deckRef('loot')]: say('the loot deck', 'das Beutedeck'),
  [deckRef('treasure')]: say('the treasure deck', 'das Schatzdeck'),
  [deckRef('monster')]: say('the monster deck', 'das Monsterdeck'),
  [deckRef('room')]: say('the room deck', 'das Raumdeck'),
  [discardRef('loot')]: say('the loot discard', 'die Beute-Ablage'),
  [discardRef('treasure')]: say('the treasure discard', 'die Schatz-Ablage'),
  [discardRef('monster')]: say('the monster discard', 'die Monster-Ablage'),
  [discardRef('room')]: say('the room discard', 'die Raum-Ablage'),
  roll: say('the dice roll', 'der Würfelwurf'),
  damage: say('the damage', 'der Schaden'),
  death: say('the death', 'der Tod'),
  [momentLabel('start')]: say('the start of the turn', 'der Beginn des Zuges'),
  [momentLabel('action')]: say('the action phase', 'die Aktionsphase'),
  [momentLabel('attack')]: say('the attack that was announced', 'der angekündigte Angriff'),
  [momentLabel('purchase')]: say('the purchase that was announced', 'der angekündigte Kauf'),
  [momentLabel('fight')]: say('the fight', 'der Kampf'),
  [momentLabel('end')]: say('the end of the turn', 'das Ende des Zuges'),
  'alarm:aimed': say('I am attacked or aimed at', 'ich angegriffen werde oder das Ziel bin'),
  'alarm:loss': say('a card of mine is aimed at', 'eine meiner Karten das Ziel ist'),
  'alarm:loot': say('somebody plays a loot card', 'jemand eine Beutekarte spielt'),
  'too-poor': say('You cannot pay for anything.', 'Du kannst nichts bezahlen.'),
  'four-souls': say('Four souls win.', 'Vier Seelen gewinnen.'),
  shared: say(
    'Four souls at the same time: the victory is shared.',
    'Gleichzeitig vier Seelen: Der Sieg wird geteilt.',
  ),
  'solo-won': say(
    'Together the characters have the souls they need.',
    'Zusammen haben die Charaktere die nötigen Seelen.',
  ),
  'effect-won': say('An effect has won the game.', 'Ein Effekt hat die Partie gewonnen.'),
  'die-ran-out': say('The eight-sided die has run out.', 'Die Zeit auf dem achtseitigen Würfel ist um.'),
};

/** What is about to happen, said to who may react to it; for everything else its card is named. */
const imminent: Readonly<Record<string, Said>> = {
  roll: say('The dice roll is about to count.', 'Gleich gilt der Würfelwurf.'),
  damage: say('A monster is about to take damage.', 'Gleich erleidet ein Monster Schaden.'),
  death: say('A monster is about to die.', 'Gleich stirbt ein Monster.'),
  [momentLabel('start')]: say('The turn begins.', 'Der Zug beginnt.'),
  [momentLabel('action')]: say('The turn goes on.', 'Der Zug geht weiter.'),
  [momentLabel('attack')]: say('An attack has been announced.', 'Ein Angriff ist angekündigt.'),
  [momentLabel('purchase')]: say('A purchase has been announced.', 'Ein Kauf ist angekündigt.'),
  [momentLabel('fight')]: say('The fight goes on.', 'Der Kampf geht weiter.'),
  [momentLabel('end')]: say('The turn is about to end.', 'Der Zug geht zu Ende.'),
};

const A_PLAYER = { en: 'A player', de: 'eine Person' } as const;

function sayDeath(name: string, lang: Lang): string {
  if (isReader(name, lang)) return { en: 'You are about to die.', de: 'Gleich stirbst du.' }[lang];
  return { en: `${name} is about to die.`, de: `Gleich stirbt ${name}.` }[lang];
}

function sayDamage(name: string, lang: Lang): string {
  if (isReader(name, lang)) return { en: 'You are about to take damage.', de: 'Gleich erleidest du Schaden.' }[lang];
  return { en: `${name} is about to take damage.`, de: `Gleich erleidet ${name} Schaden.` }[lang];
}

const nameOf = (id: CardId): string => cardData(id)?.name ?? id;

const asking = askingOf({
  data: effectData,
  say: () => saySteps,
  effectAt,
  nameOf,
  sayEffect,
  prompts,
  keys,
  imminent,
});

/** What happens to a player is called as it is everywhere. */
function ofPlayer(key: string): string {
  if (deathLabel.is(key)) return 'death';
  return damageLabel.is(key) ? 'damage' : key;
}

function keyText(key: string, lang: Lang, names: readonly string[] = []): string {
  const coming = labels.to.in(key);
  const hurt = damageLabel.in(coming);
  if (hurt !== undefined) return sayDamage(names[hurt] ?? A_PLAYER[lang], lang);
  const dying = deathLabel.in(coming);
  if (dying !== undefined) return sayDeath(names[dying] ?? A_PLAYER[lang], lang);
  const promised = promiseLabel.in(key);
  if (promised !== undefined) return sayPromise(promised.promise, promised.card, lang);
  const [card, ability] = abilityLabel.read(labels.card.in(key) ?? key) ?? [];
  if (card !== undefined) return asking.key(`${card}/abilities/${ability}`, lang);
  return sayDeal(key, lang) ?? asking.key(ofPlayer(key), lang);
}

const numbered: Readonly<Record<string, Said>> = {
  seat: say('player', 'Person'),
  slot: say('slot', 'Feld'),
  offer: say('offer ¢ to player', '¢ anbieten: Person'),
  number: say('', ''),
  by: say('', ''),
  item: say('on the stack:', 'auf dem Stapel:'),
};

const offerTo = { en: (whom: string) => `offer ¢ to ${whom}`, de: (whom: string) => `¢ anbieten: ${whom}` } as const;

/** Counted from 0 inside, and from 1 by people. */
const FROM_ONE: readonly string[] = ['seat', 'slot', 'offer'];

function optionLabel({ ref, label }: Option, _: Question, lang: Lang, names: readonly string[] = []): string {
  if (label !== undefined) return sayDeal(label, lang, names) ?? keyText(label, lang);
  const { kind, name } = partsOf(String(ref));
  const said = numbered[kind];
  const whom = names[offerRef.in(ref) ?? -1];
  if (whom !== undefined) return offerTo[lang](whom);
  if (said === undefined) return keyText(String(ref), lang);
  const n = Number(name) + (FROM_ONE.includes(kind) ? 1 : 0);
  return `${said[lang]} ${kind === 'by' && n > 0 ? `+${n}` : n}`.trim();
}

function prompt(question: Question, lang: Lang): string {
  const { op, cause } = question;
  const card = 'card' in op && typeof op.card === 'string' ? op.card : cause;
  return asking.prompt(question, lang, card);
}

/** FS-102: how many souls it is worth to whoever gets it. */
function printed(id: CardId, lang: Lang): string | undefined {
  const souls = cardData(id)?.souls ?? 0;
  if (souls === 0) return undefined;
  return { en: souls === 1 ? '1 soul' : `${souls} souls`, de: souls === 1 ? '1 Seele' : `${souls} Seelen` }[lang];
}

export const text: Sayings = {
  name: manifest.name,
  card: sayOnce((id, lang) => ({ name: nameOf(id), text: cardText(id, lang) })),
  printed,
  prompt,
  option: optionLabel,
  key: keyText,
  ...log,
  facts: (view, lang, names) => factsOf({ view, lang, names, key: keyText }),
  remark,
};
