// Typed calls to the API, made from the contracts. The only place that uses fetch.
import { ApiProblem, problemOf, unreachable } from './api-problem.ts';
import { connection } from './connection.ts';
import {
  type Address,
  addressOf,
  type AnswerOf,
  type Arguments,
  type CallRequest,
  type Door,
  type ItemOf,
  type JsonDoor,
  type LooseRequest,
} from './door.ts';
import { passwordGate, sessionGate } from './gates.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/calls.ts';

const PATIENCE_MS = 30_000;

/**
 * A new idempotency key. crypto.randomUUID is missing where the page came over plain http from
 * another machine.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function headersOf(door: Door, request: LooseRequest): Headers {
  const headers = new Headers({
    accept: 'application/json',
    // The server's words in the language of the screens, whatever the browser would like better.
    'accept-language': appLanguage(),
    ...request.headers,
  });
  if (request.body !== undefined && request.body !== null)
    headers.set('content-type', 'application/json');
  if (door.method !== 'GET')
    headers.set('idempotency-key', request.idempotencyKey ?? newIdempotencyKey());
  return headers;
}

/**
 * Gives up after a while, or when the caller does. (AbortSignal.any is missing on telephones that
 * clients still use.)
 */
function patienceWith(caller: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  setTimeout(giveUp, PATIENCE_MS);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return controller.signal;
}

/** One attempt. Throws when there was no answer. */
async function attempt(
  address: string,
  options: RequestInit,
  caller: AbortSignal | undefined,
): Promise<Response> {
  const signal = patienceWith(caller);
  try {
    return await fetch(address, { ...options, signal });
  } catch (failure) {
    // The caller's own change of mind is not a problem to report.
    if (caller?.aborted) throw failure;
    if (!signal.aborted) connection.doubt();
    throw unreachable();
  }
}

/** What waiting for can help with a refusal. */
const gateFor = ({ notSignedIn, passwordNeeded }: ApiProblem) =>
  notSignedIn ? sessionGate : passwordNeeded ? passwordGate : undefined;

/**
 * Sends a request. Refused because the session has ended or the password was given long ago, it
 * waits until the same person has given it, and goes out as it was: with the same key, it is the
 * same wish.
 */
async function send(door: Door, request: LooseRequest): Promise<Response> {
  const address = addressOf(door, request);
  const options: RequestInit = {
    method: door.method,
    credentials: 'same-origin',
    headers: headersOf(door, request),
    ...(request.body === undefined || request.body === null
      ? {}
      : { body: JSON.stringify(request.body) }),
  };
  for (;;) {
    const rounds = new Map([sessionGate, passwordGate].map((gate) => [gate, gate.round()]));
    const response = await attempt(address, options, request.signal);
    request.onHeaders?.(response.headers);
    if (response.ok) return response;
    const problem = await problemOf(response);
    const gate = request.waits === false ? undefined : gateFor(problem);
    if (!(await gate?.again(rounds.get(gate)!))) throw problem;
    request.signal?.throwIfAborted();
  }
}

/** The answer is what the contract says: it is not parsed a second time in the browser. */
async function bodyOf<D extends JsonDoor>(response: Response): Promise<AnswerOf<D>> {
  if (response.status === 202) {
    throw new ApiProblem({
      status: 202,
      code: 'not-yet-visible',
      said: true,
      message: say('late'),
    });
  }
  const text = await response.text().catch(() => {
    throw unreachable();
  });
  return (text === '' ? {} : JSON.parse(text)) as AnswerOf<D>;
}

/** Calls a route and gives its answer; everything else is thrown as an ApiProblem. */
export async function call<D extends JsonDoor>(
  door: D,
  ...[request]: Arguments<CallRequest<D>>
): Promise<AnswerOf<D>> {
  return bodyOf<D>(await send(door, request ?? {}));
}

/** Calls a route of which only the address is at hand; see `Address`. */
export const callAt = async <D extends JsonDoor>(
  address: Address<D>,
  ...[request]: Arguments<CallRequest<D>>
): Promise<AnswerOf<D>> => bodyOf<D>(await send(address, request ?? {}));

/** The name the server gave a file; `download` without one. */
const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/** Fetches a file. */
export async function fetchFile<D extends Door>(
  address: Address<D>,
  request: CallRequest<D>,
): Promise<{ readonly content: Blob; readonly name: string }> {
  const response = await send(address, {
    ...request,
    headers: { accept: '*/*', ...request.headers },
  });
  const content = await response.blob().catch(() => {
    throw unreachable();
  });
  return { content, name: nameOf(response) };
}

export interface ListPage<T> {
  readonly items: readonly T[];
  /** Where the next page starts; null on the last one. */
  readonly nextCursor: string | null;
}

/** One page of a list: the answer is an array, the header X-Next-Cursor names the next page. */
export async function callPage<D extends JsonDoor>(
  door: D,
  ...[request]: Arguments<CallRequest<D>>
): Promise<ListPage<ItemOf<D>>> {
  const response = await send(door, request ?? {});
  const answer: unknown = await bodyOf<D>(response);
  return {
    items: Array.isArray(answer) ? (answer as ItemOf<D>[]) : [],
    nextCursor: response.headers.get('x-next-cursor'),
  };
}

/**
 * Fetches a file and hands it to the browser's downloads, under `fileName` or the name the server
 * gives it.
 */
export async function downloadFile<D extends Door>(
  door: D,
  request: CallRequest<D>,
  fileName?: string,
): Promise<void> {
  const { content, name } = await fetchFile<D>(door, request);
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE_MS);
}
