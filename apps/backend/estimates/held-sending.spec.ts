// A sending that waits, over HTTP: what everybody sees of it, what goes out in whose name, and what
// takes it back.
import { describe, expect, it } from 'vitest';
import type { Estimate, HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { dropHeldSendings } from './after-restore.ts';

const app = useTestApp({ env: { SENDING_HOLD_SECONDS: '60' } });

const call = async <T = Estimate>(method: string, path: string, body: object = {}): Promise<T> =>
  (await app.call<T>(method, `/api/estimates${path}`, method === 'GET' ? {} : { body })).body;
const details = (id: number) => call('GET', `/${id}`);
const typesOf = async (id: number) =>
  (await call<HistoryEntry[]>('GET', `/${id}/history`)).map(({ type }) => type);

const offer = {
  projectTitle: 'Roof',
  serviceAddress: '1 Oak St',
  validUntil: '2099-12-31',
  lineItems: [{ description: 'Shingles', rate: '100.00' }],
};
async function draft(name: string): Promise<Estimate> {
  const email = `${name.toLowerCase()}@client.example`;
  const client = await app.call<{ id: number }>('POST', '/api/clients', { body: { name, email } });
  return call('POST', '', { ...offer, clientId: client.body.id });
}
/** The estimate once it shows this: under load the answer is a receipt. */
const shown = (id: number, is: (now: Estimate) => boolean) =>
  until('the estimate shows it', async () => {
    const now = await details(id);
    return is(now) && now;
  });
async function hold(id: number, body: object = {}): Promise<Estimate> {
  await call('POST', `/${id}/send`, { ...body, hold: true });
  return shown(id, ({ held: waits }) => waits?.ended === null);
}
async function held(name: string, words?: object): Promise<Estimate> {
  const { id } = await draft(name);
  return hold(id, words);
}
const takeBack = ({ id, held: waits }: Estimate) =>
  app.call<Estimate>('POST', `/api/estimates/${id}/take-back-sending`, {
    body: { sending: waits!.sending },
  });

/** Its time comes now. True once it was carried out. */
async function due(id: number): Promise<void> {
  const { db, ring } = app.platform.services;
  await until('the held sending was looked at', async () => {
    const { rows } = await db.query<{ status: string }>(
      `update platform.effects set run_at = least(run_at, now())
        where task = 'send-held-estimate' and (data->>'estimateId')::int = $1 returning status`,
      [id],
    );
    ring(['send-held-estimate']);
    return rows.length > 0 && rows.every(({ status }) => status === 'done');
  });
}
/** As if the process had been killed before it could record that it was done. */
const begunAgain = (id: number) =>
  app.platform.services.db.query(
    `update platform.effects set status = 'pending'
      where task = 'send-held-estimate' and (data->>'estimateId')::int = $1`,
    [id],
  );
const mailsTo = async (address: string) =>
  (await Promise.all(app.mail.received.map(readMail))).filter(({ to }) =>
    to?.some((one) => one.address === address),
  );

it('leaves a draft a draft that nobody outside sees, and says to all who look until when', async () => {
  const estimate = await held('Ada', { subject: 'For you', message: 'Hello Ada' });
  expect(estimate).toMatchObject({
    status: 'draft',
    sentAt: null,
    emailState: 'none',
    held: { sending: 1, to: 'ada@client.example', subject: 'For you', message: 'Hello Ada' },
  });
  const { since, until: end, ended } = (await details(estimate.id)).held!;
  expect([Date.parse(end) - Date.parse(since), ended]).toEqual([60_000, null]);
  const asked = await app.call('GET', `/api/estimates/number/${estimate.estimateNumber}`, {
    as: 'anonymous',
  });
  expect(asked.status).toBe(404);
  const twice = await app.call('POST', `/api/estimates/${estimate.id}/send`, { body: {} });
  expect(twice).toMatchObject({ status: 409, body: { code: 'sending-waits' } });
});

it('is refused now for what would be refused then', async () => {
  const { id } = await draft('Bea');
  await call('POST', `/${id}/send`);
  await call('POST', `/${id}/withdraw`, {});
  const { status, body } = await app.call('POST', `/api/estimates/${id}/send`, {
    body: { hold: true },
  });
  expect([status, body]).toMatchObject([409, { code: 'estimate-withdrawn' }]);
});

it('sends at once where nobody asks for the wait, and what is handed over', async () => {
  const [api, byHand] = [await draft('Cora'), await draft('Dora')];
  await call('POST', `/${api.id}/send`);
  await call('POST', `/${byHand.id}/send`, { byHand: true, hold: true });
  for (const { id } of [api, byHand])
    expect((await typesOf(id)).slice(0, 2)).toEqual(['EstimateDrafted', 'EstimateSent']);
});

describe('when its time has come', () => {
  it('goes out once, with exactly these words, in the name of who pressed Send', async () => {
    const { id } = await held('Eva', { subject: 'The roof', message: 'Hello Eva' });
    await due(id);
    const sent = await shown(id, ({ emailState }) => emailState === 'accepted');
    expect(sent).toMatchObject({ status: 'sent', held: null });
    const [mail, ...others] = await mailsTo('eva@client.example');
    expect([mail?.subject, others]).toEqual(['The roof', []]);
    expect(mail?.text).toContain('Hello Eva');
    const [by] = (await call<HistoryEntry[]>('GET', `/${id}/history`)).filter(
      ({ type }) => type === 'EstimateSent',
    );
    expect(by?.by).toBe('First Admin');

    await begunAgain(id);
    await due(id);
    expect((await typesOf(id)).filter((type) => type === 'EstimateSent')).toHaveLength(1);
    const late = await takeBack({ ...sent, held: { sending: 1 } as Estimate['held'] });
    expect(late).toMatchObject({ status: 409, body: { code: 'sending-gone' } });
  });
  it('goes out again where it was out', async () => {
    const { id } = await draft('Fay');
    await call('POST', `/${id}/send`);
    const again = await hold(id, { message: 'Once more' });
    expect(again).toMatchObject({ status: 'sent', held: { message: 'Once more' } });
    await due(id);
    expect(await typesOf(id)).toContain('EstimateResent');
  });
});

describe('taken back', () => {
  it('never goes out, leaves all as it was and keeps the words; and can be sent anew', async () => {
    const estimate = await held('Gia', { message: 'Wrong words' });
    expect((await takeBack(estimate)).status).toBeLessThan(300);
    const back = await shown(estimate.id, ({ held: waits }) => waits?.ended === 'taken-back');
    expect(back).toMatchObject({ status: 'draft', held: { message: 'Wrong words' } });
    expect((await takeBack(estimate)).status).toBe(200);
    await due(estimate.id);
    expect(await typesOf(estimate.id)).toEqual([
      'EstimateDrafted',
      'SendingHeld',
      'SendingTakenBack',
    ]);
    const second = await hold(estimate.id, { message: 'Right words' });
    expect(second.held).toMatchObject({ sending: 2, ended: null });
    await due(estimate.id);
    await shown(estimate.id, ({ status, held: waits }) => status === 'sent' && waits === null);
  });
  it('against its time: one of the two wins, and says so', async () => {
    for (const name of ['Ida', 'Ina', 'Iva']) {
      const estimate = await held(name);
      const [{ status }] = await Promise.all([takeBack(estimate), due(estimate.id)]);
      const types = await typesOf(estimate.id);
      expect(types.includes('EstimateSent')).toBe(status === 409);
      expect(types.includes('SendingTakenBack')).toBe(status < 300);
    }
  });
});

it('falls when the company is put back from a backup', async () => {
  const { id } = await held('Lea');
  expect(await dropHeldSendings(app.platform.services)).toContain(`are not: `);
  await shown(id, ({ held: waits }) => waits?.ended === 'failed');
  expect(await dropHeldSendings(app.platform.services)).toBeUndefined();
});

it('falls with a change, and everybody who hears of failures hears of it', async () => {
  const { id, clientId } = await held('Kay', { message: 'Hello Kay' });
  await call('PUT', `/${id}`, { ...offer, clientId, projectTitle: 'Another roof' });
  await shown(id, ({ held: waits }) => waits?.ended === 'changed');
  await due(id);
  expect(await typesOf(id)).toEqual([
    'EstimateDrafted',
    'SendingHeld',
    'SendingDropped',
    'DraftChanged',
  ]);
  const told = await until('it is told', async () => {
    const { body } = await app.call<Notification[]>('GET', '/api/notifications');
    return body.find(({ estimateId }) => estimateId === id);
  });
  expect(told.title).toContain('Not sent: the estimate was changed first');
});
