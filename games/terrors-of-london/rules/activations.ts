import {
  at,
  type Effects,
  exists,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Seat,
} from '@tafelrunde/kernel';
import { type CardData, effectsFrom, valueAt } from '@tafelrunde/words';
import type { Card, Triggered } from '../cards/card.ts';
import { cards } from '../cards/catalogue.ts';
import { canHappen } from '../effects/vocabulary.ts';
import { cardsIn, idAt } from '../queries.ts';
import { hauntLabel, hauntRef } from '../refs.ts';
import { type At, type Chapter, type Game, type Ops, opponentOf, overlord, relics, type State } from '../state.ts';
import { activate } from './playing.ts';

/** Relic, overlord and haunt actions, and triggered abilities. */
export interface ActivationOps {
  /** TL-039: a triggered ability is taken up. */
  trigger: { seat: Seat; at: Path; source: ObjectNumber };
}

/** What can be activated by a relic, overlord or haunt action. */
export function activatable(m: At, seat: Seat): Option[] {
  return [...usableRelics(m, seat), ...usableOverlord(m, seat), ...usableHaunts(m)];
}

/** TL-080, TL-172: relics whose text gives something when they are activated. */
function usableRelics(m: At, seat: Seat): Option[] {
  const { usedRelics } = m.state;
  const lying = cardsIn(m, relics(seat));
  const found: Option[] = [];
  objectsIn(m, relics(seat)).forEach((object, i) => {
    const card = at(lying, i);
    if (hasAction(card) && !usedRelics.includes(object)) found.push(offer(m, object, card, 'activate'));
  });
  return found;
}

const hasSymbols = ({ coins, power, recovery }: Card): boolean => coins + power + recovery > 0;

const hasAction = (card: Card): boolean => hasSymbols(card) || card.keywords.length + card.unique.length > 0;

/** TL-082, TL-173. */
function usableOverlord(m: At, seat: Seat): Option[] {
  if (m.state.overlordUsed) return [];
  const [card] = cardsIn(m, overlord(seat));
  return card === undefined ? [] : objectsIn(m, overlord(seat)).map((object) => offer(m, object, card, 'overlord'));
}

function offer(m: At, ref: ObjectNumber, card: Card, label: string): Option {
  const works = hasSymbols(card) || canHappen(m, card.keywords) || canHappen(m, card.unique);
  return works ? { ref, label } : { ref, label, idle: 'nothing-happens' };
}

/** TL-083 to TL-085. */
function usableHaunts(m: At): Option[] {
  return m.state.ready.map((card) => ({ ref: hauntRef(card), label: hauntLabel(idAt(m, card)) }));
}

/** TL-081. */
export function activateRelic(m: Game, seat: Seat, relic: ObjectNumber): void {
  m.state.usedRelics.push(relic);
  announce(m, 'activated', seat, relic);
  activate(m, seat, relic);
  m.happened('activateRelic', { seat });
}

export function useOverlord(m: Game, seat: Seat, self: ObjectNumber): void {
  m.state.overlordUsed = true;
  announce(m, 'activated', seat, self);
  activate(m, seat, self);
}

/** TL-086: everything that playing the monster gave. */
export function takeHauntAction(m: Game, seat: Seat, monster: ObjectNumber): void {
  m.state.ready = m.state.ready.filter((each) => each !== monster);
  announce(m, 'haunted', seat, monster);
  activate(m, seat, monster);
  m.happened('hauntAction', { seat });
}

function announce(m: Game, type: string, seat: Seat, object: ObjectNumber): void {
  if (m.isHeard) m.emit({ type, seat, cause: idAt(m, object) });
}

export const activationRules: Chapter<ActivationOps> = {
  // A card that has left play in the meantime has no effect any more (TL-101).
  trigger: (m, { seat, at: path, source }) => {
    const { triggered } = m.state;
    if (!exists(m, source)) return;
    if (isOnce(valueAt(cardData, path))) {
      if (triggered.includes(source)) return;
      triggered.push(source);
    }
    m.emit({ type: 'triggered', seat, cause: path[0] });
    m.put({ op: 'run', at: [...path, 'do'], vars: { seat, source } });
  },
};

const isOnce = (ability: unknown): boolean => isTriggered(ability) && ability.times === 'once';

const isTriggered = (ability: unknown): ability is Triggered =>
  typeof ability === 'object' && ability !== null && 'times' in ability;

export const cardData: CardData = (card) => cards.get(card);

/** TL-037 to TL-040, TL-190. */
export const effects: Effects<Ops, State> = {
  ...effectsFrom(cardData),
  applies: (m, { seat, source, ability }, facts) =>
    'seat' in facts && facts.seat === seat && !(isOnce(ability) && m.state.triggered.includes(source ?? 0)),
  replace: (_, __, verb) => [verb],
  triggerOrder: ({ state }) => [state.active, opponentOf(state.active)],
  take: (_, { at: path, seat = 0, source = 0 }) => [{ op: 'trigger', seat, at: path, source } as const],
};
