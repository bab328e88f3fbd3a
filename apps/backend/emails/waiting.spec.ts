// What staff see while the mail server is away: since when, why, what waits; and trying at once.
import { expect, it } from 'vitest';
import type { Email, EmailCounts } from '@purlin/contracts/emails.ts';
import { openTestApp, removeData } from '../../../tools/vitest/app.ts';
import { startMailServer } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';

it('why and since when e-mails do not go out is said, and all wait until somebody tries again', async () => {
  const away = await openTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  await away.call('POST', '/api/contact', {
    as: 'anonymous',
    body: { name: 'Otto', email: 'otto@client.example', message: 'A leak', language: 'en' },
  });
  const told = await until('staff see it', async () => {
    const { body } = await away.call<EmailCounts>('GET', '/api/emails/counts');
    return body.outage && body;
  });
  expect(told).toMatchObject({
    waiting: 2,
    failed: 0,
    outage: { problem: 'server-unreachable' },
  });
  const waiting = await until('both say why', async () => {
    const { body } = await away.call<Email[]>('GET', '/api/emails?show=waiting');
    return body.every(({ problem }) => problem === 'server-unreachable') && body;
  });
  expect(waiting.map(({ nextTryAt }) => nextTryAt)).not.toContain(null);
  // Somebody who asks to be forgotten while their receipt waits.
  await away.call('POST', '/api/contact', {
    as: 'anonymous',
    body: { name: 'Ida', email: 'ida@client.example', message: 'No leak', language: 'en' },
  });
  const { body: leads } = await away.call<{ id: number }[]>('GET', '/api/leads?q=ida');
  await away.call('POST', `/api/leads/${leads[0]!.id}/forget`, { body: { name: 'Ida' } });
  await until('she is forgotten', async () => {
    const { rows } = await away.platform.pool.query(
      "select from platform.effects where task = 'forget-lead' and status = 'done'",
    );
    return rows.length > 0;
  });
  await away.close();
  const mail = await startMailServer();
  const { databaseUrl, dataDir } = away;
  const back = await openTestApp({ again: { databaseUrl, dataDir, mail } });
  await back.call('POST', '/api/emails/retry-all', { body: { show: 'waiting' } });
  await until('nothing is away', async () => {
    const { body } = await back.call<EmailCounts>('GET', '/api/emails/counts');
    return body.waiting === 0 && body.outage === null && body;
  });
  expect(mail.received.flatMap(({ to }) => to).toSorted()).toEqual([
    'admin@purlin.example',
    'office@purlin.example',
    'otto@client.example',
  ]);
  expect((await back.call<Email[]>('GET', '/api/emails?show=failed')).body).toEqual([]);
  await back.close();
  await mail.close();
  removeData(away);
});
