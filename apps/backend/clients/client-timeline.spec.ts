// What estimates do to the pages of their clients: questions wait until they are answered, a draft
// takes its story along, a deleted one lets its client go.
import { describe, expect, it } from 'vitest';
import type {
  Client,
  ClientFigures,
  RemovedClient,
  TimelineEntry,
} from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import type { z } from 'zod';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

let people = 0;
const add = async (name: string) =>
  (
    await app.call<Client>('POST', '/api/clients', {
      body: { name, email: `person${++people}@client.example` },
    })
  ).body.id;
const offer = (clientId: number, projectTitle = 'New roof') => ({
  clientId,
  projectTitle,
  serviceAddress: '1 Main St',
  lineItems: [{ description: 'Work', quantity: 1, rate: '100.00' }],
});
const draft = async (clientId: number) =>
  (await app.call<Estimate>('POST', '/api/estimates', { body: offer(clientId) })).body;
const timeline = async (id: number, query = '') =>
  (await app.call<TimelineEntry[]>('GET', `/api/clients/${id}/timeline?${query}`)).body;
const count = async (id: number) =>
  (await app.call<Client>('GET', `/api/clients/${id}`)).body.estimateCount;
const act = (method: string, address: string, body?: unknown) =>
  app.call(method, address, body === undefined ? {} : { body });

describe('a question', () => {
  it('waits on the client’s page until it is answered', async () => {
    const client = await add('Alma Reyes');
    const { id, estimateNumber } = await draft(client);
    await act('POST', `/api/estimates/${id}/send`, {});
    const asked = await app.call('POST', `/api/estimates/${id}/questions`, {
      as: 'anonymous',
      body: { text: 'Which colour?' },
      headers: { 'x-estimate-number': estimateNumber },
    });
    expect(asked.status).toBe(200);
    const waiting = (await timeline(client)).filter(({ unanswered }) => unanswered);
    expect(waiting).toMatchObject([
      {
        summary: 'Asked a question',
        by: 'Client, via estimate link',
        subject: { id, title: 'New roof' },
        message: { from: 'client', text: 'Which colour?' },
      },
    ]);
    await act('POST', `/api/estimates/${id}/answers`, { questionId: 1, text: 'Charcoal.' });
    const messages = await timeline(client, 'only=messages');
    expect(messages.slice(0, 2).map(({ message }) => message)).toEqual([
      { from: 'staff', text: 'Charcoal.' },
      { from: 'client', text: 'Which colour?' },
    ]);
    expect(messages.filter(({ unanswered }) => unanswered)).toEqual([]);
  });
});

describe('a draft', () => {
  it('that is given to another client takes its story along', async () => {
    const [first, second] = [await add('Bea First'), await add('Cal Second')];
    const { id } = await draft(first);
    expect((await act('PUT', `/api/estimates/${id}`, offer(second, 'Other roof'))).status).toBe(
      200,
    );
    expect([await count(first), await count(second)]).toEqual([0, 1]);
    expect((await timeline(first)).map(({ summary }) => summary)).toEqual(['Added as a client']);
    expect(
      (await timeline(second)).map(({ summary, subject }) => [summary, subject?.title]),
    ).toEqual([
      ['Draft updated: 1 line, total $100.00', 'Other roof'],
      ['Created for Bea First: New roof', 'New roof'],
      ['Added as a client', undefined],
    ]);
    expect(
      (await app.call<z.infer<typeof RemovedClient>>('DELETE', `/api/clients/${first}`)).body
        .removed,
    ).toBe('deleted');
  });
  it('that is deleted no longer keeps its client from being deleted', async () => {
    const client = await add('Dee Third');
    const { id } = await draft(client);
    const remove = async () =>
      (await app.call<z.infer<typeof RemovedClient>>('DELETE', `/api/clients/${client}`)).body
        .removed;
    expect(await remove()).toBe('archived');
    await act('DELETE', `/api/estimates/${id}`);
    expect(await remove()).toBe('deleted');
  });
});

describe('an estimate that was sent', () => {
  it('is not open once it is withdrawn or archived; archived, it counts apart', async () => {
    const client = await add('Eli Fourth');
    const open = async () =>
      (await app.call<ClientFigures>('GET', `/api/clients/${client}/figures`)).body.openEstimates;
    const { id } = await draft(client);
    await act('POST', `/api/estimates/${id}/send`, {});
    expect(await open()).toBe(1);
    await act('POST', `/api/estimates/${id}/withdraw`, { reason: 'Wrong house' });
    expect(await open()).toBe(0);
    await act('POST', `/api/estimates/${id}/reinstate`);
    expect(await open()).toBe(1);
    await act('DELETE', `/api/estimates/${id}`);
    expect(await open()).toBe(0);
    const { body } = await app.call<Client>('GET', `/api/clients/${client}`);
    expect(body).toMatchObject({ estimateCount: 0, archivedEstimateCount: 1 });
    expect((await timeline(client)).map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['Archived', 'Reinstated', 'Withdrawn: Wrong house']),
    );
  });
});
