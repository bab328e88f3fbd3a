// Specs of a returned payment on a batch's page: it reflects the payment's current state and the
// return.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BatchEntry } from '@purlin/contracts/payment-batches.ts';
import { ReturnedEntries } from './returned-entries.tsx';

afterEach(cleanup);

const entry: BatchEntry = {
  paymentId: 59,
  vendorId: 3,
  payee: 'Alder Crew',
  endsWith: '0130',
  code: 'CCD',
  amount: '120.00',
  effectiveOn: '2026-11-24',
  trace: '323371070000063',
  outcome: 'returned',
  settledOn: null,
  returned: {
    code: 'R01',
    meaning: 'Not enough money.',
    note: 'by phone',
    at: '2026-11-22T20:57:00Z',
    notedBy: 'Nora Lindqvist',
  },
  correction: null,
  why: null,
  now: null,
};

/** Renders the card for a payment in this state, and returns its text. */
async function says(now: object, told: RegExp): Promise<string> {
  const answers: Readonly<Record<string, object>> = {
    '/api/user': {
      id: 1,
      role: 'admin',
      rights: { 'payments.read': 'all', 'payments.write': 'all' },
    },
    '/api/vendor-payments/59': { id: 59, ...now },
  };
  globalThis.fetch = ((address: string) =>
    Promise.resolve(Response.json(answers[address] ?? null))) as typeof fetch;
  const part = <ReturnedEntries batch={{ entries: [entry] }} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: part }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  const card = screen.getByRole('region', { name: 'Payment 59 to Alder Crew was returned' });
  await expect.poll(() => card.textContent).toMatch(told);
  return card.textContent;
}

it('asks for no other account if the account is not at fault', async () => {
  const text = await says(
    { status: 'approved', batchId: null, holds: [] },
    /Approved again, ready to pay/,
  );
  expect(text).not.toContain('Change account');
  expect(text).toContain('Pay again');
});

it('names the batch that paid it again, and asks for nothing', async () => {
  const text = await says({ status: 'paid', batchId: 34, holds: [] }, /with Batch 0034/);
  expect(text).toContain('Alder Crew was paid again');
  expect(text).not.toMatch(/wasn’t paid|Change account|Pay again/);
});

it('says why it is on hold, with the steps to another account', async () => {
  const holds = [
    { code: 'payment-came-back', message: 'This account cannot be paid.' },
    { code: 'insurance-lapsed', message: 'The insurance ended.' },
  ];
  const text = await says({ status: 'approved', batchId: null, holds }, /On hold:The insurance/);
  expect(text).toContain('recorded by Nora Lindqvist, with the note “by phone”.');
  expect(text).toContain('wasn’t paid');
  // The phone number comes first; the link to the account appears once, below the steps.
  expect(text).toMatch(/Call, don’t email.*Enter the new account.*confirms it.*Enter account/);
  expect(text).not.toContain('Change account');
  expect(text).toContain('Update document');
});

it('links to what resolves each hold', async () => {
  const holds = [{ code: 'correction-open', message: 'The bank asks for a correction.' }];
  const text = await says({ status: 'approved', batchId: null, holds }, /On hold:The bank/);
  expect(text).toContain('View correction');
  expect(text).not.toContain('Call, don’t email');
});
