// kill -9 of one part after the other under staff who pay vendors: which payment is in two files,
// which is paid without an entry that the bank accepted, and which got lost.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { Caller } from '../distributed/caller.ts';
import { counted } from '../distributed/kills.ts';
import { until } from '../vitest/until.ts';
import { startCompany, type Company, type Kind } from './company.ts';
import { judgePayments, type Judged, type Killed } from './judge-payments.ts';
import type { KillsAsked } from './kills.ts';
import { partUpTo } from './moments.ts';
import { payVendors, payableVendors, settleEverything, type Paying } from './payers.ts';

export interface PaymentsOutcome extends Judged {
  readonly seed: number;
  readonly load: number;
  readonly killed: readonly Killed[];
  /** Payments that were planned and approved. */
  readonly planned: number;
  /** Those of which was answered that they are in a batch. */
  readonly processed: number;
  /** Files of which nobody knew whether the bank had them: a person looked and said so. */
  readonly askedAPerson: number;
  readonly failures: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** Chromium draws no file for the bank. */
const KINDS = ['api', 'worker', 'Postgres', 'all of them'] as const satisfies readonly Kind[];
/**
 * From the first call of a round on, in parts of how long a round takes that nobody disturbs: while
 * it plans, approves and presses, and shortly after that, while the file goes out.
 */
const LATEST_PART = 1.2;
/** After so many kills a week has passed, and what the bank accepted settles under the others. */
const WEEK_AFTER = 0.7;
const WEEK = 7;

/** Which part at which moment of a round, for ever. */
function* planOf(seed: number): Generator<{ readonly kind: Kind; readonly part: number }> {
  const one = fc.record({
    kind: fc.noBias(fc.constantFrom(...KINDS)),
    part: partUpTo(LATEST_PART),
  });
  for (let n = 0; ; n += 1) yield* fc.sample(one, { seed: seed + n, numRuns: 1 });
}

/** Starts the demo company, pays its vendors under kills, judges what became of it, ends it. */
export async function killUnderPayers(asked: KillsAsked): Promise<PaymentsOutcome> {
  const began = Date.now();
  const [load = 0] = loadavg();
  const company = await startCompany({ SEED: 'demo', ACH_STOP_MINUTES: '0' });
  try {
    const caller = new Caller([company.url]);
    await caller.signIn();
    const vendorIds = await until('vendors can be paid', () => payableVendors(caller));
    const paying: Paying = { caller, vendorIds, planned: [], processed: [] };
    const killed = await killInTurn(company, paying, asked);
    const askedAPerson = await settleEverything(company, paying);
    const { failures, refusals } = caller.trouble;
    return {
      seed: asked.seed,
      load,
      killed,
      planned: paying.planned.length,
      processed: new Set(paying.processed).size,
      askedAPerson,
      failures: counted([...failures.filter((line) => !/ 503 /.test(line)), ...refusals]),
      ...(await judgePayments(company, paying, killed)),
      seconds: (Date.now() - began) / 1_000,
    };
  } finally {
    await company.stop();
  }
}

async function killInTurn(
  company: Company,
  paying: Paying,
  { seed, kills, endsAt, log }: KillsAsked,
): Promise<readonly Killed[]> {
  const killed: Killed[] = [];
  // The first round of a new company takes longer than any after it.
  await payVendors(paying, 1);
  const began = Date.now();
  await payVendors(paying, 2);
  const roundMillis = Date.now() - began;
  for (const { kind, part } of planOf(seed)) {
    if (killed.length === kills || Date.now() > endsAt) break;
    let over = false;
    const round = payVendors(paying, killed.length).finally(() => (over = true));
    const moment = Math.round(part * roundMillis);
    await setTimeout(moment);
    const passes = killed.length === Math.floor(kills * WEEK_AFTER);
    if (passes) {
      // Whoever was signed in is not any more.
      await round;
      company.setClockAhead(WEEK);
    }
    const underway = !over;
    const hit = passes ? 'all of them' : kind;
    await company.kill(hit);
    await until('it answers again', company.ready);
    if (passes) await paying.caller.signIn();
    killed.push({ kind: hit, underway, ids: await round });
    log(`kill ${killed.length}: ${hit} after ${moment} ms of a round of ${roundMillis} ms`);
  }
  return killed;
}
