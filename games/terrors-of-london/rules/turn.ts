import {
  at,
  checkpoint,
  count,
  move,
  type NamedRef,
  type ObjectNumber,
  type Option,
  objectsIn,
  placeOf,
  type Ref,
  type Seat,
} from '@tafelrunde/kernel';
import { HAND_SIZE } from '../numbers.ts';
import { hauntRef } from '../refs.ts';
import {
  type At,
  type Chapter,
  deck,
  type Game,
  hand,
  opponentOf,
  PASS,
  PILE_ACOLYTES,
  play,
  type State,
} from '../state.ts';
import { activatable, activateRelic, takeHauntAction, useOverlord } from './activations.ts';
import { buyAcolyte, buyable, buyFromStreet } from './buying.ts';
import { linkable } from './hordes.ts';
import { discardFromPlay, drawCards } from './moving.ts';
import { playCard } from './playing.ts';
import { emptyPool } from './resources.ts';
import { spend, spendable } from './spending.ts';

/** TL-022: a turn is an action phase, a cleanup phase and a draw phase. */
export interface TurnOps {
  turn: { seat: Seat };
  action: { seat: Seat };
  cleanUp: { seat: Seat };
  drawPhase: { seat: Seat };
}

export const turnRules: Chapter<TurnOps> = {
  turn: (m, { seat }) => {
    beginTurn(m, seat);
    m.emit({ type: 'turn', seat, data: { n: m.state.turns } });
    m.put(
      { op: 'action', seat },
      { op: 'cleanUp', seat },
      { op: 'drawPhase', seat },
      { op: 'turn', seat: opponentOf(seat) },
    );
  },

  // TL-023, TL-024.
  action: {
    options: (m, { seat }) => {
      const options: (Ref | Option)[] = [];
      for (const ref of objectsIn(m, hand(seat))) options.push({ ref, label: 'play' });
      for (const ref of linkable(m, seat)) options.push({ ref, label: 'horde' });
      options.push(...activatable(m, seat), ...buyable(m), ...spendable(m, seat));
      if (mayPass(m, seat)) options.push(PASS);
      return options;
    },
    answer: (m, { seat }, [pick]) => {
      if (pick === PASS) {
        pass(m, seat);
        return;
      }
      if (typeof pick === 'number') useCard(m, seat, pick);
      else if (pick !== undefined) useOther(m, seat, pick);
      m.put(checkpoint(), { op: 'action', seat });
    },
  },

  // TL-091 to TL-095, TL-134.
  cleanUp: (m, { seat }) => {
    const { state } = m;
    for (const card of objectsIn(m, play(seat))) if (!haunts(state, card)) discardFromPlay(m, seat, card);
    emptyPool(m);
    if (state.haunts.length > 0) state.haunts = state.haunts.map(({ card }) => ({ card, spent: true }));
  },

  // TL-096, TL-138, TL-181.
  drawPhase: (m, { seat }) => {
    const { rally } = m.state;
    drawCards(m, seat, HAND_SIZE + at(rally, seat));
    rally[seat] = 0;
  },
};

const haunts = ({ haunts: markers }: State, monster: ObjectNumber): boolean =>
  markers.some(({ card, spent }) => card === monster && !spent);

/** TL-135, TL-172, TL-173, TL-190: what was used up is there again, and who haunts may be reactivated. */
function beginTurn(m: Game, seat: Seat): void {
  const { state } = m;
  state.active = seat;
  state.turns++;
  state.conversions = [];
  state.discount = 0;
  state.claimNext = false;
  state.absorbed = 0;
  state.usedRelics = [];
  state.overlordUsed = false;
  state.hordes = [];
  state.hordeFormed = false;
  state.linked = [];
  state.remembered = [];
  state.spent = [];
  state.triggered = [];
  const mine = objectsIn(m, play(seat));
  state.ready = state.haunts.map(({ card }) => card).filter((card) => mine.includes(card));
}

/** TL-089. */
const mayPass = (m: At, seat: Seat): boolean => count(m, hand(seat)) <= 1;

/** TL-090, TL-179. */
function pass(m: Game, seat: Seat): void {
  m.emit({ type: 'passed', seat });
  for (const card of objectsIn(m, hand(seat))) move(m, card, deck(seat));
}

/** What a card offers depends on where it lies. */
function useCard(m: Game, seat: Seat, object: ObjectNumber): void {
  const kind = placeOf(m, object)?.kind;
  if (kind === 'hand') playCard(m, seat, object);
  else if (kind === 'street') buyFromStreet(m, seat, object);
  else if (kind === 'relics') activateRelic(m, seat, object);
  else if (kind === 'overlord') useOverlord(m, seat, object);
  else m.put({ op: 'link', seat, card: object });
}

function useOther(m: Game, seat: Seat, pick: NamedRef): void {
  const haunting = hauntRef.in(pick);
  if (pick === PILE_ACOLYTES) buyAcolyte(m, seat);
  else if (haunting !== undefined) takeHauntAction(m, seat, haunting);
  else spend(m, seat, pick);
}
