// Typed API calls, derived from the contracts. The only module that uses fetch.
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
 * Returns a new idempotency key. Doesn't use crypto.randomUUID, which is missing on pages loaded
 * over plain HTTP from another machine.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function headersOf(door: Door, request: LooseRequest): Headers {
  const headers = new Headers({
    accept: 'application/json',
    // Ask for messages in the language of the screens, whatever the browser prefers.
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
 * Returns a signal that aborts on timeout or when the caller aborts. (AbortSignal.any is missing on
 * phones that clients still use.)
 */
function patienceWith(caller: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  setTimeout(giveUp, PATIENCE_MS);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return controller.signal;
}

/** Makes one attempt. Throws if no response arrives. */
async function attempt(
  address: string,
  options: RequestInit,
  caller: AbortSignal | undefined,
): Promise<Response> {
  const signal = patienceWith(caller);
  try {
    return await fetch(address, { ...options, signal });
  } catch (failure) {
    // An abort by the caller is not an error to report.
    if (caller?.aborted) throw failure;
    if (!signal.aborted) connection.doubt();
    throw unreachable();
  }
}

/** Returns the gate to wait at after this refusal, if any. */
const gateFor = ({ notSignedIn, passwordNeeded }: ApiProblem) =>
  notSignedIn ? sessionGate : passwordNeeded ? passwordGate : undefined;

/**
 * Sends a request. If it is refused because the session has expired or the password was entered too
 * long ago, it waits until the same user signs in or enters the password again, then resends the
 * request with the same idempotency key.
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

/** The server guarantees the response shape, so the browser does not validate it again. */
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

/** Calls a route and returns the response body. Any failure is thrown as an ApiProblem. */
export async function call<D extends JsonDoor>(
  door: D,
  ...[request]: Arguments<CallRequest<D>>
): Promise<AnswerOf<D>> {
  return bodyOf<D>(await send(door, request ?? {}));
}

/** Calls a route by its address alone; see `Address`. */
export const callAt = async <D extends JsonDoor>(
  address: Address<D>,
  ...[request]: Arguments<CallRequest<D>>
): Promise<AnswerOf<D>> => bodyOf<D>(await send(address, request ?? {}));

/** Returns the file name the server sent, or `download` if it sent none. */
const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

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
  /** The cursor of the next page, or null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Fetches one page of a list. The response body is an array; the header X-Next-Cursor holds the
 * next cursor.
 */
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
 * Downloads a file through the browser, named `fileName` or, by default, what the server calls it.
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
  // Some browsers read the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE_MS);
}
