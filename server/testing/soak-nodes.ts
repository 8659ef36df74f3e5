import { storm } from './storm.ts';

/* `npm run soak -- nodes` starts it: servers over one Postgres are killed, stand still and are cut off, so often and from this seed on. */

const [times = '100', seed = '1'] = process.argv.slice(2);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const { findings, tables, acknowledged, disturbances } = await storm(Number(times), Number(seed), say);
say(
  `${JSON.stringify(disturbances)}: ${tables} tables, ${acknowledged} moves acknowledged, ${findings.length} findings`,
);
for (const finding of findings) say(finding);
process.exit(findings.length === 0 ? 0 : 1);
