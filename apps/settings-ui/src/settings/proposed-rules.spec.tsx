// Specs of looser payment rules that wait: who confirms, who withdraws, and what would change.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import type { ProposedRules as Proposal } from '@purlin/contracts/settings.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ProposedRules } from './proposed-rules.tsx';

afterEach(cleanup);

const PROPOSAL: Proposal = {
  proposal: 3,
  changes: 2,
  by: 'Ana Ruiz',
  at: '2026-11-24T10:00:00Z',
  mine: false,
  rules: [
    { rule: 'approverIsNotPlanner', before: true, after: false },
    { rule: 'dailyLimit', before: '500', after: '' },
  ],
  waitingFor: ['Nora Lindqvist', 'Omar Reyes'],
  confirmable: true,
  confirmableAt: null,
};

/** Shows the proposal to someone who may approve payments. Returns the requests sent. */
async function show(more: Partial<Proposal> = {}): Promise<unknown[]> {
  const sent: unknown[] = [];
  const user = { id: 1, role: 'bookkeeper', rights: { 'payments.approve': 'all' } };
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push([address, JSON.parse(init.body as string)]);
    return Promise.resolve(
      Response.json(
        address === '/api/user'
          ? user
          : address.endsWith('/proposed')
            ? { ...PROPOSAL, ...more }
            : {},
      ),
    );
  }) as typeof fetch;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <ProposedRules /> }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  await screen.findByText(/looser rules/);
  return sent;
}
const button = (name: string) => screen.queryByRole('button', { name });

it('names who it waits for and each rule before and after', async () => {
  await show();
  await screen.findByText('Waiting for Nora Lindqvist or Omar Reyes to confirm looser rules');
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toEqual([
    'The person who creates a payment can’t approve it: from Yes to No',
    expect.stringMatching(/: from \$500 to No limit$/),
  ]);
});

it('another person confirms what they saw, after a question', async () => {
  const sent = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Confirm',
  );
  await userEvent.click(confirm!);
  expect(sent).toEqual([['/api/settings/payments/proposed/confirm', { proposal: 3, changes: 2 }]]);
});

it('whoever asked for it withdraws and does not confirm', async () => {
  const sent = await show({ mine: true, confirmable: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(button('Confirm')).toBeNull();
  expect(sent).toEqual([['/api/settings/payments/proposed/withdraw', { proposal: 3 }]]);
});

it('a newcomer reads from when they can', async () => {
  await show({ confirmableAt: '2026-11-25T10:00:00Z' });
  await screen.findByText(/You can confirm it from/);
  expect(button('Confirm')).toBeNull();
});
