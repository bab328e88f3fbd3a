// The life of an estimate over HTTP: revised, answered with evidence, withdrawn, archived,
// duplicated, asked about; and what the figures say of it.
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  Estimate,
  EstimateSummary,
  Metrics,
  HistoryEntry,
  LineItem,
  PublicEstimate,
  StaffEstimateOption,
} from '@purlin/contracts/estimate-shapes.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { headlineTotals } from '@purlin/domain/estimates/offer.ts';
import type { CallOptions } from '../../../tools/vitest/callers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { fingerprintOf } from './canonical-document.ts';
import { estimateById } from './read-models/estimate-details.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana Whitfield', email: 'dana@client.example', phone: '541-555-0141' },
    })
  ).body.id;
});

const line = (description: string, rate: string) => ({
  description,
  quantity: 1,
  rate,
  cost: '10.00',
});
const single = (more: object = {}) => ({
  clientId,
  projectTitle: 'Roof',
  serviceAddress: '1 Oak St',
  validUntil: '2099-12-31',
  internalNotes: 'secret margin',
  lineItems: [line('Shingles', '100.00')],
  ...more,
});
const packages = () =>
  single({
    estimateType: 'multi_option',
    lineItems: [],
    deposit: { kind: 'percent', value: '10' },
    estimateOptions: [
      { title: 'Good', order: 0, lineItems: [line('3-tab', '100.00')] },
      { title: 'Better', order: 1, lineItems: [line('Architectural', '200.00')] },
    ],
  });
const post = async <T = Estimate>(
  path: string,
  body: object = {},
  more: Omit<CallOptions, 'body'> = {},
) => app.call<T>('POST', `/api/estimates${path}`, { body, ...more });
const draft = async (body: object = single()): Promise<Estimate> => (await post('', body)).body;
const sent = async (body: object = single()): Promise<Estimate> =>
  (await post(`/${(await draft(body)).id}/send`)).body;
const details = async (id: number): Promise<Estimate> =>
  (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body;
/** As the client who holds the number. */
const asClient = (
  { estimateNumber }: Pick<Estimate, 'estimateNumber'>,
  headers: Record<string, string> = {},
) => ({ as: 'anonymous' as const, headers: { 'x-estimate-number': estimateNumber, ...headers } });
const code = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { code?: string }).code,
];

