import type { Lang } from '@tafelrunde/kernel';
import { sayCondition } from './conditions.ts';
import type { Of } from './events.ts';

/* How the events are said that triggers answer. */

type Clause = Readonly<Record<Lang, string>>;

/** How the same event is said of different people. */
interface EventText {
  readonly you?: Clause;
  readonly anybody?: Clause;
  readonly another?: Clause;
  readonly active?: Clause;
  readonly attacker?: Clause;
  readonly this?: Clause;
  readonly thisEven?: Clause;
  readonly thisByActive?: Clause;
  readonly thisDownTo?: Clause;
  readonly anotherCard?: Clause;
  /** "The next time this turn." */
  readonly next?: Clause;
  /** "Each time this turn." */
  readonly thisTurn?: Clause;
}

const say = (en: string, de: string): Clause => ({ en, de });

/** German puts the verb first, as German cards do: "erleidest du Schaden: …". Details stand at the bar, or at the end. */
const events = {
  turnStart: {
    you: say('at the start of your turn', 'am Anfang deines Zugs'),
    active: say('at the start of the turn', 'am Anfang des Zugs'),
  },
  turnEnd: {
    you: say('at the end of your turn', 'am Ende deines Zugs'),
    active: say('at the end of the turn', 'am Ende des Zugs'),
  },
  damaged: {
    you: say('each time you take damage', 'erleidest du| Schaden'),
    anybody: say('each time a player takes damage', 'erleidet eine Person| Schaden'),
    this: say('each time this takes damage', 'erleidet diese Karte| Schaden'),
    thisEven: say(
      'every second time this takes damage in a turn',
      'jedes zweite Mal, wenn diese Karte in einem Zug Schaden erleidet',
    ),
    thisByActive: say(
      'each time the active player deals damage to this',
      'fügt die Person am Zug dieser Karte Schaden zu',
    ),
    thisDownTo: say('each time this comes down to| HP', 'sinken die Leben dieser Karte auf|'),
  },
  /** `object`: the card that deals it, `player`: who deals it, or to whom it is dealt. */
  dealt: {
    you: say('each time you deal damage', 'fügst du| Schaden zu'),
    anybody: say('each time a player deals damage', 'fügt eine Person| Schaden zu'),
    this: say('each time this deals damage', 'fügt diese Karte| Schaden zu'),
  },
  wouldBeDamaged: {
    you: say('each time you would take damage', 'würdest du Schaden erleiden'),
    this: say('each time this would take damage', 'würde diese Karte Schaden erleiden'),
  },
  wouldDie: { you: say('each time you would die', 'würdest du| sterben') },
  /** FS-257: before the penalty. */
  died: {
    you: say('each time you die, before the death penalty', 'stirbst du, vor der Todesstrafe'),
    anybody: say('each time a player dies, before the death penalty', 'stirbt eine Person, vor der Todesstrafe'),
    another: say(
      'each time another player dies, before the death penalty',
      'stirbt eine andere Person, vor der Todesstrafe',
    ),
  },
  paidPenalty: {
    you: say('each time you die, after the death penalty', 'stirbst du, nach der Todesstrafe'),
    anybody: say('each time a player dies, after the death penalty', 'stirbt eine Person, nach der Todesstrafe'),
  },
  /** FS-239. */
  monsterDied: {
    anybody: say('each time a monster dies', 'stirbt ein Monster'),
    this: say('when this dies', 'stirbt diese Karte'),
    anotherCard: say('when another monster dies', 'stirbt ein anderes Monster'),
    thisTurn: say('each time a monster dies this turn', 'stirbt in diesem Zug ein Monster'),
  },
  /** FS-241. */
  rewarded: { this: say('when this dies, after its rewards', 'stirbt diese Karte, nach ihrer Belohnung') },
  /** FS-187: the result stands. */
  rolled: {
    you: say('each time you roll', 'würfelst du'),
    anybody: say('each time a player rolls', 'würfelt eine Person'),
    active: say('each time the active player rolls', 'würfelt die Person am Zug'),
    attacker: say('each time the attacking player rolls', 'würfelt die angreifende Person'),
    thisTurn: say(
      'each time a player rolls that number this turn',
      'jedes Mal, wenn eine Person in diesem Zug diese Zahl würfelt',
    ),
  },
  /** An attack roll like the one before it. */
  rolledAgain: {
    you: say(
      'each time two attack rolls of yours in a row come to the same number in one turn',
      'zeigen in einem Zug zwei deiner Angriffswürfe nacheinander dieselbe Zahl',
    ),
  },
  /** FS-162. */
  missed: { you: say('each time you miss with an attack roll', 'verfehlst du mit einem Angriffswurf das Ziel') },
  /** FS-186. */
  wouldRoll: {
    you: say('each time you would roll', 'würdest du| würfeln'),
    anybody: say('each time a player would roll', 'würde eine Person| würfeln'),
  },
  attackDeclared: {
    you: say('each time you declare an attack', 'kündigst du| einen Angriff an'),
    anybody: say('each time a player declares an attack', 'kündigt eine Person| einen Angriff an'),
    active: say('each time the active player declares an attack', 'kündigt die Person am Zug| einen Angriff an'),
  },
  /** FS-157: the target is named. */
  attacked: { this: say('when an attack on this is declared', 'wird diese Karte angegriffen') },
  /** The card has been placed. */
  deckAttacked: {
    active: say(
      'each time the active player attacks the monster deck',
      'greift die Person am Zug den Monsterstapel an',
    ),
  },
  activated: {
    you: say('each time you activate an item', 'aktivierst du ein Item'),
    anybody: say('each time a player activates an item', 'aktiviert eine Person ein Item'),
    attacker: say('each time the attacking player activates an item', 'aktiviert die angreifende Person ein Item'),
  },
  entered: { this: say('when this enters play', 'kommt diese Karte ins Spiel') },
  looted: {
    you: say('each time you loot', 'nimmst du Beute'),
    anybody: say('each time a player loots', 'nimmt eine Person Beute'),
  },
  lootPlayed: {
    you: say('each time you play loot', 'spielst du Beute'),
    anybody: say('each time a player plays loot', 'spielt eine Person Beute'),
    next: say('the next time you play loot this turn', 'spielst du das nächste Mal in diesem Zug Beute'),
  },
  soulGained: {
    you: say('each time you gain a soul', 'erhältst du eine Seele'),
    anybody: say('each time a player gains a soul', 'erhält eine Person eine Seele'),
  },
  /** The last that a card does (FS-109). */
  becameSoul: { this: say('when a player gains this soul', 'erhält eine Person diese Seele') },
  /** Whoever killed it is a player. */
  monsterKilled: {
    you: say('each time you kill a monster', 'tötest du ein Monster'),
    anybody: say('each time a player kills a monster', 'tötet eine Person ein Monster'),
  },
  killed: { you: say('each time you kill a monster or player', 'tötest du ein Monster oder eine Person') },
  coinsGained: { another: say('each time another player gains ¢', 'erhält eine andere Person ¢') },
  goalMet: { this: say('when| goals are met', 'sind| Ziele erreicht') },
  /** FS-289. */
  coinsGiven: {
    you: say('each time you give ¢ away in a deal', 'gibst du bei einer Vereinbarung ¢ ab'),
    anybody: say('each time a player gives ¢ away in a deal', 'gibt eine Person bei einer Vereinbarung ¢ ab'),
  },
  purchased: {
    you: say('each time you purchase', 'kaufst du ein'),
    anybody: say('each time a player purchases', 'kauft eine Person ein'),
  },
} as const satisfies Readonly<Record<string, EventText>>;

