import type { Said } from '@tafelrunde/kernel';
import {
  type Circumstance,
  clause,
  occasion,
  type Parts,
  type Say,
  type Subject,
  sayIf,
  type Verb,
  verb,
} from '@tafelrunde/words';
import { oneOf } from '../selectors/who.ts';
import type { Happenings, Of } from './events.ts';
import { isTest, sayCondition } from './values.ts';

/* How the events are said that triggers answer: somebody or something does it. */

interface EventText {
  /** With what a trigger asks of it: `{to}` whom, `{rolls}`, with an `{attack}` roll, in whose `{turn}`, for the `{first}` time. */
  readonly verb?: Verb;
  /** Once only: "when this dies". */
  readonly once?: true;
  /** Each card once. */
  readonly dies?: true;
  /** A death, before or after what; German names it: "bei deinem Tod (vor der Todesstrafe)". */
  readonly behind?: Said;
  /** In a telegram, where there are better words than its own clause. */
  readonly brief?: (of: Of) => Said | undefined;
  /** Nobody does it: a subject of its own. */
  readonly subject?: (of: Of, say: Say) => Subject;
}

const HAPPEN = verb('act', '- handelst handelt handeln');
const SOME_ROLLS = verb(
  'come to the same number in one turn',
  '- zeigst zeigt zeigen | in einem Zug nacheinander dieselbe Zahl',
);

const fixed = (en: string, nom: string, plural: boolean): (() => Subject) => {
  const of = { en, de: { nom, acc: nom, dat: nom, gen: nom }, plural };
  return () => of;
};

const aMonster = (of: Of, say: Say): Subject => {
  if (of.this === true) return THIS;
  return oneOf(of.another === true ? 'otherMonsters' : 'monsters', say);
};

const BEFORE_PENALTY: Said = { en: ', before the death penalty', de: 'vor der Todesstrafe' };
const AFTER_PENALTY: Said = { en: ', after the death penalty', de: 'nach der Todesstrafe' };

/** "on a 6" of whom one fights with, "any 6" of everybody. */
function roll({ rolls = [], who, attack, combat }: Of): Said | undefined {
  if (rolls.length === 0 || who === 'you') return undefined;
  const isFight = attack === true || combat === true;
  const [en, de] = [rolls.join(' or '), rolls.join(' oder ')];
  return isFight ? { en: `on a ${en}`, de: `bei ${de}` } : { en: `any ${en}`, de: `jede ${de}` };
}

const ofThis =
  (en: string, de: string) =>
  (of: Of): Said | undefined =>
    of.this === true ? { en, de } : undefined;

