// Specs of processing: payments are not called processed while they can still be stopped; until
// then the notice names the batch and when it goes.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, Moment, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToldWhenGone } from '../parts/told-when-gone.tsx';
import { useProcessing } from './use-processing.ts';

afterEach(cleanup);

const CHOSEN = [
  { id: 1, revision: 1, projectTotal: '500.50' },
  { id: 2, revision: 1, projectTotal: '370.00' },
  { id: 3, revision: 1, projectTotal: '10.00' },
] as VendorPayment[];

function Page() {
  const { process } = useProcessing();
  return (
    <>
      <button type="button" onClick={() => void process(CHOSEN)}>
        Process
      </button>
      <Moment at="2026-11-28T02:21:00Z" as="day" />
      <ToldWhenGone />
    </>
  );
}

/** Clicks with a server that opens batch 41, whose status is `status` on each read. */
async function press(stoppableUntil: string | null, status: () => string): Promise<void> {
  const result = (paymentId: number) => ({ paymentId, outcome: 'processed', reason: null });
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/vendor-payments/batch-process': () => ({
      success: 2,
      failed: 1,
      results: [result(1), result(2), { paymentId: 3, outcome: 'failed', reason: 'No account' }],
      batchId: 41,
      stoppableUntil,
    }),
    '/api/payment-batches/41': () => ({ id: 41, status: status(), count: 2 }),
    '/api/company': () => ({ timeZone: 'America/Los_Angeles' }),
  };
  globalThis.fetch = ((address: string) =>
    Promise.resolve(Response.json(answers[address]?.() ?? null))) as typeof fetch;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  // By then the company's time zone has loaded.
  await screen.findByText('Nov 27, 2026');
  fireEvent.click(await screen.findByRole('button', { name: 'Process' }));
}

const DONE = 'Batch Processing Complete';
const COUNTS = 'Successfully processed 2 payment(s). Failed: 1';

it('names the batch, when it goes and how to stop it, and nothing else', async () => {
  await press('2026-11-28T02:21:00Z', () => 'open');
  await screen.findByText('Batch 0041 goes to the bank at 6:21 PM');
  screen.getByText('2 payments, $870.50. You can stop it until then. 1 payment isn’t in it.');
  screen.getByRole('button', { name: 'Stop Batch' });
  expect(screen.queryByText(DONE)).toBeNull();
  cleanup();
  // The batch has been sent by the next read.
  await press('2026-11-28T02:21:00Z', () => 'submitted');
  await screen.findByText(DONE);
  screen.getByText(COUNTS);
});

it('says so at once if nothing can be stopped', async () => {
  await press(null, () => 'submitted');
  await screen.findByText(DONE);
  screen.getByText(COUNTS);
  expect(screen.queryByRole('button', { name: 'Stop Batch' })).toBeNull();
});

it('says nothing more about a stopped batch', async () => {
  let looked = 0;
  await press('2026-11-28T02:21:00Z', () => {
    looked += 1;
    return 'stopped';
  });
  await screen.findByText(/^Batch 0041 goes/);
  await expect.poll(() => looked).toBeGreaterThan(0);
  expect(screen.queryByText(DONE)).toBeNull();
});
