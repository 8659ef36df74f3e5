import { type Mutable, move, type ObjectNumber, type Path, type Seat, type Vars } from '@tafelrunde/kernel';
import { type Declaring as AnyDeclaring, type DeclaringOps, declarations, tellDeclared } from '@tafelrunde/words';
import { cardData, effectData } from '../effects/language/registry.ts';
import { vocabulary } from '../effects/language/vocabulary.ts';
import { canPick, isStill, labelled, optionsFor, type Pick, picksFor } from '../effects/selectors/picks.ts';
import { PENDING } from '../places.ts';
import { player } from '../players.ts';
import type { EffectItem } from '../stack-items.ts';
import type { At, Chapter, M } from '../state.ts';
import { nextItem, push, pushTrigger } from './stack.ts';
import { isIn, setTapped, tally } from './table.ts';

/* Putting an effect on the stack (FS-207, FS-210, FS-264). */

type Via = EffectItem['via'];
type Declaring = AnyDeclaring<Via>;

export interface DeclareOps extends DeclaringOps<Via> {
  declare: Declaring;
  /** FS-277, FS-278: of a loot card, or of an effect for the card that copies it. */
  putCopy: { seat: Seat; at: Path; source?: ObjectNumber };
}

const {
  rules,
  declare: begin,
  ...declared
} = declarations({
  data: effectData,
  vocabulary: () => vocabulary,
  active: (m: At) => m.state.active,
  options: (m: At, pick: Pick, context) => labelled(m, optionsFor(m, pick, context)),
  canPick,
  isStill,
  picks: picksFor,
  settlesOnly: true,
  // FS-210, FS-278: neither what comes of a roll nor what is copied is paid for.
  pays: (_, { via }: Declaring) => via === 'paid',
  putOn,
});

export const { effectAt, aimsIn, needsOf, areMet, canDeclare, aimIsThere } = declared;

export type Needs = ReturnType<typeof needsOf>;

export const declareRules: Chapter<DeclareOps> = {
  ...rules,

  declare: (m, { seat, via, source, at, vars, copy }) => {
    const lying = via === 'loot' ? (playLoot(m, seat, source) ?? source) : source;
    if (via === 'tap') setTapped(m, source, true);
    if (via === 'tap' || via === 'paid') tally(m, 'activation', player(seat));
    const next = { seat, source: lying, at, via, vars: { ...vars, seat, source: lying } };
    begin(m, copy === undefined ? next : { ...next, copy });
  },

  putCopy: (m, { seat, at, source }) => {
    const vars: Vars = source === undefined ? { seat } : { seat, source };
    const via = source === undefined ? 'loot' : 'tap';
    begin(m, { seat, source: source ?? 0, at, via, vars, copy: true });
  },
};

function putOn(m: M, { seat, source, at, via, vars, copy }: Declaring): void {
  const ofItem = isIn(m, source, 'items');
  const item: Mutable<EffectItem> = { kind: 'effect', id: nextItem(m), via, seat, at, vars };
  if (ofItem) item.ofItem = true;
  if (via === 'loot' && copy !== true) item.card = source;
  if (via === 'trigger') pushTrigger(m, item);
  else push(m, item);
  tellDeclared(m, item);
  if (copy === true) return;
  if (via === 'loot') {
    m.happened('lootPlayed', { player: seat, item: item.id, trinket: cardData(at[0])?.trinket === true });
  }
  if (ofItem && (via === 'tap' || via === 'paid')) m.happened('activated', { player: seat, object: source });
}

/** FS-077. */
function playLoot(m: M, seat: Seat, card: ObjectNumber): ObjectNumber | undefined {
  m.state.lootPlayed[seat] = (m.state.lootPlayed[seat] ?? 0) + 1;
  return move(m, card, PENDING);
}
