import {
  type Mutable,
  move,
  type ObjectNumber,
  type Option,
  type Path,
  type Seat,
  scope,
  type Vars,
} from '@tafelrunde/kernel';
import { aimIn, below, modeRef, valueAt, type WordNode } from '@tafelrunde/words';
import type { Activated, Effectful } from '../effects/language/card.ts';
import { contextIn } from '../effects/language/context.ts';
import { cardData, effectData } from '../effects/language/registry.ts';
import { vocabularyOf } from '../effects/language/vocabulary.ts';
import { canPick, isStill, labelled, optionsFor, type Pick, picksFor } from '../effects/selectors/picks.ts';
import { refsIn } from '../effects/selectors/who.ts';
import { PENDING } from '../places.ts';
import { player } from '../players.ts';
import type { EffectItem } from '../stack-items.ts';
import type { At, Chapter, M } from '../state.ts';
import { nextItem, push, pushTrigger } from './stack.ts';
import { isIn, setTapped, tally } from './table.ts';

/** Putting an effect on the stack (FS-207, FS-210, FS-264): mode, target, cost. */
interface Declaring {
  readonly seat: Seat;
  readonly source: ObjectNumber;
  readonly at: Path;
  readonly via: EffectItem['via'];
  readonly vars: Vars;
  /** FS-277, FS-278: a copy is neither played nor activated, and nothing is paid for it. */
  readonly copy?: true;
}

export interface DeclareOps {
  declare: Declaring;
  /** FS-277, FS-278: of a loot card, or of an effect for the card that copies it. */
  putCopy: { seat: Seat; at: Path; source?: ObjectNumber };
  chooseMode: Declaring;
  aimAt: Declaring;
  putOn: Declaring;
}

const isEffectful = (found: unknown): found is Effectful =>
  typeof found === 'object' && found !== null && 'do' in found;

