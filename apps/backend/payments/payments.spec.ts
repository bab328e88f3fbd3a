// Vendor payments over HTTP: planned for a vendor and a job, approved once.
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentDetails, VendorPayment } from '@purlin/contracts/payments.ts';
import type { PaymentCounts } from '@purlin/contracts/payment-sums.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const app = useTestApp();
let vendorId: number;
let jobId: number;
const newVendor = async (name: string) =>
  (
    await app.call<Vendor>('POST', '/api/vendors', {
      body: { name, contactPerson: 'Ana Ruiz', email: 'ana@supply.example', phone: '1' },
    })
  ).body.id;

beforeAll(async () => {
  vendorId = await newVendor('Aster Roofing');
  const clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
  const draft = {
    clientId,
    projectTitle: 'Vent',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Vent', quantity: 1, rate: '100' }],
  };
  jobId = (await app.call<{ id: number }>('POST', '/api/estimates', { body: draft })).body.id;
  await app.call('POST', `/api/estimates/${jobId}/send`, { body: {} });
  await app.call('POST', `/api/estimates/${jobId}/approve-option`, { body: {} });
  await app.call('POST', `/api/estimates/${jobId}/convert-to-job`, {
    body: { title: 'Ridge vent', address: '1 Oak St', scheduledStartDate: '2026-03-09' },
  });
});

const plan = <T = VendorPayment>(more: Readonly<Record<string, unknown>> = {}) =>
  app.call<T>('POST', '/api/vendor-payments', {
    body: {
      vendorId,
      jobId,
      laborAmount: '2400.00',
      materialsAmount: '1250.5',
      scheduledPaymentDate: TODAY,
      notes: 'After the inspection',
      ...more,
    },
  });
const withStatus = async (status: string) =>
  (await app.call<VendorPayment[]>('GET', `/api/vendor-payments?status=${status}`)).body.map(
    ({ id }) => id,
  );

describe('planning', () => {
  it('takes a day on which no bank pays, and says when it will be there', async () => {
    const { body } = await plan({ scheduledPaymentDate: '2027-07-05' });
    // The fourth is a Sunday, so banks keep it on Monday.
    expect(body).toMatchObject({ scheduledPaymentDate: '2027-07-05', expectedOn: '2027-07-06' });
    const past = (await plan({ scheduledPaymentDate: '2026-01-05' })).body;
    expect(past.scheduledPaymentDate).toBe('2026-01-05');
    expect(past.expectedOn! >= TODAY).toBe(true);
  });
  it('rounds a third place half away from zero, as the answer and the description say', async () => {
    const { body } = await plan({ laborAmount: '1.005', materialsAmount: '' });
    expect(body).toMatchObject({ laborAmount: '1.01', projectTotal: '1.01' });
    const { body: api } = await app.call('GET', '/api/openapi.json');
    expect(JSON.stringify(api)).toContain(
      'a third place is rounded half away from zero: the answer',
    );
  });
  it('adds up and names vendor and job', async () => {
    const { status, body } = await plan();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      projectTotal: '3650.50',
      laborAmount: '2400.00',
      materialsAmount: '1250.50',
      scheduledPaymentDate: TODAY,
      paidAt: null,
      notes: 'After the inspection',
      vendor: { companyName: 'Aster Roofing', name: 'Ana Ruiz' },
      job: { title: 'Ridge vent', address: '1 Oak St' },
    });
  });
  it('takes a blank amount as nothing, but not two of them', async () => {
    expect((await plan({ materialsAmount: '' })).body).toMatchObject({
      projectTotal: '2400.00',
      materialsAmount: '0.00',
    });
    expect(await plan<{ code: string }>({ laborAmount: '', materialsAmount: null })).toMatchObject({
      status: 409,
      body: { code: 'payment-of-nothing' },
    });
  });
  it('says in dollars what is too much', async () => {
    const { body } = await plan<{ errors: object }>({ laborAmount: '100000000' });
    expect(body.errors).toEqual({ laborAmount: 'At most $99,999,999.99' });
  });
  it('may belong to no job', async () => {
    expect((await plan({ jobId: null })).body).toMatchObject({ jobId: null, job: null });
  });
  it('needs a vendor that is active and a job that is there', async () => {
    const inactive = await newVendor('Gone Gutters');
    await app.call('PATCH', `/api/vendors/${inactive}`, { body: { status: 'inactive' } });
    expect(await plan<{ code: string }>({ vendorId: inactive })).toMatchObject({
      status: 409,
      body: { code: 'vendor-inactive' },
    });
    expect(await plan<{ code: string }>({ vendorId: 987_654 })).toMatchObject({
      status: 404,
      body: { code: 'vendor-not-found' },
    });
    expect(await plan<{ code: string }>({ jobId: 987_654 })).toMatchObject({
      status: 404,
      body: { code: 'job-not-found' },
    });
  });
});

