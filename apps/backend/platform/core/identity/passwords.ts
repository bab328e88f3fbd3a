// Passwords: their hashes, a few at a time so that a storm of sign-ins stops nobody else.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { fairQueue, type Asker } from '../limits/fair-queue.ts';

const derive = promisify(argon2);
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes at a time: one core at least is left to everybody else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More do not wait, of people who are known and of strangers; they are asked to come again. */
const WAITING = 16;
const queue = fairQueue(AT_ONCE, WAITING);

const asText = (nonce: Buffer, tag: Buffer): string => {
  const { memory, passes } = PARAMETERS;
  return ['argon2id', memory, passes, nonce.toString('base64'), tag.toString('base64')].join('$');
};
/** A hash that no password has; checking against it takes as long as against any other. */
export const hashOfNobody = (): string =>
  asText(randomBytes(16), randomBytes(PARAMETERS.tagLength));

/** A password's argon2id hash with its salt, as text. Throws TryLater. */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  const nonce = randomBytes(16);
  const make = () => derive('argon2id', { ...PARAMETERS, message: password, nonce });
  return asText(nonce, await queue.inTurn(asker, make));
}

/** Whether the hash was made of this password. Throws TryLater. */
export async function passwordMatches(
  password: string,
  hash: string,
  asker: Asker,
): Promise<boolean> {
  const [, memory, passes, nonce, tag] = hash.split('$') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(tag, 'base64');
  const actual = await queue.inTurn(asker, () =>
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
