import {
  type Crank,
  type ObjectNumber,
  type Option,
  type Path,
  type Position,
  type Ref,
  type Rules,
  type Seat,
  scope,
  type Vars,
} from '@tafelrunde/kernel';
import { aimIn, modeRef } from './choices.ts';
import { type Context, contextIn, refsIn } from './context.ts';
import { below, valueAt } from './paths.ts';
import type { CardData, Steps, Vocabulary, WordNode, WordOps } from './word.ts';

/*
 * Declaring an effect: first its mode, if there are several, then its target, then its cost; then it is put where it waits to
 * resolve (`reactions.ts`). A game says what can be aimed at, what is paid for, and where it waits.
 */

interface Mode {
  readonly do: Steps;
  /** Paid when it is declared. */
  readonly cost?: Steps;
}

/** Something to do, or one of several, chosen when it is declared. */
export interface Effectful extends Mode {
  readonly modes?: readonly Mode[];
}

export interface Declaring<V extends string = string> {
  readonly seat: Seat;
  /** The card that it belongs to; 0 for none. */
  readonly source: ObjectNumber;
  readonly at: Path;
  readonly via: V;
  readonly vars: Vars;
  /** A copy is neither played nor activated, and nothing is paid for it. */
  readonly copy?: true;
}

export interface DeclaringOps<V extends string = string> {
  chooseMode: Declaring<V>;
  aimAt: Declaring<V>;
  putOn: Declaring<V>;
}

/** What has been declared, as far as it is told. */
interface Declared {
  readonly seat: Seat;
  readonly via: string;
  readonly at: Path;
  readonly vars: Vars;
}

type M<S, V extends string> = Crank<WordOps & DeclaringOps<V>, S>;

/** What a game says about its declarations; `P` is what can be picked. */
interface Declarations<S extends object, P, V extends string> {
  readonly data: CardData;
  vocabulary(): Vocabulary;
  /** "You" where nobody controls the effect. */
  active(m: Position<S>): Seat;
  options(m: Position<S>, pick: P, context: Context): readonly Option[];
  /** Is there anything to pick? It is asked often. */
  canPick(m: Position<S>, pick: P, context: Context): boolean;
  /** Is what was picked still there to be affected? */
  isStill(m: Position<S>, pick: P, ref: Ref, context: Context): boolean;
  /** How many have to be picked; one unless told. */
  picks?(pick: P): number;
  /** A target among the locals is settled; without it, that is one of another effect. */
  readonly keepsTarget?: true;
  /** Where there is only one target, nobody is asked for it. */
  readonly settlesOnly?: true;
  /** Where nothing can be declared that would do nothing: would this do something? */
  wouldDo?(frame: Position<S>, mode: Mode): boolean;
  /** Does the effect at this path have to be paid for? Whatever else declaring it costs is done here. */
  pays(m: M<S, V>, declaring: Declaring<V>, at: Path): boolean;
  /** Puts it where it waits. */
  putOn(m: M<S, V>, declaring: Declaring<V>): void;
}

type Can<S> = (frame: Position<S>) => boolean;

/** What has to be there so that an effect can be declared. */
interface Needs<S, P> {
  /** One for each word of the cost that may be beyond its means. */
  readonly cost: readonly Can<S>[];
  /** One of its modes has to have what it needs; undefined where something can be done without. */
  readonly modes: readonly ModeNeeds<S, P>[] | undefined;
}

interface ModeNeeds<S, P> {
  readonly mode: Mode;
  readonly aim: P | undefined;
  /** Besides the cost of the whole effect. */
  readonly cost: readonly Can<S>[];
}

interface Declares<S extends object, P, V extends string> {
  readonly rules: Rules<DeclaringOps<V>, WordOps & DeclaringOps<V>, S>;
  /** The effect, or the mode of one, at a path. */
  effectAt(path: Path): Effectful | undefined;
  /** What an effect could be aimed at, whichever of its modes is chosen. */
  aimsIn(path: Path): P[];
  needsOf(effectful: Effectful): Needs<S, P>;
  /** Is everything there that an effect of this card needs? */
  areMet(m: Position<S>, seat: Seat, source: ObjectNumber, needs: Needs<S, P>): boolean;
  /** `vars`: what is settled before; a target is then not chosen any more. */
  canDeclare(m: Position<S>, seat: Seat, source: ObjectNumber, effectful: Effectful, vars?: Vars): boolean;
  /** Is the target of something that was declared still there? */
  aimIsThere(m: Position<S>, declared: Pick<Declared, 'at' | 'vars'>): boolean;
  /** Begins with the mode. */
  declare(m: M<S, V>, declaring: Declaring<V>): void;
}