describe('a draft', () => {
  it("is edited in place, keeps its number and gets the client's record as it is now", async () => {
    const first = await draft();
    const changed = await app.call<Estimate>('PUT', `/api/estimates/${first.id}`, {
      body: single({
        projectTitle: 'Bigger roof',
        lineItems: [
          { ...line('Shingles', '150.00'), id: first.lineItems[0]!.id },
          line('Vent', '20.00'),
        ],
      }),
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      status: 'draft',
      revision: 1,
      revisedAt: null,
      estimateNumber: first.estimateNumber,
      projectTitle: 'Bigger roof',
      total: '170.00',
      clientName: 'Dana Whitfield',
    });
    expect(
      changed.body.lineItems.map(({ id, cost, estimateId }) => [id, cost, estimateId]),
    ).toEqual([
      [1, '10.00', first.id],
      [2, '10.00', first.id],
    ]);
  });
  it(
    'with options gets another option and a line in it; totals are those of the recommended ' +
      'option',
    async () => {
      const { id, estimateOptions, total, deposit } = await draft(packages());
      expect([
        total,
        deposit,
        estimateOptions.map(({ title, recommended, total: of }) => [title, recommended, of]),
      ]).toEqual([
        '200.00',
        '20.00',
        [
          ['Good', false, '100.00'],
          ['Better', true, '200.00'],
        ],
      ]);
      const best = await post<StaffEstimateOption>(`/${id}/options`, {
        title: 'Best',
        description: 'Metal',
        order: 2,
      });
      expect([best.status, best.body]).toMatchObject([
        200,
        { title: 'Best', estimateId: id, recommended: false, subtotal: '0.00', lineItems: [] },
      ]);
      const added = await app.call<LineItem>('POST', '/api/line-items', {
        body: { ...line('Standing seam', '300.00'), estimateOptionId: best.body.id },
      });
      expect([added.status, added.body]).toMatchObject([
        200,
        { estimateId: id, estimateOptionId: best.body.id, total: '300.00' },
      ]);
      expect(added.body).not.toHaveProperty('cost');
      const options = (await app.call<StaffEstimateOption[]>('GET', `/api/estimates/${id}/options`))
        .body;
      expect(
        options.map((option) => [option.title, option.total, option.lineItems.length]),
      ).toEqual([
        ['Good', '100.00', 1],
        ['Better', '200.00', 1],
        ['Best', '300.00', 1],
      ]);
      expect((await details(id)).total).toBe('200.00');
    },
  );
  it('is not written for an archived client, but stays theirs', async () => {
    const client = (
      await app.call<{ id: number }>('POST', '/api/clients', {
        body: { name: 'Sam Ortega', email: 'sam@client.example' },
      })
    ).body;
    const { id } = await draft(single({ clientId: client.id }));
    expect(
      (await app.call<{ removed: string }>('DELETE', `/api/clients/${client.id}`)).body.removed,
    ).toBe('archived');
    expect(code(await post('', single({ clientId: client.id })))).toEqual([409, 'client-archived']);
    expect(
      (
        await app.call('PUT', `/api/estimates/${id}`, {
          body: single({ clientId: client.id, projectTitle: 'Bigger roof' }),
        })
      ).status,
    ).toBe(200);
  });
  it('is deleted without a trace in the lists and figures; a repeat says the same', async () => {
    const before = (await app.call<Metrics>('GET', '/api/dashboard/metrics')).body;
    const { id } = await draft();
    for (let n = 0; n < 2; n++)
      expect((await app.call('DELETE', `/api/estimates/${id}`)).body).toEqual({
        id,
        outcome: 'deleted',
        message: 'Draft deleted.',
      });
    expect((await app.call('GET', `/api/estimates/${id}`)).status).toBe(404);
    expect(
      (await app.call<EstimateSummary[]>('GET', '/api/estimates')).body.map((one) => one.id),
    ).not.toContain(id);
    expect((await app.call<Metrics>('GET', '/api/dashboard/metrics')).body).toEqual(before);
  });
  it('is written as a duplicate: same content, new number, valid as long as the settings say', async () => {
    const source = await sent(packages());
    const copy = (await post(`/${source.id}/duplicate`)).body;
    expect(copy).toMatchObject({
      status: 'draft',
      duplicateOf: source.id,
      projectTitle: source.projectTitle,
      total: source.total,
      internalNotes: 'secret margin',
      clientId,
    });
    expect(copy.id).not.toBe(source.id);
    expect(copy.estimateOptions.map(({ id, title }) => [id, title])).toEqual([
      [copy.id * 100 + 1, 'Good'],
      [copy.id * 100 + 2, 'Better'],
    ]);
    const { clock } = app.platform.services;
    expect(Date.parse(copy.validUntil!) - Date.parse(clock.today())).toBe(30 * 86_400_000);
    const other = (
      await app.call<{ id: number }>('POST', '/api/clients', {
        body: { name: 'Tom', email: 'tom@client.example' },
      })
    ).body.id;
    expect((await post(`/${source.id}/duplicate`, { clientId: other })).body).toMatchObject({
      clientId: other,
      clientName: 'Tom',
    });
    expect(code(await post('/999999/duplicate'))).toEqual([404, 'estimate-not-found']);
  });
});

