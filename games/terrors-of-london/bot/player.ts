import {
  at,
  type Chance,
  NO,
  type Op,
  type OpsOf,
  type Option,
  type Position,
  type Ref,
  type Seat,
  YES,
} from '@tafelrunde/kernel';
import { cardAt } from '../queries.ts';
import { abilityRef } from '../refs.ts';
import { type At, DECLINE, isState, type Ops } from '../state.ts';
import {
  bestOf,
  command,
  curse,
  destroy,
  discardOne,
  hauntOne,
  mayDo,
  peek,
  placeRelic,
  rage,
  sacrifice,
} from './choices.ts';
import { linksFor } from './hordes.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Buyer, nextAction } from './turn.ts';
import type { Weights } from './weights.ts';
import { worthOf, worthOfSteps } from './worth.ts';

/** What somebody is asked in an imagined match. */
export interface Asked {
  readonly seat: Seat;
  readonly op: Op;
  readonly options: readonly Option[];
  readonly min: number;
}

/** Answers without search. */
export type Player = (m: At, asked: Asked, chance: Chance) => readonly Ref[];

export interface Manner {
  readonly weights: Weights;
  readonly buyer: Buyer;
}

export const playerOf =
  ({ weights, buyer }: Manner): Player =>
  (m, { seat, op, options, min }, chance) => {
    if (!isOurs(op)) return options.slice(0, min).map(({ ref }) => ref);
    let seen: Outlook | undefined;
    const look = (): Outlook => {
      seen ??= outlookOf(m, seat, weights);
      return seen;
    };
    switch (op.op) {
      case 'action':
        return [nextAction({ m, seat, options, look }, buyer, chance)];
      case 'takeInfluence':
        return strongest(look(), options, min);
      case 'chooseFaction':
      case 'chooseOverlord':
        return [at(options, chance('choose', options.length)).ref];
      default:
        return [choose(look(), op, options)];
    }
  };

const isOurs = (op: Op): op is OpsOf<Ops> => !op.op.startsWith('$');

/** A position of this game, as whoever asks knows. */
export const isLondon = (m: Position): m is At => isState(m.state);

function strongest(outlook: Outlook, options: readonly Option[], size: number): Ref[] {
  const worth = ({ ref }: Option): number => (typeof ref === 'number' ? worthOf(cardAt(outlook.m, ref), outlook) : 0);
  return options
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, size)
    .map(({ ref }) => ref);
}

function choose(outlook: Outlook, op: OpsOf<Ops>, options: readonly Option[]): Ref {
  switch (op.op) {
    case 'link':
      return partner(outlook, op.card, options);
    case 'hordeAbility':
      return ability(outlook, options);
    case 'rage':
      return rage(outlook, options);
    case 'command':
      return command(outlook, options);
    case 'curse':
      return curse(outlook, options);
    case 'discardOne':
      return discardOne(outlook, options);
    case 'sacrifice':
      return sacrifice(outlook, options);
    case 'destroy':
      return destroy(outlook, options);
    case 'hauntOne':
      return hauntOne(outlook, options);
    case 'peek':
      return peek(outlook, op.card);
    case 'claim':
      return peek(outlook, op.card);
    case 'placeRelic':
      return placeRelic(outlook, options);
    case 'mayDo':
      return mayDo(outlook, op.at) ? YES : NO;
    default:
      // Numbers: as much as there is.
      return at(options, options.length - 1).ref;
  }
}

function partner(outlook: Outlook, card: number, options: readonly Option[]): Ref {
  const links = linksFor(outlook).filter((link) => link.card === card);
  return bestOf(options, (ref) => links.find((link) => link.partner === ref)?.worth ?? 0);
}

/** TL-076: a card more may bring another link. */
function ability(outlook: Outlook, options: readonly Option[]): Ref {
  return bestOf(options, (ref) => {
    if (ref === DECLINE) return 0;
    const [object, index] = abilityRef.in(ref) ?? [0, 0];
    const { horde } = cardAt(outlook.m, object);
    return worthOfSteps(horde[index] ?? [], outlook);
  });
}
