import { OnLane } from '../crank/on-lane.ts';
import { Run } from '../crank/run.ts';
import type { Match } from '../match.ts';

/*
 * What clones share must not be changed: the elements of the lists behind a match, ops and events. While tests run it is frozen, so that
 * a slip fails where it happens.
 */

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}

/** Lists may change in place behind a clone, and so may those one level down in the state; what is in them may not. */
function freezeElements({ lanes, zones, waiting, lasting, disguises, queue, outcome, state }: Match): void {
  for (const shared of [lasting, disguises, queue, outcome]) freeze(shared);
  for (const list of [lanes, zones, waiting]) for (const each of list) freeze(each);
  for (const value of Object.values(state)) {
    if (typeof value !== 'object' || value === null) continue;
    for (const each of Object.values(value)) freeze(each);
  }
}

const { put, emit } = OnLane.prototype;
const { choose, crank } = Run.prototype;

/** Once for all tests of a process. */
if (!Object.hasOwn(Run.prototype, 'isFrozenInTests')) {
  Object.defineProperty(Run.prototype, 'isFrozenInTests', { value: true });
  OnLane.prototype.put = function (...ops) {
    freeze(ops);
    put.call(this, ...ops);
  };
  OnLane.prototype.emit = function (event) {
    freeze(event);
    emit.call(this, event);
  };
  Run.prototype.choose = function (open, picks) {
    choose.call(this, open, picks);
    freezeElements(this.match);
  };
  Run.prototype.crank = function () {
    crank.call(this);
    freezeElements(this.match);
  };
}
