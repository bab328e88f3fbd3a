// Problems: every refusal, bad input and defect as application/problem+json (RFC 9457), in the
// caller's language, with a message that says what to do.
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalKind } from '@purlin/event-sourcing/refusal.ts';
import { StoreUnavailable, Unstorable } from '@purlin/event-store/port.ts';
import { isConnectionLost } from '@purlin/event-store/postgres-connection.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { ParametersOf, Values } from '@purlin/words/parameters.ts';
import type { en } from '@purlin/words/requests/en.ts';
import { TryLater } from '../core/limits/brake.ts';
import { KeyReused } from '../core/commands/idempotency.ts';
import { BadInput } from '../core/input.ts';
import type { Product } from '../core/product.ts';
import { languageOf } from './language.ts';
import type { Log } from '../core/log.ts';
import { PdfFailed } from '../servers/pdf.ts';
import { Abandoned } from '../servers/print-lanes.ts';

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

type Code = keyof typeof en;
interface More {
  /** What is wrong with single fields, by their path. */
  readonly fields?: Readonly<Record<string, Code>>;
  readonly retryAfterSeconds?: number;
}
type MoreOf<P> = keyof P extends never
  ? readonly [more?: More]
  : readonly [more: More & { readonly values: P }];

/**
 * An answer other than success that is neither bad input nor a rule's refusal: no session, not
 * yours, too often. `values` are what the sentence of its code fills in.
 */
export class Problem<C extends Code = Code> extends Error {
  readonly status: number;
  readonly code: C;
  readonly values: Values;
  readonly more: More;
  constructor(status: number, code: C, ...[more]: MoreOf<ParametersOf<(typeof en)[C]>>) {
    super(code);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.more = more ?? {};
    this.values = (more as { readonly values?: Values } | undefined)?.values ?? {};
  }
}

/** What Fastify and Nest say about requests that never reached a room. */
type Known = Problem | Refusal | BadInput;
const OUTSIDE: Readonly<Record<number, (bodyBytes: number) => Known>> = {
  400: () => new BadInput('invalid-request', { values: { what: 'json' } }),
  404: () => new Refusal('not-found', 'missing', { what: 'address' }),
  405: () => new Problem(405, 'method-not-allowed'),
  413: (bodyBytes) =>
    new Problem(413, 'too-large', {
      values: { what: 'request', megabytes: Math.ceil(bodyBytes / 1024 / 1024) },
    }),
  414: () => new Problem(414, 'address-too-long'),
  415: () => new Problem(415, 'unsupported-type', { values: { what: 'json' } }),
};

const tryLater = ({ why, seconds }: TryLater): Problem =>
  why === 'too-busy'
    ? new Problem(503, 'too-busy', { retryAfterSeconds: seconds })
    : new Problem(429, 'too-often', {
        values: { minutes: Math.ceil(seconds / 60) },
        retryAfterSeconds: seconds,
      });

/** What a thrown thing is to the caller; undefined for a defect, which belongs in the log. */
function expected(error: unknown, bodyBytes: number): Known | undefined {
  if (error instanceof Problem || error instanceof Refusal || error instanceof BadInput)
    return error;
  // Characters that cannot be stored were refused at the door, so it is the size (1 MiB an append).
  if (error instanceof Unstorable)
    return new Problem(413, 'too-large', { values: { what: 'step', megabytes: 1 } });
  if (error instanceof TryLater) return tryLater(error);
  if (error instanceof KeyReused) return new Problem(422, 'key-reused');
  // The event store or the database is away: nobody's mistake, and soon over. Who went away before
  // the answer hears nothing, and it is no defect.
  if (error instanceof StoreUnavailable || error instanceof Abandoned || isConnectionLost(error))
    return new Problem(503, 'unavailable', { retryAfterSeconds: 2 });
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500
    ? (OUTSIDE[status]?.(bodyBytes) ?? new Problem(status, 'refused'))
    : undefined;
}

const STATUS: Record<RefusalKind, number> = {
  conflict: 409,
  missing: 404,
  stale: 412,
  forbidden: 403,
};

function wordsOf(
  problem: Known,
  language: Language,
  { sentence, fieldSentence }: Teller['product'],
): Pick<ProblemBody, 'message' | 'errors'> {
  const message = sentence(problem.code, problem.values, language);
  if (problem instanceof Refusal) return { message };
  const { fields = {}, issues = [] } =
    problem instanceof BadInput ? problem : { ...problem.more, issues: [] };
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, sentence(code, {}, language)]),
  );
  for (const issue of issues) errors[issue.path.join('.')] ??= fieldSentence(issue, language);
  const [first] = Object.values(errors);
  if (first === undefined) return { message };
  return { message: issues.length === 0 ? message : first, errors };
}

function statusOf(problem: Known): number {
  if (problem instanceof BadInput) return 400;
  return problem instanceof Refusal ? STATUS[problem.kind] : problem.status;
}

/** What sending a problem needs of the services. */
export interface Teller {
  readonly log: Log;
  readonly product: Pick<Product, 'sentence' | 'fieldSentence'>;
}

/** The body and headers of a problem. An async handler returns the reply: it is answered for. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, product }: Teller,
): FastifyReply {
  const known = expected(error, request.routeOptions.bodyLimit);
  if (!known)
    log.error(
      {
        err: error,
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
      },
      'defect',
    );
  // Whatever the printer ran into is for the log.
  const problem =
    known ??
    (error instanceof PdfFailed
      ? new Problem(503, 'pdf-failed', { retryAfterSeconds: 5 })
      : new Problem(500, 'defect'));
  const status = statusOf(problem);
  const language = languageOf(request);
  if (problem instanceof Problem && problem.more.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(problem.more.retryAfterSeconds));
  const body: ProblemBody = {
    type: `/problems/${problem.code}`,
    title: problem.code.replaceAll('-', ' '),
    status,
    code: problem.code,
    ...wordsOf(problem, language, product),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

/** Nest's filter for everything thrown in a controller or guard. */
export function problemFilter(teller: Teller): ExceptionFilter {
  class ProblemFilter implements ExceptionFilter {
    catch(error: unknown, host: ArgumentsHost): void {
      const http = host.switchToHttp();
      const [request, reply] = [
        http.getRequest<FastifyRequest>(),
        http.getResponse<FastifyReply>(),
      ];
      sendProblem(error, request, reply, teller);
    }
  }
  Catch()(ProblemFilter);
  return new ProblemFilter();
}
