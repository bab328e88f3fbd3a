// An e-mail about an estimate that waits for the mail server: what staff can still change about it.
import { expect, it } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

interface Estimate {
  readonly id: number;
  readonly emailState: string;
}
const post = async <T>(address: string, body: object): Promise<T> =>
  (await app.call<T>('POST', address, { body })).body;

/** An estimate whose e-mail the mail server would not take just now. */
async function waiting(): Promise<Estimate> {
  const client = await post<{ id: number }>('/api/clients', {
    name: 'Dana Whitfield',
    email: 'dana@client.example',
  });
  const estimate = await post<Estimate>('/api/estimates', {
    clientId: client.id,
    projectTitle: 'Roof',
    serviceAddress: '2210 Friendly St',
    lineItems: [{ description: 'Tear-off', quantity: 1, rate: '100.00' }],
  });
  app.mail.behave({ code: 451, words: 'try later' });
  await post(`/api/estimates/${estimate.id}/send`, {});
  await until('it was tried', () => app.mail.tries > 0);
  return estimate;
}

it('is not sent when the estimate was withdrawn, and has no other address', async () => {
  const { id } = await waiting();
  const elsewhere = await app.call<{ code: string }>('POST', `/api/estimates/${id}/retry-email`, {
    body: { to: 'other@client.example' },
  });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'email-not-failed']);
  await post(`/api/estimates/${id}/withdraw`, { reason: '' });
  const { body } = await app.call<Estimate>('GET', `/api/estimates/${id}`);
  expect(body.emailState).toBe('none');
  app.mail.clear();
  app.mail.behave('take');
  const { pool } = app.platform;
  await until('nothing waits', async () => {
    await pool.query("update platform.effects set run_at = now() where status = 'pending'");
    await pool.query('update platform.outages set next_try_at = now()');
    const open = await pool.query(
      "select 1 from platform.effects where status in ('pending', 'running')",
    );
    return open.rowCount === 0;
  });
  expect(app.mail.received).toEqual([]);
});
