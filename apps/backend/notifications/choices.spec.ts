// How each member of staff is told, over HTTP: the five switches, and that bell and e-mails obey.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { USUAL_NOTICES, type Notices } from '@purlin/domain/access/user-shapes.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openJobWorld, type JobWorld } from '../../../tools/vitest/job-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { remindOfJobs } from '../access/job-reminders.ts';

let world: JobWorld;
let app: TestApp;
beforeAll(async () => {
  world = await openJobWorld();
  ({ app } = world);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const GOOD = 'gutter lantern orchid';
let email: string;
let cookie: string;
beforeEach(async () => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'estimator', password: GOOD };
  await app.call('POST', '/api/users', { body });
  cookie = await app.signIn(email, GOOD);
  app.mail.clear();
});

const choices = async () =>
  (await app.call<Notices>('GET', '/api/notifications/choices', { cookie })).body;
const choose = (less: Partial<Notices>) =>
  app.call('PUT', '/api/notifications/choices', { cookie, body: { ...USUAL_NOTICES, ...less } });
const mailed = () => app.mail.received.filter(({ to }) => to.includes(email));
const kinds = async () =>
  (await app.call<Notification[]>('GET', '/api/notifications', { cookie })).body.map(
    ({ kind }) => kind,
  );
const unread = async () =>
  (await app.call<{ count: number }>('GET', '/api/notifications/unread', { cookie })).body.count;

/** An estimate whose client asks something and then declines it. */
async function answered(): Promise<void> {
  const body = {
    clientId: world.clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    validUntil: '2099-12-31',
    lineItems: [{ description: 'Shingles', rate: '100.00' }],
  };
  const { id } = (await app.call<Estimate>('POST', '/api/estimates', { body })).body;
  await app.call('POST', `/api/estimates/${id}/send`, { body: {} });
  const { estimateNumber } = (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body;
  const client = { as: 'anonymous', headers: { 'x-estimate-number': estimateNumber } } as const;
  const ask = { ...client, body: { text: 'When do you start?' } };
  expect((await app.call('POST', `/api/estimates/${id}/questions`, ask)).status).toBe(200);
  const decline = { ...client, body: { status: 'declined' } };
  await app.call('PATCH', `/api/estimates/${id}/status`, decline);
}
/** No notice is under way any more. */
const toldAll = () =>
  until(
    'the notices were looked at',
    async () =>
      (
        await app.platform.pool.query(
          "select 1 from platform.effects where task = 'notify-staff' and status <> 'done'",
        )
      ).rowCount === 0,
  );
const subjects = async () =>
  (await Promise.all(mailed().map(readMail)))
    .map(({ subject }) => subject!)
    .toSorted((a, b) => a.localeCompare(b));

describe('switches', () => {
  it('stand as the house sets them, until somebody chooses for themselves', async () => {
    const noTexts = { textsOn: false, textsTo: null };
    expect(await choices()).toEqual({ ...USUAL_NOTICES, ...noTexts });
    // As the screen does: the answer itself, with one switch turned.
    const turned = { ...(await choices()), clientMessages: false };
    const put = await app.call('PUT', '/api/notifications/choices', { cookie, body: turned });
    expect(put.status).toBe(200);
    expect(await choices()).toEqual({ ...USUAL_NOTICES, ...noTexts, clientMessages: false });
    const admins = await app.call<Notices>('GET', '/api/notifications/choices');
    expect(admins.body).toMatchObject(USUAL_NOTICES);
  });
  it('are all given at once', async () => {
    const answer = await app.call('PUT', '/api/notifications/choices', {
      cookie,
      body: { emailNotifications: false },
    });
    expect(answer.status).toBe(400);
  });
});

describe('what a client did', () => {
  it('is told by e-mail and in the bell', async () => {
    await answered();
    await until('both are told', async () => mailed().length === 2);
    expect(await subjects()).toEqual([
      expect.stringContaining('Asked a question'),
      expect.stringContaining('Declined'),
    ]);
    expect(await kinds()).toEqual(['estimate_declined', 'question_asked']);
    expect(await unread()).toBe(2);
  });
  it.each([
    [{ estimateUpdates: false }, ['question_asked'], 1],
    [{ clientMessages: false }, ['estimate_declined'], 1],
    [{ emailNotifications: false }, ['estimate_declined', 'question_asked'], 0],
  ] as const)('is left out where somebody chose %o', async (less, shown, mails) => {
    await choose(less);
    await answered();
    await until('the bell has it', async () => (await unread()) === shown.length);
    await toldAll();
    expect(mailed()).toHaveLength(mails);
    expect((await kinds()).slice(0, shown.length)).toEqual(shown);
  });
  it('comes in the language that each of them chose, once to everybody', async () => {
    await app.call('PUT', '/api/auth/language', { cookie, body: { language: 'es' } });
    await answered();
    await toldAll();
    expect(await subjects()).toEqual([
      expect.stringContaining('Hizo una pregunta'),
      expect.stringContaining('Rechazada'),
    ]);
    const others = app.mail.received.filter(({ to }) => !to.includes(email));
    const read = await Promise.all(others.map(readMail));
    expect(read.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('Asked a question')]),
    );
    expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(others.length);
  });
  it('reaches all other languages where one is not taken', async () => {
    await app.call('PUT', '/api/auth/language', { cookie, body: { language: 'fr' } });
    app.mail.behave((to) => (to === email ? { code: 550, words: '5.1.1 nobody' } : 'take'));
    await answered();
    await until('one was given up', async () => {
      const { rowCount } = await app.platform.pool.query(
        "select 1 from platform.effects where task = 'notify-staff' and status = 'failed'",
      );
      return rowCount === 2;
    });
    app.mail.behave('take');
    expect(mailed()).toEqual([]);
    const read = await Promise.all(app.mail.received.map(readMail));
    const asked = read.filter(({ subject }) => subject?.includes('Asked a question'));
    expect(asked).toHaveLength(1);
    await app.platform.pool.query("delete from platform.effects where status = 'failed'");
  });
  it('comes to each address once, the office among them', async () => {
    await answered();
    await toldAll();
    for (const { to } of app.mail.received.filter((one) => one.to.includes(email)))
      expect(to.toSorted()).toEqual([...new Set(to)].toSorted());
  });
});

