// A vendor reads of their jobs in the language that whoever signs in for them has chosen.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeData } from '../../../tools/vitest/app.ts';
import { openJobWorld, type JobWorld } from '../../../tools/vitest/job-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await openJobWorld();
});
afterAll(async () => {
  await world.app.close();
  removeData(world.app);
});

const GOOD = 'gutter lantern orchid';
/** Signs in for the vendor, and is written to in this language. */
async function acting(email: string, language: string): Promise<void> {
  const { app, vendorId, post } = world;
  const person = { email, firstName: 'Ben', lastName: 'Li', role: 'vendor', vendorId };
  await post('/api/users', { ...person, password: GOOD });
  const cookie = await app.signIn(email, GOOD);
  await app.call('PUT', '/api/auth/language', { cookie, body: { language } });
}
/** What the vendor is told of a job that they were assigned to. */
async function told(title: string): Promise<string> {
  const { app, vendorId, jobOn, post } = world;
  const id = await jobOn(title, '2031-03-04');
  await post(`/api/jobs/${id}/vendors`, { vendorId });
  const mail = await until(`mail about ${title}`, async () => {
    const mine = app.mail.received.filter(({ to }) => to.includes('ben@crane.example'));
    const read = await Promise.all(mine.map(readMail));
    return read.find(({ subject }) => subject?.includes(title));
  });
  return `${mail.subject}\n${mail.text}`;
}

it('is English before anybody has chosen', async () => {
  expect(await told('Barn')).toContain('You’re scheduled');
});

it('is what anybody who signs in for them chose, and first who reads that address', async () => {
  await acting(`${randomUUID()}@crane.example`, 'es');
  expect(await told('Mill')).toContain('Está asignado a Mill');
  await acting('ben@crane.example', 'fr');
  const french = await told('Shed');
  expect(french).toContain('Vous êtes à l’horaire pour Shed');
  expect(french).toMatch(/mars 2031/);
});
