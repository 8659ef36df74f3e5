import { at } from '../at.ts';
import type { Crank } from '../game.ts';
import type { CardId, Face, Instance, Match, ObjectNumber } from '../match.ts';
import { slotOf } from './find.ts';

/** Lets a card pass for another until it leaves play. */
export function disguise(m: Crank, object: ObjectNumber, as: CardId): void {
  const { match } = m;
  const instance = slotOf(match, object);
  const face = match.table.indexOf(as);
  if (instance < 0 || face < 0) return;
  if (!match.disguises.some((each) => each.instance === instance)) {
    match.disguises = [...match.disguises, { instance, own: at(match.face, instance) }];
  } else match.disguises = match.disguises.slice(); // what is in play has changed
  match.face[instance] = face;
}

export function takeOffDisguise(match: Match, instance: Instance): void {
  const worn = match.disguises.find((each) => each.instance === instance);
  if (worn === undefined) return;
  match.face[instance] = worn.own;
  match.disguises = match.disguises.filter((each) => each !== worn);
}

/** What a card is under its disguise. */
export function ownFace({ face, disguises }: Match, instance: Instance): Face {
  return disguises.find((each) => each.instance === instance)?.own ?? at(face, instance);
}
