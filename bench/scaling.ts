import { parseArgs } from 'node:util';
import { type Costs, measureCosts } from './scaling/costs.ts';
import { serversFor, simulate } from './scaling/simulation.ts';

/* What one move costs over one Postgres, and from it how many servers and what kind of Postgres so many people need: `npm run scaling`. */

/** Milliseconds within which 95 of 100 moves have to be acknowledged. */
const WANTED = 50;
/** So full a server may be on average: another one may fail, and people come in the evening. */
const FULLEST = 0.6;
const DAY = 86_400;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '30' },
    cores: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
});
const people = Number(values.people);
const databaseCores = Number(values.cores);
const plan = { people, seconds: Number(values.seconds), seed: Number(values.seed), databaseCores };

const say = (what: string, value: number, unit: string, digits = 0): void =>
  console.log(`${what.padEnd(52)}${value.toFixed(digits).padStart(12)} ${unit}`);

function sayCosts(costs: Costs): void {
  console.log('One move costs, of the reference machine');
  say('  CPU of the server', costs.serverSeconds * 1e6, 'us', 1);
  say('  CPU of Postgres', costs.databaseSeconds * 1e6, 'us', 1);
  say('  moves that share a transaction under full load', costs.movesPerCommit, '', 2);
  say('  rows written', costs.rows, '', 2);
  say('  write-ahead log', costs.logBytes, 'bytes');
  say('  growth of the database', costs.storedBytes, 'bytes');
  say('  sent to the three at the table', costs.sentBytes, 'bytes');
}

const costs = await measureCosts();
sayCosts(costs);

console.log(`\n${people} people at tables, Postgres with ${databaseCores} cores`);
const least = serversFor({ ...plan, costs }, WANTED);
if (least === undefined) {
  console.log(`  No number of servers acknowledges 95 of 100 moves within ${WANTED} ms: Postgres is the wall.`);
} else {
  const tried = simulate({ ...plan, costs, servers: least });
  const servers = Math.max(least, Math.ceil((tried.busiest * least) / FULLEST));
  const { tables, movesPerSecond, middle, p95, p99, busiest, database, commitsPerSecond } = simulate({
    ...plan,
    costs,
    servers,
  });
  say('  tables', tables, '');
  say('  moves a second', movesPerSecond, '');
  say(`  servers at least, for 95 of 100 moves within ${WANTED} ms`, least, '');
  say(`  servers, the busiest at work ${Math.round(busiest * 100)} % of its time`, servers, '');
  say('  a move is acknowledged within (middle one)', middle, 'ms', 1);
  say('  95 of 100', p95, 'ms', 1);
  say('  99 of 100', p99, 'ms', 1);
  say('  Postgres at work', database * 100, '% of its cores', 1);
  say('  transactions a second', commitsPerSecond, '');
  say('  write-ahead log', (movesPerSecond * costs.logBytes) / 1e6, 'MB/s', 1);
  say('  growth of the database', (movesPerSecond * costs.storedBytes * DAY) / 1e9, 'GB a day', 1);
  say('  sent by all servers', (movesPerSecond * costs.sentBytes * 8) / 1e9, 'Gbit/s', 2);
}
process.exit(0);
