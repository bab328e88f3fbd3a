// A company of one's own starts with nothing invented: no licence number, telephone or address of
// the demo's; what is printed leaves no gap, and sending asks for the licence.
import { expect, it } from 'vitest';
import type { Company } from '@purlin/contracts/company-details.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { DEMO_BUSINESS, readConfig } from '../platform/config.ts';

// Empty variables count as unset.
const unset = Object.fromEntries(Object.keys(DEMO_BUSINESS).map((name) => [name, ''] as const));
const app = useTestApp({ env: unset });

it('has neither licence number, nor telephone, nor address, and the admin is its office', async () => {
  const { body } = await app.call<Company>('GET', '/api/company');
  expect(body).toMatchObject({
    name: 'Roofing Company',
    phone: '',
    email: ADMIN.email,
    address: '',
    ccbNumber: '',
  });
});

it('the demo company keeps its own, and what an operator sets goes before both', () => {
  expect(readConfig({ SEED: 'demo' })).toMatchObject(DEMO_BUSINESS);
  expect(
    readConfig({ SEED: 'none', BUSINESS_NAME: 'Ridgeline', BUSINESS_CCB_NUMBER: '246810' }),
  ).toMatchObject({ BUSINESS_NAME: 'Ridgeline', BUSINESS_CCB_NUMBER: '246810' });
});

it.each(['ADMIN_EMAIL', 'BUSINESS_EMAIL'])('%s is an address that mail servers take', (name) => {
  expect(readConfig({ [name]: 'fern&son@roof.example' })).toMatchObject({
    [name]: 'fern&son@roof.example',
  });
  const tooLong = `${'a'.repeat(65)}@roof.example`;
  for (const wrong of ['roof.example', 'a..b@roof.example', tooLong])
    expect(() => readConfig({ [name]: wrong })).toThrow(`${name}: set it to an e-mail address`);
});

it('an e-mail leaves out what nobody has said', async () => {
  const address = 'amara@client.example';
  const form = {
    name: 'Amara Nwosu',
    email: address,
    subject: 'other',
    message: 'Do you clean?',
  };
  const sent = await app.call('POST', '/api/contact', { as: 'anonymous', body: form });
  expect(sent.status, sent.text).toBe(201);
  const received = await until('the receipt', async () =>
    app.mail.received.find(({ to }) => to[0] === address),
  );
  const { text = '' } = await readMail(received);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Please call us. To add anything');
  expect(text).not.toMatch(/CCB|000000|555-0123|Eugene|demo|none/);
});

it('an estimate does not go out before there is a licence number', async () => {
  const client = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Ines Roth', email: 'ines@client.example' },
  });
  const draft = await app.call<{ id: number }>('POST', '/api/estimates', {
    body: {
      clientId: client.body.id,
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      items: [{ description: 'Shingles', quantity: '1', unit: 'each', unitPrice: '100' }],
    },
  });
  expect(draft.status, draft.text).toBe(201);
  const sent = await app.call('POST', `/api/estimates/${draft.body.id}/send`, {
    body: { subject: '', message: '' },
  });
  expect(sent).toMatchObject({ status: 409, body: { code: 'ccb-number-missing' } });
});

it('whoever saves the details says a telephone number', async () => {
  const { timeZone: _, ...body } = (await app.call<Company>('GET', '/api/company')).body;
  expect(await app.call('PUT', '/api/company', { body })).toMatchObject({
    status: 400,
    body: { errors: { phone: 'Please enter the phone number' } },
  });
  expect(await app.call('PUT', '/api/company', { body: { ...body, phone: 'abc' } })).toMatchObject({
    status: 400,
    body: { errors: { phone: expect.stringContaining('valid phone number') } },
  });
});

it('says what is still to be set up', async () => {
  const asked = () => app.call<object>('GET', '/api/company/set-up');
  expect((await asked()).body).toEqual({ demo: false, details: false, licence: false, mail: true });
  const body = {
    name: 'Ridgeline Roofing',
    phone: '(541) 555-0100',
    email: ADMIN.email,
    address: '',
    ccbNumber: '246810',
  };
  expect((await app.call('PUT', '/api/company', { body })).status).toBe(200);
  expect((await asked()).body).toEqual({ demo: false, details: true, licence: true, mail: true });
});
