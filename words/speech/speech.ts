import type { Said } from '@tafelrunde/kernel';
import type { Noun } from './noun.ts';
import type { Parts, Verb } from './verb.ts';

/*
 * What effects say, in no language yet: clauses, and how they depend on each other. `sentences.ts` is the one place that makes
 * German and English of it.
 */

export type Subject = Noun | 'you';

/** What is done, and with what; `then` where it follows the one before. */
export interface Deed {
  readonly verb: Verb;
  readonly parts: Parts;
  readonly link?: 'and' | 'then';
  readonly modal?: Modal;
}

type Modal = 'may' | 'must';

/** Somebody does something. Of "you" it is an order. */
export interface Clause {
  readonly kind: 'clause';
  readonly subject: Subject;
  readonly deeds: readonly Deed[];
}

/** A word in capitals, or a sentence that is never said in another way. */
export interface Plain {
  readonly kind: 'plain';
  readonly said: Said;
  /** It tells something; otherwise it is an order. */
  readonly tells: boolean;
}

interface Sequence {
  readonly kind: 'sequence';
  readonly of: readonly Speech[];
}

/** "if you have 0¢"; an adverb such as "at the end of your turn" has no verb of its own. */
export interface Circumstance extends Said {
  readonly isAdverb?: true;
  /** In a telegram: "on a 6". */
  readonly brief?: Said;
}

export interface Conditional {
  readonly kind: 'if';
  readonly when: Circumstance;
  readonly do: Speech;
  readonly otherwise?: Speech;
  /** It looks back at the step before: "if you did". */
  readonly looksBack?: true;
}

/** "pay 4¢: …", "Once per turn: …". */
export interface Headed {
  readonly kind: 'headed';
  readonly head: Speech;
  readonly do: Speech;
}

/** "roll! 1–2: …; 3–4: …". Rows that say the same are one. */
export interface Rows {
  readonly kind: 'table';
  readonly head: Clause;
  readonly rows: readonly { readonly label: string; readonly do: Speech }[];
}

/** "choose one: a) …; b) …". */
export interface Options {
  readonly kind: 'options';
  readonly head: Clause;
  readonly of: readonly Speech[];
}

export type Speech = Clause | Plain | Sequence | Conditional | Headed | Rows | Options;

export const clause = (subject: Subject, verb: Verb, parts: Parts = {}): Clause => ({
  kind: 'clause',
  subject,
  deeds: [{ verb, parts }],
});

/** What the same person does besides. */
export const and = (of: Clause, verb: Verb, parts: Parts = {}, link: 'and' | 'then' = 'and'): Clause => ({
  ...of,
  deeds: [...of.deeds, { verb, parts, link }],
});

const withModal =
  (modal: Modal) =>
  (of: Clause): Clause => ({ ...of, deeds: of.deeds.map((deed) => ({ ...deed, modal })) });

export const must = withModal('must');
export const allowed = withModal('may');

export const named = (said: Said): Plain => ({ kind: 'plain', said, tells: false });
export const tells = (en: string, de: string): Plain => ({ kind: 'plain', said: { en, de }, tells: true });

export const sequence = (of: readonly Speech[]): Speech => {
  const flat = of.flatMap((each) => (each.kind === 'sequence' ? each.of : [each]));
  const [only, ...more] = flat;
  return only !== undefined && more.length === 0 ? only : { kind: 'sequence', of: flat };
};

export const when = (circumstance: Circumstance, speech: Speech, otherwise?: Speech): Conditional => ({
  kind: 'if',
  when: circumstance,
  do: speech,
  ...(otherwise === undefined ? {} : { otherwise }),
});

const IF_YOU_DID: Circumstance = { en: 'if you did', de: 'falls du das getan hast' };
const IF_YOU_DO: Circumstance = { en: 'if you do', de: 'tust du das' };
const IF_YOU_WANT: Circumstance = { en: 'if you want', de: 'wenn du willst' };

export const ifYouDid = (speech: Speech, otherwise?: Speech): Conditional => ({
  ...when(IF_YOU_DID, speech, otherwise),
  looksBack: true,
});

export const headed = (head: Speech, speech: Speech): Headed => ({ kind: 'headed', head, do: speech });

/** The deeds of one person, one after the other; undefined if it is not one person who does them all. */
function asOne(speech: Speech): Clause | undefined {
  if (speech.kind === 'clause') return speech;
  if (speech.kind !== 'sequence') return undefined;
  const [first, ...rest] = speech.of.map(asOne);
  return rest.reduce<Clause | undefined>(
    (all, each) => (all === undefined || each === undefined ? undefined : joinedTo(all, each)),
    first,
  );
}

const joinedTo = (all: Clause, each: Clause): Clause | undefined =>
  isSame(all.subject, each.subject)
    ? {
        ...all,
        deeds: [...all.deeds, ...each.deeds.map((deed, i) => (i === 0 ? { ...deed, link: 'then' as const } : deed))],
      }
    : undefined;

export const isSame = (a: Subject, b: Subject): boolean =>
  a === b || (a !== 'you' && b !== 'you' && a.name !== undefined && a.name === b.name);

const isPlain = ({ modal, verb }: Deed): boolean => modal === undefined && verb.de.order !== '';

/** "you may …", "that player may …"; of somebody else's doing, which you decide, "if you want, …". */
export function permitted(speech: Speech, whose: Subject, paying?: Speech): Speech {
  const free = asOne(paying ?? speech);
  const isFree = free !== undefined && isSame(free.subject, whose) && free.deeds.every(isPlain);
  const first = isFree ? allowed(free) : when(IF_YOU_WANT, paying ?? speech);
  return paying === undefined ? first : sequence([first, { ...when(IF_YOU_DO, speech), looksBack: true }]);
}
