// What stands under the link of an e-mail that signs in: nothing happens before somebody presses.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wantedPage } from '../portals/wanted-page.ts';
import LinkPage from './link-page.tsx';
import { openAt, userWith } from './sign-in-fixture.tsx';

const user = userWith('vendor');

let pressed: unknown[] = [];
let whose: string | null = 'r•••@gutters.example';
beforeEach(() => {
  whose = 'r•••@gutters.example';
  pressed = [];
  sessionStorage.clear();
});
afterEach(cleanup);

/** Opens a link that the server answers so, in turn. */
function open(...answers: readonly Response[]): void {
  const left = [...answers];
  globalThis.fetch = (address, init) => {
    const path = address instanceof Request ? address.url : String(address);
    if (path.includes('/api/login/link')) {
      pressed.push(JSON.parse(init?.body as string));
      return Promise.resolve(left.shift()!);
    }
    if (path.includes('/api/auth/look-at-sign-in-link'))
      return Promise.resolve(Response.json({ email: whose }));
    if (path.includes('/api/company'))
      return Promise.resolve(Response.json({ name: 'Hendricks Roofing', phone: '541-555-0100' }));
    return Promise.resolve(Response.json({ code: 'not-signed-in' }, { status: 401 }));
  };
  openAt('/auth/link#token', [
    { path: '/auth/link', element: <LinkPage /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
const refusal = (code: string, status: number) => Response.json({ code, status }, { status });

it('signs in with a press, and opens the page that was wanted', async () => {
  open(Response.json({ user, page: '?order=17' }));
  await screen.findByRole('button', { name: 'Sign In' });
  expect(pressed).toEqual([]);
  await press();
  await waitFor(() => expect(location.pathname + location.search).toBe('/vendor-portal?order=17'));
  expect(pressed).toEqual([{ token: 'token' }]);
  expect(wantedPage()).toBe('?order=17');
});

it('says as whom', async () => {
  open();
  await screen.findByText('Sign in with r•••@gutters.example');
});

it('asks for a code where that takes one', async () => {
  open(refusal('code-needed', 401), Response.json({ user, page: null }));
  await press();
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
  await press();
  await waitFor(() => expect(location.pathname).toBe('/vendor-portal'));
  expect(pressed.at(-1)).toEqual({ token: 'token', code: '123456' });
});

it('offers another link at once where this one is over', async () => {
  whose = null;
  open();
  expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Email me a new link' })).toBeTruthy();
});

it('offers another link where this one ends before the press', async () => {
  open(refusal('link-over', 400));
  await press();
  expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
  const another = screen.getByRole('link', { name: 'Email me a new link' });
  expect(another.getAttribute('href')).toBe('/auth#link');
});
