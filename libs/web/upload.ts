// Uploads a file with progress, which fetch cannot report.
import { appLanguage } from '@purlin/words/screens.ts';
import { problemOf, unreachable } from './api-problem.ts';
import { addressOf, type Address, type AnswerOf, type JsonDoor } from './door.ts';

const PATIENCE_MS = 90_000;
/**
 * When the server is busy, an upload is retried this many times, and each wait is capped at this.
 */
const TRIES = 4;
const LONGEST_WAIT_MS = 10_000;

export interface UploadOptions {
  /** The language of the server's error messages. */
  readonly language?: string;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Throws an ApiProblem for a missing or error response, and AbortError when canceled. */
export async function uploadFile<D extends JsonDoor>(
  door: Address<D>,
  file: Blob,
  options: UploadOptions = {},
): Promise<AnswerOf<D>> {
  for (let tries = 1; ; tries++) {
    const response = await sent(addressOf(door), file, options);
    if (response.ok) return (await response.json()) as AnswerOf<D>;
    const problem = await problemOf(response);
    const waitMs = 1_000 * Number(response.headers.get('retry-after') ?? 1);
    const isCrowd = problem.status === 429 || problem.status === 503;
    if (!isCrowd || tries === TRIES || waitMs > LONGEST_WAIT_MS) throw problem;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    options.signal?.throwIfAborted();
  }
}

/** Makes one attempt and returns it as fetch would. */
function sent(
  address: string,
  file: Blob,
  { language = appLanguage(), onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    // The server detects the actual type.
    const type = file.type.startsWith('image/') ? file.type : 'image/unknown';
    request.setRequestHeader('content-type', type);
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
    request.send(file);
  });
}