export type EventName = keyof typeof events;

const caseOf = ({ who, this: self, another, nth, by, downTo }: Of): keyof EventText => {
  if (downTo !== undefined) return 'thisDownTo';
  if (by !== undefined) return 'thisByActive';
  if (self === true) return nth === 'even' ? 'thisEven' : 'this';
  if (another === true) return 'anotherCard';
  return who ?? 'anybody';
};

const parts = {
  en: {
    rolls: (list: string) => ` a ${list}`,
    onRolls: (list: string) => ` on an attack roll of ${list}`,
    attack: ' with an attack roll',
    monster: ' to a monster',
    player: ' to a player',
    exactly: (n: number) => ` ${n}`,
    atLeast: (n: number) => `, ${n} or more`,
    first: ' each turn',
    yourTurn: ' in your turn',
    noTrinket: ' (no trinket)',
    or: ' or ',
  },
  de: {
    rolls: (list: string) => ` eine ${list}`,
    onRolls: (list: string) => ` bei einem Angriffswurf von ${list}`,
    attack: ' mit einem Angriffswurf',
    monster: ' einem Monster',
    player: ' einer Person',
    exactly: (n: number) => ` ${n}`,
    atLeast: (n: number) => `, ${n} oder mehr`,
    first: ' zum ersten Mal in einem Zug',
    yourTurn: ' in deinem Zug',
    noTrinket: ' (kein Trinket)',
    or: ' oder ',
  },
} as const;

/** "each time you take damage", "würfelt eine Person eine 6". */
export function sayEvent(name: EventName, of: Of, lang: Lang, how: 'always' | 'next' | 'thisTurn' = 'always'): string {
  const texts: EventText = events[name];
  const said = (texts[how === 'always' ? caseOf(of) : how] ?? texts.anybody ?? texts.you ?? texts.this)?.[lang] ?? name;
  const words = parts[lang];
  const rolled =
    of.rolls === undefined ? '' : (of.combat === true ? words.onRolls : words.rolls)(of.rolls.join(words.or));
  const attack = of.attack === true ? words.attack : '';
  const inTurn = of.if?.test === 'yourTurn' ? words.yourTurn : '';
  const details = [
    of.to === undefined ? '' : words[of.to],
    ...(lang === 'en' ? [rolled, attack, inTurn] : [inTurn, attack, rolled]),
    of.nth === 'first' ? words.first : '',
    of.exactly === undefined ? '' : words.exactly(of.exactly),
    of.downTo === undefined ? '' : words.exactly(of.downTo),
    of.atLeast === undefined ? '' : words.atLeast(of.atLeast),
    of.noTrinket === true ? words.noTrinket : '',
    of.if === undefined || inTurn !== '' ? '' : `, ${sayCondition(of.if, lang, 'if')}`,
  ];
  const [before = '', after = ''] = named(said, of, lang).split('|');
  return `${before}${details.join('')}${after}`;
}

/** FS-166: combat damage has a name of its own. English counts where German says it beside the verb. */
function named(said: string, { combat, nth }: Of, lang: Lang): string {
  const damage = lang === 'en' ? 'damage' : 'Schaden';
  const exact = combat === true ? said.replace(damage, lang === 'en' ? 'combat damage' : 'Kampfschaden') : said;
  return lang === 'en' && nth === 'first' ? exact.replace('each time', 'the first time') : exact;
}