describe("tomorrow's jobs", () => {
  /** The round at this hour of the company's day. */
  const roundAt = (day: string, hour: string) =>
    remindOfJobs({
      ...app.platform.services,
      clock: { ...app.platform.services.clock, now: () => `${day}T${hour}:00Z`, today: () => day },
      config: { ...app.platform.services.config, TIME_ZONE: 'UTC' },
    });
  it('are brought to mind once, the evening before', async () => {
    const day = dayAfter(app.platform.services.clock.today(), 40);
    await world.jobOn('Barn roof', dayAfter(day, 1));
    await roundAt(day, '09:00');
    await roundAt(day, '17:30');
    await roundAt(day, '18:10');
    const mail = await until('the reminder is there', async () => mailed()[0]);
    const { subject, text } = await readMail(mail);
    expect(subject).toMatch(/^A job starts tomorrow/);
    expect(text).toContain('Barn roof');
    expect(mailed()).toHaveLength(1);
  });
  it('are brought to mind in the language that was chosen', async () => {
    await app.call('PUT', '/api/auth/language', { cookie, body: { language: 'fr' } });
    const day = dayAfter(app.platform.services.clock.today(), 50);
    await world.jobOn('Mill roof', dayAfter(day, 1));
    await roundAt(day, '17:30');
    const mail = await until('the reminder is there', async () => mailed()[0]);
    expect((await readMail(mail)).subject).toMatch(/chantier/);
  });
  it('are none where nothing starts, or nobody wants to hear of it', async () => {
    const day = dayAfter(app.platform.services.clock.today(), 60);
    await roundAt(day, '17:30');
    await world.jobOn('Shed', dayAfter(day, 1));
    await choose({ jobReminders: false });
    await roundAt(day, '17:30');
    await until('others are told', async () => app.mail.received.length > 0);
    expect(mailed()).toEqual([]);
  });
});
