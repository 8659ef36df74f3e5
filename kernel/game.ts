import type { GameEvent, ToldEvent } from './cards/events.ts';
import type { View } from './cards/view.ts';
import type { Question } from './crank/questions.ts';
import type {
  CardId,
  Match,
  ObjectNumber,
  Op,
  Options,
  Outcome,
  Path,
  Plain,
  Ref,
  Seat,
  SeatSet,
  Trigger,
  Until,
  Vars,
  ZoneName,
} from './match.ts';
import type { Groups } from './pieces/groups.ts';
import type { Together } from './teams.ts';
import type { Breath } from './text/breath.ts';
import type { Lang, Said } from './text/text.ts';

/** The arguments of a game's ops by name; each chapter of the rules declares its own. */
export type OpsOf<O> = { [K in keyof O & string]: { readonly op: K } & Readonly<O[K]> }[keyof O & string];
export type AnyOps = Record<string, object>;

/** What may happen in a game so that `when` effects answer it, by name with its facts; declared as ops are. */
export type HappeningOf<H> = { [K in keyof H & string]: [name: K, facts: Readonly<H[K]>] }[keyof H & string];
export type AnyHappenings = Record<string, Vars>;

/** What queries read: the match, and the lane that is being looked at. */
export interface Position<S = object> {
  readonly game: AnyGame;
  readonly match: Match<S>;
  readonly state: S;
  readonly seats: number;
  /** What the current secret lane has kept so far. */
  readonly kept: readonly Plain[];
  /** The locals of the innermost frame. */
  readonly vars: Vars;
}

/** What a handler works with. Built once per crank; everything else is a plain function over it. */
export interface Crank<O = AnyOps, S = object, H = AnyHappenings> extends Position<S> {
  /** Ops run in the order written, before anything that was waiting on the lane. */
  put(...ops: readonly (OpsOf<O> | ControlOp)[]): void;
  chance(label: string, n: number): number;
  emit(event: GameEvent): void;
  /** The card or the rule behind what happens now. */
  cause(): string | undefined;
  /** Does anybody listen to events? */
  readonly isHeard: boolean;
  /** In mind: nobody answers what others do, so nobody is asked. */
  readonly isUnanswered: boolean;
  /** Sets a local of the innermost frame. */
  let(name: string, value: Plain): void;
  /** Keeps a pick to this secret lane until all lanes of the fork are done. */
  keep(value: Plain): void;
  /** Something happened that `when` effects may answer at the next checkpoint. */
  happened(...happening: HappeningOf<H>): void;
  /** Starts a lasting effect; `until` names a scope, an object, the next time, or the game. */
  startLasting(at: Path, vars: Vars, until: Duration, seat?: Seat): void;
  /** Adds seats to those who know a card. */
  learn(instance: number, seats: SeatSet): void;
  /** A number for a card that has become another object: no other lane gives the same. */
  newObject(): ObjectNumber;
  /** Ends the game: for some, or for all who play together. */
  finish(ending: Outcome | Together): void;
}

export type Duration = Until | { readonly scope: string; readonly next?: true };

/** The kernel's own ops; made by `scope`, `leave`, `fork`, `alone`, `stand`, `checkpoint`. */
export interface ControlOp extends Op {
  readonly op: `$${string}`;
}

// Declared as methods so that a game's rules fit where any game's rules are expected.
interface ActHandler<A, O, S, H> {
  act(m: Crank<O, S, H>, args: A): void;
}

/** A paragraph of the rulebook that changes the table. */
type Act<A, O, S, H> = ActHandler<A, O, S, H>['act'];

/** Something that may be picked. */
export interface Option {
  readonly ref: Ref;
  /** A key into the game's catalogue. */
  readonly label?: string;
  /** How often it may be picked; 1 unless told. */
  readonly cap?: number;
  /** A key into the game's catalogue: why picking it would do nothing. It may be picked all the same. */
  readonly idle?: string;
}

/** A question: what may be picked now, derived from the match, and what picking it does. */
export interface Ask<A, O, S, H = AnyHappenings> {
  /** Who is asked; the op's `seat` unless told. */
  seat?(m: Position<S>, args: A): Seat;
  /** Pure. With nothing to pick the question answers itself with no picks. */
  options(m: Position<S>, args: A): readonly (Ref | Option)[];
  min?: number | CountHandler<A, S>['count'];
  max?: number | CountHandler<A, S>['count'];
  /** The order of the picks matters. */
  readonly ordered?: boolean;
  /** Others learn that somebody is asked, but not who. */
  readonly masked?: boolean;
  /** It asks whether somebody reacts. Such a question is masked, and a table may put it to several seats at once. */
  readonly reaction?: Reaction<A, S>;
  /** Of a question that stands beside the others: the picks with which somebody is answered who waits. Bots give one of them. */
  due?(m: Position<S>, args: A): readonly Ref[];
  /**
   * Of a question that stands beside the others: all that its options follow from. While these values stay the same, at rest and for
   * whoever reads, they are not derived again.
   */
  follows?(m: Position<S>, args: A): readonly unknown[];
  /** A restriction on the picks together: a key into the catalogue when they do not go together. */
  refuses?(m: Position<S>, args: A, picks: readonly Ref[]): string | undefined;
  answer(m: Crank<O, S, H>, args: A, picks: readonly Ref[]): void;
}

