import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** What the operator sets by environment variables; `docs/hosting.md` lists them. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the SQLite file lies. */
  readonly dataDir: string;
  /** Postgres in place of SQLite. */
  readonly databaseUrl?: string;
  /** Where the other servers over the same database reach this one. */
  readonly internalUrl?: string;
  /** The built app. */
  readonly webDir: string;
  /** The address that people use, if a proxy stands in front. */
  readonly publicUrl?: string;
  /** Whose word on the client's address is believed, as Fastify takes it. */
  readonly trustProxy: false | string[];
  readonly openTables: boolean;
  readonly imprint?: string;
  readonly privacy?: string;
  /** Where the source code of the program that runs here can be had. */
  readonly source?: string;
  readonly push?: PushKeys;
  readonly bots: { readonly threads: number; readonly milliseconds: number };
  /** Tables at which nothing happened for so many days are deleted; 0: never. */
  readonly keepDays: number;
  readonly limits: Limits;
  /** Whoever has it may read the metrics; without it nobody may. */
  readonly metricsToken?: string;
  readonly syncDelay: number;
  /** For tests only: every table is dealt from it. */
  readonly testSecret?: string;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
  /** Origins of push services besides those of the browsers. */
  readonly services: readonly string[];
}

interface Limits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerPerson: number;
  readonly messageBytes: number;
  readonly messagesPerSecond: number;
  readonly messagesPerSecondPerAddress: number;
  readonly requestsPerMinute: number;
  readonly newTablesPerHour: number;
  /** In which a request has to arrive. */
  readonly requestSeconds: number;
}

export type ConfigResult = { readonly config: Config } | { readonly problems: readonly string[] };

const root = join(import.meta.dirname, '..');

const whole = (usual: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .meta({ must: `be a whole number from ${min} to ${max}` })
    .prefault(String(usual));

const text = z.string().min(1).optional();
const file = z
  .string()
  .min(1)
  .transform((path, context) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .meta({ must: 'name a file that can be read' })
  .optional();

const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const isWhole = (given: string, most: number): boolean => /^[1-9]\d*$/.test(given) && Number(given) <= most;

/** An address, or a network as in 10.0.0.0/8. */
function isNetwork(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && more.length === 0 && (bits === undefined || isWhole(bits, longest));
}

const trust = z
  .string()
  .transform((given) => (given === 'off' ? [] : given.split(',').map((each) => each.trim())))
  .refine((given) => given.every((each) => NETWORKS.includes(each) || isNetwork(each)))
  .meta({ must: 'be off, loopback, or a list of addresses and networks such as 10.0.0.0/8' })
  .prefault('off');

/** One of the two keys for web push. */
const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((given) => Buffer.from(given, 'base64url').length === bytes)
    .meta({ must: 'be a key as "npx web-push generate-vapid-keys" makes them' })
    .optional();

const origins = z
  .string()
  .transform((given) => given.split(',').map((each) => each.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((each) => new URL(each).origin)))
  .meta({ must: 'be addresses such as https://push.example.org, with commas between them' })
  .optional();

const variables = {
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(8080, 0, 65_535),
  DATA_DIR: z.string().min(1).default(join(root, 'data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/ })
    .meta({ must: 'be an address such as postgres://user:password@host:5432/database' })
    .optional(),
  INTERNAL_URL: z
    .url({ protocol: /^http$/ })
    .refine((address) => URL.canParse(address) && new URL(address).pathname === '/')
    .meta({ must: 'be an address without a path, such as http://10.0.0.5:8080' })
    .optional(),
  WEB_DIR: z
    .string()
    .min(1)
    .default(join(root, 'web', 'dist')),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => URL.canParse(address) && new URL(address).pathname === '/')
    .meta({ must: 'be an address without a path, such as https://play.example.org' })
    .optional(),
  TRUST_PROXY: trust,
  OPEN_TABLES: z
    .stringbool({ truthy: ['on', 'true', '1', 'yes'], falsy: ['off', 'false', '0', 'no'] })
    .meta({ must: 'be on or off' })
    .prefault('off'),
  IMPRINT: text,
  IMPRINT_FILE: file,
  PRIVACY: text,
  PRIVACY_FILE: file,
  SOURCE_URL: z
    .url({ protocol: /^https?$/ })
    .meta({ must: 'be an address such as https://code.example.org/tafelrunde' })
    .optional(),
  VAPID_PUBLIC_KEY: key(65),
  VAPID_PRIVATE_KEY: key(32),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:.+@|https:\/\/.)/)
    .meta({ must: 'be an address such as mailto:you@example.org or https://example.org' })
    .optional(),
  PUSH_SERVICES: origins,
  BOT_THREADS: whole(Math.max(1, availableParallelism() - 1), 1, 64),
  BOT_MILLISECONDS: whole(250, 1, 60_000),
  KEEP_DAYS: whole(365, 0, 36_500),
  MAX_CONNECTIONS: whole(5_000, 1, 1_000_000),
  MAX_CONNECTIONS_PER_ADDRESS: whole(60, 1, 1_000_000),
  MAX_CONNECTIONS_PER_SEAT: whole(6, 1, 1_000),
  MAX_MESSAGE_BYTES: whole(16_384, 1_024, 1_048_576),
  MAX_MESSAGES_PER_SECOND: whole(20, 1, 100_000),
  MAX_MESSAGES_PER_SECOND_PER_ADDRESS: whole(200, 1, 1_000_000),
  MAX_REQUESTS_PER_MINUTE: whole(300, 1, 10_000_000),
  MAX_NEW_TABLES_PER_HOUR: whole(60, 1, 10_000_000),
  MAX_REQUEST_SECONDS: whole(30, 1, 3_600),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,100}$/)
    .meta({ must: 'be 16 to 100 letters, digits or signs that nobody can guess' })
    .optional(),
  SYNC_DELAY_MILLISECONDS: whole(0, 0, 1_000),
  TEST_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ must: 'be 64 hexadecimal digits' })
    .optional(),
};

