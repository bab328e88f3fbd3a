// npm run assault: hostile calls made from the OpenAPI document, kill -9 of every part under
// customers, and mixed load; writes docs/assurance.md. Only this machine, only what it started
// itself.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { stopAll } from './assault/company.ts';
import { fuzz } from './assault/fuzz.ts';
import { importBadFiles } from './assault/imports.ts';
import { killUnderCustomers } from './assault/kills.ts';
import { mixedLoad } from './assault/mixed.ts';
import { killUnderPayers } from './assault/payments.ts';
import {
  lateCalls,
  lateInImports,
  lateKills,
  writeFuzz,
  writeHead,
  writeImports,
  writeKills,
  writeMixed,
  writePayments,
  wrongInFuzz,
  wrongInImports,
  wrongInKills,
  wrongInMixed,
  wrongInPayments,
} from './assault/report.ts';

const HELP = `npm run assault [-- sizes]

Without sizes ten minutes: hostile calls and kills for four minutes each, twenty imports, mixed
load for two.
With any size only those parts run that have one; each replaces its part of docs/assurance.md.

  --calls N     so many hostile calls              (100000: about 5 minutes on two idle cores)
  --kills N     so many kill -9, parts in turn     (200: about 20 minutes)
  --payments N  so many kill -9 under staff who pay vendors (20: about 8 minutes; files of a day
                are 36 at most)
  --imports N   so many imports of bad files       (100: about 4 minutes)
  --minutes N   so many minutes of mixed load      (60; from 30 on memory that grows is a fault)
  --seed N      the same calls and kills again

Ends with 1 when anything is wrong. Answers over 2 s, more than 10 s after a kill, and others whose
p95 passes 50 ms during imports, are faults too: run it on an idle machine.`;

const FOUR_MINUTES = 4 * 60_000;
/** More than fit in the time. */
const MANY = 1_000_000;
const INTERRUPTED = 130;

const { values } = parseArgs({
  options: {
    calls: { type: 'string' },
    kills: { type: 'string' },
    payments: { type: 'string' },
    imports: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 30)) },
    help: { type: 'boolean', default: false },
  },
});
const { calls, kills, payments, imports, minutes, help } = values;
const seed = Number(values.seed);
const asked = [calls, kills, payments, imports, minutes].some((size) => size !== undefined);
const log = (line: string): void => console.log(line);

/** As many as were asked for, or as the time holds; undefined when this part is not to run. */
const sizeOf = (size: string | undefined) => {
  if (size !== undefined) return { size: Number(size), endsAt: Infinity };
  return asked ? undefined : { size: MANY, endsAt: Date.now() + FOUR_MINUTES };
};

async function callHostilely(): Promise<readonly string[]> {
  const size = sizeOf(calls);
  if (!size) return [];
  log(`Hostile calls, seed ${seed}`);
  const found = await fuzz({ seed, calls: size.size, endsAt: size.endsAt, log });
  writeFuzz(found);
  log(`${found.calls} calls over ${found.operations} operations`);
  return [...wrongInFuzz(found), ...lateCalls(found)];
}

async function kill(): Promise<readonly string[]> {
  const size = sizeOf(kills);
  if (!size) return [];
  log(`kill -9 under customers, seed ${seed}`);
  const found = await killUnderCustomers({ seed, kills: size.size, endsAt: size.endsAt, log });
  writeKills(found);
  log(`${found.killed.length} kills over ${found.acknowledged} estimates`);
  return [...wrongInKills(found), ...lateKills(found)];
}

async function killPayers(): Promise<readonly string[]> {
  if (payments === undefined) return [];
  log(`kill -9 under staff who pay vendors, seed ${seed}`);
  const found = await killUnderPayers({ seed, kills: Number(payments), endsAt: Infinity, log });
  writePayments(found);
  log(`${found.killed.length} kills over ${found.planned} payments in ${found.files} files`);
  return wrongInPayments(found);
}

async function importFiles(): Promise<readonly string[]> {
  if (asked && imports === undefined) return [];
  log('Imports of bad files');
  const found = await importBadFiles(Number(imports ?? 20));
  writeImports(found);
  log(`${found.imports} imports, ${found.readsDuringImports.length} reads meanwhile`);
  return [...wrongInImports(found), ...lateInImports(found)];
}

async function mix(): Promise<readonly string[]> {
  if (asked && minutes === undefined) return [];
  log('Mixed load');
  const found = await mixedLoad({ minutes: Number(minutes ?? 2), log });
  writeMixed(found);
  log(`${found.acknowledged} estimates, ${found.reads.length} reads`);
  return wrongInMixed(found);
}

if (help) {
  log(HELP);
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(INTERRUPTED)));
  writeHead();
  const wrong: string[] = [];
  for (const part of [callHostilely, kill, killPayers, importFiles, mix])
    wrong.push(...(await part()));
  log(wrong.length === 0 ? 'Nothing wrong.' : `Wrong:\n${wrong.join('\n')}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
