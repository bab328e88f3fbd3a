// Specs of the dialog that matches a record with QuickBooks: errors at the field, and what linking
// writes there.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MatchDialog } from './match-dialog.tsx';

afterEach(cleanup);

const record: QuickBooksRecord = {
  id: 4,
  kind: 'customer',
  ourId: 12,
  title: 'Ash: Rental House',
  state: 'review',
  reason: null,
  said: null,
  changedAt: '2026-11-26T10:00:00Z',
  theirId: null,
  theirPage: null,
  unlinkable: false,
  gone: false,
  paidAgain: false,
  inactive: false,
  changed: null,
  nameTaken: false,
  holder: null,
  paper: null,
  waitsFor: null,
  ours: { contact: '', email: 'ash@house.example', phone: '', address: '12 Hendricks Hill Dr' },
  wrote: [],
  candidates: [
    {
      theirId: '5',
      kind: 'customer',
      name: 'Ash',
      email: 'ash@house.example',
      phone: '',
      linkable: true,
      page: null,
      paper: null,
      wrote: [],
    },
  ],
  differences: [],
};

/** Opens the dialog with a server that refuses like this. Returns the requests sent. */
function open(status: number, refusal: object) {
  const sent: unknown[] = [];
  globalThis.fetch = ((_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(null));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(Response.json(refusal, { status }));
  }) as typeof fetch;
  const element = <MatchDialog record={record} onClose={vi.fn()} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return sent;
}
const makeNew = async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Not this one/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create new' }));
};
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name in QuickB/ });

it('suggests a name that QuickBooks accepts, and shows a rejected one at the field', async () => {
  const sent = open(400, {
    code: 'invalid',
    message: 'Please check the fields',
    errors: { name: ['QuickBooks takes no such name'] },
  });
  await makeNew();
  expect(sent).toEqual([{ choice: 'create', name: 'Ash Rental House', seen: ['5'] }]);
  await screen.findByText('QuickBooks takes no such name');
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Your decision couldn’t be saved')).toBeNull();
});

it('shows at the field who has the name, and other errors above the fields', async () => {
  open(409, { code: 'record-name-taken', message: 'A vendor is called so' });
  await makeNew();
  await screen.findByText('A vendor is called so');
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  cleanup();
  open(409, { code: 'record-not-in-question', message: 'Someone has already decided this.' });
  await makeNew();
  await screen.findByText('Your decision couldn’t be saved');
  expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
});

it('says what linking adds to the selected record', async () => {
  open(200, record);
  expect(screen.queryByText(/will be added\.$/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Ash/ }));
  screen.getByText('QuickBooks has no address, so 12 Hendricks Hill Dr will be added.');
  await userEvent.click(screen.getByRole('radio', { name: /Not this one/ }));
  expect(screen.queryByText(/^QuickBooks has no address/)).toBeNull();
});
