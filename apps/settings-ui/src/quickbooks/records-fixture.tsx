// A list of QuickBooks records over a fake API, for specs: what is shown, and what was sent.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { RecordList } from './record-list.tsx';

afterEach(cleanup);

const FAILED: QuickBooksRecord = {
  id: 4,
  kind: 'bill-payment',
  ourId: 12,
  title: 'Payment to Alder Gutters',
  state: 'failed',
  reason: null,
  said: null,
  changedAt: '2026-11-26T10:00:00Z',
  theirId: '58',
  theirPage: null,
  unlinkable: false,
  gone: false,
  inactive: false,
  paidAgain: false,
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

/** A payment that failed, except for these values. */
export const recordWith = (values: Partial<QuickBooksRecord>): QuickBooksRecord => ({
  ...FAILED,
  ...values,
});

/** Opens the list for a user who may decide. Returns the requests sent. */
export function openRecords(records: readonly QuickBooksRecord[]) {
  const sent: [path: string, body: unknown][] = [];
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push([path, JSON.parse((init.body as string) || 'null')]);
    const rights = { 'quickbooks.read': 'all', 'quickbooks.write': 'all' };
    const answer = path.includes('/quickbooks/sync')
      ? records
      : path === '/api/user'
        ? { id: 1, rights }
        : null;
    return Promise.resolve(Response.json(answer));
  }) as typeof fetch;
  const list = <RecordList show="failed" kind={undefined} q="" onClear={() => {}} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: list }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return sent;
}
