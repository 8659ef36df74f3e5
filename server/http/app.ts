import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { fastify } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { createCounts, networkOf } from '../limits.ts';
import { RefusalError, refusal, refused, type ServerRefusal } from '../refusals.ts';
import { assetRoutes, readAssets } from './assets.ts';
import { openapi } from './openapi.ts';
import { isPassedOn, passOnRequests } from './passing-on.ts';
import { siteRoutes } from './site-routes.ts';
import { SUBPROTOCOL, socketRoute } from './sockets.ts';
import { tableRoutes } from './table-routes.ts';
import type { App, World } from './world.ts';

const BODY_BYTES = 65_536;
/** Milliseconds in which it has to begin with all of its headers: who says nothing is cut off, */
const HEADERS_TIME = 10_000;
/** and that is looked after each so many. */
const CHECKED_EVERY = 1_000;
/** So many connections of one address beside those that may be sockets. */
const REQUESTS_OF_ONE = 60;
/** So many connections beside those that may be sockets, for requests. */
const REQUESTS_AT_ONCE = 1_000;

const REFUSED_AS_200 = 'refusals=200';

/** The app and the API on one port. */
export async function buildApp(world: World): Promise<App> {
  const { config } = world;
  const assets = readAssets(config.webDir);
  const requestTime = config.limits.requestSeconds * 1_000;
  const app: App = fastify({
    logger: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: requestTime,
    keepAliveTimeout: requestTime,
    http: { headersTimeout: Math.min(HEADERS_TIME, requestTime), connectionsCheckingInterval: CHECKED_EVERY },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 60 },
    // What never comes to a route, such as an overlong id, is answered like everything else.
    frameworkErrors: (_, __, reply) => {
      reply.raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(refusal('not-found')));
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.server.maxConnections = config.limits.connections + REQUESTS_AT_ONCE;
  limitAddresses(app, config);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app, world);
  await app.register(helmet, headers(config));
  await app.register(websocket, {
    options: {
      // Beyond this the connection ends; what is only too long for a table is turned down with a sentence.
      maxPayload: config.limits.messageBytes * 4,
      perMessageDeflate: false,
      // No app sends a message in pieces, and what comes in pieces counts as one.
      maxFragments: 16,
      // A flood of pings must not be answered one by one: `sockets.ts` counts them.
      autoPong: false,
      handleProtocols: (offered: Set<string>) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
  });
  await app.register(swagger, {
    openapi,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(
    async (api: App) => {
      await api.register(rateLimit, {
        max: config.limits.requestsPerMinute,
        timeWindow: 60_000,
        keyGenerator: ({ ip }) => networkOf(ip),
        errorResponseBuilder: () => refused('too-fast'),
        // The server that they reached has counted them.
        allowList: (request) => isPassedOn(world, request),
      });
      api.addHook('onSend', async (_, reply) => {
        reply.header('cache-control', 'no-store');
      });
      passOnRequests(api, world);
      siteRoutes(api, world);
      tableRoutes(api, world);
      socketRoute(api, world);
    },
    { prefix: '/api' },
  );
  assetRoutes(app, assets);
  return app;
}

/** Before anything is read. Behind a proxy all come from one address, and the proxy counts. */
function limitAddresses(app: App, { limits, trustProxy }: Config): void {
  if (trustProxy !== false) return;
  const open = createCounts(limits.connectionsPerAddress + REQUESTS_OF_ONE);
  app.server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    if (!open.enter(address)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => open.leave(address));
  });
}

/** Everything comes from here, and nothing may frame it. */
function headers({ publicUrl }: Config) {
  const isSecure = publicUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'no-referrer' as const },
    // Without TLS browsers ignore it and complain in the console.
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' as const } : false,
    originAgentCluster: isSecure,
  };
}

function answerErrors(app: App, { log, metrics }: World): void {
  app.setErrorHandler(async (error, { headers: asked }, reply) => {
    const { status, body } = answerTo(error);
    // What is turned down with a word is no surprise.
    if (status >= 500 && !(error instanceof RefusalError)) {
      metrics.add('faults_total');
      log.fault('a request could not be answered', error);
    }
    reply.type('application/json; charset=utf-8');
    // A browser takes every 4xx for a fault of the page and says so in its console.
    if (status < 500 && asked.prefer === REFUSED_AS_200)
      return reply
        .code(200)
        .header('preference-applied', REFUSED_AS_200)
        .send(JSON.stringify({ refused: body }));
    return reply.code(status).send(JSON.stringify(body));
  });
}

function answerTo(error: unknown): { readonly status: number; readonly body: ServerRefusal } {
  if (error instanceof RefusalError) return { status: error.statusCode, body: error.refusal };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, body: malformed(error.validation) };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return { status, body: refusal('too-large') };
  return status >= 400 && status < 500
    ? { status, body: refusal('malformed') }
    : { status: 500, body: refusal('trouble') };
}

/** Names the place in the request, never what stood there. */
function malformed(issues: readonly { readonly instancePath: string; readonly message?: string }[]): ServerRefusal {
  const { code, message } = refusal('malformed');
  const [issue] = issues;
  if (issue === undefined) return { code, message };
  const { instancePath, message: wrong = '' } = issue;
  const where = instancePath || '/';
  // What is wrong there is known in English only.
  return { code, message: { en: `${message.en} (${where} ${wrong})`, de: `${message.de} (${where})` } };
}
