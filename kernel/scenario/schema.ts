import { z } from 'zod';
import { accept, type Result, refuse } from '../errors.ts';
import type { Plain } from '../match.ts';
import { saidIssue } from '../text/schema-faults.ts';
import { snapshotSchema } from './snapshot-schema.ts';

/*
 * The format of a scenario: a public interface, described in docs/scenarios.md and docs/scenario.schema.json.
 */

const plain: z.ZodType<Plain> = z
  .lazy(() => z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(plain), z.record(z.string(), plain)]))
  .meta({ id: 'plain', description: 'Any plain value.' });
const seat = z.int().min(0).max(30).meta({ description: 'A place at the table, counted from 0.' });
const cards = z.array(z.string()).meta({ description: 'Cards by id or by name in any language.' });
const seatName = z.string().regex(/^(?:\d+|watchers)$/);

const pick = z
  .union([z.string(), z.number()])
  .meta({ description: 'An option: a card, a label, a reference such as pile:deck, an object number such as #12.' });
const picks = z
  .union([pick, z.array(pick)])
  .meta({ id: 'picks', description: 'One pick, or all picks of one answer. "a -> b" gives two answers in a row.' });

const zoneGiven = z.union([cards, z.strictObject({ only: cards })]);

const given = z
  .object({
    active: seat.exactOptional().meta({ description: 'Whose turn begins. Without it the game begins with its setup.' }),
    knows: z
      .record(seatName, cards)
      .exactOptional()
      .meta({ description: 'Cards that a seat knows besides those it sees where they lie.' }),
  })
  .catchall(z.union([zoneGiven, plain]))
  .meta({
    description: 'What lies where (hand/0, deck, discard; pieces as land/A1), and the counters of the game by name.',
  });

const outcomeOfChance = z.strictObject({
  label: z.string().exactOptional(),
  n: z.int().positive().exactOptional(),
  value: z.union([z.int().nonnegative(), z.literal('last')]),
  times: z.int().positive().exactOptional(),
});

const leftPile = z.strictObject({
  leave: z
    .string()
    .meta({ description: 'A kind of zone: the next shuffle leaves it as it is, however many cards lie there.' }),
});

const chance = z.array(z.union([outcomeOfChance, leftPile]));

const leaves = z
  .record(z.string().regex(/^\d+$/), z.union([z.string(), z.array(z.string())]))
  .meta({ description: 'A seat and what it is still asked at the end, by the names of the questions.' });

const refused = z.strictObject({
  seat,
  pick: picks,
  question: z.string().exactOptional(),
  code: z.string().exactOptional(),
});

const question = z.strictObject({
  seat,
  asks: z.string().exactOptional().meta({ description: 'The name of the question, as in the rules.' }),
  options: z.array(pick).exactOptional().meta({ description: 'Exactly these may be picked.' }),
  contains: z.array(pick).exactOptional(),
  lacks: z.array(pick).exactOptional(),
  min: z.int().nonnegative().exactOptional(),
  max: z.int().nonnegative().exactOptional(),
});

const event = z.record(z.string(), plain);

const outcome = z.union([
  z.literal('none'),
  z.strictObject({
    winners: z.array(seat).exactOptional(),
    scores: z.array(z.number()).exactOptional(),
    how: z.string().exactOptional(),
  }),
]);

const expectation = z
  .object({
    zone: z
      .record(z.string(), z.union([z.string(), cards, z.int()]))
      .exactOptional()
      .meta({ description: 'A card and the zone it lies in; or a zone and its exact cards, or how many they are.' }),
    state: z.record(z.string(), plain).exactOptional(),
    question: question.exactOptional(),
    asked: z.array(seat).exactOptional().meta({ description: 'Exactly these seats are asked now.' }),
    event: event.exactOptional(),
    noEvent: event.exactOptional(),
    refused: refused.exactOptional(),
    outcome: outcome.exactOptional(),
    knows: z.record(seatName, cards).exactOptional(),
    knowsNot: z.record(seatName, cards).exactOptional(),
  })
  .catchall(plain)
  .meta({
    id: 'expectation',
    description:
      'Any other key names a zone (hand/0), a place with pieces (land/A1) or a counter of the game (coins/1).',
  });

/** The keys of an expectation that are not names of zones or counters. */
export const EXPECTED_KEYS: readonly string[] = Object.keys(expectation.shape);

const expectations = z.union([expectation, z.array(expectation)]);

const play = z.union([
  z.strictObject({ expect: expectations }),
  z.strictObject({ seat, pick: picks, question: z.string().exactOptional() }),
  z.strictObject({ refused }),
  z.record(z.string().regex(/^\d+$/), picks).meta({ description: 'A seat and what it picks.' }),
]);

const scenarioSchema = z
  .strictObject({
    name: z.string().exactOptional(),
    rules: z.array(z.string()).exactOptional().meta({ description: 'The ids of the rules that it shows.' }),
    game: z.string(),
    version: z.int().exactOptional().meta({ description: 'The version of the rules that a position was taken under.' }),
    seats: z.int().min(1).max(30),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).exactOptional(),
    given: given.exactOptional(),
    position: snapshotSchema.exactOptional().meta({ description: 'A whole position, as a bug report has it.' }),
    chance: chance.exactOptional(),
    play: z.array(play).exactOptional(),
    expect: expectations.exactOptional(),
    leaves: leaves.exactOptional(),
  })
  .refine(({ given: some, position }) => some === undefined || position === undefined, {
    params: {
      said: { en: 'has either given or position, not both', de: 'hat entweder given oder position, nicht beides' },
    },
  });

export type Scenario = z.infer<typeof scenarioSchema>;
export type Given = z.infer<typeof given>;
export type Play = z.infer<typeof play>;
export type Expectation = z.infer<typeof expectation>;
export type ExpectedQuestion = z.infer<typeof question>;
export type ExpectedEvent = z.infer<typeof event>;
export type ExpectedRefusal = z.infer<typeof refused>;
export type ScriptedChance = z.infer<typeof chance>;
export type ScriptedOutcome = z.infer<typeof outcomeOfChance>;
export type Leaves = z.infer<typeof leaves>;
export type Picks = z.infer<typeof picks>;

export function readScenario(json: unknown): Result<Scenario> {
  const parsed = scenarioSchema.safeParse(json, { reportInput: true });
  if (parsed.success) return accept(parsed.data);
  const { en, de } = saidIssue(scenarioSchema, parsed.error);
  return refuse('bad-scenario', `This is not a scenario: ${ended(en)}`, `Das ist kein Szenario: ${ended(de)}`);
}

const ended = (sentence: string): string => (sentence.endsWith('?') ? sentence : `${sentence}.`);

/** The format as a JSON Schema, for editors and other programs. */
export function scenarioJsonSchema(): object {
  return {
    title: 'Tafelrunde scenario',
    ...z.toJSONSchema(scenarioSchema, { target: 'draft-2020-12', io: 'input' }),
  };
}
