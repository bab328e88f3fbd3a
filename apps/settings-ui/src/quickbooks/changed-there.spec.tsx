// Specs of a returned payment whose records were changed in QuickBooks: a user has the version they
// saw deleted there, or keeps it.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openRecords, recordWith } from './records-fixture.tsx';

const record = recordWith({
  reason: 'The payment was returned, but someone has changed this in QuickBooks (memo).',
  changed: { version: '3', parts: ['memo'] },
});
const open = () => openRecords([record]);

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
  await waitFor(() => expect(sent).toEqual([['/api/quickbooks/sync/4/exclude', { seen: '3' }]]));
  expect(screen.queryByRole('button', { name: /^Exclude/ })).toBeNull();
});

it('that was paid again gets a new one beside it', async () => {
  const sent = openRecords([recordWith({ paidAgain: true })]);
  const what = 'Add the new payment: Payment to Alder Gutters';
  await userEvent.click(await screen.findByRole('button', { name: what }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('No. 58 and its bill stay there');
  await userEvent.click(screen.getByRole('button', { name: 'Add the new payment' }));
  await waitFor(() =>
    expect(sent.map(([path]) => path)).toEqual(['/api/quickbooks/sync/4/create-again']),
  );
});
