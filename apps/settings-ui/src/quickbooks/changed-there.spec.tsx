// Specs of a returned payment whose records were changed in QuickBooks: a user has the version they
// saw deleted there, or keeps it.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RecordList } from './record-list.tsx';

afterEach(cleanup);

const record: QuickBooksRecord = {
  id: 4,
  kind: 'bill-payment',
  ourId: 12,
  title: 'Payment to Alder Gutters',
  state: 'failed',
  reason: 'The payment came back, but someone has changed this in QuickBooks (memo).',
  said: null,
  changedAt: '2026-11-26T10:00:00Z',
  theirId: '58',
  theirPage: null,
  unlinkable: false,
  gone: false,
  inactive: false,
  changed: { version: '3', parts: ['memo'] },
  nameTaken: false,
  holder: null,
  paper: null,
  waitsFor: null,
  ours: null,
  wrote: [],
  candidates: [],
  differences: [],
};

/** Opens the list for a user who may decide. Returns the requests sent. */
function open() {
  const sent: [path: string, body: unknown][] = [];
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push([path, JSON.parse((init.body as string) || 'null')]);
    const rights = { 'quickbooks.read': 'all', 'quickbooks.write': 'all' };
    const answer = path.includes('/quickbooks/sync')
      ? [record]
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

it('says first what is deleted, and deletes the version shown', async () => {
  const sent = open();
  await screen.findByText(record.reason!);
  const what = 'Delete there anyway: Payment to Alder Gutters';
  await userEvent.click(await screen.findByRole('button', { name: what }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('No. 58 is deleted in QuickBooks');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete there anyway' }));
  await waitFor(() =>
    expect(sent).toEqual([['/api/quickbooks/sync/4/delete-there', { seen: '3' }]]),
  );
});

it('is kept with one click', async () => {
  const sent = open();
  const keep = await screen.findByRole('button', { name: 'Keep it: Payment to Alder Gutters' });
  await userEvent.click(keep);
  await waitFor(() =>
    expect(sent.map(([path]) => path)).toEqual(['/api/quickbooks/sync/4/exclude']),
  );
  expect(screen.queryByRole('button', { name: /^Exclude/ })).toBeNull();
});
