// One call of QuickBooks' API: sent, waited for, and told apart by how it failed.
import { z } from 'zod';

/** Everything is served as this one. */
const MINOR_VERSION = '75';
const TIMEOUT_MS = 120_000;
/** A page of a thousand papers with all their lines has a tenth of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What to wait after too many calls, where the answer does not say; and what at least and most. */
const USUAL_WAIT_S = 60;
const LEAST_WAIT_S = 1;
const MOST_WAIT_S = 15 * 60;

export interface BooksCall {
  readonly realmId: string;
  readonly method: 'GET' | 'POST';
  /** What follows the company's number, such as `customer/5`. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** It does not answer, or not with an answer: whether a write was done nobody knows. */
export class BooksAway extends Error {
  override readonly name = 'BooksAway';
}
/**
 * It answers, and nobody can read what: no JSON, another shape, another entry than the one asked
 * for. Whether a write was done nobody knows.
 */
export class OddAnswer extends Error {
  override readonly name = 'OddAnswer';
}
/** The access token opens nothing (any more). */
export class BooksClosedToUs extends Error {
  override readonly name = 'BooksClosedToUs';
}
/** Nor does one that was renewed just now: why is not said, and it may pass. Nothing was done. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
  constructor() {
    super('not-let-in');
  }
}
/** Too many calls: nothing was done. */
export class TooManyCalls extends Error {
  override readonly name = 'TooManyCalls';
  readonly waitMs: number;
  constructor(waitMs: number) {
    super('too many calls');
    this.waitMs = waitMs;
  }
}
/** What may be read in a month is used up: reads are refused however long somebody waits. */
export class ReadsSpent extends Error {
  override readonly name = 'ReadsSpent';
  /** How long all callers pause, as after any 429. */
  readonly waitMs: number;
  constructor(waitMs: number) {
    super('reads-spent');
    this.waitMs = waitMs;
  }
}
/** QuickBooks says no: its number for the reason, and what it says. Nothing was done. */
export class BooksFault extends Error {
  override readonly name = 'BooksFault';
  readonly code: string;
  readonly detail: string;
  constructor(code: string, message: string, detail: string) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** A fault may come with any status, also with 200. */
const Faulty = z.object({
  Fault: z.object({
    type: z.string().optional(),
    Error: z
      .array(
        z.object({
          Message: z.string().default(''),
          Detail: z.string().default(''),
          code: z.coerce.string().default(''),
        }),
      )
      .min(1),
  }),
});

/** How long to wait by a Retry-After, in seconds or as a date; what is neither says nothing. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  const text = (header ?? '').trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1000;
  const isDate = /^[A-Z][a-z]{2,8},? /.test(text);
  const isSaid = (/^\d+$/.test(text) || isDate) && !Number.isNaN(seconds);
  return Math.min(Math.max(isSaid ? seconds : USUAL_WAIT_S, LEAST_WAIT_S), MOST_WAIT_S) * 1000;
}

const TIMED_OUT = 408;
/** An answer to a call: an object, and no fault. */
const Readable = z.looseObject({ Fault: z.undefined().optional() });

/** Faults of the server itself pass; the others are about what was asked. */
const isSystem = (type: string | undefined): boolean => /system|service/i.test(type ?? '');

function judge(answer: Response, json: unknown): unknown {
  if (answer.status === 401) throw new BooksClosedToUs('the token is not taken');
  if (answer.status === 429)
    throw new TooManyCalls(retryAfterMs(answer.headers.get('retry-after'), Date.now()));
  const fault = Faulty.safeParse(json).data?.Fault;
  const [first] = fault?.Error ?? [];
  const isSaidWell = first !== undefined && (first.code !== '' || !answer.ok);
  if (fault && first && isSaidWell) {
    if (isSystem(fault.type)) throw new BooksAway(`${first.code} ${first.Message}`);
    throw new BooksFault(first.code, first.Message, first.Detail);
  }
  if (answer.status === 403) throw new NotLetIn();
  if (answer.status >= 500 || answer.status === TIMED_OUT)
    throw new BooksAway(`status ${answer.status}`);
  if (!answer.ok || !Readable.safeParse(json).success)
    throw new OddAnswer(`status ${answer.status}, and nothing that we can read`);
  return json;
}

/** What came, as text. Throws OddAnswer where there is too much of it. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new OddAnswer('an answer without an end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws BooksAway, OddAnswer, BooksClosedToUs, NotLetIn, TooManyCalls or BooksFault. */
export async function callBooks(
  api: string,
  accessToken: string,
  { realmId, method, path, parameters = {}, body }: BooksCall,
): Promise<unknown> {
  const query = new URLSearchParams({ minorversion: MINOR_VERSION, ...parameters });
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${api}/v3/company/${realmId}/${path}?${query.toString()}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await textOf(answer);
  } catch (error) {
    if (error instanceof OddAnswer) throw error;
    throw new BooksAway(error instanceof Error ? error.message : 'no answer');
  }
  return judge(answer, parsed(text));
}
