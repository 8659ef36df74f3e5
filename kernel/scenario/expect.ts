import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import { seatSet } from '../cards/knowledge.ts';
import type { Question } from '../crank/questions.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { CardId, Match, Plain, ZoneName } from '../match.ts';
import type { Said } from '../text/text.ts';
import { countEvents } from './events.ts';
import { fault, ScenarioFault } from './fault.ts';
import { readCard, readSeat, unknownName } from './names.ts';
import { nameOptions, openQuestions, optionsNamed } from './picks.ts';
import { pieceSpot, piecesDiffer } from './pieces.ts';
import { cardsIn, nameOfPlace, placesOf, readPlace, zoneOf } from './places.ts';
import { EXPECTED_KEYS, type Expectation, type ExpectedQuestion } from './schema.ts';
import { stateAt } from './state-path.ts';

/** What an expectation is held against. */
export interface Seen {
  readonly game: AnyGame;
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** What differs, one sentence each. `refused` is tried by the runner, who can answer. */
export function differences(seen: Seen, expected: Expectation): Said[] {
  const {
    zone = {},
    state = {},
    question,
    asked,
    event,
    noEvent,
    outcome,
    knows = {},
    knowsNot = {},
    ...rest
  } = expected;
  const { refused: _, ...named } = rest;
  return [
    ...Object.entries(zone).flatMap(([key, value]) => attempt(() => zoneDiffers(seen, key, value))),
    ...Object.entries(state).flatMap(([key, value]) => attempt(() => stateDiffers(seen, key, value))),
    ...Object.entries(named).flatMap(([key, value]) => attempt(() => namedDiffers(seen, key, value ?? null))),
    ...(question === undefined ? [] : attempt(() => questionDiffers(seen, question))),
    ...(asked === undefined ? [] : askedDiffers(seen, asked)),
    ...(event === undefined ? [] : attempt(() => eventMissing(seen, event))),
    ...(noEvent === undefined ? [] : attempt(() => eventFound(seen, noEvent))),
    ...(outcome === undefined ? [] : outcomeDiffers(seen, outcome)),
    ...Object.entries(knows).flatMap(([seat, cards]) => attempt(() => knowledgeDiffers(seen, seat, cards, true))),
    ...Object.entries(knowsNot).flatMap(([seat, cards]) => attempt(() => knowledgeDiffers(seen, seat, cards, false))),
  ];
}

/** A word that means nothing is a difference too. */
export function attempt(check: () => Said[]): Said[] {
  try {
    return check();
  } catch (found) {
    if (found instanceof ScenarioFault) return [found.said];
    throw found;
  }
}

function unequal(what: Said, expected: unknown, found: unknown): Said[] {
  if (canonical(expected) === canonical(found)) return [];
  const [wanted, is] = [show(expected), show(found)];
  return [
    {
      en: `${what.en}: expected ${wanted}, found ${is}.`,
      de: `${what.de}: erwartet ${wanted}, gefunden ${is}.`,
    },
  ];
}

function show(value: unknown): string {
  if (value === undefined) return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  return JSON.stringify(value);
}

/** `hand/0: [king]` speaks of a zone, everything else of a counter of the game. */
function namedDiffers(seen: Seen, key: string, value: Plain): Said[] {
  const spot = pieceSpot(seen.game, seen.match.state, key);
  if (spot !== undefined) return piecesDiffer(seen.game, seen.match.state, spot, value, unequal);
  const place = readPlace(key);
  if (place === undefined || seen.game.zones[place.kind] === undefined) return stateDiffers(seen, key, value);
  return contentsDiffer(seen, key, value);
}

function zoneDiffers(seen: Seen, key: string, value: string | number | readonly string[]): Said[] {
  if (typeof value !== 'string') return contentsDiffer(seen, key, value);
  checkPlace(seen, value);
  const card = readCard(seen.game, seen.match.table, key);
  const places = placesOf(seen.match, card).map(nameOfPlace);
  if (places.includes(value)) return [];
  return unequal({ en: `Where ${card} lies`, de: `Wo ${card} liegt` }, value, places.join(', ') || undefined);
}

/** The place of that name, whether or not there is a zone now. */
function checkPlace({ game, match }: Pick<Seen, 'game' | 'match'>, name: string): ZoneName {
  const place = readPlace(name);
  if (place === undefined || game.zones[place.kind] === undefined) throw unknownName(game, {}, name, []);
  if (place.seat !== undefined) readSeat(match.seats, String(place.seat));
  return place;
}

function contentsDiffer({ game, match }: Seen, name: string, value: Plain): Said[] {
  const zone = zoneOf(match, checkPlace({ game, match }, name));
  const what = { en: `The cards in ${name}`, de: `Die Karten in ${name}` };
  if (zone === undefined) return unequal(what, value, undefined);
  const found = cardsIn(match, zone);
  if (typeof value === 'number')
    return unequal({ en: `How many lie in ${name}`, de: `Wie viele in ${name} liegen` }, value, found.length);
  if (!Array.isArray(value)) {
    throw fault(
      `The zone ${name} needs a list of cards, or how many they are.`,
      `Der Bereich ${name} braucht eine Liste von Karten, oder wie viele es sind.`,
    );
  }
  const wanted = value.map((each) => readCard(game, match.table, String(each)));
  const order = game.zones[zone.kind]?.order;
  if (order === 'pile') return unequal(what, wanted, found.toReversed());
  return order === 'row' ? unequal(what, wanted, found) : unequal(what, wanted.toSorted(), found.toSorted());
}

function stateDiffers({ game, match }: Seen, name: string, value: Plain): Said[] {
  const [counter = ''] = name.split('/', 1);
  if (!Object.hasOwn(match.state, counter)) throw unknownName(game, match.state, name, EXPECTED_KEYS);
  const found = stateAt(match.state, name, (card) => objectOf(match, card));
  return unequal({ en: name, de: name }, value, found);
}

function objectOf({ table, face, obj }: Match, card: CardId): number | undefined {
  return obj[face.indexOf(table.indexOf(card))];
}

function questionDiffers(seen: Seen, expected: ExpectedQuestion): Said[] {
  const { seat, asks } = expected;
  const open = openQuestions(seen.game, seen.match).filter((question) => question.seat === seat);
  const question = open.find(({ op }) => asks === undefined || op.op === asks);
  if (question !== undefined) return partsDiffer(seen, question, expected);
  const what = { en: `What seat ${seat} is asked`, de: `Was Platz ${seat} gefragt wird` };
  return unequal(what, asks ?? 'a question', open.map(({ op }) => op.op).join(', ') || undefined);
}

function partsDiffer(seen: Seen, question: Question, expected: ExpectedQuestion): Said[] {
  const { options, contains = [], lacks = [], min, max } = expected;
  const { game, match } = seen;
  const has = (pick: string | number): boolean => optionsNamed(game, match, question, pick).length > 0;
  const of: Said = {
    en: `of seat ${question.seat} at ${question.op.op}`,
    de: `von Platz ${question.seat} bei ${question.op.op}`,
  };
  const lacking = contains.filter((pick) => !has(pick));
  const surplus = lacks.filter(has);
  return [
    ...(options === undefined ? [] : optionsDiffer(seen, question, options, of)),
    ...lacking.map((pick) => ({
      en: `The options ${of.en} lack ${pick}.`,
      de: `Den Möglichkeiten ${of.de} fehlt ${pick}.`,
    })),
    ...surplus.map((pick) => ({
      en: `The options ${of.en} have ${pick}, and should not.`,
      de: `Die Möglichkeiten ${of.de} enthalten ${pick} und sollten es nicht.`,
    })),
    ...(min === undefined
      ? []
      : unequal({ en: `The least picks ${of.en}`, de: `Die kleinste Wahl ${of.de}` }, min, question.min)),
    ...(max === undefined
      ? []
      : unequal({ en: `The most picks ${of.en}`, de: `Die größte Wahl ${of.de}` }, max, question.max)),
  ];
}

function optionsDiffer(
  { game, match }: Seen,
  question: Question,
  expected: readonly (string | number)[],
  of: Said,
): Said[] {
  const left = new Set(question.options);
  const unmet: string[] = [];
  for (const pick of expected) {
    const found = optionsNamed(game, match, question, pick).find((option) => left.has(option));
    if (found === undefined) unmet.push(String(pick));
    else left.delete(found);
  }
  if (unmet.length === 0 && left.size === 0) return [];
  const found = nameOptions(game, match, question);
  const surplus = question.options.flatMap((option, i) => (left.has(option) ? [at(found, i)] : []));
  const too = {
    en: surplus.length === 0 ? '' : `; too many are ${surplus.join(', ')}`,
    de: surplus.length === 0 ? '' : `; zu viel sind ${surplus.join(', ')}`,
  };
  const missing = {
    en: unmet.length === 0 ? '' : `; missing are ${unmet.join(', ')}`,
    de: unmet.length === 0 ? '' : `; es fehlen ${unmet.join(', ')}`,
  };
  return [
    {
      en: `The options ${of.en}: expected ${show(expected)}, found ${show(found)}${missing.en}${too.en}.`,
      de: `Die Möglichkeiten ${of.de}: erwartet ${show(expected)}, gefunden ${show(found)}${missing.de}${too.de}.`,
    },
  ];
}

function askedDiffers({ game, match }: Seen, expected: readonly number[]): Said[] {
  const seats = openQuestions(game, match).flatMap(({ seat, standing }) => (standing ? [] : [seat]));
  const found = [...new Set(seats)].toSorted((a, b) => a - b);
  return unequal({ en: 'The seats that are asked', de: 'Die Plätze, die gefragt werden' }, expected, found);
}

function eventMissing(seen: Seen, expected: NonNullable<Expectation['event']>): Said[] {
  const { times, ...pattern } = expected;
  const { count, alike } = countEvents(seen, pattern);
  if (times === undefined ? count > 0 : count === times) return [];
  const found = alike.length === 0 ? '–' : alike.map((each) => JSON.stringify(each)).join(' ');
  const wanted = JSON.stringify(pattern);
  const often = times === undefined ? '' : ` (${count}/${show(times)})`;
  return [
    {
      en: `The event ${wanted} has not happened${often}; events of that type: ${found}.`,
      de: `Das Ereignis ${wanted} ist nicht geschehen${often}; Ereignisse dieser Art: ${found}.`,
    },
  ];
}

function eventFound(seen: Seen, pattern: NonNullable<Expectation['noEvent']>): Said[] {
  if (countEvents(seen, pattern).count === 0) return [];
  const wanted = JSON.stringify(pattern);
  return [
    {
      en: `The event ${wanted} has happened, and should not.`,
      de: `Das Ereignis ${wanted} ist geschehen und sollte es nicht.`,
    },
  ];
}

function outcomeDiffers({ match }: Seen, expected: NonNullable<Expectation['outcome']>): Said[] {
  const what = { en: 'The outcome', de: 'Der Ausgang' };
  if (expected === 'none') return unequal(what, undefined, match.outcome);
  if (match.outcome === undefined) return unequal(what, expected, undefined);
  const { winners, scores, how } = match.outcome;
  const found = { winners, scores, how };
  return [
    ...(expected.winners === undefined
      ? []
      : unequal({ en: 'The winners', de: 'Gewonnen haben' }, expected.winners, found.winners)),
    ...(expected.scores === undefined
      ? []
      : unequal({ en: 'The scores', de: 'Die Punkte' }, expected.scores, found.scores)),
    ...(expected.how === undefined
      ? []
      : unequal({ en: 'How it ended', de: 'Wie es endete' }, expected.how, found.how)),
  ];
}

function knowledgeDiffers({ game, match }: Seen, key: string, cards: readonly CardId[], should: boolean): Said[] {
  const eyes = seatSet([readSeat(match.seats, key)]);
  return cards.flatMap((text) => {
    const card = readCard(game, match.table, text);
    if (isKnown(match, card, eyes) === should) return [];
    return [
      should
        ? {
            en: `Seat ${key} should know ${card} and does not.`,
            de: `Platz ${key} sollte ${card} kennen und kennt sie nicht.`,
          }
        : {
            en: `Seat ${key} knows ${card} and should not.`,
            de: `Platz ${key} kennt ${card} und sollte sie nicht kennen.`,
          },
    ];
  });
}

function isKnown({ table, face, known }: Match, card: CardId, eyes: number): boolean {
  return face.some((each, instance) => at(table, each) === card && (at(known, instance) & eyes) !== 0);
}