describe('a sent estimate', () => {
  it('that is revised shows the client the new offer; an approval of the older one answers 412', async () => {
    const first = await sent();
    await app.call('PATCH', `/api/estimates/${first.id}/status`, {
      body: { status: 'viewed' },
      ...asClient(first),
    });
    const revised = await app.call<Estimate>('PUT', `/api/estimates/${first.id}`, {
      body: single({ lineItems: [line('Shingles', '90.00')] }),
    });
    expect(revised.body).toMatchObject({
      status: 'sent',
      revision: 2,
      total: '90.00',
      emailState: 'none',
      viewedAt: null,
    });
    expect(revised.body.revisedAt).not.toBeNull();
    expect(
      (
        await app.call<PublicEstimate>('GET', `/api/estimates/number/${first.estimateNumber}`, {
          as: 'anonymous',
        })
      ).body,
    ).toMatchObject({ revision: 2, total: '90.00' });
    expect(
      code(await post(`/${first.id}/approve-option`, { revision: 1 }, asClient(first))),
    ).toEqual([412, 'estimate-changed']);
    expect(
      (await post<PublicEstimate>(`/${first.id}/approve-option`, { revision: 2 }, asClient(first)))
        .body,
    ).toMatchObject({ status: 'accepted', total: '90.00' });
  });
  it('stays with the client it was sent to', async () => {
    const { id } = await sent();
    const other = (
      await app.call<{ id: number }>('POST', '/api/clients', {
        body: { name: 'Else', email: 'else@client.example' },
      })
    ).body.id;
    expect(
      code(await app.call('PUT', `/api/estimates/${id}`, { body: single({ clientId: other }) })),
    ).toEqual([409, 'client-fixed']);
    await app.call('PATCH', `/api/clients/${clientId}`, { body: { phone: '541-555-0199' } });
    expect(
      (
        await app.call<Estimate>('PUT', `/api/estimates/${id}`, {
          body: single({ projectTitle: 'Other' }),
        })
      ).body,
    ).toMatchObject({ clientPhone: '541-555-0141', projectTitle: 'Other' });
  });
  it('loses its old link when the link is replaced', async () => {
    const first = await sent();
    const replaced = (await post(`/${first.id}/replace-link`)).body;
    expect(replaced.estimateNumber).not.toBe(first.estimateNumber);
    const old = await app.call('GET', `/api/estimates/number/${first.estimateNumber}`, {
      as: 'anonymous',
    });
    expect(code(old)).toEqual([404, 'link-replaced']);
    expect(JSON.stringify(old.body)).not.toContain(replaced.estimateNumber);
    expect((await post(`/${first.id}/approve-option`, {}, asClient(first))).status).toBe(401);
    expect((await post(`/${first.id}/approve-option`, {}, asClient(replaced))).status).toBe(200);
  });
  it('is withdrawn and cannot be answered, put back and can; archived it leaves the list', async () => {
    const one = await sent();
    expect((await post(`/${one.id}/withdraw`, { reason: 'Prices went up' })).body.withdrawn).toBe(
      true,
    );
    expect(
      (
        await app.call<PublicEstimate>('GET', `/api/estimates/number/${one.estimateNumber}`, {
          as: 'anonymous',
        })
      ).body,
    ).toMatchObject({ withdrawn: true, status: 'sent' });
    expect(code(await post(`/${one.id}/approve-option`, {}, asClient(one)))).toEqual([
      409,
      'estimate-withdrawn',
    ]);
    expect((await post(`/${one.id}/reinstate`)).body.withdrawn).toBe(false);
    expect((await post(`/${one.id}/extend`, { validUntil: '2099-11-30' })).body.validUntil).toBe(
      '2099-11-30',
    );
    const removed = await app.call<{ outcome: string }>('DELETE', `/api/estimates/${one.id}`);
    expect(removed.body).toMatchObject({ outcome: 'archived' });
    const ids = async (query: string) =>
      (await app.call<EstimateSummary[]>('GET', `/api/estimates?${query}`)).body.map(
        ({ id }) => id,
      );
    expect([
      (await ids('')).includes(one.id),
      (await ids('archived=true')).includes(one.id),
    ]).toEqual([false, true]);
    expect(code(await post(`/${one.id}/approve-option`, {}, asClient(one)))).toEqual([
      409,
      'estimate-withdrawn',
    ]);
    expect((await post(`/${one.id}/restore`)).body).toMatchObject({
      archived: false,
      withdrawn: true,
    });
  });
});

