// One request with progress, repeated until it arrives: after the line was cut, and while the
// server is busy. For requests that may run twice, as those of uploads may.
import { appLanguage } from '@purlin/words/screens.ts';
import { ApiProblem, problemOf, unreachable } from './api-problem.ts';

const PATIENCE_MS = 90_000;
/**
 * When the server is busy, a request is retried this many times, and each wait is capped at this.
 */
const TRIES = 4;
const LONGEST_WAIT_MS = 10_000;
/** A cut line is waited for this long; each wait is twice the one before, up to the longest. */
const GIVE_UP_MS = 120_000;
const FIRST_WAIT_MS = 500;

export interface UploadOptions {
  /** The language of the server's error messages. */
  readonly language?: string;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Called when the line was cut. The upload goes on by itself, and progress is told again. */
  readonly onWaiting?: () => void;
  readonly signal?: AbortSignal;
}

export interface UploadRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly address: string;
  /** A file, or JSON. */
  readonly body?: Blob | string;
}

/** No answer, or one from a proxy or about a slow line: the same request may well arrive later. */
const isCut = ({ outcomeUnknown, status }: ApiProblem): boolean => outcomeUnknown || status === 408;
const isCrowd = ({ status }: ApiProblem): boolean => status === 429 || status === 503;

/**
 * Resolves to the body of the response. Throws an ApiProblem for an error response and once the
 * line has been cut for two minutes, and AbortError when canceled.
 */
export async function steadily(request: UploadRequest, options: UploadOptions): Promise<unknown> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  for (let tries = 1, cuts = 0; ;) {
    const { problem, waitMs, answer } = await attempt(request, options);
    if (!problem) return answer;
    options.signal?.throwIfAborted();
    if (isCrowd(problem)) {
      if (tries++ === TRIES || waitMs > LONGEST_WAIT_MS) throw problem;
      await pause(waitMs, options.signal);
    } else if (isCut(problem) && Date.now() < giveUpAt) {
      options.onWaiting?.();
      await pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** cuts++), options.signal);
    } else throw problem;
  }
}

interface Attempted {
  readonly problem?: ApiProblem;
  /** How long the server asks to wait. */
  readonly waitMs: number;
  readonly answer?: unknown;
}

async function attempt(request: UploadRequest, options: UploadOptions): Promise<Attempted> {
  try {
    const response = await sent(request, options);
    const waitMs = 1_000 * Number(response.headers.get('retry-after') ?? 1);
    if (!response.ok) return { problem: await problemOf(response), waitMs };
    return { waitMs, answer: await response.json() };
  } catch (thrown) {
    if (thrown instanceof ApiProblem) return { problem: thrown, waitMs: 0 };
    throw thrown;
  }
}

/** Ends early when the browser is online again, and when canceled. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => (): void => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), ms);
    addEventListener('online', end(resolve), { signal: over.signal });
    const cancel = end(() => reject(signal?.reason as Error));
    signal?.addEventListener('abort', cancel, { signal: over.signal });
  });

/** Makes one attempt and returns it as fetch would, which cannot report progress. */
function sent(
  { method, address, body }: UploadRequest,
  { language = appLanguage(), onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    if (body !== undefined)
      request.setRequestHeader(
        'content-type',
        typeof body === 'string' ? 'application/json' : body.type,
      );
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: { 'retry-after': request.getResponseHeader('retry-after') ?? '1' },
        }),
      ),
    );
    const fail = (): void => reject(unreachable());
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}
