import { cardOf, count, move, objectsIn, shuffle, topOf } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { standingOf } from '../effects/held.ts';
import { hasTwist } from '../effects/twists.ts';
import { EARNED, FEAR_DECK, FEAR_DISCARD } from '../places.ts';
import { terrorLevel } from '../queries.ts';
import type { Chapter, Game } from '../state.ts';
import { entrench } from './colonies.ts';
import { pause } from './ways.ts';

export interface FearOps {
  /** The next fear card that has been earned, until there is none. */
  fearCards: object;
}

/** Ward the Shores: cards that have been resolved come again; the terror level stays. */
function refill(m: Game): void {
  if (!hasTwist(m, 'endlessFear') || count(m, FEAR_DECK) > 0) return;
  for (const object of objectsIn(m, FEAR_DISCARD)) move(m, object, FEAR_DECK);
  shuffle(m, FEAR_DECK);
  m.state.fearCards = [0, 0, count(m, FEAR_DECK)];
}

/** Is there a card to earn? */
function hasFearCard(m: Game): boolean {
  refill(m);
  return count(m, FEAR_DECK) > 0;
}

/** SI-209, SI-210: the last marker earns a card; what is over counts on. Where no card is left nothing more can be earned. */
export function generateFear(m: Game, n: number): void {
  if (n <= 0) return;
  const { fearPool } = m.state;
  const before = terrorLevel(m);
  m.state.fear += n;
  m.emit({ type: 'fear', data: { n } });
  while (m.state.fear >= fearPool && hasFearCard(m)) {
    m.state.fear -= fearPool;
    move(m, topOf(m, FEAR_DECK) ?? 0, EARNED);
  }
  entrench(m);
  m.state.fear = Math.min(m.state.fear, fearPool - 1);
  if (terrorLevel(m) > before) m.emit({ type: 'terror', data: { level: terrorLevel(m) } }); // SI-211
}

/** So many fear cards, without any fear. */
export function earnFear(m: Game, n: number): void {
  const before = terrorLevel(m);
  for (let i = 0; i < n && hasFearCard(m); i++) move(m, topOf(m, FEAR_DECK) ?? 0, EARNED);
  entrench(m);
  if (terrorLevel(m) > before) m.emit({ type: 'terror', data: { level: terrorLevel(m) } });
}

/** For the rest of the action it is known where. */
export function generateFearIn(m: Game, land: string, n: number): void {
  generateFear(m, n);
  if (n > 0) m.state.feared = { ...m.state.feared, [land]: (m.state.feared[land] ?? 0) + n };
}

/** What a power generates in a land may defend it (Dread Apparitions). */
export function fearFromPower(m: Game, n: number, land: string | undefined): void {
  if (land === undefined) generateFear(m, n);
  else generateFearIn(m, land, n);
  if (n <= 0 || land === undefined || m.vars.user === undefined) return;
  for (const held of standingOf(m, 'apparition')) {
    if (held.land === land) m.startLasting(below(held.at, 'gives'), { land, n }, { scope: 'turn' });
  }
}

export const fearRules: Chapter<FearOps> = {
  // SI-212 to SI-216: in the order in which they were earned, each by the terror level of that moment.
  fearCards: (m) => {
    const [first] = objectsIn(m, EARNED);
    if (first === undefined) return;
    const lying = move(m, first, FEAR_DISCARD) ?? 0;
    const card = cardOf(m, lying) ?? '';
    const level = Math.min(terrorLevel(m), 3);
    if (m.state.phase === 'fear') m.state.resolved += 1; // not those of a ritual
    m.emit({ type: 'fearCard', cause: card, data: { level } });
    m.put({ op: 'action', cause: card, at: below([card], 'levels', level - 1, 'do'), vars: {} }, ...pause(m), {
      op: 'fearCards',
    });
  },
};
