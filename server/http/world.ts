import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Leases } from '../cluster/leases.ts';
import type { Config } from '../config.ts';
import type { Hall } from '../hall.ts';
import type { SharedLimit } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../storage/store.ts';

/** What the routes work with. */
export interface World {
  readonly config: Config;
  readonly store: Store;
  readonly leases: Leases;
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  /** What a new table is dealt from. */
  readonly secret: () => string;
  /** How many tables may still be opened from an address, and codes tried. */
  readonly newTables: SharedLimit;
  readonly codes: SharedLimit;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
