// Logs: one JSON line an event on standard output, with request and correlation ids and without
// personal data.
import { pino, type DestinationStream, type Logger } from 'pino';
import { messageForLogs } from '../servers/foreign-words.ts';

export type Log = Logger;

/** Fields that could name a person never reach a log, wherever they stand in what is logged. */
const PERSONAL = [
  'email',
  'name',
  'phone',
  'address',
  'password',
  'message',
  'clientMessage',
  'to',
];

/** Where it was thrown, without the message that stands above it. */
const placesIn = ({ stack }: Error): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * An error without what libraries hang on it: a database's error carries the row that caused it.
 */
const withoutData = (error: unknown): unknown =>
  error instanceof Error
    ? {
        type: error.name,
        message: messageForLogs(error),
        code: (error as { code?: unknown }).code,
        stack: placesIn(error),
        ...(error.cause === undefined ? {} : { cause: withoutData(error.cause) }),
      }
    : error;

/**
 * A logger at the given level, to standard output when nothing else is said. Errors keep their
 * stack, not the data that caused them.
 */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: withoutData },
      redact: {
        paths: PERSONAL.flatMap((field) => [`data.${field}`, `body.${field}`]),
        censor: '(left out)',
      },
    },
    destination ?? pino.destination(1),
  );
