// Saved replies in the composer: inserted with what is known, and never sent with a gap.
import type { Conversation } from '@purlin/contracts/messages.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WriteBox } from './write-box.tsx';

afterEach(cleanup);
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
});

const shown: Conversation = {
  kind: 'client',
  partyId: 5,
  name: 'Maria Alvarez',
  archived: false,
  phone: null,
  reached: 'portal',
  unread: 0,
  latest: 2,
  seen: null,
  language: 'es',
  jobs: [
    { id: 9, title: 'Techo del granero', startDate: '2026-03-02' },
    { id: 8, title: 'Garage', startDate: null },
  ],
  entries: [],
  more: false,
};
const saved = [{ name: 'Start date', text: 'Hola {client}: {job}, {date}.' }];

function open({
  entries = saved,
  role = 'admin',
  at = '/messages/client/5?job=9',
}: {
  readonly entries?: readonly object[];
  readonly role?: Role;
  readonly at?: string;
} = {}) {
  const asked: unknown[] = [];
  const user = { id: 1, role, rights: { ...rightsOf(role), 'notifications.read': undefined } };
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method === 'POST') asked.push(JSON.parse(init.body as string));
    return Promise.resolve(
      Response.json(
        address.startsWith('/api/user')
          ? (user as unknown as SignedIn)
          : address.endsWith('/replies')
            ? { entries }
            : shown,
      ),
    );
  }) as typeof fetch;
  globalThis.history.replaceState(null, '', at);
  const element = <WriteBox shown={shown} />;
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
      </WebProviders>
    </ThemeRoot>,
  );
  return asked;
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const button = () => screen.findByRole('button', { name: 'Saved replies' });
const choose = async (name: string) => {
  fireEvent.click(await button());
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it('are inserted below what is written, in the language of who reads it', async () => {
  open();
  fireEvent.change(await field(), { target: { value: 'Good morning!' } });
  await choose('Start date');
  expect((await field()).value).toBe(
    'Good morning!\nHola Maria Alvarez: Techo del granero, lunes, 2 de marzo.',
  );
});

it('are not sent while something is to be filled in', async () => {
  const asked = open({ at: '/messages/client/5?job=8' });
  await choose('Start date');
  expect((await field()).value).toBe('Hola Maria Alvarez: Garage, {date}.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Fill in {date} before you send this');
  expect(asked).toEqual([]);
  fireEvent.change(await field(), { target: { value: 'Hola: Garage, mañana.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked).toMatchObject([{ text: 'Hola: Garage, mañana.' }]));
});

it('lead to the settings where somebody may change them, and are no part of notes', async () => {
  open({ entries: [] });
  await choose('Manage saved replies');
  await waitFor(() => expect(location.pathname).toBe('/settings/replies'));
  cleanup();
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
  expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull();
});

it('are nothing where there are none and nobody may add any', async () => {
  open({ entries: [], role: 'estimator' });
  await field();
  expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull();
});
