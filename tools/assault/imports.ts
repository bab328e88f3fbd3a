// Somebody imports what is no list of clients while staff look things up: how long these wait.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { counted } from '../distributed/kills.ts';
import { Callers } from './callers.ts';
import { startCompany, type Company } from './company.ts';

/** What was read, and what failed. */
export interface Looked {
  /** Milliseconds of each read, and of those that fell into an import of a bad file. */
  readonly reads: readonly number[];
  readonly readsDuringImports: readonly number[];
  readonly failures: readonly string[];
}

export interface ImportsOutcome extends Omit<Looked, 'failures'> {
  readonly imports: number;
  readonly load: number;
  /** Answers other than the expected ones. */
  readonly failures: Readonly<Record<string, number>>;
}

const READS = [
  '/api/user',
  '/api/estimates?limit=50',
  '/api/estimates?limit=50&q=roof',
  '/api/clients/metrics',
  '/api/clients?limit=50&q=client',
  '/api/jobs?limit=50',
  '/api/vendor-payments?limit=50',
  '/api/notifications',
];
/** A person who looks things up. */
const LOOK_MILLIS = 50;
/** Five megabytes of commas, and of bad quotes. */
const BAD_FILES = [
  { csv: `Name,Email\n${','.repeat(5_000_000)}`, status: 400 },
  { csv: `Name,Email\n${'a"b,"c"d\n'.repeat(23_000)}`, status: 400 },
];
/** Before the first import what runs often is compiled. */
const WARM_READS = 200;
const REST_MILLIS = 1_000;

/** Imports bad files, one after the other, in a company where nobody else works. */
export async function importBadFiles(imports: number): Promise<ImportsOutcome> {
  const [load = 0] = loadavg();
  const company = await startCompany({ SEED: 'demo' });
  try {
    const end = new AbortController();
    const looking = lookThingsUp(company, end.signal, {
      pauseMillis: REST_MILLIS,
      after: WARM_READS,
      imported: (n) => void (n === imports && end.abort()),
    });
    const { failures, ...reads } = await looking;
    return { imports, load, ...reads, failures: counted(failures) };
  } finally {
    await company.stop();
  }
}

interface Pace {
  /** Between two imports. */
  readonly pauseMillis: number;
  /** Reads before the first import. */
  readonly after?: number;
  /** After each import, with how many there were. */
  readonly imported?: (n: number) => void;
}

/** One read after the other, bad files imported meanwhile, until it is aborted. */
export async function lookThingsUp(
  { url }: Company,
  until: AbortSignal,
  { pauseMillis, after = 0, imported = () => {} }: Pace,
): Promise<Looked> {
  const callers = new Callers(url);
  await callers.open();
  const failures: string[] = [];
  const reads: number[] = [];
  const readsDuringImports: number[] = [];
  const imports = new Imports(callers, failures, pauseMillis, imported);
  for (let n = 0; !until.aborted; n += 1) {
    if (n >= after) void imports.beginWhenDue();
    const path = READS[n % READS.length]!;
    const began = performance.now();
    const during = imports.underWay;
    await callers.read(path).catch((error: unknown) => failures.push(String(error)));
    const took = performance.now() - began;
    reads.push(took);
    if (during) readsDuringImports.push(took);
    await setTimeout(LOOK_MILLIS);
  }
  return { reads, readsDuringImports, failures };
}

/** Bad files, one after the other, with a pause. */
class Imports {
  readonly #callers: Callers;
  readonly #failures: string[];
  readonly #pauseMillis: number;
  readonly #imported: (n: number) => void;
  #next = Date.now();
  #begun = 0;
  underWay = false;

  constructor(
    callers: Callers,
    failures: string[],
    pauseMillis: number,
    imported: (n: number) => void,
  ) {
    this.#callers = callers;
    this.#failures = failures;
    this.#pauseMillis = pauseMillis;
    this.#imported = imported;
  }

  async beginWhenDue(): Promise<void> {
    if (this.underWay || Date.now() < this.#next) return;
    this.underWay = true;
    const { csv, status } = BAD_FILES[(this.#begun += 1) % BAD_FILES.length]!;
    const answered = await this.#callers.preview(csv).catch(String);
    if (answered !== status) this.#failures.push(`import of a bad file: ${answered}`);
    this.#imported(this.#begun);
    this.#next = Date.now() + this.#pauseMillis;
    this.underWay = false;
  }
}