const events = {
  turnStart: {},
  turnEnd: {},
  damaged: {
    verb: verb('take {damage} {rolls} {first}', '- erleidest erleidet erleiden | {rolls} {first} {damage}'),
    brief: (of) => (of.rolls === undefined ? ofThis('hit', 'getroffen')(of) : undefined),
  },
  dealt: {
    verb: verb('deal {damage} {to}', '- fügst fügt fügen zu | {to} {damage}'),
    brief: (of) => (of.by === undefined ? ofThis('it hits', 'trifft sie')(of) : undefined),
  },
  wouldBeDamaged: { verb: verb('would take damage', '- würdest würde würden | Schaden erleiden') },
  wouldDie: { verb: verb('would die {turn}', '- würdest würde würden | {turn} sterben') },
  /** FS-257: before the penalty. */
  died: { verb: verb('die', '- stirbst stirbt sterben'), behind: BEFORE_PENALTY },
  paidPenalty: { verb: verb('die', '- stirbst stirbt sterben'), behind: AFTER_PENALTY },
  /** FS-239. */
  monsterDied: {
    verb: verb('die {time}', '- stirbst stirbt sterben | {time}'),
    subject: aMonster,
    dies: true,
    brief: ofThis('dies', 'stirbt'),
  },
  /** FS-241. */
  rewarded: {
    verb: verb('die', '- stirbst stirbt sterben'),
    once: true,
    behind: { en: ', after its rewards', de: 'nach ihrer Belohnung' },
    brief: ofThis('dies', 'stirbt'),
  },
  /** FS-187: the result stands. */
  rolled: {
    verb: verb('roll {rolls} {attack} {turn} {time}', '- würfelst würfelt würfeln | {turn} {time} {attack} {rolls}'),
    brief: roll,
  },
  /** An attack roll like the one before it. */
  rolledAgain: {
    verb: SOME_ROLLS,
    subject: fixed('two attack rolls of yours in a row', 'zwei deiner Angriffswürfe', true),
  },
  /** FS-162. */
  missed: {
    verb: verb('miss with an attack roll', '- verfehlst verfehlt verfehlen | mit einem Angriffswurf das Ziel'),
  },
  /** FS-186. */
  wouldRoll: { verb: verb('would roll {rolls}', '- würdest würde würden | {rolls} würfeln') },
  attackDeclared: {
    verb: verb('declare an attack {first}', '- kündigst kündigt kündigen an | {first} einen Angriff'),
  },
  /** FS-157: the target is named. */
  attacked: { verb: verb('are attacked', '- wirst wird werden | angegriffen'), once: true },
  /** The card has been placed. */
  deckAttacked: { verb: verb('attack the monster deck', '- greifst greift greifen an | das Monsterdeck') },
  activated: { verb: verb('activate an item', '- aktivierst aktiviert aktivieren | ein Item') },
  entered: {
    verb: verb('enter play', '- kommst kommt kommen | ins Spiel'),
    once: true,
    brief: ofThis('now', 'sofort'),
  },
  looted: { verb: verb('loot', '- nimmst nimmt nehmen | Beute') },
  lootPlayed: { verb: verb('play loot {time} {trinket}', '- spielst spielt spielen | {time} Beute {trinket}') },
  soulGained: { verb: verb('gain a soul', '- erhältst erhält erhalten | eine Seele') },
  /** The last that a card does (FS-109). */
  becameSoul: {
    verb: verb('gain this soul', '- erhältst erhält erhalten | diese Seele'),
    once: true,
    subject: (_, say) => oneOf('everybody', say),
  },
  /** Whoever killed it is a player. */
  monsterKilled: { verb: verb('kill a monster', '- tötest tötet töten | ein Monster') },
  killed: { verb: verb('kill a monster or player', '- tötest tötet töten | ein Monster oder eine Person') },
  coinsGained: { verb: verb('gain ¢', '- erhältst erhält erhalten | ¢') },
  goalMet: {
    verb: verb('are met', '- bist ist sind | erreicht'),
    once: true,
    subject: ({ exactly = 0 }) => fixed(`${exactly} goals`, `${exactly} Ziele`, true)(),
  },
  /** FS-289. */
  coinsGiven: {
    verb: verb('give ¢ away in a deal {least}', '- gibst gibt geben ab | bei einer Vereinbarung ¢'),
  },
  purchased: { verb: verb('purchase', '- kaufst kauft kaufen ein') },
} as const satisfies Readonly<Record<keyof Happenings | 'becameSoul', EventText>>;

export type EventName = keyof typeof events;

/** "The next time", "each time … this turn". */
type How = 'always' | 'next' | 'thisTurn';

const ROLLED: Readonly<Record<'named' | 'attack', (list: readonly number[]) => Said>> = {
  named: (list) => ({ en: `a ${list.join(' or ')}`, de: `eine ${list.join(' oder ')}` }),
  attack: (list) => ({
    en: `on an attack roll of ${list.join(' or ')}`,
    de: `bei einem Angriffswurf von ${list.join(' oder ')}`,
  }),
};

const TIMES: Readonly<Record<How, Said | undefined>> = {
  always: undefined,
  next: { en: 'this turn', de: 'das nächste Mal in diesem Zug' },
  thisTurn: { en: 'this turn', de: 'in diesem Zug' },
};

const DEALT_TO = {
  monster: { en: 'to a monster', de: 'einem Monster' },
  player: { en: 'to a player', de: 'einer Person' },
} as const;

const THAT_NUMBER: Said = { en: 'that number', de: 'diese Zahl' };

function rollsIn({ rolls, combat, named }: Of): Said | undefined {
  if (named === true) return THAT_NUMBER;
  return rolls === undefined ? undefined : ROLLED[combat === true ? 'attack' : 'named'](rolls);
}

