// For specs of signing in: who signs in, and a screen at an address.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { render } from '@testing-library/react';

export const userWith = (role: SignedIn['role']): SignedIn => ({
  id: 7,
  email: 'ray@gutters.example',
  firstName: 'Ray',
  lastName: 'Duong',
  role,
  companyName: 'Cascade Gutters',
  phone: null,
  clientId: null,
  vendorId: role === 'vendor' ? 3 : null,
  active: true,
  invited: false,
  secondFactor: false,
  hasPasskey: false,
  lacksFactor: false,
  mustChoosePassword: false,
  language: null,
  rights: rightsOf(role),
});

/** Shows what these routes have at the address. */
export function openAt(address: string, routes: Parameters<typeof createBrowserRouter>[0]): void {
  history.replaceState(null, '', address);
  const router = createBrowserRouter(routes);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={router} />
      </WebProviders>
    </ThemeRoot>,
  );
}
