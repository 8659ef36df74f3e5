import { type CardId, effectsOn, type ObjectNumber, type Seat } from '@tafelrunde/kernel';
import { attackOf, bonusOf, evasionOf, hpOf, maxHpOf } from './effects/holding/values.ts';
import { type Body, player, turnOrder } from './players.ts';
import { playsLeft } from './rules/activations.ts';
import { attacksLeft, taxFor } from './rules/attack.ts';
import { bonusTo } from './rules/outcomes.ts';
import { priceOf, purchasesLeft } from './rules/purchase.ts';
import { cardIn, monstersIn, roomsIn, shopItems, soulsOf } from './rules/table.ts';
import type { At } from './state.ts';

/** What a body has at this moment. */
interface BodyFigures {
  readonly hp: number;
  readonly max: number;
  readonly attack: number;
  /** FS-096: without it, it cannot be attacked. */
  readonly evasion?: number;
}

/** Values as they are now, with everything that changes them. */
export interface Figures {
  readonly players: readonly (BodyFigures & { readonly souls: number; readonly plays: number })[];
  /** Of monsters, with the numbers on the die that would hit them in an attack of the active player. */
  readonly bodies: Readonly<Record<ObjectNumber, BodyFigures & { readonly hits?: readonly number[] }>>;
  /** What the active player may still do. */
  readonly attacks: number;
  readonly purchases: number;
  /** What wares cost the active player. */
  readonly prices: Readonly<Record<ObjectNumber, number>>;
  /** FS-162: the numbers on the die that hit in the attack that goes on. */
  readonly hits?: readonly number[];
  /** What an attack of the active player costs together, and the card behind it. */
  readonly tax?: { readonly card: CardId; readonly n: number };
  /** FS-183: what is added to each roll on the stack, where that is anything. */
  readonly added?: Readonly<Record<number, number>>;
}

function bodyFigures(m: At, body: Body): BodyFigures {
  const evasion = evasionOf(m, body);
  return {
    hp: hpOf(m, body),
    max: maxHpOf(m, body),
    attack: attackOf(m, body),
    ...(evasion === undefined ? {} : { evasion }),
  };
}

/** FS-183, FS-188: with what is added to every attack roll. */
function hitsOn(m: At, seat: Seat, target: Body): readonly number[] | undefined {
  const evasion = evasionOf(m, target);
  if (evasion === undefined) return undefined;
  const roller = player(seat);
  const bonus = bonusOf(m, 'roll', roller) + bonusOf(m, 'attackRoll', roller);
  return [1, 2, 3, 4, 5, 6].filter((side) => Math.min(6, Math.max(1, side + bonus)) >= evasion);
}

function attackable(m: At, body: ObjectNumber): Figures['bodies'][number] {
  const hits = hitsOn(m, m.state.active, body);
  return { ...bodyFigures(m, body), ...(hits === undefined ? {} : { hits }) };
}

function taxIn(m: At): Figures['tax'] {
  const [effect] = effectsOn(m, 'always', 'attackTax');
  const n = effect === undefined ? 0 : taxFor(m, m.state.active);
  return effect === undefined || n === 0 ? undefined : { card: effect.at[0], n };
}

/** FS-183. */
function addedIn(m: At): Figures['added'] {
  const found = m.state.stack.flatMap((item) => (item.kind === 'roll' ? [[item.id, bonusTo(m, item)] as const] : []));
  const changed = found.filter(([, bonus]) => bonus !== 0);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

export function figures(m: At): Figures {
  const bodies = [...monstersIn(m), ...roomsIn(m).filter((room) => cardIn(m, room)?.stats !== undefined)];
  const { any, deck } = attacksLeft(m);
  const { attack } = m.state;
  const hits = attack === null ? undefined : hitsOn(m, attack.seat, attack.target);
  const added = addedIn(m);
  const tax = taxIn(m);
  return {
    players: turnOrder(m, 0).map((seat) => ({
      ...bodyFigures(m, player(seat)),
      souls: soulsOf(m, seat),
      plays: playsLeft(m, seat),
    })),
    bodies: Object.fromEntries(bodies.map((object) => [object, attackable(m, object)])),
    attacks: any + deck,
    purchases: purchasesLeft(m),
    prices: Object.fromEntries(shopItems(m).map((object) => [object, priceOf(m, m.state.active, object)])),
    ...(hits === undefined ? {} : { hits }),
    ...(added === undefined ? {} : { added }),
    ...(tax === undefined ? {} : { tax }),
  };
}

const NONE: Figures = { players: [], bodies: {}, attacks: 0, purchases: 0, prices: {} };

const isFigures = (told: object): told is Figures => 'players' in told && 'bodies' in told;

/** The figures that a view tells of. */
export const figuresIn = ({ figures: told = NONE }: { readonly figures?: object }): Figures =>
  isFigures(told) ? told : NONE;
