// Specs of rights on screens: what stands there for whom.
import { clients } from '@purlin/contracts/clients.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import type { Rights } from '@purlin/domain/access/rights.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { May, reaches, WebProviders } from '@purlin/web/web.ts';

afterEach(cleanup);

/** A screen of somebody whose session's answer names these rights; of nobody without any. */
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

it('shows a button to whom its call would not refuse', async () => {
  draw({ 'clients.write': 'all' });
  expect(await screen.findByRole('button', { name: 'Add Client' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows none where the right reaches only what is their own', async () => {
  draw({ 'clients.write': 'own', 'vendors.read': 'all' });
  expect(await screen.findByRole('link', { name: 'Vendors' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows none to nobody', async () => {
  draw(undefined);
  expect(await screen.findByText('Everybody')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks no right where the contract asks none', () => {
  expect(reaches({}, { right: 'everyone' })).toBe(true);
  expect(reaches({}, { right: 'signed-in' })).toBe(true);
  expect(reaches({}, vendors.list)).toBe(false);
});
