import {
  byNumber,
  type Crank,
  type Option,
  type Path,
  type Position,
  type Rules,
  refKind,
  type Seat,
} from '@tafelrunde/kernel';
import { putSteps } from './combinators.ts';
import { below } from './paths.ts';
import type { Names, Say } from './say.ts';
import { clause, type Options, type Subject } from './speech/speech.ts';
import { verb } from './speech/verb.ts';
import { type CardData, nodeAt, type Steps, type Word, type WordNode, type WordOps } from './word.ts';

/*
 * What is chosen, and by whom. A target (`aim`) is settled when an effect is declared, a choice (`choose`) when it resolves. What
 * can be picked (`P`) and who is meant (`W`) are words of the game.
 */

/** Settled when the effect is declared; later steps call it `target`. */
export interface Aim<P> {
  readonly aim: P;
}

export const aim = <P>(pick: P): Aim<P> => ({ aim: pick });

/** Dice tables are aimed row by row when they have been rolled, lasting effects when they are taken up. */
const LATER: readonly string[] = ['table', 'effect', 'effects'];

/** What steps are aimed at, as they stand in card data. */
export function aimIn<P>(value: unknown): P | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isAim = (found: object): found is Aim<P> => 'aim' in found;
  if (isAim(value)) return value.aim;
  for (const [key, each] of Object.entries(value)) {
    const found = LATER.includes(key) ? undefined : aimIn<P>(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Choose<P> extends WordNode {
  readonly word: 'choose';
  readonly pick: P;
  /** As many as one likes. */
  readonly any: boolean;
  readonly do: Steps;
}

interface OneOf extends WordNode {
  readonly word: 'oneOf';
  readonly modes: readonly { readonly do: Steps }[];
}

interface By<W> extends WordNode {
  readonly word: 'by';
  readonly who: W;
  readonly do: Steps;
}

interface Target<P> extends WordNode {
  readonly word: 'target';
  readonly of: Aim<P>;
}

/** How these words are written in a game. */
interface ChoiceWriting<P, W> {
  /** Chosen when it resolves; the steps call it `chosen`. */
  choose(pick: P, steps: Steps): Choose<P>;
  /** As many of them as one likes, in the order picked. */
  chooseAny(pick: P, steps: Steps): Choose<P>;
  /** One of several, chosen when it resolves. */
  oneOf(...modes: readonly Steps[]): OneOf;
  /** Somebody else is "you" in these steps. */
  by(who: W, steps: Steps): By<W>;
  /** Names a target without doing anything to it yet. */
  target(of: Aim<P>): Target<P>;
}

export const choicesOf = <P, W>(): ChoiceWriting<P, W> => ({
  choose: (pick, steps) => ({ word: 'choose', pick, any: false, do: steps }),
  chooseAny: (pick, steps) => ({ word: 'choose', pick, any: true, do: steps }),
  oneOf: (...modes) => ({ word: 'oneOf', modes: modes.map((steps) => ({ do: steps })) }),
  by: (who, steps) => ({ word: 'by', who, do: steps }),
  target: (of) => ({ word: 'target', of }),
});

export interface ChoiceOps {
  choosing: { readonly seat: Seat; readonly at: Path };
  choosingOne: { readonly seat: Seat; readonly at: Path };
}

/** One of several modes. */
export const modeRef = refKind('mode', byNumber);

/** What a game knows of its picks and people. */
interface Selecting<S extends object, P, W> {
  readonly data: CardData;
  /** Whose effect it is. */
  seat(m: Position<S>): Seat;
  options(m: Position<S>, pick: P): readonly Option[];
  seats(m: Position<S>, who: W): readonly Seat[];
  /** What is chosen is called: one of them, or any number. */
  names(pick: P, say: Say, any: boolean): Names;
  subject(who: W, say: Say): Subject;
  target(of: Aim<P>, say: Say): Subject;
}

type M<S extends object> = Crank<WordOps & ChoiceOps, S>;

interface Choices<S extends object, P, W> {
  readonly words: {
    readonly choose: Word<Choose<P>, WordOps & ChoiceOps, S>;
    readonly oneOf: Word<OneOf, WordOps & ChoiceOps, S>;
    readonly by: Word<By<W>, WordOps & ChoiceOps, S>;
    readonly target: Word<Target<P>, WordOps & ChoiceOps, S>;
  };
  readonly rules: Rules<ChoiceOps, WordOps & ChoiceOps, S>;
}

const CHOOSE = verb('choose {what}', 'wähle wählst wählt wählen | {what}');
const ONE = { en: 'one', de: 'eins' } as const;

/** "choose one: a) …; b) …". */
export const sayModes = (modes: readonly { readonly do: Steps }[], say: Say): Options => ({
  kind: 'options',
  head: clause(say.you, CHOOSE, { what: ONE }),
  of: modes.map((mode) => say.steps(mode.do)),
});

const YOU = { en: 'you', de: { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' }, plural: false } as const;

/** Where it is not the subject: "deal 1 damage to you". */
export const asObject = (subject: Subject): Exclude<Subject, 'you'> => (subject === 'you' ? YOU : subject);

export function choices<S extends object, P, W>(game: Selecting<S, P, W>): Choices<S, P, W> {
  const isChoose = (node: WordNode): node is Choose<P> => node.word === 'choose';
  const isOneOf = (node: WordNode): node is OneOf => node.word === 'oneOf';
  const chooseAt = (at: Path): Choose<P> | undefined => {
    const node = nodeAt(game.data, at);
    return isChoose(node) ? node : undefined;
  };
  const modesAt = (at: Path): OneOf['modes'] => {
    const node = nodeAt(game.data, at);
    return isOneOf(node) ? node.modes : [];
  };
  /** Is there something to choose wherever these steps let one choose? */
  const canChoose = (m: Position<S>, steps: Steps): boolean =>
    steps.every((node) => !isChoose(node) || game.options(m, node.pick).length > 0);

  return {
    words: {
      choose: {
        run: (m, _, at) => m.put({ op: 'choosing', seat: game.seat(m), at }),
        can: (m, { pick }) => game.options(m, pick).length > 0,
        says: ({ pick, any, do: steps }, say) => say.naming('chosen', game.names(pick, say, any)).steps(steps),
      },
      oneOf: {
        run: (m, _, at) => m.put({ op: 'choosingOne', seat: game.seat(m), at }),
        says: ({ modes }, say) => sayModes(modes, say),
      },
      by: {
        run: (m: M<S>, { who }, at) => {
          for (const seat of game.seats(m, who)) {
            m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, seat, doer: seat } });
          }
        },
        says: ({ who, do: steps }, say) => say.as(game.subject(who, say)).steps(steps),
      },
      target: {
        run: () => undefined,
        says: ({ of }, say) => clause(say.you, CHOOSE, { what: asObject(game.target(of, say)) }),
      },
    },
    rules: {
      choosing: {
        options: (m, { at }) => {
          const node = chooseAt(at);
          return node === undefined ? [] : game.options(m, node.pick);
        },
        min: (_, { at }) => (chooseAt(at)?.any === true ? 0 : 1),
        max: (_, { at }) => (chooseAt(at)?.any === true ? Number.MAX_SAFE_INTEGER : 1),
        ordered: true,
        answer: (m, { at }, picks) => {
          const node = chooseAt(at);
          if (picks.length === 0 || node === undefined) return;
          m.let('chosen', picks);
          putSteps(m, at, 'do', node.do);
        },
      },
      choosingOne: {
        options: (m, { at }) =>
          modesAt(at).flatMap((mode, i): Option[] =>
            canChoose(m, mode.do) ? [{ ref: modeRef(i), label: [...at, 'modes', i].join('/') }] : [],
          ),
        answer: (m, { at }, [pick]) => {
          const i = modeRef.in(pick) ?? -1;
          const mode = modesAt(at)[i];
          if (mode !== undefined) putSteps(m, below(at, 'modes', i), 'do', mode.do);
        },
      },
    },
  };
}
