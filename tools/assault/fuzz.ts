// The fuzz: calls made from the OpenAPI document, sent by everybody, each answer judged; afterwards
// what was refused has left no trace, and every read model is what history makes of it.
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import fc from 'fast-check';
import { rooms } from '../../apps/backend/app.ts';
import { compareAllWithReplay } from '../../apps/backend/platform/core/projection/replay.ts';
import type { Records } from '../../apps/backend/platform/core/history/records.ts';
import { Callers, ROLES } from './callers.ts';
import { startCompany, type Company } from './company.ts';
import { faultsIn, faultsInRepeat, isBusy, isDone, isShutOut, type Fault } from './judge.ts';
import { callsOf, operationsOf, type Call, type OpenApi, type Sent } from './requests.ts';
import { send, type HttpAnswer } from './send.ts';

export interface FuzzAsked {
  readonly seed: number;
  /** So many calls, or calls until `endsAt` (milliseconds of the clock). */
  readonly calls: number;
  readonly endsAt: number;
  readonly log: (line: string) => void;
}

export interface FuzzOutcome {
  readonly seed: number;
  readonly calls: number;
  readonly atOnce: number;
  readonly operations: number;
  /** Operations that carried something out. */
  readonly reached: number;
  readonly byStatus: Readonly<Record<number, number>>;
  readonly busy: number;
  readonly slowest: { readonly millis: number; readonly call: string };
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  /** The first of each kind of fault, with what shows it again. */
  readonly examples: readonly string[];
  /** Refused calls that history knows of all the same. */
  readonly traces: number;
  /** Passwords whose user history does not know. */
  readonly passwordsOfNobody: number;
  /** Read models that differ from a replay of history. */
  readonly differing: readonly string[];
  /** Defects in the logs of the processes. */
  readonly defects: number;
  /** What `/health` says afterwards. */
  readonly health: number;
  /** The machine's load average when it began. */
  readonly load: number;
  readonly seconds: number;
}

/** A call that was sent, and what came of it. */
interface Tried {
  readonly n: number;
  readonly call: Call;
  readonly body: Sent | undefined;
  /** What its events carry. */
  readonly request: string;
  readonly answer: HttpAnswer;
}
/** Asked again under the same key: a fault when both of them made events. */
interface Repeat {
  readonly first: Tried;
  readonly again: Tried;
  readonly fault: Fault;
}

const LONG_AGO_SQL = `update platform.sessions set proved_at = now() - interval '16 minutes'
  where user_id = (select user_id from platform.credentials where email = $1)`;
const AT_ONCE = 6;
const TOLD = 30;
const TEXT = 600;

/** Starts a company, attacks it, judges it, ends it. */
export async function fuzz(asked: FuzzAsked): Promise<FuzzOutcome> {
  const company = await startCompany({ SEED: 'demo', TRUST_PROXY: 'true' });
  try {
    const attack = new Attack(company, asked);
    await attack.open();
    await attack.run();
    return await attack.outcome();
  } finally {
    await company.stop();
  }
}

class Attack {
  readonly #company: Company;
  readonly #asked: FuzzAsked;
  readonly #callers: Callers;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #began = Date.now();
  readonly #load = loadavg()[0] ?? 0;
  readonly #reached = new Set<string>();
  readonly #refused: Tried[] = [];
  readonly #repeats: Repeat[] = [];
  readonly #byStatus: Record<number, number> = {};
  readonly #faults: Partial<Record<Fault, number>> = {};
  readonly #examples = new Map<string, string>();
  #arbitraries: readonly fc.Arbitrary<Call>[] = [];
  #slowest = { millis: 0, call: '' };
  #calls = 0;
  #next = 0;
  #busy = 0;

