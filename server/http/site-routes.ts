import { infoOf, PROTOCOL, waitsFor } from '@tafelrunde/table';
import type { FastifyRequest } from 'fastify';
import { botsOf, gameIds, gameOf } from '../games.ts';
import { whoHas } from '../people.ts';
import { isPushService } from '../push.ts';
import { refused } from '../refusals.ts';
import { DamagedStore } from '../storage/store.ts';
import { hashOfToken, isSameHash } from '../tokens.ts';
import { withoutUnused, withToken } from './openapi.ts';
import {
  doneSchema,
  endpointSchema,
  forgetSchema,
  gamesSchema,
  healthSchema,
  mySeatsSchema,
  pushSchema,
  refusalSchema,
  seatsSchema,
  siteSchema,
} from './schemas.ts';
import { hasToDoWith, mustBe, tokenIn } from './table-routes.ts';
import type { App, World } from './world.ts';

export function siteRoutes(app: App, world: World): void {
  const { config, store, hall, metrics, log } = world;
  const { openTables, imprint, privacy, source, push } = config;

  app.get(
    '/site',
    { schema: { tags: ['site'], summary: 'What the operator has configured', response: { 200: siteSchema } } },
    () => ({
      openTables,
      ...(imprint === undefined ? {} : { imprint }),
      ...(privacy === undefined ? {} : { privacy }),
      ...(source === undefined ? {} : { source }),
      ...(push === undefined ? {} : { pushKey: push.publicKey }),
    }),
  );

  app.get(
    '/games',
    { schema: { tags: ['site'], summary: 'What can be played here', response: { 200: gamesSchema } } },
    () => ({ games: gameIds.flatMap(describeGame) }),
  );

  app.post(
    '/forget',
    {
      schema: {
        tags: ['people'],
        summary: 'Deletes all that is stored about whoever has these tokens',
        description:
          'Names, chat, push addresses and the tokens. At tables with others their seats are given up; the moves and the text for the shuffle stay, without a name, for the proof of the shuffle needs them.',
        body: forgetSchema,
        response: { 200: doneSchema, '4xx': refusalSchema },
      },
    },
    async ({ body }) => {
      for (const token of new Set(body.tokens)) {
        const person = await whoHas(store, token);
        if (person !== undefined) await hall.forget(person);
      }
      return {};
    },
  );

  app.post(
    '/seats',
    {
      schema: {
        tags: ['people'],
        summary: 'What has become of the games of whoever has these tokens',
        body: seatsSchema,
        response: { 200: mySeatsSchema, '4xx': refusalSchema },
      },
    },
    async ({ body }) => ({
      seats: await Promise.all(body.seats.map(({ table, token }) => standing(world, table, token))),
    }),
  );

  app.post(
    '/push',
    {
      schema: {
        tags: ['people'],
        summary: 'Tells this browser when it is the turn of whoever has the token',
        security: withToken,
        body: pushSchema,
        response: { 200: doneSchema, '4xx': refusalSchema },
      },
    },
    async (request) => {
      if (push === undefined) throw refused('no-push');
      const person = await mustBe(world, request);
      if (!isPushService(request.body.endpoint, push.services)) throw refused('bad-push');
      await store.addPush(person, request.body);
      return {};
    },
  );

  app.delete(
    '/push',
    {
      schema: {
        tags: ['people'],
        summary: 'No more notifications to this browser',
        security: withToken,
        body: endpointSchema,
        response: { 200: doneSchema, '4xx': refusalSchema },
      },
    },
    async (request) => {
      await store.removePush(request.body.endpoint, await mustBe(world, request));
      return {};
    },
  );

  app.get(
    '/health',
    {
      schema: {
        tags: ['operation'],
        summary: 'Whether everything works; what does not is said',
        response: { 200: healthSchema, '5xx': refusalSchema },
      },
    },
    async () => {
      await store.check().catch((fault: unknown) => {
        log.fault('the store is not well', fault);
        throw refused(fault instanceof DamagedStore ? 'damaged' : 'not-stored');
      });
      return { status: 'ok' as const, protocol: PROTOCOL };
    },
  );

  app.get(
    '/metrics',
    {
      schema: {
        tags: ['operation'],
        summary: 'Figures for Prometheus, for who has the token for them',
        security: withToken,
      },
    },
    async (request, reply) => {
      // On a quiet server they would tell who was asked something: without a token there is nothing here.
      if (!isFor(request, config.metricsToken)) throw refused('not-found');
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
    },
  );

  app.get('/openapi.json', { schema: { tags: ['operation'], summary: 'This document' } }, () =>
    withoutUnused(app.swagger()),
  );
}

function isFor(request: FastifyRequest, wanted: string | undefined): boolean {
  const given = tokenIn(request);
  return wanted !== undefined && given !== undefined && isSameHash(hashOfToken(given), hashOfToken(wanted));
}

/** How things stand at a table for one of those who sit there. */
async function standing({ store, hall }: World, id: string, token: string) {
  const person = await whoHas(store, token);
  const table = person === undefined ? undefined : await hall.look(id);
  if (person === undefined || table === undefined || !hasToDoWith(table, person)) return null;
  return { table: infoOf(table), asked: waitsFor(table, person).length > 0 };
}

function describeGame(id: string) {
  const game = gameOf(id);
  if (game === undefined) return [];
  const { version, seats, options } = game;
  return [{ id, version, seats, options, bots: Object.keys(botsOf(game)) }];
}
