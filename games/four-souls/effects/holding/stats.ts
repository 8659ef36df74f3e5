import type { Lang } from '@tafelrunde/kernel';
import type { Static } from '../language/card.ts';
import { plural, signed } from '../language/speech.ts';
import { subjectOf } from '../selectors/subjects.ts';
import { type Condition, sayCondition } from './conditions.ts';

/* Permanent effects: values that queries add up, stored nowhere. */

interface StatText {
  readonly en: (n: number, has: string, nom: string) => string;
  readonly de: (n: number, has: string, nom: string) => string;
}

/** Values that one has more or less of. */
const values = {
  attack: { en: 'attack', de: 'Angriff' },
  hp: { en: 'HP', de: 'Leben' },
  evasion: { en: 'evasion', de: 'Ausweichwert' },
  roll: { en: 'to dice rolls', de: 'auf Würfelwürfe' },
  attackRoll: { en: 'to attack rolls', de: 'auf Angriffswürfe' },
} as const;

export type Value = keyof typeof values;

const isValue = (stat: Stat): stat is Value => stat in values;

/** FS-282: those for the first attack roll alone. */
const onFirstRoll: Readonly<Partial<Record<Stat, Readonly<Record<Lang, string>>>>> = {
  attack: {
    en: 'attack for your first attack roll each turn',
    de: 'Angriff bei deinem ersten Angriffswurf in jedem Zug',
  },
  attackRoll: { en: 'to your first attack roll each turn', de: 'auf deinen ersten Angriffswurf in jedem Zug' },
};

/** "+1 attack". */
export const sayValue = (stat: Stat, n: number, lang: Lang): string =>
  `${signed(n)} ${isValue(stat) ? values[stat][lang] : stat}`;

const value = ({ en, de }: Readonly<Record<Lang, string>>): StatText => ({
  en: (n, has) => `${has} ${signed(n)} ${en}`,
  de: (n, has) => `${has} ${signed(n)} ${de}`,
});
/** "Any number of times." */
export const UNLIMITED = 1000;

const onTurn = (en: string, de: string): StatText => ({
  en: (n, has) =>
    `${has} ${n === UNLIMITED ? 'any number of' : `${n} additional`} ${plural(n, en, `${en}s`)} each turn`,
  de: (n, has) =>
    n === UNLIMITED
      ? `${has} jeden Zug beliebig viele ${de}e`
      : `${has} jeden Zug ${n} ${plural(n, `zusätzlichen ${de}`, `zusätzliche ${de}e`)}`,
});
const plainly = (en: string, de: string): StatText => ({
  en: (_, __, nom) => `${nom} ${en}`,
  de: (_, __, nom) => `${nom} ${de}`,
});

