// Maps EventStoreDB client errors to the port's errors.
import {
  ErrorType,
  MaxAppendSizeExceededError,
  WrongExpectedVersionError,
  isCommandError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import {
  StoreUnavailable,
  Unstorable,
  WrongExpectedRevision,
  type ExpectedRevision,
} from './port.ts';

const UNAVAILABLE_TYPES: ReadonlySet<string> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.NOT_LEADER,
]);

// The client passes some gRPC errors through. A connection reset during a call appears as INTERNAL.
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  status.UNAVAILABLE,
  status.CANCELLED,
  status.DEADLINE_EXCEEDED,
  status.INTERNAL,
]);

// Plain errors without a code: no cluster node answered; another call closed the broken channel; or
// a node that can't append now answers with a status the client doesn't know ("Server Is Not
// Ready", "Server Is Busy", "No leader info available in response", "Timeout").
const UNAVAILABLE_MESSAGES = [
  /^Failed to discover after/,
  /Channel has been (?:shut down|closed)/,
  /^Could not recognize .*(?:not ready|busy|no leader|timeout|NotHandledReason)/i,
];

/** `StoreUnavailable` if a retry may succeed, otherwise the original error. */
export function toStoreError(error: unknown): unknown {
  return isUnavailable(error)
    ? new StoreUnavailable(`EventStoreDB did not answer: ${error.message}`, { cause: error })
    : error;
}

/** The same for appends, which have further errors. */
export function toAppendError(error: unknown, stream: string, expected: ExpectedRevision): unknown {
  if (error instanceof WrongExpectedVersionError)
    return new WrongExpectedRevision(stream, expected, error.actualVersion);
  if (error instanceof MaxAppendSizeExceededError)
    return new Unstorable(`an append to ${stream} is larger than the server takes`, {
      cause: error,
    });
  return toStoreError(error);
}

/** Bad credentials, or a missing permission. */
export function isDenied(error: unknown): 'unknown user' | 'missing right' | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === status.UNAUTHENTICATED) return 'unknown user';
  if (code === status.PERMISSION_DENIED) return 'missing right';
  return error instanceof Error && isCommandError(error) && error.type === ErrorType.ACCESS_DENIED
    ? 'missing right'
    : undefined;
}

function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return false;
  if (isCommandError(error) && UNAVAILABLE_TYPES.has(error.type)) return true;
  return (
    ('code' in error && UNAVAILABLE_CODES.has(error.code)) ||
    UNAVAILABLE_MESSAGES.some((message) => message.test(error.message))
  );
}
