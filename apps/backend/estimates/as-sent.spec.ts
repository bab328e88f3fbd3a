// What sending would send, shown in a frame: the same e-mail with the words that stand in the form,
// the same paper; for staff only, and nothing is sent.
import { beforeAll, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let id: number;
beforeAll(async () => {
  const client = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Ida Penn', email: 'ida@client.example', language: 'es' },
  });
  const draft = await app.call<Estimate>('POST', '/api/estimates', {
    body: {
      clientId: client.body.id,
      projectTitle: 'Porch roof',
      serviceAddress: '1 Oak St',
      validUntil: '2099-12-31',
      lineItems: [{ description: 'Shingles', quantity: 3, rate: '100.00' }],
    },
  });
  id = draft.body.id;
});

const shown = (query: string, as?: 'anonymous') =>
  app.call('GET', `/api/estimates/${id}/as-sent?${query}`, as ? { as } : {});

it('the e-mail has the words of the form, in the client’s language, as of one that is sent', async () => {
  const { status, text, headers } = await shown('part=email&message=Como%20hablamos');
  expect(status).toBe(200);
  expect(text).toContain('Como hablamos');
  expect(text).toContain('<html lang="es"');
  expect(text).toContain('$300.00');
  const policy = headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox; default-src 'none'/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(app.mail.received).toEqual([]);
});

it('the e-mail is light, also where whoever looks has a dark screen', async () => {
  const { text } = await shown('part=email');
  expect(text).not.toContain('prefers-color-scheme');
  expect(text).not.toContain('light dark');
});

it('the usual words stand where none are written', async () => {
  expect((await shown('part=email')).text).toContain('revise su cotización');
});

it('the paper is what is printed', async () => {
  const { text } = await shown('part=paper');
  expect(text).toContain('Porch roof');
  expect(text).toContain('@page');
});

it('nobody else may look, and what is not there is not shown', async () => {
  expect((await shown('part=email', 'anonymous')).status).toBe(401);
  expect((await app.call('GET', '/api/estimates/99999/as-sent?part=email')).status).toBe(404);
  expect((await shown('part=soup')).status).toBe(400);
});
