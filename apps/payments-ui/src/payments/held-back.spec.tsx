// Specs of holds shared by several payments of a vendor: shown once, resolved once.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { HeldBack } from './held-back.tsx';

afterEach(cleanup);

const CORRECTED = { code: 'correction-open', message: 'The bank corrects Alder.' };
const OTHER = { code: 'correction-open', message: 'The bank corrects Birch.' };
const EARLY = { code: 'payment-too-early', message: 'It can be sent from Nov 30.' };
const PLANNED = { code: 'approved-by-planner', message: 'Alder was approved by its planner.' };
const ALDER = { vendorId: 1, vendor: { companyName: 'Alder', name: 'Ana' } };
const BIRCH = { vendorId: 2, vendor: { companyName: 'Birch', name: 'Ben' } };

const held = (
  id: number,
  whose: Pick<VendorPayment, 'vendorId' | 'vendor'>,
  ...holds: VendorPayment['holds']
): VendorPayment => ({
  ...whose,
  id,
  holds,
  status: 'approved',
  jobId: null,
  job: null,
  projectTotal: '10.00',
  laborAmount: '10.00',
  materialsAmount: '0.00',
  scheduledPaymentDate: '2026-11-24',
  paidAt: null,
  notes: '',
  createdAt: '2026-11-20T20:00:00Z',
  invoiceNumber: `INV-${id}`,
  plannedBy: null,
  behind: [],
  notedBy: null,
  bankRejected: null,
  approvedBy: null,
  approvedAt: null,
  approvedAlone: false,
  secondedBy: null,
  approversMissing: 0,
  rejectedReason: null,
  returned: null,
  batchId: null,
  revision: 1,
  sameInvoice: [],
  insuranceEnded: null,
  account: null,
  expectedOn: null,
  arrivesOn: null,
  sent: null,
});

/** The text of each line, in order. */
async function lines(...payments: readonly VendorPayment[]): Promise<string[]> {
  const user = { id: 1, role: 'admin', rights: { 'payments.write': 'all' } };
  globalThis.fetch = ((address: string) =>
    Promise.resolve(Response.json(address === '/api/user' ? user : null))) as typeof fetch;
  const part = <HeldBack payments={payments} acts={() => null} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: part }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  const all = await screen.findAllByRole('article');
  return all.map(({ textContent }) => textContent);
}

it('shows a shared hold once per vendor, whose payments are grouped', async () => {
  const [first, second, third] = await lines(
    held(1, ALDER, CORRECTED),
    held(2, BIRCH, OTHER),
    held(3, ALDER, CORRECTED, EARLY),
  );
  expect(first).toMatch(/INV-1.*The bank corrects Alder\..*View correction/);
  expect(second).toContain('INV-3');
  expect(second).not.toMatch(/The bank corrects Alder|View correction/);
  expect(second).toContain('Account correction pending (see above)');
  expect(second).toContain('It can be sent from Nov 30.');
  expect(third).toMatch(/INV-2.*The bank corrects Birch\..*View correction/);
});

it('keeps a hold with its payment if it is resolved there', async () => {
  const [, second] = await lines(held(1, ALDER, PLANNED), held(3, ALDER, PLANNED));
  expect(second).toContain('Alder was approved by its planner.');
});