describe('an answer', () => {
  it('keeps who gave it, from where, and the fingerprint of what was seen', async () => {
    const one = await sent(packages());
    const chosen = one.estimateOptions[0]!;
    const answer = await post<PublicEstimate>(
      `/${one.id}/approve-option`,
      { optionId: chosen.id, clientMessage: 'Go', signedName: 'Dana W' },
      asClient(one, { 'user-agent': 'Spec/1.0' }),
    );
    expect(answer.body).toMatchObject({
      status: 'accepted',
      selectedOptionId: chosen.id,
      total: '100.00',
      clientMessage: 'Go',
    });
    expect(answer.body).not.toHaveProperty('evidence');
    const { evidence, total, answeredAt } = await details(one.id);
    expect(evidence).toMatchObject({
      how: 'page',
      name: 'Dana W',
      ip: '127.0.0.1',
      userAgent: 'Spec/1.0',
      consentVersion: 0,
      revision: 1,
      recordedBy: null,
      at: answeredAt,
    });
    expect(total).toBe('100.00');
    const row = (await estimateById(app.platform.services.db, one.id))!;
    expect(evidence!.documentSha256).toBe(
      fingerprintOf({ ...row, offered: headlineTotals(row.options, row.lines, row) }, null)
        .documentSha256,
    );
  });
  it('is written down by staff with how and why, and is no news to them', async () => {
    const one = await sent();
    const before = (await app.call<Notification[]>('GET', '/api/notifications')).body.length;
    const recorded = await post(`/${one.id}/record-approval`, {
      how: 'phone',
      name: 'Dana',
      reason: 'Called at noon',
    });
    expect(recorded.body).toMatchObject({
      status: 'accepted',
      evidence: { how: 'phone', name: 'Dana', reason: 'Called at noon', recordedBy: 'First Admin' },
    });
    expect((await app.call<Notification[]>('GET', '/api/notifications')).body).toHaveLength(before);
    const onPage = await sent();
    await post(
      `/${onPage.id}/approve-option`,
      {},
      { headers: { 'x-estimate-number': onPage.estimateNumber } },
    );
    expect((await details(onPage.id)).evidence).toMatchObject({
      how: 'staff',
      recordedBy: 'First Admin',
    });
  });
  it('needs a name and the consent when the company says so, and keeps the text that was shown', async () => {
    const settings = (
      await app.call<Record<string, unknown>>('GET', '/api/company/estimate-settings')
    ).body;
    const change = (more: object) =>
      app.call<{ consentVersion: number }>('PUT', '/api/company/estimate-settings', {
        body: { ...settings, ...more },
      });
    const { consentVersion } = (
      await change({ signatureRequired: true, terms: 'Half now, half later' })
    ).body;
    const one = await sent();
    expect(
      (
        await app.call<PublicEstimate>('GET', `/api/estimates/number/${one.estimateNumber}`, {
          as: 'anonymous',
        })
      ).body.approval,
    ).toMatchObject({ signatureRequired: true, terms: 'Half now, half later', consentVersion });
    for (const missing of [{}, { signedName: 'Dana' }, { consentVersion }])
      expect(code(await post(`/${one.id}/approve-option`, missing, asClient(one)))).toEqual([
        409,
        'signature-missing',
      ]);
    const approveAs = (version: number) =>
      post<{ message: string }>(
        `/${one.id}/approve-option`,
        { signedName: 'Dana', consentVersion: version },
        asClient(one),
      );
    // What was sent holds: terms that came later, or that nobody was ever shown, do not.
    const now = (await change({ signatureRequired: true, terms: 'All now' })).body.consentVersion;
    for (const version of [now, 999])
      expect(code(await approveAs(version))).toEqual([412, 'terms-changed']);
    expect((await approveAs(consentVersion)).status).toBe(200);
    expect((await details(one.id)).evidence).toMatchObject({ name: 'Dana', consentVersion });
    expect((await change({ signatureRequired: false })).status).toBe(200);
  });
});

describe('a job', () => {
  const asJob = { title: 'Roof', address: '1 Oak St', scheduledStartDate: '2099-03-09' };
  it('is made of an accepted estimate only, and of the option that was chosen', async () => {
    const one = await sent(packages());
    expect(code(await post(`/${one.id}/convert-to-job`, asJob))).toEqual([
      409,
      'estimate-not-accepted',
    ]);
    const chosen = one.estimateOptions[0]!;
    await post(`/${one.id}/approve-option`, { optionId: chosen.id }, asClient(one));
    expect(await details(one.id)).toMatchObject({
      status: 'accepted',
      selectedOptionId: chosen.id,
      total: chosen.total,
      deposit: chosen.deposit,
      subtotal: chosen.subtotal,
    });
    const job = await post<{ estimateId: number; title: string; client: { name: string } }>(
      `/${one.id}/convert-to-job`,
      { ...asJob, title: '', budget: '' },
    );
    expect(job.status).toBe(400);
    expect((await post(`/${one.id}/convert-to-job`, asJob)).body).toMatchObject({
      estimateId: one.id,
      clientId,
      client: { name: 'Dana Whitfield' },
      description: 'Option: Good',
    });
  });
});