const isEffectful = (found: unknown): found is Effectful =>
  typeof found === 'object' && found !== null && 'do' in found;

/** The next step. Written out, because a spread over several shapes is slow. */
function step<K extends keyof DeclaringOps, V extends string>(
  op: K,
  { seat, source, at, via, vars, copy }: Declaring<V>,
) {
  return copy === undefined ? { op, seat, source, at, via, vars } : { op, seat, source, at, via, vars, copy };
}

/** The position as the frame of the effect would see it. */
export const asFrame = <S>(m: Position<S>, vars: Vars): Position<S> => ({
  game: m.game,
  match: m.match,
  state: m.state,
  seats: m.seats,
  kept: m.kept,
  vars,
});

/** Card data never changes: each effect is looked through once. */
function oncePer<K extends object, T>(look: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly found: T }>();
  return (key) => {
    let kept = known.get(key);
    if (kept === undefined) {
      kept = { found: look(key) };
      known.set(key, kept);
    }
    return kept.found;
  };
}

/** The effect that a mode belongs to. */
function withoutModes(path: Path): Path {
  const [card, ...keys] = path;
  const mode = keys.indexOf('modes');
  return mode < 0 ? path : below([card], ...keys.slice(0, mode));
}

export function declarations<S extends object, P, V extends string>(game: Declarations<S, P, V>): Declares<S, P, V> {
  const { data, active, options, canPick, isStill, picks = () => 1 } = game;
  const effectAt = (path: Path): Effectful | undefined => {
    const found = valueAt(data, path);
    return isEffectful(found) ? found : undefined;
  };
  const aimOf = oncePer((effectful: Effectful) => aimIn<P>(effectful.do));
  const aimAt = (path: Path): P | undefined => {
    const effectful = effectAt(path);
    return effectful === undefined ? undefined : aimOf(effectful);
  };
  const here = (m: Position<S>, vars: Vars): Context => contextIn(vars, active(m));

  const means = (node: WordNode): readonly Can<S>[] => {
    const can = game.vocabulary()[node.word]?.can;
    return can === undefined ? [] : [(frame) => can(frame, node)];
  };
  const isAimed = ({ target }: Vars): boolean => game.keepsTarget === true && target !== undefined;
  const modeNeeds = oncePer(
    (mode: Mode): ModeNeeds<S, P> => ({
      mode,
      aim: aimOf(mode),
      cost: (mode.cost ?? []).flatMap(means),
    }),
  );
  const needsOf = oncePer((effectful: Effectful): Needs<S, P> => {
    const modes = effectful.modes?.map(modeNeeds) ?? [{ ...modeNeeds(effectful), cost: [] }];
    const isFree = game.wouldDo === undefined && modes.some(({ aim, cost }) => aim === undefined && cost.length === 0);
    return { cost: (effectful.cost ?? []).flatMap(means), modes: isFree ? undefined : modes };
  });

  function areMet(m: Position<S>, seat: Seat, source: ObjectNumber, needs: Needs<S, P>): boolean {
    if (needs.cost.length === 0 && needs.modes === undefined) return true;
    return areMetIn(asFrame(m, source === 0 ? { seat } : { seat, source }), needs);
  }

  function areMetIn(frame: Position<S>, { cost, modes }: Needs<S, P>): boolean {
    if (!cost.every((can) => can(frame))) return false;
    return modes === undefined || modes.some((mode) => isOpen(frame, mode));
  }

  /** Can this mode be chosen? */
  function isOpen(frame: Position<S>, { mode, aim, cost }: ModeNeeds<S, P>): boolean {
    const { vars } = frame;
    if (aim !== undefined && !isAimed(vars) && !canPick(frame, aim, here(frame, vars))) return false;
    return cost.every((can) => can(frame)) && (game.wouldDo?.(frame, mode) ?? true);
  }

  function declare(m: M<S, V>, declaring: Declaring<V>): void {
    const effectful = effectAt(declaring.at);
    if (effectful?.modes !== undefined) m.put(step('chooseMode', declaring));
    else if (effectful !== undefined && !isAimed(declaring.vars) && aimOf(effectful) !== undefined) aim(m, declaring);
    else pay(m, declaring);
  }

  function aim(m: M<S, V>, declaring: Declaring<V>): void {
    const target = onlyTarget(m, declaring);
    if (target === undefined) m.put(step('aimAt', declaring));
    else pay(m, { ...declaring, vars: { ...declaring.vars, target } });
  }

  function onlyTarget(m: M<S, V>, { at, vars }: Declaring<V>): Ref | undefined {
    const pick = game.settlesOnly === true ? aimAt(at) : undefined;
    if (pick === undefined || picks(pick) > 1) return undefined;
    const found = options(m, pick, here(m, vars));
    return found.length === 1 ? found[0]?.ref : undefined;
  }

  /** Neither what comes of a trigger nor what is copied is paid for. */
  function pay(m: M<S, V>, declaring: Declaring<V>): void {
    const { at, vars } = declaring;
    const whole = withoutModes(at);
    const isPaid = declaring.copy !== true && game.pays(m, declaring, whole);
    const costs = isPaid ? (at.length === whole.length ? [at] : [whole, at]).filter(hasCost) : [];
    if (costs.length === 0) {
      putOn(m, declaring);
      return;
    }
    const paying = costs.map((path) => ({ op: 'run', at: below(path, 'cost'), vars, as: 'paid' }) as const);
    m.put(scope('paying', { vars: {} }), ...paying, step('putOn', declaring));
  }

  const hasCost = (path: Path): boolean => (effectAt(path)?.cost ?? []).length > 0;

  /** What was paid with is known to the effect. */
  function putOn(m: M<S, V>, declaring: Declaring<V>): void {
    const { paid = null } = m.vars;
    game.putOn(m, paid === null ? declaring : { ...declaring, vars: { ...declaring.vars, paid } });
  }

  return {
    effectAt,
    needsOf,
    areMet,
    declare,
    canDeclare: (m, seat, source, effectful, vars = {}) =>
      areMetIn(asFrame(m, source === 0 ? { ...vars, seat } : { ...vars, seat, source }), needsOf(effectful)),
    aimsIn: (path) => {
      const effectful = effectAt(path);
      if (effectful === undefined) return [];
      return [effectful, ...(effectful.modes ?? [])].flatMap((each) => aimOf(each) ?? []);
    },
    aimIsThere: (m, { at, vars }) => {
      const pick = aimAt(at);
      if (pick === undefined || vars.target === undefined) return true;
      return refsIn(vars.target).some((ref) => isStill(m, pick, ref, here(m, vars)));
    },
    rules: {
      chooseMode: {
        options: (m, { at, vars }) =>
          (effectAt(at)?.modes ?? []).flatMap((mode, i): Option[] =>
            isOpen(asFrame(m, vars), modeNeeds(mode))
              ? [{ ref: modeRef(i), label: [...at, 'modes', i].join('/') }]
              : [],
          ),
        answer: (m, declaring, [pick]) => {
          const mode = modeRef.in(pick);
          if (mode === undefined) return;
          const at = below(declaring.at, 'modes', mode);
          declare(m, { ...declaring, at, vars: { ...declaring.vars, mode } });
        },
      },

      // Without anything to aim at the question answers itself: a trigger then does nothing, the rest goes on.
      aimAt: {
        options: (m, { at, vars }) => {
          const pick = aimAt(at);
          if (pick === undefined) return [];
          const cap = picks(pick);
          const found = options(m, pick, here(m, vars));
          return cap === 1 ? found : found.map((option) => ({ ...option, cap }));
        },
        min: (_, { at }) => {
          const pick = aimAt(at);
          return pick === undefined ? 1 : picks(pick);
        },
        answer: (m, declaring, chosen) => {
          const [pick] = chosen;
          if (pick === undefined && aimAt(declaring.at) !== undefined) return;
          const target = chosen.length === 1 ? pick : chosen;
          pay(
            m,
            target === undefined || pick === undefined
              ? declaring
              : { ...declaring, vars: { ...declaring.vars, target } },
          );
        },
      },

      putOn,
    },
  };
}

/** Tells everybody what has been declared, and whom it is aimed at. */
export function tellDeclared(m: Crank, { seat, via, at, vars: { target } }: Declared): void {
  if (!m.isHeard) return;
  const [card, , ability] = at;
  const data = {
    via,
    ...(typeof ability === 'number' ? { ability } : {}),
    ...(target === undefined ? {} : { target }),
  };
  m.emit({ type: 'declared', seat, cause: card, data });
}
