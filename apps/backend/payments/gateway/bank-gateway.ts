// The way to the bank: files go out, files come in. Which way it is, the configuration says.
import { randomUUID } from 'node:crypto';

export interface BankGateway {
  /** The bank is a folder of ours: nothing leaves the house. Its place, for who plays the bank. */
  readonly simulatedIn: string | undefined;
  /**
   * Hands a file over, once: it is there under another name before `begin` is called, and has its
   * own name afterwards, at one stroke. Throws `BankAway` while nothing of it can have been seen;
   * whatever it throws after `begin`, nobody knows whether the bank has the file.
   */
  send(name: string, content: Buffer, begin: () => Promise<void>): Promise<void>;
  /** The names of files of the bank that were not put aside yet, oldest name first. */
  incoming(): Promise<readonly string[]>;
  read(name: string): Promise<Buffer>;
  /**
   * Puts a file of the bank aside: it was read, or nobody could. Where its name is taken it gets an
   * ending of its own: a bank may use a name again.
   */
  putAside(name: string, as: 'read' | 'unread'): Promise<void>;
  close(): Promise<void>;
}

/** The bank cannot be reached now; nothing happened. */
export class BankAway extends Error {
  override readonly name = 'BankAway';
}

/** Where a file is while it is written: banks take what ends differently. */
export const PARTIAL = '.part';

/** A name that a bank may give to what it leaves for us, such as "Returns 11-23.txt". */
export const isAnswerName = (name: string): boolean =>
  /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u.test(name) && !name.endsWith(PARTIAL);

/** Another name for a file whose own is taken, which no file has. */
export const anotherName = (name: string): string => `${name.slice(0, 100)}.${randomUUID()}`;

/** A name as our files for a bank have it: no folder, nothing hidden. */
export const isFileName = (name: string): boolean => /^[A-Za-z0-9][\w.-]{0,99}$/.test(name);
