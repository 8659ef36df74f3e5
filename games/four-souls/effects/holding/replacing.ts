import { type Effect, isRef, type Lang, type Op, type Ref } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { type Body, player, seatIn } from '../../players.ts';
import { tallied, tally } from '../../rules/table.ts';
import type { At, M } from '../../state.ts';
import type { Replacing } from '../language/card.ts';
import { contextOf } from '../language/context.ts';
import { subjectOf } from '../selectors/subjects.ts';
import { changeVerb, sayChange } from './changes.ts';

/* A replacement: which verb it answers, how often, and how that is said. What it makes of the verb is in `changes.ts`. */

export function replaceBy(m: M, effect: Effect, { change, then, first }: Replacing, verb: Op): readonly Op[] {
  if (first === true) countVerb(m, verb);
  const instead = changeVerb(m, verb, effect, change);
  if (then === undefined || change.change === 'doInstead') return instead;
  const { seat, source = 0, vars } = contextOf(m, effect);
  const declared = { op: 'declare', seat, source, at: below(effect.at, 'then'), via: 'trigger', vars };
  return [...instead, declared];
}

/** With `when` it happens and how much of it. */
type VerbText = Readonly<Record<Lang, (nom: string, when: string, what: string) => string>>;

/** "würdest du Beute nehmen", "würde eine Person das nächste Mal Beute nehmen". */
const would = (nom: string, rest: string): string => `${nom === 'du' ? 'würdest' : 'würde'} ${nom} ${rest}`;

/** "you would take damage": the verb that is replaced. */
const verbs: Readonly<Record<Replacing['instead'], VerbText>> = {
  gainCoins: {
    en: (nom, when) => `${when} ${nom} would gain ¢`,
    de: (nom, when) => would(nom, `${when}¢ erhalten`),
  },
  lootCards: {
    en: (nom, when) => `${when} ${nom} would loot`,
    de: (nom, when) => would(nom, `${when}Beute nehmen`),
  },
  hurt: {
    en: (nom, when, what) => `${when} ${nom} would take ${what}damage`,
    de: (nom, when, what) => would(nom, `${when}${what}Schaden erleiden`),
  },
  destroyCard: {
    en: (nom) => `when ${nom} would be destroyed`,
    de: (nom, when) => would(nom, `${when}zerstört werden`),
  },
  gainSoul: {
    en: (nom, when) => `${when} ${nom} would gain a soul`,
    de: (nom, when) => would(nom, `${when}eine Seele erhalten`),
  },
  payPenalty: {
    en: (nom, when) => `${when} ${nom} would pay the death penalty`,
    de: (nom, when) => would(nom, `${when}die Todesstrafe zahlen`),
  },
  putDeath: {
    en: (nom, when) => `${when} ${nom} would die`,
    de: (nom, when) => would(nom, `${when}sterben`),
  },
};

/** The verbs as orders. */
const orders: Readonly<Partial<Record<Replacing['instead'], Readonly<Record<Lang, string>>>>> = {
  gainCoins: { en: 'gain', de: 'erhalte' },
  lootCards: { en: 'loot', de: 'nimm' },
  hurt: { en: 'take', de: 'erleide' },
};

const moments = {
  en: {
    always: 'each time',
    game: 'the next time',
    turn: 'the next time this turn',
    first: 'the first time each turn',
    firstInYours: 'the first time in each of your turns',
  },
  de: {
    always: '',
    game: 'das nächste Mal ',
    turn: 'in diesem Zug das nächste Mal ',
    first: 'in einem Zug zum ersten Mal ',
    firstInYours: 'in deinem Zug zum ersten Mal ',
  },
} as const;

type Moment = keyof (typeof moments)['en'];

function momentOf({ first, if: condition }: Replacing): Moment {
  if (first !== true) return 'always';
  return condition?.test === 'yourTurn' ? 'firstInYours' : 'first';
}

/** "each time you would take damage: 1 more instead"; `then` is what is done instead. */
export function sayReplacing(replacing: Replacing, lang: Lang, how: Moment = momentOf(replacing), then = ''): string {
  const { instead, whose, change, atLeast } = replacing;
  const what = atLeast === undefined ? '' : lang === 'en' ? `${atLeast} or more ` : `${atLeast} oder mehr `;
  const condition = verbs[instead][lang](subjectOf(whose)[lang].one, moments[lang][how], what);
  const said = sayChange(change, lang, orders[instead]?.[lang] ?? '', then);
  return `${condition}: ${said}`;
}

/** How often it has happened, or would have, to somebody this turn. */
export function timesSoFar(m: At, verb: Op): number {
  const body = bodyOfVerb(m, verb);
  return body === undefined ? 0 : tallied(m, verb.op, body);
}

function countVerb(m: M, verb: Op): void {
  const body = bodyOfVerb(m, verb);
  if (body !== undefined) tally(m, verb.op, body);
}

export function bodyOfVerb(m: At, verb: Op): Body | undefined {
  const subject = subjectOfVerb(m, verb);
  const seat = seatIn(subject);
  return seat === undefined ? (typeof subject === 'number' ? subject : undefined) : player(seat);
}

/** The body or the card that the verb would happen to. */
function subjectOfVerb(m: At, verb: Op): Ref | undefined {
  if ('to' in verb && isRef(verb.to)) return verb.to;
  if ('object' in verb && typeof verb.object === 'number') return verb.object;
  if ('who' in verb && isRef(verb.who)) return verb.who;
  return 'seat' in verb && typeof verb.seat === 'number' && verb.seat < m.seats ? player(verb.seat) : undefined;
}
