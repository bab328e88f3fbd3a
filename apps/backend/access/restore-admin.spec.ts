// npm run restore-admin: the way back in for a company of which nobody can sign in.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { emptyPlace, query, run } from '../../../tools/vitest/backups.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { peopleOf } from './read-models/everybody.ts';
import { restoreAdmin } from './restore-admin.ts';

const app = useTestApp();
const signInWith = (email: string, password: string) =>
  app.call<SignedIn>('POST', '/api/login', { as: 'anonymous', body: { email, password } });

it('is a tool beside the running product; for a day they are no second person', async () => {
  const email = 'tool@people.example';
  const password = await restoreAdmin(email, app.platform.services);
  await app.platform.pool.query(
    "update read.user_list set role_given_by = 'system' where email = $1",
    [email],
  );
  const ran = await run('restore-admin', app, [email]);
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining(`${email} is an admin.`) });
  expect((await signInWith(email, password)).status).toBe(401);
  const [made] = /(?<=The password is )\S+/.exec(ran.out)!;
  const { body } = await signInWith(email, made);
  expect(body).toMatchObject({ role: 'admin', mustChoosePassword: true });
  const people = await peopleOf(app.platform.services.db);
  const now = app.platform.services.clock.now();
  expect(people.established(now)).not.toContain(actorOf(body.id));
});
it.each([
  ['with no address', ['somebody'], {}, 2, 'usage: npm run restore-admin'],
  ['with settings that cannot be', ['a@people.example'], { ROLE: 'king' }, 1, 'ROLE: set it'],
])('says what is wrong in a sentence: %s', async (_, args, env, code, says) => {
  const ran = await run('restore-admin', app, args, env);
  expect(ran).toMatchObject({ code, out: expect.stringMatching(`^${says}`) });
  expect(ran.out).not.toMatch(/^ +at /m);
});
it('adds nobody where no company is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restore-admin-spec-'));
  const place = await emptyPlace(folder);
  const ran = await run('restore-admin', place, ['new@people.example']);
  rmSync(folder, { recursive: true, force: true });
  expect(ran).toMatchObject({ code: 1, out: expect.stringMatching(/^No company found here\. /) });
  expect(ran.out).not.toMatch(/^ +at /m);
  expect(await query(place.databaseUrl, 'select from platform.credentials')).toEqual([]);
  // Nor are there queues.
  const jobs = "select from pg_namespace where nspname = 'jobs'";
  expect(await query(place.databaseUrl, jobs)).toEqual([]);
});
it('makes no database in a folder that is not the product’s', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'restore-admin-spec-'));
  const place = { databaseUrl: '', dataDir };
  const ran = await run('restore-admin', place, ['new@people.example']);
  const made = readdirSync(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  expect(ran).toMatchObject({ code: 1, out: expect.stringMatching(/^No company found here\. /) });
  expect(made).toEqual([]);
});
