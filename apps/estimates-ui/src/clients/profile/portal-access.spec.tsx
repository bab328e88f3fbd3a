// Who signs in to the portal for a client, as their page says it, and inviting somebody.
import { PortalAccessPanel } from '@purlin/ui/record/portal-access.tsx';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contactOf, usePortalAccess } from '@purlin/web/portal-access.ts';
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
  const contact = contactOf('Dana Marie Whitfield', 'dana@client.example');
  return access ? <PortalAccessPanel access={access} contact={contact} /> : <p>nothing</p>;
}

/** The panel over these users, for somebody with these rights; what was sent is in the answer. */
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

it('invites with the name and the address on file', async () => {
  const sent = open([], ADMIN);
  fireEvent.click(await screen.findByRole('button', { name: 'Give portal access' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send invitation' }));
  const person = { firstName: 'Dana Marie', lastName: 'Whitfield', email: 'dana@client.example' };
  await waitFor(() =>
    expect(sent.map(([, body]) => body)).toEqual([{ ...person, role: 'client', clientId: 12 }]),
  );
});

it('has the focus on its button again once the invitation is sent', async () => {
  open([], ADMIN);
  fireEvent.click(await screen.findByRole('button', { name: 'Give portal access' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/Give portal access|Add person/),
  );
});

it('takes access away, after a question', async () => {
  const sent = open([dana], ADMIN);
  const button = { name: 'Remove Dana Whitfield’s access' };
  fireEvent.click(await screen.findByRole('button', button));
  const asked = await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Remove access' }));
  await waitFor(() => expect(sent[0]?.[0]).toContain('/api/users/5/deactivate'));
});

it('gives access again to who is kept out, and takes nothing away from them', async () => {
  const sent = open([{ ...dana, active: false }], ADMIN);
  expect(await screen.findByText('Deactivated')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Restore Dana Whitfield’s access' }));
  await waitFor(() => expect(sent[0]?.[0]).toContain('/api/users/5/reactivate'));
});

it('begins with no name where the client is a company', () => {
  expect(contactOf('Ridgeline Property Management', 'a@b.example')).toEqual({
    firstName: '',
    lastName: '',
    email: 'a@b.example',
  });
});

it('says since when an invitation waits, and sends it again', async () => {
  const sent = open([dana], ADMIN);
  expect(await screen.findByText('Invited Nov 26, 2020')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Resend the invitation to Dana Whitfield' }));
  await waitFor(() => expect(sent[0]?.[0]).toContain('/api/users/5/send-password-link'));
});

it('says when somebody came in last, and offers no invitation then', async () => {
  open([{ ...dana, lastSignInAt: '2020-11-27T20:00:00Z' }], ADMIN);
  expect(await screen.findByText('Signed in Nov 27, 2020')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
});

it('is only looked at by who may not invite, and not there for who may not look', async () => {
  open([dana], { 'users.read': 'all' });
  expect(await screen.findByText('Invited Nov 26, 2020')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Give|Add|Resend|Remove/ })).toBeNull();
  cleanup();
  open([dana], { 'clients.read': 'all' });
  expect(await screen.findByText('nothing')).toBeTruthy();
});
