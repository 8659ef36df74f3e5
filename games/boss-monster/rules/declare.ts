import {
  checkpoint,
  count,
  type Mutable,
  move,
  NO,
  type ObjectNumber,
  type Option,
  type Path,
  type Seat,
  scope,
  type Vars,
  YES,
} from '@tafelrunde/kernel';
import { aimIn, below, modeRef, valueAt, type WordNode } from '@tafelrunde/words';
import { isTrue } from '../effects/holding/conditions.ts';
import { bonusTo, isBlank } from '../effects/holding/values.ts';
import { type Effectful, isActivated } from '../effects/language/card.ts';
import { contextIn, numberIn } from '../effects/language/context.ts';
import { cardData } from '../effects/language/registry.ts';
import { wordFor } from '../effects/language/vocabulary.ts';
import { canPick, isStill, optionsFor, type Pick } from '../effects/selectors/picks.ts';
import { refsIn } from '../effects/selectors/who.ts';
import { hand, PENDING } from '../places.ts';
import type { At, Chapter, Declared, M } from '../state.ts';
import { coinsOf, payCoins } from './coins.ts';
import { turnItemDown } from './items.ts';
import { markUsed, onceKey } from './once.ts';
import { bury, cancel, withoutItem } from './waiting.ts';

/** Declaring an effect: mode, target, cost; then it waits, and takes effect. */
interface Declaring {
  readonly seat: Seat;
  /** The card that it belongs to; 0 for what a Boss has got by its Level Up. */
  readonly source: ObjectNumber;
  readonly at: Path;
  readonly via: Declared['via'];
  readonly vars: Vars;
}

export interface DeclareOps {
  declare: Declaring;
  chooseMode: Declaring;
  aimAt: Declaring;
  putOn: Declaring;
  /** A declared effect has taken effect: a Spell goes to the discard pile (BM-037). */
  afterDeclared: { item: Declared };
  spellPlayed: { seat: Seat };
  spellResolved: { seat: Seat };
  /** A Spell costs a coin, or it is cancelled. */
  payTax: { seat: Seat; id: number };
  /** What may be used at once or later. */
  useAtOnce: { seat: Seat; at: Path; vars: Vars };
}

const isEffectful = (found: unknown): found is Effectful =>
  typeof found === 'object' && found !== null && 'do' in found;

/** The effect, or the mode of one, at a path. */
export function effectAt(path: Path): Effectful | undefined {
  const found = valueAt(cardData, path);
  return isEffectful(found) ? found : undefined;
}

const aims = new WeakMap<Effectful, { readonly pick: Pick | undefined }>();

/** What the steps of an effect are aimed at; each effect is looked through once. */
function aimOf(effectful: Effectful): Pick | undefined {
  let found = aims.get(effectful);
  if (found === undefined) {
    found = { pick: aimIn<Pick>(effectful.do) };
    aims.set(effectful, found);
  }
  return found.pick;
}

/** The position as the frame of the effect would see it. */
const asFrame = (m: At, vars: Vars): At => ({
  game: m.game,
  match: m.match,
  state: m.state,
  seats: m.seats,
  kept: m.kept,
  vars,
});

const canDo = (frame: At, node: WordNode): boolean => wordFor(node).can?.(frame, node) ?? true;

/** Can it be declared: a target for it, a cost that can be paid, something that it would do? */
export function canDeclare(m: At, seat: Seat, source: ObjectNumber, effectful: Effectful, more: Vars = {}): boolean {
  const vars: Vars = source === 0 ? { ...more, seat } : { ...more, seat, source };
  const frame = asFrame(m, vars);
  const { cost = [], modes = [effectful] } = effectful;
  return cost.every((node) => canDo(frame, node)) && modes.some((mode) => isOpen(m, mode, frame));
}

/** What it is aimed at may have been settled before it is declared. */
const isOpen = (m: At, mode: Effectful, frame: At): boolean =>
  (frame.vars.target !== undefined || hasAim(m, mode, frame.vars)) &&
  (mode.cost ?? []).every((node) => canDo(frame, node)) &&
  doesSomething(frame, mode);

/** A later step may follow from one before: to draw, then to discard. */
const doesSomething = (frame: At, { do: steps }: Effectful): boolean =>
  steps.some((node) => node.word !== 'target' && canDo(frame, node));

/** Could it be paid for, as all see it? Of a hand they see how many cards there are to discard. */
export function couldPay(m: At, seat: Seat, source: ObjectNumber, { cost = [] }: Effectful): boolean {
  const frame = asFrame(m, source === 0 ? { seat } : { seat, source });
  return cost.every((node) => (node.word === 'discard' ? count(m, hand(seat)) > 0 : canDo(frame, node)));
}

const hasAim = (m: At, effectful: Effectful, vars: Vars): boolean => {
  const pick = aimOf(effectful);
  return pick === undefined || canPick(m, pick, contextIn(m, vars));
};

/** First the mode, if there are several, then the target; without either it is paid for at once. */
function choose(m: M, { seat, source, at, via, vars }: Declaring): void {
  const effectful = effectAt(at);
  if (effectful?.modes !== undefined) m.put({ op: 'chooseMode', seat, source, at, via, vars });
  else if (effectful !== undefined && aimOf(effectful) !== undefined && vars.target === undefined)
    m.put({ op: 'aimAt', seat, source, at, via, vars });
  else pay(m, { seat, source, at, via, vars });
}

/** The effect that a mode belongs to. */
function wholeOf([card, part = '', ...rest]: Path): Path {
  const mode = rest.indexOf('modes');
  return below([card], part, ...(mode < 0 ? rest : rest.slice(0, mode)));
}

