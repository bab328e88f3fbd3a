// Clients over HTTP: adding, editing, removing and restoring, the list, and who looks like somebody
// else.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Client, RemovedClient, TimelineEntry } from '@purlin/contracts/clients.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

type Fields = Readonly<Record<string, unknown>>;
let people = 0;
const add = async (name: string, more: Fields = {}) =>
  (
    await app.call<Client>('POST', '/api/clients', {
      body: { name, email: `person${++people}@client.example`, ...more },
    })
  ).body;
const list = async (query: string) =>
  (await app.call<Client[]>('GET', `/api/clients?${query}`)).body;
const names = async (query: string) => (await list(query)).map((client) => client.name);
const details = async (id: number) => (await app.call<Client>('GET', `/api/clients/${id}`)).body;
const remove = (id: number) =>
  app.call<z.infer<typeof RemovedClient>>('DELETE', `/api/clients/${id}`);
const timeline = async (id: number) =>
  (await app.call<TimelineEntry[]>('GET', `/api/clients/${id}/timeline`)).body;

const draft = async ({ id }: Client) =>
  (
    await app.call<{ id: number }>('POST', '/api/estimates', {
      body: {
        clientId: id,
        projectTitle: 'New roof',
        serviceAddress: '1 Main St',
        lineItems: [{ description: 'Work', quantity: 1, rate: '100.00' }],
      },
    })
  ).body.id;
const send = (id: number) => app.call('POST', `/api/estimates/${id}/send`, { body: {} });
const answer = (id: number, status: 'accepted' | 'declined') =>
  app.call('PATCH', `/api/estimates/${id}/status`, { body: { status } });

