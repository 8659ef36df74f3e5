import {
  type Effects,
  exists,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  type Seat,
} from '@tafelrunde/kernel';
import { below, type CardData, effectsFrom, valueAt } from '@tafelrunde/words';
import type { Card, Triggered } from '../cards/card.ts';
import { cards } from '../cards/catalogue.ts';
import { canHappen } from '../effects/vocabulary.ts';
import { cardAt, idAt } from '../queries.ts';
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
  const found: Option[] = [];
  addRelics(m, seat, found);
  addOverlord(m, seat, found);
  // TL-083 to TL-085.
  for (const card of m.state.ready) found.push({ ref: hauntRef(card), label: hauntLabel(idAt(m, card)) });
  return found;
}

/** TL-080, TL-172: relics whose text gives something when they are activated. */
function addRelics(m: At, seat: Seat, found: Option[]): void {
  for (const object of objectsIn(m, relics(seat))) {
    const card = cardAt(m, object);
    if (hasAction(card) && !m.state.usedRelics.includes(object)) found.push(offer(m, object, card, 'activate'));
  }
}

const hasSymbols = ({ coins, power, recovery }: Card): boolean => coins + power + recovery > 0;

const hasAction = (card: Card): boolean => hasSymbols(card) || card.keywords.length + card.unique.length > 0;

/** TL-082, TL-173. */
function addOverlord(m: At, seat: Seat, found: Option[]): void {
  if (m.state.overlordUsed) return;
  for (const object of objectsIn(m, overlord(seat))) found.push(offer(m, object, cardAt(m, object), 'overlord'));
}

function offer(m: At, ref: ObjectNumber, card: Card, label: string): Option {
  const works = hasSymbols(card) || canHappen(m, card.keywords) || canHappen(m, card.unique);
  return works ? { ref, label } : { ref, label, idle: 'nothing-happens' };
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
    m.put({ op: 'run', at: below(path, 'do'), vars: { seat, source } });
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