/** The effect, or the mode of one, at a path. */
export function effectAt(path: Path): Effectful | undefined {
  const found = valueAt(effectData, path);
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

/** What an effect could be aimed at, whichever of its modes is chosen. */
export function aimsIn(path: Path): Pick[] {
  const effectful = effectAt(path);
  if (effectful === undefined) return [];
  return [effectful, ...(effectful.modes ?? [])].flatMap((each) => aimOf(each) ?? []);
}

const hasAim = (m: At, effectful: Effectful, vars: Vars): boolean => {
  const pick = aimOf(effectful);
  return pick === undefined || canPick(m, pick, contextIn(m, vars));
};

/** FS-208: is the target of something on the stack still there? */
export function aimIsThere(m: At, { at: path, vars }: EffectItem): boolean {
  const effectful = effectAt(path);
  const pick = effectful === undefined ? undefined : aimOf(effectful);
  const { target } = vars;
  if (pick === undefined || target === undefined) return true;
  return refsIn(target).some((ref) => isStill(m, pick, ref, contextIn(m, vars)));
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

const isActivated = (effectful: Effectful): effectful is Activated => 'cost' in effectful;

/** What has to be there so that an effect can be put on the stack. */
export interface Needs {
  /** Whether the frame of the effect could pay it; one for each word of the cost that may be beyond its means. */
  readonly cost: readonly ((frame: At) => boolean)[];
  /** One of these has to be there to aim at; undefined where something can be done without. */
  readonly aims: readonly Pick[] | undefined;
}

const paying = (node: WordNode): Needs['cost'] => {
  const { can } = vocabularyOf(node);
  return can === undefined ? [] : [(frame) => can(frame, node)];
};

const needs = new WeakMap<Effectful, Needs>();

/** Each effect is looked through once. */
export function needsOf(effectful: Effectful): Needs {
  let found = needs.get(effectful);
  if (found === undefined) {
    const modes = effectful.modes ?? [effectful];
    const aims = modes.flatMap((mode) => aimOf(mode) ?? []);
    const cost = isActivated(effectful) ? effectful.cost.flatMap(paying) : [];
    found = { cost, aims: aims.length < modes.length ? undefined : aims };
    needs.set(effectful, found);
  }
  return found;
}

/** Can it be put on the stack: a target for it, a cost that can be paid? */
export const canDeclare = (m: At, seat: Seat, source: ObjectNumber, effectful: Effectful): boolean =>
  areMet(m, seat, source, needsOf(effectful));

/** Is everything there that an effect of this card needs? */
export function areMet(m: At, seat: Seat, source: ObjectNumber, { cost, aims }: Needs): boolean {
  if (cost.length === 0 && aims === undefined) return true;
  const vars: Vars = { seat, source };
  if (cost.length > 0) {
    const frame = asFrame(m, vars);
    if (!cost.every((canPay) => canPay(frame))) return false;
  }
  return aims === undefined || aims.some((pick) => canPick(m, pick, { seat, source, vars }));
}

/** The next step of declaring. Written out, because a spread over several shapes is slow. */
function step<K extends 'chooseMode' | 'aimAt' | 'putOn'>(op: K, { seat, source, at, via, vars, copy }: Declaring) {
  return copy === undefined ? { op, seat, source, at, via, vars } : { op, seat, source, at, via, vars, copy };
}

/** FS-207: first the mode, if there are several, then the target; without either it is paid for at once. */
function choose(m: M, declaring: Declaring): void {
  const effectful = effectAt(declaring.at);
  if (effectful?.modes !== undefined) m.put(step('chooseMode', declaring));
  else if (effectful !== undefined && aimOf(effectful) !== undefined) m.put(step('aimAt', declaring));
  else pay(m, declaring);
}

/** FS-210, FS-278: neither what comes of a roll nor what is copied is paid for. */
function pay(m: M, declaring: Declaring): void {
  const { at: path, via, vars } = declaring;
  const [card, part = '', index = 0] = path;
  const ability = via === 'paid' ? below([card], part, index) : undefined;
  const effectful = ability === undefined ? undefined : effectAt(ability);
  if (ability === undefined || effectful === undefined || !isActivated(effectful) || effectful.cost.length === 0) {
    putOn(m, declaring);
    return;
  }
  const cost = { op: 'run', at: below(ability, 'cost'), vars, as: 'paid' } as const;
  m.put(scope('paying', { vars: {} }), cost, step('putOn', declaring));
}

export const declareRules: Chapter<DeclareOps> = {
  declare: (m, { seat, via, source, at: path, vars, copy }) => {
    const lying = via === 'loot' ? (playLoot(m, seat, source) ?? source) : source;
    if (via === 'tap') setTapped(m, source, true);
    if (via === 'tap' || via === 'paid') tally(m, 'activation', player(seat));
    const next = { seat, source: lying, at: path, via, vars: { ...vars, seat, source: lying } };
    choose(m, copy === undefined ? next : { ...next, copy });
  },

  putCopy: (m, { seat, at: path, source }) => {
    const vars: Vars = source === undefined ? { seat } : { seat, source };
    const via = source === undefined ? 'loot' : 'tap';
    choose(m, { seat, source: source ?? 0, at: path, via, vars, copy: true });
  },

  chooseMode: {
    options: (m, { at: path, vars }) =>
      (effectAt(path)?.modes ?? []).flatMap((mode, i): Option[] =>
        hasAim(m, mode, vars) ? [{ ref: modeRef(i), label: [...path, 'modes', i].join('/') }] : [],
      ),
    answer: (m, declaring, [pick]) => {
      const mode = modeRef.in(pick);
      if (mode === undefined) return;
      const at = below(declaring.at, 'modes', mode);
      choose(m, { ...declaring, at, vars: { ...declaring.vars, mode } });
    },
  },

  // Without anything to aim at the question answers itself: a trigger then does nothing, the rest goes on.
  aimAt: {
    options: (m, { at: path, vars }) => {
      const pick = aimAtPath(path);
      if (pick === undefined) return [];
      const cap = picksFor(pick);
      const options = labelled(m, optionsFor(m, pick, contextIn(m, vars)));
      return cap === 1 ? options : options.map((option) => ({ ...option, cap }));
    },
    min: (_, { at: path }) => picksFor(aimAtPath(path)),
    answer: (m, declaring, picks) => {
      const [pick] = picks;
      if (pick === undefined && aimAtPath(declaring.at) !== undefined) return;
      const vars =
        pick === undefined ? declaring.vars : { ...declaring.vars, target: picks.length === 1 ? pick : picks };
      pay(m, { ...declaring, vars });
    },
  },

  putOn,
};

/** What was paid with is known to the effect. */
function putOn(m: M, { seat, source, at: path, via, vars: chosen, copy }: Declaring): void {
  const { paid = null } = m.vars;
  const vars = paid === null ? chosen : { ...chosen, paid };
  const ofItem = isIn(m, source, 'items');
  const item: Mutable<EffectItem> = { kind: 'effect', id: nextItem(m), via, seat, at: path, vars };
  if (ofItem) item.ofItem = true;
  if (via === 'loot' && copy !== true) item.card = source;
  if (via === 'trigger') pushTrigger(m, item);
  else push(m, item);
  if (m.isHeard) tellDeclared(m, item);
  if (copy === true) return;
  if (via === 'loot') {
    m.happened('lootPlayed', { player: seat, item: item.id, trinket: cardData(path[0])?.trinket === true });
  }
  if (ofItem && (via === 'tap' || via === 'paid')) m.happened('activated', { player: seat, object: source });
}

function tellDeclared(m: M, { seat, via, at: path, vars: { target } }: EffectItem): void {
  const data = {
    via,
    ...(typeof path[2] === 'number' ? { ability: path[2] } : {}),
    ...(target === undefined ? {} : { target }),
  };
  m.emit({ type: 'declared', seat, cause: path[0], data });
}

function aimAtPath(path: Path): Pick | undefined {
  const effectful = effectAt(path);
  return effectful === undefined ? undefined : aimOf(effectful);
}

/** FS-077. */
function playLoot(m: M, seat: Seat, card: ObjectNumber): ObjectNumber | undefined {
  m.state.lootPlayed[seat] = (m.state.lootPlayed[seat] ?? 0) + 1;
  return move(m, card, PENDING);
}
