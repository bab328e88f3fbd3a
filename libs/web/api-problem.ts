// The one error type for failed API calls: no response, or an error response.
import { say } from '@purlin/words/screens/calls.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** A failed call. `message` is written for users. */
export class ApiProblem extends Error {
  /** The HTTP status, or 0 if no response arrived. */
  readonly status: number;
  /** The error code, for example `estimate-expired`; empty if the server sent none. */
  readonly code: string;
  /** True if `message` came from the server; false if it was made here. */
  readonly said: boolean;
  /** Error messages by field. Nested fields are written `lineItems.0.rate`. */
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

  /** The call was refused because there is no session or it has expired. */
  get notSignedIn(): boolean {
    return this.status === 401 && this.code === 'not-signed-in';
  }

  /** The call was refused because the password was last entered too long ago. */
  get passwordNeeded(): boolean {
    return this.status === 403 && this.code === 'password-needed';
  }

  /**
   * It is unknown whether the server executed the request: no response arrived, or only one from a
   * proxy (502 and above).
   */
  get outcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** No response arrived: no network, server down, or timeout. */
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
 * Parses an error response. Without a usable message, the message is "status: body", or "status:
 * status text" if the body is empty (rule: failure-messages).
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

/** Converts any thrown value to an ApiProblem. A bug of ours keeps its own message. */
export const asProblem = (thrown: unknown): ApiProblem =>
  thrown instanceof ApiProblem
    ? thrown
    : new ApiProblem({
        status: 0,
        code: 'defect',
        message: thrown instanceof Error ? thrown.message : String(thrown),
      });