describe('adding a client', () => {
  it('answers with the client, blanks as null', async () => {
    const { status, body } = await app.call<Client>('POST', '/api/clients', {
      body: {
        name: ' Aster Lee ',
        email: 'aster@client.example',
        phone: '',
        notes: 'Gate code 4411',
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Aster Lee',
      phone: null,
      address: null,
      notes: 'Gate code 4411',
      archivedAt: null,
      estimateCount: 0,
      archivedEstimateCount: 0,
      jobCount: 0,
      leadCount: 0,
    });
  });
  it('does it once for one Idempotency-Key', async () => {
    const once = () =>
      app.call<Client>('POST', '/api/clients', {
        body: { name: 'Only Once', email: 'once@client.example' },
        headers: { 'idempotency-key': 'client-once-1' },
      });
    expect((await once()).body).toEqual((await once()).body);
    expect(await names('q=only once')).toEqual(['Only Once']);
  });
  it('names what is missing', async () => {
    const { status, body } = await app.call<{ errors: object }>('POST', '/api/clients', {
      body: { phone: '1', email: 'dana at home' },
    });
    expect([status, body.errors]).toEqual([
      400,
      { name: 'Please enter a name', email: 'Please enter a valid email address' },
    ]);
  });
});

describe('editing a client', () => {
  it('changes what is given and nothing else, and estimates keep what they say', async () => {
    const client = await add('Birch Olsen', { phone: '(541) 555-0101', notes: 'Dog' });
    const estimateId = await draft(client);
    const { body } = await app.call<Client>('PATCH', `/api/clients/${client.id}`, {
      body: { name: 'Birch Olsen-Ray', notes: '' },
    });
    expect(body).toEqual({ ...client, name: 'Birch Olsen-Ray', notes: null, estimateCount: 1 });
    expect(
      (await app.call<{ clientName: string }>('GET', `/api/estimates/${estimateId}`)).body
        .clientName,
    ).toBe('Birch Olsen');
  });
  it('says 404 for a client that nobody knows, and 412 when somebody else was faster', async () => {
    expect((await app.call('PATCH', '/api/clients/987654', { body: { phone: '1' } })).status).toBe(
      404,
    );
    const { id } = await add('Cedar Fox');
    await app.call('PATCH', `/api/clients/${id}`, { body: { phone: '1' } });
    expect(
      (
        await app.call('PATCH', `/api/clients/${id}`, {
          body: { phone: '2' },
          headers: { 'if-match': '"0"' },
        })
      ).status,
    ).toBe(412);
  });
});

describe('removing a client', () => {
  it('deletes whom nothing refers to, also the second time', async () => {
    const { id } = await add('Dogwood Kim');
    for (let time = 0; time < 2; time++)
      expect((await remove(id)).body).toEqual({
        id,
        removed: 'deleted',
        message: 'Client deleted.',
      });
    expect((await app.call('GET', `/api/clients/${id}`)).status).toBe(404);
    expect((await app.call('GET', `/api/clients/${id}/timeline`)).status).toBe(404);
    expect((await app.call('GET', `/api/clients/${id}/figures`)).status).toBe(404);
  });
  it('archives whom an estimate refers to, says why, and brings them back', async () => {
    const client = await add('Elm Sato');
    await draft(client);
    const archived = {
      id: client.id,
      removed: 'archived',
      message: 'Elm Sato has 1 estimate, so the client was archived instead of deleted.',
    };
    for (let time = 0; time < 2; time++) expect((await remove(client.id)).body).toEqual(archived);
    expect(await names('q=elm sato')).toEqual([]);
    expect(await names('q=elm sato&show=archived')).toEqual(['Elm Sato']);
    expect(await names('q=elm sato&show=all')).toEqual(['Elm Sato']);
    const { body } = await app.call<Client>('POST', `/api/clients/${client.id}/restore`);
    expect(body).toMatchObject({ id: client.id, archivedAt: null });
    expect(await names('q=elm sato')).toEqual(['Elm Sato']);
  });
  it('counts as many estimates as its list has; an archived one keeps the client', async () => {
    const client = await add('Hazel Thorne');
    const estimateId = await draft(client);
    await send(estimateId);
    await app.call('DELETE', `/api/estimates/${estimateId}`);
    expect(await details(client.id)).toMatchObject({ estimateCount: 0, archivedEstimateCount: 1 });
    expect((await remove(client.id)).body.removed).toBe('archived');
    await app.call('POST', `/api/estimates/${estimateId}/restore`);
    expect(await details(client.id)).toMatchObject({ estimateCount: 1, archivedEstimateCount: 0 });
  });
  it('counts jobs too', async () => {
    const client = await add('Fir Moss');
    const estimateId = await draft(client);
    await send(estimateId);
    await answer(estimateId, 'accepted');
    await app.call('POST', `/api/estimates/${estimateId}/convert-to-job`, {
      body: { title: 'New roof', address: '1 Main St', scheduledStartDate: '2027-03-03' },
    });
    expect(await details(client.id)).toMatchObject({ estimateCount: 1, jobCount: 1 });
    expect((await remove(client.id)).body.message).toBe(
      'Fir Moss has 1 estimate and 1 job, so the client was archived instead of deleted.',
    );
    expect((await timeline(client.id)).map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([
        'Archived with 1 estimate and 1 job',
        'Job scheduled for Mar 3, 2027',
        'Approved for $100.00 by a team member on the estimate page',
      ]),
    );
  });
  it('keeps whom a request from the website became, and tells it', async () => {
    const { id } = await add('Grace Park');
    await app.call('POST', '/api/quote', {
      as: 'anonymous',
      body: {
        name: 'Grace Park',
        email: 'grace@client.example',
        phone: '5415550177',
        address: '1 Main St',
        projectType: 'gutters',
      },
    });
    const [lead] = (await app.call<{ id: number }[]>('GET', '/api/leads?q=grace')).body;
    await app.call('PUT', `/api/leads/${lead!.id}/client`, { body: { clientId: id } });
    expect((await remove(id)).body.message).toBe(
      'Grace Park has 1 request, so the client was archived instead of deleted.',
    );
    expect((await timeline(id)).map(({ summary }) => summary)).toEqual([
      'Archived with 1 request',
      'Website request linked to a client',
      'Added as a client',
    ]);
  });
  it('says 404 for a client that nobody knows', async () => {
    expect((await remove(987_654)).status).toBe(404);
    expect((await app.call('POST', '/api/clients/987654/restore')).status).toBe(404);
  });
});

describe('the list', () => {
  it('is by name, newest or by estimates, page by page, and searched', async () => {
    for (const name of ['list cedar', 'list Birch', 'list Dogwood']) await add(name);
    await draft((await list('q=list dogwood'))[0]!);
    expect(await names('q=list ')).toEqual(['list Birch', 'list cedar', 'list Dogwood']);
    expect(await names('q=list &sort=-createdAt')).toEqual([
      'list Dogwood',
      'list Birch',
      'list cedar',
    ]);
    expect((await names('q=list &sort=-estimates'))[0]).toBe('list Dogwood');
    const first = await app.call<Client[]>('GET', '/api/clients?q=list &limit=2&sort=-estimates');
    expect(first.body).toHaveLength(2);
    const second = await list(
      `q=list &limit=2&sort=-estimates&cursor=${first.headers.get('x-next-cursor')}`,
    );
    expect(new Set([...first.body, ...second].map(({ name }) => name)).size).toBe(3);
  });
  it('finds a telephone number however it is written', async () => {
    await add('Grove Park', { phone: '+1 541.555.0166' });
    expect(await names('q=5415550166')).toEqual(['Grove Park']);
    for (const typed of ['+1 541 555 0166', '1-541-555-0166', '+1 541.555.01', '555 0166'])
      expect(await names(`q=${encodeURIComponent(typed)}`), typed).toContain('Grove Park');
  });
  it('shows whoever is called what was typed before whose number holds it', async () => {
    await add('Number First', { phone: '(541) 772-7700' });
    await add('7277 Oak Holdings', { phone: '' });
    expect(await names('q=7277')).toEqual(['7277 Oak Holdings', 'Number First']);
  });
});

describe('clients that look like one', () => {
  it('are found by e-mail in any capitals and by telephone in any form, archived ones too', async () => {
    const one = await add('Hazel One', { email: 'Hazel@client.example', phone: '(541) 555-0188' });
    await draft(one);
    await remove(one.id);
    const two = await add('Hazel Two', { phone: '1 541 555 0188' });
    const similar = async (query: string) =>
      (await app.call<Client[]>('GET', `/api/clients/similar?${query}`)).body.map(
        ({ name }) => name,
      );
    expect(await similar('email=hazel@CLIENT.example')).toEqual(['Hazel One']);
    expect(await similar('phone=5415550188')).toEqual(['Hazel One', 'Hazel Two']);
    expect(await similar(`phone=5415550188&except=${two.id}`)).toEqual(['Hazel One']);
    expect(await similar('email=&phone=')).toEqual([]);
    expect(await similar('phone=12')).toEqual([]);
  });
});
