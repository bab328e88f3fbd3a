// Calls of the estimate page and what can become of them.
import type { PublicEstimate, Question } from '@purlin/contracts/estimate-shapes.ts';
import { ApiProblem } from '@purlin/web/api-problem.ts';
import { callAt, fetchFile } from '@purlin/web/api.ts';
import { pageLanguage } from './page-language.ts';
import { routes } from './routes.ts';

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
      /** The machine's word for it; empty when the server named none. */
      readonly code: string;
      readonly message: string | null;
    }
  | { readonly kind: 'unreachable' };

/**
 * A phone between two cells is back in a moment; what was sent is then sent once more, with the
 * same key.
 */
const AGAIN_AFTER_MS = 1000;

function outcomeOf(thrown: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  // What is no answer of ours (the page of a hotel's network) is no answer.
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
 * Tries once more when no answer came. Everything called here may be repeated: it only reads, or it
 * carries a key.
 */
async function tried<T>(act: () => Promise<T>, signal?: AbortSignal): Promise<Outcome<T>> {
  const once = (): Promise<Outcome<T>> =>
    act().then((value) => ({ kind: 'done', value }), outcomeOf);
  const first = await once();
  if (first.kind !== 'unreachable' || signal?.aborted || !navigator.onLine) return first;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  return once();
}

/** The number on the page's address is the client's key; refusals come in the page's language. */
const headersFor = (number: string): Readonly<Record<string, string>> => ({
  'x-estimate-number': number,
  'accept-language': pageLanguage(),
});
/** What every call about an estimate that is shown carries. */
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
      // What was agreed to was shown in the page's language.
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

/** Where a link to the client's account went, masked; null where there is no address. */
export const askForAccount = (
  estimate: PublicEstimate,
): Promise<Outcome<{ readonly to: string | null }>> =>
  tried(() => callAt(routes.accountLink, about(estimate)));

export const fetchPdf = (estimate: PublicEstimate): Promise<Outcome<Blob>> =>
  tried(async () => (await fetchFile(routes.pdf, about(estimate))).content);
