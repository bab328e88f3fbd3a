// Kills one part after the other while customers work, and counts what became of everything that
// was acknowledged.
import { setTimeout } from 'node:timers/promises';
import { Customers } from './customers.ts';
import { judgeHistory, judgeMails, untilDone } from './judge.ts';
import { startTopology } from './topology.ts';

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
    await untilDone(topology.database);
    const { acknowledged } = customers;
    const { failures, refusals } = customers.trouble;
    const { findings, unasked } = await judgeHistory(topology.store, customers);
    const mails = judgeMails(topology.mail, acknowledged);
    const away = (line: string): boolean => / 503 /.test(line);
    return {
      killed,
      acknowledged: acknowledged.length,
      failures: counted(failures.filter((line) => !away(line))),
      unavailable: failures.filter(away).length,
      refusals: counted(refusals),
      lost: findings.filter(({ what }) => what === 'lost').length,
      double: findings.filter(({ what }) => what === 'double').length + unasked,
      ...mails,
      withoutMail: mails.withoutMail.length,
      workersKilled: Object.entries(killed)
        .filter(([name]) => name.startsWith('worker'))
        .reduce((sum, [, times]) => sum + times, 0),
    };
  } finally {
    await topology.stop();
  }
}

/** Each text with how often it came. */
export const counted = (lines: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
};
