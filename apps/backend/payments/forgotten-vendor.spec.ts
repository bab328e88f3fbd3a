// What stays of a vendor who is forgotten: the payments, which name the company for the books.
import { expect, it } from 'vitest';
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

/** A vendor, and a payment that was planned for them. */
async function plannedFor(name: string) {
  const contact = { contactPerson: 'Ana Ruiz', email: 'ana@supply.example', phone: '1' };
  const { id } = (await app.call<Vendor>('POST', '/api/vendors', { body: { name, ...contact } }))
    .body;
  const payment = await app.call<VendorPayment>('POST', '/api/vendor-payments', {
    body: {
      vendorId: id,
      jobId: null,
      laborAmount: '2400.00',
      materialsAmount: '1250.5',
      scheduledPaymentDate: '2027-03-19',
    },
  });
  return { id, planned: payment.body.id };
}

/** Their reason why they do not come to a job, which is part of the job's history. */
async function declinedBy(vendorId: number, email: string) {
  const dana = { name: 'Dana', email: 'dana@client.example' };
  const client = await app.call<{ id: number }>('POST', '/api/clients', { body: dana });
  const startDate = '2027-03-19T08:00';
  const job = await app.call<{ id: number }>('POST', '/api/jobs', {
    body: {
      clientId: client.body.id,
      title: 'Gutters',
      address: '1 Oak St',
      scheduledStartDate: startDate,
    },
  });
  await app.call('POST', `/api/jobs/${job.body.id}/vendors`, { body: { vendorId } });
  const answer = await app.call('POST', `/api/work-orders/${job.body.id}/decline`, {
    cookie: await app.signIn(email, 'a-long-enough-one'),
    body: { seen: { startDate, endDate: null }, reason: 'In hospital' },
  });
  expect(answer.status, answer.text).toBe(200);
}

it('a vendor who is forgotten goes with their sign-ins; the payments name the company as it was called last', async () => {
  const { id, planned } = await plannedFor('Thistlewood Gutters');
  const path = `/api/vendors/${id}`;
  await app.call('PATCH', path, { body: { name: 'Thistlewood Gutters LLC' } });
  const person = { email: 'barnaby@supply.example', firstName: 'Barnaby', lastName: 'Thistle' };
  const added = await app.call<{ companyName: string }>('POST', '/api/users', {
    body: { ...person, role: 'vendor', password: 'a-long-enough-one', vendorId: id },
  });
  expect(added.body.companyName).toBe('Thistlewood Gutters LLC');
  await declinedBy(id, person.email);
  expect((await app.call<Forgetting>('GET', `${path}/forgetting`)).body).toEqual({
    name: 'Thistlewood Gutters LLC',
    goes: [
      { what: 'contact', count: 1 },
      { what: 'sign-ins', count: 1 },
    ],
    stays: [
      { what: 'payments', count: 1, why: ['taxes'] },
      { what: 'answers', count: 1, why: ['claims', 'history'] },
      { what: 'mark', count: 1, why: ['history'] },
    ],
    obstacle: null,
  });
  const forget = (name: string) => app.call('POST', `${path}/forget`, { body: { name } });
  expect((await forget('Thistlewood')).status).toBe(409);
  // Done, or begun: a busy machine answers before the lists show it.
  expect([200, 202]).toContain((await forget('thistlewood gutters llc')).status);
  await until('it is gone', async () => (await app.call('GET', path)).status === 404);
  const sql = "select from platform.forgotten_streams where stream = 'vendor-' || $1";
  await until('the key is gone', async () => {
    const { rowCount } = await app.platform.pool.query(sql, [id]);
    return rowCount === 1;
  });
  const all = (await app.call<VendorPayment[]>('GET', '/api/vendor-payments')).body;
  expect(all.find((payment) => payment.id === planned)).toMatchObject({
    vendor: { companyName: 'Thistlewood Gutters LLC', name: '' },
    projectTotal: '3650.50',
  });
  const approved = await app.call('PATCH', `/api/vendor-payments/${planned}/approve`);
  expect([200, 202]).toContain(approved.status);
  await until('nobody signs in for them', async () => {
    const users = await app.call('GET', '/api/users?q=barnaby');
    return Array.isArray(users.body) && users.body.length === 0;
  });
});
