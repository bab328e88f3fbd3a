// kill -9 of one part after the other under customers who work: what was lost, what was done
// twice, and how long it took until everything worked again.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { rooms } from '../../apps/backend/app.ts';
import { compareAllWithReplay } from '../../apps/backend/platform/core/projection/replay.ts';
import { Customers, type Acknowledged, type ReadsMail } from '../distributed/customers.ts';
import { estimateIn, judgeHistory, judgeMails, untilDone } from '../distributed/judge.ts';
import { counted } from '../distributed/kills.ts';
import type { MailServer } from '../vitest/mail-server.ts';
import { until } from '../vitest/until.ts';
import { KINDS, startCompany, type Company, type Kind } from './company.ts';
import { partUpTo } from './moments.ts';

export interface KillsAsked {
  readonly seed: number;
  /** So many kills, or kills until `endsAt` (milliseconds of the clock). */
  readonly kills: number;
  readonly endsAt: number;
  readonly log: (line: string) => void;
}

/** One kill, and when everything worked again; undefined when it never did. */
export interface Killed {
  readonly kind: Kind;
  readonly at: number;
  readonly readySeconds: number | undefined;
}

export interface KillsOutcome {
  readonly seed: number;
  readonly killed: readonly Killed[];
  /** Roofs whose steps were acknowledged. */
  readonly acknowledged: number;
  /** What became of them, by the kill they were under. */
  readonly lost: Readonly<Partial<Record<Kind, number>>>;
  readonly double: Readonly<Partial<Record<Kind, number>>>;
  readonly withoutMail: Readonly<Partial<Record<Kind, number>>>;
  /** Clients and estimates that nobody asked for: a call that was carried out twice. */
  readonly unasked: number;
  /** Sent again with the same Message-ID, because nobody knew whether it had arrived. */
  readonly mailsRepeated: number;
  readonly mailsWithTwoIds: number;
  /** Answers of 500 and above that are no 503, and refusals of what should have worked. */
  readonly failures: Readonly<Record<string, number>>;
  readonly unavailable: number;
  /** Read models that differ from a replay of history, and read models that are parked. */
  readonly differing: readonly string[];
  /** The machine's load average when it began. */
  readonly load: number;
  readonly seconds: number;
}

const CUSTOMERS = 4;
/** The random moment: mostly soon after everything works again. */
const PAUSE_MILLIS = { least: 100, more: 2_900 };
const MAIL_MILLIS = 120_000;
/** The end of what the product printed, shown when it does not come back. */
const SAID = 4_000;

/** Which part at which moment, for ever: rounds over all kinds, each in an order of its own. */
function* planOf(seed: number): Generator<{ readonly kind: Kind; readonly pause: number }> {
  const moment = partUpTo(1);
  const size = { minLength: KINDS.length, maxLength: KINDS.length };
  const oneRound = fc.tuple(fc.shuffledSubarray([...KINDS], size), fc.array(moment, size));
  for (let round = 0; ; round += 1)
    for (const [kinds, moments] of fc.sample(oneRound, { seed: seed + round, numRuns: 1 }))
      for (const [n, kind] of kinds.entries())
        yield { kind, pause: PAUSE_MILLIS.least + moments[n]! ** 2 * PAUSE_MILLIS.more };
}

/** Starts a company, attacks it, judges it, ends it. */
export async function killUnderCustomers(asked: KillsAsked): Promise<KillsOutcome> {
  const began = Date.now();
  const [load = 0] = loadavg();
  const company = await startCompany({ SEED: 'none' });
  try {
    /** When those estimates were asked to be sent whose e-mail has arrived and whose PDF opens. */
    const arrived: number[] = [];
    const inbox = inboxOf(company.mail);
    const readsMail: ReadsMail = async ({ id, number, asked: at }) => {
      const arrives = until(
        `the e-mail of estimate ${id} arrives`,
        () => inbox(id),
        undefined,
        MAIL_MILLIS,
      );
      await arrives.catch(() => undefined);
      if (await customers.print(id, number)) arrived.push(at);
    };
    const customers = new Customers([company.url], readsMail);
    await customers.signIn();
    const end = new AbortController();
    const working = Array.from({ length: CUSTOMERS }, () => customers.work(end.signal));
    await until('somebody has an estimate', () => arrived.length > 0);
    const killed = await killInTurn(company, arrived, asked);
    end.abort();
    await Promise.all(working);
    return {
      seed: asked.seed,
      load,
      killed,
      ...(await judge(company, customers, killed)),
      seconds: (Date.now() - began) / 1_000,
    };
  } finally {
    await company.stop();
  }
}

/** Tells whether the e-mail with an estimate has arrived; each e-mail is read once. */
function inboxOf({ received }: MailServer): (id: number) => boolean {
  const ids = new Set<number | undefined>();
  let read = 0;
  return (id) => {
    for (; read < received.length; read += 1) ids.add(estimateIn(received[read]!));
    return ids.has(id);
  };
}

async function killInTurn(
  company: Company,
  arrived: readonly number[],
  { seed, kills, endsAt, log }: KillsAsked,
): Promise<readonly Killed[]> {
  const killed: Killed[] = [];
  for (const { kind, pause } of planOf(seed)) {
    if (killed.length === kills || Date.now() > endsAt) break;
    await setTimeout(pause);
    const at = Date.now();
    await company.kill(kind);
    // Everything works again: an estimate that was sent after the kill has arrived with its PDF.
    const readySeconds = await until(
      'everything works again',
      async () => arrived.some((sent) => sent > at) && (await company.ready()),
    ).then(
      () => (Date.now() - at) / 1_000,
      () => undefined,
    );
    killed.push({ kind, at, readySeconds });
    log(`kill ${killed.length}: ${kind}, ready after ${readySeconds?.toFixed(1) ?? '...'} s`);
    if (readySeconds === undefined) log(`never ready; it said:\n${company.output().slice(-SAID)}`);
  }
  return killed;
}

/** The kill that hit a roof: the first since its work began, else the last one. */
const hitBy = ({ began }: Acknowledged, killed: readonly Killed[]): Kind | undefined =>
  (killed.find(({ at }) => at >= began) ?? killed.at(-1))?.kind;

async function judge(
  { mail, look }: Company,
  { acknowledged, asked, trouble }: Customers,
  killed: readonly Killed[],
): Promise<Omit<KillsOutcome, 'seed' | 'load' | 'killed' | 'seconds'>> {
  return look(async ({ pool, store, history }) => {
    await untilDone(pool);
    const { findings, unasked } = await judgeHistory(store, { acknowledged, asked });
    const mails = judgeMails(mail, acknowledged);
    const byKind = (roofs: readonly Acknowledged[]): Partial<Record<Kind, number>> =>
      counted(roofs.flatMap((roof) => hitBy(roof, killed) ?? []));
    const found = (what: 'lost' | 'double') =>
      byKind(findings.flatMap((one) => (one.what === what ? [one.roof] : [])));
    const failures = trouble.failures.filter((line) => !/ 503 /.test(line));
    const readModels = rooms.flatMap((room) => room.readModels);
    const differences = await compareAllWithReplay({ pool, store, history, readModels });
    return {
      acknowledged: acknowledged.length,
      lost: found('lost'),
      double: found('double'),
      withoutMail: byKind(mails.withoutMail),
      unasked,
      mailsRepeated: mails.mailsRepeated,
      mailsWithTwoIds: mails.mailsWithTwoIds,
      failures: counted([...failures, ...trouble.refusals]),
      unavailable: trouble.failures.length - failures.length,
      differing: differences.map((difference) => JSON.stringify(difference)),
    };
  });
}
