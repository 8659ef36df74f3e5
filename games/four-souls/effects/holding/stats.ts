import type { Said } from '@tafelrunde/kernel';
import {
  type Aside,
  allowed,
  asObject,
  type Brief,
  type Circumstance,
  clause,
  must,
  type Noun,
  type Say,
  type Speech,
  type Subject,
  sayWhile,
  tells,
  verb,
  when,
} from '@tafelrunde/words';
import type { Static } from '../language/card.ts';
import { plural, signed } from '../language/word.ts';
import { subjectOf } from '../selectors/who.ts';
import { type Condition, isTest, sayCondition } from './values.ts';

/* Permanent effects: values that queries add up, stored nowhere. */

type StatText = (n: number, subject: Subject, first: boolean) => Speech;

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
const onFirstRoll: Readonly<Partial<Record<Value, Said>>> = {
  attack: {
    en: 'attack for your first attack roll each turn',
    de: 'Angriff bei deinem ersten Angriffswurf in jedem Zug',
  },
  attackRoll: { en: 'to your first attack roll each turn', de: 'auf deinen ersten Angriffswurf in jedem Zug' },
};

/** "+1 attack". */
export function sayValue(stat: Stat, n: number): Said {
  const { en, de } = isValue(stat) ? values[stat] : { en: stat, de: stat };
  return { en: `${signed(n)} ${en}`, de: `${signed(n)} ${de}` };
}

export const HAVE = verb('have {what} {till}', '- hast hat haben | {till} {what}', { en: '{what}', de: '{what}' });

const value =
  (stat: Value): StatText =>
  (n, subject, first) => {
    const { en, de } = (first ? onFirstRoll[stat] : undefined) ?? values[stat];
    return clause(subject, HAVE, { what: { en: `${signed(n)} ${en}`, de: `${signed(n)} ${de}` } });
  };

/** "Any number of times." */
export const UNLIMITED = 1000;

const HAVE_EACH_TURN = verb('have {what} each turn', '- hast hat haben | jeden Zug {what}', {
  en: '{more}',
  de: '{more}',
  isOffer: true,
});

const onTurn =
  (en: string, de: string): StatText =>
  (n, subject) => {
    const any = { en: `any number of ${en}s`, de: `beliebig viele ${de}e` };
    return clause(subject, HAVE_EACH_TURN, {
      more:
        n === UNLIMITED
          ? any
          : { en: `${n} more ${plural(n, en, `${en}s`)}`, de: `${n} ${plural(n, de, `${de}e`)} mehr` },
      what:
        n === UNLIMITED
          ? any
          : {
              en: `${n} additional ${plural(n, en, `${en}s`)}`,
              de: `${n} ${plural(n, `zusätzlichen ${de}`, `zusätzliche ${de}e`)}`,
            },
    });
  };

/** The subject does it; `{n}` is the number. */
const does = (en: string, de: string): StatText => {
  const said = verb(en, de);
  return (n, subject) => clause(subject, said, { n });
};

const may = (en: string, de: string, brief?: Brief): StatText => {
  const said = verb(en, de, brief);
  return (n, subject) => allowed(clause(subject, said, { n, turn: OWN_TURN }));
};

const OWN_TURN = { you: { en: '', de: 'in deinem Zug' }, they: { en: '', de: 'im eigenen Zug' } } as const;
const EACH_TURN = {
  you: { en: 'in your turn', de: 'in deinem Zug' },
  they: { en: 'each turn', de: 'jeden Zug' },
} as const;

/** A subject that has one form. */
const fixed = (en: string, nom: string, isMany = false): Noun => ({
  en,
  de: { nom, acc: nom, dat: nom, gen: nom },
  plural: isMany,
});

const SHOP_TREASURES = fixed('treasures in the shop', 'Schätze im Shop', true);
const COST = verb('cost {whom} {n}¢ less', '- kostest kostet kosten | {whom} {n}¢ weniger');
const PAY_OTHERS = verb('pay each other player {n}¢', 'zahle zahlst zahlt zahlen | jeder anderen Person {n}¢');
const ATTACK = verb('attack {when} if able', 'greife greifst greift greifen an | {when}, wenn möglich,');
const DOUBLED = verb('are doubled', '- wirst wird werden -verdoppelt');
const DEAL_TIMES = verb('deal {times} as much combat damage', '- fügst fügt fügen zu | {times} so viel Kampfschaden');

