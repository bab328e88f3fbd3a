// Change orders over HTTP: further estimates on a job, and what their clients are told of the
// contract.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { Job, JobDetails, JobHistoryEntry } from '@purlin/contracts/job-shapes.ts';
import { usualChangeIntro } from '@purlin/domain/shared/intro-message.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { USUAL_SETTINGS } from '../company/read-models/estimate-settings.ts';
import { estimateDocument } from '../estimates/estimate-document.ts';
import { estimateEmail } from '../estimates/estimate-email.ts';
import { offerById } from '../estimates/read-models/sent-offer.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { estimateSteps, ridgeVent } from '../../../tools/vitest/estimate-steps.ts';
import { openJobWorld } from '../../../tools/vitest/job-world.ts';

let app: TestApp;
let clientId: number;
beforeAll(async () => {
  ({ app, clientId } = await openJobWorld());
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const { estimate, estimateWith, convert, jobsOf } = estimateSteps(
  () => app,
  () => clientId,
);
const typed = ridgeVent;

describe('a change order', () => {
  it('tells its client what the contract was and will be, on the page, in the e-mail and on paper', async () => {
    const { id: jobId } = (await convert(await estimate('send', 'approve'))).body;
    const [first, second] = [
      await estimateWith({ changesJobId: jobId }, 'send', 'approve'),
      await estimateWith({ changesJobId: jobId }, 'send'),
    ];
    const { services } = app.platform;
    const seen = async (id: number) => {
      const row = (await offerById(services.db, id))!;
      const made = {
        row,
        company: row.company ?? UNKNOWN,
        language: 'en',
        contractBeforeCents: row.contractBeforeCents,
      } as const;
      const { text } = estimateEmail({ ...made, link: '' }, { subject: '', message: 'See below' });
      const { html } = estimateDocument({
        ...made,
        settings: USUAL_SETTINGS,
        clock: services.clock,
      });
      const { body } = await app.call<PublicEstimate>(
        'GET',
        `/api/estimates/number/${row.number}`,
        {
          as: 'anonymous',
        },
      );
      return { page: body.contractBefore, intro: body.introMessage, text, html };
    };
    const { page, intro, text, html } = await seen(second);
    expect(page).toBe('200.00');
    expect(intro).toBe(usualChangeIntro.en);
    for (const words of [
      'a change to our existing contract',
      'Current contract total',
      '$200.00',
      '$300.00',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    // What was agreed to says for ever what was agreed before it.
    expect((await seen(first)).page).toBe('100.00');
    expect((await seen(await estimate('send'))).page).toBeNull();
    expect((await seen(await estimate('send'))).html).not.toContain('Current contract total');
  });
  it('on a job without an estimate is for its client the first that is agreed', async () => {
    const { id: jobId } = (
      await app.call<Job>('POST', '/api/jobs', { body: { ...typed, clientId } })
    ).body;
    const before = async (id: number) =>
      (await offerById(app.platform.services.db, id))!.contractBeforeCents;
    const first = await estimateWith({ changesJobId: jobId }, 'send', 'approve');
    expect(await before(first)).toBeNull();
    expect(await before(await estimateWith({ changesJobId: jobId }, 'send'))).toBe(10_000);
  });
  it('raises the contract when it is approved, and makes no second job', async () => {
    const { id: jobId } = (await convert(await estimate('send', 'approve'))).body;
    const contract = async () =>
      (await app.call<JobDetails>('GET', `/api/jobs/${jobId}`)).body.contract;
    expect(await contract()).toEqual({ estimate: '100.00', changes: [], total: '100.00' });
    const change = await estimateWith({ changesJobId: jobId }, 'send');
    expect(await contract()).toMatchObject({
      changes: [{ id: change, status: 'sent', total: '100.00' }],
      total: '100.00',
    });
    await app.call('POST', `/api/estimates/${change}/approve-option`, { body: {} });
    expect(await contract()).toMatchObject({ total: '200.00' });
    const [newest] = (await app.call<JobHistoryEntry[]>('GET', `/api/jobs/${jobId}/history`)).body;
    expect(newest).toMatchObject({
      by: 'Dana Whitfield',
      summary: 'Change order approved: New ridge vent, $100.00',
    });
    const inSpanish = { headers: { 'accept-language': 'es' } };
    const [enEspanol] = (
      await app.call<JobHistoryEntry[]>('GET', `/api/jobs/${jobId}/history`, inSpanish)
    ).body;
    expect(enEspanol?.summary).toMatch(/^Orden de cambio aprobada: New ridge vent, /);
    expect(await convert<{ code: string }>(change)).toMatchObject({
      status: 409,
      body: { code: 'estimate-is-change-order' },
    });
    expect(await jobsOf(change)).toEqual([]);
    expect((await app.call('GET', `/api/estimates/${change}`)).body).toMatchObject({ jobId: null });
  });
  it('is not approved any more once its job was cancelled', async () => {
    const { id: jobId } = (await convert(await estimate('send', 'approve'))).body;
    const change = await estimateWith({ changesJobId: jobId }, 'send');
    const { estimateNumber } = (
      await app.call<{ estimateNumber: string }>('GET', `/api/estimates/${change}`)
    ).body;
    await app.call('POST', `/api/jobs/${jobId}/cancel`, { body: { reason: 'Sold the house' } });
    const code = 'change-order-job-cancelled';
    expect(
      await app.call('POST', `/api/estimates/${change}/approve-option`, {
        as: 'anonymous',
        headers: { 'x-estimate-number': estimateNumber },
        body: {},
      }),
    ).toMatchObject({ status: 409, body: { code } });
    expect(
      await app.call('POST', `/api/estimates/${change}/record-approval`, {
        body: { how: 'phone', reason: 'She called' },
      }),
    ).toMatchObject({ status: 409, body: { code } });
  });
  it('is for a job that is there, and for its client', async () => {
    const { id: changesJobId } = (await convert(await estimate('send', 'approve'))).body;
    const other = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Lee', email: 'lee@client.example' },
    });
    const draft = async (body: object) =>
      (
        await app.call<{ code: string }>('POST', '/api/estimates', {
          body: { clientId, projectTitle: 'More', serviceAddress: '1 Oak St', ...body },
        })
      ).body.code;
    expect(await draft({ changesJobId: 987_654 })).toBe('change-order-job-unknown');
    expect(await draft({ changesJobId, clientId: other.body.id })).toBe(
      'change-order-other-client',
    );
  });
});
