// An API key: a third-party program's access, limited in rights and in time.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { dayAfter } from '../shared/days.ts';
import { API_KEY_DAYS, commands } from './api-key-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

export const events = {
  /**
   * Rights as named when the key was issued. A right that no longer exists is no longer granted.
   */
  ApiKeyIssued: z.object({
    name: z.string(),
    rights: z.array(z.string()),
    expiresOn: z.iso.date(),
  }),
  ApiKeyRevoked: z.object({}),
};
export type ApiKeyEvent = MessageOf<typeof events>;

// ---- state

export interface ApiKey {
  readonly status: 'none' | 'issued' | 'revoked';
}

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

export const apiKey = decider<ApiKey>()({
  category: 'apiKey',
  events,
  initial: { status: 'none' },
  evolve: {
    ApiKeyIssued: () => ({ status: 'issued' }),
    ApiKeyRevoked: () => ({ status: 'revoked' }),
  },
  commands,
  decide: {
    IssueApiKey: (asked, { status }, { today }) => {
      if (status !== 'none') return [];
      if (asked.expiresOn < today) return refuse('key-expires-before');
      if (asked.expiresOn > dayAfter(today, API_KEY_DAYS))
        return refuse('key-expires-late', { days: API_KEY_DAYS });
      return [{ type: 'ApiKeyIssued', data: asked }];
    },
    RevokeApiKey: (_, { status }) => {
      if (status === 'none') return refuse('key-not-found');
      return status === 'issued' ? [{ type: 'ApiKeyRevoked', data: {} }] : [];
    },
  },
});
