// Kills one part after the other while customers work, and counts what became of everything that
// was acknowledged.
import { setTimeout } from 'node:timers/promises';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { Customers, type Acknowledged } from './customers.ts';
import { startTopology, type Topology } from './topology.ts';

export interface Kills {
  readonly kills: number;
  readonly customers: number;
  readonly eventStoreUrl?: string | undefined;
  readonly redisUrl?: string | undefined;
  readonly log: (line: string) => void;
}

export interface Outcome {
  readonly killed: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  /** Answers of 500 and above but those of a database that is away (503), each with how often. */
  readonly failures: Readonly<Record<string, number>>;
  readonly unavailable: number;
  /** What was acknowledged and then refused. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Acknowledged and not in history. */
  readonly lost: number;
  readonly double: number;
  readonly withoutMail: number;
  readonly mailsRepeated: number;
  readonly mailsWithTwoIds: number;
  readonly workersKilled: number;
}

const BETWEEN_MILLIS = 1_500;
const SETTLE_MILLIS = 120_000;

export async function killParts(options: Kills): Promise<Outcome> {
  const { log } = options;
  const topology = await startTopology(options);
  try {
    const customers = new Customers(topology.apis);
    await customers.signIn();
    const end = new AbortController();
    const working = Array.from({ length: options.customers }, () => customers.work(end.signal));
    const killed: Record<string, number> = {};
    for (let n = 0; n < options.kills; n += 1) {
      await setTimeout(BETWEEN_MILLIS);
      const part = topology.parts[n % topology.parts.length]!;
      log(`kill ${n + 1}: ${part.name}`);
      await part.kill();
      killed[part.name] = (killed[part.name] ?? 0) + 1;
    }
    await setTimeout(BETWEEN_MILLIS);
    end.abort();
    await Promise.all(working);
    log(`${customers.acknowledged.length} estimates; waiting until every effect is done`);
    await untilDone(topology);
    const { failures, refusals } = customers.trouble;
    const away = (line: string): boolean => / 503 /.test(line);
    return {
      killed,
      acknowledged: customers.acknowledged.length,
      failures: counted(failures.filter((line) => !away(line))),
      unavailable: failures.filter(away).length,
      refusals: counted(refusals),
      ...(await judgeHistory(topology, customers.acknowledged)),
      ...judgeMails(topology, customers.acknowledged),
      workersKilled: Object.entries(killed)
        .filter(([name]) => name.startsWith('worker'))
        .reduce((sum, [, times]) => sum + times, 0),
    };
  } finally {
    await topology.stop();
  }
}

async function untilDone({ database }: Topology): Promise<void> {
  const end = Date.now() + SETTLE_MILLIS;
  for (;;) {
    const { rows } = await database.query<{ open: number }>(
      "select count(*)::int as open from platform.effects where status in ('pending', 'running')",
    );
    if (rows[0]!.open === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]!.open} effects are still open`);
    await setTimeout(200);
  }
}

/** Every acknowledged step stands in its stream, once. */
async function judgeHistory(
  { store }: Topology,
  acknowledged: readonly Acknowledged[],
): Promise<Pick<Outcome, 'lost' | 'double'>> {
  let [lost, double] = [0, 0];
  for (const { id, sent, approved } of acknowledged) {
    const types: string[] = [];
    for await (const { type } of store.readStream(`${estimate.category}-${id}`)) types.push(type);
    const expected = [
      'EstimateDrafted',
      ...(sent ? ['EstimateSent'] : []),
      ...(approved ? ['EstimateApproved'] : []),
    ];
    for (const type of expected) {
      const times = types.filter((one) => one === type).length;
      if (times === 0) lost += 1;
      if (times > 1) double += 1;
    }
  }
  return { lost, double };
}

/** Every estimate that was sent arrived; a repeat has the Message-ID of the first. */
function judgeMails(
  { mail }: Topology,
  acknowledged: readonly Acknowledged[],
): Pick<Outcome, 'withoutMail' | 'mailsRepeated' | 'mailsWithTwoIds'> {
  const bySubject = new Map<string, string[]>();
  for (const { raw, messageId } of mail.received) {
    const [, subject] = /^subject: (Estimate \d+)\r?$/im.exec(raw.toString('latin1')) ?? [];
    if (subject) bySubject.set(subject, [...(bySubject.get(subject) ?? []), messageId]);
  }
  const sent = acknowledged.filter((one) => one.sent).map(({ id }) => `Estimate ${id}`);
  const all = [...bySubject.values()];
  return {
    withoutMail: sent.filter((subject) => !bySubject.has(subject)).length,
    mailsRepeated: all.reduce((sum, ids) => sum + ids.length - 1, 0),
    mailsWithTwoIds: all.filter((ids) => new Set(ids).size > 1).length,
  };
}

const counted = (lines: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
};