const beside =
  (en: string, de: string): StatText =>
  (_, subject) => {
    const whom = asObject(subject);
    return tells(
      `damage dealt to ${whom.en} is also dealt to the player on the active player's ${en}`,
      `Schaden an ${whom.de.dat} erleidet auch die Person ${de} von der Person am Zug`,
    );
  };

/** What can be more or less, and how that is said. */
const stats = {
  attack: value('attack'),
  hp: value('hp'),
  evasion: value('evasion'),
  roll: value('roll'),
  attackRoll: value('attackRoll'),
  /** FS-122. */
  lootStep: does('loot {n} more in the loot step', '- nimmst nimmt nehmen | im Beute-Schritt {n} Beute mehr'),
  lootPlays: may('play {n} additional loot in {self} turn', 'spiele spielst spielt spielen | {turn} {n} Beute mehr', {
    en: '+{n} loot play',
    de: '+{n} Beute spielen',
    isOffer: true,
  }),
  attacks: onTurn('attack', 'Angriff'),
  purchases: onTurn('purchase', 'Einkauf'),
  /** FS-148: for treasures in the shop only. */
  price: (n, subject) => clause(SHOP_TREASURES, COST, { whom: asObject(subject), n: -n }),
  /** So many items of the shop each turn for nothing. */
  freePurchase: may(
    'purchase {n} item from the shop for 0¢ in {self} turn',
    'kaufe kaufst kauft kaufen | {turn} {n} Item aus dem Shop für 0¢',
  ),
  /** FS-119. */
  rechargeLimit: may(
    'recharge only {n} item at the start of {self} turn',
    'mache machst macht machen -bereit | am Anfang des eigenen Zugs nur {n} Item',
  ),
  /** FS-118: the character alone. */
  heldDown: (n) =>
    does('do not recharge at the start of your turn', '- wirst wird werden -bereit | am Anfang deines Zugs nicht')(
      n,
      fixed('your character', 'dein Charakter'),
      false,
    ),
  /** FS-051: for everybody to see. */
  openHand: does('play with an open hand', '- spielst spielt spielen | mit offener Hand'),
  /** FS-182: as the result is fixed. */
  shiftsRolls: may(
    'change each roll of yours that is no attack roll by +{n} or −{n}',
    'verändere veränderst verändert verändern | jeden deiner Würfe, der kein Angriffswurf ist, um +{n} oder −{n}',
  ),
  /** FS-157: not on the deck. */
  choosesAttacked: (n, subject) =>
    when(
      { en: 'when another player attacks a monster', de: 'greift eine andere Person ein Monster an' },
      may('choose which one', 'bestimme bestimmst bestimmt bestimmen | das Ziel')(n, subject, false),
    ),
  /** To everybody else, for announcing an attack. */
  attackTax: (n, subject) =>
    when({ en: 'to declare an attack', de: 'um anzugreifen' }, must(clause(subject, PAY_OTHERS, { n }))),
  /** Of tap and paid effects each turn. */
  activationLimit: may(
    'activate only {n} effect each turn',
    'aktiviere aktivierst aktiviert aktivieren | pro Zug nur {n} Effekt',
  ),
  lootLimit: may('play only {n} loot each turn', 'spiele spielst spielt spielen | pro Zug nur {n} Beute'),
  /** More combat damage that it deals. */
  combatDamage: does('deal {n} more combat damage', '- fügst fügt fügen zu | {n} Kampfschaden mehr'),
  /** Times as much combat damage. */
  combatTimes: (n, subject) =>
    clause(subject, DEAL_TIMES, {
      times: n === 2 ? { en: 'twice', de: 'doppelt' } : { en: `${n} times`, de: `${n}-mal` },
    }),
  /** FS-171. */
  combatImmune: does('take no combat damage', '- erleidest erleidet erleiden | keinen Kampfschaden'),
  /** FS-204: no trigger; the others' damage goes on the stack as this one is marked. */
  sharedRight: beside('right', 'rechts'),
  sharedLeft: beside('left', 'links'),
  passedLeft: (_, subject) =>
    tells(
      `damage that ${asObject(subject).en} deals to the active player is also dealt to the player on their left`,
      `fügt ${asObject(subject).de.nom} der Person am Zug Schaden zu, erleidet ihn auch die Person links von ihr`,
    ),
  unattackable: does('cannot be attacked', '- kannst kann können | nicht angegriffen werden'),
  /** Trinity Shield. */
  cannotReact: (n) =>
    does('can play loot or activate items', '- kannst kann können | Beute spielen oder Items aktivieren')(
      n,
      fixed('no other player', 'keine andere Person'),
      false,
    ),
  /** Rewards so many times more. */
  rewards: (_, subject) =>
    clause(
      subject !== 'you' && subject.name === 'this'
        ? fixed('the reward', 'die Belohnung')
        : fixed('rewards', 'Belohnungen', true),
      DOUBLED,
    ),
  mustAttack: (_, subject) => must(clause(subject, ATTACK, { when: EACH_TURN })),
  mustBeAttacked: (_, subject) =>
    must(
      clause(
        subject,
        verb(
          'are attacked once each turn if able',
          '- wirst wird werden | jeden Zug, wenn möglich, einmal angegriffen',
        ),
      ),
    ),
  mustAttackDeck: (_, subject) =>
    must(
      clause(
        subject,
        verb(
          'attack the monster deck once each turn if able',
          'greife greifst greift greifen an | jeden Zug, wenn möglich, einmal das Monsterdeck',
        ),
      ),
    ),
  seesTreasure: may(
    'look at the top card of the treasure deck at any time',
    'sieh siehst sieht sehen an | {self} jederzeit die oberste Karte des Schatzdecks',
  ),
  stays: does('cannot be put into discard', '- kannst kann können | nicht abgelegt werden'),
  noSouls: (n) =>
    does('can gain souls', '- kannst kann können | Seelen erhalten')(n, fixed('nobody', 'niemand'), false),
  /** The evasion of players who may be attacked (FS-175). */
  playerEvasion: may(
    'attack other players (evasion {n})',
    'greife greifst greift greifen an | andere Personen (Ausweichwert {n})',
  ),
} as const satisfies Readonly<Record<string, StatText>>;

