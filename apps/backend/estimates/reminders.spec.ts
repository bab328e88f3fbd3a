// Reminders of estimates that wait for an answer: when, how often, to whom, and what ends them.
import { expect, it } from 'vitest';
import type { Estimate, HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { followUp } from './follow-ups.ts';

const app = useTestApp();

const call = async (
  method: string,
  path: string,
  body: object = {},
  as?: Estimate,
): Promise<Estimate> => {
  const client = as && {
    as: 'anonymous' as const,
    headers: { 'x-estimate-number': as.estimateNumber },
  };
  return (await app.call<Estimate>(method, `/api/estimates${path}`, { body, ...client })).body;
};
const details = (id: number) =>
  app.call<Estimate>('GET', `/api/estimates/${id}`).then(({ body }) => body);
async function sent(more: object = {}): Promise<Estimate> {
  const { id } = await call('POST', '', {
    clientId: await newClient('Dana'),
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    validUntil: '2099-12-31',
    lineItems: [{ description: 'Shingles', rate: '100.00' }],
    ...more,
  });
  await call('POST', `/${id}/send`);
  return until('the e-mail left', async () => {
    const now = await details(id);
    return now.emailState === 'accepted' && now;
  });
}
const setSettings = async (more: object): Promise<void> => {
  const settings = (await app.call<object>('GET', '/api/company/estimate-settings')).body;
  const body = { ...settings, ...more };
  const { status } = await app.call('PUT', '/api/company/estimate-settings', { body });
  expect(status).toBe(200);
};

/** The company's scheduled tasks at ten in the morning, so many days from now. */
const runScheduled = async (days: number, hour = 10): Promise<void> => {
  const { services } = app.platform;
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const now = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 8) * 3_600_000).toISOString();
  await followUp({ ...services, clock: { ...services.clock, now: () => now, today: () => day } });
};
const newClient = async (name: string): Promise<number> => {
  const email = `${name.split(' ')[0]!.toLowerCase()}@client.example`;
  const { body } = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name, email },
  });
  return body.id;
};
const remindersOf = async (id: number) =>
  (await app.call<HistoryEntry[]>('GET', `/api/estimates/${id}/history`)).body.filter(
    ({ type }) => type === 'EstimateFollowedUp',
  );
it('go out on the days of the settings, in business hours, each once, and stop with an answer', async () => {
  const followUpMessage = 'Still thinking about it?';
  await setSettings({ followUpDays: [3, 7], followUpMessage, signatureRequired: false });
  // Others wait for an answer too, and are reminded with it.
  const one = await sent({ clientId: await newClient('Rae') });
  app.mail.clear();
  for (const [days, hour] of [
    [1, 10],
    [5, 20],
    [5, 3],
  ] as const)
    await runScheduled(days, hour);
  expect(await remindersOf(one.id)).toEqual([]);
  await Promise.all([runScheduled(5), runScheduled(5)]);
  await until('the reminder left', async () => {
    const { followUps, emailState } = await details(one.id);
    return followUps === 1 && emailState === 'accepted';
  });
  const mail = await until('there is an e-mail', () =>
    app.mail.received.find(({ to }) => to.includes('rae@client.example')),
  ).then(readMail);
  expect(mail.subject).toContain(`Reminder: estimate ${one.estimateNumber}`);
  expect(mail.text).toContain('Still thinking about it?');
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
    'mailto:office@purlin.example?subject=Stop%20reminders%20for%20estimate%20' +
      one.estimateNumber,
  );
  await runScheduled(6);
  expect(await remindersOf(one.id)).toHaveLength(1);
  await call('POST', `/${one.id}/approve-option`, {}, one);
  await runScheduled(9);
  expect(await remindersOf(one.id)).toHaveLength(1);
});
it('go to nobody twice a day, however many estimates wait for an answer', async () => {
  await setSettings({ followUpDays: [3] });
  const clientId = await newClient('Two Roofs');
  const [house, barn] = [await sent({ clientId }), await sent({ clientId })];
  const reminded = async (): Promise<readonly number[]> => [
    (await remindersOf(house.id)).length,
    (await remindersOf(barn.id)).length,
  ];
  await runScheduled(5);
  expect(await reminded()).toEqual([1, 0]);
  // The barn's e-mail left five days ago; the house's reminder today.
  await app.platform.services.db.query(
    `update estimate_details set mailed_at = mailed_at - interval '5 days' where id = $1`,
    [barn.id],
  );
  await runScheduled(0);
  expect(await reminded()).toEqual([1, 0]);
  await runScheduled(1, 17);
  expect(await reminded()).toEqual([1, 1]);
});
it('wait while a question is open, and are not sent for a withdrawn estimate', async () => {
  const [asked, withdrawn] = [await sent(), await sent()];
  await call('POST', `/${asked.id}/questions`, { text: 'How long?' }, asked);
  await call('POST', `/${withdrawn.id}/withdraw`, { reason: '' });
  await runScheduled(5);
  for (const { id } of [asked, withdrawn]) expect(await remindersOf(id)).toEqual([]);
  await setSettings({ followUpDays: [] });
});
