import { ATTACK, abilityRef, figuresIn, PURCHASE } from '@tafelrunde/four-souls';
import type { Question, Ref } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { cardsOf } from '../../table/cards/reading.ts';
import { catalogue } from '../../words/catalogue.ts';

const words = catalogue(
  {
    buy: (n: number) => `Buy for ${n}¢`,
    play: 'Play',
    use: 'Use',
    attack: 'Attack',
    discard: 'Discard',
    destroy: 'Destroy',
    steal: 'Steal',
    give: 'Give away',
    swap: 'Swap',
    take: 'Take',
    recharge: 'Recharge',
    onTop: 'Put on top',
  },
  {
    buy: (n: number) => `Für ${n}¢ kaufen`,
    play: 'Spielen',
    use: 'Nutzen',
    attack: 'Angreifen',
    discard: 'Abwerfen',
    destroy: 'Zerstören',
    steal: 'Stehlen',
    give: 'Hergeben',
    swap: 'Tauschen',
    take: 'Nehmen',
    recharge: 'Bereit machen',
    onTop: 'Oben auf das Deck legen',
  },
);

type Verb = Exclude<keyof (typeof words)['en'], 'buy'>;

/** What an answer does to a card, by what is asked. */
const verbs: Readonly<Record<string, Verb>> = {
  chooseAttacked: 'attack',
  redirectAttack: 'attack',
  penaltyItem: 'destroy',
  destroyOwn: 'destroy',
  penaltyLoot: 'discard',
  handLimit: 'discard',
  discardCards: 'discard',
  stealSeen: 'steal',
  giveCard: 'give',
  giveWhat: 'give',
  giveOwn: 'give',
  swapGive: 'swap',
  swapMine: 'swap',
  swapTake: 'take',
  swapTheirs: 'take',
  takeGuppy: 'take',
  findMonster: 'take',
  rechargeSome: 'recharge',
  returnCard: 'onTop',
  keepOneOnTop: 'onTop',
};

/** What a button beside a large card says: a verb, where a click does it at once. */
export function doingWith(
  { view, lang }: Pick<BoardProps, 'view' | 'lang'>,
  question: Question | undefined,
  ref: Ref,
): string | undefined {
  if (question === undefined || question.max > 1) return undefined;
  const t = words[lang];
  const { op } = question.op;
  const lies = (kind: string): boolean => cardsOf(view, kind).some(({ obj }) => obj === ref);
  const isOffered = (announced: Ref): boolean => optionFor(question, announced) !== undefined;
  if (lies('shop') && (op === 'choosePurchase' || isOffered(PURCHASE)))
    return t.buy(figuresIn(view).prices[Number(ref)] ?? 10);
  if (lies('monster') && isOffered(ATTACK)) return t.attack;
  const verb = verbs[op];
  if (verb !== undefined) return t[verb];
  const option = optionFor(question, ref);
  if (option?.label === 'play') return t.play;
  return option?.label === 'use' || abilityRef.is(ref) ? t.use : undefined;
}
