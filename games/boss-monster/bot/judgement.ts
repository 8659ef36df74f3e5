import { at, count, type ObjectNumber, type Option, objectsIn, type Ref } from '@tafelrunde/kernel';
import { openIn } from '@tafelrunde/words';
import type { Card } from '../effects/language/card.ts';
import { bossAt, cardAt } from '../effects/language/registry.ts';
import { choice, hand, MOST_ROOMS } from '../places.ts';
import { DONE, deckRef, LEFT, PASS } from '../refs.ts';
import type { At } from '../state.ts';
import { type Asking, rehearse } from './rehearsal.ts';

/* Questions that are answered by judgement, and those that are answered by what comes of it. */

/** What is done beside building has to bring more than this. */
const ENOUGH = 0.3;

/** Rooms are built first; then whatever else is worth it. */
export function act(asking: Asking): Ref {
  const { question } = asking;
  const builds = question.options.filter(({ label }) => label === 'build');
  const others = question.options.filter(({ ref, label }) => ref !== DONE && label !== 'build');
  const growing = builds.filter(({ ref }) => grows(asking, ref));
  if (growing.length > 0) return bestAmong(asking, growing);
  if (builds.length > 0) {
    const built = bestOf(asking, builds, 0);
    if (built !== DONE) return built;
  }
  return others.length === 0 ? DONE : bestOf(asking, others, ENOUGH);
}

/** A dungeon that is not complete grows: without Rooms nobody ever comes to it. */
function grows({ m, question: { seat } }: Asking, ref: Ref): boolean {
  const card = typeof ref === 'number' ? cardAt(m, ref) : undefined;
  return card?.kind === 'room' && !card.advanced && (m.state.rows[seat]?.length ?? 0) < MOST_ROOMS;
}

const bestAmong = (asking: Asking, options: readonly Option[]): Ref => {
  const answers = options.map(({ ref }) => [ref]);
  const found =
    answers.length === 1 ? undefined : rehearse(asking, answers).reduce((a, b) => (b.worth > a.worth ? b : a));
  return at(found?.picks ?? at(answers, 0), 0);
};

/** The best of these, if it is so much better than to let it be. */
function bestOf(asking: Asking, options: readonly Option[], enough: number): Ref {
  const rest = asking.question.options.some(({ ref }) => ref === DONE) ? DONE : PASS;
  const answers = [[rest], ...options.map(({ ref }) => [ref])];
  const rehearsed = rehearse(asking, answers);
  const letting = at(rehearsed, 0).worth;
  const best = rehearsed.reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.worth > letting + enough ? at(best.picks, 0) : rest;
}

/** When it is about something, as a person would who does not care about everything; and only what changes enough. */
export function react(asking: Asking): Ref {
  const open = openIn(asking.m, asking.question);
  if (open?.ask.reaction?.calls(asking.m, open.op) !== true) return PASS;
  const options = asking.question.options.filter(({ ref }) => ref !== PASS);
  return options.length === 0 ? PASS : bestOf(asking, options, ENOUGH);
}

/** At the beginning there is nothing that an Advanced Room could lie on. */
const ADVANCED = 3;

/** How much one would like to keep a card at the beginning. */
function promiseOf(card: Card | undefined): number {
  if (card?.kind === 'spell') return 2;
  if (card?.kind !== 'room') return 1;
  const damage = typeof card.damage === 'number' ? card.damage : 2;
  const icons = Object.values(card.treasure).reduce((sum, n) => sum + n, 0);
  return damage + icons - (card.advanced ? ADVANCED : 0);
}

/** A beginner builds whatever looks best, and does nothing else. */
export function actLoosely({ m, question: { options } }: Asking): Ref {
  const builds = options.flatMap(({ ref, label }) => (label === 'build' && typeof ref === 'number' ? [ref] : []));
  const promise = (object: ObjectNumber): number => promiseOf(cardAt(m, object));
  return builds.length === 0 ? DONE : builds.reduce((a, b) => (promise(b) > promise(a) ? b : a));
}

/** At the left end as long as there is room, then on whatever comes to hand. */
export const placeLoosely = ({ question: { options }, chance }: Asking): Ref =>
  options.some(({ ref }) => ref === LEFT) ? LEFT : at(options, chance('whim', options.length)).ref;

/** BM-044: the least promising two. */
export function discardTwo({ m, question: { seat, min } }: Asking): readonly Ref[] {
  const promise = (object: ObjectNumber): number => promiseOf(cardAt(m, object));
  return objectsIn(m, hand(seat))
    .toSorted((a, b) => promise(a) - promise(b))
    .slice(0, min);
}

/** BM-137: with less XP one wins ties and acts when the others have acted. */
export function chooseBoss({ m, question: { seat } }: Asking): readonly Ref[] {
  const xp = (object: ObjectNumber): number => bossAt(m, object)?.xp ?? 0;
  return [objectsIn(m, choice(seat)).reduce((a, b) => (xp(b) < xp(a) ? b : a))];
}

const spellsIn = (m: At, seat: number): number =>
  objectsIn(m, hand(seat)).filter((object) => cardAt(m, object)?.kind === 'spell').length;

/** A Spell for whoever has none, otherwise a Room. */
export function drawWhich({ m, question: { seat } }: Asking): readonly Ref[] {
  const isShort = count(m, hand(seat)) - spellsIn(m, seat) < 2;
  return [deckRef(isShort ? 'room' : 'spell')];
}
