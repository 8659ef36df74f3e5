import type { Lang, Plain, Seat, ToldEvent } from '@tafelrunde/kernel';
import {
  accusative,
  type Behind,
  dative,
  isReader,
  type Telling as Shared,
  tellingOf as sharedTelling,
} from '@tafelrunde/words';
import { cardData } from '../effects/language/registry.ts';
import { seatIn } from '../players.ts';
import { sayPromise } from '../text/deals.ts';

/** Somebody in a log line. */
interface Person {
  /** "Anna takes", "You take". */
  does(third: string, second: string): string;
  /** Of two ways to say it, the one that fits: "promises", "promise". */
  fits(third: string, second: string): string;
  /** "from you", "von dir". */
  readonly dative: string;
  /** "Anna's", "your". */
  readonly whose: string;
  /** "Ben kills you", "Ben tötet dich". */
  readonly accusative: string;
  readonly name: string;
}

/** What a log line is told: who it is about, which cards the reader knows, and the facts. */
export interface Telling extends Shared {
  readonly who: Person;
  /** What the one spoken of does. */
  acts: Person['does'];
  /** Of a deal: with whom, and for what. */
  readonly other: Person;
  readonly promise: string;
  /** Who is given something. */
  readonly to: Person;
  /** Who the line is about: "Anna ", or nothing if they were spoken of last. */
  readonly they: string;
  /** What is cancelled: a card's effect, a roll, damage, a death. */
  readonly cancelled: string;
  bodyDoes: Person['does'];
  /** The card that the event speaks of. */
  readonly card: string;
  /** Who or what is attacked. */
  readonly target: string;
  /** Who did it, where no card did. */
  readonly by: Person | undefined;
  /** Of a death: nothing where a card stands behind it, which is named anyway. */
  readonly ofWhat: string;
  /** Of several dice: what each shows. */
  readonly dice: string;
}

const A_CARD: Readonly<Record<Lang, string>> = { en: 'a card', de: 'eine Karte' };
const NO_HP: Readonly<Record<Lang, string>> = { en: ': no HP left', de: ': keine Leben mehr' };
const A_MONSTER: Readonly<Record<Lang, string>> = { en: 'The monster', de: 'Das Monster' };

const cardName = (card: Plain | undefined, lang: Lang): string =>
  typeof card === 'string' ? (cardData(card)?.name ?? card) : A_CARD[lang];

function personCalled(name: string, lang: Lang): Person {
  const fits: Person['fits'] = (third, second) => (isReader(name, lang) ? second : third);
  return {
    does: (third, second) => `${name} ${fits(third, second)}`,
    fits,
    dative: dative(name, lang),
    accusative: accusative(name, lang),
    whose: fits(`${name}'s`, 'your'),
    name,
  };
}

function bodyName({ data = {} }: ToldEvent, lang: Lang): string {
  return typeof data.card === 'string' ? cardName(data.card, lang) : A_MONSTER[lang];
}

function promiseOf({ data = {} }: ToldEvent, lang: Lang): string {
  const { promise, card } = data;
  return typeof promise === 'string' ? sayPromise(promise, typeof card === 'string' ? card : undefined, lang) : '';
}

const NO_CARD: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  roll: { en: 'A roll', de: 'Ein Wurf' },
  damage: { en: 'Damage', de: 'Schaden' },
  death: { en: 'A death', de: 'Ein Tod' },
};

/** What is cancelled by the card that it comes from; what no card stands behind by what it is. */
function cancelledIn({ data = {} }: ToldEvent, lang: Lang): string {
  const { card, kind } = data;
  if (typeof card === 'string') return cardName(card, lang);
  return (typeof kind === 'string' ? NO_CARD[kind]?.[lang] : undefined) ?? '';
}

const numberOf = (value: Plain | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** Whom an event speaks of: of damage and healing somebody else than who did it, of what comes up by itself nobody. */
export function spokenOfIn({ type, seat, from, to, cause, data = {} }: ToldEvent): Seat | 'same' | undefined {
  if (type === 'rolled' || type === 'dieChanged') return 'same';
  if (data.via === 'trigger' || data.via === 'outcome') return undefined;
  if (typeof data.body === 'string') return seatIn(data.body);
  const killer = cause === undefined ? numberOf(data.by) : undefined;
  if (type === 'monsterDied') return killer;
  return type === 'died' && killer !== undefined ? killer : (seat ?? to?.seat ?? from?.seat);
}

/** How the line is told to a reader who is called "You" or "Du". */
export function tellingOf(event: ToldEvent, lang: Lang, names: readonly string[], behind?: Behind): Telling {
  const { data = {}, cause = '' } = event;
  const shared = sharedTelling(event, lang, names, (id) => cardName(id, lang), behind);
  const { name } = shared;
  const seat = event.seat ?? event.to?.seat ?? event.from?.seat;
  const who = personCalled(name(seat), lang);
  const attacked = typeof data.target === 'string' ? seatIn(data.target) : undefined;
  const card = cardName(data.card, lang);
  const by = cause === '' ? numberOf(data.by) : undefined;
  const body = typeof data.body === 'string' ? seatIn(data.body) : undefined;
  return {
    ...shared,
    who,
    acts: (third, second) => shared.does(seat, third, second),
    other: personCalled(name(numberOf(data.other)), lang),
    promise: promiseOf(event, lang),
    to: personCalled(name(numberOf(data.to)), lang),
    they: shared.subject(seat),
    cancelled: cancelledIn(event, lang),
    bodyDoes:
      body === undefined ? personCalled(bodyName(event, lang), lang).does : (...verb) => shared.does(body, ...verb),
    card,
    target: attacked === undefined ? card : accusative(name(attacked), lang),
    by: by === undefined ? undefined : personCalled(name(by), lang),
    ofWhat: cause === '' ? NO_HP[lang] : '',
    dice: Array.isArray(data.dice) ? data.dice.join(', ') : '',
  };
}