const partsOf = (of: Of, how: How): Parts => ({
  damage: of.combat === true ? { en: 'combat damage', de: 'Kampfschaden' } : { en: 'damage', de: 'Schaden' },
  to: of.to === undefined ? undefined : DEALT_TO[of.to],
  rolls: rollsIn(of),
  attack: of.attack === true ? { en: 'with an attack roll', de: 'mit einem Angriffswurf' } : undefined,
  turn: isTest(of.if, 'yourTurn') ? { en: 'in your turn', de: 'in deinem Zug' } : undefined,
  first: of.nth === 'first' ? { en: 'each turn', de: 'in einem Zug zum ersten Mal' } : undefined,
  time: TIMES[how],
  trinket: of.noTrinket === true ? { en: '(no trinket)', de: '(kein Trinket)' } : undefined,
});

/** What is no clause of somebody who does something. */
function special(name: EventName, of: Of): Circumstance | undefined {
  if (name === 'turnStart' || name === 'turnEnd') {
    const [en, de] = name === 'turnStart' ? (['start', 'Anfang'] as const) : (['end', 'Ende'] as const);
    return of.who === 'you'
      ? { en: `at the ${en} of your turn`, de: `am ${de} deines Zugs`, isAdverb: true, brief: { en, de } }
      : { en: `at the ${en} of the turn`, de: `am ${de} des Zugs`, isAdverb: true, brief: { en, de } };
  }
  if (of.nth === 'even') {
    return {
      en: 'every second time this takes damage in a turn',
      de: 'jedes zweite Mal, wenn diese Karte in einem Zug Schaden erleidet',
    };
  }
  if (of.by !== undefined) {
    return {
      en: 'each time the active player deals damage to this',
      de: 'fügt die Person am Zug dieser Karte Schaden zu',
    };
  }
  if (of.downTo === undefined) return undefined;
  return { en: `each time this comes down to ${of.downTo} HP`, de: `sinken die Leben dieser Karte auf ${of.downTo}` };
}

const THIS: Subject = {
  en: 'this',
  de: { nom: 'diese Karte', acc: 'diese Karte', dat: 'dieser Karte', gen: 'dieser Karte' },
  plural: false,
};

function subjectIn(text: EventText, of: Of, say: Say): Subject {
  if (of.this === true && text.subject === undefined) return THIS;
  return text.subject?.(of, say) ?? oneOf(of.who ?? 'everybody', say);
}

function momentOf({ once, dies }: EventText, of: Of, how: How): string {
  if (how === 'next') return 'the next time';
  if (of.nth === 'first') return 'the first time';
  return once === true || (dies === true && (of.this === true || of.another === true)) ? 'when' : 'each time';
}

function happening(text: EventText, of: Of, say: Say, how: How): Circumstance {
  const subject = subjectIn(text, of, say);
  const doing = clause(subject, text.verb ?? HAPPEN, partsOf(of, how));
  const brief = how === 'always' && of.nth === undefined ? text.brief?.(of) : undefined;
  return {
    ...occasion(momentOf(text, of, how), doing, text.behind),
    ...(text.behind === undefined ? {} : { de: `${deathOf(subject)} (${text.behind.de})`, isAdverb: true }),
    ...(brief === undefined ? {} : { brief }),
  };
}

const deathOf = (subject: Subject): string => (subject === 'you' ? 'bei deinem Tod' : `beim Tod ${subject.de.gen}`);

/** "each time you take damage", "würfelt eine Person eine 6". */
export function sayEvent(name: EventName, of: Of, say: Say, how: How = 'always'): Circumstance {
  const text: EventText = events[name];
  const isTold = isTest(of.if, 'yourTurn');
  const condition = of.if === undefined || isTold ? { en: '', de: '' } : sayIf(sayCondition(of.if));
  const found = special(name, of) ?? happening(text, of, say, how);
  if (condition.en === '') return found;
  const { brief = found } = found;
  return {
    en: `${found.en}, ${condition.en}`,
    de: `${found.de}, ${condition.de}`,
    brief: { en: `${brief.en}, ${condition.en}`, de: `${brief.de}, ${condition.de}` },
  };
}