describe('questions', () => {
  it('reach staff as notifications and are answered on the page', async () => {
    const one = await sent();
    const asked = await post<PublicEstimate>(
      `/${one.id}/questions`,
      { text: 'Which color?' },
      asClient(one),
    );
    expect(asked.body.questions).toMatchObject([
      { id: 1, kind: 'question', text: 'Which color?', answer: null },
    ]);
    const [newest] = (await app.call<Notification[]>('GET', '/api/notifications')).body;
    expect(newest).toMatchObject({
      kind: 'question_asked',
      title: 'Dana Whitfield · Roof: Asked a question',
      text: 'Which color?',
      path: `/estimates/${one.id}`,
      estimateId: one.id,
      read: false,
    });
    expect(
      (await app.call<EstimateSummary[]>('GET', `/api/estimates?q=${one.estimateNumber}`)).body[0],
    ).toMatchObject({ openQuestions: 1 });
    expect(
      (
        await app.call<{ count: number }>('POST', '/api/notifications/read', {
          body: { upTo: newest!.id },
        })
      ).body.count,
    ).toBe(0);
    expect(
      (await app.call<Notification[]>('GET', '/api/notifications?q=COLOR')).body,
    ).toMatchObject([{ id: newest!.id, read: true }]);
    const answered = await post(`/${one.id}/answers`, { questionId: 1, text: 'Any of ten' });
    expect(answered.body.questions[0]).toMatchObject({ answer: 'Any of ten' });
    expect(
      (await app.call<EstimateSummary[]>('GET', `/api/estimates?q=${one.estimateNumber}`)).body[0],
    ).toMatchObject({ openQuestions: 0 });
    expect(
      (
        await app.call<PublicEstimate>('GET', `/api/estimates/number/${one.estimateNumber}`, {
          as: 'anonymous',
        })
      ).body.questions[0],
    ).toMatchObject({ answer: 'Any of ten' });
  });
});

describe('history', () => {
  it('tells everything in sentences', async () => {
    const one = await sent();
    await until('the e-mail left', async () => (await details(one.id)).emailState === 'accepted');
    await app.call('PUT', `/api/estimates/${one.id}`, {
      body: single({ lineItems: [line('Shingles', '90.00')] }),
    });
    await post(`/${one.id}/withdraw`, { reason: 'Out of stock' });
    await post(`/${one.id}/reinstate`);
    await post(`/${one.id}/record-approval`, { how: 'in_person', reason: 'At the house' });
    const sentences = (
      await app.call<HistoryEntry[]>('GET', `/api/estimates/${one.id}/history`)
    ).body.map(({ summary }) => summary);
    expect(sentences).toEqual([
      'Created for Dana Whitfield: Roof',
      'Emailed to dana@client.example, total $100.00',
      expect.stringContaining('Delivered to the mail server'),
      'Revision 2: 1 line, total $90.00',
      'Withdrawn: Out of stock',
      'Reinstated',
      'Approved for $90.00 in person (At the house)',
    ]);
  });
});

describe('templates', () => {
  it('keep lines under a name', async () => {
    const saved = await app.call<{ id: number; lineItems: unknown[] }>(
      'POST',
      '/api/estimate-templates',
      { body: { name: 'Tear-off', lineItems: [line('Tear-off', '145.00')] } },
    );
    expect([saved.status, saved.body]).toMatchObject([
      201,
      {
        name: 'Tear-off',
        lineItems: [{ description: 'Tear-off', rate: '145.00', cost: '10.00', total: '145.00' }],
      },
    ]);
    await app.call('PUT', `/api/estimate-templates/${saved.body.id}`, {
      body: { name: 'Tear-off, one layer', lineItems: [line('Tear-off', '150.00')] },
    });
    expect((await app.call('GET', '/api/estimate-templates?q=LAYER')).body).toMatchObject([
      { id: saved.body.id, name: 'Tear-off, one layer', lineItems: [{ rate: '150.00' }] },
    ]);
    expect((await app.call('DELETE', `/api/estimate-templates/${saved.body.id}`)).body).toEqual({
      id: saved.body.id,
    });
    expect((await app.call('GET', '/api/estimate-templates')).body).toEqual([]);
  });
});
