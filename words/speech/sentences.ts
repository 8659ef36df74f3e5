import type { Lang, Said } from '@tafelrunde/kernel';
import {
  type Circumstance,
  type Clause,
  type Conditional,
  type Deed,
  isSame,
  type Options,
  type Rows,
  type Speech,
  type Subject,
} from './speech.ts';
import { beside, type Manner, type Person, telegramOf } from './verb.ts';

/* The one place that makes sentences of what effects say. */

/** Where in a text a clause stands. */
interface Where extends Manner {
  /** A row of a table or one of several options: it has no full stops in it. */
  readonly inRow: boolean;
  /** Under a condition: a new sentence would leave it. */
  readonly underIf: boolean;
  /** Somebody else is the subject of this sentence: an order would seem to be for them. */
  readonly aboutOthers: boolean;
  /** German puts the verb before its subject after a condition or an adverb. */
  readonly turned: boolean;
}

const start = ({ lang, brief }: Manner): Where => ({
  lang,
  brief,
  inRow: false,
  underIf: false,
  aboutOthers: false,
  turned: false,
});

const inFull = (lang: Lang): Manner => ({ lang, brief: false });
const asTelegram = (lang: Lang): Manner => ({ lang, brief: true });

const personOf = (subject: Subject): Person => (subject === 'you' ? 'you' : 'they');

/** Nobody is told to "have" something. */
const isOrder = ({ subject, deeds: [first] }: Clause): boolean =>
  subject === 'you' && first !== undefined && first.modal === undefined && first.verb.de.order !== '';

const phrase = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const MODALS = {
  en: { may: 'may', must: 'must' },
  de: {
    may: { you: 'darfst', they: 'darf', all: 'dürfen' },
    must: { you: 'musst', they: 'muss', all: 'müssen' },
  },
} as const;

/** Deeds that one may or must do share the verb that says so. */
const isSameModal = (deeds: readonly Deed[], i: number): boolean => i > 0 && deeds[i]?.modal === deeds[i - 1]?.modal;

/** Of three or more deeds the first ones are joined by commas. */
const isListed = (deeds: readonly Deed[], i: number): boolean =>
  deeds.length > 2 && i < deeds.length - 1 && deeds.every(({ link }, j) => j === 0 || link !== 'then');

const andBefore = (deeds: readonly Deed[], i: number): string => (isListed(deeds, i) ? ', ' : ' and ');

function englishDeed(deeds: readonly Deed[], i: number, subject: Subject, asOrder: boolean, manner: Manner): string {
  const deed = deeds[i];
  if (deed === undefined) return '';
  const { verb, parts, modal, link } = deed;
  const person = personOf(subject);
  const isBase = asOrder || modal !== undefined;
  const isThird = !isBase && subject !== 'you' && !subject.plural;
  const form = isBase && verb.en.base === 'are' ? 'be' : isThird ? verb.en.third : verb.en.base;
  const lead = modal === undefined || isSameModal(deeds, i) ? '' : MODALS.en[modal];
  return `${i === 0 ? '' : link === 'then' ? ', then ' : andBefore(deeds, i)}${phrase(lead, form, beside(verb, parts, manner, person))}`;
}

function englishClause({ subject, deeds }: Clause, asOrder: boolean, manner: Manner): string {
  const head = asOrder ? '' : subject === 'you' ? 'you' : subject.en;
  return phrase(head, deeds.map((_, i) => englishDeed(deeds, i, subject, asOrder, manner)).join(''));
}

const numbered = (subject: Subject): 'you' | 'they' | 'all' => {
  if (subject === 'you') return 'you';
  return subject.plural ? 'all' : 'they';
};

/** The verb that is bent, and what stands after it. */
function germanDeed(
  { verb, parts, modal }: Deed,
  subject: Subject,
  asOrder: boolean,
  manner: Manner,
): readonly [string, string] {
  const middle = beside(verb, parts, manner, personOf(subject));
  if (modal !== undefined) return [MODALS.de[modal][numbered(subject)], phrase(middle, verb.de.infinitive)];
  return [asOrder ? verb.de.order : verb.de[numbered(subject)], phrase(middle, verb.de.particle)];
}

const germanLink = ({ link }: Deed, asOrder: boolean): string => {
  if (link !== 'then') return ' und ';
  return asOrder ? ', dann ' : ' und dann ';
};

function germanClause({ subject, deeds }: Clause, asOrder: boolean, turned: boolean, manner: Manner): string {
  const head = asOrder ? '' : subject === 'you' ? 'du' : subject.de.nom;
  return deeds
    .map((deed, i) => {
      const [finite, rest] = germanDeed(deed, subject, asOrder, manner);
      if (i === 0) return phrase(turned ? finite : head, turned ? head : finite, rest);
      const isShared = deed.modal !== undefined && isSameModal(deeds, i);
      return `${isListed(deeds, i) ? ', ' : germanLink(deed, asOrder)}${isShared ? rest : phrase(finite, rest)}`;
    })
    .join('');
}

