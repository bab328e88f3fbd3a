// Passwords: their hashes, a few at a time so that a storm of sign-ins stops nobody else, and which
// are too common to be taken.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { TryLater } from './brake.ts';

const derive = promisify(argon2);
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes at a time: one core at least is left to everybody else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More do not wait; they are asked to come again. */
const WAITING = 16;
const BUSY_SECONDS = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Throws TryLater when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new TryLater('too-busy', BUSY_SECONDS);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    // The turn is handed on, or given back.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** A password's argon2id hash with its salt, as text. Throws TryLater. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { ...PARAMETERS, message: password, nonce }));
  const { memory, passes } = PARAMETERS;
  const inText = (bytes: Buffer): string => bytes.toString('base64');
  return ['argon2id', memory, passes, inText(nonce), inText(tag)].join('$');
}

/** Whether the hash was made of this password. Throws TryLater. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, nonce, tag] = hash.split('$') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(tag, 'base64');
  const actual = await inTurn(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: 1,
      tagLength: expected.length,
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
    }),
  );
  return timingSafeEqual(actual, expected);
}

/** The list is read with the first password that somebody chooses. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  ));

const FEWEST_CHARACTERS = 5;

/**
 * Whether a password is among the first that are tried: one of the 49,000 commonest, also with
 * digits or signs around it, one of very few characters, or one made of the account's own names.
 */
export async function isCommon(password: string, own: readonly string[]): Promise<boolean> {
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_CHARACTERS) return true;
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const list = await commonPasswords();
  if (list.has(text) || list.has(bare)) return true;
  const names = own.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return names.some((name) => name.length > 2 && (bare === name || text === name));
}
