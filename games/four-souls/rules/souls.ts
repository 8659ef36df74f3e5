import { at, cardOf, faceOf, findIn, move, type ObjectNumber, type Seat, totalIn } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { bonusOf } from '../effects/holding/values.ts';
import { type Goal, isTriggered } from '../effects/language/card.ts';
import { byFace } from '../effects/language/registry.ts';
import { isSolo } from '../options.ts';
import { BONUS, items, souls } from '../places.ts';
import { player, turnOrder } from '../players.ts';
import type { At, Chapter, M } from '../state.ts';
import { cardIn, coinsOf, forgetMarks, handOf, soulsOf } from './table.ts';

/** Souls, bonus souls and winning (FS-003 ff., FS-106 ff.). */
export interface SoulOps {
  gainSoul: { seat: Seat; object: ObjectNumber };
  win: { winners: readonly Seat[] };
}

export const soulsToWin = (m: At): number => (isSolo(m) ? Number(m.match.options.soloSouls) : 4);

/** FS-004, FS-005, FS-302. */
export function winnersDue(m: At) {
  const needed = soulsToWin(m);
  let most = 0;
  let together = 0;
  for (let seat = 0; seat < m.seats; seat++) {
    const own = soulsOf(m, seat);
    most = Math.max(most, own);
    together += own;
  }
  if ((isSolo(m) ? together : most) < needed) return undefined;
  const all = turnOrder(m, 0);
  const winners = isSolo(m) ? all : all.filter((seat) => soulsOf(m, seat) >= needed);
  return [{ op: 'win' as const, winners }];
}

const guppyItems = (m: At, seat: Seat): number => totalIn(m, items(seat), guppies(m));

const guppies = byFace((card) => (card?.guppy === true ? 1 : 0));

const meets = (m: At, seat: Seat, { loot, coins, guppy }: Goal): boolean =>
  (loot !== undefined && handOf(m, seat) >= loot) ||
  (coins !== undefined && coinsOf(m, seat) >= coins) ||
  (guppy !== undefined && guppyItems(m, seat) >= guppy);

const goals = byFace((card): Goal => card?.goal ?? {});

const goalOf = (m: At, bonusSoul: ObjectNumber): Goal => at(goals(m), faceOf(m, bonusSoul));

function isMet(m: At, bonusSoul: ObjectNumber): boolean {
  const goal = goalOf(m, bonusSoul);
  for (let seat = 0; seat < m.seats; seat++) if (meets(m, seat, goal)) return true;
  return false;
}

/** The first in turn order who meets the condition of the bonus soul and may gain it. */
function gainerOf(m: At, bonusSoul: ObjectNumber): Seat | undefined {
  const goal = goalOf(m, bonusSoul);
  return turnOrder(m, m.state.active).find((seat) => meets(m, seat, goal) && bonusOf(m, 'noSouls', player(seat)) === 0);
}

const hasGainer = (m: At, bonusSoul: ObjectNumber): boolean => gainerOf(m, bonusSoul) !== undefined;

/** A position in which nobody meets a condition. */
interface Unmet {
  readonly match: At['match'];
  readonly moves: number;
  readonly disguises: At['match']['disguises'];
  readonly coins: readonly number[];
}

let unmet: Unmet | undefined;

/** It is asked after every op, and conditions go by nothing but where cards lie, what they pass for, and coins. */
function isStillUnmet({ match, state: { coins } }: At): boolean {
  if (unmet?.match !== match || unmet.moves !== match.moves || unmet.disguises !== match.disguises) return false;
  for (let seat = 0; seat < coins.length; seat++) if (coins[seat] !== unmet.coins[seat]) return false;
  return true;
}

/** FS-113, FS-116. */
export function bonusSoulsDue(m: At) {
  if (isStillUnmet(m)) return undefined;
  if (findIn(m, BONUS, isMet) === undefined) {
    const { moves, disguises } = m.match;
    unmet = { match: m.match, moves, disguises, coins: m.state.coins.slice() };
    return undefined;
  }
  const object = findIn(m, BONUS, hasGainer);
  const seat = object === undefined ? undefined : gainerOf(m, object);
  return object === undefined || seat === undefined ? undefined : [{ op: 'gainSoul' as const, seat, object }];
}

/** FS-108: a card worth two is two souls gained. */
export function tellSouls(m: M, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) m.happened('soulGained', { player: seat });
}

/** FS-302: alone, both characters win together. */
export function finish(m: M, winners: readonly Seat[], how: string): void {
  const all = turnOrder(m, 0);
  m.finish({ winners: isSolo(m) ? all : winners, scores: all.map((seat) => soulsOf(m, seat)), how });
}

/** What a card does when it is gained as a soul. Souls are not in play (FS-109), so nobody else looks for it. */
function lastWords(m: At, object: ObjectNumber, seat: Seat) {
  const id = cardOf(m, object) ?? '';
  return (cardIn(m, object)?.abilities ?? []).flatMap((ability, i) =>
    isTriggered(ability) && ability.when === 'becameSoul'
      ? [{ op: 'declare', seat, source: object, at: below([id], 'abilities', i), via: 'trigger', vars: {} } as const]
      : [],
  );
}

export const soulRules: Chapter<SoulOps> = {
  gainSoul: {
    affected: (_, { seat }) => seat,
    act: (m, { seat, object }) => {
      if (bonusOf(m, 'noSouls', player(seat)) > 0) return;
      forgetMarks(m, object);
      const lying = move(m, object, souls(seat));
      if (lying === undefined) return;
      const n = cardIn(m, lying)?.souls ?? 0;
      m.emit({ type: 'gainedSoul', seat, data: { n } });
      tellSouls(m, seat, n);
      m.put(...lastWords(m, lying, seat));
    },
  },

  win: (m, { winners }) => {
    const alone = winners.length > 1 ? 'shared' : 'four-souls';
    finish(m, winners, isSolo(m) ? 'solo-won' : alone);
  },
};