export type Stat = keyof typeof stats;

/** FS-282: the condition apart from "for the first attack roll", and whether that was in it. */
function withoutFirstRoll(condition: Condition | undefined): { readonly first: boolean; readonly rest?: Condition } {
  if (condition === undefined) return { first: false };
  if (isTest(condition, 'firstAttackRoll')) return { first: true };
  if ('test' in condition) return { first: false, rest: condition };
  const rest = condition.both.filter((each) => !isTest(each, 'firstAttackRoll'));
  const [only] = rest;
  return rest.length === 2 || only === undefined ? { first: false, rest: condition } : { first: true, rest: only };
}

const onRolls = (on: readonly number[]): Circumstance => ({
  en: `on attack rolls of ${on.join(' or ')}`,
  de: `bei Angriffswürfen von ${on.join(' oder ')}`,
  isAdverb: true,
  brief: { en: `on a ${on.join(' or ')}`, de: `bei ${on.join(' oder ')}` },
});

/** "While this has exactly 1 HP, it has +1 attack." */
export const IT: Noun = {
  en: 'it',
  de: { nom: 'sie', acc: 'sie', dat: 'ihr', gen: 'ihrer' },
  plural: false,
  name: 'this',
};

/** What is spoken of is this card. */
export const callingItIt = (say: Say): Say => say.naming('this', { first: IT, again: IT });

export function sayStatic({ always, n, whose, on, if: condition }: Static, say: Say): Speech {
  const { first, rest } = withoutFirstRoll(condition);
  const isAboutThis = isTest(rest, 'hpIs', 'hpAtMost');
  const text: StatText = stats[always];
  const said = text(n, subjectOf(whose, isAboutThis ? callingItIt(say) : say), first);
  const limited = on === undefined ? said : when(onRolls(on), said);
  return rest === undefined ? limited : when(whileTrue(rest), limited);
}

const whileTrue = (condition: Condition): Circumstance => ({
  ...sayWhile(sayCondition(condition)),
  ...(isTest(condition, 'yourTurn') ? { brief: { en: 'your turn', de: 'dein Zug' } } : {}),
});

export const TILL: Circumstance & Aside = {
  en: 'till end of turn',
  de: 'bis zum Ende des Zugs',
  isAdverb: true,
  isAside: true,
};
