// Specs of the approval dialogs: users approve what they see, bulk approval follows others'
// changes, and the user's own approval is not taken for someone else's change.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApproveDialog } from './approve-dialog.tsx';

afterEach(cleanup);

const payment = (id: number, more: Partial<VendorPayment> = {}): VendorPayment => ({
  id,
  status: 'pending',
  vendorId: id,
  jobId: null,
  projectTotal: '900.00',
  laborAmount: '900.00',
  materialsAmount: '0.00',
  scheduledPaymentDate: '2026-12-01',
  paidAt: null,
  notes: '',
  createdAt: '2026-11-20T10:00:00Z',
  vendor: { companyName: `Vendor ${id}`, name: '' },
  job: null,
  invoiceNumber: null,
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
  holds: [],
  ...more,
});

interface Sent {
  readonly address: string;
  readonly match: string | null;
}

/**
 * Opens the dialog with a server that responds like this. Returns the requests sent and the onClose
 * spy.
 */
function open(chosen: readonly VendorPayment[], answers: (address: string) => unknown) {
  const sent: Sent[] = [];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method === 'PATCH')
      sent.push({ address, match: new Headers(init.headers).get('if-match') });
    return Promise.resolve(Response.json(answers(address) ?? null));
  }) as typeof fetch;
  const onClose = vi.fn();
  const part = <ApproveDialog chosen={chosen} onClose={onClose} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: part }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return { sent, onClose };
}

const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 3_000 }));

it('shows what changed meanwhile, and approves the current versions', async () => {
  const now = [payment(1), payment(2, { revision: 2, projectTotal: '950.00' })];
  const { sent, onClose } = open([payment(1), payment(2), payment(3)], (address) =>
    address.startsWith('/api/vendor-payments?')
      ? now
      : address.endsWith('/approve')
        ? payment(1, { status: 'approved' })
        : null,
  );
  await press('I’ve Reviewed the Changes');
  const said = screen.getByRole('alertdialog').textContent;
  expect(said).toContain('Vendor 2. Total: $900.00 is now $950.00.');
  expect(said).toContain('Vendor 3: no longer waiting for approval.');
  expect(said).toContain('$1,850.00');
  await press('Approve 2 Payments');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent).toEqual([
    { address: '/api/vendor-payments/1/approve', match: '"1"' },
    { address: '/api/vendor-payments/2/approve', match: '"2"' },
  ]);
});

it('warns of each duplicate bill among several', async () => {
  const paid = {
    id: 9,
    status: 'paid' as const,
    projectTotal: '900.00',
    scheduledPaymentDate: '2026-11-02',
    paidAt: null,
  };
  const twice = payment(1, { invoiceNumber: 'A-17', sameInvoice: [paid] });
  const all = [twice, payment(2, { invoiceNumber: 'B-4' })];
  open(all, (address) => (address.startsWith('/api/vendor-payments?') ? all : null));
  await screen.findByRole('button', { name: 'Approve 2 Payments' });
  const said = screen.getByRole('alertdialog').textContent;
  expect(said).toContain('Invoice A-17 has already been entered: $900.00, paid');
  expect(said).not.toContain('Invoice B-4 has already been entered');
});

it('does not mistake the user’s own approval for someone else’s change', async () => {
  let approved = false;
  const { onClose } = open([payment(1)], (address) => {
    if (address.endsWith('/approve')) approved = true;
    const now = payment(1, approved ? { revision: 2, status: 'approved' } : {});
    return address.startsWith('/api/vendor-payments/1') ? { ...now, story: [] } : [];
  });
  await press('Approve Payment');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByRole('alertdialog').textContent).not.toContain('changed this payment');
});
