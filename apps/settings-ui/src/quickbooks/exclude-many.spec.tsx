// Specs of excluding a group of records at once: it says what happens before anything is sent.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openRecords, recordWith } from './records-fixture.tsx';

const inactive = (id: number, more: Partial<QuickBooksRecord> = {}) =>
  recordWith({ id, title: `Vendor ${id}`, kind: 'vendor', reason: 'Made inactive.', ...more });

it('excludes what is shown for the same reason, once it is confirmed', async () => {
  const sent = openRecords([inactive(4), inactive(5), inactive(6, { reason: 'Closed.' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Exclude all 2' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('stays as it is');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Exclude' }));
  await waitFor(() => expect(sent).toEqual([['/api/quickbooks/sync/exclude', { ids: [4, 5] }]]));
});

it('offers it for what waits for an excluded record, and not for what waits its turn', async () => {
  const waits = (id: number, state: 'excluded' | 'review') =>
    inactive(id, { state: 'waiting', waitsFor: { title: 'Ada', state } });
  openRecords([waits(7, 'excluded'), waits(8, 'review')]);
  await screen.findByRole('button', { name: 'Exclude: Vendor 7' });
  expect(screen.queryByRole('button', { name: 'Exclude: Vendor 8' })).toBeNull();
});

it('leaves returned payments to a decision on each', async () => {
  const changed = { version: '3', parts: ['memo' as const] };
  openRecords([inactive(4, { changed }), inactive(5, { changed })]);
  await screen.findByText(/2 records, same reason/);
  expect(screen.queryByRole('button', { name: /^Exclude all/ })).toBeNull();
});
