// A mail server that is away for six hours: everything that was to go out arrives, each once, and
// meanwhile one e-mail at a time asks whether it is back. The clock is moved, the rest is real.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { taskKind } from '@purlin/event-sourcing/reaction.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { startMailServer, type MailServer } from '../../../tools/vitest/mail-server.ts';
import { mailWorker } from '../platform/core/tasks/mail-tasks.ts';
import { Unavailable } from '../platform/core/tasks/tasks.ts';
import { until } from '../../../tools/vitest/until.ts';

let app: TestApp;
let mail: MailServer;
let front: Server;
/** Where the front leads; empty while the mail server is away. */
let target: string;
/** Connections that were cut. */
let knocks = 0;
const open = new Set<Socket>();
function goAway(): void {
  target = '';
  for (const socket of open) socket.destroy();
}

/** The product's mail server has one address; what is behind it changes. */
async function startFront(): Promise<string> {
  front = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    if (target === '') {
      knocks += 1;
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const behind = connect(Number(port), hostname);
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
    socket.on('close', () => {
      open.delete(socket);
      behind.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  mail = await startMailServer();
  target = mail.url;
  app = await openTestApp({ env: { SMTP_URL: await startFront(), TRUST_PROXY: 'true' } });
});
afterAll(async () => {
  await app.close();
  await mail.close();
  front.close();
  removeData(app);
});

const db = <R extends Record<string, unknown>>(text: string) =>
  app.platform.services.db.query<R>(text);
/** All that waits thinks that so much time went by. */
async function pass(minutes: number): Promise<void> {
  const ago = `- interval '${minutes} minutes'`;
  await db(`update platform.effects set run_at = run_at ${ago}, created_at = created_at ${ago},
    failing_since = failing_since ${ago} where status = 'pending'`);
  await db(`update platform.outages set next_try_at = next_try_at ${ago}, since = since ${ago}`);
  app.platform.services.ring([...app.platform.services.workers.keys()]);
}
/** Those who wait for somebody else's success think that it is their turn. */
async function heldAreDue(): Promise<void> {
  await db("update platform.effects set run_at = now() where status = 'pending' and held_by <> ''");
  await db('update platform.outages set next_try_at = now()');
  app.platform.services.ring([...app.platform.services.workers.keys()]);
}
const counts = async () =>
  Object.fromEntries(
    (
      await db<{ status: string; count: number }>(
        'select status, count(*) from platform.effects group by 1',
      )
    ).rows.map(({ status, count }) => [status, count]),
  ) as Partial<Record<string, number>>;
/** So many were tried, or held back, and wait. */
const waiting = (count: number) => async (): Promise<boolean> =>
  (
    await db(
      `select 1 from platform.effects where status = 'pending' and failing_since is not null`,
    )
  ).rowCount === count;
const nothingRuns = () =>
  until(
    'nothing runs and nothing is due',
    async () =>
      (
        await db(`select 1 from platform.effects where status = 'running' or
        status = 'pending' and run_at <= now()`)
      ).rowCount === 0,
  );

let writers = 0;
/** Each from an address of their own: one address may write so often only. */
const write = (name: string, email: string) =>
  app.call('POST', '/api/contact', {
    as: 'anonymous',
    headers: { 'x-forwarded-for': `192.0.2.${(writers += 1)}` },
    body: { name, email, message: 'A leak', language: 'en' },
  });
const receivedBy = (address: string): number =>
  mail.received.filter(({ to }) => to.includes(address)).length;

describe('a domain that is away', () => {
  it('holds back its own e-mails only, and an e-mail that is put off none but itself', async () => {
    mail.clear();
    mail.behave((to) =>
      to.endsWith('@slow.example')
        ? { code: 451, words: '4.7.1 Greylisted' }
        : to === 'full@well.example'
          ? { code: 452, words: '4.2.2 Over quota' }
          : 'take',
    );
    for (const email of ['a@slow.example', 'full@well.example', 'b@slow.example', 'c@well.example'])
      await write('Otto', email);
    await until('whom nothing is wrong with has it', () => receivedBy('c@well.example') === 1);
    await until('the others wait', waiting(3));
    const { rows } = await db<{ error: string; held_by: string | null }>(
      `select error, held_by from platform.effects where status = 'pending' order by held_by`,
    );
    expect(rows.map(({ held_by: heldBy }) => heldBy)).toEqual([
      'mail slow.example',
      'mail slow.example',
      null,
    ]);
    // Nothing that the ledger keeps and nothing that is logged names anybody.
    expect(rows.map(({ error }) => error).filter(Boolean)).toContain('mailbox-full 452 4.2.2');
    expect(app.logged.join('\n')).not.toMatch(/[abc]@slow\.example|full@well\.example/);
    mail.behave('take');
    await pass(60);
    await until('all are out', async () => Object.keys(await counts()).join() === 'done');
    for (const email of ['a@slow.example', 'full@well.example', 'b@slow.example'])
      expect(receivedBy(email)).toBe(1);
  });
  it('does not stop the others, whatever the mail server says of one address', async () => {
    mail.behave((to) =>
      to === 'e@closing.example' ? { code: 421, words: '4.3.2 Closing' } : 'take',
    );
    await write('Evil', 'e@closing.example');
    await until('it waits', waiting(1));
    expect((await db("select 1 from platform.outages where scope = 'mail'")).rowCount).toBe(0);
    await write('Fay', 'f@well.example');
    await until('the others go out', () => receivedBy('f@well.example') === 1);
    mail.behave('take');
    await pass(60);
    await until('it is out', () => receivedBy('e@closing.example') === 1);
  });
  it('is not asked again because others succeed where one e-mail never gets an answer', async () => {
    mail.clear();
    let handedOver = 0;
    mail.behave((to) => {
      if (to !== 'p@poison.example') return 'take';
      handedOver += 1;
      return 'close';
    });
    await write('Pat', 'p@poison.example');
    for (let n = 1; n <= 6; n++) {
      await until('it waits', waiting(1));
      await write('Quinn', `q${n}@well.example`);
      await until('the others go out', async () => {
        if (receivedBy(`q${n}@well.example`) === 1) return true;
        await nothingRuns();
        await heldAreDue();
        return false;
      });
    }
    // With those who waited for the mail server at first, then after pauses of its own.
    expect(handedOver).toBeLessThanOrEqual(5);
    mail.behave('take');
    await until('it waits', waiting(1));
    await pass(60);
    await until('it is out', () => receivedBy('p@poison.example') === 1);
  });
  it('is handed over once when history cannot say at first that it was', async () => {
    let full = true;
    const worker = mailWorker(taskKind('spec-mail', z.object({})), {
      write: async () => ({
        to: 'once@well.example',
        subject: 'Once',
        text: 'Once',
        html: '<p>Once</p>',
        messageId: '<once@purlin.test>',
      }),
      accepted: async () => {
        if (full) throw new Error('no space left on the disk');
      },
    });
    const attempt = { effectId: 'spec-1', correlationId: 'spec', attempt: 1, unanswered: 0 };
    const { services } = app.platform;
    await expect(worker.run({} as never, attempt, services)).rejects.toThrow(Unavailable);
    full = false;
    await worker.run({} as never, { ...attempt, attempt: 2, unanswered: 1 }, services);
    expect(receivedBy('once@well.example')).toBe(1);
  });
  it('for three days is given up, and said', async () => {
    mail.behave((to) => (to === 'd@slow.example' ? { code: 451, words: '4.7.1 No' } : 'take'));
    await write('Dora', 'd@slow.example');
    await until('it waits', waiting(1));
    await pass(3 * 24 * 60);
    await until('it was given up', async () => (await counts())['failed'] === 1);
    const { body } = await app.call<{ emailFailed: boolean }[]>('GET', '/api/leads?q=d@slow');
    expect(body[0]!.emailFailed).toBe(true);
    mail.behave('take');
  });
});

describe('six hours without a mail server', () => {
  it('lose nothing and send nothing twice', async () => {
    const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    });
    mail.clear();
    goAway();
    await db('delete from platform.effects');
    const clients = 12;
    for (let n = 0; n < clients; n++) {
      const { body } = await app.call<{ id: number; estimateNumber: string }>(
        'POST',
        '/api/estimates',
        {
          body: {
            clientId: client.id,
            projectTitle: `Roof ${n}`,
            serviceAddress: '1 Oak St',
            validUntil: '2099-12-31',
            lineItems: [{ description: 'Shingles', rate: '100.00' }],
          },
        },
      );
      await app.call('POST', `/api/estimates/${body.id}/send`, { body: {} });
      if (n === 0)
        await app.call('POST', `/api/estimates/${body.id}/approve-option`, {
          as: 'anonymous',
          headers: { 'x-estimate-number': body.estimateNumber },
          body: {},
        });
    }
    await app.call('POST', '/api/contact', {
      as: 'anonymous',
      body: { name: 'Ines', email: 'ines@client.example', message: 'A leak', language: 'en' },
    });
    await app.call('POST', '/api/newsletter', {
      as: 'anonymous',
      body: { email: 'nora@client.example', language: 'en', website: '' },
    });
    // Twelve estimates, a notice and the copy of the approval, a notice and a receipt of the
    // message, one to confirm.
    const all = clients + 5;
    await until('all wait', waiting(all));
    for (let minutes = 0; minutes < 6 * 60; minutes += 20) {
      await pass(20);
      await nothingRuns();
    }
    expect((await counts())['failed']).toBeUndefined();
    // One try at a time: 18 turns and those that were under way when it began, not 16 for each.
    expect(knocks).toBeLessThan(60);
    target = mail.url;
    await pass(20);
    await until('everything is out', async () => (await counts())['done'] === all);
    expect(mail.received).toHaveLength(all);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(all);
    // Each wait was on the queue, not left for the sweep.
    expect(app.logged.join('\n')).not.toContain('queue out of reach');
    expect((await db("select 1 from platform.outages where scope = 'mail'")).rowCount).toBe(0);
  });
});
