// What a client agrees to, from the first estimate on, is what was sent: terms and signature rule
// stay those of the sending, on the page, in the approval and for drafts that were not sent yet.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type { Estimate, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { USUAL_SETTINGS } from '../company/read-models/estimate-settings.ts';
import { estimateDocument } from './estimate-document.ts';
import { estimateById } from './read-models/estimate-details.ts';

const app = useTestApp();
let client: Client;
let settings: Record<string, unknown>;
beforeAll(async () => {
  client = (
    await app.call<Client>('POST', '/api/clients', {
      body: { name: 'Dana Whitfield', email: 'dana@client.example' },
    })
  ).body;
  settings = (await app.call<typeof settings>('GET', '/api/company/estimate-settings')).body;
});

const written = (more: object = {}) => ({
  clientId: client.id,
  projectTitle: 'Roof',
  serviceAddress: '1 Oak St',
  validUntil: '2099-12-31',
  lineItems: [{ description: 'Shingles', quantity: 1, rate: '100.00' }],
  ...more,
});
const change = (more: object) =>
  app.call('PUT', '/api/company/estimate-settings', { body: { ...settings, ...more } });
const draft = async (): Promise<Estimate> =>
  (await app.call<Estimate>('POST', '/api/estimates', { body: written() })).body;
const send = async ({ id }: Estimate): Promise<Estimate> =>
  (await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })).body;
const seenBy = async ({ estimateNumber }: Estimate): Promise<PublicEstimate['approval']> =>
  (
    await app.call<PublicEstimate>('GET', `/api/estimates/number/${estimateNumber}`, {
      as: 'anonymous',
    })
  ).body.approval;
const approve = ({ id, estimateNumber }: Estimate, body: object = {}) =>
  app.call<{ code?: string }>('POST', `/api/estimates/${id}/approve-option`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': estimateNumber },
    body,
  });

describe('a company that never said otherwise', () => {
  const evidenceOf = async ({ id }: Estimate) =>
    (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body.evidence;

  it('asks for a name under terms of its own language, and keeps both', async () => {
    const one = await send(await draft());
    const { consentVersion, ...asked } = await seenBy(one);
    expect(asked).toMatchObject({
      signatureRequired: true,
      terms: expect.stringContaining('sign it on paper'),
      spanish: { terms: expect.stringContaining('en papel') },
      french: { terms: expect.stringContaining('sur papier') },
    });
    for (const unsigned of [{ signedName: '', consentVersion }, { consentVersion: 0 }])
      expect((await approve(one, unsigned)).body.code).toBe('signature-missing');
    expect((await approve(one, { signedName: 'Dana Whitfield', consentVersion })).status).toBe(200);
    expect(await evidenceOf(one)).toMatchObject({ name: 'Dana Whitfield', consentVersion });
  });
  it('takes a call that says nothing of terms, and records that there was no name', async () => {
    const one = await send(await draft());
    expect((await approve(one)).status).toBe(200);
    expect(await evidenceOf(one)).toMatchObject({ name: '', consentVersion: 0 });
    // On paper there stands no name as if it were a signature.
    const { services } = app.platform;
    const row = (await estimateById(services.db, one.id))!;
    const { html } = estimateDocument({
      row,
      company: UNKNOWN,
      settings: USUAL_SETTINGS,
      language: 'en',
      clock: services.clock,
    });
    expect(/<div class="signed">.*?<\/div>/s.exec(html)![0]).not.toContain('class="name"');
  });
});

describe('terms that come after a sending', () => {
  it('end calls that say nothing of terms, also for what was sent before', async () => {
    const before = await send(await draft());
    await change({ signatureRequired: true, terms: 'Strict from here on' });
    expect((await approve(before)).body.code).toBe('signature-missing');
    expect((await approve(before, { signedName: 'Dana Whitfield' })).status).not.toBe(200);
    const { consentVersion } = await seenBy(before);
    const signed = { signedName: 'Dana Whitfield', consentVersion };
    expect((await approve(before, signed)).status).toBe(200);
  });
  it('reach an open estimate only with a new version of it', async () => {
    await change({ signatureRequired: false, terms: '' });
    const [unsent, one, revised] = [
      await draft(),
      await send(await draft()),
      await send(await draft()),
    ];
    await change({ signatureRequired: true, terms: 'Came later', depositText: 'By check' });

    // How a deposit is paid is nothing that anybody agrees to: it is today's.
    for (const before of [one, revised])
      expect(await seenBy(before)).toMatchObject({
        signatureRequired: false,
        terms: '',
        depositText: 'By check',
      });
    await send(one);
    expect(await seenBy(one)).toMatchObject({ signatureRequired: false });
    expect((await approve(one)).status).toBe(200);

    await app.call('PUT', `/api/estimates/${revised.id}`, {
      body: written({ projectTitle: 'Bigger roof' }),
    });
    await send(unsent);
    for (const after of [revised, unsent])
      expect(await seenBy(after)).toMatchObject({ signatureRequired: true, terms: 'Came later' });
    expect((await approve(revised)).body.code).toBe('signature-missing');
  });
});
