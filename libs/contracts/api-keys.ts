// API key routes.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/api-key-shapes.ts';
import { KEY_RIGHTS } from '@purlin/domain/access/rights.ts';
import { Id, Instant } from './fields.ts';
import { action, query } from './route.ts';

export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    rights: z.array(z.enum(KEY_RIGHTS)),
    /** Last day the key works, inclusive. */
    expiresOn: z.string(),
    status: z.enum(['active', 'expired', 'revoked']),
    issuedAt: Instant,
    issuedBy: z.string(),
    /** May lag up to five minutes; null if never used. */
    usedAt: Instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeys = {
  list: query('/api/api-keys', {
    right: 'users.read',
    summary: 'API keys with their permissions, last use, and expiration, newest first',
    answer: z.array(ApiKey),
  }),
  issue: action('POST', '/api/api-keys', {
    right: 'users.write',
    password: true,
    creates: true,
    summary:
      'Creates an API key for an app; the response has its token, which isn’t stored and is ' +
      'shown only once',
    body: commands.IssueApiKey,
    answer: z.object({ id: Id, token: z.string() }),
  }),
  revoke: action('POST', '/api/api-keys/:id/revoke', {
    right: 'users.write',
    summary: 'Revokes an API key; it stops working immediately',
    answer: z.object({}),
  }),
};
