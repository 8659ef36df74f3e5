import { LANGS, type Options, type Outcome, type Said } from '@tafelrunde/kernel';
import {
  type Ended,
  LIMITS,
  nameForOthers,
  type ProposalInfo,
  type SeatInfo,
  settingsSchema,
  type TableInfo,
} from '@tafelrunde/table';
import { z } from 'zod';

/** What comes in and goes out by HTTP. The OpenAPI document is made of this. */

const seat = z.int().min(0).max(30);
const name = z.string().overwrite(nameForOthers).min(1).max(LIMITS.name);
const options: z.ZodType<Options> = z.record(
  z.string().max(60),
  z.union([z.boolean(), z.number(), z.string().max(60)]),
);

export const tableId = z.object({ id: z.string().regex(/^[0-9a-z]{1,40}$/) });
export const reportId = tableId.extend({ number: z.string().regex(/^[0-9a-z]{1,40}$/) });

const said: z.ZodType<Said> = z.object({ en: z.string(), de: z.string() });

export const refusalSchema = z
  .object({ code: z.string().describe('for programs'), message: said.describe('for people') })
  .meta({ id: 'Refusal', description: 'Why something was turned down. Nothing has changed.' });

export const siteSchema = z
  .object({
    openTables: z.boolean().describe('whether tables may be shown to everybody'),
    imprint: z.string().optional(),
    privacy: z.string().optional(),
    source: z.string().optional().describe('where the source code can be had'),
    pushKey: z.string().optional().describe('the public key for web push'),
  })
  .meta({ id: 'Site' });

const promised = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional()
  .describe('the SHA-256 of 32 random bytes that you add to the shuffle, as in the message `commit`');

export const newTableSchema = z
  .strictObject({
    game: z.string().max(60),
    options: options.default({}).describe('what is left out is as usual'),
    settings: settingsSchema.default(settingsSchema.parse({})),
    seats: z
      .array(
        z.discriminatedUnion('mind', [
          z.strictObject({ mind: z.literal('person'), name }).describe('yours'),
          z.strictObject({ mind: z.literal('bot'), bot: z.string().max(LIMITS.name), name }),
          z.strictObject({ mind: z.literal('open') }).describe('for somebody with an invitation'),
        ]),
      )
      .min(1)
      .max(31),
    listed: z.boolean().default(false).describe('shown to everybody, where the operator allows it'),
    hash: promised,
  })
  .meta({ id: 'NewTable' });

const invitation = z.object({ seat, code: z.string() }).meta({ id: 'Invitation' });

export const madeSchema = z
  .object({
    id: z.string(),
    token: z.string().describe('your secret: whoever has it plays for your seats and owns the table'),
    invitations: z.array(invitation).describe('one for each open seat'),
  })
  .meta({ id: 'Made' });

export const takeSeatSchema = z
  .strictObject({
    code: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('the code of an invitation; none at a table shown to everybody'),
    name,
    hash: promised,
  })
  .meta({ id: 'TakeSeat' });

export const takenSchema = z
  .object({ token: z.string().describe('your secret: whoever has it plays for your seat'), seat })
  .meta({ id: 'Taken' });

export const seatsSchema = z
  .strictObject({ seats: z.array(z.strictObject({ table: tableId.shape.id, token: z.string().max(100) })).max(50) })
  .meta({ id: 'MySeats' });

export const codeSchema = z
  .strictObject({ code: z.string().min(1).max(60).describe('however it was typed') })
  .meta({ id: 'Code' });

export const inviteSchema = z.strictObject({ seat }).meta({ id: 'Invite' });
export const invitedSchema = invitation;

export const forgetSchema = z
  .strictObject({ tokens: z.array(z.string().max(100)).min(1).max(200) })
  .meta({ id: 'Forget' });

export const pushSchema = z
  .object({
    endpoint: z.url().max(1_000),
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    lang: z.enum(LANGS).exactOptional().describe('in which it is said; English unless told'),
  })
  .meta({ id: 'PushSubscription', description: "What the browser's PushManager gives, as JSON." });

export const endpointSchema = z.strictObject({ endpoint: z.url().max(1_000) });

export const reportedSchema = z.object({ number: z.string() }).meta({ id: 'Reported' });
export const jsonSchema = z.record(z.string(), z.unknown());
export const doneSchema = z.object({}).meta({ id: 'Done' });
export const healthSchema = z.object({ status: z.literal('ok'), protocol: z.int() }).meta({ id: 'Health' });

export const gamesSchema = z
  .object({
    games: z.array(
      z.object({
        id: z.string(),
        version: z.int(),
        seats: z.object({ min: z.int(), max: z.int() }),
        options: z.record(z.string(), z.unknown()).describe('what may be settled before the game'),
        bots: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Games' });

const outcome: z.ZodType<Outcome> = z.looseObject({ winners: z.array(seat), how: z.string() });

const seatInfo: z.ZodType<SeatInfo> = z
  .object({
    name: z.string(),
    mind: z.enum(['person', 'bot', 'open']),
    bot: z.string().exactOptional(),
    standsIn: z.literal(true).exactOptional(),
    away: z.literal(true).exactOptional(),
    conceded: z.literal(true).exactOptional(),
    late: z.literal(true).exactOptional(),
    muted: z.literal(true).exactOptional(),
    entropy: z.literal(true).exactOptional(),
    commitment: z.string().exactOptional(),
    revealed: z.literal(true).exactOptional(),
    sameAs: seat.exactOptional(),
  })
  .meta({ id: 'Seat' });

const proposal: z.ZodType<ProposalInfo> = z.object({
  id: z.int(),
  kind: z.enum(['undo', 'takeover', 'step']),
  seat,
  by: seat.exactOptional(),
  yes: z.array(seat),
  no: z.array(seat),
});

const ended: z.ZodType<Ended> = z.object({
  how: z.enum(['finished', 'conceded', 'aborted', 'closed', 'interrupted-by-update']),
  by: seat.exactOptional(),
  outcome: outcome.exactOptional(),
});

export const tableInfoSchema: z.ZodType<TableInfo> = z
  .object({
    id: z.string(),
    game: z.string(),
    version: z.int(),
    options,
    settings: settingsSchema,
    seats: z.array(seatInfo),
    owner: seat.exactOptional(),
    state: z.enum(['waiting', 'running', 'over']),
    ended: ended.exactOptional(),
    commitment: z.string(),
    seed: z.string().exactOptional(),
    sealed: z.literal(true).exactOptional(),
    proposals: z.array(proposal),
    rematch: z.string().exactOptional(),
    rematchBy: seat.exactOptional(),
    unrecorded: z.literal(true).exactOptional(),
  })
  .meta({ id: 'TableInfo', description: 'What everybody may know about a table.' });

export const tablesSchema = z.object({ tables: z.array(tableInfoSchema) });

export const foundInvitationSchema = z
  .object({
    invitation: z
      .object({ table: tableInfoSchema, seat })
      .nullable()
      .describe('nothing for a code that is not valid (any more)'),
  })
  .meta({ id: 'FoundInvitation' });

export const mySeatsSchema = z
  .object({
    seats: z
      .array(
        z
          .object({ table: tableInfoSchema, asked: z.boolean().describe('whether the table waits for you') })
          .nullable()
          .describe('nothing for who has no seat there (any more)'),
      )
      .describe('in the order in which they were asked for'),
  })
  .meta({ id: 'WhatBecameOfThem' });