function sayClause(of: Clause, where: Where): string {
  const { lang, turned, aboutOthers } = where;
  const asOrder = isOrder(of) && !aboutOthers;
  const short = inTelegram(of, where);
  if (short !== undefined) return short;
  return lang === 'en' ? englishClause(of, asOrder, where) : germanClause(of, asOrder, turned && !asOrder, where);
}

/** "+1 loot play", "each player: +1 attack": where each of the deeds has words for it. What others do, or one must, is said in full. */
function inTelegram({ subject, deeds }: Clause, manner: Manner): string | undefined {
  const isOffer = deeds.every(({ verb }) => verb.brief?.isOffer === true);
  if (!isOffer && (subject !== 'you' || deeds.some(({ modal }) => modal !== undefined))) return undefined;
  const said = deeds.map(({ verb, parts }) => telegramOf(verb, parts, manner, personOf(subject)));
  if (said.includes(undefined) || deeds.some(({ modal }) => modal === 'must')) return undefined;
  const whose = subject === 'you' ? '' : `${manner.lang === 'en' ? subject.en : subject.de.nom}:`;
  return phrase(whose, said.filter((each) => each !== '').join(', '));
}

/** A telegram does without them. */
const LEFT_OUT: readonly string[] = ['each time', 'when'];

/** "each time you take damage", "erleidest du Schaden": German puts the verb first, as German cards do. */
export const occasion = (moment: string, of: Clause, behind: Said = { en: '', de: '' }): Circumstance => ({
  en: `${phrase(moment, englishClause(of, false, inFull('en')))}${behind.en}`,
  de: `${germanClause(of, false, true, inFull('de'))}${behind.de}`,
  brief: {
    en: phrase(LEFT_OUT.includes(moment) ? '' : moment, englishClause(of, false, asTelegram('en'))),
    de: germanClause(of, false, true, asTelegram('de')),
  },
});

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** After a colon a sentence begins, in both languages; not in a telegram. */
const afterColon = (head: string, rest: string, { brief }: Manner): string =>
  `${head}: ${brief ? rest : capital(rest)}`;

const WORDS = {
  en: { then: ', then ', and: ' and ', otherwise: '; otherwise ', or: ' or ' },
  de: { then: ', dann ', and: ' und ', otherwise: '; sonst: ', or: ' oder ' },
} as const;

/** The deeds of the same person, told one after the other, are one clause: "each player discards all loot and loots 3". */
function merged(list: readonly Speech[]): Speech[] {
  const all: Speech[] = [];
  for (const each of list) {
    const last = all.at(-1);
    if (last?.kind === 'clause' && each.kind === 'clause' && isToldTogether(last, each)) {
      const [first, ...rest] = each.deeds;
      if (first !== undefined)
        all.splice(-1, 1, { ...last, deeds: [...last.deeds, { ...first, link: 'and' }, ...rest] });
    } else all.push(each);
  }
  return all;
}

const isToldTogether = (a: Clause, b: Clause): boolean => a.subject !== 'you' && isSame(a.subject, b.subject);

const tellsOfOthers = (speech: Speech): boolean =>
  speech.kind === 'clause' ? speech.subject !== 'you' : speech.kind === 'plain' && speech.tells;

const canFollow = (speech: Speech): boolean =>
  (speech.kind === 'clause' && isOrder(speech)) ||
  (speech.kind === 'plain' && !speech.tells) ||
  ((speech.kind === 'table' || speech.kind === 'options') && isOrder(speech.head));

function saySequence(list: readonly Speech[], where: Where): string {
  const parts = merged(list);
  let said = '';
  let { aboutOthers, turned } = where;
  parts.forEach((part, i) => {
    const before = parts[i - 1];
    const follows = before !== undefined && isSimple(before) && canFollow(part);
    if (i > 0 && !follows) aboutOthers = false;
    if (before !== undefined && tellsOfOthers(before) && follows) aboutOthers = true;
    turned = i === 0 ? where.turned : follows && aboutOthers && !where.brief;
    const text = say(part, { ...where, aboutOthers, turned });
    if (i === 0) said = text;
    else if (where.brief) said += `${looksBack(part) ? ':' : follows ? ',' : ';'} ${text}`;
    else if (follows) said += `${WORDS[where.lang].then}${text}`;
    else said += between(part, where) === '. ' ? `. ${capital(text)}` : `; ${text}`;
  });
  return said;
}