it('tells whoever asks again what became of it, also when it would be refused now', async () => {
  const id = await newVendor('Cedar Sheet Metal');
  const body = { vendorId: id, jobId, materialsAmount: '0', scheduledPaymentDate: TODAY };
  const ask = (laborAmount: string) =>
    app.call<VendorPayment>('POST', '/api/vendor-payments', {
      body: { ...body, laborAmount },
      headers: { 'idempotency-key': 'a-plan-whose-answer-was-lost' },
    });
  const first = await ask('77.01');
  await app.call('PATCH', `/api/vendors/${id}`, { body: { status: 'inactive' } });
  expect((await plan({ vendorId: id })).status).toBe(409);
  expect(await ask('77.01')).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect((await ask('99.00')).status).toBe(422);
});

describe('approving', () => {
  it('moves the payment from pending to approved, once; taken back it is pending', async () => {
    const { id } = (await plan()).body;
    const approve = () => app.call<VendorPayment>('PATCH', `/api/vendor-payments/${id}/approve`);
    const [first, second] = [await approve(), await approve()];
    expect(first.body).toMatchObject({ id, status: 'approved' });
    expect([second.body, second.headers.get('etag')]).toEqual([
      first.body,
      first.headers.get('etag'),
    ]);
    expect(await withStatus('approved')).toContain(id);
    expect(await withStatus('pending')).not.toContain(id);
    expect(await withStatus('paid')).toEqual([]);
    const back = await app.call('POST', `/api/vendor-payments/${id}/take-back-approval`);
    expect(back.body).toMatchObject({ status: 'pending', approvedBy: null });
  });
  it('calls the vendor what the vendor is called today', async () => {
    const renamed = await newVendor('Old Name');
    const { id } = (await plan({ vendorId: renamed })).body;
    await app.call('PATCH', `/api/vendors/${renamed}`, { body: { name: 'New Name' } });
    const all = (await app.call<VendorPayment[]>('GET', '/api/vendor-payments')).body;
    expect(all.find((payment) => payment.id === id)?.vendor?.companyName).toBe('New Name');
  });
});