/** An empty variable counts as not set, as it does in most shells' scripts. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const set = Object.entries(environment).filter(([name, value]) => name in variables && value !== '');
  const read = z.object(variables).safeParse(Object.fromEntries(set));
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0])));
    return { problems: [...names].map((name) => `${name} must ${mustOf(name)}${butIs(name, environment[name])}.`) };
  }
  const { data } = read;
  const problems = problemsTogether(data);
  return problems.length > 0 ? { problems } : { config: configOf(data) };
}

/** What is secret is not repeated in a log. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'METRICS_TOKEN', 'VAPID_PRIVATE_KEY', 'TEST_SECRET'];
const butIs = (name: string, value: string | undefined): string =>
  SECRETS.includes(name) ? '' : `, but is "${value}"`;

function mustOf(name: string): string {
  const schema: z.ZodType | undefined = Object.entries(variables).find(([key]) => key === name)?.[1];
  for (let inner: unknown = schema; inner instanceof z.ZodType; inner = innerOf(inner)) {
    const must = inner.meta()?.must;
    if (typeof must === 'string') return must;
  }
  return 'have another value';
}

function innerOf(schema: z.ZodType): unknown {
  return 'innerType' in schema.def ? schema.def.innerType : undefined;
}

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

type Read = z.output<z.ZodObject<typeof variables>>;

function problemsTogether(data: Read): string[] {
  const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  const given = vapid.filter((name) => data[name] !== undefined);
  return [
    ...(given.length === 0 || given.length === vapid.length ? [] : [`Web push needs all of ${vapid.join(', ')}.`]),
    ...(['IMPRINT', 'PRIVACY'] as const)
      .filter((name) => data[name] !== undefined && data[`${name}_FILE`] !== undefined)
      .map((name) => `Set ${name} or ${name}_FILE, not both.`),
    ...(data.TEST_SECRET === undefined || LOOPBACK.includes(data.HOST)
      ? []
      : ['TEST_SECRET makes every hand known in advance: it works only on this machine, with HOST=127.0.0.1.']),
  ];
}

function configOf(data: Read): Config {
  const imprint = data.IMPRINT ?? data.IMPRINT_FILE;
  const privacy = data.PRIVACY ?? data.PRIVACY_FILE;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = data;
  const { PUSH_SERVICES: services = [] } = data;
  const hasPush = publicKey !== undefined && privateKey !== undefined && subject !== undefined;
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: data.DATA_DIR,
    ...(data.DATABASE_URL === undefined ? {} : { databaseUrl: data.DATABASE_URL }),
    ...(data.INTERNAL_URL === undefined ? {} : { internalUrl: data.INTERNAL_URL }),
    webDir: data.WEB_DIR,
    ...(data.PUBLIC_URL === undefined ? {} : { publicUrl: data.PUBLIC_URL }),
    trustProxy: data.TRUST_PROXY.length > 0 && data.TRUST_PROXY,
    openTables: data.OPEN_TABLES,
    ...(imprint === undefined ? {} : { imprint }),
    ...(privacy === undefined ? {} : { privacy }),
    ...(data.SOURCE_URL === undefined ? {} : { source: data.SOURCE_URL }),
    ...(hasPush ? { push: { publicKey, privateKey, subject, services } } : {}),
    bots: { threads: data.BOT_THREADS, milliseconds: data.BOT_MILLISECONDS },
    keepDays: data.KEEP_DAYS,
    limits: {
      connections: data.MAX_CONNECTIONS,
      connectionsPerAddress: data.MAX_CONNECTIONS_PER_ADDRESS,
      connectionsPerPerson: data.MAX_CONNECTIONS_PER_SEAT,
      messageBytes: data.MAX_MESSAGE_BYTES,
      messagesPerSecond: data.MAX_MESSAGES_PER_SECOND,
      messagesPerSecondPerAddress: data.MAX_MESSAGES_PER_SECOND_PER_ADDRESS,
      requestsPerMinute: data.MAX_REQUESTS_PER_MINUTE,
      newTablesPerHour: data.MAX_NEW_TABLES_PER_HOUR,
      requestSeconds: data.MAX_REQUEST_SECONDS,
    },
    ...(data.METRICS_TOKEN === undefined ? {} : { metricsToken: data.METRICS_TOKEN }),
    syncDelay: data.SYNC_DELAY_MILLISECONDS,
    ...(data.TEST_SECRET === undefined ? {} : { testSecret: data.TEST_SECRET }),
  };
}