/** After what one may do, "then" would seem to belong to it. */
const isSimple = (speech: Speech): boolean =>
  speech.kind === 'clause' ? speech.deeds.every(({ modal }) => modal === undefined) : speech.kind === 'plain';

/** What ends before the next part: the sentence, or only its clause. */
function between(next: Speech, { inRow, underIf }: Where): '. ' | '; ' {
  if (inRow) return '; ';
  return underIf && !looksBack(next) ? '; ' : '. ';
}

const looksBack = (speech: Speech): boolean => speech.kind === 'if' && speech.looksBack === true;

/** Does it begin with a verb that German can put before its subject? */
function canTurn(speech: Speech): boolean {
  switch (speech.kind) {
    case 'clause':
      return !isOrder(speech);
    case 'table':
    case 'options':
      return !isOrder(speech.head);
    case 'sequence':
      return speech.of[0] !== undefined && canTurn(speech.of[0]);
    default:
      return false;
  }
}

function sayConditional(of: Conditional, where: Where): string {
  const { when, do: then, otherwise } = of;
  const under: Where = { ...where, underIf: true, aboutOthers: false, turned: false };
  const rest = otherwise === undefined ? '' : `${WORDS[where.lang].otherwise}${sayOtherwise(otherwise, under)}`;
  if (where.brief) return `${looksBack(of) ? '' : `${(when.brief ?? when)[where.lang]}: `}${say(then, under)}${rest}`;
  if (where.lang === 'en') return `${when.en}${beginsWithName(then) ? ':' : ','} ${say(then, under)}${rest}`;
  const isTurned = canTurn(then);
  // One colon is enough: what has one of its own, or stands under another condition, follows a comma; but not a condition in a new sentence.
  const isOpen = !where.underIf || (then.kind === 'if' && between(of, where) === '. ');
  if (!isTurned && then.kind !== 'options' && isOpen) return `${afterColon(when.de, say(then, under), where)}${rest}`;
  return `${when.de}${when.isAdverb === true ? '' : ','} ${say(then, { ...under, turned: isTurned })}${rest}`;
}

/** A keyword is no clause: a comma would not set it off. */
const beginsWithName = (speech: Speech): boolean =>
  speech.kind === 'sequence'
    ? speech.of[0] !== undefined && beginsWithName(speech.of[0])
    : speech.kind === 'plain' && !speech.tells;

const sayOtherwise = (speech: Speech, where: Where): string =>
  where.lang === 'en' ? say(speech, where) : capital(say(speech, where));

function sayRows({ head, rows }: Rows, where: Where): string {
  const inRow: Where = { ...start(where), inRow: true };
  const led = sayClause(head, where);
  const labels = new Map<string, string[]>();
  for (const { label, do: speech } of rows) {
    const said = say(speech, inRow);
    labels.set(said, [...(labels.get(said) ?? []), label]);
  }
  const [[all, [every = ''] = []] = []] = labels;
  if (every === '' && all !== undefined) return afterColon(led, all, where);
  return `${led}! ${[...labels].map(([said, list]) => afterColon(list.join(WORDS[where.lang].or), said, where)).join('; ')}`;
}

const LETTER_A = 97;

function sayOptions({ head, of }: Options, where: Where): string {
  const inRow: Where = { ...start(where), inRow: true };
  if (where.brief) return of.map((each) => say(each, inRow)).join(' / ');
  return `${sayClause(head, where)}: ${of.map((each, i) => `${String.fromCharCode(LETTER_A + i)}) ${say(each, inRow)}`).join('; ')}`;
}

function say(speech: Speech, where: Where): string {
  switch (speech.kind) {
    case 'clause':
      return sayClause(speech, where);
    case 'plain':
      return speech.said[where.lang];
    case 'sequence':
      return saySequence(speech.of, where);
    case 'if':
      return sayConditional(speech, where);
    case 'headed':
      return afterColon(say(speech.head, where), say(speech.do, { ...where, turned: false }), where);
    case 'table':
      return sayRows(speech, where);
    case 'options':
      return sayOptions(speech, where);
  }
}

/** Without a capital and a full stop: inside another sentence. */
export const inWords = (speech: Speech, lang: Lang): string => say(speech, start(inFull(lang)));

/** In the style of a telegram, for where there is little room. */
export const inBrief = (speech: Speech, lang: Lang): string => capital(say(speech, start(asTelegram(lang))));

export function closed(text: string): string {
  return capital(/[.!?]$/.test(text) ? text : `${text}.`);
}

/** As a sentence, or several. */
export const inSentences = (speech: Speech, lang: Lang): string => closed(inWords(speech, lang));