describe('before it is approved', () => {
  const one = async (more: Readonly<Record<string, unknown>> = {}) => (await plan(more)).body.id;
  const at = (id: number, what = '') => `/api/vendor-payments/${id}${what}`;
  it('is edited, in parts, and not afterwards', async () => {
    const id = await one();
    const edited = await app.call<VendorPayment>('PATCH', at(id), {
      body: { laborAmount: '100', invoiceNumber: ' A-17 ', jobId: null },
    });
    expect(edited.body).toMatchObject({
      laborAmount: '100.00',
      materialsAmount: '1250.50',
      projectTotal: '1350.50',
      invoiceNumber: 'A-17',
      job: null,
      notes: 'After the inspection',
    });
    await app.call('PATCH', at(id, '/approve'));
    const late = await app.call<{ code: string }>('PATCH', at(id), { body: { notes: 'x' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'payment-approved' } });
  });
  it('names an invoice that another payment to the vendor names too', async () => {
    const first = await one({ invoiceNumber: 'R-2026-9' });
    const query = `vendorId=${vendorId}&invoiceNumber=r-2026-9`;
    const same = async (more = '') =>
      (
        await app.call<VendorPayment[]>('GET', `/api/vendor-payments/same-invoice?${query}${more}`)
      ).body.map(({ id }) => id);
    expect(await same()).toEqual([first]);
    expect(await same(`&except=${first}`)).toEqual([]);
    const second = await one({ invoiceNumber: 'r-2026-9' });
    const others = async (id: number) =>
      (await app.call<PaymentDetails>('GET', at(id))).body.sameInvoice.map((other) => other.id);
    expect([await others(first), await others(second)]).toEqual([[second], [first]]);
    await app.call('POST', at(second, '/void'), { body: { reason: 'Twice' } });
    expect([await others(first), await others(second)]).toEqual([[], []]);
  });
  it('is rejected with a reason, or void and out of the list; its story says so', async () => {
    const id = await one();
    expect((await app.call('POST', at(id, '/reject'), { body: { reason: ' ' } })).status).toBe(400);
    await app.call('POST', at(id, '/reject'), { body: { reason: 'Wrong job' } });
    await app.call('POST', at(id, '/void'), { body: { reason: 'Paid by card' } });
    const { body } = await app.call<PaymentDetails>('GET', at(id));
    expect(body).toMatchObject({ status: 'void', rejectedReason: 'Paid by card' });
    expect(body.story.map(({ summary }) => summary)).toEqual([
      'Voided: Paid by card',
      'Rejected: Wrong job',
      '$3,650.50 payment created',
    ]);
    const all = (await app.call<VendorPayment[]>('GET', '/api/vendor-payments')).body;
    expect(all.map((payment) => payment.id)).not.toContain(id);
    expect(await withStatus('void')).toContain(id);
  });
  it('is counted in its status, and with a search where the list finds it', async () => {
    const countsOf = async (q: string) =>
      (await app.call<PaymentCounts>('GET', `/api/vendor-payments/counts?q=${q}`)).body;
    const before = await countsOf('');
    const id = await one({ invoiceNumber: 'ZX-481516' });
    expect((await countsOf('')).pending.count).toBe(before.pending.count + 1);
    await app.call('POST', at(id, '/void'), { body: { reason: 'Paid by card' } });
    const nothing = { count: 0, total: '0.00' };
    const found = { count: 1, total: '3650.50' };
    const none = { pending: nothing, approved: nothing, processing: nothing, paid: nothing };
    expect(await countsOf('zx-4815')).toEqual({ ...none, void: found });
    expect((await countsOf('')).void.count).toBe(before.void.count + 1);
    expect(await countsOf('zx-9999')).toEqual({ ...none, void: nothing });
  });
  it('needs two people above the amount that the company set', async () => {
    const values = {
      approverIsNotPlanner: false,
      twoApprovalsAbove: '3000',
      mostPerPayment: '',
      dailyLimit: '',
      refuseLapsedInsurance: false,
      mailRemittance: true,
    };
    const person = { email: 'second@purlin.example', firstName: 'Second', lastName: 'Person' };
    await app.call('POST', '/api/users', {
      body: { ...person, role: 'bookkeeper', password: 'a-long-enough-one' },
    });
    const { status } = await app.call('PUT', '/api/settings/payments', { body: values });
    expect(status).toBe(200);
    const id = await one();
    const approve = () => app.call<VendorPayment>('PATCH', at(id, '/approve'));
    expect((await approve()).body).toMatchObject({
      status: 'pending',
      secondedBy: expect.any(String),
    });
    expect(await approve()).toMatchObject({
      status: 409,
      body: { code: 'approval-given', message: expect.stringContaining('$3,000.00') },
    });
    await app.call('PUT', '/api/settings/payments', { body: { ...values, twoApprovalsAbove: '' } });
  });
});

describe('moving money', () => {
  it('asks for the password again when it was given long ago', async () => {
    const { id } = (await plan()).body;
    const process = () =>
      app.call<{ code?: string }>('POST', '/api/vendor-payments/batch-process', {
        body: { paymentIds: [id] },
      });
    expect((await process()).status).toBe(200);
    await app.platform.pool.query(
      "update platform.sessions set proved_at = now() - interval '16 minutes'",
    );
    expect(await process()).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    const prove = (password: string) =>
      app.call('POST', '/api/auth/confirm-password', { body: { password } });
    expect((await prove('not-the-password')).status).toBe(400);
    expect((await process()).status).toBe(403);
    await prove(ADMIN.password);
    expect((await process()).status).toBe(200);
  });
  it('needs something to move', async () => {
    const nothing = await app.call<{ errors: { paymentIds: string } }>(
      'POST',
      '/api/vendor-payments/batch-process',
      { body: { paymentIds: [] } },
    );
    expect(nothing.body.errors.paymentIds).toBe('Please select approved payments to process.');
  });
});
