import { type ObjectNumber, type Seat, scope } from '@tafelrunde/kernel';
import { below, type ReactionOps, reactionRounds } from '@tafelrunde/words';
import { cardData } from '../effects/language/registry.ts';
import { PASS } from '../refs.ts';
import type { EffectItem, Item } from '../stack-items.ts';
import type { At, Chapter, M, State } from '../state.ts';
import { couldReact, declaring, playingFree, reactionOptions } from './activations.ts';
import { ALARMS, alarmsFor, callsFor, openlyCallsFor, reactingTo } from './attention.ts';
import { aimIsThere, effectAt } from './declare.ts';
import { fixRoll, lookAtRoll, mayShift } from './dice.ts';
import { moveItemIn } from './items.ts';
import { buryLoot, takeOff } from './stack.ts';
import { isIn } from './table.ts';

/** What comes of what was put on the stack; the rounds themselves are those of all games (FS-195 ff.). */
export interface ResolveOps extends ReactionOps {
  resolve: { item: Item };
  afterItem: { item: EffectItem };
  /** A loot card that has to be played without a loot play, if it can be. */
  playGiven: { seat: Seat; object: ObjectNumber };
}

/** With nothing to react to, the active player simply goes on with the turn. */
const isFree = ({ state }: At, seat: Seat): boolean =>
  state.phase === 'action' &&
  seat === state.active &&
  state.stack.length === 0 &&
  state.attack === null &&
  state.announced === null;

/** FS-199, FS-201. */
function resolveTop(m: M, item: Item): void {
  if (item.kind === 'roll' && lookAtRoll(m, item)) return;
  takeOff(m, item.id);
  m.put({ op: 'resolve', item });
}

const rounds = reactionRounds<Item, State>({
  first: 'last', // FS-198, FS-200
  pass: PASS, // FS-197
  active: (m) => m.state.active, // FS-196
  couldReact: (m, seat) => !isFree(m, seat) && couldReact(m, seat),
  options: reactionOptions,
  declare: (m: M, seat, pick) => m.put(declaring(m, seat, pick)),
  waiting: (m) => m.state.stack,
  resolve: resolveTop,
  isSettled: ({ kind }) => kind === 'after', // FS-205
  begins: (m) => {
    m.state.base = m.state.stack.length;
  },
  attention: {
    to: reactingTo,
    calls: (m, { seat }) => callsFor(m, seat),
    openlyCalls: (m, { seat }) => openlyCallsFor(m, seat),
    alarms: ALARMS,
    rings: (m, { seat }) => alarmsFor(m, seat),
  },
});

export const reactionRules: Chapter<ResolveOps> = {
  ...rounds,

  resolve: (m, { item }) => {
    switch (item.kind) {
      case 'effect':
        resolveEffect(m, item);
        break;
      case 'roll':
        if (mayShift(m, item)) m.put({ op: 'shiftRoll', seat: item.seat, item });
        else fixRoll(m, item);
        break;
      case 'damage': {
        const { kind: _, id: __, ...damage } = item;
        m.put({ op: 'hurt', ...damage });
        break;
      }
      case 'death': {
        const { kind: _, id: __, ...death } = item;
        m.put({ op: 'die', ...death });
        break;
      }
      case 'after':
        m.put({ op: 'afterwards', what: item.what, who: item.who });
    }
  },

  playGiven: (m, { seat, object }) => {
    const reaction = playingFree(m, seat, object);
    if (reaction === undefined) return;
    m.state.lootPlays[seat] = (m.state.lootPlays[seat] ?? 0) + 1;
    m.put({ op: 'declare', seat, source: object, at: reaction.at, via: 'loot', vars: {} });
  },

  // FS-077, FS-079: a loot card is discarded, a trinket stays.
  afterItem: (
    m,
    {
      item: {
        card,
        at: [id],
        seat,
      },
    },
  ) => {
    if (card === undefined || !isIn(m, card, 'pending')) return;
    if (cardData(id)?.trinket === true) moveItemIn(m, card, seat);
    else buryLoot(m, card);
  },
};

function resolveEffect(m: M, item: EffectItem): void {
  const { id, seat, at: path, vars, card } = item;
  const isThere = aimIsThere(m, item);
  if (!isThere) m.emit({ type: 'fizzled', seat, data: { item: id } }); // FS-208
  const frame = scope('item', card === undefined ? {} : { last: { op: 'afterItem', item } });
  if (isThere && effectAt(path) !== undefined) m.put(frame, { op: 'run', at: below(path, 'do'), vars });
  else m.put(frame);
}
