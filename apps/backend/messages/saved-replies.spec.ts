// Saved replies: changed by admins, read by staff who write, and by no portal.
import { expect, it } from 'vitest';
import type { Conversation } from '@purlin/contracts/messages.ts';
import { ok, useMessageWorld } from '../../../tools/vitest/message-world.ts';

const { app, parties, post, person, shown } = useMessageWorld();
const REPLIES = '/api/settings/replies';

it('are the company’s: admins change them, staff read them, clients and vendors don’t', async () => {
  const usual = await ok(app.call<{ entries: object[] }>('GET', REPLIES));
  expect(usual.entries.length).toBeGreaterThan(0);
  const entries = [{ name: 'Start', text: 'Hi {client}, we start {job} on {date}.' }];
  for (const role of ['estimator', 'bookkeeper', 'auditor'] as const) {
    const { cookie } = await person(role);
    expect((await app.call('GET', REPLIES, { cookie })).status).toBe(200);
    const refused = await app.call('PUT', REPLIES, { cookie, body: { entries } });
    expect(refused.status).toBe(403);
  }
  await ok(app.call('PUT', REPLIES, { body: { entries } }));
  expect(await ok(app.call('GET', REPLIES))).toEqual({ entries });
  for (const { cookie } of [parties.maria, parties.ray])
    expect((await app.call('GET', REPLIES, { cookie })).status).toBe(403);
  expect((await app.call('GET', REPLIES, { as: 'anonymous' })).status).toBe(401);
});

it('are filled in by what a conversation says: its language, and when a job begins', async () => {
  const { id: clientId } = parties.maria;
  await ok(app.call('PATCH', `/api/clients/${clientId}`, { body: { language: 'es' } }));
  const job = { clientId, title: 'Reroof', address: '1 Oak St' };
  const planned = { scheduledStartDate: '2031-03-03', scheduledEndDate: '2031-03-04' };
  const { id } = await post('/api/jobs', { ...job, ...planned });
  const { id: unplanned } = await post('/api/jobs', job);
  const { language, jobs }: Conversation = await shown(parties.maria);
  expect([language, jobs]).toEqual([
    'es',
    [
      { id: unplanned, title: 'Reroof', startDate: null },
      { id, title: 'Reroof', startDate: '2031-03-03' },
    ],
  ]);
  expect((await shown(parties.ray)).language).toBe('en');
});