/** What can be more or less, and how that is said. */
const stats = {
  attack: value(values.attack),
  hp: value(values.hp),
  evasion: value(values.evasion),
  roll: value(values.roll),
  attackRoll: value(values.attackRoll),
  /** FS-122. */
  lootStep: {
    en: (n, _, nom) => `${nom === 'you' ? 'you loot' : `${nom} loots`} ${n} more in the loot step`,
    de: (n, _, nom) => `im Beute-Schritt ${nom === 'du' ? 'nimmst du' : `nimmt ${nom}`} ${n} Beute mehr`,
  },
  lootPlays: {
    en: (n, _, nom) => `${nom} may play ${n} additional loot in ${nom === 'you' ? 'your' : 'their'} turn`,
    de: (n, _, nom) =>
      nom === 'du'
        ? `du darfst in deinem Zug ${n} Beute mehr spielen`
        : `${nom} darf im eigenen Zug ${n} Beute mehr spielen`,
  },
  attacks: onTurn('attack', 'Angriff'),
  purchases: onTurn('purchase', 'Einkauf'),
  /** FS-148: for treasures in the shop only. */
  price: {
    en: (n, _, nom) => `treasures in the shop cost ${nom} ${-n}¢ less`,
    de: (n, _, nom) => `Schätze im Shop kosten ${nom === 'du' ? 'dich' : nom} ${-n}¢ weniger`,
  },
  /** So many items of the shop each turn for nothing. */
  freePurchase: {
    en: (n, _, nom) => `${nom} may purchase ${n} item from the shop for 0¢ in their turn`,
    de: (n, _, nom) => `${nom} darf im eigenen Zug ${n} Item aus dem Shop für 0¢ kaufen`,
  },
  /** FS-119. */
  rechargeLimit: {
    en: (n, _, nom) => `${nom} may recharge only ${n} item at the start of their turn`,
    de: (n, _, nom) => `${nom} darf am Anfang des eigenen Zugs nur ${n} Item bereit machen`,
  },
  /** FS-118: the character alone. */
  heldDown: {
    en: () => 'your character does not recharge at the start of your turn',
    de: () => 'dein Charakter wird am Anfang deines Zugs nicht bereit',
  },
  /** FS-051: for everybody to see. */
  openHand: plainly('plays with an open hand', 'spielt mit offener Hand'),
  /** FS-182: as the result is fixed. */
  shiftsRolls: {
    en: (n) => `you may change each roll of yours that is no attack roll by +${n} or −${n}`,
    de: (n) => `du darfst jeden deiner Würfe, der kein Angriffswurf ist, um +${n} oder −${n} verändern`,
  },
  /** FS-157: not on the deck. */
  choosesAttacked: {
    en: () => 'when another player attacks a monster, you may choose which one',
    de: () => 'greift eine andere Person ein Monster an, darfst du bestimmen, welches',
  },
  /** To everybody else, for announcing an attack. */
  attackTax: {
    en: (n, _, nom) => `to declare an attack, ${nom} has to pay each other player ${n}¢`,
    de: (n, _, nom) => `um anzugreifen, muss ${nom} jeder anderen Person ${n}¢ zahlen`,
  },
  /** Of tap and paid effects each turn. */
  activationLimit: {
    en: (n, _, nom) => `${nom} may activate only ${n} effect each turn`,
    de: (n, _, nom) => `${nom} darf pro Zug nur ${n} Effekt aktivieren`,
  },
  lootLimit: {
    en: (n, _, nom) => `${nom} may play only ${n} loot each turn`,
    de: (n, _, nom) => `${nom} darf pro Zug nur ${n} Beute spielen`,
  },
  /** More combat damage that it deals. */
  combatDamage: {
    en: (n, _, nom) => `${nom === 'you' ? 'you deal' : `${nom} deals`} ${n} more combat damage`,
    de: (n, _, nom) => `${nom} ${nom === 'du' ? 'fügst' : 'fügt'} ${n} Kampfschaden mehr zu`,
  },
  /** Times as much combat damage. */
  combatTimes: {
    en: (n, _, nom) => `${nom} deals ${n === 2 ? 'twice' : `${n} times`} as much combat damage`,
    de: (n, _, nom) => `${nom} fügt ${n === 2 ? 'doppelt' : `${n}-mal`} so viel Kampfschaden zu`,
  },
  /** FS-171. */
  combatImmune: plainly('takes no combat damage', 'erleidet keinen Kampfschaden'),
  /** FS-204: no trigger; the others' damage goes on the stack as this one is marked. */
  sharedRight: {
    en: (_, __, nom) => `damage dealt to ${nom} is also dealt to the player on the active player's right`,
    de: (_, __, nom) =>
      `Schaden an ${nom === 'diese Karte' ? 'dieser Karte' : nom} erleidet auch die Person rechts von der Person am Zug`,
  },
  sharedLeft: {
    en: (_, __, nom) => `damage dealt to ${nom} is also dealt to the player on the active player's left`,
    de: (_, __, nom) =>
      `Schaden an ${nom === 'diese Karte' ? 'dieser Karte' : nom} erleidet auch die Person links von der Person am Zug`,
  },
  passedLeft: {
    en: (_, __, nom) => `damage that ${nom} deals to the active player is also dealt to the player on their left`,
    de: (_, __, nom) => `fügt ${nom} der Person am Zug Schaden zu, erleidet ihn auch die Person links von ihr`,
  },
  unattackable: plainly('cannot be attacked', 'kann nicht angegriffen werden'),
  /** Trinity Shield. */
  cannotReact: {
    en: () => 'no other player can play loot or activate items',
    de: () => 'keine andere Person kann Beute spielen oder Items aktivieren',
  },
  /** Rewards so many times more. */
  rewards: {
    en: (_, __, nom) => (nom === 'this card' ? 'the rewards are doubled' : 'rewards are doubled'),
    de: (_, __, nom) => (nom === 'diese Karte' ? 'die Belohnung wird verdoppelt' : 'Belohnungen werden verdoppelt'),
  },
  mustAttack: {
    en: (_, __, nom) =>
      nom === 'you' ? 'you have to attack in your turn if able' : `${nom} has to attack each turn if able`,
    de: (_, __, nom) =>
      nom === 'du' ? 'du musst in deinem Zug angreifen, wenn möglich' : `${nom} muss jeden Zug angreifen, wenn möglich`,
  },
  mustBeAttacked: plainly(
    'has to be attacked once each turn if able',
    'muss jeden Zug einmal angegriffen werden, wenn möglich',
  ),
  mustAttackDeck: plainly(
    'has to attack the monster deck once each turn if able',
    'muss jeden Zug einmal den Monsterstapel angreifen, wenn möglich',
  ),
  seesTreasure: {
    en: (_, __, nom) => `${nom} may look at the top card of the treasure deck at any time`,
    de: (_, __, nom) =>
      `${nom === 'du' ? 'du darfst dir' : `${nom} darf sich`} jederzeit die oberste Karte des Schatzstapels ansehen`,
  },
  stays: plainly('cannot be put into discard', 'kann nicht abgelegt werden'),
  noSouls: { en: () => 'nobody can gain souls', de: () => 'niemand kann Seelen erhalten' },
  /** The evasion of players who may be attacked (FS-175). */
  playerEvasion: {
    en: (n) => `the active player may attack other players (evasion ${n})`,
    de: (n) => `die Person am Zug darf andere Personen angreifen (Ausweichwert ${n})`,
  },
} as const satisfies Readonly<Record<string, StatText>>;

