// Keys in the links of newsletter e-mails: the subscriber's number and 128 random bits, of which
// only a hash is kept.
import { createHash, randomBytes } from 'node:crypto';
import { refuse } from '@purlin/domain/leads/refusals.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function newLinkKey(subscriberId: number): {
  readonly key: string;
  readonly keyHash: string;
} {
  const secret = randomBytes(16).toString('base64url');
  return { key: `${subscriberId}.${secret}`, keyHash: hashOf(secret) };
}

/** Throws the same Refusal as an outdated key when it is none of ours. */
export function readLinkKey(key: unknown): {
  readonly subscriberId: number;
  readonly keyHash: string;
} {
  const [, id, secret] = /^([1-9]\d{0,14})\.([\w-]{22})$/.exec(String(key)) ?? [];
  if (!id || !secret) return refuse('link-outdated');
  return { subscriberId: Number(id), keyHash: hashOf(secret) };
}