/** what was paid stays paid. */
function pay(m: M, { seat, source, at, via, vars }: Declaring): void {
  const whole = wholeOf(at);
  const effectful = effectAt(whole);
  if (via === 'item') {
    turnItemDown(m, source); // BM-119
    m.happened('itemUsed', { player: seat });
  }
  if (effectful !== undefined && isActivated(effectful) && effectful.once !== undefined) {
    markUsed(m, onceKey(whole, source, numberIn(vars, 'owner') ?? seat, effectful.once));
  }
  const next = { op: 'putOn', seat, source, at, via, vars } as const;
  const costs = [...new Set([whole, below(at)])].filter((path) => (effectAt(path)?.cost ?? []).length > 0);
  if (costs.length === 0) m.put(next);
  else {
    const paying = costs.map((path) => ({ op: 'run', at: below(path, 'cost'), vars, as: 'paid' }) as const);
    m.put(scope('paying', { vars: {} }), ...paying, next);
  }
}

export const declareRules: Chapter<DeclareOps> = {
  // BM-037: a Spell lies aside until it has taken effect.
  declare: (m, { seat, via, source, at, vars }) => {
    const lying = via === 'spell' ? (move(m, source, PENDING) ?? source) : source;
    const frame = lying === 0 ? { ...vars, seat } : { ...vars, seat, source: lying };
    choose(m, { seat, source: lying, at, via, vars: frame });
  },

  chooseMode: {
    options: (m, { at: path, vars }) =>
      (effectAt(path)?.modes ?? []).flatMap((mode, i): Option[] => {
        return isOpen(m, mode, asFrame(m, vars)) ? [{ ref: modeRef(i), label: [...path, 'modes', i].join('/') }] : [];
      }),
    answer: (m, declaring, [pick]) => {
      const mode = modeRef.in(pick);
      if (mode === undefined) return;
      choose(m, { ...declaring, at: below(declaring.at, 'modes', mode) });
    },
  },

  aimAt: {
    options: (m, { at: path, vars }) => {
      const effectful = effectAt(path);
      const pick = effectful === undefined ? undefined : aimOf(effectful);
      return pick === undefined ? [] : optionsFor(m, pick, contextIn(m, vars));
    },
    answer: (m, declaring, [pick]) => {
      pay(m, pick === undefined ? declaring : { ...declaring, vars: { ...declaring.vars, target: pick } });
    },
  },

  putOn: (m, { seat, source, at, via, vars }) => {
    const { paid = null } = m.vars;
    const item: Mutable<Declared> = {
      id: ++m.state.declared,
      seat,
      via,
      at,
      vars: paid === null ? vars : { ...vars, paid },
    };
    if (via === 'spell') item.card = source;
    m.state.waiting.push(item);
    if (m.isHeard) tellDeclared(m, item);
    if (via === 'spell' && bonusTo(m, 'spellTax', seat) > 0) m.put({ op: 'payTax', seat, id: item.id });
  },

  payTax: {
    options: (m, { seat }) => (coinsOf(m, seat) > 0 ? [YES, NO] : [{ ref: NO, idle: 'cannot-pay' }]),
    answer: (m, { seat, id }, [pick]) => {
      if (pick === YES) payCoins(m, seat, 1);
      else cancel(m, id);
    },
  },

  useAtOnce: {
    options: (m, { seat, at, vars }) => {
      const ability = effectAt(at);
      const source = numberIn(vars, 'source') ?? 0;
      const isPossible =
        ability !== undefined &&
        isActivated(ability) &&
        isTrue(m, ability.if, contextIn(m, vars)) &&
        canDeclare(m, seat, source, ability, vars);
      return isPossible ? [YES, NO] : [{ ref: NO, idle: 'cannot-pay' }];
    },
    answer: (m, { seat, at, vars }, [pick]) => {
      if (pick !== YES) return;
      const source = numberIn(vars, 'source') ?? 0;
      m.put({ op: 'declare', seat, source, at, via: 'ability', vars }, { op: 'carryOut', id: m.state.declared + 1 });
    },
  },

  afterDeclared: (m, { item }) => bury(m, item),

  spellPlayed: (m, { seat }) => m.happened('spellPlayed', { player: seat }),

  spellResolved: (m, { seat }) => m.happened('spellResolved', { player: seat }),
};

function tellDeclared(m: M, { seat, via, at: path, vars: { target } }: Declared): void {
  const ability = path[2];
  m.emit({
    type: 'declared',
    seat,
    cause: path[0],
    data: {
      via,
      ...(typeof ability === 'number' ? { ability } : {}),
      ...(target === undefined ? {} : { target }),
    },
  });
}

/** a target that is gone, or a Room that has no ability text any more. */
function hasFizzled(m: At, { at: path, vars, via }: Declared): boolean {
  if (via === 'ability' && typeof vars.source === 'number' && isBlank(m, vars.source)) return true;
  const effectful = effectAt(path);
  const pick = effectful === undefined ? undefined : aimOf(effectful);
  const { target } = vars;
  if (pick === undefined || target === undefined) return false;
  return !refsIn(target).some((ref) => isStill(m, pick, ref, contextIn(m, vars)));
}

/** What was declared takes effect; if its target is gone, the card is spent all the same. */
export function resolve(m: M, item: Declared): void {
  const { id, at: path, vars, card, seat, via } = item;
  m.state.waiting = withoutItem(m, id);
  const after = { op: 'afterDeclared', item } as const;
  if (via === 'spell') m.put({ op: 'spellPlayed', seat }, checkpoint());
  if (hasFizzled(m, item)) {
    m.emit({ type: 'fizzled', seat, cause: path[0] });
    m.put(after);
    return;
  }
  m.put(scope('declared', card === undefined ? {} : { last: after }), { op: 'run', at: below(path, 'do'), vars });
  if (via === 'spell') m.put({ op: 'spellResolved', seat }, checkpoint());
}