/** What a table has to know to ask for reactions without tedium. */
export interface Reaction<A, S> {
  /** The pick that lets things happen. */
  readonly pass: Ref;
  /**
   * What there is to react to: a key into the catalogue, which says after `to:` in a sentence what is about to happen. People may
   * choose never to be asked about it.
   */
  to(m: Position<S>, args: A): string;
  /** Would somebody who does not want to be asked about everything want to be asked about this? */
  calls(m: Position<S>, args: A): boolean;
  /** The same as far as everybody can see: it must not depend on what is hidden. Without it, always. */
  openlyCalls?(m: Position<S>, args: A): boolean;
  /** What may wake somebody who passes until their turn: keys into the catalogue. */
  readonly alarms?: readonly string[];
  /** Which of them ring now. */
  rings?(m: Position<S>, args: A): readonly string[];
}

interface CountHandler<A, S> {
  count(m: Position<S>, args: A): number;
}

/** A verb that effects may change, prevent or answer. Only its `act` touches the table. */
export interface Verb<A, O, S, H = AnyHappenings> {
  /** Whose choice it is when several replacements apply. */
  affected(m: Position<S>, args: A): Seat;
  act(m: Crank<O, S, H>, args: A): void;
}

/**
 * A question that several seats answer together: any of them proposes, the others consent, object or propose something else, and what
 * all consent to is the answer. Alone it is an ordinary question.
 */
export interface Agree<A, O, S, H = AnyHappenings>
  extends Pick<Ask<A, O, S, H>, 'options' | 'min' | 'max' | 'refuses' | 'answer'> {
  among(m: Position<S>, args: A): readonly Seat[];
}

export type Rule<A, O, S, H = AnyHappenings> = Act<A, O, S, H> | Ask<A, O, S, H> | Agree<A, O, S, H> | Verb<A, O, S, H>;

/** The rules of one chapter `C` of a game whose ops are `O`, whose state is `S` and in which `H` may happen. */
export type Rules<C, O, S, H = AnyHappenings> = {
  readonly [K in keyof C & string]: Rule<{ readonly op: K } & Readonly<C[K]>, O, S, H>;
};

/** Who learns a card that comes into a zone, and how the zone lies. */
export interface ZoneKind {
  readonly learn: 'everybody' | 'owner' | 'nobody';
  /** A pile or a row has an order that everybody sees; the cards of a hand have none. */
  readonly order: 'pile' | 'row' | 'none';
  /** The faces of cards that lie here are effects in play. */
  readonly inPlay?: boolean;
  /** The backs of hidden cards are told one by one. */
  readonly showsBacks?: boolean;
  /** Everybody can work out which cards lie in the zones of this pool (a player's own, where the zones have seats), if not where. */
  readonly pool?: string;
}

/** An effect of a card that the kernel knows the kind of; games add what it does. */
export interface Ability {
  readonly always?: string;
  readonly when?: string;
  readonly instead?: string;
}

/** An effect that is on now: from a face in play or a lasting one. */
export interface Effect {
  readonly at: Path;
  readonly ability: Ability;
  readonly vars: Vars;
  readonly seat?: Seat;
  readonly source?: ObjectNumber;
  readonly lasting?: number;
}

/** How a game reads its effects. */
export interface Effects<O, S> {
  /** The abilities of a card, with the path of each. */
  abilities(card: CardId): readonly { readonly at: Path; readonly ability: Ability }[];
  /** The ability at a path into card data. */
  ability(at: Path): Ability;
  /** Does this effect answer this verb or event? */
  applies(m: Position<S>, effect: Effect, facts: Vars | Op): boolean;
  /** What happens in place of a verb: the verb changed, other ops, or nothing. */
  replace(m: Crank<O, S>, effect: Effect, verb: Op): readonly Op[];
  /** Two replacements of one seat, the same ability with the same locals: does the same happen whichever comes first? Without it, yes. */
  alike?(one: Effect, other: Effect): boolean;
  /** The seats in the order in which their triggers are taken up; undefined stands for those that nobody controls. */
  triggerOrder(m: Position<S>): readonly (Seat | undefined)[];
  /** Who says in which order those are taken up that nobody controls; without it they come as they happened. */
  ordersUncontrolled?(m: Position<S>): Seat;
  /** How a waiting trigger is taken up. */
  take(m: Position<S>, trigger: Trigger): readonly Op[];
}

