// Mixed load: customers who work and staff who look things up, for as long as one likes; whether
// anything failed, and whether the memory of the processes grows.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { rooms } from '../../apps/backend/app.ts';
import { compareAllWithReplay } from '../../apps/backend/platform/core/projection/replay.ts';
import { Customers } from '../distributed/customers.ts';
import { judgeHistory, judgeMails, untilDone } from '../distributed/judge.ts';
import { counted } from '../distributed/kills.ts';
import { MEASURED, startCompany, type Company } from './company.ts';
import { lookThingsUp } from './imports.ts';
import { slopeOf, TELLING_SECONDS, type Sample, type Slope } from './slope.ts';

export interface MixedAsked {
  readonly minutes: number;
  readonly log: (line: string) => void;
}

/** The memory of a kind of process, in MiB. */
export interface Memory extends Slope {
  readonly of: string;
  readonly least: number;
  readonly most: number;
}

export interface MixedOutcome {
  /** Of the measurement, what came before it not counted. */
  readonly seconds: number;
  readonly load: number;
  /** Estimates drafted, sent, printed and approved. */
  readonly acknowledged: number;
  /** Milliseconds of each read, and of those that fell into an import of a bad file. */
  readonly reads: readonly number[];
  readonly readsDuringImports: readonly number[];
  readonly memory: readonly Memory[];
  readonly lost: number;
  readonly double: number;
  readonly withoutMail: number;
  /** Answers of 500 and above, refusals of what should have worked. */
  readonly failures: Readonly<Record<string, number>>;
  readonly differing: readonly string[];
}

const CUSTOMERS = 3;
/** Between two roofs: about one roof a second in all, which leaves a processor for who looks. */
const REST_MILLIS = 2_000;
/** More than any process keeps at hand, so that what grows afterwards grows for ever. */
const EARLIER = { roofs: 2_500, people: 4 };
/** Between two imports of a bad file. */
const IMPORT_MILLIS = 15_000;
const SAMPLE_MILLIS = 2_000;
const MINUTE = 60_000;

/** Starts a company, works in it, judges it, ends it. */
export async function mixedLoad({ minutes, log }: MixedAsked): Promise<MixedOutcome> {
  const [load = 0] = loadavg();
  const company = await startCompany({ SEED: 'demo' });
  try {
    const customers: Customers = new Customers([company.url], async ({ id, number }) => {
      await customers.print(id, number);
    });
    await customers.signIn();
    if (minutes * 60 >= TELLING_SECONDS) {
      log(`${EARLIER.roofs} roofs, so that what is kept at hand is full`);
      await customers.acknowledge(EARLIER.roofs, EARLIER.people);
    }
    const began = Date.now();
    const end = new AbortController();
    const working = Array.from({ length: CUSTOMERS }, () =>
      customers.work(end.signal, REST_MILLIS),
    );
    const looking = lookThingsUp(company, end.signal, { pauseMillis: IMPORT_MILLIS });
    const samples = await measured(company, began + minutes * MINUTE, log);
    const seconds = (Date.now() - began) / 1_000;
    end.abort();
    await Promise.all(working);
    const { failures, ...reads } = await looking;
    return {
      load,
      acknowledged: customers.acknowledged.length,
      ...reads,
      memory: [...samples].map(([of, values]) => memoryOf(of, values)),
      ...(await judge(company, customers, failures)),
      seconds,
    };
  } finally {
    await company.stop();
  }
}

async function measured(
  company: Company,
  endsAt: number,
  log: (line: string) => void,
): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(MEASURED.map((kind) => [kind, []]));
  for (let n = 0; Date.now() < endsAt; n += 1) {
    for (const [kind, value] of company.memory())
      samples.get(kind)!.push({ at: Date.now(), value });
    if (n % 30 === 0)
      log([...company.memory()].map(([kind, mib]) => `${kind} ${mib.toFixed(0)} MiB`).join(', '));
    await setTimeout(SAMPLE_MILLIS);
  }
  return samples;
}

function memoryOf(of: string, samples: readonly Sample[]): Memory {
  const values = samples.map(({ value }) => value);
  return { of, least: Math.min(...values), most: Math.max(...values), ...slopeOf(samples) };
}

async function judge(
  { mail, look }: Company,
  { acknowledged, asked, trouble }: Customers,
  reads: readonly string[],
) {
  return look(async ({ pool, store, history }) => {
    await untilDone(pool);
    const { findings } = await judgeHistory(store, { acknowledged, asked });
    const readModels = rooms.flatMap((room) => room.readModels);
    const differences = await compareAllWithReplay({ pool, store, history, readModels });
    return {
      lost: findings.filter(({ what }) => what === 'lost').length,
      double: findings.filter(({ what }) => what === 'double').length,
      withoutMail: judgeMails(mail, acknowledged).withoutMail.length,
      failures: counted([...trouble.failures, ...trouble.refusals, ...reads]),
      differing: differences.map((difference) => JSON.stringify(difference)),
    };
  });
}
