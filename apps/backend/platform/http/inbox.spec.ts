// Specs of the inbox's door: only staff come in, and sending others away is no defect.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';

let app: TestApp;
let client: string;
beforeAll(async () => {
  app = await openTestApp({ env: { SMTP_URL: '' } });
  const [email, password] = ['ana@people.example', 'otter ladder cloud tin'];
  await app.call('POST', '/api/users', {
    body: { email, firstName: 'Ana', lastName: 'Ruiz', role: 'client', password },
  });
  client = await app.signIn(email, password);
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

it('opens to staff, sends others away, and none of it is a defect', async () => {
  const at = async (address: string, options: object) =>
    (await app.call('GET', address, options)).status;
  expect(await at('/dev/inbox', {})).toBe(200);
  expect(await at('/dev/inbox', { cookie: client })).toBe(403);
  expect(await at('/dev/inbox/1', { cookie: client })).toBe(403);
  expect(await at('/dev/inbox', { as: 'anonymous' })).toBe(302);
  expect(await at('/dev/inbox/999', {})).toBe(404);
  expect(app.logged.filter((line) => line.includes('ERR_HTTP_HEADERS_SENT'))).toEqual([]);
  expect(app.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual(
    [],
  );
});
