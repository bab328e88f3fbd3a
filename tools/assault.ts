// npm run assault [-- --calls N --kills N --seed N]: hostile calls made from the OpenAPI document,
// then kill -9 of every part under customers, ten minutes in all unless sizes are given; writes
// docs/assurance.md. Only this machine, only what it started itself.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { stopAll } from './assault/company.ts';
import { fuzz } from './assault/fuzz.ts';
import { killUnderCustomers } from './assault/kills.ts';
import { lateIn, wrongInFuzz, wrongInKills, writeAssurance } from './assault/report.ts';

const HALF_MILLIS = 5 * 60_000;
/** More than fit in the time. */
const MANY = 1_000_000;

const { values } = parseArgs({
  options: {
    calls: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 30)) },
  },
});
const INTERRUPTED = 130;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(INTERRUPTED)));

const seed = Number(values.seed);
/** The size that was asked for, or as much as half of the time holds. */
const size = (asked: string | undefined) => ({
  size: asked === undefined ? MANY : Number(asked),
  endsAt: asked === undefined ? Date.now() + HALF_MILLIS : Infinity,
});
const log = (line: string): void => console.log(line);

console.log(`Hostile calls, seed ${seed}`);
const calling = size(values.calls);
const found = await fuzz({ seed, calls: calling.size, endsAt: calling.endsAt, log });
console.log(`kill -9 under customers, seed ${seed}`);
const killing = size(values.kills);
const kills = await killUnderCustomers({ seed, kills: killing.size, endsAt: killing.endsAt, log });
writeAssurance(found, kills);
const wrong = [...wrongInFuzz(found), ...wrongInKills(kills), ...lateIn(found, kills)];
console.log(
  `${found.calls} calls over ${found.operations} operations, ${kills.killed.length} kills over ` +
    `${kills.acknowledged} estimates. ${wrong.length === 0 ? 'Nothing wrong.' : 'Wrong:'}\n` +
    wrong.join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
