// Calls of the estimate page and what can become of them.
import type { PublicEstimate, Question } from '@purlin/contracts/estimate-shapes.ts';
import { addressOf, routes, type Route } from './routes.ts';

/**
 * `accepted`: yes, but the result cannot be shown yet (202). `refused`: no, in the server's own
 * words if it gave any.
 * `unreachable`: no answer, so nobody knows whether it was done.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
    }
  | { readonly kind: 'unreachable' };

/** Longer than any answer should take; a phone that lost its signal otherwise waits for minutes. */
const PATIENCE_MS = 20_000;
/**
 * A phone between two cells is back in a moment; what was sent is then sent once more, with the
 * same key.
 */
const AGAIN_AFTER_MS = 1000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isEstimate = (value: unknown): value is PublicEstimate =>
  isRecord(value) &&
  typeof value['estimateNumber'] === 'string' &&
  ['lineItems', 'estimateOptions', 'questions'].every((list) => Array.isArray(value[list])) &&
  isRecord(value['company']) &&
  isRecord(value['approval']);

/** What an application/problem+json body says, if it says anything. */
const messageOf = (body: unknown): string | null => {
  const text = isRecord(body) ? body['message'] : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

interface Call {
  readonly values: Readonly<Record<string, string | number>>;
  /** The number on the page's address: the client's key. */
  readonly number: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}
type Reader<T> = (response: Response) => Promise<T | null>;

async function callOnce<T>(
  route: Route,
  { values, number, body, idempotencyKey, signal }: Call,
  read: Reader<T>,
): Promise<Outcome<T>> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(addressOf(route, values), {
      method: route.method,
      credentials: 'same-origin',
      signal: patience.signal,
      headers: {
        'X-Estimate-Number': number,
        // Refusals come in the language of the page.
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      const problem: unknown = await response.json().catch(() => null);
      return {
        kind: 'refused',
        status: response.status,
        message: messageOf(problem),
      };
    }
    const value = await read(response);
    return value === null ? { kind: 'accepted' } : { kind: 'done', value };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * Tries once more when no answer came. Everything called here may be repeated: it only reads, or it
 * carries a key.
 */
async function call<T>(route: Route, what: Call, read: Reader<T>): Promise<Outcome<T>> {
  const first = await callOnce(route, what, read);
  if (first.kind !== 'unreachable' || what.signal?.aborted || !navigator.onLine) return first;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  return callOnce(route, what, read);
}

async function readEstimate(response: Response): Promise<PublicEstimate | null> {
  const body: unknown = await response.json();
  return isEstimate(body) ? body : null;
}

export interface ClientAnswer {
  readonly clientMessage: string;
  /** The version of the offer the client saw. */
  readonly revision: number;
}

export interface Approval extends ClientAnswer {
  /** Null for an estimate without options. */
  readonly optionId: number | null;
  /** Both are empty when the company asks for no signature. */
  readonly signedName: string;
  readonly consentVersion: number;
}

export interface Ask {
  readonly kind: Question['kind'];
  readonly text: string;
}

export const fetchEstimate = (
  number: string,
  signal?: AbortSignal,
): Promise<Outcome<PublicEstimate>> =>
  call(
    routes.byNumber,
    { values: { number }, number, ...(signal ? { signal } : {}) },
    readEstimate,
  );

const change = (
  route: Route,
  { id, estimateNumber }: PublicEstimate,
  body: unknown,
  idempotencyKey: string,
): Promise<Outcome<PublicEstimate>> =>
  call(route, { values: { id }, number: estimateNumber, body, idempotencyKey }, readEstimate);

export const approve = (
  estimate: PublicEstimate,
  body: Approval,
  key: string,
): Promise<Outcome<PublicEstimate>> =>
  change(routes.approve, estimate, { status: 'accepted', ...body }, key);
export const setStatus = (
  estimate: PublicEstimate,
  body: ClientAnswer & { readonly status: 'viewed' | 'declined' },
  key: string,
): Promise<Outcome<PublicEstimate>> => change(routes.setStatus, estimate, body, key);
export const ask = (
  estimate: PublicEstimate,
  body: Ask,
  key: string,
): Promise<Outcome<PublicEstimate>> => change(routes.ask, estimate, body, key);

export const fetchPdf = (estimate: PublicEstimate): Promise<Outcome<Blob>> =>
  call(routes.pdf, { values: { id: estimate.id }, number: estimate.estimateNumber }, (response) =>
    response.blob(),
  );
