// Group commit: appends that arrive during a commit are combined in the next one, each with its own
// result.
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { NO_STREAM, WrongExpectedRevision, type Appended, type ExpectedRevision } from './port.ts';
import { refusesData, toStoreError } from './postgres-errors.ts';
import type { SerialisedEvent } from './storable.ts';

/** Limits of one commit: number of appends, and JSON characters beyond which no more are added. */
const MAX_APPENDS = 200;
const MAX_CHARACTERS = 4 * 1024 * 1024;

interface WaitingAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly json: string;
  readonly done: PromiseWithResolvers<Appended>;
}

/** Writes appends in the order added, one transaction at a time. */
export class PostgresAppendQueue {
  readonly #pool: pg.Pool;
  #waiting: WaitingAppend[] = [];
  #working: Promise<void> | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  add(
    stream: string,
    expected: ExpectedRevision,
    events: readonly SerialisedEvent[],
  ): Promise<Appended> {
    const append = {
      stream,
      expected,
      json: requestJson(stream, expected, events),
      done: Promise.withResolvers<Appended>(),
    };
    this.#waiting.push(append);
    this.#working ??= this.#work();
    return append.done.promise;
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#commit(this.#nextBatch());
      // Let writers that just got a result add their next append to the next batch.
      await setImmediate();
    }
    this.#working = undefined;
  }

  #nextBatch(): WaitingAppend[] {
    let characters = 0;
    const tooMany = this.#waiting.findIndex((append, index) => {
      characters += append.json.length;
      return index === MAX_APPENDS || (index > 0 && characters > MAX_CHARACTERS);
    });
    return this.#waiting.splice(0, tooMany === -1 ? this.#waiting.length : tooMany);
  }

  /** Never throws: each append of the batch is settled individually. */
  async #commit(batch: readonly WaitingAppend[]): Promise<void> {
    try {
      const rows = await this.#write(batch);
      batch.forEach((append, index) => settle(append, rows[index]));
    } catch (error) {
      // One bad append rolls back the whole transaction. Retry one by one, so that only the bad one
      // fails.
      if (batch.length > 1 && refusesData(error))
        for (const append of batch) await this.#commit([append]);
      else for (const append of batch) append.done.reject(toStoreError(error));
    }
  }

  async #write(batch: readonly WaitingAppend[]): Promise<Outcome[]> {
    const { rows } = await this.#pool.query<Outcome>({
      name: 'events.append',
      text: 'select revision, position from events.append($1)',
      values: [`[${batch.map((append) => append.json).join(',')}]`],
    });
    return rows;
  }
}

/**
 * A row returned by `events.append`; bigints arrive as text. Without a position, the expected
 * revision was wrong, and `revision` is the actual one.
 */
interface Outcome {
  readonly revision: string;
  readonly position: string | null;
}

function settle({ stream, expected, done }: WaitingAppend, outcome: Outcome | undefined): void {
  if (!outcome)
    return done.reject(new Error('events.append gave fewer answers than it got requests'));
  const revision = BigInt(outcome.revision);
  if (outcome.position !== null)
    return done.resolve({ revision, position: BigInt(outcome.position) });
  done.reject(new WrongExpectedRevision(stream, expected, revision < 0n ? NO_STREAM : revision));
}

const EXPECTED = { no_stream: '-1', any: '-2', stream_exists: '-4' } as const;

/** Data and metadata are JSON text already and are inserted as they are. */
function requestJson(
  stream: string,
  expected: ExpectedRevision,
  events: readonly SerialisedEvent[],
): string {
  const number = typeof expected === 'bigint' ? expected.toString() : EXPECTED[expected];
  const list = events.map(eventJson).join(',');
  return `{"stream":${JSON.stringify(stream)},"expected":${number},"events":[${list}]}`;
}

const eventJson = ({ id, type, data, metadata }: SerialisedEvent): string =>
  `{"id":"${id}","type":${JSON.stringify(type)},"data":${data}` +
  `${metadata === undefined ? '' : `,"metadata":${metadata}`}}`;
