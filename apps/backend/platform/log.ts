// Logs: one JSON line an event on standard output, with request and correlation ids and without personal data.
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Fields that could name a person never reach a log, wherever they stand in what is logged. */
const PERSONAL = ['email', 'name', 'phone', 'address', 'password', 'message', 'clientMessage', 'to'];

/** A logger at the given level. Errors keep their stack, not the data that caused them. */
export const openLog = (level: string): Log =>
  pino({ level, base: null, redact: { paths: PERSONAL.flatMap((field) => [`data.${field}`, `body.${field}`]), censor: '(left out)' } });
