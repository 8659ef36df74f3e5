import { type AnyGame, readOptions } from '@tafelrunde/kernel';
import { infoOf, type PersonId, recordOf, seatsOf, type Table, type TableSpec } from '@tafelrunde/table';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { botsOf, gameOf } from '../games.ts';
import { networkOf } from '../limits.ts';
import { type LiveTable, stateOf } from '../live-table.ts';
import { newPerson, whoHas } from '../people.ts';
import { RefusalError, refused, refusedByTable } from '../refusals.ts';
import { codeHash, newCode, newId } from '../tokens.ts';
import { withOrWithoutToken, withToken } from './openapi.ts';
import {
  codeSchema,
  foundInvitationSchema,
  invitedSchema,
  inviteSchema,
  jsonSchema,
  madeSchema,
  newTableSchema,
  refusalSchema,
  reportedSchema,
  reportId,
  tableId,
  tableInfoSchema,
  tablesSchema,
  takenSchema,
  takeSeatSchema,
} from './schemas.ts';
import type { App, World } from './world.ts';

const MOST_LISTED = 50;

const answers = <S extends z.ZodType>(schema: S) => ({ 200: schema, '4xx': refusalSchema });

export function tableRoutes(app: App, world: World): void {
  const { config, store, hall, newTables, codes } = world;

  const visit = async (id: string): Promise<LiveTable> => {
    const live = await hall.visit(id);
    if (live === undefined) throw refused('no-table');
    return live;
  };

  /** One that is just changing servers is not shown for a moment. */
  const lookIfPossible = (id: string): Promise<Table | undefined> =>
    hall.look(id).catch((fault: unknown) => {
      if (fault instanceof RefusalError) return undefined;
      throw fault;
    });

  app.get(
    '/tables',
    { schema: { tags: ['tables'], summary: 'Tables that wait for anybody', response: answers(tablesSchema) } },
    async () => {
      if (!config.openTables) return { tables: [] };
      const found = await Promise.all((await store.listed(MOST_LISTED)).map(lookIfPossible));
      const infos = found.flatMap((table) => (table === undefined ? [] : [infoOf(table)]));
      // One that an update of the rules has ended is still stored as waiting.
      const waiting = infos.filter(({ state }) => state === 'waiting');
      return { tables: waiting.filter(({ seats }) => seats.some(({ mind }) => mind === 'open')) };
    },
  );

  app.post(
    '/tables',
    {
      schema: { tags: ['tables'], summary: 'A new table', body: newTableSchema, response: answers(madeSchema) },
    },
    async ({ body, ip }) => {
      if (body.listed && !config.openTables) throw refused('no-open-tables');
      const checked = checkTable(body);
      if (!(await newTables.take(networkOf(ip)))) throw refused('too-fast');
      const { person, token } = await newPerson(store);
      const spec = specOf(body, checked, { owner: person, secret: world.secret() });
      const open = spec.seats.flatMap(({ mind }, seat) => (mind === 'open' ? [{ seat, code: newCode() }] : []));
      const invitations = open.map(({ seat, code }) => ({ seat, code: codeHash(code) }));
      await hall.open({ spec, listed: body.listed, members: [person], invitations }, body.hash);
      return { id: spec.id, token, invitations: open };
    },
  );

  app.get(
    '/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'What everybody may know of it',
        params: tableId,
        response: answers(tableInfoSchema),
      },
    },
    async ({ params }) => infoOf((await visit(params.id)).table),
  );

  app.post(
    '/tables/:id/seats',
    {
      schema: {
        tags: ['tables'],
        summary: 'Takes a seat with the code of an invitation',
        security: withOrWithoutToken,
        description: 'With a token in the Authorization header the seat goes to whoever has that token.',
        params: tableId,
        body: takeSeatSchema,
        response: answers(takenSchema),
      },
    },
    async (request) => {
      const { params, body } = request;
      const live = await visit(params.id);
      const seat = await seatFor(world, live, body.code);
      const known = await personIn(world, request);
      const token = tokenIn(request);
      const { person, token: made } =
        known === undefined ? await newPerson(store) : { person: known, token: token ?? '' };
      await store.addMember(live.id, person);
      const refusal = await hall.seat(live, { seat, person, name: body.name, hash: body.hash });
      if (refusal !== undefined) {
        if (known === undefined) await store.forget(person);
        throw refusedByTable(refusal);
      }
      return { token: made, seat };
    },
  );

  app.post(
    '/tables/:id/invitations',
    {
      schema: {
        tags: ['tables'],
        summary: "A new invitation to a seat, by the table's owner; an older one no longer counts",
        security: withToken,
        params: tableId,
        body: inviteSchema,
        response: answers(invitedSchema),
      },
    },
    async (request) => {
      const { params, body } = request;
      const { table, id } = await visit(params.id);
      if ((await mustBe(world, request)) !== table.spec.owner) throw refused('not-owner');
      const { state, seats } = infoOf(table);
      const seat = seats[body.seat];
      const isFree = seat?.mind === 'open' || seat?.standsIn === true;
      if (!isFree || state === 'over') throw refused('no-open-seat');
      const code = newCode();
      await store.invite(id, body.seat, codeHash(code));
      return { seat: body.seat, code };
    },
  );

  app.post(
    '/invitations',
    {
      schema: {
        tags: ['tables'],
        summary: 'The table and the seat that a code invites to',
        body: codeSchema,
        response: answers(foundInvitationSchema),
      },
    },
    async ({ body, ip }) => {
      if (!(await codes.take(networkOf(ip)))) throw refused('too-fast');
      const invited = await store.invitedTo(codeHash(body.code));
      const table = invited === undefined ? undefined : await hall.look(invited.table);
      if (invited === undefined || table === undefined) return { invitation: null };
      return { invitation: { table: infoOf(table), seat: invited.seat } };
    },
  );

  app.get(
    '/tables/:id/record',
    {
      schema: {
        tags: ['tables'],
        summary: 'The record of a game that is over, with its seed',
        security: withOrWithoutToken,
        params: tableId,
        response: answers(jsonSchema),
      },
    },
    async (request) => {
      const live = await visit(request.params.id);
      await mustBeAllowed(world, request, live);
      if (stateOf(live.table) !== 'over') throw refused('not-over');
      const record = recordOf(live.table);
      if (record === undefined) throw refused('no-record');
      return record;
    },
  );

  app.post(
    '/tables/:id/report',
    {
      schema: {
        tags: ['tables'],
        summary: 'Keeps the position and how it came to be; it can be read when the game is over',
        security: withToken,
        params: tableId,
        response: answers(reportedSchema),
      },
    },
    async (request) => {
      const live = await visit(request.params.id);
      const person = await mustBe(world, request);
      if (!hasToDoWith(live.table, person)) throw refused('not-allowed');
      const number = await hall.report(live);
      if (number === undefined) throw refused('too-fast');
      return { number };
    },
  );

  app.get(
    '/tables/:id/reports/:number',
    {
      schema: {
        tags: ['tables'],
        summary: 'A report, as a scenario with its record, once the game is over',
        security: withOrWithoutToken,
        params: reportId,
        response: answers(jsonSchema),
      },
    },
    async (request) => {
      const { id, number } = request.params;
      const live = await visit(id);
      await mustBeAllowed(world, request, live);
      if (stateOf(live.table) !== 'over') throw refused('not-over');
      const found = await store.report(id, number);
      if (found === undefined) throw refused('no-report');
      const { scenario, record } = found;
      return { number, scenario, record };
    },
  );
}

