import {
  type AnyGame,
  answer,
  apply,
  at,
  ChanceNeeded,
  type Match,
  type Question,
  questionOf,
  questionsTo,
  type Reacting,
  reactingIn,
  readerOf,
  type Seat,
  stoppingChance,
} from '@tafelrunde/kernel';
import { isOneMind, type Party, people } from './seating.ts';

/** What somebody wants to be asked about in reaction rounds. */
export interface Heed {
  /** Everything that they could be asked, or where they could do something that matters. */
  readonly about: 'all' | 'able';
  /** Nothing but alarms until they are asked for something else. */
  readonly rest: boolean;
}

export const USUAL_HEED: Heed = { about: 'able', rest: false };

/** What can be typed for it. */
export const HEEDS = {
  all: { about: 'all', rest: false },
  normal: USUAL_HEED,
  turn: { about: 'able', rest: true },
} as const satisfies Readonly<Record<string, Heed>>;

export type HeedName = keyof typeof HEEDS;

export const isHeedName = (name: string): name is HeedName => Object.hasOwn(HEEDS, name);

/** Are there questions whether somebody reacts? */
export const hasReactions = ({ rules }: AnyGame): boolean =>
  Object.values(rules).some((rule) => typeof rule === 'object' && 'reaction' in rule);

/** Do several people share the screen, each with their own cards? */
export const areSeveral = (party: Party): boolean => people(party).length > 1 && !isOneMind(party);

/** What a question whether somebody reacts is about; undefined for any other. */
export function reactionIn(game: AnyGame, match: Match, { id, seat }: Question): Reacting | undefined {
  const run = readerOf(game, match);
  const open = run.open().find((each) => each.seat === seat && each.ask.reaction !== undefined);
  return open === undefined || questionOf(run, open).id !== id ? undefined : reactingIn(run, open);
}

/** Does the person at this seat want to be asked? Among several, whom that would be must not tell a hand. */
function wantsToBeAsked(party: Party, seat: Seat, { calls, openlyCalls, rings }: Reacting): boolean {
  const { about, rest } = at(party.heeds, seat);
  if (rest) return rings.length > 0;
  return about === 'all' || (areSeveral(party) ? openlyCalls : calls);
}

/** Passes for somebody who does not want to be asked. Who is asked for anything else has rested long enough. */
export function passFor(party: Party, question: Question): boolean {
  const { seat } = question;
  const reacting = reactionIn(party.offer.game, party.journal.match, question);
  if (reacting === undefined) party.heeds[seat] = { ...at(party.heeds, seat), rest: false };
  return reacting !== undefined && !wantsToBeAsked(party, seat, reacting) && pass(party, question);
}

export function pass({ offer, journal }: Party, question: Question): boolean {
  const { id, seat } = question;
  const reacting = reactionIn(offer.game, journal.match, question);
  return (
    reacting !== undefined && apply(journal, { kind: 'timeout', by: seat, question: id, picks: [reacting.pass] }).ok
  );
}

/** The same as long as everybody passes: what there is to react to. */
export const roundAt = ({ state, lasting }: Match): string => JSON.stringify([state, lasting]);

/** The people whom the round comes to while all pass, and who want to be asked. */
export function whoMayReact(party: Party, first: Question): Seat[] {
  const { offer, journal, sitting } = party;
  const found: { readonly seat: Seat; readonly reacting: Reacting }[] = [];
  let match: Match | undefined = journal.match;
  let question: Question | undefined = first;
  while (match !== undefined && question !== undefined) {
    const { seat } = question;
    const reacting = reactionIn(offer.game, match, question);
    if (reacting === undefined || found.some((each) => each.seat === seat)) break;
    found.push({ seat, reacting });
    match = afterPass(offer.game, match, question, reacting);
    question = match === undefined ? undefined : reactionAt(offer.game, match);
  }
  return found.flatMap(({ seat, reacting }) =>
    at(sitting, seat).bot === undefined && wantsToBeAsked(party, seat, reacting) ? [seat] : [],
  );
}

const reactionAt = (game: AnyGame, match: Match): Question | undefined =>
  questionsTo(
    game,
    match,
    Array.from({ length: match.seats }, (_, seat) => seat),
  ).find((question) => reactionIn(game, match, question) !== undefined);

/** The match after a pass; undefined when the round ends with it. */
function afterPass(game: AnyGame, match: Match, { seat, id }: Question, reacting: Reacting): Match | undefined {
  try {
    const passed = answer(game, match, seat, id, [reacting.pass], stoppingChance);
    const goesOn = passed.ok && passed.value.events.length === 0 && roundAt(passed.value.match) === roundAt(match);
    return goesOn ? passed.value.match : undefined;
  } catch (fault) {
    if (fault instanceof ChanceNeeded) return undefined;
    throw fault;
  }
}
