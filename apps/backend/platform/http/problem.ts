// Problems: every refusal, bad input and defect as application/problem+json (RFC 9457) with a
// message that says what to do.
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '@purlin/event-sourcing/refusal.ts';
import { StoreUnavailable, Unstorable } from '@purlin/event-store/port.ts';
import { BadInput } from '../core/input.ts';
import type { Log } from '../core/log.ts';
import { PdfFailed } from '../servers/pdf.ts';

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  /** For people: what is wrong and what to do. */
  readonly message: string;
  /** For forms: field path to message. */
  readonly errors?: Readonly<Record<string, string>>;
}

/**
 * An answer other than success that is neither bad input nor a rule's refusal: no session, not
 * yours, too often.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Readonly<Record<string, string>>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

const STATUS: Record<RefusalKind, number> = {
  conflict: 409,
  missing: 404,
  stale: 412,
  forbidden: 403,
};
/** What Fastify and Nest say about requests that never reached a room. */
const OUTSIDE: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: [
    'invalid-request',
    'The request could not be read. Send valid JSON with the content type application/json.',
  ],
  404: ['not-found', 'There is nothing at this address.'],
  405: ['method-not-allowed', 'This address does not take this method.'],
  413: ['too-large', 'The request is too large.'],
  414: ['address-too-long', 'The address is too long.'],
  415: ['unsupported-type', 'Send JSON with the content type application/json.'],
};

/** Any thrown thing as a problem; a `defect` belongs in the log. */
function toProblem(error: unknown, bodyBytes: number): Problem & { defect?: boolean } {
  if (error instanceof Problem) return error;
  if (error instanceof BadInput)
    return new Problem(400, error.code, error.message, error.errors && { errors: error.errors });
  if (error instanceof Refusal) return new Problem(STATUS[error.kind], error.code, error.message);
  // Characters that cannot be stored were refused at the door, so it is the size (1 MiB an append).
  if (error instanceof Unstorable)
    return new Problem(
      413,
      'too-large',
      'This is more than can be kept in one step. Please shorten the texts or send fewer lines.',
    );
  if (error instanceof StoreUnavailable)
    return new Problem(
      503,
      'unavailable',
      'The history cannot be reached right now. Nothing was changed that you were not told ' +
        'of; please try again in a moment.',
      { retryAfterSeconds: 2 },
    );
  // Whatever the printer ran into is for the log.
  if (error instanceof PdfFailed)
    return Object.assign(
      new Problem(503, 'pdf-failed', 'Failed to generate PDF', { retryAfterSeconds: 5 }),
      { defect: true },
    );
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const [code, message] = OUTSIDE[status] ?? ['refused', 'The request was refused.'];
    return new Problem(
      status,
      code,
      status === 413
        ? `${message} Send less than ${Math.ceil(bodyBytes / 1024 / 1024)} MB.`
        : message,
    );
  }
  return Object.assign(
    new Problem(
      500,
      'defect',
      'Something went wrong on our side. Please try again; if it happens again, tell us ' +
        'the request id.',
    ),
    { defect: true },
  );
}

/** The body and headers of a problem. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): void {
  const problem = toProblem(error, request.routeOptions.bodyLimit);
  if (problem.defect)
    log.error(
      {
        err: error,
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
      },
      'defect',
    );
  if (problem.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(problem.retryAfterSeconds));
  const body: ProblemBody = {
    type: `/problems/${problem.code}`,
    title: problem.code.replaceAll('-', ' '),
    status: problem.status,
    code: problem.code,
    message: problem.message,
    ...(problem.errors ? { errors: problem.errors } : {}),
  };
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

/** Nest's filter for everything thrown in a controller or guard. */
export function problemFilter(log: Log): ExceptionFilter {
  class ProblemFilter implements ExceptionFilter {
    catch(error: unknown, host: ArgumentsHost): void {
      const http = host.switchToHttp();
      sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), log);
    }
  }
  Catch()(ProblemFilter);
  return new ProblemFilter();
}