export type Stat = keyof typeof stats;

/** What begins a clause before its verb, where it is no name of the subject. */
const OPENINGS = ['keine andere Person', 'die Belohnung', 'Belohnungen'] as const;

/** German turns round after a clause or an adverb: "solange du 0¢ hast, hast du …". Undefined where it cannot. */
function turned(said: string, nom: string): string | undefined {
  const opening = [nom, ...OPENINGS].find((each) => said.startsWith(`${each} `));
  if (opening === undefined) return undefined;
  const [verb, ...rest] = said.slice(opening.length + 1).split(' ');
  return [verb, opening, ...rest].join(' ');
}

/** "this card takes no combat damage on attack rolls of 6", "bei Angriffswürfen von 6 erleidet diese Karte …". */
function onRolls(said: string, nom: string, lang: Lang, on: readonly number[]): string {
  if (lang === 'en') return `${said} on attack rolls of ${on.join(' or ')}`;
  return `bei Angriffswürfen von ${on.join(' oder ')} ${turned(said, nom) ?? said}`;
}

/** FS-282: the condition apart from "for the first attack roll", and whether that was in it. */
function withoutFirstRoll(condition: Condition | undefined): { readonly first: boolean; readonly rest?: Condition } {
  if (condition === undefined) return { first: false };
  if (condition.test === 'firstAttackRoll') return { first: true };
  if (condition.test !== 'both') return { first: false, rest: condition };
  const rest = condition.of.filter(({ test }) => test !== 'firstAttackRoll');
  const [only] = rest;
  return rest.length === 2 || only === undefined ? { first: false, rest: condition } : { first: true, rest: only };
}

/** The effect without its condition: "you have +1 attack". */
function sayStat({ always, n, whose, on }: Static, first: boolean, lang: Lang): string {
  const { has, nom } = subjectOf(whose)[lang];
  const onFirst = first ? onFirstRoll[always] : undefined;
  const text: StatText = onFirst === undefined ? stats[always] : value(onFirst);
  const said = text[lang](n, has, nom);
  return on === undefined ? said : onRolls(said, nom, lang, on);
}

const PRONOUN = { en: 'it', de: 'sie' } as const;

/** "While this has exactly 1 HP, it has +1 attack." */
function saidAgain(said: string, { whose, if: condition }: Static, lang: Lang): string {
  const isAgain = whose === 'this' && (condition?.test === 'hpIs' || condition?.test === 'hpAtMost');
  return isAgain ? said.replace(subjectOf(whose)[lang].nom, PRONOUN[lang]) : said;
}

export function sayStatic(ability: Static, lang: Lang): string {
  const { first, rest } = withoutFirstRoll(ability.if);
  const said = sayStat(ability, first, lang);
  if (rest === undefined) return said;
  const condition = sayCondition(rest, lang, 'while');
  if (lang === 'en') return `${condition}, ${saidAgain(said, ability, lang)}`;
  const round = turned(said, subjectOf(ability.whose).de.nom);
  return round === undefined ? `${condition}: ${said}` : `${condition}, ${saidAgain(round, ability, lang)}`;
}

/** "no other player can play loot till end of turn", "bis zum Ende des Zugs kann keine andere Person …". */
export function sayStaticTill(ability: Static, lang: Lang): string {
  const said = sayStatic(ability, lang);
  if (lang === 'en') return `${said} till end of turn`;
  return `bis zum Ende des Zugs ${turned(said, subjectOf(ability.whose).de.nom) ?? said}`;
}
