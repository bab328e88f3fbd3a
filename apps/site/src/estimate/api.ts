// The estimate page's API calls and their outcomes.
import type { PublicEstimate, Question } from '@purlin/contracts/estimate-shapes.ts';
import { ApiProblem } from '@purlin/web/api-problem.ts';
import { callAt, fetchFile } from '@purlin/web/api.ts';
import { pageLanguage } from './page-language.ts';
import { routes } from './routes.ts';

/**
 * `accepted`: the server did it but cannot show the result yet (202). `refused`: it did not, with
 * the server's message if any. `unreachable`: no response, so the outcome is unknown.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The error code; empty if the server sent none. */
      readonly code: string;
      readonly message: string | null;
    }
  | { readonly kind: 'unreachable' };

/**
 * The delay before a retry. A phone switching cells is back within a moment, and the request is
 * then sent again with the same idempotency key.
 */
const AGAIN_AFTER_MS = 1000;

function outcomeOf(thrown: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  // A response that is not ours (a captive portal's page) counts as no response.
  if (!(thrown instanceof ApiProblem) || thrown.status === 0) return { kind: 'unreachable' };
  if (thrown.status === 202) return { kind: 'accepted' };
  return {
    kind: 'refused',
    status: thrown.status,
    code: thrown.code,
    message: thrown.said ? thrown.message : null,
  };
}

/**
 * Retries once if no response came. Every call here is safe to repeat: it only reads, or it has an
 * idempotency key.
 */
async function tried<T>(act: () => Promise<T>, signal?: AbortSignal): Promise<Outcome<T>> {
  const once = (): Promise<Outcome<T>> =>
    act().then((value) => ({ kind: 'done', value }), outcomeOf);
  const first = await once();
  if (first.kind !== 'unreachable' || signal?.aborted || !navigator.onLine) return first;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  return once();
}

/**
 * The estimate number from the page's URL authorizes the call. Errors come in the page's language.
 */
const headersFor = (number: string): Readonly<Record<string, string>> => ({
  'x-estimate-number': number,
  'accept-language': pageLanguage(),
});
/** The parts of every call about the current estimate. */
const about = ({ id, estimateNumber }: PublicEstimate) => ({
  params: { id },
  headers: headersFor(estimateNumber),
});

export interface ClientAnswer {
  readonly clientMessage: string;
  /** The version of the offer the client saw. */
  readonly revision: number;
}

export interface Approval extends ClientAnswer {
  /** Null for an estimate without options. */
  readonly optionId: number | null;
  /** Both are empty if the company requires no signature. */
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
  tried(
    () =>
      callAt(routes.byNumber, {
        params: { number },
        headers: headersFor(number),
        ...(signal ? { signal } : {}),
      }),
    signal,
  );

export const approve = (
  estimate: PublicEstimate,
  body: Approval,
  idempotencyKey: string,
): Promise<Outcome<PublicEstimate>> =>
  tried(() =>
    callAt(routes.approve, {
      ...about(estimate),
      // The terms were shown in the page's language, so record it.
      body: { status: 'accepted', language: pageLanguage(), ...body },
      idempotencyKey,
    }),
  );
export const setStatus = (
  estimate: PublicEstimate,
  body: ClientAnswer & { readonly status: 'viewed' | 'declined' },
  idempotencyKey: string,
): Promise<Outcome<PublicEstimate>> =>
  tried(() => callAt(routes.setStatus, { ...about(estimate), body, idempotencyKey }));
export const ask = (
  estimate: PublicEstimate,
  body: Ask,
  idempotencyKey: string,
): Promise<Outcome<PublicEstimate>> =>
  tried(() => callAt(routes.ask, { ...about(estimate), body, idempotencyKey }));

/**
 * Requests a link to the client's account. Returns the masked address it was sent to, or null if
 * there is none.
 */
export const askForAccount = (
  estimate: PublicEstimate,
): Promise<Outcome<{ readonly to: string | null }>> =>
  tried(() => callAt(routes.accountLink, about(estimate)));

export const fetchPdf = (estimate: PublicEstimate): Promise<Outcome<Blob>> =>
  tried(async () => (await fetchFile(routes.pdf, about(estimate))).content);
