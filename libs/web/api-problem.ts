// What can go wrong with a call, as one kind of error: no answer, or an answer that says no.
import { say } from '@purlin/words/screens/calls.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** A call that did not succeed. `message` is for people to read. */
export class ApiProblem extends Error {
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /**
   * The machine's word for it, for example `estimate-expired`; empty when the server named none.
   */
  readonly code: string;
  /** The server's sentence was usable; otherwise `message` was made here. */
  readonly said: boolean;
  /** What is wrong with which field; nested fields are written `lineItems.0.rate`. */
  readonly errors: FieldErrors;

  constructor(problem: {
    readonly status: number;
    readonly message: string;
    readonly code?: string;
    readonly said?: boolean;
    readonly errors?: FieldErrors;
  }) {
    super(problem.message);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code ?? '';
    this.said = problem.said ?? false;
    this.errors = problem.errors ?? {};
  }

  /** It was refused for want of a session: none, or one that has ended. */
  get notSignedIn(): boolean {
    return this.status === 401 && this.code === 'not-signed-in';
  }

  /** It was refused because the password was given too long ago. */
  get passwordNeeded(): boolean {
    return this.status === 403 && this.code === 'password-needed';
  }

  /**
   * Nobody knows whether the server has done it: there was no answer, or only one from something in
   * between.
   */
  get outcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** No answer came: no network, server down, or the time was up. */
export const unreachable = (): ApiProblem =>
  new ApiProblem({
    status: 0,
    code: 'unreachable',
    message: say('onLine' in navigator && !navigator.onLine ? 'offline' : 'unreachable'),
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const firstText = (value: unknown): string | undefined =>
  Array.isArray(value) ? firstText(value[0]) : typeof value === 'string' ? value : undefined;

function fieldErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, said]) => {
      const text = firstText(said);
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

/**
 * Reads an answer that says no. Without a usable message it is "status: body", or "status: status
 * text" for an empty body (rule: failure-messages).
 */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  const message =
    isRecord(body) && typeof body['message'] === 'string' && body['message'] !== ''
      ? body['message']
      : undefined;
  return new ApiProblem({
    status: response.status,
    code: isRecord(body) && typeof body['code'] === 'string' ? body['code'] : '',
    said: message !== undefined,
    message: message ?? `${response.status}: ${text || response.statusText}`,
    errors: isRecord(body) ? fieldErrors(body['errors']) : {},
  });
}

/** Anything thrown, as an ApiProblem; a defect of ours keeps its own text. */
export const asProblem = (thrown: unknown): ApiProblem =>
  thrown instanceof ApiProblem
    ? thrown
    : new ApiProblem({
        status: 0,
        code: 'defect',
        message: thrown instanceof Error ? thrown.message : String(thrown),
      });
