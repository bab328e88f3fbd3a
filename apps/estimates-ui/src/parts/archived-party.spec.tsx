// That a client is archived, beside their name on other pages, and restoring them there.
import { rightsOf } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ArchivedClient } from './archived-party.tsx';

afterEach(cleanup);

/** Beside a client's name, for somebody with this role; where something was posted. */
function open(archivedAt: string | null, role: Role = 'estimator'): string[] {
  const posted: string[] = [];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (init?.method === 'POST') posted.push(address);
    // Without news there is no stream to listen to.
    const rights = { ...rightsOf(role), 'notifications.read': undefined };
    return Promise.resolve(
      Response.json(
        address.includes('/api/clients')
          ? { id: 5, name: 'Maria Alvarez', archivedAt }
          : { id: 1, role, rights },
      ),
    );
  }) as typeof fetch;
  const element = (
    <p>
      Maria Alvarez <ArchivedClient id={5} />
    </p>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={router} />
      </WebProviders>
    </ThemeRoot>,
  );
  return posted;
}

it('restores an archived client at once', async () => {
  const posted = open('2026-03-09T18:00:00Z');
  await screen.findByText('Archived');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(posted).toEqual(['/api/clients/5/restore']));
});

it('offers it only to who may, and says nothing of other clients', async () => {
  open('2026-03-09T18:00:00Z', 'auditor');
  await screen.findByText('Archived');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  cleanup();
  open(null);
  await screen.findByText(/Maria Alvarez/);
  expect(screen.queryByText('Archived')).toBeNull();
});
