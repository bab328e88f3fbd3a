// Specs of the page behind an emailed password link: the form if the link is valid, else why not
// and what to do.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import ChoosePasswordPage from './choose-password-page.tsx';

afterEach(cleanup);

const company = { name: 'Hendricks Roofing', phone: '541-555-0100' };

/** Opens a link with this state on the server. */
function open(link: { readonly standing: string; readonly kind: string | null }): void {
  globalThis.fetch = (address) => {
    const path = address instanceof Request ? address.url : String(address);
    if (path.includes('look-at-link')) return Promise.resolve(Response.json(link));
    if (path.includes('/api/company')) return Promise.resolve(Response.json(company));
    return Promise.resolve(Response.json({ code: 'not-signed-in' }, { status: 401 }));
  };
  history.replaceState(null, '', '/auth/choose-password#token');
  const router = createBrowserRouter([{ path: '*', element: <ChoosePasswordPage /> }]);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={router} />
      </WebProviders>
    </ThemeRoot>,
  );
}

it('asks for a password if the link is valid', async () => {
  open({ standing: 'valid', kind: 'reset' });
  expect(await screen.findByLabelText(/New password/)).toBeTruthy();
  expect(screen.queryByText(/This link|of this link/)).toBeNull();
});

it('offers a new link if a password-reset link has expired', async () => {
  open({ standing: 'expired', kind: 'reset' });
  expect(await screen.findByText(/This link has expired/)).toBeTruthy();
  const another = screen.getByRole('link', { name: 'Email me a new link' });
  expect(another.getAttribute('href')).toBe('/auth#forgot');
  expect(screen.queryByLabelText(/New password/)).toBeNull();
});

it('says whom to ask if an invitation was already used', async () => {
  open({ standing: 'used', kind: 'invitation' });
  expect(await screen.findByText(/contact Hendricks Roofing: 541-555-0100/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Email me a new link' })).toBeNull();
});
