// API keys: lifetime and revocation.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { apiKeyActor, apiKeyOf } from '@purlin/event-sourcing/actors.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './api-key-golden.json' with { type: 'json' };
import { dayAfter } from '../shared/days.ts';
import { apiKey, type ApiKeyEvent } from './api-key.ts';
import { API_KEY_DAYS, commands } from './api-key-shapes.ts';
import { isKeyRight, KEY_RIGHTS, may, RIGHTS } from './rights.ts';

const TODAY = '2026-07-01';
const given = scenario(apiKey);
const meta = { today: TODAY };
const facts = (expiresOn: string) => ({
  name: 'Bookings',
  rights: ['jobs.read' as const, 'clients.read' as const],
  expiresOn,
});
const issue = (expiresOn: string) => ({ type: 'IssueApiKey', data: facts(expiresOn) }) as const;
const issued = (expiresOn: string): ApiKeyEvent => ({
  type: 'ApiKeyIssued',
  data: { ...facts(expiresOn), rights: ['clients.read', 'jobs.read'] },
});
const revoke = { type: 'RevokeApiKey', data: {} } as const;
const revoked: ApiKeyEvent = { type: 'ApiKeyRevoked', data: {} };
const LAST = dayAfter(TODAY, API_KEY_DAYS);

describe('an API key', () => {
  it.each([TODAY, LAST])('can expire on %s', (day) =>
    given().when(issue(day), meta).then(issued(day)),
  );
  it('refuses an expiration date in the past or more than a year ahead', () => {
    given().when(issue('2026-06-30'), meta).thenRefused('key-expires-before');
    given()
      .when(issue(dayAfter(LAST, 1)), meta)
      .thenRefused('key-expires-late');
  });
  it('is issued once, and not again after it was revoked', () => {
    given(issued(LAST)).when(issue(LAST)).thenNothing();
    given(issued(LAST), revoked).when(issue(LAST)).thenNothing();
  });
  it('is revoked once, if it exists', () => {
    given(issued(LAST)).when(revoke).then(revoked);
    given(issued(LAST), revoked).when(revoke).thenNothing();
    given().when(revoke).thenRefused('key-not-found');
  });
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(apiKey, { type, data }, schema),
    }));
    expect(fold(apiKey, read)).toEqual({ status: 'revoked' });
  });
  it('is the actor of its calls, not a user', () => {
    expect(apiKeyOf(apiKeyActor(7))).toBe(7);
    expect(['user-7', 'system', 'visitor'].map(apiKeyOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('API key rights', () => {
  it('exclude moving money, managing access, personal judgment, and vendors’ rights', () =>
    expect(RIGHTS.filter((right) => !isKeyRight(right))).toEqual([
      'estimates.answer',
      'accounts.read',
      'vendors.bank',
      'vendors.confirm',
      'payments.write',
      'payments.approve',
      'payments.process',
      'payments.file',
      'company.write',
      'company.export',
      'quickbooks.write',
      'quickbooks.connect',
      'users.read',
      'users.write',
      'notifications.read',
      'people.forget',
      'effects.decide',
      'orders.read',
      'orders.answer',
      'messages.read',
      'messages.write',
    ]));
  it('are a subset of the issuing user’s', () =>
    expect(KEY_RIGHTS.filter((right) => !may('admin', right))).toEqual([]));
  it('are not empty', () => {
    const { rights } = commands.IssueApiKey.shape;
    expect(rights.safeParse([]).success).toBe(false);
    expect(rights.safeParse(['users.write']).success).toBe(false);
    expect(rights.parse(['jobs.read', 'jobs.read'])).toEqual(['jobs.read']);
  });
});
