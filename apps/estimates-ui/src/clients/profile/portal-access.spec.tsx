// Specs of a client's portal users on the client's page, and of inviting one.
import { PortalAccessPanel } from '@purlin/ui/parts/portal-access.tsx';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePortalAccess } from '@purlin/web/portal-access.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';

afterEach(cleanup);

const dana = {
  id: 5,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@client.example',
  active: true,
  invited: true,
  invitedAt: '2020-11-26T20:00:00Z',
  lastSignInAt: null,
};

function Shown() {
  const access = usePortalAccess({ clientId: 12 }, false);
  const contact = { name: 'Dana Marie Whitfield', email: 'dana@client.example' };
  return access ? <PortalAccessPanel access={access} contact={contact} /> : <p>nothing</p>;
}

/**
 * Renders the panel with these users, for a user with these rights. Resolves to the requests sent.
 */
function open(users: readonly object[], rights: object): [string, unknown][] {
  const sent: [string, unknown][] = [];
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push([url, JSON.parse((init.body ?? '{}') as string)]);
    const answers: readonly (readonly [string, object])[] = [
      ['/api/users', init?.method === 'POST' ? dana : users],
      ['/company', { timeZone: 'America/Los_Angeles' }],
      ['', { id: 1, firstName: 'Ada', role: 'admin', rights }],
    ];
    return Promise.resolve(Response.json(answers.find(([part]) => url.includes(part))?.[1]));
  }) as typeof fetch;
  const router = createBrowserRouter([{ path: '*', element: <Shown /> }]);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={router} />
      </WebProviders>
    </ThemeRoot>,
  );
  return sent;
}
const ADMIN = { 'users.read': 'all', 'users.write': 'all' };

it('invites with the name and email on file', async () => {
  const sent = open([], ADMIN);
  fireEvent.click(await screen.findByRole('button', { name: 'Give portal access' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send invitation' }));
  const person = { firstName: 'Dana Marie', lastName: 'Whitfield', email: 'dana@client.example' };
  await waitFor(() =>
    expect(sent.map(([, body]) => body)).toEqual([{ ...person, role: 'client', clientId: 12 }]),
  );
});

it('shows how long an invitation has been pending, and resends it', async () => {
  const sent = open([dana], ADMIN);
  expect(await screen.findByText('Invited Nov 26, 2020')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Resend the invitation to Dana Whitfield' }));
  await waitFor(() => expect(sent[0]?.[0]).toContain('/api/users/5/send-password-link'));
});

it('shows the last sign-in, and then offers no invitation', async () => {
  open([{ ...dana, lastSignInAt: '2020-11-27T20:00:00Z' }], ADMIN);
  expect(await screen.findByText('Signed in Nov 27, 2020')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
});

it('is read-only without the right to invite, and hidden without the right to read users', async () => {
  open([dana], { 'users.read': 'all' });
  expect(await screen.findByText('Invited Nov 26, 2020')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Give|Add|Resend/ })).toBeNull();
  cleanup();
  open([dana], { 'clients.read': 'all' });
  expect(await screen.findByText('nothing')).toBeTruthy();
});
