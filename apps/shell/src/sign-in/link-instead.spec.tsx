// Clients and vendors without a password go on by a link, over the screen that waits for them.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import PasswordAgain from './password-again.tsx';
import SignInAgain from './sign-in-again.tsx';
import { openAt, userWith } from './sign-in-fixture.tsx';

let sent: { readonly path: string; readonly body: unknown }[] = [];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (address, init) => {
    const { pathname: path } = new URL(
      String(address instanceof Request ? address.url : address),
      location.href,
    );
    if (init?.method !== 'POST')
      return Promise.resolve(Response.json({ code: 'not-signed-in' }, { status: 401 }));
    sent.push({ path, body: JSON.parse(init.body as string) });
    return Promise.resolve(Response.json({}));
  };
});
afterEach(cleanup);

const open = (element: ReactElement) => openAt('/vendor?tab=orders', [{ path: '*', element }]);
const again = (role: SignedIn['role']) => open(<SignInAgain user={userWith(role)} />);
const button = (name: string) => screen.queryByRole('button', { name });

it('sends one that signs in and opens the page they were on', async () => {
  again('vendor');
  await screen.findByRole('dialog');
  fireEvent.click(button('Email me a sign-in link')!);
  await screen.findByText(/Check ray@gutters.example for a sign-in link/);
  expect(sent).toEqual([
    { path: '/api/auth/sign-in-link', body: { email: 'ray@gutters.example', page: '?tab=orders' } },
  ]);
});

it('is offered to the user of the screen alone, and not to staff', async () => {
  again('vendor');
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: 'x@y.example' } });
  expect(button('Email me a sign-in link')).toBeNull();
  cleanup();
  again('estimator');
  await screen.findByRole('dialog');
  expect(button('Email me a sign-in link')).toBeNull();
});

it('sends one to set a password where a password is needed', async () => {
  const never = () => Promise.reject(new Error('not here'));
  open(<PasswordAgain user={userWith('client')} give={never} shown={() => {}} refuse={() => {}} />);
  await screen.findByRole('dialog');
  fireEvent.click(button('Email me a link to set a password')!);
  await screen.findByText(/Set a password there/);
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/forgot-password']);
});
