import {
  checkpoint,
  count,
  type Mutable,
  move,
  NO,
  type ObjectNumber,
  type Path,
  type Seat,
  scope,
  type Vars,
  YES,
} from '@tafelrunde/kernel';
import {
  type Declaring as AnyDeclaring,
  asFrame,
  below,
  type DeclaringOps,
  declarations,
  tellDeclared,
  type WordNode,
} from '@tafelrunde/words';
import { isTrue } from '../effects/holding/conditions.ts';
import { bonusTo, isBlank } from '../effects/holding/values.ts';
import { type Effectful, isActivated } from '../effects/language/card.ts';
import { contextIn, numberIn } from '../effects/language/context.ts';
import { cardData } from '../effects/language/registry.ts';
import { vocabulary, wordFor } from '../effects/language/vocabulary.ts';
import { canPick, isStill, optionsFor, type Pick } from '../effects/selectors/picks.ts';
import { hand, PENDING } from '../places.ts';
import type { At, Chapter, Declared, M } from '../state.ts';
import { coinsOf, payCoins } from './coins.ts';
import { turnItemDown } from './items.ts';
import { markUsed, onceKey } from './once.ts';
import { bury, cancel, withoutItem } from './waiting.ts';

/* Declaring an effect; then it waits, and takes effect. The source is 0 for what a Boss has got by its Level Up. */

type Via = Declared['via'];
type Declaring = AnyDeclaring<Via>;

export interface DeclareOps extends DeclaringOps<Via> {
  declare: Declaring;
  /** A declared effect has taken effect: a Spell goes to the discard pile (BM-037). */
  afterDeclared: { item: Declared };
  spellPlayed: { seat: Seat };
  spellResolved: { seat: Seat };
  /** A Spell costs a coin, or it is cancelled. */
  payTax: { seat: Seat; id: number };
  /** What may be used at once or later. */
  useAtOnce: { seat: Seat; at: Path; vars: Vars };
}

const canDo = (frame: At, node: WordNode): boolean => wordFor(node).can?.(frame, node) ?? true;

const {
  rules,
  declare: begin,
  aimIsThere,
  ...declared
} = declarations({
  data: cardData,
  vocabulary: () => vocabulary,
  active: (m: At) => m.state.active,
  options: (m: At, pick: Pick, context) => optionsFor(m, pick, context),
  canPick,
  isStill,
  keepsTarget: true,
  // A later step may follow from one before: to draw, then to discard.
  wouldDo: (frame, { do: steps }) => steps.some((node) => node.word !== 'target' && canDo(frame, node)),
  // what was paid stays paid.
  pays: (m: M, { seat, source, via, vars }: Declaring, at) => {
    const effectful = effectAt(at);
    if (via === 'item') {
      turnItemDown(m, source); // BM-119
      m.happened('itemUsed', { player: seat });
    }
    if (effectful !== undefined && isActivated(effectful) && effectful.once !== undefined) {
      markUsed(m, onceKey(at, source, numberIn(vars, 'owner') ?? seat, effectful.once));
    }
    return true;
  },
  putOn,
});

export const { effectAt, canDeclare } = declared;

/** Could it be paid for, as all see it? Of a hand they see how many cards there are to discard. */
export function couldPay(m: At, seat: Seat, source: ObjectNumber, { cost = [] }: Effectful): boolean {
  const frame = asFrame(m, source === 0 ? { seat } : { seat, source });
  return cost.every((node) => (node.word === 'discard' ? count(m, hand(seat)) > 0 : canDo(frame, node)));
}

export const declareRules: Chapter<DeclareOps> = {
  ...rules,

  // BM-037: a Spell lies aside until it has taken effect.
  declare: (m, { seat, via, source, at, vars }) => {
    const lying = via === 'spell' ? (move(m, source, PENDING) ?? source) : source;
    const frame = lying === 0 ? { ...vars, seat } : { ...vars, seat, source: lying };
    begin(m, { seat, source: lying, at, via, vars: frame });
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

function putOn(m: M, { seat, source, at, via, vars }: Declaring): void {
  const item: Mutable<Declared> = { id: ++m.state.declared, seat, via, at, vars };
  if (via === 'spell') item.card = source;
  m.state.waiting.push(item);
  tellDeclared(m, item);
  if (via === 'spell' && bonusTo(m, 'spellTax', seat) > 0) m.put({ op: 'payTax', seat, id: item.id });
}

/** a target that is gone, or a Room that has no ability text any more. */
const hasFizzled = (m: At, item: Declared): boolean =>
  (item.via === 'ability' && typeof item.vars.source === 'number' && isBlank(m, item.vars.source)) ||
  !aimIsThere(m, item);

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
