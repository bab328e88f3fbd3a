// What stands on a client's page over HTTP: the figures, and what has happened, newest first.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type {
  Client,
  ClientFigures,
  ClientMetrics,
  TimelineEntry,
} from '@purlin/contracts/clients.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

let people = 0;
const add = async (name: string) =>
  (
    await app.call<Client>('POST', '/api/clients', {
      body: { name, email: `person${++people}@client.example` },
    })
  ).body;
const figures = async (id: number) =>
  (await app.call<ClientFigures>('GET', `/api/clients/${id}/figures`)).body;
const metrics = async () =>
  (await app.call<z.infer<typeof ClientMetrics>>('GET', '/api/clients/metrics')).body;
const timeline = async (id: number, query = '') =>
  (await app.call<TimelineEntry[]>('GET', `/api/clients/${id}/timeline?${query}`)).body;
const draft = async ({ id }: Client, rate = '100.00') =>
  (
    await app.call<{ id: number }>('POST', '/api/estimates', {
      body: {
        clientId: id,
        projectTitle: 'New roof',
        serviceAddress: '1 Main St',
        lineItems: [{ description: 'Work', quantity: 1, rate }],
      },
    })
  ).body.id;
const send = (id: number) =>
  app.call('POST', `/api/estimates/${id}/send`, {
    body: { subject: 'Your roof', message: 'Please have a look.' },
  });
const answer = (id: number, status: 'accepted' | 'declined', clientMessage = '') =>
  app.call('PATCH', `/api/estimates/${id}/status`, { body: { status, clientMessage } });

describe('figures', () => {
  it('count what was accepted, declined and is open', async () => {
    const client = await add('Ivy Stone');
    expect(await figures(client.id)).toEqual({
      acceptedValue: '0.00',
      acceptedEstimates: 0,
      declinedEstimates: 0,
      openEstimates: 0,
      openValue: '0.00',
      winRate: null,
    });
    for (const [rate, status] of [
      ['100.00', 'accepted'],
      ['50.50', 'accepted'],
      ['70.00', 'declined'],
      ['30.00', undefined],
    ] as const) {
      const id = await draft(client, rate);
      await send(id);
      if (status) await answer(id, status);
    }
    await draft(client, '999.00');
    expect(await figures(client.id)).toEqual({
      acceptedValue: '150.50',
      acceptedEstimates: 2,
      declinedEstimates: 1,
      openEstimates: 1,
      openValue: '30.00',
      winRate: 67,
    });
  });
  it('of the company count clients and projects that are not declined', async () => {
    const before = await metrics();
    const client = await add('Juniper Hale');
    const id = await draft(client);
    expect(await metrics()).toEqual({
      totalClients: before.totalClients + 1,
      activeProjects: before.activeProjects + 1,
      addedThisMonth: before.addedThisMonth + 1,
    });
    await send(id);
    await answer(id, 'declined');
    await app.call('DELETE', `/api/clients/${client.id}`);
    expect(await metrics()).toEqual(before);
  });
});

describe('the timeline', () => {
  it('tells everything newest first, page by page, and the messages alone', async () => {
    const client = await add('Kelp Burns');
    const id = await draft(client);
    await send(id);
    await answer(id, 'accepted', 'Looks good to us.');
    const all = await timeline(client.id);
    expect(all.at(-1)).toMatchObject({
      about: 'client',
      summary: 'Added as a client',
      by: expect.stringMatching(/^\w+ \w+/) as string,
      subject: null,
      message: null,
    });
    expect(all.find(({ summary }) => summary.startsWith('Approved'))).toMatchObject({
      about: 'estimate',
      subject: { id, title: 'New roof' },
      message: { from: 'client', text: 'Looks good to us.' },
    });
    expect((await timeline(client.id, 'only=messages')).map(({ message }) => message)).toEqual([
      { from: 'client', text: 'Looks good to us.' },
      { from: 'staff', text: 'Please have a look.' },
    ]);
    const first = await app.call<TimelineEntry[]>(
      'GET',
      `/api/clients/${client.id}/timeline?limit=2`,
    );
    expect(
      [
        ...first.body,
        ...(await timeline(client.id, `cursor=${first.headers.get('x-next-cursor')}`)),
      ].map(({ summary }) => summary),
    ).toEqual(expect.arrayContaining(all.map(({ summary }) => summary)));
  });
  it('refuses a cursor that is not its own, and a client that nobody knows', async () => {
    const { id } = await add('Larch May');
    expect((await app.call('GET', `/api/clients/${id}/timeline?cursor=WzFd`)).status).toBe(400);
    expect((await app.call('GET', '/api/clients/987654/timeline')).status).toBe(404);
  });
});
