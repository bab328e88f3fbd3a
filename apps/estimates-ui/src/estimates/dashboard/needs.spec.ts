// Specs of items that need the office's action: their order, and when several are grouped.
import { describe, expect, it } from 'vitest';
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import type { LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { needsOf, type Waiting } from './needs.ts';

const NOW = '2026-11-22T18:00:00.000Z';
const estimate = (id: number, more: Partial<EstimateSummary> = {}): EstimateSummary =>
  ({
    id,
    clientName: `Client ${id}`,
    projectTitle: 'Roof',
    total: '100.00',
    emailState: 'accepted',
    openQuestions: 0,
    ...more,
  }) as EstimateSummary;
const request = (id: number, more: Partial<LeadSummary> = {}): LeadSummary =>
  ({
    id,
    kind: 'quote',
    status: 'new',
    name: `Visitor ${id}`,
    topic: 'leak-repair',
    urgent: false,
    receivedAt: NOW,
    ...more,
  }) as LeadSummary;
const nothing: Waiting = { estimates: [], withoutJob: [], expiring: [], requests: [] };

describe('items that need action', () => {
  it('is empty if nothing needs action', () => {
    expect(needsOf(nothing, NOW)).toEqual([]);
  });
  it('starts with undelivered emails and ends with estimates about to expire', () => {
    const needs = needsOf(
      {
        estimates: [estimate(1, { openQuestions: 1 }), estimate(2, { emailState: 'failed' })],
        withoutJob: [estimate(3)],
        expiring: [estimate(4)],
        requests: [request(5)],
      },
      NOW,
    );
    expect(needs.map(({ kind, to }) => [kind, to])).toEqual([
      ['email', '/estimates/2'],
      ['request', '/clients/leads/5'],
      ['question', '/estimates/1'],
      ['job', '/calendar/new?estimateId=3'],
      ['expiring', '/estimates/4'],
    ]);
  });
  it('links users who may not schedule to the accepted estimate', () => {
    const [need] = needsOf({ ...nothing, withoutJob: [estimate(3)] }, NOW);
    expect(need?.look).toBe('/estimates/3');
  });
  it('groups more than two of a kind, with their total', () => {
    const needs = needsOf({ ...nothing, withoutJob: [1, 2, 3].map((id) => estimate(id)) }, NOW);
    expect(needs).toMatchObject([
      { who: '3 estimates', amount: '300.00', to: '/estimates?show=no-job' },
    ]);
  });
  it('lists an estimate once, even if its email failed and its client has a question', () => {
    const both = estimate(1, { emailState: 'bounced', openQuestions: 2 });
    expect(needsOf({ ...nothing, estimates: [both] }, NOW)).toHaveLength(1);
  });
  it('is late after the promised day, or if it is urgent', () => {
    const late = (more: Partial<LeadSummary>) =>
      needsOf({ ...nothing, requests: [request(1, more)] }, NOW)[0]?.late;
    expect(late({})).toBe(false);
    expect(late({ urgent: true })).toBe(true);
    expect(late({ receivedAt: '2026-11-21T17:00:00.000Z' })).toBe(true);
  });
  it('says what QuickBooks waits for, the blocker first', () => {
    const books = {
      state: 'connected',
      needYou: 2,
      accountsMissing: [],
      accountsUnused: [],
    } as unknown as NonNullable<Waiting['books']>;
    const said = (more: object) =>
      needsOf({ ...nothing, books: { ...books, ...more } }, NOW).map(({ to, deed }) => [deed, to]);
    expect(said({})).toEqual([['Review', '/quickbooks']]);
    expect(said({ accountsMissing: ['bank'] })).toEqual([['Choose', '/settings/quickbooks']]);
    expect(said({ state: 'reconnect-needed' })).toEqual([['Reconnect', '/settings/quickbooks']]);
    expect(said({ needYou: 0 })).toEqual([]);
    expect(said({ state: 'not-connected' })).toEqual([]);
  });
});
