// Runs a remote alone, in development: the same providers as in the shell, its own screens only.
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type Notify,
  type Remote,
  RouterProvider,
  WebProviders,
} from '@purlin/web/web.ts';

interface Furniture {
  /** Theme and toaster. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
  readonly notify: Notify;
}

/** Mounts the remote's screens in `#root`. */
export function mountRemote({ routes }: Remote, { frame: Frame, notify }: Furniture): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <Frame>
        <WebProviders notify={notify}>
          <RouterProvider router={createBrowserRouter([...routes])} />
        </WebProviders>
      </Frame>
    </StrictMode>,
  );
}
