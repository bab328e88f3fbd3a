// A client without an e-mail address: sending asks for one, or staff hand the estimate over, and
// everything goes on without e-mails.
import { afterEach, expect, it } from 'vitest';
import type { Estimate, HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
afterEach(() => app.mail.clear());

/** By staff, or by who holds an estimate's number. */
const call = async (method: string, path: string, body: object = {}, holder?: Estimate) =>
  (
    await app.call<Estimate>(method, `/api/estimates${path}`, {
      body,
      ...(holder && {
        as: 'anonymous' as const,
        headers: { 'x-estimate-number': holder.estimateNumber },
      }),
    })
  ).body;
/** The next e-mail to somebody, parsed. */
const mailTo = (address: string) =>
  until(`there is an e-mail to ${address}`, () =>
    app.mail.received.find(({ to }) => to.includes(address)),
  ).then(readMail);

const unaddressed = async () => {
  const { id: owner } = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Paper Only', email: '', phone: '541-555-0166' },
    })
  ).body;
  return {
    owner,
    estimate: await call('POST', '', {
      clientId: owner,
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      validUntil: '2099-12-31',
      lineItems: [{ description: 'Shingles', rate: '100.00' }],
    }),
  };
};
it('the client gets it handed over, and everything goes on without e-mails', async () => {
  const { estimate } = await unaddressed();
  const { id } = estimate;
  expect(estimate.clientEmail).toBeNull();
  const refused = await app.call<{ code: string }>('POST', `/api/estimates/${id}/send`, {
    body: {},
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'client-without-email']);
  const handed = await call('POST', `/${id}/send`, { byHand: true });
  expect(handed).toMatchObject({ status: 'sent', emailState: 'none', clientEmail: null });
  await call('POST', `/${id}/questions`, { text: 'How long?' }, handed);
  const notice = await mailTo('office@purlin.example');
  expect([notice.replyTo, notice.text]).toEqual([
    undefined,
    expect.not.stringContaining('Reply to this email') as string,
  ]);
  app.mail.clear();
  expect(await call('POST', `/${id}/answers`, { questionId: 1, text: 'A week.' })).toMatchObject({
    emailState: 'none',
  });
  await call('POST', `/${id}/approve-option`, {}, handed);
  await mailTo('office@purlin.example');
  expect(app.mail.received).toHaveLength(1);
  const history = (await app.call<HistoryEntry[]>('GET', `/api/estimates/${id}/history`)).body;
  expect(history.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Ready to share: nothing was emailed, total $100.00'),
      expect.stringContaining('Question answered on the estimate page'),
    ]),
  );
});
it('the client gets it by e-mail once there is an address', async () => {
  const { owner, estimate } = await unaddressed();
  await app.call('PATCH', `/api/clients/${owner}`, { body: { email: 'found@client.example' } });
  expect(await call('POST', `/${estimate.id}/send`)).toMatchObject({
    clientEmail: 'found@client.example',
  });
  expect((await mailTo('found@client.example')).subject).toContain(estimate.estimateNumber);
});
