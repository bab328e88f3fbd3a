// Specs of the account offer on an estimate's page: shown only after an approval.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountLink } from './account-link.tsx';
import { single } from './fixture.ts';

beforeEach(() => history.replaceState(null, '', '/estimate/EST-1-AAAAAAAA'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const approved = { ...single, status: 'accepted' as const };
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Email me a link' }));

it('says where the link was sent, masked', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ to: 'd•••@client.example' }));
  render(<AccountLink estimate={approved} />);
  send();
  expect(await screen.findByText(/We emailed a link to d•••@client\.example/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['there is no address on file', { to: null }, 200],
  ['the server failed', { code: 'unexpected' }, 500],
])('says that nothing was sent when %s', async (_, body, status) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  render(<AccountLink estimate={approved} />);
  send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/We couldn’t send the link/);
  expect(screen.getByRole('button', { name: 'Email me a link' })).toBeTruthy();
});

it('is hidden before an approval', () => {
  render(<AccountLink estimate={single} />);
  expect(screen.queryByRole('button')).toBeNull();
});