/** A table option with its default and the reason for it. */
export type OptionSpec = {
  readonly label: Said;
  readonly why: Said;
  /** It means something with so many seats only. */
  readonly seats?: number;
  /** What the game adds to the page on which a table is set offers it, in a way of its own. */
  readonly apart?: true;
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly values: Readonly<Record<string, Said>> }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
);

/** What lies where when a match begins. */
export interface Layout<S> {
  readonly zones: readonly (ZoneName & { readonly cards: readonly CardId[] })[];
  readonly state: S;
  readonly first: Op;
}

/** Where pieces lie, how they are read and changed there: the kernel's verbs and scenarios know no more of a game's state. */
export interface PiecePlaces<S> {
  /** The names of these places in a match. */
  names(state: S): readonly string[];
  pieces(state: S, name: string): Groups;
  /** From now on exactly these lie there. */
  lay(state: S, name: string, pieces: Groups): void;
  /** The kinds of pieces, and what scenarios call several of them. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What may be marked on them. */
  readonly marks: readonly string[];
}

/** Everything a game says, in every language. */
export interface Sayings {
  readonly name: Said;
  card(card: CardId, lang: Lang): { readonly name: string; readonly text: string };
  /** What is printed on a card besides its name and its text, where that is anything: its suit, its price. */
  printed?(card: CardId, lang: Lang): string | undefined;
  /** What is asked; names and view where they are known. */
  prompt(question: Question, lang: Lang, names?: readonly string[], view?: View): string;
  /** What stands on an option that is not a card: a pile, a button, a suit; who it is about, where the names are known. */
  option(option: Option, question: Question, lang: Lang, names?: readonly string[], view?: View): string;
  /** A key of the catalogue: labels, reasons, ways to end; who it is about, where the names are known. */
  key(key: string, lang: Lang, names?: readonly string[]): string;
  /** A log line, or nothing if the event needs none. */
  event(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined;
  /** How it is told in one line with what happened around it; without it each event has a line of its own. */
  breath?(event: ToldEvent, lang: Lang, names: readonly string[]): Breath | undefined;
  /** How things stand, in sentences: what a view tells besides which cards lie where. */
  facts?(view: View, lang: Lang, names: readonly string[]): readonly string[];
  /** What there is to say of a card where it lies now. */
  remark?(view: View, card: ObjectNumber, lang: Lang, names: readonly string[]): string | undefined;
}

export interface Game<O = AnyOps, S = object> {
  readonly id: string;
  /** Changes with any change of rules or cards. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly zones: Readonly<Record<string, ZoneKind>>;
  /** Places with pieces, by their kind: `land`. */
  readonly places?: Readonly<Record<string, PiecePlaces<S>>>;
  readonly rules: Rules<O, O, S>;
  readonly text: Sayings;
  /** All win or lose together; answers may be taken back by everybody until the next reveal. */
  readonly cooperative?: boolean;
  /** Which team a seat is in, where several seats win or lose together. */
  team?(seat: Seat, options: Options, seats: number): number;
  /** Why these options do not go together, or not with so many seats. */
  objection?(options: Options, seats: number): Said | undefined;
  /** Does one person play all seats? Then none of them has a secret from another. */
  oneMind?(options: Options, seats: number): boolean;
  setup(options: Options, seats: number): Layout<S>;
  /** The back of a card: cards with the same back cannot be told apart. */
  back(card: CardId): string;
  readonly effects?: Effects<O, S>;
  /** Looked at by every checkpoint until none has anything to do. */
  checks?: readonly CheckHandler<S>['check'][];
  /** Looked at after every op: what is due the moment its condition holds, in the middle of an effect too. */
  atOnce?: CheckHandler<S>['check'];
  /** What everybody can work out from the table but should not have to: values as they are now. Told with every view. */
  figures?(m: Position<S>): object;
  /** The op that a scenario begins with when this seat is active. */
  turnOf(seat: Seat): Op;
  /** A running match of an older version, brought to this one; undefined when it cannot be. */
  migrate?(match: Match<S>): Match<S> | undefined;
}

interface CheckHandler<S> {
  check(m: Position<S>): readonly Op[] | undefined;
}

export type AnyGame = Game;