  constructor(company: Company, asked: FuzzAsked) {
    this.#company = company;
    this.#asked = asked;
    this.#callers = new Callers(company.url, (email) =>
      company.look(({ pool }) => pool.query(LONG_AGO_SQL, [email])),
    );
  }

  /** Reads the document and what the company has. */
  async open(): Promise<void> {
    await this.#callers.open();
    const document = await this.#callers.read<OpenApi>('/api/openapi.json');
    const estimates = await this.#callers.read<{ id: number; estimateNumber: string }[]>(
      '/api/estimates?limit=100',
    );
    const numbers = new Map(estimates.map(({ id, estimateNumber }) => [id, estimateNumber]));
    this.#arbitraries = operationsOf(document).map((operation) =>
      callsOf(operation, document.components.schemas, { roles: ROLES, numbers }),
    );
  }

  /** Sends them all, some at once. */
  async run(): Promise<void> {
    const { calls, endsAt, log } = this.#asked;
    const told = setInterval(() => log(`${this.#calls} calls`), TOLD * 1_000);
    const sending = async (): Promise<void> => {
      while (this.#next < calls && Date.now() < endsAt) await this.#one((this.#next += 1));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sending));
    clearInterval(told);
    this.#agent.destroy();
  }

  /** The n-th call of this seed: the operations in turn, each time otherwise. */
  async #one(n: number): Promise<void> {
    const { seed } = this.#asked;
    const arbitrary = this.#arbitraries[n % this.#arbitraries.length]!;
    const [call] = fc.sample(arbitrary, { seed: seed + n, numRuns: 1 });
    if (!call) return;
    // All by one caller: another account is another caller, whose keys are their own.
    const cookie = await this.#callers.cookieOf(call.caller);
    const first = await this.#send(call, { body: call.body, n, cookie });
    const repeatable = call.operation.once && call.headers['idempotency-key'] !== undefined;
    if (!repeatable || !call.other || !isDone(first.answer)) return;
    const again = await this.#send(call, { body: call.body, n, cookie });
    if (isShutOut(again.answer)) return;
    this.#found(faultsInRepeat(first.answer, again.answer), again);
    this.#repeats.push({ first, again, fault: 'same key, carried out twice' });
    if (call.body?.bytes.equals(call.other.bytes)) return;
    const other = await this.#send(call, { body: call.other, n, cookie });
    if (isDone(other.answer))
      this.#repeats.push({ first, again: other, fault: 'same key, other body, carried out' });
  }

  async #send(
    call: Call,
    {
      body,
      n,
      cookie,
    }: { readonly body: Sent | undefined; readonly n: number; readonly cookie: string },
  ): Promise<Tried> {
    const { operation, caller } = call;
    const request = randomUUID();
    const more = { 'x-request-id': request, ...(cookie ? { cookie } : {}) };
    const answer = await send(this.#company.url, this.#agent, call, more, body);
    const { status } = answer;
    this.#calls += 1;
    this.#byStatus[status] = (this.#byStatus[status] ?? 0) + 1;
    if (isDone(answer)) this.#reached.add(operation.operationId);
    if (isBusy(answer)) this.#busy += 1;
    if (answer.millis > this.#slowest.millis)
      this.#slowest = { millis: answer.millis, call: `${operation.method} ${operation.path}` };
    if (status === 401 || operation.path === '/api/logout')
      await this.#callers.forget(caller, cookie);
    const tried = { n, call, body, request, answer };
    if (status >= 400 && status < 500) this.#refused.push(tried);
    this.#found(faultsIn(call, body, answer), tried);
    return tried;
  }

  #found(faults: readonly Fault[], { n, call, body, answer }: Tried): void {
    const { operation, caller, address, headers } = call;
    const { status, text, millis } = answer;
    for (const fault of faults) {
      this.#faults[fault] = (this.#faults[fault] ?? 0) + 1;
      const what = `${fault}: ${operation.method} ${operation.path}`;
      if (this.#examples.has(what)) continue;
      this.#examples.set(
        what,
        `${what} by ${caller} (call ${n}): ${address.slice(0, TEXT)} ` +
          `${JSON.stringify(headers)} ${body?.bytes.toString().slice(0, TEXT) ?? ''} -> ` +
          `${status} in ${Math.round(millis)} ms ${text.slice(0, TEXT)}`,
      );
      this.#asked.log(this.#examples.get(what)!);
    }
  }

  /** How many refused calls made an event all the same; each kind of call is an example. */
  #tracesIn(written: ReadonlySet<string>): number {
    const traces = this.#refused.filter(({ request }) => written.has(request));
    for (const { n, call, body, answer } of traces) {
      const what = `refused, and in history: ${call.operation.method} ${call.operation.path}`;
      this.#examples.set(
        what,
        `${what} by ${call.caller} (call ${n}): ${JSON.stringify(call.headers)} ` +
          `${body?.bytes.toString().slice(0, TEXT) ?? ''} -> ${answer.text.slice(0, TEXT)}`,
      );
    }
    return traces.length;
  }

  /** What is to be said of all of them; the company is looked into behind its back. */
  async outcome(): Promise<FuzzOutcome> {
    const { look, url, output } = this.#company;
    const health = await fetch(`${url}/health`);
    if (health.status !== 200) this.#examples.set('health', `/health: ${await health.text()}`);
    const found = await look(async ({ pool, store, history }) => {
      const written = await eventsOf(pool);
      for (const { first, again, fault } of this.#repeats)
        if (written.has(first.request) && written.has(again.request)) this.#found([fault], again);
      const readModels = rooms.flatMap((room) => room.readModels);
      const differences = await compareAllWithReplay({ pool, store, history, readModels });
      return {
        traces: this.#tracesIn(written),
        passwordsOfNobody: await passwordsOfNobody(pool),
        differing: differences.map((one) => JSON.stringify(one)),
      };
    });
    return {
      seed: this.#asked.seed,
      load: this.#load,
      calls: this.#calls,
      atOnce: AT_ONCE,
      operations: this.#arbitraries.length,
      reached: this.#reached.size,
      byStatus: this.#byStatus,
      busy: this.#busy,
      slowest: this.#slowest,
      faults: this.#faults,
      examples: [...this.#examples.values()],
      ...found,
      defects: output().match(/"msg":"defect"/g)?.length ?? 0,
      health: health.status,
      seconds: (Date.now() - this.#began) / 1_000,
    };
  }
}

/** The requests that made an event. */
async function eventsOf(pool: Pick<Records['pool'], 'query'>): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ request: string }>(
    "select distinct metadata->>'correlationId' as request from events.log",
  );
  return new Set(rows.map(({ request }) => request));
}

async function passwordsOfNobody(pool: Pick<Records['pool'], 'query'>): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from platform.credentials c where not exists ' +
      "(select from events.log e where e.stream = 'user-' || c.user_id)",
  );
  return rows[0]!.n;
}
