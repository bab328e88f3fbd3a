// A payment outlives the user who planned it: whoever else may approve it still can, and its
// planner's personal data stay deleted.
import { expect, it } from 'vitest';
import type { PaymentDetails, VendorPayment } from '@purlin/contracts/payments.ts';
import { openBankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

it('is approved by someone else once its planner was forgotten', async () => {
  const bank = await openBankWorld(app, { usual: true });
  const omar = await bank.bookkeeper();
  const vendorId = await bank.ready('Dogwood Supply');
  const planned = await app.call<VendorPayment>('POST', '/api/vendor-payments', {
    cookie: omar,
    body: {
      vendorId,
      jobId: null,
      laborAmount: '90.00',
      scheduledPaymentDate: app.platform.services.clock.today(),
    },
  });
  const { id } = planned.body;
  const approve = (cookie?: string) =>
    app.call<{ code?: string }>('PATCH', `/api/vendor-payments/${id}/approve`, { cookie });
  expect((await approve(omar)).body.code).toBe('own-payment');
  const { body: users } = await app.call<{ id: number; email: string }[]>('GET', '/api/users');
  const userId = users.find(({ email }) => email === 'omar@purlin.example')!.id;
  const forgotten = await app.call('POST', `/api/users/${userId}/forget`, {
    body: { name: 'Omar Reyes' },
  });
  expect(forgotten.status).toBe(200);
  const shown = await until('the planner is no longer named', async () => {
    const { body } = await app.call<PaymentDetails>('GET', `/api/vendor-payments/${id}`);
    return body.plannedBy !== 'Omar Reyes' && body;
  });
  expect(shown.plannedBy).toBe(`Deleted user ${userId}`);
  expect((await approve()).status).toBe(200);
});
