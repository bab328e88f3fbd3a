// Specs of creating a payment: a duplicate bill is blocked once, and an amount above the company's
// own limit is flagged before saving.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PaymentDialog } from './payment-dialog.tsx';

afterEach(cleanup);

const PAID: VendorPayment['sameInvoice'][number] = {
  id: 9,
  status: 'paid',
  projectTotal: '900.00',
  scheduledPaymentDate: '2026-11-03',
  paidAt: '2026-11-03T15:00:00Z',
};
const VENDOR = { id: 1, name: 'Alder Crew', contactPerson: 'Ana', category: null, documents: [] };
const WINDOW = { arrivesOn: '2026-12-01', mostPerPayment: '500.00' };

/** Opens the dialog where bill A-17 was already paid. Returns the request bodies. */
function open() {
  const sent: unknown[] = [];
  const answerTo = (address: string): unknown => {
    if (address.startsWith('/api/vendor-payments/window')) return WINDOW;
    if (address.startsWith('/api/vendor-payments/same-invoice'))
      return address.includes('A-17') ? [PAID] : [];
    return address === '/api/vendors/1' ? VENDOR : [];
  };
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(answerTo(address)));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(Response.json({ id: 10 }, { status: 201 }));
  }) as typeof fetch;
  const part = <PaymentDialog vendorId={1} onClose={() => {}} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: part }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return sent;
}
const within3s = { timeout: 3_000 };
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, {}, within3s), { target: { value } });
const button = (name: string) => screen.findByRole('button', { name }, within3s);
const press = async (name: string) => fireEvent.click(await button(name));

it('blocks a duplicate bill once, and names the existing one', async () => {
  const sent = open();
  await type(/^Labor/, '120');
  await type(/^Invoice Number/, 'A-17');
  await press('Create Payment');
  await button('Create Anyway');
  expect((await screen.findByText(/has already been entered/)).textContent).toContain('A-17');
  expect(screen.getByText(/\$900\.00, paid/).textContent).toContain('this isn’t the same bill');
  expect(sent).toEqual([]);
  await press('Create Anyway');
  await expect.poll(() => sent).toMatchObject([{ vendorId: 1, invoiceNumber: 'A-17' }]);
});

it('asks again for another bill, and not for a new one', async () => {
  const sent = open();
  await type(/^Labor/, '120');
  await type(/^Invoice Number/, 'A-17');
  await press('Create Payment');
  await button('Create Anyway');
  await type(/^Invoice Number/, 'A-18');
  await press('Create Payment');
  await expect.poll(() => sent).toMatchObject([{ invoiceNumber: 'A-18' }]);
});

it('warns that an amount above the limit will be held, and accepts it', async () => {
  const sent = open();
  const warning = () => screen.queryByText(/Over the \$500\.00 limit per payment/);
  await type(/^Labor/, '500');
  await button('Create Payment');
  expect(warning()).toBeNull();
  await type(/^Materials/, '0.01');
  await expect.poll(warning).not.toBeNull();
  await press('Create Payment');
  await expect.poll(() => sent).toMatchObject([{ laborAmount: '500.00', materialsAmount: '0.01' }]);
});