type Body = z.output<typeof newTableSchema>;

interface Checked {
  readonly game: AnyGame;
  readonly options: TableSpec['options'];
}

function checkTable({ game: id, options: given, seats, settings }: Body): Checked {
  const game = gameOf(id);
  if (game === undefined) throw refused('no-game');
  const options = readOptions(game, given, seats.length);
  if (!options.ok) throw new RefusalError(400, options.refusal);
  if (seats.length < game.seats.min || seats.length > game.seats.max) throw refused('bad-seats');
  const bots = botsOf(game);
  const wanted = [settings.bot, ...seats.flatMap((seat) => (seat.mind === 'bot' ? [seat.bot] : []))];
  if (wanted.some((bot) => !Object.hasOwn(bots, bot))) throw refused('no-bot');
  return { game, options: options.value };
}

function specOf(
  { seats, settings }: Body,
  { game, options }: Checked,
  { owner, secret }: Pick<TableSpec, 'owner' | 'secret'>,
): TableSpec {
  return {
    id: newId(),
    rules: { game: game.id, version: game.version },
    options,
    seats: seats.map((seat) => (seat.mind === 'person' ? { ...seat, person: owner } : seat)),
    owner,
    secret,
    settings,
  };
}

/** By invitation; at a table that is shown to everybody the first that is free. */
async function seatFor({ config, store }: World, live: LiveTable, code: string | undefined): Promise<number> {
  if (code !== undefined) {
    const invited = await store.invitedTo(codeHash(code));
    if (invited?.table !== live.id) throw refused('bad-code');
    return invited.seat;
  }
  if (!config.openTables || !live.listed) throw refused('bad-code');
  const seat = infoOf(live.table).seats.findIndex(({ mind }) => mind === 'open');
  if (seat < 0) throw refused('no-open-seat');
  return seat;
}

export function tokenIn({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,100})$/.exec(headers.authorization ?? '')?.[1];
}

/** Who asks; undefined without a token. */
async function personIn({ store }: World, request: FastifyRequest): Promise<PersonId | undefined> {
  const token = tokenIn(request);
  if (token === undefined) return undefined;
  const person = await whoHas(store, token);
  if (person === undefined) throw refused('bad-token');
  return person;
}

export async function mustBe(world: World, request: FastifyRequest): Promise<PersonId> {
  const person = await personIn(world, request);
  if (person === undefined) throw refused('bad-token');
  return person;
}

async function mustBeAllowed(world: World, request: FastifyRequest, live: LiveTable): Promise<void> {
  const person = await personIn(world, request);
  if (live.table.spec.settings.spectators) return;
  if (person === undefined || !hasToDoWith(live.table, person)) throw refused('not-allowed');
}

export function hasToDoWith(table: Table, person: PersonId): boolean {
  return person === table.spec.owner || seatsOf(table, person).length > 0;
}
