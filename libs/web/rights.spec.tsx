// Specs of permissions on screens: what is shown to whom.
import { clients } from '@purlin/contracts/clients.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import type { Rights } from '@purlin/domain/access/rights.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { May, reaches, WebProviders } from '@purlin/web/web.ts';

afterEach(cleanup);

/** Renders a screen for a user with these rights, or for nobody if undefined. */
function draw(rights: Rights | undefined): void {
  const session = { id: 1, firstName: 'Ada', role: 'admin', rights };
  globalThis.fetch = () =>
    Promise.resolve(
      rights ? Response.json(session) : Response.json({ code: 'no-session' }, { status: 401 }),
    );
  render(
    <WebProviders notify={() => undefined}>
      <p>Everybody</p>
      <May call={clients.add}>
        <button type="button">Add Client</button>
      </May>
      <May call="vendors.read">
        <a href="/vendors">Vendors</a>
      </May>
    </WebProviders>,
  );
}

it('shows a button to users whose call would be allowed', async () => {
  draw({ 'clients.write': 'all' });
  expect(await screen.findByRole('button', { name: 'Add Client' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('hides it from users whose right reaches only their own records', async () => {
  draw({ 'clients.write': 'own', 'vendors.read': 'all' });
  expect(await screen.findByRole('link', { name: 'Vendors' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('hides it when nobody is signed in', async () => {
  draw(undefined);
  expect(await screen.findByText('Everybody')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('requires no right where the contract requires none', () => {
  expect(reaches({}, { right: 'everyone' })).toBe(true);
  expect(reaches({}, { right: 'signed-in' })).toBe(true);
  expect(reaches({}, vendors.list)).toBe(false);
});
