// Specs of the QuickBooks status on a record's page.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InQuickBooks } from './in-quickbooks.tsx';
import { createBrowserRouter, Moment, RouterProvider, WebProviders } from '@purlin/web/web.ts';

afterEach(cleanup);

const record: QuickBooksRecord = {
  id: 4,
  kind: 'customer',
  ourId: 12,
  title: 'Ada Birch',
  state: 'in-step',
  reason: null,
  said: null,
  changedAt: '2020-11-26T20:00:00Z',
  theirId: '58',
  theirPage: null,
  unlinkable: true,
  gone: false,
  paidAgain: false,
  inactive: false,
  changed: null,
  nameTaken: false,
  holder: null,
  paper: null,
  waitsFor: null,
  ours: null,
  wrote: [],
  candidates: [],
  differences: [],
};

/** The rendered text for a record in this state. */
async function words(is: Partial<QuickBooksRecord>): Promise<string> {
  const answers: readonly (readonly [string, object])[] = [
    ['/sync/record', { connected: true, record: { ...record, ...is } }],
    ['/company', { timeZone: 'America/Los_Angeles' }],
    ['', { id: 1, firstName: 'Ada', role: 'admin', rights: { 'quickbooks.read': 'all' } }],
  ];
  globalThis.fetch = ((url: string) =>
    Promise.resolve(
      Response.json(answers.find(([part]) => url.includes(part))?.[1]),
    )) as typeof fetch;
  const element = (
    <>
      <InQuickBooks kind="customer" id={12} />
      <Moment at={record.changedAt} as="day" />
    </>
  );
  const { container } = render(
    <WebProviders notify={() => undefined}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
    </WebProviders>,
  );
  await screen.findByText('Nov 26, 2020');
  const text = await waitFor(() => {
    const said = container.querySelector('.pl-in-books')?.textContent ?? '';
    expect(said).not.toBe('');
    return said;
  });
  cleanup();
  return text;
}

it('gives the date only for a record in sync', async () => {
  expect(await words({})).toBe('In QuickBooks as Customer 58, Nov 26, 2020');
  expect(await words({ state: 'excluded' })).toBe(
    'In QuickBooks as Customer 58Excluded from QuickBooks',
  );
});

it('does not link to a record deleted in QuickBooks', async () => {
  expect(await words({ state: 'failed', gone: true })).toBe(
    'Deleted or inactive in QuickBooks. Review',
  );
});

it('still links to the record after a later change failed', async () => {
  expect(await words({ state: 'failed' })).toBe('In QuickBooks as Customer 58Not synced. See why');
  expect(await words({ state: 'failed', theirId: null })).toBe('Not synced. See why');
});
