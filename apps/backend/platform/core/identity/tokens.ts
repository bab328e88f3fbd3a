// Random tokens that somebody holds, in a cookie or a link; the database knows only their hashes.
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new token: 256 random bits, as text that may stand in an address. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a token: from it nobody finds the token again. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
