// Words from outside: what mail servers and other programs say. Cleaned at the door, and kept out
// of logs and ledgers, because they repeat addresses and names.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { oneLine } from '@purlin/domain/shared/text.ts';

/** As much as is kept of one answer. */
const MOST = 1_000;

/**
 * Text from outside as one line that can be stored and shown: without control characters, those
 * that turn the order of what follows, and halves of characters; at most 1,000 long.
 */
export const plainLine = (text: string): string => cutToWhole(oneLine(text), MOST).toWellFormed();

/** A failure that was told from outside: `message` says which kind, `words` what was said. */
export class ForeignFailure extends Error {
  readonly words: string;
  constructor(message: string, words: string, options?: ErrorOptions) {
    super(message, options);
    this.words = plainLine(words);
  }
}

/** Why something failed, for a sealed field of an event: the outside's own words if there are. */
export function reasonOf(error: unknown): string {
  if (error instanceof ForeignFailure) return error.words;
  if (!(error instanceof Error)) return plainLine(String(error));
  return error.cause instanceof ForeignFailure ? error.cause.words : plainLine(error.message);
}

/** Errors of the database quote what it could not read behind a colon. */
const QUOTED_BY_POSTGRES = /: ".*$/s;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, '(address)');

/** An error's message for logs and ledgers: without addresses and quotes of what it read. */
export function messageForLogs(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(plainLine(String(error)));
  if ('response' in error) return 'a server said no';
  if (error instanceof SyntaxError) return 'a text could not be read';
  const { message } = error;
  return withoutAddresses('severity' in error ? message.replace(QUOTED_BY_POSTGRES, '') : message);
}
