// Specs of the inbox's door: only admins come in, because links for passwords lie there, and
// sending others away is no defect.
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { SMTP_URL: '' } });
const OTHERS = ['estimator', 'scheduler', 'bookkeeper', 'auditor', 'client'];
const cookies: string[] = [];
beforeAll(async () => {
  for (const role of OTHERS) {
    const [email, password] = [`${role}@people.example`, 'otter ladder cloud tin'];
    await app.call('POST', '/api/users', {
      body: { email, firstName: 'Ana', lastName: 'Ruiz', role, password },
    });
    cookies.push(await app.signIn(email, password));
  }
});

it('opens to admins, sends others away, and none of it is a defect', async () => {
  const at = async (address: string, options: object) =>
    (await app.call('GET', address, options)).status;
  expect(await at('/dev/inbox', {})).toBe(200);
  for (const cookie of cookies)
    for (const address of ['', '/1', '/1/html', '/1/raw', '/1/attachments/0'])
      expect(await at(`/dev/inbox${address}`, { cookie })).toBe(403);
  const [estimator] = cookies;
  expect((await app.call('POST', '/dev/inbox/clear', { cookie: estimator! })).status).toBe(403);
  const said = await app.call('GET', '/dev/inbox', { cookie: estimator! });
  expect(said.text).toContain('<p>Only admins can see the inbox');
  expect(await at('/dev/inbox', { as: 'anonymous' })).toBe(302);
  expect(await at('/dev/inbox/999', {})).toBe(404);
  expect(app.logged.filter((line) => line.includes('ERR_HTTP_HEADERS_SENT'))).toEqual([]);
  expect(app.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual(
    [],
  );
});
