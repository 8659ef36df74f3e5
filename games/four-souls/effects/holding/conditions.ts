import type { Lang } from '@tafelrunde/kernel';

/** What has to hold: for a permanent effect all the time, for a trigger when it happens (FS-219), for `ifSo` when it resolves. */
export type Condition =
  | { readonly test: 'yourTurn' }
  | { readonly test: 'handAtMost'; readonly n: number }
  | { readonly test: 'handAtLeast'; readonly n: number }
  | { readonly test: 'coinsAtMost'; readonly n: number }
  | { readonly test: 'countersAtLeast'; readonly n: number }
  | { readonly test: 'hpIs'; readonly n: number }
  | { readonly test: 'hpAtMost'; readonly n: number }
  | { readonly test: 'firstAttackRoll' }
  | { readonly test: 'noRollOnStack' }
  | { readonly test: 'goalsBelow'; readonly n: number }
  | { readonly test: 'noShopPurchase' }
  | { readonly test: 'bombDiscarded' }
  | { readonly test: 'keyDiscarded' }
  | { readonly test: 'both'; readonly of: readonly [Condition, Condition] };

export type Test = Exclude<Condition['test'], 'both'>;

/** Both have to hold. */
export const both = (a: Condition, b: Condition): Condition => ({ test: 'both', of: [a, b] });

/** Said after "while" and "if"; in German after "solange" and "falls", with the verb at the end. */
type Saying = Readonly<Record<Lang, (n: number) => string>>;

const simply = (en: string, de: string): Saying => ({ en: () => en, de: () => de });

const sayings: Readonly<Record<Test, Saying>> = {
  yourTurn: simply('it is your turn', 'du am Zug bist'),
  handAtMost: {
    en: (n) => (n === 0 ? 'you have no loot in hand' : `you have at most ${n} loot in hand`),
    de: (n) => (n === 0 ? 'du keine Beute auf der Hand hast' : `du höchstens ${n} Beute auf der Hand hast`),
  },
  handAtLeast: {
    en: (n) => `you have ${n} or more loot in hand`,
    de: (n) => `du mindestens ${n} Beute auf der Hand hast`,
  },
  coinsAtMost: {
    en: (n) => (n === 0 ? 'you have 0¢' : `you have at most ${n}¢`),
    de: (n) => (n === 0 ? 'du 0¢ hast' : `du höchstens ${n}¢ hast`),
  },
  countersAtLeast: {
    en: (n) => (n === 1 ? 'there is a counter on this' : `there are ${n} or more counters on this`),
    de: (n) => (n === 1 ? 'hier ein Marker liegt' : `hier mindestens ${n} Marker liegen`),
  },
  hpIs: { en: (n) => `this has exactly ${n} HP`, de: (n) => `diese Karte genau ${n} Leben hat` },
  hpAtMost: { en: (n) => `this has ${n} HP or less`, de: (n) => `diese Karte höchstens ${n} Leben hat` },
  firstAttackRoll: simply('it is your first attack roll of the turn', 'es dein erster Angriffswurf in diesem Zug ist'),
  noRollOnStack: simply('no dice roll is on the stack', 'kein Würfelwurf auf dem Stapel liegt'),
  goalsBelow: {
    en: (n) => `fewer than ${n} goals are met`,
    de: (n) => `weniger als ${n} Ziele erreicht sind`,
  },
  noShopPurchase: simply(
    'you have purchased nothing from the shop this turn',
    'du in diesem Zug nichts aus dem Shop gekauft hast',
  ),
  bombDiscarded: simply('the discarded card has “bomb” in its name', 'die abgeworfene Karte „bomb“ im Namen trägt'),
  keyDiscarded: simply('the discarded card has “key” in its name', 'die abgeworfene Karte „key“ im Namen trägt'),
};

export const numberIn = (condition: Condition): number => ('n' in condition ? condition.n : 0);

function say(condition: Condition, lang: Lang): string {
  if (condition.test !== 'both') return sayings[condition.test][lang](numberIn(condition));
  return condition.of.map((each) => say(each, lang)).join(lang === 'en' ? ' and ' : ' und ');
}

/** "while you have 0¢", "if you have 0¢". */
export function sayCondition(condition: Condition, lang: Lang, how: 'while' | 'if'): string {
  const said = say(condition, lang);
  if (lang === 'en') return `${how} ${said}`;
  return `${how === 'while' ? 'solange' : 'falls'} ${said}`;
}
